/** What a bill or a receipt takes over from an order: its head, and what is left of its lines (contract documents §6). */
import type { Id } from '#kernel/brand.ts'
import { sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { chargedIn, takenOver } from '#model/becomes.ts'
import type { MakingContext } from '#model/document.ts'
import type { Fields, Shape, Values } from '#model/field.ts'
import { sourcesDiffer } from '../made-on.ts'
import { agreedPercent } from './from-quote.ts'
import { leftLine, type OrderedLine } from '../left-line.ts'

/** Lines of which something is left. */
const leftLines = (order: { lines: readonly OrderedLine[] }, context: MakingContext): ReturnType<typeof leftLine>[] =>
  order.lines.flatMap((line) => {
    const left = context.remaining.get(line.lineId)
    return left && left.base > 0n && left.inUnit !== zero ? [leftLine(line, left, context)] : []
  })

interface Order {
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  id: string
  partner: string | null
  currency: string | null
  exchangeRate: Decimal | null
  lines: readonly OrderedLine[]
}

/** What is still to be charged of all of them. */
const chargedOf = <T extends Fields>(to: T, orders: readonly object[]): Partial<Values<T>> =>
  Object.fromEntries(
    chargedIn(to).map((name) => [name, sumOf(orders, (order) => (order as Record<string, Decimal | null>)[name])]),
  ) as Partial<Values<T>>

/**
 * What is left of orders of one partner in one currency: the head as agreed in the first, the lines of all, their
 * discounts in proportion to the goods that are taken. Lines of another order than the first name it. `named`
 * says which kind of orders they are. Orders of different partners or currencies are refused.
 */
export const leftOfOrders = <K extends string, T extends Shape>(
  { named, from, to }: { named: (order: string) => Id<K>; from: Shape; to: T },
  orders: readonly Order[],
  context: MakingContext,
) => {
  const different = sourcesDiffer(orders)
  if (different.length > 0) return different
  const parts = orders
    .map((order) => ({ order, lines: leftLines(order, context) }))
    .filter(({ lines }) => lines.length > 0)
  const first = parts[0]?.order ?? orders[0]!
  return {
    head: {
      ...takenOver('follower', { from: from.fields, to: to.fields as T['fields'] }, { ...first }),
      ...(parts.length > 1
        ? chargedOf(
            to.fields as T['fields'],
            parts.map(({ order }) => order),
          )
        : {}),
      // Percentages of several orders have one amount.
      ...(parts.length > 1 ? { discountPercent: null } : agreedPercent(first)),
      order: named(first.id),
    },
    lines: parts.flatMap(({ order, lines }) =>
      lines.map((line) => ({
        ...takenOver(
          'follower',
          { from: from.lines, to: to.lines as T['lines'] },
          { ...order.lines.find(({ lineId }) => lineId === line.sourceLine) },
        ),
        ...line,
        sourceDocument: order === first ? null : named(order.id),
      })),
    ),
  }
}

export interface Following {
  order: string | null
  lines: readonly { sourceDocument: string | null }[]
}
/** The orders a document takes from. */
export const ordersOf = ({ order, lines }: Following): string[] => [
  ...new Set([order, ...lines.map((line) => line.sourceDocument)].filter((id) => id !== null)),
]
