/** When typing alone asks the server: the text was cleared, or is longer than three characters and ends with a blank. */
const LEAST = 3
export const asksServer = (typed: string): boolean => typed === '' || (typed.length > LEAST && /\s$/.test(typed))
