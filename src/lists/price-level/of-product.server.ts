/** The price levels that say something of one product: what their customers pay for it in each unit. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { joins, sellPriceSql } from './rows.server.ts'

interface Row {
  level: string
  from_date: Day | null
  to_date: Day | null
  applies: boolean
  unit_name: string
  discount_percent: string | null
  discount_amount: string | null
  level_price: string
}
/** The columns of `levelPrices` in `_shared/level-prices.ts`. */
export interface LevelPrice {
  level: string
  applies: boolean
  fromDate: Day | null
  toDate: Day | null
  unitName: string
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  levelPrice: Decimal
}
/** More levels than this are no help to anybody who looks at one product. */
const MOST_ROWS = 500

const read = (value: string | null): Decimal | null => (value === null ? null : decimal(value))

/**
 * Those that apply today first. Rows without a rule say nothing and are left out, as are unknown ids. `levelPrice` is
 * per unit, before tax.
 */
export const levelsOfProduct = async ({ tx, today }: Scope, product: string): Promise<LevelPrice[]> => {
  if (!isStoredId(product)) return []
  const rows = await tx.query<Row>(
    sql`select l.id as level, l.from_date, l.to_date, n.name as unit_name, w.discount_percent, w.discount_amount,
  l.active and coalesce(l.from_date <= ${today}::date, true) and coalesce(l.to_date >= ${today}::date, true) as applies,
  coalesce(w.custom_price, round(${sellPriceSql} * (1 - coalesce(w.discount_percent, 0) / 100) - coalesce(w.discount_amount, 0), 4)) as level_price
from price_level_row w
join price_level l on l.tenant_id = w.tenant_id and l.id = w.price_level_id
${joins}
where ${sql.ours('w')} and w.product_id = ${product} and num_nonnulls(w.discount_percent, w.discount_amount, w.custom_price) > 0
order by applies desc, l.code_key, coalesce(u.ordinal, -1), w.id
limit ${MOST_ROWS}`,
  )
  return rows.map((row) => ({
    level: row.level,
    applies: row.applies,
    fromDate: row.from_date,
    toDate: row.to_date,
    unitName: row.unit_name,
    discountPercent: read(row.discount_percent),
    discountAmount: read(row.discount_amount),
    levelPrice: decimal(row.level_price),
  }))
}
