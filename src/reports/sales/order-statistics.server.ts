import { add, zero, type Decimal } from '#kernel/decimal.ts'
import { stateOf, valuesWhere } from '#model/state.ts'
import { documents } from '#documents/all.ts'
import { answers, refuseTooMany, ROW_LIMIT, wordIn, type ReportParams } from '#engine/listing/report.ts'
import { takenOfLine } from '#engine/links/outstanding.ts'
import { isOpenSql } from '#engine/states.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { partnerTerms, productTerms } from '../_shared/filters.server.ts'
import { answerOf, ask, firstIds, totalOf, type Share } from '../_shared/beginning.server.ts'
import { onlyTerms, shareOfLines, type Only } from '../_shared/lines.server.ts'
import { fromNumbers, type SqlRow } from '../_shared/rows.server.ts'
import { orderStatistics } from './order-statistics.ts'
import { inTextOrder } from '#engine/text-order.ts'

type OrderParams = ReportParams<typeof orderStatistics> & Only

const orders = documents.filter(({ trade }) => trade?.side === 'sales' && trade.as === 'order')

type Order = (typeof orders)[number]

/** Lines of orders in any state but draft. */
const linesFrom = ({ name, table, lifecycle }: Order, params: OrderParams, more: Sql = sql.empty): Sql => {
  const statuses = valuesWhere(
    lifecycle,
    ({ standing, value }) => standing !== 'draft' && (!params.status || value === params.status),
  )
  return sql`from document d
  join ${sql.ident(`${table}_line`)} l on l.tenant_id = d.tenant_id and l.document_id = d.id${more}
  where ${sql.ours('d')} and d.kind = ${name} and d.status = any(${statuses}::int[]) and d.day between ${params.from} and ${params.to}${partnerTerms(sql`d.partner_id`, params)}${productTerms(sql`l.product_id`, params)}${onlyTerms(params)}`
}

/** In the base currency; what is left of an order that is over is 0. */
const linesOf = (order: Order, params: OrderParams, decimals: number): Sql => sql`
  select d.tenant_id, d.id as document_id, d.kind, d.number, d.day, d.seq, d.status, d.partner_id, round(d.total * d.exchange_rate, ${decimals}::integer) as total,
    l.ordinal, l.product_id, l.unit_name, l.quantity, round(taken.quantity / l.factor, 4) as delivered,
    case when ${isOpenSql('d', order.lifecycle)} then round(greatest(l.base_quantity - taken.quantity, 0) / l.factor, 4) else 0 end as remaining,
    round(l.unit_price * d.exchange_rate, 4) as price, round(l.discount * d.exchange_rate, ${decimals}::integer) as discount
  ${linesFrom(order, params, sql`\n  ${takenOfLine}`)}`

const ofOrders = (lines: (order: Order) => Sql): Sql => sql.join(orders.map(lines), '\n  union all ')

const byDay = sql`s.day, s.number ${inTextOrder}, s.seq`
const shares = (params: OrderParams): Sql =>
  shareOfLines(
    ofOrders((order) => sql`select d.id as document_id, d.day, d.number, d.seq ${linesFrom(order, params)}`),
    { id: sql`s.document_id`, keys: sql`document_id, day, number, seq`, order: byDay },
  )

const statement = (params: OrderParams, decimals: number): Sql => sql`
with line as (${ofOrders((order) => linesOf(order, params, decimals))})
select s.document_id as "documentId", s.kind as "documentKind", s.number, s.day as "date", p.code as "partnerCode", p.name as "partnerName",
  s.total as "orderTotal", s.status, x.code as "productCode", x.name as "productName", s.unit_name as "unitName",
  s.quantity, s.delivered, s.remaining, s.price, s.discount
from line s
left join partner p on ${sql.ours('p')} and p.tenant_id = s.tenant_id and p.id = s.partner_id
left join product x on ${sql.ours('x')} and x.tenant_id = s.tenant_id and x.id = s.product_id
order by ${byDay}, s.ordinal
limit ${ROW_LIMIT + 1}`

const amounts = ['orderTotal', 'quantity', 'delivered', 'remaining', 'price', 'discount']

export const report = answers(orderStatistics, async (scope, params: OrderParams) => {
  const labels = new Map(orders.map(({ name, lifecycle }) => [name, lifecycle]))
  const { tx, baseCurrency } = scope
  const found = await tx.query<Share>(shares(params))
  refuseTooMany(totalOf(found))
  const asked = ask(firstIds(found), (documents) =>
    tx.query<SqlRow & { status: number; documentKind: string }>(
      statement({ ...params, only: { documents } }, baseCurrency?.decimals ?? 0),
    ),
  )
  const totals = new Map<unknown, Decimal>()
  return answerOf(
    asked,
    ({ status, ...one }) => {
      const row = fromNumbers(one, amounts)
      totals.set(row['documentId'], row['orderTotal'] as Decimal)
      row['statusText'] = wordIn(scope, stateOf(labels.get(one.documentKind)!, { status })!.label)
      return row
    },
    // The total of an order is repeated on each of its lines and counts once.
    () => ({ sums: { orderTotal: [...totals.values()].reduce((sum, total) => add(sum, total), zero) } }),
  )
})
