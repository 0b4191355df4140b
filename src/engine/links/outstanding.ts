/** What open orders still have to bring or take, and with it what can be sold of the goods of a store. */
import { decimal, fromLedger, subtract, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument, TradeSide } from '#model/document.ts'
import type { Scope } from '../scope.ts'
import { isOpenSql } from '../states.ts'
import { sql, type Sql } from '../sql.ts'
import { asOfToday, stockText, upToToday } from '../today.ts'

/** The base quantity that followers have taken of line `l` of a document, as a lateral join with alias `taken`. */
export const takenOfLine = sql`left join lateral (
    select coalesce(sum(k.quantity), 0) / 10000.0 as quantity from document_link k where ${sql.ours('k')} and k.source_line = l.id and k.line <> k.document
  ) taken on true`

type Today = Pick<Scope, 'today'>

/** The same by followers that are dated up to today. */
const takenUpToToday = (scope: Today): Sql => sql`left join lateral (
    select coalesce(sum(k.quantity), 0) / 10000.0 as quantity from document_link k
    join document f on f.tenant_id = k.tenant_id and f.id = k.document and ${upToToday(scope, 'f')}
    where ${sql.ours('k')} and k.source_line = l.id and k.line <> k.document
  ) taken on true`

interface Wanted {
  products: readonly string[]
  /** Null: all stores together. */
  store: string | null
  /** The document that is being written: neither its entries nor its lines count. */
  document: string | null
  /** Documents it is made from, whose lines do not count either. */
  sources: readonly string[]
}

const ofStore = (column: Sql, { store }: Wanted): Sql => (store ? sql` and ${column} = ${store}::uuid` : sql.empty)

/** Kinds are written into the text, so that the index of open orders can be used. */
const openLines = (scope: Today, { name, table, lifecycle }: AnyDocument, only: Sql): Sql => sql`
  select l.product_id, d.store_id, greatest(l.base_quantity - taken.quantity, 0) as quantity
  from document d
  join ${sql.ident(`${table}_line`)} l on l.tenant_id = d.tenant_id and l.document_id = d.id
  ${takenUpToToday(scope)}
  where ${sql.ours('d')} and ${upToToday(scope, 'd')} and d.kind = ${sql.raw(`'${name}'`)} and ${isOpenSql('d', lifecycle)}${only}`

const ofWanted = (wanted: Wanted): Sql => sql` and l.product_id = any(${wanted.products}::uuid[])
    and d.id is distinct from ${wanted.document}::uuid and d.id <> all(${wanted.sources}::uuid[])${ofStore(sql`d.store_id`, wanted)}`

/** Rows of product, store and quantity, to be summed. */
const outstanding = (scope: Pick<Scope, 'registry' | 'today'>, side: TradeSide, only: Sql): Sql => {
  const orders = [...scope.registry.documents.values()].filter(
    ({ trade }) => trade?.side === side && trade.as === 'order',
  )
  return sql.join(
    orders.map((one) => openLines(scope, one, only)),
    '\n  union all ',
  )
}

/**
 * What all open orders of a side still have to bring or take of these goods, by default of all, by product and store,
 * as `quantity` and in `units` of the ledger; can be used after `from`.
 */
export const outstandingByStore = (
  scope: Pick<Scope, 'registry' | 'today'>,
  side: TradeSide,
  products?: readonly string[],
): Sql => {
  const only = products ? sql` and l.product_id = any(${products}::uuid[])` : sql.empty
  return sql`(select o.product_id, o.store_id, sum(o.quantity) as quantity, (sum(o.quantity) * 10000)::bigint as units from (${outstanding(scope, side, only)}) o group by o.product_id, o.store_id)`
}

export interface Outlook {
  onHand: Decimal
  /** What open orders of customers still have to get. */
  promised: Decimal
  /** On hand without what is promised. */
  available: Decimal
  /** What suppliers still have to bring of open orders. */
  incoming: Decimal
}

interface OutlookRow {
  id: string
  held: string
  promised: string
  incoming: string
}

/**
 * A query for rows of `readOutlook`: products that never moved have one, too, but not those that keep no stock; in one
 * statement however many there are.
 */
export const outlookStatement = (scope: Pick<Scope, 'registry' | 'today'>, wanted: Wanted): Sql => {
  const perProduct = (side: TradeSide) =>
    sql`(select o.product_id, sum(o.quantity) as quantity from (${outstanding(scope, side, ofWanted(wanted))}) o group by o.product_id)`
  return sql`
with held as (
  select b.product_id, b.quantity from ${asOfToday(scope, stockText('quantity'))} b where b.product_id = any(${wanted.products}::uuid[])${ofStore(sql`b.store_id`, wanted)}
  union all
  select e.product_id, -e.quantity from stock_entry e where ${sql.ours('e')} and ${upToToday(scope, 'e')} and e.document_id = ${wanted.document}::uuid and e.product_id = any(${wanted.products}::uuid[])${ofStore(sql`e.store_id`, wanted)}
)
select p.id, coalesce((select sum(h.quantity) from held h where h.product_id = p.id), 0) as held,
  coalesce(s.quantity, 0) as promised, coalesce(i.quantity, 0) as incoming
from unnest(${wanted.products}::uuid[]) p (id)
left join product g on ${sql.ours('g')} and g.id = p.id
left join ${perProduct('sales')} s on s.product_id = p.id
left join ${perProduct('purchase')} i on i.product_id = p.id
where g.track_stock is not false`
}

export const readOutlook = ({ held, promised, incoming }: Omit<OutlookRow, 'id'>): Outlook => {
  const [onHand, ordered] = [fromLedger(held), decimal(promised)]
  return { onHand, promised: ordered, available: subtract(onHand, ordered), incoming: decimal(incoming) }
}

/** In base units, by product, in the order of the products asked for; the database answers in any order. */
export const outlookOf = async (scope: Scope, wanted: Wanted): Promise<ReadonlyMap<string, Outlook>> => {
  const rows = await scope.tx.query<OutlookRow>(outlookStatement(scope, wanted))
  const found = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    wanted.products.flatMap((id) => {
      const row = found.get(id)
      return row ? [[id, readOutlook(row)] as const] : []
    }),
  )
}
