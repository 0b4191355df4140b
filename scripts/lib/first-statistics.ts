/** What the planner assumes of tables that were never analyzed. */
import type pg from 'pg'

/** Columns with few different values, and how many a new installation has. */
const different = { tenant_id: 1, kind: 10, side: 2, status: 3 } as const

/**
 * Without statistics, PostgreSQL assumes two hundred different values in every column. Then every index that begins
 * with the tenant seems to lead to a handful of rows, and the plans of a new installation, which connections keep, read
 * all bills to find one by its id. The first `analyze` replaces what is said here (decision 0070).
 *
 * PostgreSQL before 18 cannot be told.
 */
export const assumeFewTenants = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regproc('pg_restore_attribute_stats') is not null as known`,
  )
  if (!rows[0]!.known) return
  await client.query(
    `select pg_restore_attribute_stats('schemaname', n.nspname::text, 'relname', c.relname::text, 'attname', a.attname::text,
      'inherited', false, 'null_frac', 0::real, 'avg_width', case when t.typlen > 0 then t.typlen else 12 end::integer, 'n_distinct', d.values::real)
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join unnest($1::text[], $2::integer[]) d (name, values) on true
    join pg_attribute a on a.attrelid = c.oid and a.attname = d.name and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.reltuples < 0 and n.nspname = 'public' and pg_has_role(c.relowner, 'usage')
      and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'tenant_id')`,
    [Object.keys(different), Object.values(different)],
  )
}
