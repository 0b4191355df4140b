import { answers, ROW_LIMIT, type ReportParams } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { baseOf, type Base } from '#documents/trade.server.ts'
import { yearBefore, type Day } from '#kernel/day.ts'
import { subtract, type Decimal } from '#kernel/decimal.ts'
import { shareOf, type Row } from '#model/table.ts'
import { knownTerms } from './filters.server.ts'
import { measures, tradeLines } from './lines.server.ts'
import type { MonthlyBeside } from './monthly-beside.ts'
import { monthTotals } from './monthly.server.ts'
import { fromNumbers, type SqlRow } from './rows.server.ts'

type Params = ReportParams<MonthlyBeside>

interface Asked {
  base: Base
  today: Day
  isLimited: boolean
}

/** What is not over yet is compared with the days that are. */
const statement = (params: Params, { base, today, isLimited }: Asked): Sql => {
  const net = measures.net(base.decimals)
  return sql`
with line as (${tradeLines('sales', params)}),
now as (
  select date_trunc('month', l.day::timestamp) as month, sum(case when l.sign > 0 then ${net} else 0 end) as sold,
    sum(case when l.sign < 0 then -(${net}) else 0 end) as returned, sum(${measures.quantity()}) as quantity
  from line l group by 1
),
earlier as (${monthTotals({ ...params, ...yearBefore(params, today) }, base, isLimited)})
select to_char(m.month, 'MM/YYYY') as month, coalesce(n.sold, 0) as sold, coalesce(n.returned, 0) as returned,
  coalesce(n.sold - n.returned, 0) as revenue, coalesce(n.quantity, 0) as quantity, coalesce(e.net, 0) as "lastYear"
from generate_series(date_trunc('month', ${params.from}::timestamp), ${params.to}::timestamp, '1 month') m (month)
left join now n on n.month = m.month
left join earlier e on e.month::timestamp + interval '12 months' = m.month
where true${knownTerms(params)}
order by m.month
limit ${ROW_LIMIT + 1}`
}

const amounts = ['sold', 'returned', 'revenue', 'quantity', 'lastYear'] as const

const withChange = (row: Row): Row => {
  const [revenue, lastYear] = [row['revenue'] as Decimal, row['lastYear'] as Decimal]
  const difference = subtract(revenue, lastYear)
  return { ...row, difference, growth: shareOf(difference, lastYear) }
}

/** Registers a report page for revenue by month with what stands beside it. */
export const monthlyBesideReport = (definition: MonthlyBeside) =>
  answers(definition, async (scope, params: Params) => {
    const asked = { base: baseOf(scope), today: scope.today, isLimited: scope.tx.limits !== null }
    const rows = await scope.tx.query<SqlRow>(statement(params, asked))
    return { rows: rows.map((row) => withChange(fromNumbers(row, amounts))) }
  })
