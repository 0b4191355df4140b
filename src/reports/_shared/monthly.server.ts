import { decimal } from '#kernel/decimal.ts'
import { answers, ROW_LIMIT, type ReportParams } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { knownTerms } from './filters.server.ts'
import { lineTotals } from './lines.server.ts'
import type { MonthlySales } from './monthly.ts'

type MonthlyParams = ReportParams<MonthlySales>

/** Returns one row for every month in the range, and no rows if a named record does not exist. */
const statement = (params: MonthlyParams, decimals: number): Sql => sql`
with total as (${lineTotals({ lines: 'sales', filter: params, by: ['month'], measures: ['net'], decimals })})
select to_char(m.month, 'MM/YYYY') as month, coalesce(t.net, 0) as revenue
from generate_series(date_trunc('month', ${params.from}::timestamp), ${params.to}::timestamp, '1 month') m (month)
left join total t on t.month = m.month
where true${knownTerms(params)}
order by m.month
limit ${ROW_LIMIT + 1}`

/** Registers a report page for revenue by month. */
export const monthlySalesReport = (definition: MonthlySales) =>
  answers(definition, async ({ tx, baseCurrency }, params: MonthlyParams) => {
    const rows = await tx.query<{ month: string; revenue: string }>(statement(params, baseCurrency?.decimals ?? 0))
    return { rows: rows.map(({ month, revenue }) => ({ month, revenue: decimal(revenue) })) }
  })
