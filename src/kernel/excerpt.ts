/** The beginning of a text that somebody sent, for an answer that repeats the text. */

/** The most letters of a text that an answer repeats. */
const mostRepeated = 200

/** The same of a name in a call, for example of a column: those that exist are shorter. */
export const mostOfName = 100

/** The whole text, or its first letters and an ellipsis. */
export const excerpt = (text: string, most: number = mostRepeated): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text
