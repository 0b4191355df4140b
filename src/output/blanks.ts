/** Texts of strangers: a pattern like ` +$` looks at every blank in the middle as a beginning, which is the square of their number. */

/** `text` without those of `blanks` that end it. */
export const withoutEnd = (text: string, blanks: string): string => {
  let end = text.length
  while (end > 0 && blanks.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
