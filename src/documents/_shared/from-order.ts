/** What a bill or a receipt takes over from an order: its head, and what is left of its lines (contract documents §6). */
import { zero, type Decimal } from '#kernel/decimal.ts'
import type { MakingContext } from '#model/document.ts'
import { leftDiscount, leftLine, type Discounted, type OrderedLine } from './left-line.ts'

/** Lines of which something is left. */
export const leftLines = (
  order: { lines: readonly OrderedLine[] },
  context: MakingContext,
): ReturnType<typeof leftLine>[] =>
  order.lines.flatMap((line) => {
    const left = context.remaining.get(line.lineId) ?? zero
    return left > 0n ? [leftLine(line, left, context)] : []
  })

interface OrderHead<P, S, E, C, T, N> extends Discounted {
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

/** The fields of the head that both have, with the discount in proportion to `lines`. */
export const orderHead = <P, S, E, C, T, N>(
  order: OrderHead<P, S, E, C, T, N>,
  lines: readonly ReturnType<typeof leftLine>[],
  context: MakingContext,
) => ({
  partner: order.partner,
  partnerName: order.partnerName,
  address: order.address,
  phone: order.phone,
  taxId: order.taxId,
  contact: order.contact,
  store: order.store,
  employee: order.employee,
  currency: order.currency,
  exchangeRate: order.exchangeRate,
  paymentTerm: order.paymentTerm,
  ...leftDiscount(order, lines, context),
})
