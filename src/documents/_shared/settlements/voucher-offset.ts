/**
 * Vouchers without money: credits of a partner offset against debts (contract documents §8.4, contract amendments).
 */
import type { Id } from '#kernel/brand.ts'
import { decimalsOf, multiplyDivide, smaller, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { SavedDocument } from '#model/document.ts'
import { offset, type Foreign, type Move } from '#model/move.ts'
import type { Voucher, VoucherShape, VoucherSide } from '../vouchers/voucher-shape.ts'

/** What a line counts for: a document of another currency than the voucher has an amount for it. */
const countsFor = ({ amount, amountBase }: Voucher['lines'][number]): Decimal | null => amountBase ?? amount

/**
 * Both sides must have the same sum, in the currency of the voucher: all of one foreign currency, or in base currency
 * with one side of another.
 */
export const checkOffset = (voucher: Voucher): Problem[] => {
  const where = (isCredit: boolean) => voucher.lines.filter((line) => (line.isCredit === true) === isCredit)
  const [credits, debts] = [where(true), where(false)]
  const isOther = (lines: Voucher['lines']) => lines.some((line) => line.amountBase !== null)
  return [
    ...voucher.lines.flatMap(({ amountBase }, index) =>
      amountBase !== null && amountBase <= zero ? [problem(`lines.${index}.amountBase`, 'amountPositive')] : [],
    ),
    ...(voucher.lines.length > 0 && sumOf(credits, countsFor) !== sumOf(debts, countsFor)
      ? [problem('lines', 'offsetUnequal')]
      : []),
    ...(isOther(credits) && isOther(debts) ? [problem('lines', 'offsetForeign')] : []),
  ]
}

interface Share {
  voucher: string
  left: Decimal
  /** In the currency of the document, if that is another one: what is left of it. */
  other: Decimal | null
  index: number
}

/**
 * The part of the amount in the other currency that goes with a part, with the decimals that were typed; the last one
 * takes the rest.
 */
const takeOther = (share: Share, amount: Decimal): Decimal | null => {
  if (share.other === null) return null
  const part =
    amount === share.left ? share.other : multiplyDivide(share.other, amount, share.left, decimalsOf(share.other))
  share.other = subtract(share.other, part)
  return part
}

/** Uses credits and settles debts one after the other, both in the order of the lines. */
export const postOffset = (
  { side }: VoucherSide,
  voucher: SavedDocument<VoucherShape>,
  foreign: Foreign | null,
): Move[] => {
  const shares = (isCredit: boolean): Share[] =>
    voucher.lines.flatMap((line, index) =>
      (line.isCredit === true) === isCredit
        ? [
            {
              voucher: line.voucher!,
              left: countsFor(line)!,
              other: line.amountBase === null ? null : line.amount,
              index,
            },
          ]
        : [],
    )
  const [credits, debts] = [shares(true), shares(false)]
  const moves: Move[] = []
  for (let credit = credits.shift(), debt = debts.shift(); credit && debt;) {
    const amount = smaller(credit.left, debt.left)
    const partner = voucher.partner as Id<'partner'>
    const lines = { line: debt.index, creditLine: credit.index }
    const other = takeOther(credit, amount) ?? takeOther(debt, amount)
    moves.push(offset({ side, partner, credit: credit.voucher, debt: debt.voucher, amount, other, foreign, ...lines }))
    credit.left = subtract(credit.left, amount)
    debt.left = subtract(debt.left, amount)
    if (credit.left <= zero) credit = credits.shift()
    if (debt.left <= zero) debt = debts.shift()
  }
  return moves
}
