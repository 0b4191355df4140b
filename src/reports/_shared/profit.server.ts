/** What was earned, from the lines of bills and returns and what the ledger of stock says they cost. */
import { answers, ROW_LIMIT, wordIn, type ReportParams } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { inTextOrder } from '#engine/text-order.ts'
import { baseOf } from '#documents/trade.server.ts'
import { subtract, type Decimal } from '#kernel/decimal.ts'
import { shareOf, type Row } from '#model/table.ts'
import { measures, tradeLines } from './lines.server.ts'
import type { ProfitFace, ProfitReport } from './profit.ts'
import { fromNumbers, madeRows, withOrdinal, type SqlRow } from './rows.server.ts'

type ProfitParams = ReportParams<ProfitReport>

/** How the rows of a face are told apart, named and put in order; `t` are the sums, by `id` or `day`. */
interface Face {
  key: Sql
  code: Sql
  name: Sql
  join: Sql
  order: Sql
}
const records = (key: Sql, table: string): Face => ({
  key,
  code: sql`coalesce(r.code, '')`,
  name: sql`r.name`,
  join: sql`left join ${sql.ident(table)} r on ${sql.ours('r')} and r.id = t.id`,
  order: sql`r.code_key nulls last`,
})
const spans = (key: Sql, code: string, name: string): Face => ({
  key,
  code: sql`to_char(t.id, ${code})`,
  name: sql`to_char(t.id, ${name})`,
  join: sql.empty,
  order: sql`t.id`,
})
const faces: Readonly<Record<ProfitFace, Face>> = {
  product: records(sql`l.product_id`, 'product'),
  customer: records(sql`l.partner_id`, 'partner'),
  employee: records(sql`l.employee_id`, 'employee'),
  document: {
    key: sql`l.document_id`,
    code: sql`r.number`,
    name: sql`p.name`,
    join: sql`join document r on ${sql.ours('r')} and r.id = t.id left join partner p on ${sql.ours('p')} and p.id = r.partner_id`,
    order: sql`r.day, r.number ${inTextOrder}, r.seq`,
  },
  day: spans(sql`l.day`, 'YYYY-MM-DD', 'DD-MM-YYYY'),
  month: spans(sql`date_trunc('month', l.day::timestamp)::date`, 'YYYY-MM', 'MM/YYYY'),
}

/** Restricts heads `d` by what only this report knows. */
const headTerms = ({ employee, stores }: ProfitParams): Sql =>
  sql`${employee ? sql` and d.employee_id = ${employee}::uuid` : sql.empty}${
    stores && stores.length > 0 ? sql` and d.store_id = any(${stores}::uuid[])` : sql.empty
  }`

/**
 * What the lines cost: what left less what came back, in units of the ledger. Goods without stock have no entry. The
 * entries of the days are read once; asking for those of each line would cost a month of a large shop seconds.
 */
const costs = ({ from, to }: ProfitParams): Sql => sql`
  select e.line_id, sum(-e.value) as cost from stock_entry e
  where ${sql.ours('e')} and e.day between ${from} and ${to} and e.side = 0 group by e.line_id`

const statement = (params: ProfitParams, by: ProfitFace, decimals: number): Sql => {
  const { key, code, name, join, order } = faces[by]
  const [gross, net] = [measures.gross(decimals), measures.net(decimals)]
  const isDocument = by === 'document'
  return sql`
with line as (${tradeLines('sales', { ...params, heads: headTerms(params), columns: sql`, l.id as line_id, d.employee_id` })}),
cost as (${costs(params)}),
total as (
  select ${key} as id, sum(${measures.quantity()}) as quantity,
    sum(case when l.sign > 0 then ${gross} else 0 end) as gross, sum(case when l.sign < 0 then -(${gross}) else 0 end) as returns,
    sum(${measures.discount(decimals)}) as discount, sum(${net}) as net, coalesce(sum(c.cost), 0) / 10000 as cost
  from line l left join cost c on c.line_id = l.line_id
  group by 1)
select ${isDocument ? sql`r.id as "documentId", r.kind as "documentKind", ` : sql.empty}t.id as "rowId", ${code} as code, ${name} as name, t.quantity, t.gross, t.returns, t.discount, t.net, t.cost
from total t ${join}
where t.quantity <> 0 or t.gross <> 0 or t.returns <> 0 or t.discount <> 0 or t.net <> 0 or t.cost <> 0
order by ${order}, t.id
limit ${ROW_LIMIT + 1}`
}

const amounts = ['quantity', 'gross', 'returns', 'discount', 'net', 'cost'] as const

/** Profit and its share of the net amount, of which nothing is a share of nothing. */
const withProfit = (row: Row): Row => {
  const [net, cost] = [row['net'] as Decimal, row['cost'] as Decimal]
  const profit = subtract(net, cost)
  row['profit'] = profit
  row['percent'] = shareOf(profit, net)
  return row
}

/** The face a page shows is what it asks by itself; a call that names none gets the one of the first page. */
export const profitReport = (definition: ProfitReport, own: ProfitFace) =>
  answers(definition, async (scope, params: ProfitParams) => {
    const by = params.by ?? own
    const rows = await scope.tx.query<SqlRow>(statement(params, by, baseOf(scope).decimals))
    return {
      rows: await madeRows(rows, (row, index) => {
        const made = withOrdinal(withProfit(fromNumbers(row, amounts)), index)
        made['name'] ??= by === 'employee' ? wordIn(scope, 'report.noEmployee') : ''
        if (by !== 'product') made['quantity'] = null
        if (by === 'day' || by === 'month') made['rowId'] = null
        return made
      }),
    }
  })
