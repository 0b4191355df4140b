/** Debts of many partners on one side of the ledger (contract documents §8, reports part IV). */
import type { Day, DayRange } from '#kernel/day.ts'
import { ROW_LIMIT } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { debtsSince, openEntriesAt, unusedDeposits, type Side } from '#engine/ledger/read-debts.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { partnerTerms, type PartnerFilter } from './filters.server.ts'
import { ask, isLong, withSpare, type SnapshotResults } from './beginning.server.ts'
import type { SqlRow } from './rows.server.ts'

export type Partners = readonly string[] | null
interface OnlyPartners {
  /** Those of the first rows. */
  partners?: Partners
}
export const termsOf =
  (params: PartnerFilter & OnlyPartners) =>
  (column: Sql): Sql =>
    params.partners
      ? sql`${partnerTerms(column, params)} and ${column} = any(${params.partners}::uuid[])`
      : partnerTerms(column, params)

/** The orders of the reports, for partner `p` and its group `g`. */
const byGroup = sql`g.code_key nulls last, p.code_key`
export const partnerOrder = sql`p.code_key`

interface Debtors {
  side: Side
  params: PartnerFilter
  order: Sql
}

/**
 * The ids of the first partners in the order of the report; null if all rows would come about as soon. Only partners with
 * a balance have entries, and each has one row at most.
 */
const firstDebtors = async ({ tx }: Scope, { side, params, order }: Debtors): Promise<Partners> => {
  if (params.partner) return null
  const found = await tx.query<{ id: string; total: string }>(sql`
select p.id, count(*) over () as total
from debt_balance b
join partner p on ${sql.ours('p')} and p.id = b.partner_id
left join partner_group g on ${sql.ours('g')} and g.tenant_id = p.tenant_id and g.id = p.group_id
where ${sql.ours('b')} and b.side = ${side}${partnerTerms(sql`b.partner_id`, params)}
order by ${order}
limit ${withSpare()}::int`)
  return isLong(Number(found[0]?.total ?? 0)) ? found.map(({ id }) => id) : null
}

export const askByPartner = async (
  scope: Scope,
  debtors: Debtors,
  statement: (partners: Partners) => Sql,
): Promise<SnapshotResults<SqlRow>> =>
  ask(await firstDebtors(scope, debtors), (partners) => scope.tx.query<SqlRow>(statement(partners)))

/**
 * The opening balance is today's balance minus all entries since, plus opening debts in the range. Balances and
 * entries are combined with UNION instead of a join, because the planner cannot estimate the number of rows of that
 * join. `deposits`: also what was paid on orders and is unused at the end of the range.
 */
const summary = (
  side: Side,
  params: DayRange & PartnerFilter & OnlyPartners,
  { deposits }: { deposits: boolean },
): Sql => {
  const terms = termsOf(params)
  const more = (column: Sql): Sql => (deposits ? sql`, ${column}` : sql.empty)
  const moved = (column: string): Sql =>
    sql`coalesce(sum(e.amount) filter (where e.column_name = ${sql.raw(`'${column}'`)} and e.day <= ${params.to}), 0)`
  return sql`
with part as (
  ${debtsSince(
    side,
    { from: params.from, partners: terms },
    {
      held: sql`0 as incurred, 0 as paid, 0 as returned${more(sql`0 as deposit`)}`,
      moved: sql`${moved('opening')} - sum(e.amount), ${moved('incurred')}, -${moved('paid')}, -${moved('returned')}${more(sql`0`)}`,
    },
  )}${deposits ? sql`\n  union all\n  select d.partner_id, 0, 0, 0, 0, d.deposit from (${unusedDeposits(side, { day: params.to, partners: terms })}) d` : sql.empty}
), moved as (
  select part.partner_id, sum(part.opening) as opening, sum(part.incurred) as incurred, sum(part.paid) as paid, sum(part.returned) as returned${more(sql`sum(part.deposit) as deposit`)}
  from part group by part.partner_id
)
select p.code as "partnerCode", p.name as "partnerName", coalesce(g.name, '') as "groupName", m.opening, m.incurred, m.paid, m.returned,
  m.opening + m.incurred - m.paid - m.returned as remaining${more(sql`m.deposit`)}
from moved m
join partner p on ${sql.ours('p')} and p.id = m.partner_id
left join partner_group g on ${sql.ours('g')} and g.tenant_id = p.tenant_id and g.id = p.group_id
where (m.opening, m.incurred, m.paid, m.returned) <> (0, 0, 0, 0)
order by ${byGroup}
limit ${ROW_LIMIT + 1}`
}

export const summaryAmounts = ['opening', 'incurred', 'paid', 'returned', 'remaining'] as const

export const debtSummaryRows = (
  scope: Scope,
  side: Side,
  { deposits = false, ...params }: DayRange & PartnerFilter & { deposits?: boolean },
): Promise<SnapshotResults<SqlRow>> => {
  const read = (partners: Partners) => summary(side, { ...params, partners }, { deposits })
  return askByPartner(scope, { side, params, order: byGroup }, read)
}

/**
 * How many days an open entry `o` is overdue; unallocated credits are never. Zero and less is not overdue.
 */
export const ages = (at: Day): Sql =>
  sql`case when o.amount > 0 and o.column_name in ('opening', 'incurred') then ${at}::date - o.due else 0 end`

const age = (name: string, at: (days: Sql) => Sql) => ({
  name,
  at,
  /** What of rows `a`, with `days` and `rest`, is of this age. */
  sum: sql`coalesce(sum(a.rest) filter (where ${at(sql`a.days`)}), 0)`,
})
/** The columns of the ageing, in their order, and which days are whose. */
export const inAges = [
  age('notOverdue', (days) => sql`${days} <= 0`),
  age('overdue15', (days) => sql`${days} between 1 and 15`),
  age('overdue30', (days) => sql`${days} between 16 and 30`),
  age('overdue45', (days) => sql`${days} between 31 and 45`),
  age('overdueMore', (days) => sql`${days} > 45`),
]

/**
 * The open amount of every entry at the end of a day: the amount open now plus allocations of later days. Debts are
 * put in the bucket of their due date; unallocated credits reduce the amount that is not overdue. `offset 0` makes
 * PostgreSQL look up joined rows by key, because the planner does not know how few there are.
 */
const overdue = (side: Side, params: { to: Day } & PartnerFilter & OnlyPartners): Sql => sql`
with ${openEntriesAt(side, { day: params.to, partners: termsOf(params) })}, aged as (
  select o.partner_id, o.rest, ${ages(params.to)} as days
  from open_entry o
), owed as (
  select a.partner_id, sum(a.rest) as "totalDebt",
    ${sql.join(inAges.map(({ name, sum }) => sql`${sum} as ${sql.raw(`"${name}"`)}`))}
  from aged a
  group by a.partner_id
)
select p.code as "partnerCode", p.name as "partnerName", w."totalDebt", w."notOverdue", w."overdue15", w."overdue30", w."overdue45", w."overdueMore"
from owed w
cross join lateral (select * from partner p where ${sql.ours('p')} and p.id = w.partner_id offset 0) p
where (w."totalDebt", w."notOverdue", w."overdue15", w."overdue30", w."overdue45", w."overdueMore") <> (0, 0, 0, 0, 0, 0)
order by ${partnerOrder}
limit ${ROW_LIMIT + 1}`

export const overdueAmounts = ['totalDebt', 'notOverdue', 'overdue15', 'overdue30', 'overdue45', 'overdueMore'] as const

export const overdueRows = (
  scope: Scope,
  side: Side,
  params: { to: Day } & PartnerFilter,
): Promise<SnapshotResults<SqlRow>> =>
  askByPartner(scope, { side, params, order: partnerOrder }, (partners) => overdue(side, { ...params, partners }))
