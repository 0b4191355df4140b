/** E-mail addresses as people type them: one, or several separated by commas, semicolons or line breaks. */

const longest = 254
/** No blanks, control characters or marks that would begin another part of a header. */
// eslint-disable-next-line no-control-regex -- these are the characters that must not occur
const pattern = /^[^\s\u0000-\u001f\u007f@<>()[\]\\,;:"]+@[^\s\u0000-\u001f\u007f@<>()[\]\\,;:"]+$/

export const isEmail = (text: string): boolean => text.length <= longest && pattern.test(text)

export interface Addresses {
  addresses: string[]
  /** What cannot be an address. */
  wrong: string[]
}

/** Each address once, whatever its case. */
export const readEmails = (text: string): Addresses => {
  const typed = text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const seen = new Map(typed.map((one) => [one.toLowerCase(), one]))
  const all = [...seen.values()]
  return { addresses: all.filter(isEmail), wrong: all.filter((one) => !isEmail(one)) }
}
