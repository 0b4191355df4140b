/** What is usual among many lengths, of which few may be unlike all others. */

const SHARE = 0.95
/** So many rows tell it. */
const TELLING = 400

/** That many of a hundred are not longer. 0 of none. */
export const usual = (lengths: readonly number[]): number =>
  lengths.length === 0 ? 0 : lengths.toSorted((a, b) => a - b)[Math.ceil(lengths.length * SHARE) - 1]!

/** Of many rows some are asked, picked as if by chance: groups and sums come at regular distances. */
export const isTelling = (row: number, rows: number): boolean =>
  rows <= TELLING || (Math.imul(row, 0x9e37_79b1) >>> 0) % Math.ceil(rows / TELLING) === 0
