/**
 * Exchanges user name and password for a token. Independent of the other calls, so that the sign-in page loads nothing
 * else.
 */
import { en, vi } from '#i18n/areas/call.ts'
import { languageStore } from '#web/words/language.ts'
import { openSession } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

interface Answer {
  access_token?: string
  error_description?: string
  Message?: string
}
const TIMEOUT_MS = 60_000

const requestToken = async (userName: string, password: string): Promise<Answer> => {
  const tenant = tenantCode()
  const reply = await fetch('/api/authtoken', {
    method: 'POST',
    headers: { language: languageStore.get(), ...(tenant && { 'X-Tenant': tenant }) },
    body: new URLSearchParams({ grant_type: 'password', username: userName, password }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return reply.json() as Promise<Answer>
}

/** Returns the text of a refusal, or null when the session was opened. */
export const signIn = async (userName: string, password: string): Promise<string | null> => {
  const unreachable = (languageStore.get() === 'en' ? en : vi)['call.offline']
  const answer = await requestToken(userName, password).catch((): Answer => ({ error_description: unreachable }))
  if (!answer.access_token) return answer.error_description ?? answer.Message ?? unreachable
  openSession(answer.access_token, userName)
  return null
}
