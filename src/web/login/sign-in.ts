/** Name and password against a token. */
import { calls } from '#wire/calls.ts'
import { call, CallFailed, request } from '#web/data/call.ts'
import { openSession } from '#web/session/session.ts'

interface Answer { access_token?: string; error_description?: string; Message?: string }

/** The text of the refusal, or null when the session is open. */
export const signIn = async (userName: string, password: string): Promise<string | null> => {
  const body = new URLSearchParams({ grant_type: 'password', username: userName, password })
  try {
    const reply = await request(calls.signIn, { body, open: true })
    const answer = await reply.json().catch(() => ({})) as Answer
    if (reply.ok && answer.access_token) {
      openSession(answer.access_token, userName)
      return null
    }
    return answer.error_description ?? answer.Message ?? `${reply.status}`
  } catch (failure) {
    if (failure instanceof CallFailed) return failure.message
    throw failure
  }
}

interface Described { Description: string }
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

/** README §14: 8 … 128 characters, a letter and a digit. */
export const isStrong = (password: string): boolean => password.length >= 8 && password.length <= 128 && /\p{L}/u.test(password) && /\d/.test(password)
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+$/.test(text) && text.length <= 254
