/** What a line of goods says to somebody who enters its quantity. */
import { one, type Decimal } from '#kernel/decimal.ts'
import type { LineDraft } from '#web/form/draft/draft.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import { unitsOf } from '#web/form/draft/prices.ts'
import type { CountUnit } from './tally.ts'

interface OnLine {
  name: string
  code: string
  /** What the quantity is in. */
  unitName: string
  /** What may be added up, and how much of `unitName` each is. */
  units: readonly CountUnit[]
}

export const quantityOf = ({ goods }: FormModel, line: LineDraft | undefined): Decimal | null =>
  (line?.[goods!.quantity!] ?? null) as Decimal | null

/** A line with a unit of its own is counted in it; one without is in the base unit, and takes all units of its goods. */
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
