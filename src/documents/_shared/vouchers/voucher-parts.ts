/** The open items of a partner by what a voucher does with them: debts, orders that take a deposit, what is refunded. */
import { sumOf, type Decimal } from '#kernel/decimal.ts'
import type { ItemKind, OpenVoucher } from './voucher-allocate.ts'

type PartKind = Exclude<ItemKind, 'credit'>
export interface ItemPart {
  kind: PartKind
  rows: readonly OpenVoucher[]
  /** What is left of them. */
  remaining: Decimal
}

const order: readonly PartKind[] = ['debt', 'deposit', 'refund']

/** `isOrder` knows the orders among the lines of a stored voucher, which say only what they name. */
export const partsOf = (rows: readonly OpenVoucher[], isOrder: (module: string) => boolean): ItemPart[] => {
  const kindOf = ({ kind, module }: OpenVoucher): ItemKind => (kind === 'debt' && isOrder(module) ? 'deposit' : kind)
  return order.flatMap((kind) => {
    const own = rows.filter((row) => kindOf(row) === kind)
    return own.length > 0 ? [{ kind, rows: own, remaining: sumOf(own, (row) => row.remaining) }] : []
  })
}
