/** All calls to the server go through this module. */
import { en, vi } from '#i18n/areas/call.ts'
import { isLongCall, type PathTo } from '#wire/calls.ts'
import { type Envelope, failureText, isEnvelope } from '#wire/envelope.ts'
import { languageStore } from '#web/words/language.ts'
import { renewSession } from '#web/session/renewal.ts'
import { sessionToken, otherUserSignedIn } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { CallFailed } from './call-failed.ts'
import type { AnswerOf, CallOptions, DescribedPath, OptionsOf } from './described.ts'
import { newId } from './new-id.ts'
import { causeIsOver } from '#web/ui/floating/notify.tsx'

export { CallFailed } from './call-failed.ts'

export type { CallOptions } from './described.ts'

const NORMAL_MS = 60_000
const LONG_MS = 120_000
const text = (key: keyof typeof vi): string => (languageStore.get() === 'en' ? en : vi)[key]

export const newRequestId = newId

const address = (path: string, { query, requestId }: CallOptions): string => {
  const pairs = new URLSearchParams(query instanceof URLSearchParams ? query : undefined)
  if (query && !(query instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(query))
      if (value !== null && value !== undefined) pairs.set(name, queryText(value))
  }
  if (requestId) pairs.set('requestId', requestId === true ? newRequestId() : requestId)
  const tail = pairs.toString()
  return `/${path}${tail && `?${tail}`}`
}
const queryText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)

const headers = (path: string, { body, open }: CallOptions): Headers => {
  const out = new Headers({ language: languageStore.get() })
  const token = sessionToken()
  const tenant = tenantCode()
  if (token && !open) out.set('Authorization', `Bearer ${token}`)
  if (tenant) out.set('X-Tenant', tenant)
  if (path.startsWith('pdf/')) out.set('timezone', String(-new Date().getTimezoneOffset() / 60))
  if (body !== undefined && !isForm(body)) out.set('Content-Type', 'application/json')
  return out
}
const isForm = (body: unknown): body is BodyInit => body instanceof FormData || body instanceof URLSearchParams

const send = async (url: string, path: string, options: CallOptions): Promise<Response> => {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? (isLongCall(path) ? LONG_MS : NORMAL_MS))
  const { body, signal } = options
  try {
    const answer = await fetch(url, {
      method: options.method ?? 'POST',
      headers: headers(path, options),
      ...(body !== undefined && { body: isForm(body) ? body : JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    causeIsOver('connection')
    return answer
  } catch {
    if (signal?.aborted) throw new CallFailed('aborted', '')
    throw new CallFailed('network', text('call.offline'))
  }
}

/**
 * Returns any response. If the token has expired, the user signs in again and the call is repeated with the same
 * address.
 */
export const request = async (path: string, options: CallOptions = {}): Promise<Response> => {
  const url = address(path, options)
  // If another user has signed in in another window, no call may be sent with that user's token.
  if (!options.open && otherUserSignedIn() && !(await renewSession('')))
    throw new CallFailed('expired', text('call.expired'), 401)
  const answer = await send(url, path, options)
  if (answer.status !== 401 || options.open) return answer
  const message = failureText(await readEnvelope(answer)) || text('call.expired')
  if (options.onExpired === 'throw' || !(await renewSession(message))) throw new CallFailed('expired', message, 401)
  return send(url, path, options)
}

const readEnvelope = async (answer: Response): Promise<Partial<Envelope>> => {
  const value: unknown = await answer.json().catch(() => null)
  return isEnvelope(value) ? value : {}
}

/**
 * Calls by a path whose type says what is answered: one with a description, or of a definition (decision 0120). Returns
 * `Data`; throws CallFailed.
 */
export const call: {
  <P extends DescribedPath>(path: P, ...options: OptionsOf<P>): Promise<AnswerOf<P>>
  <A>(path: PathTo<A>, options?: CallOptions): Promise<A>
} = async <T>(path: string, options: CallOptions = {}): Promise<T> => readAnswer<T>(await request(path, options))

const readAnswer = async <T>(answer: Response): Promise<T> => dataOf<T>(answer, await readEnvelope(answer))

/** Returns `Data` of a response that was read; throws CallFailed. */
export const dataOf = <T>(answer: Response, envelope: Partial<Envelope>): T => {
  // Until a demanded second factor is set up, nothing else is answered.
  if (envelope.Code) location.assign(`/login/secondfactor?next=${location.pathname}`)
  if (!answer.ok)
    throw new CallFailed(
      answer.status === 401 ? 'expired' : 'http',
      envelope.Message || failureText(envelope) || text('call.offline'),
      answer.status,
    )
  if (envelope.ErrorCode !== 0)
    throw new CallFailed(
      envelope.ErrorCode === undefined ? 'network' : 'refused',
      failureText(envelope) || text('call.offline'),
      answer.status,
    )
  return envelope.Data as T
}

/** Like `call`, and reports the number of bytes received so far. */
export const callWithProgress = async <T>(
  path: PathTo<T>,
  options: CallOptions,
  onBytes: (bytes: number) => void,
): Promise<T> => {
  const answer = await request(path, options)
  const body = answer.body
  if (!body) return readAnswer<T>(answer)
  let bytes = 0
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        onBytes(bytes)
        controller.enqueue(chunk)
      },
    }),
  )
  return readAnswer<T>(new Response(counted, answer)).catch((failure: unknown) => {
    // The caller cancelled while the response was arriving.
    throw options.signal?.aborted ? new CallFailed('aborted', '') : failure
  })
}

/** For calls that return bytes, such as PDFs and files. */
export const callBytes = async (path: string, options: CallOptions = {}): Promise<Blob> => {
  const answer = await request(path, options)
  if (!answer.ok)
    throw new CallFailed('http', failureText(await readEnvelope(answer)) || text('call.offline'), answer.status)
  return answer.blob()
}
