/**
 * Sends waiting letters in the background. Which tenant has something to send is kept in memory: a call that writes a
 * letter says so, and every ten minutes all tenants are looked at, for what another server left behind. A tenant whose
 * mail server does not answer holds one of several places, so that the others go on.
 */
import { sql } from '#engine/sql.ts'
import type { Outbox, Server } from '../call/call.ts'
import { nextDue, sendDue } from './sending.ts'

const tickMs = 1_000
const lookMs = 10 * 60_000
/** Tenants served at the same time. */
const atOnce = 8
/** After an error of our own, for instance when the database is away. */
const afterFaultMs = 60_000

export interface RunningOutbox extends Outbox {
  stop(): Promise<void>
}

export const startOutbox = (server: () => Server): RunningOutbox => {
  const due = new Map<string, number>()
  const running = new Map<string, Promise<void>>()
  let lookAt = 0
  let looking: Promise<void> | undefined

  const note = (tenant: string, moment: number): void => {
    due.set(tenant, Math.min(moment, due.get(tenant) ?? Infinity))
  }

  const serve = async (tenant: string): Promise<void> => {
    due.delete(tenant)
    try {
      const next = await sendDue(server(), tenant)
      if (next) note(tenant, next.getTime())
    } catch (error) {
      server().log.error({ err: error, tenant }, 'outbox')
      note(tenant, server().clock.now().getTime() + afterFaultMs)
    }
    running.delete(tenant)
  }

  const look = async (): Promise<void> => {
    try {
      const tenants = await server().database.acrossTenants(
        'letters that wait',
        (tx) => tx.query<{ id: string }>(sql`select id from tenant_ids() t (id)`),
        { readOnly: true },
      )
      for (const { id } of tenants) {
        const next = await nextDue(server(), id)
        if (next) note(id, next.getTime())
      }
    } catch (error) {
      server().log.error({ err: error }, 'outbox')
    }
    looking = undefined
  }

  const tick = (): void => {
    const now = server().clock.now().getTime()
    if (now >= lookAt && !looking) {
      lookAt = now + lookMs
      looking = look()
    }
    for (const [tenant, moment] of due) {
      if (running.size >= atOnce) return
      if (moment <= now && !running.has(tenant)) running.set(tenant, serve(tenant))
    }
  }
  const timer = setInterval(tick, tickMs)
  timer.unref()
  return {
    wake: (tenant) => note(tenant, 0),
    stop: async () => {
      clearInterval(timer)
      await Promise.all([...running.values(), looking])
    },
  }
}
