/**
 * Balances as of the tenant's today: the one place that leaves out what is dated later. The tables of balances know
 * everything that is saved, which is what locks and checks need; what people read as the present stops at today.
 *
 * Texts for the SQL of definitions (`$ours(b)`, `$today`); `asOfToday` makes statements of them. Whether anything is
 * dated later is asked once or read from the balance, so it costs nothing while there is nothing.
 */
import { sqlFrom } from './sql-text.ts'
import { sql, type Sql } from './sql.ts'
import type { Scope } from './scope.ts'

type StockColumn = 'quantity' | 'value' | 'cost'
const lastStock = (column: StockColumn): string => `coalesce((select e.${column}_after from stock_entry e
      where $ours(e) and e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $today::date
      order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0)`
const stockColumn = (column: StockColumn): string =>
  `case when b.last_day <= $today::date then b.${column} else ${lastStock(column)} end as ${column}`

/** In place of `stock_balance`, with those of its columns that are asked for. */
export const stockText = (...columns: readonly StockColumn[]): string =>
  `(select b.tenant_id, b.product_id, b.store_id, ${columns.map(stockColumn).join(', ')} from stock_balance b where $ours(b))`

const hasLaterDebts = `(select exists (select from debt_entry x where $ours(x) and x.side in ('receivable', 'payable') and x.day > $today::date))`

/** In place of `debt_balance`. */
export const debtText = `(select b.tenant_id, b.partner_id, b.side, b.amount - case when ${hasLaterDebts} then coalesce((select sum(e.amount)::bigint from debt_entry e
      where $ours(e) and e.partner_id = b.partner_id and e.side = b.side and e.day > $today::date), 0) else 0 end as amount
    from debt_balance b where $ours(b))`

/** In place of `cash_balance`; an opening is not among the entries (`openingText`). */
export const cashText = `(select b.tenant_id, b.fund_id, b.amount - coalesce((select sum(e.amount)::bigint from cash_entry e
      where $ours(e) and e.fund_id = b.fund_id and e.day > $today::date), 0) as amount
    from cash_balance b where $ours(b))`

/** What fund `alias` began with, from its own day on. */
export const openingText = (alias: string): string =>
  `case when ${alias}.opening_date > $today::date then 0 else ${alias}.opening_balance end`

/** The number of documents after today in a ledger, of one record. */
export const laterText = (ledger: 'stock_entry' | 'debt_entry' | 'cash_entry', column: string): string =>
  `(select count(distinct e.document_id)::int from ${ledger} e where $ours(e) and e.${column} = r.id and e.day > $today::date)`

export const asOfToday = ({ today }: Pick<Scope, 'today'>, text: string): Sql => sqlFrom(text, () => today)

/**
 * The condition that documents `alias` are dated up to today. Nearly all are, so `is true` keeps PostgreSQL from reading
 * them by their day instead of by what they are looked for.
 */
export const upToToday = ({ today }: Pick<Scope, 'today'>, alias: string): Sql =>
  sql`(${sql.raw(alias)}.day <= ${today}::date) is true`
