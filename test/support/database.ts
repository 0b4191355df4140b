/**
 * A database of its own for a test file: a copy of the migrated template, opened like the application opens its own.
 */
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '#server/database/database.ts'
import { withDatabase } from '../../scripts/lib/roles.ts'

export interface TestDatabase {
  database: Database
  /**
   * Owner connection, for what only the owner may do, such as creating tenants. It cannot bypass row level security.
   */
  ownerUrl: string
  appUrl: string
  close(): Promise<void>
}

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
const asOwner = (text: string): Promise<void> => runAt(withDatabase(inject('template').ownerUrl, 'postgres'), text)

/** Call it at the top of a file or describe block; the database is dropped at its end. */
export const createTestDatabase = async (
  options: Partial<Omit<DatabaseOptions, 'url'>> = {},
): Promise<TestDatabase> => {
  const template = inject('template')
  const name = `${template.name}_${process.pid}_${(made += 1)}`
  await asOwner(`create database ${name} template ${template.name}`)
  const appUrl = withDatabase(template.appUrl, name)
  const database = openDatabase({
    clock: { now: () => new Date() },
    max: 5,
    isSpread: process.env['SPREAD'] === '1',
    ...options,
    url: appUrl,
  })
  let isClosed = false
  const close = async (): Promise<void> => {
    if (isClosed) return
    isClosed = true
    await database.close()
    for (let turn = 1; ; turn += 1) {
      try {
        return await asOwner(`drop database ${name} with (force)`)
      } catch (error) {
        if (!isVacuumed(error) || turn === 50) throw error
        await new Promise((resume) => setTimeout(resume, 100))
      }
    }
  }
  afterAll(close)
  return { database, ownerUrl: withDatabase(template.ownerUrl, name), appUrl, close }
}
