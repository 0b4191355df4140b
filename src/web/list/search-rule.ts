/**
 * True when typing alone queries the server: the text was cleared, or is longer than three characters and ends with a
 * space.
 */
const LEAST = 3
export const asksServer = (typed: string): boolean => typed === '' || (typed.length > LEAST && /\s$/.test(typed))
