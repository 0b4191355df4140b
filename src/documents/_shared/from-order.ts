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

/** The fields of the head that both have, with the discount in proportion to `lines`. */
export const orderHead = <P, S, E, C, T, N>(
  order: AgreedHead<P, S, E, C, T, N> & Discounted,
  lines: readonly ReturnType<typeof leftLine>[],
  context: MakingContext,
) => ({
  ...agreedHead(order),
  ...leftDiscount(order, lines, context),
})
