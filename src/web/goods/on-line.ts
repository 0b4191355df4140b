/** Units and unit name of a goods line, for entering its quantity. */
import { one, type Decimal } from '#kernel/decimal.ts'
import type { LineDraft } from '#web/form/draft/draft.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { unitsOf } from '#web/form/draft/units.ts'
import type { CountUnit } from './tally.ts'

interface OnLine {
  name: string
  code: string
  /** The unit of the quantity. */
  unitName: string
  /** Units that can be added, with their factors to `unitName`. */
  units: readonly CountUnit[]
}

export const quantityOf = ({ goods }: FormModel, line: LineDraft | undefined): Decimal | null =>
  (line?.[goods!.quantity!] ?? null) as Decimal | null

/**
 * A line with its own unit is counted in that unit; a line without one in the base unit, and any unit of the product
 * can be added.
 */
export const goodsOn = ({ cache, goods }: FormModel, line: LineDraft | undefined): OnLine => {
  const product = cache.get('product', (line?.[goods!.product] ?? null) as string | null)
  const own = goods!.unit === undefined ? undefined : line?.[goods!.unit]
  const units = unitsOf(product)
  const unitName = String(units.find(({ unit }) => unit === own)?.unitName ?? line?.['unitName'] ?? '')
  return {
    name: String(line?.['productName'] ?? product?.name ?? ''),
    code: product?.code ?? '',
    unitName,
    units: goods!.unit === undefined ? units : unitName ? [{ unitName, factor: one }] : [],
  }
}
