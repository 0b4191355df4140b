/** Measures the cash book of a year in which a fund had many entries. */
import { sql } from '#engine/sql.ts'
import type { Stage } from './support/stage.ts'
import { print, type Line } from './support/table.ts'
import { timed, timesOf } from './support/timed.ts'

const ENTRIES = 120_000
const FUNDS = 3

/** Receipts and payments over three years, with heads and entries only, which is what the book reads. */
const addCash = async (stage: Stage): Promise<readonly string[]> => {
  const funds = await stage.database.inTenant({ tenant: stage.tenant, user: null }, async (tx) => {
    const made = await tx.query<{ id: string }>(sql`insert into fund (id, code, name, kind, opening_balance)
select gen_random_uuid(), 'DO' || n, 'Quỹ đo ' || n, 'cash', 1000000000 from generate_series(1, ${FUNDS}::int) n returning id`)
    return made.map(({ id }) => id)
  })
  for (let from = 1; from <= ENTRIES; from += 20_000)
    await stage.database.inTenant({ tenant: stage.tenant, user: null }, (tx) =>
      tx.query(sql`
with made as (
  insert into document (id, kind, number, day, description, status, total, sums, search, created_by, created_at)
  select gen_random_uuid(), case when n % 3 = 0 then 'outcomeVoucher' else 'incomeVoucher' end,
    case when n % 3 = 0 then 'PC' else 'PT' end || lpad(n::text, 6, '0'), date '2024-01-01' + (n::bigint * 7919 % 1095)::int, 'Việc số ' || n, 1, 1000 + n % 5000, array[(1000 + n % 5000)::numeric, 0],
    'pt' || lpad(n::text, 6, '0') || ' viec so ' || n || case when n % 400 = 0 then ' thue nha' else '' end, 'admin', now()
  from generate_series(${from}::int, ${from + 19_999}::int) n
  returning id, kind, day, total
)
insert into cash_entry (tenant_id, document_id, fund_id, day, amount)
select ${sql.tenant}, id, (${funds}::uuid[])[1 + total::int % ${FUNDS}::int], day, case when kind = 'outcomeVoucher' then -1 else 1 end * total * 10000 from made`),
    )
  await stage.database.inTenant({ tenant: stage.tenant, user: null }, (tx) =>
    tx.query(
      sql`insert into cash_balance (tenant_id, fund_id, amount) select ${sql.tenant}, fund_id, sum(amount) from cash_entry group by fund_id on conflict (tenant_id, fund_id) do update set amount = excluded.amount`,
    ),
  )
  await stage.database.inTenant({ tenant: stage.tenant, user: null }, (tx) =>
    tx.query(
      sql`insert into cash_day (tenant_id, fund_id, day, count, inflow, outflow) select ${sql.tenant}, fund_id, day, count(*), coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0) from cash_entry group by fund_id, day`,
    ),
  )
  await stage.owner.acrossTenants('analyze', (tx) => tx.query(sql`analyze document, cash_entry, cash_day`))
  return funds
}

const cashQueries = (fund: string): Readonly<Record<string, string>> => ({
  'a year, all funds, first page': 'FromDate=2026-01-01&ToDate=2026-12-31&nItem=20',
  'a year of one fund, first page': `FromDate=2026-01-01&ToDate=2026-12-31&fundId=${fund}&nItem=20`,
  'a year of one fund, a page in the middle': `FromDate=2025-01-01&ToDate=2025-12-31&fundId=${fund}&CurrentIndex=7000&nItem=100`,
  'a year, searched for what is rare': 'FromDate=2025-01-01&ToDate=2025-12-31&KeySearch=thue%20nha&nItem=20',
  'three years, all funds, last page': 'CurrentIndex=119950&nItem=50',
})

export const benchBooks = async (stage: Stage): Promise<Line[]> => {
  const [fund] = await addCash(stage)
  const lines: Line[] = []
  for (const [what, query] of Object.entries(cashQueries(fund!))) {
    const call = () => stage.call(`CashFlow/getlist?${query}`)
    await timesOf([call], 5)
    lines.push(
      timed(`cash book of ${ENTRIES.toLocaleString('en')} entries, ${what}: p50 / p95`, {
        times: await timesOf([call], 30),
        ...(what.startsWith('a year of') || what.endsWith('first page') ? { most: { p95: 150 } } : {}),
      }),
    )
  }
  print(lines)
  return lines
}
