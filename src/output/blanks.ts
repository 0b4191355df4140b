/**
 * Trims text without regular expressions. A pattern like ` +$` takes quadratic time on long runs of blanks, and the
 * text comes from users.
 */

/** Returns `text` without the characters of `blanks` at its end. */
export const withoutEnd = (text: string, blanks: string): string => {
  let end = text.length
  while (end > 0 && blanks.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
