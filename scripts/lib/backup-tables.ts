/**
 * Reads all tables as rows of text, tenant by tenant, because row level security shows the owner one tenant at a
 * time.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface Table {
  name: string
  /** Without generated columns. */
  columns: string[]
  /** Rows may be as large as an uploaded file. */
  isHeavy: boolean
}

/** The number of rows, and a checksum that any changed or missing row would change. */
interface Sum {
  rows: number
  hash: string
}

/** Sets output formats, so that the same row has the same text on every server. */
export const setOutputFormats = (client: pg.Client): Promise<unknown> =>
  client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
set local bytea_output = 'hex'; set local extra_float_digits = 1`)

/**
 * The directory of tenants first, then all tables with tenant data. Data without a tenant is not worth restoring, and
 * whether work is stopped is told of an installation, not of its data.
 */
export const tablesOf = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
select c.relname as name, bool_or(a.atttypid = 'bytea'::regtype) as "isHeavy",
  array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'work_pause'
group by c.oid, c.relname
having c.relname = 'tenant' or bool_or(a.attname = 'tenant_id')
order by c.relname <> 'tenant', c.relname`)
  return rows
}

export const enter = (client: pg.Client, tenant: string): Promise<unknown> =>
  client.query(`set local app.tenant_id = ${client.escapeLiteral(tenant)}`)

/** Some rows of one table of one tenant. */
export interface Part {
  table: string
  tenant: string
  rows: string[]
}

const rowsOf = async function* (client: pg.Client, { name, isHeavy }: Table): AsyncGenerator<string[]> {
  const table = client.escapeIdentifier(name)
  await client.query(`declare some_rows no scroll cursor for select t::text as row from ${table} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${isHeavy ? 4 : 1000} from some_rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close some_rows')
}

/** Yields every row of every table once. Must run in a transaction with a single snapshot. */
export const walk = async function* (client: pg.Client): AsyncGenerator<Part> {
  const [directory, ...tables] = await tablesOf(client)
  for await (const rows of rowsOf(client, directory!)) yield { table: directory!.name, tenant: '', rows }
  const { rows: tenants } = await client.query<{ id: string }>('select id from tenant order by id')
  for (const { id } of tenants) {
    await enter(client, id)
    for (const table of tables)
      for await (const rows of rowsOf(client, table)) yield { table: table.name, tenant: id, rows }
  }
}

const modulus = 2n ** 256n

const hashOf = (row: string): bigint => BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)

/** Rows may come in any order: each is hashed, and the hashes are added. */
export const createSums = () => {
  const totals = new Map<string, { rows: number; total: bigint }>()
  return {
    add: ({ table, rows }: Pick<Part, 'table' | 'rows'>): void => {
      const known = totals.get(table) ?? { rows: 0, total: 0n }
      const total = rows.reduce((sum, row) => (sum + hashOf(row)) % modulus, known.total)
      totals.set(table, { rows: known.rows + rows.length, total })
    },
    sums: (): Sums =>
      Object.fromEntries(
        [...totals].map(([table, { rows, total }]) => [table, { rows, hash: total.toString(16).padStart(64, '0') }]),
      ),
  }
}

export type Sums = Readonly<Record<string, Sum>>

/** The checksums of the database's current content. */
export const sumsOf = async (client: pg.Client): Promise<Sums> => {
  const { add, sums } = createSums()
  for await (const part of walk(client)) add(part)
  return sums()
}

/** Names of the tables that differ. */
export const differing = (one: Sums, other: Sums): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name]?.hash !== other[name]?.hash)
