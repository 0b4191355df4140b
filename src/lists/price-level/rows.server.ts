/** The rows of a price level: what their goods are, and reading them by pages. */
import { isStoredId } from '#engine/columns.ts'
import { searchTerms } from '#engine/listing/search.ts'
import { loadRefs } from '#engine/record/refs.ts'
import type { LevelRule } from '#documents/_shared/prices/proposed-price.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { asOfToday, stockText } from '#engine/today.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'

interface Goods {
  code: string
  name: string
  baseUnit: string
  units: readonly { unit: string; unitName: string }[]
}
const units: ReadonlySet<string> = new Set(['units'])

/** The goods with their units, the base unit first. Unknown ids are missing. */
export const goodsOf = async (scope: Scope, ids: readonly unknown[]): Promise<Map<string, Goods>> => {
  const known = new Set(ids.filter((one): one is string => isStoredId(one)))
  const refs = await loadRefs(scope, new Map([['product', known]]), { only: () => units })
  return new Map(
    [...known].flatMap((id): [string, Goods][] => {
      const found = refs.get('product', id)
      return found?.units
        ? [[id, { code: found.code, name: found.name, baseUnit: found.units[0]!.unit, units: found.units }]]
        : []
    }),
  )
}

/** The rows whose goods exist and do not have the unit. */
export const strangeUnits = async <R extends { product: string | null; unit: string | null }>(
  scope: Scope,
  rows: readonly R[],
): Promise<R[]> => {
  const goods = await goodsOf(
    scope,
    rows.map((row) => row.product),
  )
  return rows.filter((row) => {
    const found = goods.get(row.product ?? '')
    return found !== undefined && row.unit !== null && !found.units.some((one) => one.unit === row.unit)
  })
}

interface PageQuery {
  level: string
  offset: number
  limit: number
  search: string
  group: string
  /** Only rows that have a rule. */
  ruled: boolean
}

/** A row with the names of its goods and the prices of the lists. */
export interface GoodsPrice extends LevelRule {
  lineId: string | null
  product: string
  productCode: string
  productName: string
  unit: string
  unitName: string
  sellPrice?: Decimal
  /** Null for users who may not see costs, and of goods that never were in stock. */
  costPrice?: Decimal | null
}

/** What every reading tells of row `w` of product `r`, beside the prices it asks for. */
export interface RowColumns {
  id: string | null
  product_id: string
  code: string
  product_name: string
  unit_id: string
  unit_name: string
  discount_percent: string | null
  discount_amount: string | null
  custom_price: string | null
}
const read = (value: string | null): Decimal | null => (value === null ? null : decimal(value))

export const goodsPriceOf = (row: RowColumns): GoodsPrice => ({
  lineId: row.id,
  product: row.product_id,
  productCode: row.code,
  productName: row.product_name,
  unit: row.unit_id,
  unitName: row.unit_name,
  discountPercent: read(row.discount_percent),
  discountAmount: read(row.discount_amount),
  customPrice: read(row.custom_price),
})

const ruleColumns = sql`w.discount_percent, w.discount_amount, w.custom_price`
/** PostgreSQL knows how many rows this is about, unlike with a function. */
const hasRuleSql = sql`(w.discount_percent is not null or w.discount_amount is not null or w.custom_price is not null)`
/** Of `RowColumns`; needs `joins`. */
export const rowColumns = sql`w.id, w.product_id, r.code, r.name as product_name, w.unit_id, n.name as unit_name, ${ruleColumns}`

const goodsJoin = sql`join product r on r.tenant_id = w.tenant_id and r.id = w.product_id`
/** The product `r` of row `w`, its unit `n`, and `u`, if it is a secondary unit. Prices as in the facts of products. */
export const joins = sql`${goodsJoin}
join unit n on n.tenant_id = w.tenant_id and n.id = w.unit_id
left join product_unit u on u.tenant_id = w.tenant_id and u.product_id = w.product_id and u.unit_id = w.unit_id`
export const sellPriceSql = sql`case when u.id is null then r.sell_price else coalesce(u.sell_price, round(r.sell_price * u.factor, 4)) end`
export const costPriceSql = (scope: Pick<Scope, 'today'>): Sql =>
  sql`(select round(round(sum(b.value)::numeric / nullif(sum(b.quantity), 0), 4) * coalesce(u.factor, 1), 4) from ${asOfToday(scope, stockText('quantity', 'value'))} b where b.product_id = r.id)`

/** A page of the rows, in the order of their goods, beside the prices of the lists. */
export const rowsPage = async (
  scope: Scope,
  { level, offset, limit, search, group, ruled }: PageQuery,
): Promise<{ rows: GoodsPrice[]; total: number }> => {
  const ofGoods = [
    ...(await searchTerms(scope.tx, { text: sql`r.search` }, search)),
    ...(group === '' ? [] : [isStoredId(group) ? sql`r.group_id = ${group}::uuid` : sql`false`]),
  ]
  const conditions = [sql`${sql.ours('w')} and w.price_level_id = ${level}`, ...(ruled ? [hasRuleSql] : []), ...ofGoods]
  const where = sql`where ${sql.join(conditions, ' and ')}`
  const seesCost = sightFor(scope).cost
  const [counted, rows] = (await scope.tx.batch([
    // Every row has its goods: without a question about these, they are not read.
    sql`select count(*)::int as total from price_level_row w ${ofGoods.length > 0 ? goodsJoin : sql.empty} ${where}`,
    sql`select ${rowColumns}, ${sellPriceSql} as sell_price, ${seesCost ? costPriceSql(scope) : sql`null`} as cost_price
from (select w.id, w.tenant_id, w.product_id, w.unit_id, ${ruleColumns}
from price_level_row w ${goodsJoin} ${where} order by r.code_key, w.product_id, w.unit_id limit ${limit} offset ${offset}) w
${joins}
order by r.code_key, w.product_id, coalesce(u.ordinal, -1), w.id`,
  ])) as [{ total: number }[], (RowColumns & { sell_price: string; cost_price: string | null })[]]
  return {
    total: counted[0]!.total,
    rows: rows.map((row) => ({
      ...goodsPriceOf(row),
      sellPrice: decimal(row.sell_price),
      costPrice: read(row.cost_price),
    })),
  }
}

/** Rows of the level, other than these, that are about the same goods in the same unit as one of them. */
export const takenPlaces = async (
  { tx }: Scope,
  level: string,
  { rows, except }: { rows: readonly { product: string | null; unit: string | null }[]; except: readonly string[] },
): Promise<Set<string>> => {
  // Other checks name ids that are none.
  const places = rows.filter((row) => isStoredId(row.product) && isStoredId(row.unit))
  if (places.length === 0) return new Set()
  const found = await tx.query<{ product_id: string; unit_id: string }>(
    sql`select w.product_id, w.unit_id from unnest(${places.map((row) => row.product)}::uuid[], ${places.map((row) => row.unit)}::uuid[]) g (product_id, unit_id)
join price_level_row w on ${sql.ours('w')} and w.price_level_id = ${level} and w.product_id = g.product_id and w.unit_id = g.unit_id
where not w.id = any(${except}::uuid[])`,
  )
  return new Set(found.map((row) => `${row.product_id}/${row.unit_id}`))
}
