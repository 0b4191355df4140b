/** The other tenants: one is built like the house, only small; the rest are copies of it, row by row. */
import type pg from 'pg'
import type { Progress } from './build.ts'

interface Table {
  name: string
  columns: string
}

/** Every table of tenants, with the columns that can be written; parents before children does not matter here. */
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

/** Until there are `count` of them, the one given included. */
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
