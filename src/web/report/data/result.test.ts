/** The table of a report as the screen shows it. */
import '#test/web/bare-page.ts'
import { expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { fullSight } from '#model/marks.ts'
import { decidingColumn } from '#model/report.ts'
import type { Row } from '#model/table.ts'
import { receivableOverdue } from '#reports/receivable/debt-overdue.ts'
import { tableOf, withoutAddedUp } from './result.ts'

const row = (totalDebt: number, notOverdue: number, overdue15: number, overdueMore: number): Row => ({
  partnerCode: 'KH1',
  partnerName: 'An',
  ...Object.fromEntries(
    Object.entries({ totalDebt, notOverdue, overdue15, overdue30: 0, overdue45: 0, overdueMore }).map(
      ([key, value]) => [key, decimal(value)],
    ),
  ),
})

it('decides about overdue debts by what is overdue, which is on the screen alone', () => {
  const rows = [row(1000, 600, 300, 100), row(500, 500, 0, 0)]
  const table = tableOf(
    receivableOverdue,
    { answer: { ListItem: [], TotalCount: 2, arrSUM: [] }, rows, asking: { preset: 'TODAY', values: {} } },
    fullSight,
  )
  expect(decidingColumn(receivableOverdue, table.columns)?.key).toBe('overdue')
  expect(table.groups.flatMap((group) => group.rows.map((one) => one['overdue']))).toEqual([decimal(400), decimal(0)])
  expect(table.sums['overdue']).toBe(decimal(400))
  expect(table.columns.map(({ key }) => key).slice(2, 5)).toEqual(['totalDebt', 'overdue', 'notOverdue'])
  expect(withoutAddedUp(receivableOverdue, table).columns).toEqual(receivableOverdue.columns)
})
