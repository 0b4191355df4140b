/** What was said to others, without what must not be known: passwords, tokens, keys. */
import { secretMark } from '#model/field.ts'

export interface Hiding {
  /** Values, wherever they occur and however they are written. */
  values: readonly string[]
  /** Names of values, besides those that always are secret. */
  keys: readonly string[]
}

const usualKeys = [
  'password',
  'passwd',
  'pwd',
  'pass',
  'acpass',
  'servicepass',
  'servicepassword',
  'token',
  'access_token',
  'accesstoken',
  'refresh_token',
  'refreshtoken',
  'id_token',
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'secret',
  'client_secret',
  'clientsecret',
  'webhooksecret',
  'apikey',
  'api_key',
  'api-key',
  'x-api-key',
  'privatekey',
  'signature',
]

const inPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
const isShort = (value: string): boolean => value.length < 3

const inXml = (value: string): string =>
  value.replace(/[<>&"']/g, (sign) => `&${{ '<': 'lt', '>': 'gt', '&': 'amp', '"': 'quot', "'": 'apos' }[sign]!};`)

/** How a value may be written: as it is, in JSON, XML, an address or a form, in base64 alone or behind a user name. */
const spellingsOf = (value: string): string[] => {
  const escaped = JSON.stringify(value).slice(1, -1)
  const base64 = Buffer.from(value).toString('base64')
  const ascii = escaped.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const encoded = encodeURIComponent(value.toWellFormed())
  return [
    value,
    escaped,
    ascii,
    inXml(value),
    encoded,
    encoded.replaceAll('%20', '+'),
    base64,
    base64.replace(/=+$/, ''),
    Buffer.from(value).toString('base64url'),
    Buffer.from(value).toString('hex'),
  ]
}

/** Long ones first: a value may contain another one. */
const hideValues = (text: string, values: readonly string[]): string =>
  [...new Set(values.filter((one) => !isShort(one)).flatMap(spellingsOf))]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replace(new RegExp(inPattern(one), 'gi'), secretMark), text)

/** Whatever it is called, this opens something. */
const tokens: readonly [RegExp, string][] = [
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, secretMark],
  [/\b(Bearer|Basic|Digest)\s+[\w+/=.~:-]{6,}/gi, `$1 ${secretMark}`],
]

const hideKeys = (text: string, keys: readonly string[]): string => {
  const names = [...usualKeys, ...keys].map(inPattern).join('|')
  // Bounded repetitions: an answer may be made to keep a pattern busy.
  const q = String.raw`\\{0,8}"`
  return (
    text
      // JSON, also within a text of JSON. What begins a list or an object is cut off: its end is not looked for.
      .replace(new RegExp(`(${q}(?:${names})${q}\\s*:\\s*)[[{][\\s\\S]*`, 'i'), `$1${secretMark}`)
      .replace(
        new RegExp(
          `(${q}(?:${names})${q}\\s*:\\s*)(?:(${q})(?:(?!\\2)(?:\\\\[\\s\\S]?|[^\\\\]))*(?:\\2|$)|[^"\\s,}\\]•]+)`,
          'gi',
        ),
        `$1"${secretMark}"`,
      )
      // XML, also written as text within XML; an element, then an attribute.
      .replace(
        new RegExp(
          `((?:<|&lt;)(?:[\\w.-]+:)?(${names})(?:\\s(?:(?!>|&gt;)[\\s\\S]){0,400})?(?:>|&gt;))[\\s\\S]*?(?=(?:<|&lt;)\\/(?:[\\w.-]+:)?\\2|$)`,
          'gi',
        ),
        `$1${secretMark}`,
      )
      .replace(new RegExp(`(\\s(?:${names})\\s*=\\s*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$))`, 'gi'), `$1"${secretMark}"`)
      // Forms and addresses; headers are a line each.
      .replace(new RegExp(`((?:^|[?&])(?:${names})=)[^&\\s]*`, 'gim'), `$1${secretMark}`)
      .replace(new RegExp(`^((?:${names})\\s*:).*$`, 'gim'), `$1 ${secretMark}`)
  )
}

export const hideSecrets = (text: string, { values, keys }: Hiding): string =>
  hideKeys(
    tokens.reduce((rest, [pattern, by]) => rest.replace(pattern, by), hideValues(text, values)),
    keys,
  )

const mostRead = 64 * 1024
const mostKept = 8 * 1024

/** What the database takes as text. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)} … (${text.length})` : text

const asText = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The beginning of a body, without secrets; of what is no text only its size. A value that the first cut goes through
 * would not be recognised, so as much as the longest may have is dropped behind it.
 */
export const keptBody = (body: string | Buffer, hiding: Hiding): string => {
  const isText = typeof body === 'string' || !body.subarray(0, mostRead).includes(0)
  // A cut goes through a sign of several bytes, which would make text unreadable.
  const text = isText ? (typeof body === 'string' ? body : asText(body)) : null
  if (text === null) return `(${body.length} bytes)`
  if (text.length <= mostRead) return cut(storable(hideSecrets(text, hiding)), mostKept)
  const longest = Math.max(0, ...hiding.values.map((value) => 6 * value.length))
  const head = hideSecrets(text.slice(0, mostRead), hiding)
  return cut(storable(head.slice(0, Math.max(0, head.length - longest))), mostKept)
}

/** Headers as they were sent, a line each. */
export const keptHeaders = (
  headers: Readonly<Record<string, string | readonly string[] | number | undefined>>,
  hiding: Hiding,
): string =>
  storable(
    hideSecrets(
      Object.entries(headers)
        .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${String(value).replace(/[\r\n]+/g, ' ')}`]))
        .join('\n'),
      hiding,
    ).slice(0, mostKept),
  )
