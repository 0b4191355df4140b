/** The part of a shared answer that one page shows. */
import { expect, it } from 'vitest'
import type { Column } from '#model/table.ts'
import { partOf } from './report.ts'

const money = (key: string, hidden?: true): Column => ({
  key,
  kind: 'money',
  label: key,
  total: true,
  ...(hidden && { hidden }),
})
const columns: readonly Column[] = [{ key: 'name', kind: 'text', label: 'name' }, money('cod'), money('fee', true)]
const carriers = [
  { name: 'owes', cod: 5, fee: 0 },
  { name: 'owes and is owed', cod: -2, fee: 3 },
  { name: 'is owed', cod: 0, fee: 7 },
]

it('leaves out of a list what has no figures there, and sums the rest', () => {
  const answer = { ListItem: [], TotalCount: 0, arrSUM: [], carriers }
  const shown = partOf({ part: { list: 'carriers' }, columns, sums: ['cod', 'fee'] }, answer)
  expect(shown.ListItem).toEqual(carriers.slice(0, 2))
  expect(shown.TotalCount).toBe(2)
  expect(shown.arrSUM[0]).toEqual({ Name: 'cod', Total: 3 })
})
