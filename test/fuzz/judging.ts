/** What no answer may be, whatever was sent. */
import type { Request } from './requests.ts'
import type { Answer } from './sending.ts'

/** Bounded, because answers of megabytes are searched for them. */
const secrets: readonly RegExp[] = [
  /\bat [^\n"\\()]{1,200}\([^\n"\\()]{1,300}:\d+:\d+\)/,
  /\bat (?:async )?(?:file:|node:|\/)[^\n"\\]{1,300}:\d+:\d+/,
  /node_modules/,
  // But what strangers saved as a name before.
  /\bpg_(?!sleep)[a-z]/,
  /relation \\?"/,
  /syntax error at or near/,
  /duplicate key value|violates [a-z -]{1,40} constraint/,
  /\/src\/[a-z]/,
  /\b(?:Type|Range|Reference|Syntax)Error\b/,
]

interface Envelope {
  ErrorCode?: unknown
  ErrorMessage?: unknown
  Data?: unknown
  error?: unknown
}

const parsed = (text: string): Envelope | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

const isCall = ({ to, url, method }: Request): boolean =>
  to === 'application' &&
  /^\/api\/[\w-]+(?:\/[\w-]+)?(?:[?]|$)/i.test(url) &&
  !/^\/api\/file\/(?!upload)/i.test(url) &&
  method === 'POST'

/** What the sender said himself comes back in messages: it is not the program that told it. */
const isEcho = (secret: RegExp, { body, url, said = '' }: Request): boolean =>
  [said, url, body.subarray(0, 100_000).toString()].some((text) => secret.test(text))

/** A head of more than 16 kB does not reach the program: Node refuses it in its own words. */
const isTooLongAHead = ({ url, headers }: Request): boolean =>
  url.length + Object.values(headers).join('').length > 14_000

const contract = (request: Request, { status, text }: Answer): string[] => {
  if (!isCall(request) || status === 0) return []
  // Nor does an expectation nobody can meet.
  if ((status === 431 && isTooLongAHead(request)) || (status === 417 && 'expect' in request.headers)) return []
  const envelope = parsed(text)
  if (!envelope) return ['is not what the contract says']
  const isRight =
    typeof envelope.ErrorCode === 'number' || (/^\/api\/authtoken/i.test(request.url) && 'error' in envelope)
  const isSilent = envelope.ErrorCode !== 0 && envelope.ErrorMessage === ''
  return isRight && !isSilent ? [] : ['is not what the contract says']
}

/** Why an answer is wrong; nothing when it is right. */
export const wrongIn = (request: Request, answer: Answer): string[] => [
  ...(answer.status >= 500 ? [`is ${answer.status}`] : []),
  ...(answer.status === 0 && request.to !== 'raw' && request.body.length < 1_000_000 ? ['did not come'] : []),
  ...secrets.filter((one) => one.test(answer.text) && !isEcho(one, request)).map((one) => `tells ${one.source}`),
  ...contract(request, answer),
]

/** True if a call that may change something says that it did. Doubt counts as yes. */
export const isAcknowledged = (answer: Answer): boolean => {
  if (answer.status !== 200) return false
  const envelope = parsed(answer.text)
  if (!envelope || envelope.ErrorCode !== 0) return false
  const data = envelope.Data as { Description?: unknown; TotalCount?: unknown } | string | null
  if (typeof data === 'string') return data === 'ok'
  if (typeof data?.Description === 'string') return data.Description === 'ok'
  return data?.TotalCount !== 0
}

/** The request as a line that can be sent again. */
export const asLine = (
  { to, method, url, headers, body }: Request,
  doors: { application: number; print: number },
): string => {
  const packed = body.toString('base64')
  const bytes = packed.length > 20_000 ? `${packed.slice(0, 2000)}…(${body.length} bytes)` : packed
  if (to === 'raw') return `echo ${bytes} | base64 -d | nc 127.0.0.1 ${doors.application}`
  const words = Object.entries(headers).map(
    ([name, value]) => `-H '${name}: ${value.slice(0, 300).replaceAll("'", "'\\''")}'`,
  )
  return `echo ${bytes} | base64 -d | curl -X ${method} --path-as-is 'http://127.0.0.1:${doors[to]}${url.slice(0, 3000).replaceAll("'", '%27')}' ${words.join(' ')} --data-binary @-`
}
