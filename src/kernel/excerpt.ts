/** The beginning of a text that somebody sent, for an answer that repeats the text. */

/** The most letters of a text that an answer repeats. */
const mostRepeated = 200

/** The whole text, or its first 199 letters and an ellipsis. */
export const excerpt = (text: string): string =>
  text.length > mostRepeated ? `${text.slice(0, mostRepeated - 1).toWellFormed()}…` : text
