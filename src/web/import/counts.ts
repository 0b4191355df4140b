/** How many rows of a checked file are imported as things stand: rows that wait for consent are not. */
export interface ImportCounts {
  good: number
  bad: number
  /** Of the bad ones, those that wait for consent to what is to be created. */
  waiting: number
}

interface Checked {
  failures: readonly { rowNumber: number }[]
  missing: readonly { rows: readonly number[] }[]
  summary: { total: number; added: number; updated: number }
}
interface Options {
  createMissing: boolean
  allOrNothing: boolean
}

export const countsOf = (checked: Checked | null, { createMissing, allOrNothing }: Options): ImportCounts => {
  if (!checked) return { good: 0, bad: 0, waiting: 0 }
  const { total, added, updated } = checked.summary
  const failed = new Set(checked.failures.map(({ rowNumber }) => rowNumber))
  const waiting = createMissing ? [] : checked.missing.flatMap(({ rows }) => rows)
  const left = new Set(waiting.filter((row) => !failed.has(row))).size
  const good = Math.max(0, added + updated - left)
  const bad = total - good
  return { good: allOrNothing && bad > 0 ? 0 : good, bad, waiting: left }
}
