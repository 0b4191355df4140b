import { expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { allocateOldest, summarize, vouchersToAllocate, type ItemKind, type OpenVoucher } from './voucher-allocate.ts'

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
