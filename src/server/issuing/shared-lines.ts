/**
 * The turns of several processes: each keeps its own line, and whoever is first in it also needs a row of `invoice_turn`,
 * which stands while a provider is asked. So invoices of two days of a series are never sent beside each other, and no
 * invoice is sent by two processes at once.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '#engine/sql.ts'
import type { InvoiceTurn, InvoiceTurns, Server } from '../call/call.ts'
import { turnsOfOne } from './series-line.ts'

type TurnRequest = Parameters<InvoiceTurns['take']>[0]

/** Longer than a provider is asked, with the transactions around it; a killed process holds up a series so long. */
const standsMs = 120_000
const lookEveryMs = 100

/** Returns true if the row was made: nobody is at this invoice or at another day of its series, and there is room. */
const stand = (
  { database }: Pick<Server, 'database'>,
  { tenant, invoice, series, day, most }: TurnRequest,
): Promise<boolean> =>
  database.inTenant(
    { tenant, user: null },
    async (tx) => {
      await tx.batch([
        sql`select pg_advisory_xact_lock(hashtextextended(${`invoices of ${tenant} ${series}`}, 0))`,
        sql`delete from invoice_turn t where ${sql.ours('t')} and t.until < ${tx.now}`,
      ])
      const made = await tx.query(sql`insert into invoice_turn (tenant_id, invoice_id, series, day, until)
select ${sql.home.tenant}, ${invoice}, ${series}, ${day}, ${new Date(tx.now.getTime() + standsMs)}
from (select count(*) as all_days, count(*) filter (where t.day = ${day}) as same_day from invoice_turn t where ${sql.ours('t')} and t.series = ${series}) as now
cross join ${sql.home.row}
where now.all_days = now.same_day and now.same_day < ${most}
on conflict (tenant_id, invoice_id) do nothing returning invoice_id`)
      return made.length > 0
    },
    { kind: 'save' },
  )

const leaveStand = async ({ database, log }: Pick<Server, 'database' | 'log'>, { tenant, invoice }: TurnRequest) =>
  database
    .inTenant(
      { tenant, user: null },
      (tx) => tx.query(sql`delete from invoice_turn t where ${sql.ours('t')} and t.invoice_id = ${invoice}`),
      { kind: 'save' },
    )
    .catch((error: unknown) => log.error({ err: error, tenant }, 'turn of an invoice'))

/** The turns of a process beside which others run on the same database. */
export const sharedTurns = (server: Pick<Server, 'database' | 'log'>): InvoiceTurns => {
  const own = turnsOfOne()
  const standUntil = async (wanted: TurnRequest, signal: AbortSignal): Promise<boolean> => {
    while (!signal.aborted) {
      if (await stand(server, wanted)) return true
      await sleep(lookEveryMs)
    }
    return false
  }
  return {
    areShared: true,
    async take(wanted, signal): Promise<InvoiceTurn | null> {
      const turn = await own.take(wanted, signal)
      if (!turn) return null
      const stands = await standUntil(wanted, signal).catch((error: unknown) => {
        turn.leave()
        throw error
      })
      if (!stands) {
        turn.leave()
        return null
      }
      let isOver = false
      return {
        begun: turn.begun,
        leave: () => {
          if (isOver) return
          isOver = true
          void leaveStand(server, wanted).finally(turn.leave)
        },
      }
    },
  }
}
