/**
 * Lines of one side of the trade with the names of partners and goods, individually or summed. Names are left-joined
 * although they always exist: without statistics (new tenant), an inner join would start with the partners and
 * calculate the sums again for each.
 */
import type { TradeSide } from '#model/document.ts'
import type { Row } from '#model/table.ts'
import { refuseTooMany, ROW_LIMIT, type ReportParams } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { ask, firstIds, totalOf, type SnapshotResults, type Share } from './beginning.server.ts'
import { lineTotals, shareOfLines, tradeLines, type Measure, type Only } from './lines.server.ts'
import { fromNumbers, type SqlRow } from './rows.server.ts'
import type { TradeReport } from './trade.ts'
import { inTextOrder } from '#engine/text-order.ts'

type TradeParams = ReportParams<TradeReport> & Only

const amounts = ['gross', 'discount', 'net'] as const
/** The order of documents `s` of partners `p`. */
export const byPartner = sql`p.code_key, s.day, s.number ${inTextOrder}, s.seq`
export const partnerJoin = sql`
left join partner p on ${sql.ours('p')} and p.id = s.partner_id`
/** The measures of a line in base currency; the discount is between the other two, so that every row adds up. */
const worthOf = (decimals: number): Readonly<Record<(typeof amounts)[number], Sql>> => {
  const inBase = (amount: Sql) => sql`round(${amount} * s.exchange_rate, ${decimals}::integer)`
  const [gross, net] = [inBase(sql`s.gross`), inBase(sql`s.taxable`)]
  return { gross, discount: sql`(${gross} - ${net})`, net }
}

export interface DetailColumns {
  side: TradeSide
  amounts: readonly (typeof amounts)[number][]
  /** An additional column and its join. */
  more?: { column: Sql; join: Sql }
}

const detail = (params: TradeParams, decimals: number, { side, amounts: names, more }: DetailColumns): Sql => sql`
with line as (${tradeLines(side, params)})
select s.document_id as "documentId", s.kind as "documentKind", s.number, s.day as "date", p.code as "partnerCode", p.name as "partnerName",
  x.code as "productCode", x.name as "productName", s.unit_name as "unitName", s.sign * s.quantity as quantity, round(s.unit_price * s.exchange_rate, 4) as price,
  ${sql.join(names.map((name) => sql`s.sign * ${worthOf(decimals)[name]} as ${sql.raw(name)}`))}${more?.column ?? sql.empty}
from line s
left join partner p on ${sql.ours('p')} and p.tenant_id = s.tenant_id and p.id = s.partner_id
left join product x on ${sql.ours('x')} and x.tenant_id = s.tenant_id and x.id = s.product_id${more?.join ?? sql.empty}
order by ${byPartner}, s.ordinal
limit ${ROW_LIMIT + 1}`

/** What the database answers for the detail reports: units, quantities and prices as on the document. */
export const tradeDetailRows = async (
  { tx, baseCurrency }: Scope,
  params: TradeParams,
  want: DetailColumns,
): Promise<SnapshotResults<SqlRow>> => {
  const shares = await tx.query<Share>(
    shareOfLines(tradeLines(want.side, params), {
      id: sql`s.document_id`,
      keys: sql`document_id, partner_id, day, number, seq`,
      join: partnerJoin,
      order: byPartner,
    }),
  )
  refuseTooMany(totalOf(shares))
  return ask(firstIds(shares), (documents) =>
    tx.query<SqlRow>(detail({ ...params, only: { documents } }, baseCurrency?.decimals ?? 0, want)),
  )
}

/** Makes a row of a detail report from one of the database. */
export const detailRow =
  ({ amounts: names }: Pick<DetailColumns, 'amounts'>) =>
  (row: SqlRow): Row =>
    fromNumbers(row, ['quantity', 'price', ...names])

export interface SummaryColumns {
  side: TradeSide
  measures: readonly Measure[]
}

const summary = (params: TradeParams, decimals: number, { side, measures }: SummaryColumns): Sql => {
  const names = measures.map((name) => sql.raw(`t.${name}`))
  return sql`
with total as (${lineTotals({ lines: side, filter: params, by: ['partner', 'product'], measures, decimals })})
select p.code as "partnerCode", p.name as "partnerName", g.name as "groupName", x.code as "productCode", x.name as "productName",
  u.name as "unitName", ${sql.join(names)}
from total t
left join partner p on ${sql.ours('p')} and p.id = t.partner_id
left join product x on ${sql.ours('x')} and x.id = t.product_id
left join product_group g on ${sql.ours('g')} and g.id = x.group_id
left join unit u on ${sql.ours('u')} and u.id = x.unit_id
where ${sql.join(
    names.map((name) => sql`${name} <> 0`),
    ' or ',
  )}
order by p.code_key, p.id, x.code_key
limit ${ROW_LIMIT + 1}`
}

/** Rows of the summary reports, in base units; rows with both quantity and amount 0 are left out. */
export const tradeSummaryRows = async (
  { tx, baseCurrency }: Scope,
  params: TradeParams,
  want: SummaryColumns,
): Promise<SnapshotResults<SqlRow>> => {
  // There are no more rows than lines.
  const shares = await tx.query<Share>(
    shareOfLines(tradeLines(want.side, params), {
      id: sql`s.partner_id`,
      keys: sql`partner_id`,
      join: partnerJoin,
      order: sql`p.code_key`,
    }),
  )
  return ask(firstIds(shares), (partners) =>
    tx.query<SqlRow>(summary({ ...params, only: { partners } }, baseCurrency?.decimals ?? 0, want)),
  )
}
