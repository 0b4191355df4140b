/** The beginning of what a caller sent, for an answer that repeats it. */

/** The most letters of a text that an answer repeats. */
const mostRepeated = 200
/** The same of a name in a call, for example of a column: those that exist are shorter. */
const mostOfName = 100

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text

/** The whole text, or its first 199 letters and an ellipsis. */
export const excerpt = (text: string): string => cut(text, mostRepeated)

/** The whole name, or its first 99 letters and an ellipsis. */
export const excerptOfName = (name: string): string => cut(name, mostOfName)
