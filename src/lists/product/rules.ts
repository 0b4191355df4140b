import { decimal, one, zero } from '#kernel/decimal.ts'
import { goodsKey, withoutElements } from '#kernel/goods-number.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { ListDraft } from '#model/list.ts'
import { filled } from '../_shared/parts.ts'
import type { productFields } from './fields.ts'

export type Product = ListDraft<typeof productFields>

/** A bar code that also holds a batch or a date is kept as the number of the goods. */
const withNumbers = (draft: Product): Product => ({
  ...draft,
  barcode: draft.barcode && withoutElements(draft.barcode),
  units: draft.units && draft.units.map((row) => ({ ...row, barcode: row.barcode && withoutElements(row.barcode) })),
})

export const compute = (draft: Product): Product =>
  filled(withNumbers(draft), {
    productType: 1,
    vatRate: decimal(10),
    vatReducible: true,
    trackStock: true,
    buyPrice: zero,
    sellPrice: zero,
    weight: zero,
    netWeight: zero,
    importTax: zero,
    exportTax: zero,
    images: [],
    units: [],
  })

/** Each unit only once per product, its factor not 1, and every bar code only once. */
const checkUnits = (draft: Product): Problem[] => {
  const units = draft.units ?? []
  const numbers = [draft.barcode, ...units.map((one) => one.barcode)].map((text) => text && goodsKey(text))
  return units.flatMap((row, index) => [
    ...(row.factor === one ? [problem(`units.${index}.factor`, 'factorOne')] : []),
    ...(row.unit && (row.unit === draft.unit || units.findIndex((other) => other.unit === row.unit) < index)
      ? [problem(`units.${index}.unit`, 'unitTwice')]
      : []),
    ...(row.barcode && numbers.indexOf(goodsKey(row.barcode)) <= index
      ? [problem(`units.${index}.barcode`, 'duplicate', { value: row.barcode })]
      : []),
  ])
}

/** The units proposed for sale and for purchase are units of the product. */
const checkProposed = (draft: Product): Problem[] => {
  const own = new Set([draft.unit, ...(draft.units ?? []).map((one) => one.unit)])
  return (['saleUnit', 'purchaseUnit'] as const)
    .filter((name) => draft[name] && !own.has(draft[name]))
    .map((name) => problem(name, 'unitNotOwn', { label: `product.${name}` }))
}

export const check = (draft: Product): Problem[] => [
  ...checkUnits(draft),
  ...checkProposed(draft),
  ...(draft.stockMin !== null && draft.stockMax !== null && draft.stockMax < draft.stockMin
    ? [problem('stockMax', 'stockMaxBelowMin')]
    : []),
]
