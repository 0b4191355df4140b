/** What stands in every table of a tenant, as one short word per table. */
import { scheduleKey } from '#model/work.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import type { Database } from '#server/database/database.ts'

export type Fingerprint = Readonly<Record<string, string>>

const tablesOf = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.query<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration' order by 1`)
  return rows.map(({ name }) => name)
}

const inside = <T>(database: Database, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.inTenant({ tenant, user: null }, work, { readOnly: true })

/** What housekeeping puts together whenever it comes; what it adds up to stays. */
const tidied: Readonly<Record<string, Sql>> = {
  document_sum: sql`(select kind, day, sum(count) as count, sum(open_amount) as open from document_sum group by kind, day having sum(count) <> 0)`,
  sales_sum: sql`(select s.first_day, s.product_id, trim_scale(sum(s.quantity)) as quantity, trim_scale(sum(s.net)) as net from (
    select first_day, product_id, quantity, net from sales_sum where months = 1 and product_id::text !~ '^[0-]*$'
    union all select c.month, u.* from sales_change c cross join unnest(c.products, c.quantities, c.nets) u) s
    group by s.first_day, s.product_id having sum(s.quantity) <> 0 or sum(s.net) <> 0)`,
  sales_change: sql`(select 1 as nothing where false)`,
  // What comes again and again is done by itself, and then waits for its next time.
  work: sql`(select * from work where key <> ${scheduleKey})`,
}
const rowsOf = (name: string): Sql => tidied[name] ?? sql.ident(name)

/** Rows and their whole content; `without`: tables that may change. */
export const fingerprint = (
  database: Database,
  tenant: string,
  without: readonly string[] = [],
): Promise<Fingerprint> =>
  inside(database, tenant, async (tx) => {
    const tables = (await tablesOf(tx)).filter((name) => !without.includes(name))
    const rows = await tx.batch(
      tables.map(
        (
          name,
        ) => sql`select count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as mark
          from ${rowsOf(name)} t`,
      ),
    )
    return Object.fromEntries(tables.map((name, index) => [name, (rows[index] as { mark: string }[])[0]!.mark]))
  })

/** Tables whose rows contain the text. */
export const tablesWith = (database: Database, tenant: string, text: string): Promise<string[]> =>
  inside(database, tenant, async (tx) => {
    const found: string[] = []
    for (const name of await tablesOf(tx)) {
      const rows = await tx.query(sql`select 1 from ${sql.ident(name)} t where strpos(t::text, ${text}) > 0 limit 1`)
      if (rows.length > 0) found.push(name)
    }
    return found
  })

/** Tables that differ. */
export const changesBetween = (before: Fingerprint, after: Fingerprint): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])
