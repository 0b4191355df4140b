/** Name and password against a token. By itself, without the rest of the calls: it is all the sign-in page needs. */
import { en, vi } from '#i18n/areas/call.ts'
import { languageStore } from '#web/words/language.ts'
import { openSession } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

interface Answer {
  access_token?: string
  error_description?: string
  Message?: string
}
const LATE_MS = 60_000

const ask = async (userName: string, password: string): Promise<Answer> => {
  const tenant = tenantCode()
  const reply = await fetch('/api/authtoken', {
    method: 'POST',
    headers: { language: languageStore.get(), ...(tenant && { 'X-Tenant': tenant }) },
    body: new URLSearchParams({ grant_type: 'password', username: userName, password }),
    signal: AbortSignal.timeout(LATE_MS),
  })
  return reply.json() as Promise<Answer>
}

/** The text of the refusal, or null when the session is open. */
export const signIn = async (userName: string, password: string): Promise<string | null> => {
  const unreachable = (languageStore.get() === 'en' ? en : vi)['call.offline']
  const answer = await ask(userName, password).catch((): Answer => ({ error_description: unreachable }))
  if (!answer.access_token) return answer.error_description ?? answer.Message ?? unreachable
  openSession(answer.access_token, userName)
  return null
}
