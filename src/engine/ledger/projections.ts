/**
 * For every ledger except stock entries: a query for what is stored and one for what should be, with the same
 * columns.
 */
import { sql, type Sql } from '../sql.ts'
import type { Registry } from '../scope.ts'
import { salesProjection } from './sales-sums.ts'
import type { StockEntry } from './valuation.ts'

export interface Projection {
  ledger: string
  /** The compared columns, which both sources have. */
  columns: Sql
  /** Can be used after `from`. */
  stored: Sql
  expected: Sql
}

export const stockLine = (e: StockEntry): string =>
  `${e.product} ${e.day} ${e.rank} ${e.seq} ${e.line} ${e.side} ${e.store} ${e.document} ${e.lineId} ${e.valuedBy} ${e.given} ${e.origin} ${e.quantity} ${e.value} ${e.correction} ${e.quantityAfter} ${e.valueAfter} ${e.costAfter} ${e.inputQuantityAfter} ${e.inputValueAfter}`

/** Sums by kind, day and position; position 0 is the number of documents, −1 the open amount. */
const byPlace = (from: Sql): Sql => sql`(
  select s.kind, s.day, u.place, trim_scale(sum(u.amount)) as amount from (select * from ${from}) s
  cross join lateral (select amount, place::int from unnest(s.sums) with ordinality n (amount, place) union all values (s.count::numeric, 0), (s.open_amount::numeric, -1)) u
  group by s.kind, s.day, u.place having sum(u.amount) <> 0) b`

const ledgers: readonly Projection[] = [
  {
    ledger: 'stockBalances',
    columns: sql`product_id, store_id, quantity, value, cost, input_quantity, input_value, last_day, last_rank, last_seq, last_line, last_side`,
    stored: sql`stock_balance`,
    expected: sql`expected_balance`,
  },
  {
    ledger: 'debts',
    columns: sql`document_id, side, partner_id, column_name, day, due, amount, settled, currency_id, rate, currency_amount, currency_settled, further, store_id, employee_id, created_by_id`,
    stored: sql`debt_entry`,
    expected: sql`expected_debt`,
  },
  {
    ledger: 'debtBalances',
    columns: sql`partner_id, side, amount`,
    stored: sql`(select * from debt_balance where ${sql.ours('debt_balance')} and amount <> 0) b`,
    expected: sql`(select partner_id, side, sum(amount)::bigint as amount from (
      select partner_id, side, amount from expected_debt union all select partner_id, side, credit_amount - amount from expected_allocation where credit_amount is not null
      union all select partner_id, side, amount from exchange_closing) m group by partner_id, side having sum(amount) <> 0) b`,
  },
  {
    ledger: 'allocations',
    columns: sql`credit_id, debt_id, side, partner_id, document_id, order_id, day, since, amount, elastic, wanted, currency_amount, credit_amount, credit_currency_amount`,
    stored: sql`allocation`,
    expected: sql`expected_allocation`,
  },
  {
    ledger: 'keptCredits',
    columns: sql`document_id, order_id, side, partner_id, amount, currency_amount`,
    stored: sql`kept_credit`,
    expected: sql`expected_kept`,
  },
  {
    ledger: 'cash',
    columns: sql`document_id, fund_id, day, amount`,
    stored: sql`cash_entry`,
    expected: sql`expected_cash`,
  },
  {
    ledger: 'cashBalances',
    columns: sql`fund_id, amount`,
    stored: sql`(select * from cash_balance where ${sql.ours('cash_balance')} and amount <> 0) b`,
    expected: sql`(select fund_id, sum(amount)::bigint as amount from expected_cash group by fund_id having sum(amount) <> 0) b`,
  },
  {
    ledger: 'cashDays',
    columns: sql`fund_id, day, count, inflow, outflow`,
    stored: sql`(select * from cash_day where ${sql.ours('cash_day')} and count <> 0) b`,
    expected: sql`(select fund_id, day, count(*)::integer as count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as inflow, coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as outflow from expected_cash group by fund_id, day) b`,
  },
  {
    ledger: 'links',
    columns: sql`source_document, source_line, document, line, quantity, taxable, vat`,
    stored: sql`document_link`,
    expected: sql`expected_link`,
  },
  {
    ledger: 'documentSums',
    columns: sql`kind, day, place, amount`,
    stored: byPlace(sql`document_sum`),
    expected: byPlace(
      sql`(select kind, day, 1 as count, document_sums(status, sums) as sums, open_amount from document) d`,
    ),
  },
  {
    ledger: 'open',
    columns: sql`id, open_amount`,
    stored: sql`(select id, open_amount from document where ${sql.ours('document')} and open_amount <> 0) o`,
    expected: sql`(select document_id as id, amount - settled as open_amount from expected_debt where column_name = 'incurred' and not further and amount <> settled) o`,
  },
]

/** Documents with derived statuses, and these statuses. */
const states = ({ documents }: Registry): Projection => {
  const kinds = [...documents.values()].flatMap((one) => (one.followed?.derive ? [one.name] : []))
  return {
    ledger: 'states',
    columns: sql`id, status`,
    stored: sql`(select id, status from document where ${sql.ours('document')} and kind = any(${kinds}::text[]) and is_summed(status)) s`,
    expected: sql`expected_state`,
  }
}

/** All ledgers except stock entries, which are compared one by one (verify.ts). */
export const projectionsOf = (registry: Registry): readonly Projection[] => [
  ...ledgers,
  salesProjection(registry),
  states(registry),
]
