/** The price that a document line proposes (contract documents §5). */
import { isPostedSql } from '#engine/states.ts'
import { isStoredId } from '#engine/columns.ts'
import { loadRefs } from '#engine/record/refs.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { may } from '#model/right.ts'
import { levelPrices, type LevelPrices } from '#documents/_shared/prices/level-prices.server.ts'
import { salePrice, type SalePrice } from '#documents/_shared/prices/proposed-price.ts'
import { linePriceIn, listPriceIn, type CurrencyChoice } from './asked-currency.server.ts'
import type { UnitOfProduct } from './facts.ts'

/** The partner, direction, date and currency of the sale or purchase. */
export interface Deal {
  partner: string | null
  /** 1 = sale, 2 = purchase. */
  type: 1 | 2
  date: Day | null
  /** Without it the base currency. */
  currency?: CurrencyChoice
}
export interface PriceItem {
  product: string
  /** Null = base unit. */
  unit: string | null
}
export type PriceQuestion = Deal & PriceItem
interface LastSale {
  price: Decimal
  day: Day
  number: string
}
interface UnitPrice {
  unit: string
  unitName: string
  factor: Decimal
  price: Decimal | null
}
export interface ProposedPrice {
  /** Null for users who may not see purchase prices. */
  price: Decimal | null
  discountPercent: Decimal | null
  /** Per unit. */
  discountAmount: Decimal | null
  source: SalePrice['source'] | 'lastPurchase'
  /** The name of the price level, if the price follows one. */
  levelName: string | null
  units: UnitPrice[]
  /** What the customer paid last; only for queries with a single line. */
  last: LastSale | null
}

/** The prices on the latest purchase receipts of these goods, per unit. */
const lastPurchases = async (
  { tx, today }: Scope,
  { partner, date, currency }: Deal,
  lines: readonly { product: string; unit: string }[],
): Promise<Map<string, Decimal>> => {
  if (!isStoredId(partner) || lines.length === 0) return new Map()
  const rows = await tx.query<{ product_id: string; unit_id: string; unit_price: string }>(
    sql`select distinct on (l.product_id, l.unit_id) l.product_id, l.unit_id, ${linePriceIn(currency)} as unit_price
from unnest(${lines.map((one) => one.product)}::uuid[], ${lines.map((one) => one.unit)}::uuid[]) a (product_id, unit_id)
join purchase_receipt_line l on l.product_id = a.product_id and l.unit_id = a.unit_id
join document d on d.tenant_id = l.tenant_id and d.id = l.document_id
where d.partner_id = ${partner} and ${isPostedSql('d')} and d.day <= ${date ?? today} and l.unit_price is not null
order by l.product_id, l.unit_id, d.day desc, d.seq desc, l.ordinal desc`,
  )
  return new Map(rows.map((row) => [`${row.product_id}/${row.unit_id}`, decimal(row.unit_price)]))
}

/** The number of the customer's newest bills that are searched for the last price. */
const BILLS_BACK = 200

/** Figures of bills are only returned to users who may read bills. */
const readsBills = ({ user, registry }: Scope): boolean => {
  const bill = registry.documents.get('salesBill')
  return bill !== undefined && (user.isAdmin || may(user.rights, bill.right, 'R'))
}

/**
 * What the customer last paid for the product in this unit. It is shown and can be accepted by a click, but is never
 * proposed automatically.
 */
const lastSale = async (
  scope: Scope,
  { product, partner, unit, date, currency }: PriceQuestion & { unit: string },
): Promise<LastSale | null> => {
  const { tx, today } = scope
  if (![partner, product, unit].every(isStoredId) || !readsBills(scope)) return null
  const [row] = await tx.query<{ unit_price: string; day: Day; number: string }>(
    sql`select ${linePriceIn(currency)} as unit_price, d.day, d.number
from (select id, tenant_id, day, seq, number, currency_id, exchange_rate from document d where d.partner_id = ${partner} and d.kind = 'salesBill' and ${isPostedSql('d')}
and day <= ${date ?? today} order by day desc, seq desc limit ${BILLS_BACK}) d
join sales_bill_line l on l.tenant_id = d.tenant_id and l.document_id = d.id
where l.product_id = ${product} and l.unit_id = ${unit} and l.unit_price is not null
order by d.day desc, d.seq desc, l.ordinal desc limit 1`,
  )
  return row ? { price: decimal(row.unit_price), day: row.day, number: row.number } : null
}

interface Found {
  product: string
  unit: UnitOfProduct
  units: readonly UnitOfProduct[]
}
type Terms = Omit<ProposedPrice, 'units' | 'last'>

const saleTerms = ({ product, unit }: Found, level: LevelPrices | null, customerDiscount: Decimal): Terms => {
  const found = salePrice(unit.sellPrice ?? zero, level?.rule(product, unit.unit), customerDiscount)
  const isOfLevel = found.source === 'customPrice' || found.source === 'priceLevel'
  return { ...found, levelName: isOfLevel ? level!.name : null }
}

/** Prices of lists and levels are in base currency. */
const termsIn = (currency: CurrencyChoice, terms: Terms): Terms => ({
  ...terms,
  price: listPriceIn(currency, terms.price),
  discountAmount: listPriceIn(currency, terms.discountAmount),
})

interface Bought {
  /** The price on the latest receipt, in the asked currency. */
  bought: Decimal | undefined
  /** The user may see purchase prices. */
  visible: boolean
  currency: CurrencyChoice
}
const purchaseTerms = ({ unit }: Found, { bought, visible, currency }: Bought): Terms => ({
  price: visible ? (bought ?? listPriceIn(currency, unit.buyPrice)) : null,
  discountPercent: null,
  discountAmount: null,
  source: bought ? 'lastPurchase' : 'listPrice',
  levelName: null,
})

const neededOf: Readonly<Record<string, ReadonlySet<string>>> = {
  product: new Set(['units']),
  partner: new Set(['goodsDiscount']),
}

/** Prices for many lines of one document; null where the product does not exist or does not have the unit. */
export const proposedPrices = async (
  scope: Scope,
  deal: Deal,
  items: readonly PriceItem[],
): Promise<(ProposedPrice | null)[]> => {
  const isSale = deal.type === 1
  const wanted = new Map([
    ['product', new Set(items.map((one) => one.product))],
    ['partner', new Set(deal.partner ? [deal.partner] : [])],
  ])
  const [refs, level] = await Promise.all([
    loadRefs(scope, wanted, { only: ({ name }) => neededOf[name] }),
    isSale
      ? levelPrices(
          scope,
          deal,
          items.map((one) => one.product),
        )
      : null,
  ])
  const found = items.map((item): Found | null => {
    const units = refs.get('product', item.product)?.units ?? []
    const unit = item.unit ? units.find((one) => one.unit === item.unit) : units[0]
    return unit ? { product: item.product, unit, units } : null
  })
  const bought = isSale
    ? new Map<string, Decimal>()
    : await lastPurchases(
        scope,
        deal,
        found.flatMap((one) => (one ? [{ product: one.product, unit: one.unit.unit }] : [])),
      )
  const visible = isSale || sightFor(scope).cost === true
  const discount = refs.get('partner', deal.partner)?.goodsDiscount ?? zero
  return found.map((one) => {
    if (!one) return null
    const terms = isSale
      ? termsIn(deal.currency, saleTerms(one, level, discount))
      : purchaseTerms(one, { bought: bought.get(`${one.product}/${one.unit.unit}`), visible, currency: deal.currency })
    const units = one.units.map((unit) => ({
      unit: unit.unit,
      unitName: unit.unitName,
      factor: unit.factor,
      price: listPriceIn(deal.currency, isSale ? unit.sellPrice : visible ? unit.buyPrice : null),
    }))
    return { ...terms, units, last: null }
  })
}

/** Throws Refused if the product does not exist or does not have the unit. */
export const proposedPrice = async (scope: Scope, question: PriceQuestion): Promise<ProposedPrice> => {
  const { unit } = question
  const lastIn = (one: string | undefined) =>
    question.type === 1 && one ? lastSale(scope, { ...question, unit: one }) : null
  // In a named unit it is asked for at once: the answers come together.
  const [[proposed], last] = await Promise.all([
    proposedPrices(scope, question, [question]),
    unit ? lastIn(unit) : null,
  ])
  if (!proposed) {
    const refs = await loadRefs(scope, new Map([['product', new Set([question.product])]]))
    throw new Refused([
      refs.get('product', question.product)
        ? problem('unit', 'unknownRef', { label: 'product.unit' })
        : problem('', 'notFound'),
    ])
  }
  return { ...proposed, last: unit ? last : await lastIn(proposed.units[0]?.unit) }
}
