/** Where a row of a report leads: to the report of what it is made of, under the same conditions. */
import { day, lastOfMonth, type DayRange } from '#kernel/day.ts'
import type { AnyReport } from '#model/report.ts'
import type { Column, Row } from '#model/table.ts'
import { reportPath } from '../../menu/report-names.ts'
import { toSearch, type ConditionValues } from './conditions.ts'

/** The days of a row that is a day or a month, of those that were asked. */
const daysOf = (code: string, { from, to }: DayRange): DayRange => {
  if (code.length > 7) return { from: day(code), to: day(code) }
  const first = day(`${code}-01`)
  const last = lastOfMonth(first)
  return { from: first > from ? first : from, to: last < to ? last : to }
}

/** The address behind a cell; null if it leads nowhere, as a row about no record or one of an earlier period. */
export const drilledTo = (
  report: AnyReport,
  { values }: ConditionValues,
  { row, column }: { row: Row; column: Pick<Column, 'key'> },
): string | null => {
  const { drills } = report
  if (!drills || drills.at !== column.key) return null
  const { narrows } = drills
  const code = row['code']
  const change =
    'condition' in narrows
      ? typeof row['rowId'] === 'string' && { [narrows.condition]: row['rowId'] }
      : typeof code === 'string' && daysOf(code, values as unknown as DayRange)
  if (!change) return null
  const search = toSearch(report, { preset: 'CUSTOM', values: { ...values, ...change } })
  return `${reportPath({ name: drills.to })}?${search.toString()}`
}
