/** Counts answers for monitoring, by what the call is and how it ended; nothing of what was asked or by whom. */
import type { FastifyInstance } from 'fastify'
import type { AnyCall, RequestLog, Server } from './call/call.ts'
import { kindOf } from './call/run-call.ts'
import type { AnswerRecord } from './metrics/meters.ts'

/** The facts of a call that its path tells. */
type Family = Pick<AnswerRecord, 'kind' | 'document'>

/** All calls by their paths. A save belongs to the kind of document whose module it is a call of. */
const familiesOf = ({ registry }: Pick<Server, 'registry'>, calls: readonly AnyCall[]): Map<string, Family> => {
  const saves = new Map<string, string>()
  for (const [kind, { wire }] of registry.documents) saves.set(`${wire.module}/UpdateDB`, kind)
  return new Map(calls.map((call) => [call.path, { kind: kindOf(call), document: saves.get(call.path) }]))
}

const outcomeOf = (status: number, { isReplay, isRefused }: Partial<RequestLog>): AnswerRecord['outcome'] => {
  if (status >= 500) return 'failed'
  if (status >= 400) return 'rejected'
  if (isRefused) return 'refused'
  return isReplay ? 'replayed' : 'answered'
}

/** Nothing is added where nothing is counted. */
export const countAnswers = (app: FastifyInstance, server: Server, calls: readonly AnyCall[]): void => {
  const { meters } = server
  if (!meters) return
  const families = familiesOf(server, calls)
  app.addHook('onResponse', async (request, reply) => {
    if (!request.call) return
    const { passage } = request
    const { kind, document } = families.get(request.call) ?? {
      kind: request.call === 'hooks' ? 'hook' : 'other',
      document: undefined,
    }
    const { milliseconds = 0, queries = 0 } = passage?.statistics ?? {}
    meters.answered({
      kind,
      document,
      outcome: outcomeOf(reply.statusCode, passage ?? {}),
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      database: { milliseconds, queries },
      caller: passage?.tenant && passage.user ? `${passage.tenant.id} ${passage.user}` : undefined,
    })
  })
}
