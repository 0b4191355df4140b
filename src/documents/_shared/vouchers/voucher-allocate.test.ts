import { describe, expect, it } from 'vitest'
import { decimal, decimalText } from '#kernel/decimal.ts'
import {
  allocateOldest,
  amountsOf,
  isOfOther,
  mostToOffset,
  summarize,
  usualSums,
  vouchersToAllocate,
  withAmounts,
  type ItemKind,
  type OpenVoucher,
} from './voucher-allocate.ts'

const voucher = (id: string, due: string, remaining: number, kind: ItemKind = 'debt'): OpenVoucher => ({
  kind,
  module: 'Order',
  id,
  number: id,
  date: '2026-01-01',
  due,
  description: '',
  total: decimal(remaining),
  remaining: decimal(remaining),
  other: null,
})

it('pays the oldest due date first and stops when the money is gone', () => {
  const vouchers = [voucher('B', '2026-03-01', 500), voucher('A', '2026-02-01', 300), voucher('C', '2026-04-01', 900)]
  expect([...allocateOldest(vouchers, decimal(600))]).toEqual([
    ['A', decimal(300)],
    ['B', decimal(300)],
  ])
  expect([...allocateOldest(vouchers, decimal(5000)).values()]).toEqual([decimal(300), decimal(500), decimal(900)])
  expect(allocateOldest(vouchers, decimal(0)).size).toBe(0)
})

it('shares among debts before deposits and refunds, or among those that were chosen', () => {
  const of = (...chosen: string[]) =>
    vouchersToAllocate(
      [voucher('R', '', 1, 'refund'), voucher('D', '', 1, 'deposit'), voucher('A', '', 1), voucher('B', '', 1)],
      new Set(chosen),
    ).map(({ id }) => id)
  expect([of(), of('D'), of('R'), of('B')]).toEqual([['A', 'B'], ['D'], ['R'], ['A', 'B']])
  expect(vouchersToAllocate([voucher('R', '', 1, 'refund')], new Set()).map(({ id }) => id)).toEqual(['R'])
  expect(vouchersToAllocate([], new Set())).toEqual([])
})

it('says which vouchers are settled, whether the oldest are, and what is owed afterwards', () => {
  const rows = [voucher('B', '2026-03-01', 500), voucher('A', '2026-02-01', 300), voucher('D', '', 70, 'deposit')]
  const of = (...shares: [string, number][]) => {
    const summary = summarize(rows, new Map(shares.map(([id, share]) => [id, decimal(share)])))
    return [summary.vouchers.map(({ id }) => id).join(), summary.isOldestFirst, summary.owedAfter]
  }
  expect(of(['A', 300], ['B', 100])).toEqual(['A,B', true, decimal(400)])
  expect(of(['B', 500])).toEqual(['B', false, decimal(300)])
  expect(of(['A', 200], ['B', 500])).toEqual(['A,B', false, decimal(100)])
  expect(of(['D', 70])).toEqual(['D', true, null])
  expect(of()).toEqual(['', true, decimal(800)])
})

describe('what an offset takes', () => {
  const item = (id: string, remaining: number, other = false) => ({
    id,
    remaining: decimal(remaining),
    other: other ? { code: 'USD', remaining: decimal(remaining / 100), decimals: 2 } : null,
  })
  const told = (credits: ReturnType<typeof item>[], debts: ReturnType<typeof item>[]) => {
    const most = mostToOffset(credits, debts)
    return [most.credits, most.debts].map((side) => side.map(({ id }) => id).join()).concat(decimalText(most.sum))
  }

  it('is of other currencies on the side where more can be offset', () => {
    expect(told([item('a', 500)], [item('b', 300, true), item('c', 100)])).toEqual(['a', 'b,c', '400'])
    expect(told([item('a', 500, true)], [item('b', 300, true), item('c', 100)])).toEqual(['a', 'c', '100'])
    expect(told([item('a', 500, true), item('d', 50)], [item('b', 300, true), item('c', 100)])).toEqual([
      'a,d',
      'c',
      '100',
    ])
    expect(told([item('a', 500, true)], [item('b', 300, true)])[2]).toBe('0')
    expect(told([], [item('b', 300, true)])[2]).toBe('0')
  })

  it('stands in the fields that the call has for it', () => {
    const amounts = { counts: decimal(10_000_000), own: decimal(400) }
    const offset = withAmounts(amounts, { setsOff: true, isOther: true })
    expect(offset).toEqual({ amount: decimal(400), amountBase: decimal(10_000_000), amountCurrency: null })
    expect([amountsOf(offset), isOfOther(offset)]).toEqual([amounts, true])
    const paid = withAmounts(amounts, { setsOff: false, isOther: true })
    expect(paid).toEqual({ amount: decimal(10_000_000), amountBase: null, amountCurrency: decimal(400) })
    expect([amountsOf(paid), isOfOther(paid)]).toEqual([amounts, false])
    const plain = withAmounts({ counts: decimal(7), own: null }, { setsOff: true, isOther: false })
    expect(plain).toEqual({ amount: decimal(7), amountBase: null, amountCurrency: null })
  })
})

it('offers what is usually paid: all of it, or what is overdue', () => {
  const rows = [voucher('A', '2026-02-01', 300), voucher('B', '2026-03-01', 500), voucher('C', '', 70)]
  const of = (today: string, some = rows) => Object.values(usualSums(some, today)).map((sum) => decimalText(sum))
  expect(of('2026-03-01')).toEqual(['870', '300'])
  expect(of('2026-01-01')).toEqual(['870', '0'])
  expect(of('2026-03-01', [voucher('D', '2026-02-01', 70, 'deposit')])).toEqual(['70', '0'])
  expect(of('2026-03-01', [])).toEqual(['0', '0'])
})
