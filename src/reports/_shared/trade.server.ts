/**
 * Lines of one side of the trade with the names of partners and goods, individually or summed. Names are left-joined
 * although they always exist: without statistics (new tenant), an inner join would start with the partners and
 * calculate the sums again for each.
 */
import type { TradeSide } from '#model/document.ts'
import type { Row } from '#model/table.ts'
import { ROW_LIMIT, type ReportParams } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { lineTotals, tradeLines, type Measure } from './lines.server.ts'
import { fromNumbers, madeRows, type SqlRow } from './rows.server.ts'
import type { TradeReport } from './trade.ts'

type TradeParams = ReportParams<TradeReport>

const amounts = ['gross', 'discount', 'net'] as const
/** The measures of a line in base currency. */
const worth = { gross: sql`s.gross`, discount: sql`s.discount`, net: sql`s.taxable` }

interface DetailColumns {
  side: TradeSide
  amounts: readonly (typeof amounts)[number][]
  /** An additional column and its join. */
  more?: { column: Sql; join: Sql }
}

const detail = (params: TradeParams, decimals: number, { side, amounts: names, more }: DetailColumns): Sql => sql`
with line as (${tradeLines(side, params)})
select s.document_id as "documentId", s.kind as "documentKind", s.number, s.day as "date", p.code as "partnerCode", p.name as "partnerName",
  x.code as "productCode", x.name as "productName", s.unit_name as "unitName", s.sign * s.quantity as quantity, round(s.unit_price * s.exchange_rate, 4) as price,
  ${sql.join(names.map((name) => sql`s.sign * round(${worth[name]} * s.exchange_rate, ${decimals}::integer) as ${sql.raw(name)}`))}${more?.column ?? sql.empty}
from line s
left join partner p on p.tenant_id = s.tenant_id and p.id = s.partner_id
left join product x on x.tenant_id = s.tenant_id and x.id = s.product_id${more?.join ?? sql.empty}
order by p.code_key, s.day, s.number, s.seq, s.ordinal
limit ${ROW_LIMIT + 1}`

/** Rows of the detail reports: units, quantities and prices as on the document. */
export const tradeDetailRows = async (
  { tx, baseCurrency }: Scope,
  params: TradeParams,
  want: DetailColumns,
): Promise<Row[]> => {
  const rows = await tx.query<SqlRow>(detail(params, baseCurrency?.decimals ?? 0, want))
  const numbers = ['quantity', 'price', ...want.amounts]
  return madeRows(rows, (row) => fromNumbers(row, numbers))
}

interface SummaryColumns {
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
left join partner p on p.id = t.partner_id
left join product x on x.id = t.product_id
left join product_group g on g.id = x.group_id
left join unit u on u.id = x.unit_id
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
): Promise<Row[]> => {
  const rows = await tx.query<SqlRow>(summary(params, baseCurrency?.decimals ?? 0, want))
  return madeRows(rows, (row) => fromNumbers(row, want.measures))
}
