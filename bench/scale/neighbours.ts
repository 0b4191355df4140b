/**
 * The other tenants of the installation: one is built like the large tenant but small, the others are copies of it,
 * row by row.
 */
import type pg from 'pg'
import type { Progress } from './build.ts'

interface Table {
  name: string
  columns: string
}

/** All tables with tenant data, with their writable columns; their order does not matter here. */
const tablesOf = async (admin: pg.Client): Promise<Table[]> => {
  const { rows } = await admin.query<Table>(`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' and a.attname <> 'tenant_id'
      and exists (select 1 from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')
    group by c.relname order by c.relname`)
  return rows
}

const idOf = (index: number): string => `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`

/** Copies until there are `count` tenants, including the given one. */
export const copyNeighbours = async (
  admin: pg.Client,
  original: { id: string; code: string },
  count: number,
  progress: Progress,
): Promise<void> => {
  const tables = await tablesOf(admin)
  await admin.query(`set session_replication_role = replica; set synchronous_commit = off`)
  for (let index = 1; index < count; index += 1) {
    const id = idOf(index)
    const known = await admin.query(`select 1 from tenant where id = $1`, [id])
    if (known.rowCount) continue
    await admin.query('begin')
    await admin.query(`insert into tenant (id, code, name) values ($1, $2, $3)`, [
      id,
      `${original.code}${index}`,
      `Đo ${index}`,
    ])
    for (const { name, columns } of tables)
      await admin.query(
        `insert into ${name} (tenant_id, ${columns}) select $1::uuid, ${columns} from ${name} where tenant_id = $2`,
        [id, original.id],
      )
    await admin.query('commit')
    progress('neighbours', index + 1, count)
  }
  await admin.query(`reset all`)
}
