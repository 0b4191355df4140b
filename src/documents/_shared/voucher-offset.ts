/**
 * Vouchers without money: credits of a partner offset against debts (contract documents §8.4, contract amendments).
 */
import type { Id } from '#kernel/brand.ts'
import { one, smaller, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { SavedDocument } from '#model/document.ts'
import { offset, type Move } from '#model/move.ts'
import type { Voucher, VoucherShape, VoucherSide } from './voucher-shape.ts'

/** Both sides must have the same sum in base currency, in which credits and debts are stored. */
export const checkOffset = (voucher: Voucher): Problem[] => {
  const sumWhere = (isCredit: boolean): Decimal =>
    sumOf(
      voucher.lines.filter((line) => (line.isCredit === true) === isCredit),
      (line) => line.amount,
    )
  const [credits, debts] = [sumWhere(true), sumWhere(false)]
  return [
    ...(voucher.exchangeRate !== null && voucher.exchangeRate !== one ? [problem('exchangeRate', 'exRateBase')] : []),
    ...(voucher.lines.length > 0 && credits !== debts ? [problem('lines', 'offsetUnequal')] : []),
  ]
}

interface Share {
  voucher: string
  left: Decimal
  index: number
}

/** Uses credits and settles debts one after the other, both in the order of the lines. */
export const postOffset = ({ side }: VoucherSide, voucher: SavedDocument<VoucherShape>): Move[] => {
  const shares = (isCredit: boolean): Share[] =>
    voucher.lines.flatMap((line, index) =>
      (line.isCredit === true) === isCredit ? [{ voucher: line.voucher!, left: line.amount, index }] : [],
    )
  const [credits, debts] = [shares(true), shares(false)]
  const moves: Move[] = []
  for (let credit = credits.shift(), debt = debts.shift(); credit && debt;) {
    const amount = smaller(credit.left, debt.left)
    const partner = voucher.partner as Id<'partner'>
    const lines = { line: debt.index, creditLine: credit.index }
    moves.push(offset({ side, partner, credit: credit.voucher, debt: debt.voucher, amount, ...lines }))
    credit.left = subtract(credit.left, amount)
    debt.left = subtract(debt.left, amount)
    if (credit.left <= zero) credit = credits.shift()
    if (debt.left <= zero) debt = debts.shift()
  }
  return moves
}
