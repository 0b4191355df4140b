/** When the search of a list queries the server; apart from the search box, so that it can be tested without a browser. */

const LEAST = 3

/** Typing alone does: when the text was cleared, or is longer than three characters and ends with a space. */
export const asksServer = (typed: string): boolean => typed === '' || (typed.length > LEAST && /\s$/.test(typed))
