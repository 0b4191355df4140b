/** The calls of those who forgot their password, and of those who leave. */
import { calls } from '#wire/calls.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { closeSession, sessionToken } from '#web/session/session.ts'

interface Described {
  Description: string
}
/** 'ok', a refusal of the server, or null when the call itself failed. */
const ask = async (path: string, body: object): Promise<string | null> => {
  try {
    return (await call<Described>(path, { body, open: true, requestId: true })).Description
  } catch (failure) {
    if (failure instanceof CallFailed) return null
    throw failure
  }
}
export const askForMail = (email: string) => ask(calls.forgotPassword, { email })
export const setPassword = (code: string, newPassword: string) => ask(calls.resetPassword, { code, newPassword })

const END_MS = 5000
/** The token dies on the server too, if it can be reached; the browser forgets it either way. */
export const endSession = async (): Promise<void> => {
  if (sessionToken()) await call(calls.signOut, { onExpired: 'throw', timeoutMs: END_MS }).catch(() => undefined)
  closeSession()
}
