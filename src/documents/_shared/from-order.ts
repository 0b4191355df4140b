/** What a bill or a receipt takes over from an order: its head, and what is left of its lines (contract documents §6). */
import type { Id } from '#kernel/brand.ts'
import { sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import type { MakingContext } from '#model/document.ts'
import { sourcesDiffer } from './made-on.ts'
import { leftDiscount, leftLine, type Discounted, type OrderedLine } from './left-line.ts'

/** Lines of which something is left. */
const leftLines = (order: { lines: readonly OrderedLine[] }, context: MakingContext): ReturnType<typeof leftLine>[] =>
  order.lines.flatMap((line) => {
    const left = context.remaining.get(line.lineId) ?? zero
    return left > 0n ? [leftLine(line, left, context)] : []
  })

export interface AgreedHead<P, S, E, C, T, N> {
  partner: P
  partnerName: string | null
  address: string | null
  phone: string | null
  taxId: string | null
  contact: N
  store: S
  employee: E
  currency: C
  exchangeRate: Decimal | null
  paymentTerm: T
}

/** The partner, and what was agreed with him. */
export const agreedHead = <P, S, E, C, T, N>(source: AgreedHead<P, S, E, C, T, N>) => ({
  partner: source.partner,
  partnerName: source.partnerName,
  address: source.address,
  phone: source.phone,
  taxId: source.taxId,
  contact: source.contact,
  store: source.store,
  employee: source.employee,
  currency: source.currency,
  exchangeRate: source.exchangeRate,
  paymentTerm: source.paymentTerm,
})

type Order<P, S, E, C, T, N> = AgreedHead<P, S, E, C, T, N> & Discounted & { id: string; lines: readonly OrderedLine[] }

/**
 * What is left of orders of one partner in one currency: the head as agreed in the first, the lines of all, their
 * discounts in proportion to the goods that are taken. Lines of another order than the first name it. `named`
 * says which kind of orders they are. Orders of different partners or currencies are refused.
 */
export const leftOfOrders = <K extends string, P extends string | null, S, E, C extends string | null, T, N>(
  named: (order: string) => Id<K>,
  orders: readonly Order<P, S, E, C, T, N>[],
  context: MakingContext,
) => {
  const different = sourcesDiffer(orders)
  if (different.length > 0) return different
  const parts = orders
    .map((order) => ({ order, lines: leftLines(order, context) }))
    .filter(({ lines }) => lines.length > 0)
  const first = parts[0]?.order ?? orders[0]!
  const discounts = parts.map(({ order, lines }) => leftDiscount(order, lines, context))
  const amounts = discounts.flatMap(({ discountAmount }) => discountAmount ?? [])
  return {
    head: {
      ...agreedHead(first),
      discountPercent: discounts.length === 1 ? discounts[0]!.discountPercent : null,
      discountAmount: amounts.length > 0 ? sumOf(amounts, (amount) => amount) : null,
      order: named(first.id),
    },
    lines: parts.flatMap(({ order, lines }) =>
      lines.map((line) => ({ ...line, sourceDocument: order === first ? null : named(order.id) })),
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
