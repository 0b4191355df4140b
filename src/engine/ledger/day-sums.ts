/**
 * Documents counted and added up by kind and day (decision 0022). A trigger adds a row for whatever changes a head; what
 * there is of a day is put together here.
 */
import { add, decimal, decimalText } from '#kernel/decimal.ts'
import { sql } from '../sql.ts'
import type { Tx } from '../tx.ts'

interface DaySum {
  kind: string
  day: string
  count: number
  sums: readonly (string | null)[]
  open_amount: string
}

const plus = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : decimalText(add(decimal(a), decimal(b)))

const together = (rows: readonly DaySum[]): DaySum =>
  rows.reduce((all, one) => ({
    ...all,
    count: all.count + one.count,
    sums: Array.from({ length: Math.max(all.sums.length, one.sums.length) }, (_, place) =>
      plus(all.sums[place] ?? null, one.sums[place] ?? null),
    ),
    open_amount: plus(all.open_amount, one.open_amount)!,
  }))

const isNothing = ({ count, sums, open_amount: open }: DaySum): boolean =>
  count === 0 && [open, ...sums].every((amount) => amount === null || decimal(amount) === 0n)

/** Of each kind and day one row stays, of nothing none. Rows that come meanwhile are left for the next time. */
export const tidyDaySums = async (tx: Tx): Promise<void> => {
  const taken = await tx.query<DaySum>(sql`
    delete from document_sum s where ${sql.ours('s')} and (s.kind, s.day) in (
      select o.kind, o.day from document_sum o where ${sql.ours('o')} group by o.kind, o.day having count(*) > 1)
    returning s.kind, s.day, s.count, s.sums, s.open_amount`)
  const rows = [...Map.groupBy(taken, ({ kind, day }) => `${kind} ${day}`).values()]
    .map(together)
    .filter((one) => !isNothing(one))
  if (rows.length === 0) return
  await tx.query(sql`
    insert into document_sum (tenant_id, kind, day, count, sums, open_amount)
    select ${sql.home.tenant}, v.kind, v.day, v.count, v.sums, v.open_amount
    from ${sql.home.row} cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) v (kind text, day date, count integer, sums numeric[], open_amount numeric)`)
}

/** Writes all of them from the documents. */
export const rebuildDaySums = async (tx: Tx): Promise<void> => {
  await tx.query(sql`delete from document_sum s where ${sql.ours('s')}`)
  await tx.query(sql`
    insert into document_sum (tenant_id, kind, day, count, sums, open_amount)
    select d.tenant_id, d.kind, d.day, d.count, coalesce(p.sums, '{}'), d.open_amount
    from (select tenant_id, kind, day, count(*)::integer as count, sum(open_amount) as open_amount
      from document c where ${sql.ours('c')} group by tenant_id, kind, day) d
    left join (select kind, day, array_agg(amount order by place) as sums
      from (select c.kind, c.day, u.place, sum(u.amount) as amount
        from document c cross join lateral unnest(document_sums(c.status, c.sums)) with ordinality u (amount, place)
        where ${sql.ours('c')} group by c.kind, c.day, u.place) s
      group by kind, day) p on p.kind = d.kind and p.day = d.day`)
}
