import { add, zero, type Decimal } from '#kernel/decimal.ts'
import { stateOf, valuesWhere } from '#model/state.ts'
import { documents } from '#documents/all.ts'
import { answers, ROW_LIMIT, wordIn, type ReportParams } from '#engine/listing/report.ts'
import { takenOfLine } from '#engine/links/outstanding.ts'
import { isOpenSql } from '#engine/states.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { partnerTerms, productTerms } from '../_shared/filters.server.ts'
import { fromNumbers, madeRows, type SqlRow } from '../_shared/rows.server.ts'
import { orderStatistics } from './order-statistics.ts'

type OrderParams = ReportParams<typeof orderStatistics>

const orders = documents.filter(({ trade }) => trade?.side === 'sales' && trade.as === 'order')

/** Lines of orders in any state but draft, in the base currency; what is left of an order that is over is 0. */
const linesOf = ({ name, table, lifecycle }: (typeof orders)[number], params: OrderParams, decimals: number): Sql => {
  const statuses = valuesWhere(
    lifecycle,
    ({ standing, value }) => standing !== 'draft' && (!params.status || value === params.status),
  )
  return sql`
  select d.tenant_id, d.id as document_id, d.kind, d.number, d.day, d.status, d.partner_id, round(d.total * d.exchange_rate, ${decimals}::integer) as total,
    l.ordinal, l.product_id, l.unit_name, l.quantity, round(taken.quantity / l.factor, 4) as delivered,
    case when ${isOpenSql('d', lifecycle)} then round(greatest(l.base_quantity - taken.quantity, 0) / l.factor, 4) else 0 end as remaining,
    round(l.unit_price * d.exchange_rate, 4) as price, round(l.discount * d.exchange_rate, ${decimals}::integer) as discount
  from document d
  join ${sql.ident(`${table}_line`)} l on l.tenant_id = d.tenant_id and l.document_id = d.id
  ${takenOfLine}
  where d.kind = ${name} and d.status = any(${statuses}::int[]) and d.day between ${params.from} and ${params.to}${partnerTerms(sql`d.partner_id`, params)}${productTerms(sql`l.product_id`, params)}`
}

const statement = (params: OrderParams, decimals: number): Sql => sql`
with line as (${sql.join(
  orders.map((one) => linesOf(one, params, decimals)),
  '\n  union all ',
)})
select s.document_id as "documentId", s.kind as "documentKind", s.number, s.day as "date", p.code as "partnerCode", p.name as "partnerName",
  s.total as "orderTotal", s.status, x.code as "productCode", x.name as "productName", s.unit_name as "unitName",
  s.quantity, s.delivered, s.remaining, s.price, s.discount
from line s
left join partner p on p.tenant_id = s.tenant_id and p.id = s.partner_id
left join product x on x.tenant_id = s.tenant_id and x.id = s.product_id
order by s.day, s.number, s.ordinal
limit ${ROW_LIMIT + 1}`

const amounts = ['orderTotal', 'quantity', 'delivered', 'remaining', 'price', 'discount']

export const report = answers(orderStatistics, async (scope, params: OrderParams) => {
  const labels = new Map(orders.map(({ name, lifecycle }) => [name, lifecycle]))
  const found = await scope.tx.query<SqlRow & { status: number; documentKind: string }>(
    statement(params, scope.baseCurrency?.decimals ?? 0),
  )
  const totals = new Map<unknown, Decimal>()
  const rows = await madeRows(found, ({ status, ...one }) => {
    const row = fromNumbers(one, amounts)
    totals.set(row['documentId'], row['orderTotal'] as Decimal)
    row['statusText'] = wordIn(scope, stateOf(labels.get(one.documentKind)!, { status })!.label)
    return row
  })
  // The total of an order is repeated on each of its lines and counts once.
  return { rows, sums: { orderTotal: [...totals.values()].reduce((sum, total) => add(sum, total), zero) } }
})
