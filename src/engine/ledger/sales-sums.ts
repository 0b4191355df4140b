/**
 * What was sold of each product by month, quarter and year, without VAT, in base units and base currency; returns count
 * against it (contract reports §1.1, decision 0057). A save writes one row with what it changed; the housekeeping adds
 * these up.
 */
import type { Day } from '#kernel/day.ts'
import { add, decimalText, multiply, negate, one, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields, Values } from '#model/field.ts'
import { isPosted } from '#model/state.ts'
import type { BaseCurrency } from '../base-currency.ts'
import type { Registry } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { isPostedSql } from '../states.ts'
import type { Stored } from '../stored.ts'
import type { Statement, Tx } from '../tx.ts'

/** 1 if the lines of a kind of document are sold, −1 if they come back, 0 if they are neither. */
const signOf = ({ trade }: AnyDocument): 1 | -1 | 0 =>
  trade?.side !== 'sales' ? 0 : trade.as === 'goods' ? 1 : trade.as === 'goodsBack' ? -1 : 0

interface Sold {
  month: string
  product: string
  quantity: Decimal
  net: Decimal
}

const soldBy = (definition: AnyDocument, document: Stored | null, decimals: number): Sold[] => {
  if (!document || !isPosted(definition.lifecycle, document)) return []
  const rate = ((document as Values<Fields>)['exchangeRate'] as Decimal | null) ?? one
  const signed = signOf(definition) < 0 ? negate : (value: Decimal) => value
  return document.lines.flatMap((line): Sold[] => {
    const { product, baseQuantity, taxable } = line as Readonly<Record<string, unknown>>
    if (typeof product !== 'string') return []
    return [
      {
        month: `${document.date.slice(0, 7)}-01`,
        product: product.toLowerCase(),
        quantity: signed((baseQuantity as Decimal | null) ?? zero),
        net: signed(multiply((taxable as Decimal | null) ?? zero, rate, decimals)),
      },
    ]
  })
}

/** Sums by month and product; what comes to nothing is left out. */
const summed = (sold: readonly Sold[]): Sold[] => {
  const sums = new Map<string, Sold>()
  for (const each of sold) {
    const key = `${each.month} ${each.product}`
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, quantity: add(sum.quantity, each.quantity), net: add(sum.net, each.net) } : each)
  }
  return [...sums.values()].filter(({ quantity, net }) => quantity !== 0n || net !== 0n)
}

interface SalesChange {
  /** What is stored, and what replaces it; null for nothing. */
  before: Stored | null
  after: Stored | null
  base: BaseCurrency | null
}

/** Statements that write what a save or removal changes in the months: one, or two if the month changes. */
export const salesStatements = (definition: AnyDocument, { before, after, base }: SalesChange): Statement[] => {
  if (signOf(definition) === 0) return []
  const decimals = base?.decimals ?? 0
  const gone = soldBy(definition, before, decimals).map((each) => ({
    ...each,
    quantity: negate(each.quantity),
    net: negate(each.net),
  }))
  const changed = summed([...gone, ...soldBy(definition, after, decimals)])
  return [...Map.groupBy(changed, ({ month }) => month)].map(
    ([month, sold]) => sql`insert into sales_change (tenant_id, month, products, quantities, nets)
      values (${sql.tenant}, ${month}, ${sold.map((each) => each.product)}::uuid[], ${sold.map((each) => decimalText(each.quantity))}::numeric[], ${sold.map((each) => decimalText(each.net))}::numeric[])`,
  )
}

/** Stands for all products together. */
const allProducts = sql.raw(`'00000000-0000-0000-0000-000000000000'::uuid`)

/** The sums that a row `s` with month and product belongs to, as `v`. */
const levels = sql`cross join lateral (values
    (1, s.month, s.product_id),
    (1, s.month, ${allProducts}),
    (3, date_trunc('quarter', s.month)::date, s.product_id),
    (12, date_trunc('year', s.month)::date, s.product_id)) v (months, first_day, product_id)`

/** Months, quarters or years that are summed up, by their first days. */
export interface SummedSpans {
  months: 1 | 3 | 12
  firstDays: readonly Day[]
}

/**
 * A query for month (the first day of the span), product_id, quantity, net; for months also of all products together.
 * `where` restricts the rows.
 */
export const summedSales = (
  { months, firstDays }: SummedSpans,
  { together = false, where = sql`true` }: { together?: boolean; where?: Sql } = {},
): Sql => sql`
  select m.first_day as month, m.product_id, m.quantity, m.net from sales_sum m
  where ${sql.ours('m')} and m.months = ${sql.raw(String(months))} and m.first_day = any(${firstDays}::date[]) and m.product_id ${sql.raw(together ? '=' : '<>')} ${allProducts} and ${where}`

/** The same for what was changed since, by month and product: several rows each. */
export const changedSales = (where: Sql = sql`true`): Sql => sql`
  select m.month, u.product_id, u.quantity, u.net
  from sales_change m cross join unnest(m.products, m.quantities, m.nets) u (product_id, quantity, net)
  where ${sql.ours('m')} and ${where}`

/** Adds up what saves have changed; changes that come meanwhile are left for the next time. */
export const tidySalesSums = async (tx: Tx): Promise<void> => {
  await tx.query(sql`
    with taken as (delete from sales_change c where ${sql.ours('c')} returning c.month, c.products, c.quantities, c.nets),
    sold as (select t.month, u.product_id, u.quantity, u.net from taken t cross join unnest(t.products, t.quantities, t.nets) u (product_id, quantity, net))
    insert into sales_sum as m (tenant_id, months, first_day, product_id, quantity, net)
    select ${sql.tenant}, v.months, v.first_day, v.product_id, sum(s.quantity), sum(s.net)
    from sold s ${levels}
    group by v.months, v.first_day, v.product_id order by v.months, v.first_day, v.product_id
    on conflict (tenant_id, months, first_day, product_id) do update set quantity = m.quantity + excluded.quantity, net = m.net + excluded.net`)
}

/** What was sold of a product that becomes part of another was sold of that one. */
export const joinSales = async (
  { tx }: { tx: Tx },
  { keep, remove }: { keep: string; remove: string },
): Promise<void> => {
  const summed = sql`select m.first_day as month, m.quantity, m.net from sales_sum m where ${sql.ours('m')} and m.months = 1 and m.product_id = ${remove}`
  await tx.query(sql`
    insert into sales_change (tenant_id, month, products, quantities, nets)
    select ${sql.tenant}, s.month, ${[remove, keep]}::uuid[], array[-sum(s.quantity), sum(s.quantity)], array[-sum(s.net), sum(s.net)]
    from (${summed} union all select c.month, c.quantity, c.net from (${changedSales()}) c where c.product_id = ${remove}) s group by s.month`)
}

const soldLines = (definition: AnyDocument): Sql => sql`
  select date_trunc('month', d.day)::date as month, l.product_id, ${sql.raw(String(signOf(definition)))} * l.base_quantity as quantity,
    ${sql.raw(String(signOf(definition)))} * round(l.taxable * d.exchange_rate, coalesce((select b.decimals from currency b where ${sql.ours('b')} and b.is_base), 0)) as net
  from document d join ${sql.ident(`${definition.table}_line`)} l on l.tenant_id = d.tenant_id and l.document_id = d.id
  where d.kind = ${definition.name} and ${isPostedSql('d', definition.lifecycle)}`

const ofLevels = (from: Sql): Sql =>
  sql`select v.months::smallint as months, v.first_day, v.product_id, s.quantity, s.net from (${from}) s ${levels}`

const added = (from: Sql): Sql => sql`(
  select s.months, s.first_day, s.product_id, trim_scale(sum(s.quantity)) as quantity, trim_scale(sum(s.net)) as net
  from (${from}) s group by s.months, s.first_day, s.product_id having sum(s.quantity) <> 0 or sum(s.net) <> 0) b`

/** What the sums are, and what they should be by the lines of all documents. */
export const salesProjection = ({ documents }: Registry) => ({
  ledger: 'salesSums',
  columns: sql`months, first_day, product_id, quantity, net`,
  stored: added(
    sql`select months, first_day, product_id, quantity, net from sales_sum union all ${ofLevels(changedSales())}`,
  ),
  expected: added(
    ofLevels(sql.join([...documents.values()].filter((each) => signOf(each) !== 0).map(soldLines), '\n  union all ')),
  ),
})
