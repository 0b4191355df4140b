/** Makes a return from a bill: what can still be returned, at the prices of the bill (contract documents §6). */
import { id } from '#kernel/brand.ts'
import { divide, zero } from '#kernel/decimal.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import type { shape as billShape } from '../sales-bill/shape.ts'
import { blank } from '../_shared/blank.ts'
import { madeOn } from '../_shared/made-on.ts'
import { shape } from './shape.ts'

type Bill = SavedDocument<typeof billShape>

/** Proposes every line that can still be returned, with quantity 0 unless `all` is set. */
export const fromBill = ([source]: readonly Bill[], context: MakingContext): Draft<typeof shape> => {
  const bill = source!
  const returnable = (line: Bill['lines'][number]) => context.remaining.get(line.lineId) ?? line.baseQuantity ?? zero
  return {
    ...blank(shape, madeOn([bill], context)),
    partner: bill.partner,
    partnerName: bill.partnerName,
    address: bill.address,
    phone: bill.phone,
    taxId: bill.taxId,
    store: bill.store,
    employee: bill.employee,
    currency: bill.currency,
    exchangeRate: bill.exchangeRate,
    bill: id<'salesBill'>(bill.id),
    lines: bill.lines
      .filter((line) => returnable(line) > 0n)
      .map((line) => ({
        ...blank.line(shape),
        product: line.product,
        productName: line.productName,
        unit: line.unit,
        quantity: context.all ? divide(returnable(line), line.factor!, 4) : zero,
        unitPrice: line.unitPrice,
        vatRate: line.vatRate,
        sourceLine: id<'line'>(line.lineId),
      })),
  }
}
