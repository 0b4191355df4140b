/** Price levels of the demo company: one by percentages, one with own prices, and one that has ended. */
import type { Scope } from '#engine/scope.ts'
import { addDays } from '#kernel/day.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { packPrice } from '#start/goods.server.ts'
import type { DemoRecords, Product } from './world.ts'

interface Rule {
  unit: string
  discountPercent?: Decimal
  discountAmount?: Decimal
  customPrice?: Decimal
}
interface Level {
  code: string
  name: string
  customers: readonly string[]
  /** Days from today. */
  from: number | null
  to: number | null
  rule: (product: Product) => Rule | null
}

/** Packs of these groups are so much cheaper for dealers. */
const dealerPercent: Readonly<Record<string, number>> = { MI: 5, GIAVI: 6, NUOC: 4, BIA: 3 }
/** Goods that wholesale customers buy at own prices, 4 % below the list. */
const wholesaleGroups = ['DAU', 'GAO', 'SUA']

const roundedTo100 = (price: number): number => Math.round(price / 100) * 100

const dealerRule = (product: Product): Rule | null => {
  const percent = dealerPercent[product.group]
  return percent === undefined ? null : { unit: product.packId, discountPercent: decimal(percent) }
}
const wholesaleRule = (product: Product): Rule | null => {
  if (wholesaleGroups.includes(product.group))
    return { unit: product.packId, customPrice: decimal(roundedTo100(packPrice(product) * 0.96)) }
  return product.group === 'BANH' ? { unit: product.unitId, discountAmount: decimal(500) } : null
}
const summerRule = (product: Product): Rule | null =>
  product.group === 'NUOC' ? { unit: product.unitId, discountPercent: decimal(8) } : null

/** The two that hold begin today, because what was sold before did not follow them. */
const levels: readonly Level[] = [
  {
    code: 'DAILY',
    name: 'Đại lý',
    customers: ['Công ty TNHH TM Ba Thành', 'Công ty CP Thương mại Hoàng Gia', 'Đại lý Phương Nam Mỹ Tho'],
    from: 0,
    to: null,
    rule: dealerRule,
  },
  {
    code: 'SI',
    name: 'Khách sỉ',
    customers: ['Siêu thị mini An Nhiên', 'Siêu thị gia đình Việt Tiến', 'Nhà hàng Bến Xưa'],
    from: 0,
    to: 180,
    rule: wholesaleRule,
  },
  { code: 'HE', name: 'Giải khát mùa hè', customers: [], from: -110, to: -20, rule: summerRule },
]

type Save = (scope: Scope, list: string, values: Readonly<Record<string, unknown>>) => Promise<string>

/** Saves the levels; `save` writes one record of a list. */
export const savePriceLevels = async (
  scope: Scope,
  { products, customers }: Pick<DemoRecords, 'products' | 'customers'>,
  save: Save,
): Promise<void> => {
  const dayFrom = (days: number | null) => (days === null ? null : addDays(scope.today, days))
  for (const { code, name, customers: names, from, to, rule } of levels)
    await save(scope, 'priceLevel', {
      code,
      name,
      fromDate: dayFrom(from),
      toDate: dayFrom(to),
      objects: customers.filter((one) => names.includes(one.name)).map(({ id }) => ({ lineId: null, partner: id })),
      products: products.flatMap((product) => {
        const found = rule(product)
        const none = { discountPercent: null, discountAmount: null, customPrice: null }
        return found ? [{ lineId: null, product: product.id, ...none, ...found }] : []
      }),
    })
}
