/** What a voucher can be for, kind by kind. */
import { expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import type { ItemKind, OpenVoucher } from './voucher-allocate.ts'
import { partsOf } from './voucher-parts.ts'

const item = (kind: ItemKind, module: string, remaining: number): OpenVoucher =>
  ({ kind, module, id: `${kind}${module}${remaining}`, remaining: decimal(remaining) }) as OpenVoucher
const isOrder = (module: string) => module === 'Ordered'
const told = (rows: readonly OpenVoucher[]) =>
  partsOf(rows, isOrder).map(({ kind, rows: own, remaining }) => [kind, own.length, remaining])

it('orders stand apart from debts, whose sum is what is owed', () => {
  const rows = [
    item('deposit', 'Ordered', 900),
    item('debt', 'Sold', 10),
    item('refund', 'Back', 5),
    item('debt', 'Sold', 20),
  ]
  expect(told(rows)).toEqual([
    ['debt', 2, decimal(30)],
    ['deposit', 1, decimal(900)],
    ['refund', 1, decimal(5)],
  ])
})

it('a stored voucher on an order is a deposit, also where its lines say only what they name', () => {
  expect(told([item('debt', 'Ordered', 0)])).toEqual([['deposit', 1, decimal(0)]])
})

it('there is no part without items', () => expect(told([])).toEqual([]))
