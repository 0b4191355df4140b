/** A secret in every spelling in which it could stand in a log, a row, a file or an answer. */

/** How base64 spells some bytes within others, wherever they begin: only what does not depend on the bytes around. */
const within64 = (bytes: Buffer): string[] =>
  [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const skipped = before === 0 ? 0 : before + 1
    return text.slice(skipped, Math.floor(((before + bytes.length) * 8) / 6))
  })

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Without duplicates, and none so short that chance would find it. */
export const spellingsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret)
  const json = JSON.stringify(secret).slice(1, -1)
  const ascii = json.replaceAll(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const all = [
    secret,
    secret.normalize('NFD'),
    json,
    // JSON within JSON, as in a column of text that is logged.
    JSON.stringify(json).slice(1, -1),
    ascii,
    xml(secret),
    xml(secret).replaceAll('"', '&quot;'),
    encodeURIComponent(secret),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    new URLSearchParams({ a: secret }).toString().slice(2),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('latin1'),
    ...within64(bytes),
    ...within64(bytes).map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ]
  return [...new Set(all)].filter((text) => text.length >= 6)
}

/** Which secrets stand in the text, and in which spelling. */
export const secretsIn = (text: string, secrets: readonly string[]): string[] =>
  secrets.flatMap((secret) => {
    const found = spellingsOf(secret).find((spelling) => text.includes(spelling))
    return found === undefined ? [] : [`${secret} as ${found}: …${text.slice(text.indexOf(found) - 60).slice(0, 140)}`]
  })
