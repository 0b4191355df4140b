/** The calls to recover a password and to sign out. */
import { calls } from '#wire/calls.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { closeSession, sessionToken } from '#web/session/session.ts'

interface Described {
  Description: string
}
/** Returns 'ok', the text of a refusal, or null when the call itself failed. */
const post = async (path: string, body: object): Promise<string | null> => {
  try {
    return (await call<Described>(path, { body, open: true, requestId: true })).Description
  } catch (failure) {
    if (failure instanceof CallFailed) return null
    throw failure
  }
}
export const requestMail = (email: string) => post(calls.forgotPassword, { email })
export const setPassword = (code: string, newPassword: string) => post(calls.resetPassword, { code, newPassword })

const END_MS = 5000
/** Revokes the token on the server if it can be reached; the browser forgets it in any case. */
export const endSession = async (): Promise<void> => {
  if (sessionToken()) await call(calls.signOut, { onExpired: 'throw', timeoutMs: END_MS }).catch(() => undefined)
  closeSession()
}
