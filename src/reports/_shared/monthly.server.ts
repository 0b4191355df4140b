import { decimal } from '#kernel/decimal.ts'
import { answers, ROW_LIMIT, type ReportParams } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { baseOf, tradeHeads, type Base } from '#documents/trade.server.ts'
import { knownTerms, partnerTerms } from './filters.server.ts'
import { lineTotals } from './lines.server.ts'
import type { MonthlySales } from './monthly.ts'
import { soldIn } from './sales-sums.server.ts'

type MonthlyParams = ReportParams<MonthlySales>

/**
 * Revenue by month, from the least that tells it: the heads of documents know no goods, the sums of months no
 * customers, the lines both.
 */
export const monthTotals = (params: MonthlyParams, base: Base, isLimited: boolean): Sql => {
  const { from, to, partner, partnerGroup, branch, group, product } = params
  const isOfGoods = branch !== null || group !== null || product !== null
  if (partner === null && partnerGroup === null)
    return sql`select s.month, sum(s.net) as net from (${soldIn({ filter: params, by: 'month', decimals: base.decimals, isLimited })}) s group by s.month`
  if (isOfGoods)
    return lineTotals({ lines: 'sales', filter: params, by: ['month'], measures: ['net'], decimals: base.decimals })
  const heads = tradeHeads('sales', { from, to }, base, partnerTerms(sql`d.partner_id`, params))
  return sql`select date_trunc('month', h.day::timestamp) as month, sum(h.net) as net from (${heads}) h group by 1`
}

/** Returns one row for every month in the range, and no rows if a named record does not exist. */
const statement = (params: MonthlyParams, base: Base, isLimited: boolean): Sql => sql`
with total as (${monthTotals(params, base, isLimited)})
select to_char(m.month, 'MM/YYYY') as month, coalesce(t.net, 0) as revenue
from generate_series(date_trunc('month', ${params.from}::timestamp), ${params.to}::timestamp, '1 month') m (month)
left join total t on t.month = m.month
where true${knownTerms(params)}
order by m.month
limit ${ROW_LIMIT + 1}`

/** Registers a report page for revenue by month. */
export const monthlySalesReport = (definition: MonthlySales) =>
  answers(definition, async (scope, params: MonthlyParams) => {
    const rows = await scope.tx.query<{ month: string; revenue: string }>(
      statement(params, baseOf(scope), scope.tx.limits !== null),
    )
    return { rows: rows.map(({ month, revenue }) => ({ month, revenue: decimal(revenue) })) }
  })
