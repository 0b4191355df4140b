/** What a return takes over from the bill or receipt whose goods go back (contract documents §6, amendments). */
import { id, type Id } from '#kernel/brand.ts'
import { divide, zero, type Decimal } from '#kernel/decimal.ts'
import type { MakingContext } from '#model/document.ts'

interface OriginalLine {
  lineId: string
  product: Id<'product'>
  productName: string | null
  unit: Id<'unit'> | null
  factor: Decimal | null
  baseQuantity: Decimal | null
  unitPrice: Decimal
  vatRate: Decimal | null
}

/** Every line that can still go back, with quantity 0 unless `all` is set. */
export const returnedLines = (lines: readonly OriginalLine[], { remaining, all }: MakingContext) =>
  lines.flatMap((line) => {
    const left = remaining.get(line.lineId) ?? line.baseQuantity ?? zero
    return left > 0n
      ? [
          {
            product: line.product,
            productName: line.productName,
            unit: line.unit,
            quantity: all ? divide(left, line.factor!, 4) : zero,
            unitPrice: line.unitPrice,
            vatRate: line.vatRate,
            sourceLine: id<'line'>(line.lineId),
          },
        ]
      : []
  })

interface OriginalHead<P, S, E, C> {
  partner: P
  partnerName: string | null
  address: string | null
  phone: string | null
  taxId: string | null
  store: S
  employee: E
  currency: C
  exchangeRate: Decimal | null
}

/** The fields of the head that both have. */
export const returnedHead = <P, S, E, C>(original: OriginalHead<P, S, E, C>): OriginalHead<P, S, E, C> => ({
  partner: original.partner,
  partnerName: original.partnerName,
  address: original.address,
  phone: original.phone,
  taxId: original.taxId,
  store: original.store,
  employee: original.employee,
  currency: original.currency,
  exchangeRate: original.exchangeRate,
})
