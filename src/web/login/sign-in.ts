/**
 * Exchanges user name and password for a token, or the ticket of a second factor and a code. Independent of the other
 * calls, so that the sign-in page loads nothing else.
 */
import { en, vi } from '#i18n/areas/call.ts'
import { languageStore } from '#web/words/language.ts'
import { openSession } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

interface Answer {
  access_token?: string
  error?: string
  error_description?: string
  mfa_token?: string
  Message?: string
}
export interface Refusal {
  message: string
  /** The password was right, and a code is needed too: to be sent with it. */
  ticket: string | undefined
  /** The ticket is of no use any more. */
  isOver: boolean
}
type Fields = Readonly<{ username: string; password: string } | { mfa_token: string; code: string }>
const TIMEOUT_MS = 60_000

const requestToken = async (fields: Fields): Promise<Answer> => {
  const tenant = tenantCode()
  const reply = await fetch('/api/authtoken', {
    method: 'POST',
    headers: { language: languageStore.get(), ...(tenant && { 'X-Tenant': tenant }) },
    body: new URLSearchParams({ grant_type: 'password', ...fields }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return reply.json() as Promise<Answer>
}

/** Returns a refusal, or null when the session was opened. */
export const signIn = async (userName: string, fields: Fields): Promise<Refusal | null> => {
  const unreachable = (languageStore.get() === 'en' ? en : vi)['call.offline']
  const answer = await requestToken(fields).catch((): Answer => ({}))
  if (!answer.access_token)
    return {
      message: answer.error_description ?? answer.Message ?? unreachable,
      ticket: answer.mfa_token,
      isOver: answer.error === 'mfa_expired',
    }
  openSession(answer.access_token, userName)
  return null
}
