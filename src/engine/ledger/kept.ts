/** What vouchers keep for an order, as it is read. */
import { sql, type Sql } from '../sql.ts'
import { takenOfKept } from './debt-state.ts'

/**
 * What is kept of a voucher: what followers of the order used, and what is left of it. While an order is cancelled its
 * deposit may settle anything, so it can be less than what was paid once the order is restored.
 */
const stillKept = (amount: Sql, used: Sql, open: Sql): Sql =>
  sql`${used} + greatest(least(${amount} - ${used}, ${open}), 0)`

const inBase = stillKept(sql`k.amount`, sql`u.base`, sql`abs(e.amount) - abs(e.settled)`)
const inOwn = stillKept(
  sql`coalesce(k.currency_amount, k.amount)`,
  sql`u.own`,
  sql`abs(coalesce(e.currency_amount, e.amount)) - abs(coalesce(e.currency_settled, e.settled))`,
)
const usedInBase = sql`coalesce(sum(coalesce(a.credit_amount, a.amount)), 0) as base`
const usedInOwn = sql`coalesce(sum(${takenOfKept}), 0) as own`

/**
 * The vouchers `k` that keep something for an order, with their entries `e` and what followers of the order used of them,
 * `u`, in ledger units. `used`: columns of that. `only`: a further condition on `k`.
 */
const keepersOf = (order: Sql, used: Sql, only: Sql = sql.empty): Sql => sql`kept_credit k
    join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id = k.partner_id
    cross join lateral (select ${used} from allocation a
      where ${sql.ours('a')} and a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id = k.partner_id) u
    where ${sql.ours('k')} and k.order_id = ${order}${only}`

/** The amount kept for an order, in ledger units of the base currency. */
export const keptForOrder = (order: Sql): Sql =>
  sql`(select coalesce(sum(${inBase}), 0) from ${keepersOf(order, usedInBase)})`

/** The currency of an order (null if it is the base currency), its rate and its decimals. */
interface OrderMoney {
  currency: Sql
  rate: Sql
  decimals: Sql
}

/**
 * One row: `deposit` and `used` in the currency of the order, `base` and `used_base` in ledger units of the base
 * currency. Deposits of the order's own currency count as they are; of another (an order in dollars, paid in đồng) by
 * the rate of the order.
 */
export const keptInCurrency = (order: Sql, { currency, rate, decimals }: OrderMoney, only: Sql = sql.empty): Sql => {
  const inCurrency = (own: Sql, base: Sql) => sql`trim_scale(
    coalesce(sum(${own}) filter (where k.currency_id is not distinct from ${currency}), 0) / 10000.0
    + round(coalesce(sum(${base}) filter (where k.currency_id is distinct from ${currency}), 0) / 10000.0 / ${rate}, ${decimals}))`
  return sql`
  (select ${inCurrency(sql`k.own`, sql`k.base`)} as deposit, ${inCurrency(sql`k.used`, sql`k.used_base`)} as used,
      coalesce(sum(k.base), 0) as base, coalesce(sum(k.used_base), 0) as used_base
    from (select e.currency_id, ${inOwn} as own, ${inBase} as base, u.own as used, u.base as used_base
      from ${keepersOf(order, sql`${usedInOwn}, ${usedInBase}`, only)}) k)`
}
