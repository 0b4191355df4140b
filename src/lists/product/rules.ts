import { decimal, one, zero, type Decimal } from '#kernel/decimal.ts'
import { goodsKey, withoutElements } from '#kernel/goods-number.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { ListDraft } from '#model/list.ts'
import type { Settings } from '#model/standard-settings.ts'
import { filled } from '../_shared/parts.ts'
import type { productFields } from './fields.ts'

export type Product = ListDraft<typeof productFields>

/** A bar code that also holds a batch or a date is kept as the number of the goods. */
const withNumbers = (draft: Product): Product => ({
  ...draft,
  barcode: draft.barcode && withoutElements(draft.barcode),
  units: draft.units && draft.units.map((row) => ({ ...row, barcode: row.barcode && withoutElements(row.barcode) })),
})

/** KiotViet writes this where goods have no maximum. */
const noLimit = decimal(999_999_999)
export const maximumOf = (value: Decimal | null): Decimal | null => (value === noLimit ? null : value)

/** Null: goods without tax. */
export const proposed = ({ defaultVat }: Settings): { vatRate: Decimal | null } => ({
  vatRate: defaultVat === null ? null : decimal(defaultVat),
})

export const compute = (draft: Product): Product =>
  filled(
    { ...withNumbers(draft), stockMax: maximumOf(draft.stockMax) },
    {
      productType: 1,
      vatReducible: true,
      trackStock: true,
      buyPrice: zero,
      sellPrice: zero,
      weight: zero,
      netWeight: zero,
      importTax: zero,
      exportTax: zero,
      images: [],
      attachments: [],
      units: [],
    },
  )

const keyOf = (code: string | null | undefined): string => goodsKey(code ?? '').toLowerCase()

/** The code of a unit is none of the product or of its other units. Its own bar code may be the same. */
const isTakenWithin = (draft: Product, at: number): boolean => {
  const units = draft.units ?? []
  const code = keyOf(units[at]?.code)
  const others = [
    draft.code,
    draft.code2,
    draft.barcode,
    ...units.filter((_, index) => index !== at).map(({ barcode }) => barcode),
    ...units.slice(0, at).map((one) => one.code),
  ]
  return code !== '' && others.some((one) => keyOf(one) === code)
}

/** Each unit only once per product, its factor not 1, and every code and bar code only once. */
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
    ...(isTakenWithin(draft, index) ? [problem(`units.${index}.code`, 'duplicate.code', { value: row.code! })] : []),
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
