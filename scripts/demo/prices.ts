/** How far prices of the demo company may go down: never below what the goods cost, whichever delivery they are of. */
import type { Goods } from '#start/goods.server.ts'

/** No delivery is dearer than the list by more than this: price (2 %), freight (1 %) and rounding together. */
export const dearest = 1.04
/** Of the value of a receipt. */
export const mostFreight = 0.01
/** What a line keeps for the discount of its whole bill. */
const keptForBill = 0.01

export interface Priced {
  product: Goods
  /** In base units. */
  pieces: number
  quantity: number
  unitPrice: number
}

const worthOf = ({ quantity, unitPrice }: Priced): number => quantity * unitPrice
const costOf = ({ product, pieces }: Priced, most: number): number => product.buyPrice * pieces * most

/** The percentage a line can bear, at most the one wanted. */
export const percentFor = (line: Priced, wanted: number): number => {
  const room = 1 - costOf(line, dearest + keptForBill) / worthOf(line)
  return Math.max(0, Math.min(wanted, Math.floor(room * 100)))
}

/** The amount a line can bear, in whole thousands, at most the one wanted. */
export const amountFor = (line: Priced, wanted: number): number => {
  const room = worthOf(line) - costOf(line, dearest + keptForBill)
  return Math.max(0, Math.min(wanted, Math.floor(room / 1000) * 1000))
}

/** The part of a bill that can be taken off each of its lines, after their own discounts. */
export const roomOf = (lines: readonly (Priced & { discount: number })[]): number =>
  Math.max(
    0,
    Math.min(
      ...lines.map((line) => {
        const left = worthOf(line) - line.discount
        return 1 - costOf(line, dearest) / left
      }),
    ),
  )
