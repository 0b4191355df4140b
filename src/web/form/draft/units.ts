/** The units of goods, as lookups return them. */
import type { Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'

export interface UnitRow {
  unit: string
  unitName: string
  factor: Decimal
  sellPrice: Decimal | null
  buyPrice: Decimal | null
  code?: string | null
  barcode?: string | null
}
export const unitsOf = (product: RefRow | undefined): readonly UnitRow[] =>
  (product?.['units'] as UnitRow[] | undefined) ?? []
