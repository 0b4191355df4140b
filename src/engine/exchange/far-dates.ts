/**
 * Nobody can answer row by row whether a date is meant, so whoever tries a file is told once of how many documents it is
 * far from today (contract amendments).
 */
import { showDay, type Day } from '#kernel/day.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { isFar } from '../document/far-date.ts'
import type { Scope } from '../scope.ts'
import { addNote, type ImportCounts } from './result.ts'

interface Entry {
  number: string
  rows: readonly { number: number; head: Readonly<Record<string, unknown>>; notes: Problem[] }[]
}
/** What exists under the number of an entry. */
export interface Existing {
  id: string
  day: Day
}

const dateOf = ({ rows }: Entry): Day | undefined =>
  rows.map(({ head }) => head['date'] as Day | null | undefined).find(Boolean) ?? undefined

/** Adds a note to the first row of them. */
export const noteFarDates = <E extends Entry>(
  scope: Pick<Scope, 'today'>,
  { opens }: AnyDocument,
  {
    counted,
    entries,
    stored,
  }: { counted: ImportCounts; entries: readonly E[]; stored: (entry: E) => Existing | undefined },
): void => {
  const far = entries.filter((entry) => {
    const date = dateOf(entry)
    const isAccepted = counted.actions.get(entry.rows[0]!.number) !== 'fail'
    return isAccepted && date !== undefined && date !== stored(entry)?.day && isFar(scope, date)
  })
  const [first] = far
  if (opens || !first) return
  const { number: rowNumber } = first.rows[0]!
  const told = problem('date', 'datesFar', { n: String(far.length), date: showDay(dateOf(first)) })
  addNote(counted, { rowNumber, number: first.number }, told)
}
