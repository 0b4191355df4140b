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

describe('a share', () => {
  const percent: Column = {
    key: 'percent',
    kind: 'percent',
    label: 'report.margin',
    share: { part: 'profit', whole: 'net' },
  }
  const money = (key: string): Column => ({ key, kind: 'money', label: key, total: true })
  const shared = [money('net'), money('profit'), percent]
  const earned = (net: number, profit: number) => ({ net: decimal(net), profit: decimal(profit), percent: null })
  it('of sums is that of the sums, not the sum of the shares', () =>
    expect(tabulate(shared, [earned(100, 50), earned(8_776_916, 2_790_508)]).sums['percent']).toEqual(decimal('31.79')))
  it('of nothing, or of what is not told, is none', () => {
    expect(tabulate(shared, [earned(0, -5)]).sums['percent']).toBeNull()
    expect(tabulate(shared, [{ net: decimal(5), profit: null, percent: null }]).sums['percent']).toBeNull()
  })
})
