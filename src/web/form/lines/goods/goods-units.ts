/** Which unit of goods is meant, and the rows a list shows for their units. */
import { multiply, type Decimal } from '#kernel/decimal.ts'
import { fold, searchWords } from '#kernel/fold.ts'
import { goodsKey } from '#kernel/goods-number.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { unitsOf, type UnitRow } from '../../draft/units.ts'
import type { TakenHistory } from '../../draft/taken.ts'

type UnitModel = Pick<FormModel, 'goods' | 'party' | 'priceKind'>

/** True if this is the code or the bar code of the unit itself, in any of its forms. */
const isOfUnit = ({ code, barcode }: UnitRow, text: string): boolean => {
  const key = goodsKey(text)
  return (!!barcode && goodsKey(barcode) === key) || (!!code && fold(goodsKey(code)) === fold(key))
}

const unitWithCode = (product: RefRow, text: string): UnitRow | undefined =>
  unitsOf(product).find((unit) => isOfUnit(unit, text))

/** The unit a code or bar code belongs to, when it is not the product's base unit. */
export const unitOfCode = (product: RefRow, code: string): string | null => idOf(product, unitWithCode(product, code))

/** The base unit is chosen by naming none. */
const idOf = (product: RefRow, unit: UnitRow | undefined): string | null =>
  unit === undefined || unit.unit === product['unit'] ? null : unit.unit

/** The unit that the last word begins to name, unless it is a word of the goods; behind a whole code it is a unit. */
const unitOfWord = (product: RefRow, typed: string): UnitRow | undefined => {
  const words = searchWords(typed)
  const last = words.at(-1)
  if (last === undefined || words.length < 2) return undefined
  const isOfGoods = words[0] !== fold(product.code) && fold(`${product.code} ${product.name}`).includes(last)
  if (isOfGoods) return undefined
  return unitsOf(product).find(({ unitName }) => searchWords(unitName).some((word) => word.startsWith(last)))
}

/** The unit the partner took last, or else the one these goods are usually sold or bought in. */
const usualUnit = ({ goods, party, priceKind }: UnitModel, product: RefRow, taken: TakenHistory | undefined) => {
  if (!goods?.unit || party === undefined) return undefined
  const ids = [
    ...(taken?.of(product.id) ?? []).map((row) => row.unit),
    product[priceKind === 1 ? 'saleUnit' : 'purchaseUnit'],
  ]
  const units = unitsOf(product)
  return ids.map((id) => units.find((unit) => unit.unit === id)).find((unit) => unit !== undefined)
}

interface Wanted {
  typed: string
  taken: TakenHistory | undefined
}

const wantedUnit = (model: UnitModel, product: RefRow, { typed, taken }: Wanted): UnitRow | undefined =>
  unitWithCode(product, typed) ??
  unitOfWord(product, typed) ??
  usualUnit(model, product, taken) ??
  unitsOf(product).find((unit) => unit.unit === product['unit'])

/** The unit that is meant by what was typed or scanned; null is the base unit. */
export const unitFor = (model: UnitModel, product: RefRow, wanted: Wanted): string | null =>
  idOf(product, wantedUnit(model, product, wanted))

/** Goods in one of their units. */
export interface UnitOption {
  product: RefRow
  /** Undefined when the units of the goods are not known. */
  unit: UnitRow | undefined
  /** Null is the base unit. */
  unitId: string | null
  isFirst: boolean
}

/** With more goods than this, each shows at most so many of its units; the others come when their name is typed. */
const FEW_GOODS = 4
const UNITS_OF_MANY = 3

/** A row for each unit of the goods: the wanted unit first, the others as they stand in the product. */
export const unitOptions = (model: UnitModel, products: readonly RefRow[], wanted: Wanted): UnitOption[] =>
  products.flatMap((product) => {
    const first = wantedUnit(model, product, wanted)
    // Lines without a unit count in the base unit: a list of units would promise a choice that is not kept.
    const others = model.goods?.unit ? unitsOf(product).filter((unit) => unit !== first) : []
    return [first, ...others]
      .slice(0, products.length > FEW_GOODS ? UNITS_OF_MANY : undefined)
      .map((unit, at) => ({ product, unit, unitId: idOf(product, unit), isFirst: at === 0 }))
  })

/** Each product in the unit it was taken in last. */
export const takenOptions = (products: readonly RefRow[], taken: TakenHistory): UnitOption[] =>
  products.map((product) => {
    const [last] = taken.of(product.id)
    const unit = unitsOf(product).find((one) => one.unit === last?.unit)
    return { product, unit, unitId: idOf(product, unit), isFirst: true }
  })

export interface StockInUnit {
  whole: Decimal
  /** What is left over, in base units. */
  rest: Decimal
}
const ONE = 1_000_000n
/** What is on hand, in whole units. */
export const stockIn = (onHand: Decimal, factor: Decimal): StockInUnit => {
  if (factor <= ONE) return { whole: onHand, rest: 0n as Decimal }
  const whole = ((onHand / factor) * ONE) as Decimal
  return { whole, rest: (onHand - multiply(whole, factor)) as Decimal }
}
