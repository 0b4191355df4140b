/**
 * GET /health, for monitoring: whether the database answers, whether sealed secrets can be opened, whether work is
 * stopped, and whether a replica for reading is asked.
 */
import type { FastifyInstance } from 'fastify'
import { Rejected } from '#wire/errors.ts'
import { networkOf } from './http/address.ts'
import type { Server } from './call/call.ts'
import type { ReplicaState } from './database/replica.ts'
import { sendFailure } from './handler.ts'
import { findLostSecrets } from './secrets/lost-secrets.ts'
import { countPaused } from './work/pauses.ts'

/** The database is checked at most once per this many milliseconds, however many requests come. */
const freshMs = 1_000

/**
 * Returns a function with the result of the latest check, or of the check in progress: of how many tenants the work is
 * stopped.
 */
const createHealthCheck = ({ database, clock }: Server): (() => Promise<number>) => {
  let last: { answer: Promise<number>; until: number } | null = null
  return () => {
    const now = clock.now().getTime()
    // The second condition prevents an old result from staying valid after the clock was set back.
    if (!last || now >= last.until || last.until - now > freshMs) {
      const answer = database.acrossTenants(
        'health',
        async (tx) => (await tx.query<{ paused: number }>(countPaused))[0]!.paused,
        { readOnly: true, kind: 'check' },
      )
      last = { answer, until: now + freshMs }
    }
    return last.answer
  }
}

const stoppedWork =
  'Việc nền đang dừng, thường là sau khi phục hồi; cho chạy tiếp: npm run work -- resume. Background work is stopped, usually after a restore; let it go on: npm run work -- resume.'

const instead = 'cơ sở dữ liệu chính trả lời thay'
const insteadInEnglish = 'the primary answers in its place'
/** Where nothing is said, the replica is asked. */
const unusedReplica: Readonly<Partial<Record<ReplicaState, string>>> = {
  behind: `Bản sao để đọc chưa theo kịp; ${instead}. The replica for reading is behind; ${insteadInEnglish}.`,
  away: `Không tới được bản sao để đọc; ${instead}. The replica for reading cannot be reached; ${insteadInEnglish}.`,
  other: `DATABASE_READ_URL không dẫn tới bản sao của cơ sở dữ liệu này; ${instead}. DATABASE_READ_URL does not lead to a replica of this database; ${insteadInEnglish}.`,
}

/** The parts of the answer that name troubles with which the program works all the same; none: an empty object. */
const troublesOf = ({
  hasKeys,
  paused,
  replica,
}: {
  hasKeys: boolean
  paused: number
  replica: string | undefined
}) => {
  const why = [...(paused > 0 ? [stoppedWork] : []), ...(replica ? [replica] : [])]
  return {
    ...(!hasKeys && { missing: ['secret.keys'] }),
    ...(paused > 0 && { stopped: ['work'] }),
    ...(replica && { unused: ['replica'] }),
    ...(why.length > 0 && { why: why.join(' ') }),
  }
}

const secretsFreshMs = 60_000

/**
 * True if the keys of all sealed secrets are there; asked once a minute at most, and told from the last answer
 * meanwhile, because every tenant is looked at. The first one is waited for.
 */
const createSecretsCheck = (server: Server): (() => Promise<boolean>) => {
  let last: Promise<boolean> | null = null
  let next: { answer: Promise<boolean>; at: number } | null = null
  const look = async (): Promise<boolean> => (await findLostSecrets(server)) === null
  return () => {
    const now = server.clock.now().getTime()
    if (!next || now - next.at >= secretsFreshMs || next.at > now) {
      const answer = look()
      next = { answer, at: now }
      // A failure is the trouble of the database, which the other check tells.
      answer.then(
        () => (last = answer),
        () => (next = null),
      )
    }
    return last ?? next.answer
  }
}

export const addHealth = (app: FastifyInstance, server: Server): void => {
  const look = createHealthCheck(server)
  const hasKeys = createSecretsCheck(server)
  app.get('/health', { config: { demand: 'anyone' } }, async (request, reply) => {
    try {
      if (!server.limiter.allow(`health ${networkOf(request.ip)}`)) throw new Rejected(429, 'tooFast')
      const paused = await look()
      // The program works all the same, so the status stays 200.
      const replica = unusedReplica[server.replica?.state ?? 'used']
      const troubles = troublesOf({ hasKeys: await hasKeys(), paused, replica })
      return await reply.send({ status: Object.keys(troubles).length > 0 ? 'degraded' : 'ok', ...troubles })
    } catch (error) {
      return sendFailure(server, { request, reply }, { error })
    }
  })
}
