/** The price a document line proposes (contract documents §5). Price levels come before these sources when there are any. */
import { isStoredId } from '#engine/columns.ts'
import { loadRefs } from '#engine/refs.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { may } from '#model/right.ts'

export interface PriceQuestion {
  product: string
  partner: string | null
  /** 1 sale, 2 purchase. */
  type: 1 | 2
  /** Without it the base unit. */
  unit: string | null
  date: Day | null
}
export interface UnitPrice {
  unit: string
  unitName: string
  factor: Decimal
  price: Decimal | null
}
export interface ProposedPrice {
  /** Null for people who may not see purchase prices. */
  price: Decimal | null
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  source: 'customerDiscount' | 'listPrice' | 'lastPurchase'
  units: UnitPrice[]
}

interface Unit {
  unit: string
  unitName: string
  factor: Decimal
  sellPrice: Decimal
  buyPrice: Decimal
}

/** What this supplier took for it last, in that unit. */
const lastPurchase = async (
  { tx, today }: Scope,
  { product, partner, date }: PriceQuestion,
  unit: string,
): Promise<Decimal | null> => {
  if (!isStoredId(partner)) return null
  const [row] = await tx.query<{
    unit_price: string | null
  }>(sql`select l.unit_price from purchase_receipt_line l join document d on d.tenant_id = l.tenant_id and d.id = l.document_id
where l.product_id = ${product} and l.unit_id = ${unit} and d.partner_id = ${partner} and d.status = 1 and d.day <= ${date ?? today}
order by d.day desc, d.seq desc, l.ordinal desc limit 1`)
  return row?.unit_price ? decimal(row.unit_price) : null
}

/** Throws Refused when there is no such product, or not in that unit. */
export const proposedPrice = async (scope: Scope, question: PriceQuestion): Promise<ProposedPrice> => {
  const refs = await loadRefs(
    scope,
    new Map([
      ['product', new Set([question.product])],
      ['partner', new Set(question.partner ? [question.partner] : [])],
    ]),
  )
  const product = refs.get('product', question.product)
  if (!product) throw new Refused([problem('', 'notFound')])
  const units = product['units'] as Unit[]
  const unit = question.unit ? units.find((one) => one.unit === question.unit) : units[0]
  if (!unit) throw new Refused([problem('unit', 'unknownRef', { label: 'product.unit' })])
  if (question.type === 2) {
    const visible = scope.user.isAdmin || may(scope.user.rights, 'CostView', 'R')
    const last = await lastPurchase(scope, question, unit.unit)
    return {
      price: visible ? (last ?? unit.buyPrice) : null,
      discountPercent: null,
      discountAmount: null,
      source: last === null ? 'listPrice' : 'lastPurchase',
      units: units.map((one) => ({
        unit: one.unit,
        unitName: one.unitName,
        factor: one.factor,
        price: visible ? one.buyPrice : null,
      })),
    }
  }
  const discount = (refs.get('partner', question.partner)?.['goodsDiscount'] as Decimal | null | undefined) ?? zero
  return {
    price: unit.sellPrice,
    discountPercent: discount === zero ? null : discount,
    discountAmount: null,
    source: discount === zero ? 'listPrice' : 'customerDiscount',
    units: units.map((one) => ({ unit: one.unit, unitName: one.unitName, factor: one.factor, price: one.sellPrice })),
  }
}
