import { describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { tabulate, type Column } from './table.ts'

const columns: readonly Column[] = [
  { key: 'group', kind: 'text', label: 'report.group' },
  { key: 'amount', kind: 'money', label: 'report.remaining', total: true },
]
const row = (group: string, amount: number) => ({ group, amount: decimal(amount) })
const rows = [row('An', 1), row('', 2), row('Bình', 4), row('', 8)]
const grouped = (grouping: object) =>
  tabulate(columns, rows, { groupBy: 'group', ...grouping }).groups.map(({ title, sums }) => [title, sums['amount']])

describe('rows without a name of their group', () => {
  it('are a group of their own', () =>
    expect(grouped({})).toEqual([
      ['An', decimal(1)],
      ['', decimal(10)],
      ['Bình', decimal(4)],
    ]))
  it('or, in reports whose order has a meaning, belong to the one they stand in', () =>
    expect(grouped({ continues: true })).toEqual([
      ['An', decimal(3)],
      ['Bình', decimal(12)],
    ]))
})
