/** A price level as customers read it: what each of them pays for goods in a unit, in the order of the goods' groups. */
import { proposedVat } from '#documents/_shared/prices/proposed-vat.ts'
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { add, decimal, percentOf, round, SCALE, zero, type Decimal } from '#kernel/decimal.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'

/** More rows are no list that anybody reads, and more than one print may have. */
const MOST_PAPER_ROWS = 30_000

export interface PaperQuestion {
  level: string
  /** All active goods in all their units, those without a price of the level at that of the lists. */
  isWhole: boolean
  hasVat: boolean
}
export interface PaperRow {
  group: string
  code: string
  name: string
  unit: string
  vatRate: Decimal
  price: Decimal
}
export interface PaperLevel {
  code: string
  name: string
  fromDate: Day | null
  toDate: Day | null
}
interface Row {
  group_name: string
  code: string
  name: string
  unit_name: string
  vat_rate: string | null
  vat_reducible: boolean
  level_price: string
}

export const paperLevel = async ({ tx }: Scope, id: string): Promise<PaperLevel> => {
  const [found] = isStoredId(id)
    ? await tx.query<PaperLevel>(
        sql`select l.code, l.name, l.from_date as "fromDate", l.to_date as "toDate" from price_level l where ${sql.ours('l')} and l.id = ${id}`,
      )
    : []
  if (!found) throw new NotFound()
  return found
}

/** Goods `r`, each of their units `u`, and the row `w` of the level about both, which says something. */
const goodsOf = ({ level, isWhole }: PaperQuestion): Sql => sql`from product r
join product_group g on g.tenant_id = r.tenant_id and g.id = r.group_id
cross join lateral (select r.unit_id, null::numeric as factor, null::numeric as sell_price, -1 as ordinal
  union all select x.unit_id, x.factor, x.sell_price, x.ordinal from product_unit x where x.tenant_id = r.tenant_id and x.product_id = r.id) u
${isWhole ? sql`left join` : sql`join`} price_level_row w on w.tenant_id = r.tenant_id and w.price_level_id = ${level} and w.product_id = r.id and w.unit_id = u.unit_id
  and num_nonnulls(w.discount_percent, w.discount_amount, w.custom_price) > 0
where ${sql.ours('r')} and r.active`

export const countPaperRows = async ({ tx }: Scope, asked: PaperQuestion): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(sql`select count(*)::int as count ${goodsOf(asked)}`)
  return row!.count
}

const withVat = (price: Decimal, rate: Decimal, decimals: number): Decimal =>
  rate <= zero ? price : round(add(price, percentOf(price, rate, SCALE)), decimals)

const listPriceSql = sql`coalesce(u.sell_price, round(r.sell_price * coalesce(u.factor, 1), 4))`

/** Throws Refused where there is nothing, or too much of it. */
export const paperRows = async (scope: Scope, asked: PaperQuestion, { fromDate }: PaperLevel): Promise<PaperRow[]> => {
  const { tx, settings, today, baseCurrency } = scope
  const rows = await tx.query<Row>(sql`
select p.group_name, p.code, p.name, n.name as unit_name, p.vat_rate::text, p.vat_reducible, p.level_price::text
from (select r.tenant_id, g.name_key as group_key, g.id as group_id, g.name as group_name, r.id, r.code_key, r.code, r.name, r.vat_rate, r.vat_reducible, u.unit_id, u.ordinal,
  greatest(coalesce(w.custom_price, round(${listPriceSql} * (1 - coalesce(w.discount_percent, 0) / 100) - coalesce(w.discount_amount, 0), 4)), 0) as level_price
  ${goodsOf(asked)}) p
join unit n on n.tenant_id = p.tenant_id and n.id = p.unit_id
order by p.group_key, p.group_id, p.code_key, p.id, p.ordinal limit ${MOST_PAPER_ROWS + 1}`)
  if (rows.length === 0) throw new Refused([problem('', 'priceListEmpty')])
  if (rows.length > MOST_PAPER_ROWS)
    throw new Refused([problem('', 'priceListTooLong', { max: String(MOST_PAPER_ROWS) })])
  // A list that begins later has the tax of its first day.
  const date = fromDate && fromDate > today ? fromDate : today
  return rows.map((row): PaperRow => {
    const goods = { vatRate: row.vat_rate === null ? null : decimal(row.vat_rate), vatReducible: row.vat_reducible }
    const vatRate = proposedVat(goods as RowIn<'product'>, date, { settings, today } as RuleContext)
    const price = decimal(row.level_price)
    return {
      group: row.group_name,
      code: row.code,
      name: row.name,
      unit: row.unit_name,
      vatRate,
      price: asked.hasVat ? withVat(price, vatRate, baseCurrency?.decimals ?? 0) : price,
    }
  })
}
