/** Debts as of a day, for reports: balances, open amounts and unused deposits per partner. */
import type { Day } from '#kernel/day.ts'
import { sql, type Sql } from '../sql.ts'

export type Side = 'receivable' | 'payable'
/** Conditions on the partner id in this column; empty or starting with `and`. */
export type PartnerTerms = (column: Sql) => Sql

/** Exchange differences as if they were entries: what they move a balance by counts as paid (decision 0080). */
const differences = sql`(select tenant_id, side, partner_id, day, document_id, 'paid' as column_name, amount from exchange_difference)`

/**
 * Rows of partner and amounts, to be summed: the current balance (with `held` in the other columns), and for all
 * entries since a day the columns in `moved`. The balance at the start of that day is the first sum minus the second.
 */
export const debtsSince = (
  side: Side,
  { from, partners }: { from: Day; partners: PartnerTerms },
  { held, moved }: { held: Sql; moved: Sql },
): Sql => sql`select b.partner_id, b.amount as opening, ${held} from debt_balance b where ${sql.ours('b')} and b.side = ${side}${partners(sql`b.partner_id`)}
  union all
  select e.partner_id, ${moved}
  from debt_entry e
  where ${sql.ours('e')} and e.side = ${side} and e.day >= ${from}${partners(sql`e.partner_id`)}
  group by e.partner_id
  union all
  select e.partner_id, ${moved}
  from ${differences} e
  where ${sql.ours('e')} and e.side = ${side} and e.day >= ${from}${partners(sql`e.partner_id`)}
  group by e.partner_id`

/**
 * The open amount of every entry at the end of a day, as two common table expressions of which the last is
 * `open_entry`: the current open amount plus allocations of later days. `offset 0` makes PostgreSQL look up joined
 * rows by key, because it does not know how few there are, and `is true` makes it read the index of open entries.
 * `columns` adds some of the entries `e`.
 */
export const openEntriesAt = (
  side: Side,
  { day, partners, columns = sql.empty }: { day: Day; partners: PartnerTerms; columns?: Sql },
): Sql => sql`settled_since (id, partner_id, amount) as (
  select x.id, a.partner_id, x.amount
  from allocation a cross join lateral (values (a.debt_id, a.amount), (a.credit_id, coalesce(a.credit_amount, a.amount))) x (id, amount)
  where ${sql.ours('a')} and a.side = ${side} and a.day > ${day} and a.since <= ${day}${partners(sql`a.partner_id`)}
), open_entry as (
  select e.partner_id, e.column_name, e.amount, e.due, e.amount - e.settled as rest${columns}
  from debt_entry e
  where ${sql.ours('e')} and e.side = ${side} and (e.day <= ${day}) is true and e.amount <> e.settled${partners(sql`e.partner_id`)}
  union all
  select e.partner_id, e.column_name, e.amount, e.due, case when e.amount < 0 then -s.amount else s.amount end${columns}
  from settled_since s
  cross join lateral (select * from debt_entry e where ${sql.ours('e')} and e.document_id = s.id and e.side = ${side} and e.partner_id = s.partner_id offset 0) e
  where e.day <= ${day}${partners(sql`e.partner_id`)}
  union all
  select e.partner_id, e.column_name, e.amount, e.due, -c.amount${columns}
  from exchange_closing c join debt_entry e on e.tenant_id = c.tenant_id and e.document_id = c.document_id and e.side = c.side and e.partner_id = c.partner_id
  where ${sql.ours('c')} and c.side = ${side} and c.day > ${day} and e.day <= ${day}${partners(sql`e.partner_id`)}
)`

/**
 * What is open at the end of a day of documents in foreign currencies, as rows of partner, `currency_id`, `own` in that
 * currency and `base`: like `openEntriesAt`, of a partner and currency together, credits negative.
 */
export const openForeignAt = (side: Side, { day, partners }: { day: Day; partners: PartnerTerms }): Sql => sql`
  select f.partner_id, f.currency_id, sum(f.own) as own, sum(f.base) as base from (
    select e.partner_id, e.currency_id, e.currency_amount - e.currency_settled as own, e.amount - e.settled as base
    from debt_entry e
    where ${sql.ours('e')} and e.side = ${side} and (e.day <= ${day}) is true and e.amount <> e.settled and e.currency_id is not null${partners(sql`e.partner_id`)}
    union all
    select e.partner_id, e.currency_id, sign(e.currency_amount) * x.own, sign(e.currency_amount) * x.base
    from allocation a
    cross join lateral (values (a.debt_id, a.currency_amount, a.amount), (a.credit_id, coalesce(a.credit_currency_amount, a.currency_amount), coalesce(a.credit_amount, a.amount))) x (id, own, base)
    cross join lateral (select * from debt_entry e where ${sql.ours('e')} and e.document_id = x.id and e.side = ${side} and e.partner_id = a.partner_id offset 0) e
    where ${sql.ours('a')} and a.side = ${side} and a.day > ${day} and a.since <= ${day} and a.currency_amount is not null and e.day <= ${day} and e.currency_id is not null${partners(sql`a.partner_id`)}
    union all
    select e.partner_id, e.currency_id, 0, -c.amount
    from exchange_closing c join debt_entry e on e.tenant_id = c.tenant_id and e.document_id = c.document_id and e.side = c.side and e.partner_id = c.partner_id
    where ${sql.ours('c')} and c.side = ${side} and c.day > ${day} and e.day <= ${day} and e.currency_id is not null${partners(sql`e.partner_id`)}
  ) f group by f.partner_id, f.currency_id having sum(f.own) <> 0`

/** Entries `e` of a side that are overdue today and not settled, as what is read and its conditions. */
const overdueEntries = (today: Day, side: Side, more: Sql): Sql =>
  sql`debt_entry e where ${sql.ours('e')} and e.side = ${side} and e.amount <> e.settled and e.amount > 0 and e.due < ${today}${more}`

/** Overdue entries `e` of a side with the amounts `a` that only payments dated after today settle. */
const overdueSettledLater = (
  today: Day,
  side: Side,
  more: Sql,
): Sql => sql`(select a.debt_id, a.partner_id, sum(a.amount) as amount from allocation a
      where ${sql.ours('a')} and a.side = ${side} and a.day > ${today} and a.since <= ${today} group by a.debt_id, a.partner_id) a
    join debt_entry e on e.document_id = a.debt_id and e.side = ${side} and e.partner_id = a.partner_id
    where ${sql.ours('e')} and e.amount > 0 and e.due < ${today}${more}`

/**
 * The overdue entries of today, of a side, as rows of `partner_id`, `rest`, `due` and `column_name`. What is dated later
 * settles nothing yet: where there is such a payment, its part is a row of its own, which counts as a document
 * (`is_whole`) if nothing else of that is left. `more` restricts the entries `e`, `columns` adds some of theirs.
 */
export const overdueToday = (
  { today }: { today: Day },
  side: Side,
  { more = sql.empty, columns = sql.empty }: { more?: Sql; columns?: Sql } = {},
): Sql => sql`
    select e.partner_id, e.amount - e.settled as rest, e.due, e.column_name, true as is_whole${columns}
    from ${overdueEntries(today, side, more)}
    union all
    select e.partner_id, a.amount, e.due, e.column_name, e.amount = e.settled${columns}
    from ${overdueSettledLater(today, side, more)}`

/**
 * The same added up by partner, as rows of `partner_id`, `open` (units of the ledger), `due` (the earliest) and `bills`
 * (documents whose debt was incurred, not lent or opened). Entries are added up before later payments join them: in the
 * index of open entries a partner's lie together, so tens of thousands are neither sorted, hashed nor handed on.
 */
export const overdueByPartner = ({ today }: { today: Day }, side: Side, more: Sql = sql.empty): Sql => sql`
    select o.partner_id, sum(o.open) as open, min(o.due) as due, sum(o.bills) as bills from (
      select e.partner_id, sum(e.amount - e.settled) as open, min(e.due) as due, count(*) filter (where e.column_name = 'incurred') as bills
      from ${overdueEntries(today, side, more)} group by e.partner_id
      union all
      select e.partner_id, a.amount, e.due, (e.column_name = 'incurred' and e.amount = e.settled)::int
      from ${overdueSettledLater(today, side, more)}) o
    group by o.partner_id`

/**
 * What was paid on orders and is unused at the end of a day, as rows of partner and `deposit`: what each voucher keeps
 * for orders without what bills and receipts of these orders took, but no more than is open of the voucher, because the
 * deposit of a cancelled order may settle anything.
 */
export const unusedDeposits = (side: Side, { day, partners }: { day: Day; partners: PartnerTerms }): Sql => sql`
  select k.partner_id, sum(least(k.amount - a.of_orders, -e.amount - a.amount)) as deposit
  from (select k.document_id, k.partner_id, sum(k.amount) as amount from kept_credit k
    where ${sql.ours('k')} and k.side = ${side}${partners(sql`k.partner_id`)} group by k.document_id, k.partner_id) k
  join debt_entry e on ${sql.ours('e')} and e.document_id = k.document_id and e.side = ${side} and e.partner_id = k.partner_id and e.day <= ${day}
  cross join lateral (
    select coalesce(sum(coalesce(a.credit_amount, a.amount)), 0) as amount, coalesce(sum(coalesce(a.credit_amount, a.amount)) filter (where a.order_id is not null), 0) as of_orders
    from allocation a where ${sql.ours('a')} and a.credit_id = k.document_id and a.side = ${side} and a.partner_id = k.partner_id and a.day <= ${day}
  ) a
  group by k.partner_id`
