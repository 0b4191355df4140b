/** What vouchers keep for an order, as it is read. */
import { sql, type Sql } from '../sql.ts'

/**
 * The amount kept for an order, in ledger units: what its followers took, and what is left of the vouchers. While an
 * order is cancelled its deposit may settle anything, so it can be less than what was paid once the order is restored.
 * `order`: its id. `only`: a further condition on the rows `k` of `kept_credit`.
 */
export const keptForOrder = (order: Sql, only: Sql = sql.empty): Sql => sql`
  (select coalesce(sum(u.used + greatest(least(k.amount - u.used, abs(e.amount) - abs(e.settled)), 0)), 0)
    from kept_credit k
    join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id = k.partner_id
    cross join lateral (select coalesce(sum(a.amount), 0) as used from allocation a
      where ${sql.ours('a')} and a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id = k.partner_id) u
    where ${sql.ours('k')} and k.order_id = ${order}${only})`
