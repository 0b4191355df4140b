/** Query strings: the first of two equal names wins, NUL characters are refused. */
import type { Query } from '#engine/call.ts'

export { fromQuery, type Query } from '#engine/call.ts'

/** Decodes `+` and `%20` as blanks; invalid escapes stay as they are. */
const unescape = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced).replaceAll('\0', '').toWellFormed()
  } catch {
    return spaced.replaceAll('\0', '')
  }
}

const most = 200

export const parseQuery = (text: string): Query =>
  text
    .split('&', most)
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [unescape(part), ''] : [unescape(part.slice(0, at)), unescape(part.slice(at + 1))]
    })

/**
 * For code that needs one value per name. The record has no prototype, so that user input cannot name an inherited
 * property.
 */
export const queryRecord = (query: Query): Record<string, string> => {
  const record = Object.create(null) as Record<string, string>
  for (const [name, value] of query) record[name] ??= value
  return record
}
