/** GET /health: whether the database answers, for monitoring. */
import type { FastifyInstance } from 'fastify'
import { sql } from '#engine/sql.ts'
import { Rejected } from '#wire/errors.ts'
import { networkOf } from './http/address.ts'
import type { Server } from './call/call.ts'
import { sendFailure } from './handler.ts'

/** The database is checked at most once per this many milliseconds, however many requests come. */
const freshMs = 1_000

/** Returns a function with the result of the latest check, or of the check in progress. */
const createHealthCheck = ({ database, clock }: Server): (() => Promise<unknown>) => {
  let last: { answer: Promise<unknown>; until: number } | null = null
  return () => {
    const now = clock.now().getTime()
    // The second condition prevents an old result from staying valid after the clock was set back.
    if (!last || now >= last.until || last.until - now > freshMs) {
      const answer = database.acrossTenants('health', (tx) => tx.query(sql`select 1`), {
        readOnly: true,
        kind: 'check',
      })
      last = { answer, until: now + freshMs }
    }
    return last.answer
  }
}

export const addHealth = (app: FastifyInstance, server: Server): void => {
  const look = createHealthCheck(server)
  app.get('/health', { config: { demand: 'anyone' } }, async (request, reply) => {
    try {
      if (!server.limiter.allow(`health ${networkOf(request.ip)}`)) throw new Rejected(429, 'tooFast')
      await look()
      return await reply.send({ status: 'ok' })
    } catch (error) {
      return sendFailure(server, { request, reply }, { error })
    }
  })
}
