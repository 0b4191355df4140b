/** Applies migrations to a database: migrations/NNNN-name/up.sql in order, each once, forward only. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { isSpread, keepSpread } from './lib/cluster/spread.ts'
import { statementsOf } from './lib/cluster/statements.ts'
import { assumeFewTenants } from './lib/first-statistics.ts'

const ownFolder = fileURLToPath(new URL('../migrations', import.meta.url))
/** An arbitrary number, the same for all servers of an installation, so that only one of them migrates at a time. */
const lock = 8_226_001

interface Migration {
  name: string
  up: string
  check: string | null
  hash: string
}

const read = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n')

export const readMigrations = (folder: string = ownFolder): Migration[] => {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d{4}-/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
  const twice = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4))
  if (twice) throw new Error(`Two migrations have the number ${twice.slice(0, 4)}`)
  return names.map((name) => {
    const up = read(join(folder, name, 'up.sql'))
    const checkPath = join(folder, name, 'check.sql')
    const check = existsSync(checkPath) ? read(checkPath) : null
    return { name, up, check, hash: createHash('sha256').update(up).digest('hex') }
  })
}

interface ForcedTable {
  id: number
  name: string
}
const forcedTables = async (client: pg.Client): Promise<ForcedTable[]> =>
  (
    await client.query<ForcedTable>(
      `select oid as id, oid::regclass as name from pg_class where relforcerowsecurity and pg_has_role(relowner, 'usage')`,
    )
  ).rows
const setForce = async (
  client: pg.Client,
  tables: readonly ForcedTable[],
  word: 'force' | 'no force',
): Promise<void> => {
  // A table with pending deferred constraints cannot be altered.
  if (tables.length > 0) await client.query('set constraints all immediate')
  for (const { name } of tables) await client.query(`alter table ${name} ${word} row level security`)
}

/**
 * Row level security also applies to the owner. It would hide the tenants' rows from a migration, its check, and the
 * validation of new foreign keys; so it is switched off for the owner during the transaction. Tables created by the
 * migration are protected at its end, so rows cannot be inserted into them afterwards without a tenant.
 *
 * A new database has no rows to hide: switching every table for every migration would be most of its time.
 */
const seeingAll = async (
  client: pg.Client,
  { isNew, work, check }: { isNew: boolean; work: () => Promise<void>; check: () => Promise<void> },
): Promise<void> => {
  // If a policy is evaluated nevertheless, it finds no rows instead of failing.
  await client.query(`set local app.tenant_id = '00000000-0000-0000-0000-000000000000'`)
  if (isNew) {
    await work()
    return check()
  }
  const before = await forcedTables(client)
  await setForce(client, before, 'no force')
  await work()
  const made = await forcedTables(client)
  await setForce(client, made, 'no force')
  await check()
  const left = await client.query<ForcedTable>(
    'select oid as id, oid::regclass as name from pg_class where oid = any($1::oid[])',
    [[...before, ...made].map((table) => table.id)],
  )
  await setForce(client, left.rows, 'force')
}

const failure = ({ name, up }: Migration, error: unknown): Error => {
  const { message, position } = error as { message: string; position?: string }
  const line = position ? ` (line ${up.slice(0, Number(position)).split('\n').length} of up.sql)` : ''
  return new Error(`Migration ${name} failed${line}: ${message}`, { cause: error })
}

interface Place {
  isNew: boolean
  isSpread: boolean
}

const apply = async (client: pg.Client, migration: Migration, place: Place): Promise<void> => {
  const { name, up, check, hash } = migration
  await client.query('begin')
  try {
    await seeingAll(client, {
      isNew: place.isNew,
      work: async () => {
        for (const text of place.isSpread ? statementsOf(up) : [up]) await client.query(text)
      },
      check: async () => {
        const found = check ? await client.query(check) : null
        if (found?.rowCount)
          throw new Error(`check.sql found ${found.rowCount} rows, the first: ${JSON.stringify(found.rows[0])}`)
      },
    })
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw failure(migration, error)
  }
}

/** Applies pending migrations and returns their names. Throws if an applied migration differs from its file. */
export const migrate = async (ownerUrl: string, folder: string = ownFolder): Promise<string[]> => {
  const migrations = readMigrations(folder)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${lock})`)
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migration order by name',
    )
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    const unknown = rows.find((row) => !migrations.some((one) => one.name === row.name))
    if (unknown)
      throw new Error(`The database has the migration ${unknown.name}, this program has not: it is older than its data`)
    const changed = migrations.find((one) => applied.has(one.name) && applied.get(one.name) !== one.hash)
    if (changed) throw new Error(`Migration ${changed.name} was changed after it was applied; write a new one instead`)
    const missing = migrations.filter((one) => !applied.has(one.name))
    const place = { isNew: applied.size === 0, isSpread: await isSpread(client) }
    for (const migration of missing) await apply(client, migration, place)
    if (!place.isSpread) await assumeFewTenants(client)
    else if (missing.length > 0) await keepSpread(client)
    return missing.map((one) => one.name)
  } finally {
    await client.end()
  }
}
