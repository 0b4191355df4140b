/** What the price level of a customer says of goods, for proposed prices and for those who may not change them. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import type { LevelRule } from './proposed-price.ts'

export interface LevelPrices {
  /** The name of the level. */
  name: string
  rule: (product: string, unit: string) => LevelRule | undefined
}

interface Row {
  name: string
  product_id: string | null
  unit_id: string
  discount_percent: string | null
  discount_amount: string | null
  custom_price: string | null
}

const read = (value: string | null): Decimal | null => (value === null ? null : decimal(value))

/** The level of the customer with its rules for these goods; null if no level applies on that day. */
export const levelPrices = async (
  { tx, today }: Pick<Scope, 'tx' | 'today'>,
  { partner, date }: { partner: string | null; date: Day | null },
  products: readonly string[],
): Promise<LevelPrices | null> => {
  if (!isStoredId(partner)) return null
  const on = date ?? today
  const rows = await tx.query<Row>(
    sql`select l.name, w.product_id, w.unit_id, w.discount_percent, w.discount_amount, w.custom_price
from partner p
join price_level l on l.tenant_id = p.tenant_id and l.id = p.price_level_id
left join price_level_row w on w.tenant_id = l.tenant_id and w.price_level_id = l.id and w.product_id = any(${products.filter(isStoredId)}::uuid[])
where ${sql.ours('p')} and p.id = ${partner} and l.active and coalesce(l.from_date <= ${on}::date, true) and coalesce(l.to_date >= ${on}::date, true)`,
  )
  if (rows.length === 0) return null
  const rules = new Map(
    rows.map((row) => [
      `${row.product_id}/${row.unit_id}`,
      {
        discountPercent: read(row.discount_percent),
        discountAmount: read(row.discount_amount),
        customPrice: read(row.custom_price),
      },
    ]),
  )
  return { name: rows[0]!.name, rule: (product, unit) => rules.get(`${product}/${unit}`) }
}
