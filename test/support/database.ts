/**
 * A database of its own for a test file: a copy of the migrated template, opened like the application opens its own.
 */
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '#server/database/database.ts'
import { withDatabase } from '../../scripts/lib/roles.ts'
import { copyOnMachines, dropOnMachines, renameOnMachines } from './cluster.ts'

export interface TestDatabase {
  database: Database
  /**
   * Owner connection, for what only the owner may do, such as creating tenants. It cannot bypass row level security.
   */
  ownerUrl: string
  appUrl: string
  close(): Promise<void>
  /** Ends all connections and keeps the database under another name, as a template of others. */
  keepAs(name: string): Promise<void>
}

export interface TestDatabaseOptions extends Partial<Omit<DatabaseOptions, 'url'>> {
  /** The database to copy; by default the migrated template without any tenant. */
  from?: string | undefined
  /** A migrated database of another server, which is used as it is; none is made and none dropped. */
  at?: Pick<TestDatabase, 'ownerUrl' | 'appUrl'> | undefined
}

/** True if statements name their tenant, as on several machines (decision 0054). */
export const isSpreadInTests = process.env['SPREAD'] === '1' || Boolean(process.env['CITUS_BIN'])

let made = 0

/** Autovacuum may be working on the database and cannot be ended by us; it finishes a moment later. */
const isVacuumed = (error: unknown): boolean => (error as { code?: string }).code === '42501'

/** Executes one statement, or several without values, on a connection of its own. */
export const runAt = async (url: string, text: string, values: unknown[] = []): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}
/** The database `postgres` of the server, as the owner of all databases of the tests. */
export const serverUrl = (): string => withDatabase(inject('template').ownerUrl, 'postgres')
const asOwner = (text: string): Promise<void> => runAt(serverUrl(), text)

const openAs = (appUrl: string, options: Partial<DatabaseOptions>): Database =>
  openDatabase({
    clock: { now: () => new Date() },
    max: 5,
    isSpread: isSpreadInTests,
    ...options,
    url: appUrl,
  })

const openThere = (
  urls: Pick<TestDatabase, 'ownerUrl' | 'appUrl'>,
  options: Partial<DatabaseOptions>,
): TestDatabase => {
  const database = openAs(urls.appUrl, options)
  const close = () => database.close()
  afterAll(close)
  return { ...urls, database, close, keepAs: close }
}

/** Call it at the top of a file or describe block; the database is dropped at its end. */
export const createTestDatabase = async ({ from, at, ...options }: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  if (at) return openThere(at, options)
  const template = inject('template')
  const name = `${template.name}_${process.pid}_${(made += 1)}`
  const { machines } = template
  // Copied by the operating system: through PostgreSQL's log and buffers a copy costs three times as much.
  if (machines) await copyOnMachines(machines, name, from ?? template.name)
  else await asOwner(`create database ${name} template ${from ?? template.name} strategy file_copy`)
  const appUrl = withDatabase(template.appUrl, name)
  const database = openAs(appUrl, options)
  let isClosed = false
  const close = async (): Promise<void> => {
    if (isClosed) return
    isClosed = true
    await database.close()
    if (machines) return dropOnMachines(machines, name)
    for (let turn = 1; ; turn += 1) {
      try {
        return await asOwner(`drop database ${name} with (force)`)
      } catch (error) {
        if (!isVacuumed(error) || turn === 50) throw error
        await new Promise((resume) => setTimeout(resume, 100))
      }
    }
  }
  const keepAs = async (kept: string): Promise<void> => {
    isClosed = true
    await database.close()
    if (machines) await renameOnMachines(machines, name, kept)
    else await asOwner(`alter database ${name} rename to ${kept}`)
  }
  afterAll(close)
  return { database, ownerUrl: withDatabase(template.ownerUrl, name), appUrl, close, keepAs }
}
