/** The calls to recover a password and to sign out. */
import { calls } from '#wire/calls.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { closeSession, sessionToken } from '#web/session/session.ts'

/** Returns 'ok', the text of a refusal, or null when the call itself failed. */
const outcomeOf = async (answer: Promise<{ Description: string }>): Promise<string | null> => {
  try {
    return (await answer).Description
  } catch (failure) {
    if (failure instanceof CallFailed) return null
    throw failure
  }
}
const once = { open: true, requestId: true } as const
export const requestMail = (email: string) => outcomeOf(call(calls.forgotPassword, { body: { email }, ...once }))
export const setPassword = (code: string, newPassword: string) =>
  outcomeOf(call(calls.resetPassword, { body: { code, newPassword }, ...once }))

const END_MS = 5000
/** Revokes the token on the server if it can be reached; the browser forgets it in any case. */
export const endSession = async (): Promise<void> => {
  if (sessionToken()) await call(calls.signOut, { onExpired: 'throw', timeoutMs: END_MS }).catch(() => undefined)
  closeSession()
}
