/** What an administrator does about the access of others: ends their sessions, resets a lost second factor. */
import { problem, Refused } from '#kernel/problem.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { endedSessions, resetFactor } from '#wire/described/users.ts'
import { endSessions } from '../access/open-sessions.ts'
import { removeFactor } from '../access/second-factor.ts'
import { eachId, readIds } from '../call/batch.ts'
import type { Call, Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { changeProblems } from './granting.ts'
import { findUser, type KnownUser } from './user-record.ts'

/** A user whom the caller may change as a whole (decision 0048), locked. Throws Refused if there is none. */
export const changeableUser = async (scope: Scope, id: string): Promise<KnownUser> => {
  const user = await findUser(scope, id, true)
  if (!user) throw new Refused([problem('', 'notFound')])
  const beyond = await changeProblems(scope, user)
  if (beyond.length > 0) throw new Refused(beyond)
  return user
}

const endAll = async (scope: Scope, id: string): Promise<void> => {
  const user = await changeableUser(scope, id)
  await scope.tx.batch(endSessions(id))
  await logEvent(scope, { functionId: 'User', action: 'sessionsEnded', number: user.userName, recordId: id })
}

/** One's own is switched off with password and code: an open session alone must not do. */
const reset = async (scope: Scope, id: string): Promise<void> => {
  const user = await changeableUser(scope, id)
  if (id === scope.user.id) throw new Refused([problem('', 'secondFactor.ownReset')])
  if (!user.secondFactor) throw new Refused([problem('', 'secondFactor.none')])
  // Who lost the device may have lost a session with it.
  await scope.tx.batch([removeFactor(id), ...endSessions(id)])
  await logEvent(scope, { functionId: 'User', action: 'secondFactorReset', number: user.userName, recordId: id })
}

const each =
  (work: (scope: Scope, id: string) => Promise<void>) =>
  async (scope: Scope, { body }: Input) =>
    eachId(scope, readIds(body), {
      work: (id) => work(scope, id),
      numberOf: async (id) => (await findUser(scope, id))?.userName ?? '',
    })

export const userAccessCalls: readonly Call[] = [
  answering(endedSessions, each(endAll)),
  answering(resetFactor, each(reset)),
]
