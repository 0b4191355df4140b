/** Query strings: names count without regard to case, the first of two equal names wins, NUL is no text. */
export type Query = readonly (readonly [name: string, value: string])[]

/** `+` and `%20` are blanks; what is no valid escape stays as it is written. */
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

/** By its name as the contract spells it; `''` and absent are not the same. */
export const fromQuery = (query: Query, name: string): string | undefined => {
  const wanted = name.toLowerCase()
  return query.find(([sent]) => sent.toLowerCase() === wanted)?.[1]
}

/** For readers that want one value per name. The record has no prototype, so that no name can mean more than itself. */
export const queryRecord = (query: Query): Record<string, string> => {
  const record = Object.create(null) as Record<string, string>
  for (const [name, value] of query) record[name] ??= value
  return record
}
