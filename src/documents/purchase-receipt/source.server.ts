/**
 * Makes a receipt from an order: the goods that have not arrived yet, at the prices of the order (contract documents
 * §6).
 */
import { id } from '#kernel/brand.ts'
import { zero } from '#kernel/decimal.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import type { shape as orderShape } from '../purchase-order/shape.ts'
import { blank } from '../_shared/blank.ts'
import { leftDiscount, leftLine } from '../_shared/left-line.ts'
import { madeOn } from '../_shared/made-on.ts'
import { shape } from './shape.ts'

export const fromOrder = (
  sources: readonly SavedDocument<typeof orderShape>[],
  context: MakingContext,
): Draft<typeof shape> => {
  const order = sources[0]!
  const lines = order.lines.flatMap((line) => {
    const left = context.remaining.get(line.lineId) ?? zero
    return left > 0n ? [{ ...blank.line(shape), ...leftLine(line, left, context) }] : []
  })
  return {
    ...blank(shape, madeOn([order], context)),
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
    order: id<'purchaseOrder'>(order.id),
    lines,
  }
}
