/**
 * The base of all trade reports: lines of posted documents in a date range, minus returns (contract reports §1.1),
 * line by line or summed by partner, product and month.
 */
import type { DayRange } from '#kernel/day.ts'
import { ROW_LIMIT } from '#engine/listing/report.ts'
import type { TradeSide } from '#model/document.ts'
import { tradeSources, type TradeSource } from '#documents/trade.server.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isPostedSql } from '#engine/states.ts'
import { BEGINNING } from './beginning-size.ts'
import { partnerTerms, productTerms, type PartnerFilter, type ProductFilter } from './filters.server.ts'

export type LineFilter = DayRange & PartnerFilter & ProductFilter & Only

/** Those of the first rows of a report. */
export interface Only {
  /** Further terms of the heads `d`. */
  heads?: Sql
  /** Further columns of `d` and of the lines `l`, which most reports would read for nothing. */
  columns?: Sql
  only?: { documents?: readonly string[] | null; partners?: readonly string[] | null }
}
export const onlyTerms = ({ heads = sql.empty, only: { documents, partners } = {} }: Only): Sql =>
  sql.join(
    [
      heads,
      ...(documents ? [sql` and d.id = any(${documents}::uuid[])`] : []),
      ...(partners ? [sql` and d.partner_id = any(${partners}::uuid[])`] : []),
    ],
    '',
  )
/** No restriction of partners and goods. */
export const everything: PartnerFilter & ProductFilter = {
  partnerGroup: null,
  partner: null,
  branch: null,
  group: null,
  product: null,
}

const linesOf = ({ kind, table, sign }: TradeSource, filter: LineFilter): Sql => sql`
  select d.tenant_id, d.id as document_id, d.kind, d.number, d.day, d.seq, d.partner_id, d.store_id, d.exchange_rate, ${sql.raw(String(sign))} as sign, l.ordinal, l.product_id,
    l.unit_name, l.quantity, l.base_quantity, l.unit_price, l.gross, l.discount + l.order_discount_share as discount, l.taxable${filter.columns ?? sql.empty}
  from document d
  join ${sql.ident(table)} l on l.tenant_id = d.tenant_id and l.document_id = d.id
  where ${sql.ours('d')} and d.kind = ${kind} and ${isPostedSql('d')} and d.day between ${filter.from} and ${filter.to}${partnerTerms(sql`d.partner_id`, filter)}${productTerms(sql`l.product_id`, filter)}${onlyTerms(filter)}`

/** A query for the lines, in document currency; `sign` is 1 or, for returns, −1. */
export const tradeLines = (side: TradeSide, filter: LineFilter): Sql =>
  sql.join(
    tradeSources[side].map((source) => linesOf(source, filter)),
    '\n  union all ',
  )

/** What the lines of a report are put in order by, before their number in the document. */
interface LineOrder {
  id: Sql
  /** Columns of the lines; one of them is the id. */
  keys: Sql
  join?: Sql
  order: Sql
}

/**
 * A query for `Share`s of a report of lines `s`: the first documents or partners in its order. Lines are counted until
 * there are too many.
 */
export const shareOfLines = (lines: Sql, { id, keys, join = sql.empty, order }: LineOrder): Sql => sql`
with line as (select * from (${lines}) l limit ${ROW_LIMIT + 1}),
share as (select ${keys}, count(*) as rows from line group by ${keys})
select ${id} as id, s.rows, sum(s.rows) over () as total
from share s${join}
order by ${order}
limit ${BEGINNING.rows}`

/** An amount of line `l` in base currency, rounded to the decimals of that currency. */
const inBase =
  (amount: Sql) =>
  (decimals: number): Sql =>
    sql`l.sign * round(${amount} * l.exchange_rate, ${decimals}::integer)`

/** What is measured of a line `l` of `tradeLines`; returns count against it. */
export const measures = {
  quantity: () => sql`l.sign * l.base_quantity`,
  gross: inBase(sql`l.gross`),
  /** What is between the two, so that every row adds up also where each was rounded. */
  discount: (decimals: number) => sql`${inBase(sql`l.gross`)(decimals)} - ${inBase(sql`l.taxable`)(decimals)}`,
  /** After all discounts and before VAT; the contract calls this revenue. */
  net: inBase(sql`l.taxable`),
}
export type Measure = keyof typeof measures

/** What lines can be grouped by, with the names of the columns. */
const dimensions = {
  partner: sql`l.partner_id`,
  product: sql`l.product_id`,
  month: sql`date_trunc('month', l.day::timestamp)`,
}
export type Dimension = keyof typeof dimensions
const columnOf: Record<Dimension, string> = { partner: 'partner_id', product: 'product_id', month: 'month' }

export interface LineTotals {
  lines: TradeSide
  filter: LineFilter
  by: readonly Dimension[]
  measures: readonly Measure[]
  /** Decimals of the base currency. */
  decimals: number
}

/**
 * A query for sums of lines. Its columns are those of `by` (partner_id, product_id, month), then each measure by its
 * name.
 */
export const lineTotals = ({ lines, filter, by, measures: names, decimals }: LineTotals): Sql => sql`
  select ${sql.join([
    ...by.map((one) => sql`${dimensions[one]} as ${sql.raw(columnOf[one])}`),
    ...names.map((name) => sql`sum(${measures[name](decimals)}) as ${sql.raw(name)}`),
  ])}
  from (${tradeLines(lines, filter)}) l
  group by ${sql.join(by.map((one) => dimensions[one]))}`
