/** An external database that is empty or another one than before is refused where an earlier one is known. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { demandKnown, migrateKnown, rememberDatabase } from '../../../scripts/lib/known-database.ts'
import { withDatabase } from '../../../scripts/lib/roles.ts'

const { ownerUrl } = await createTestDatabase()
const run = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const names: string[] = []
const emptyDatabase = async (): Promise<string> => {
  const name = `known_${process.pid}_${names.length}`
  await run(ownerUrl, `create database ${name} template template0`)
  names.push(name)
  return withDatabase(ownerUrl, name)
}
/** A database with a first migration and perhaps a tenant; other tables are not asked for. */
const usedDatabase = async (at: string, hasTenant: boolean): Promise<string> => {
  const url = await emptyDatabase()
  await run(url, 'create table migration (name text, hash text, applied_at timestamptz)')
  await run(url, `insert into migration values ('0001-first', '', '${at}')`)
  await run(url, `create table tenant as select 1 as id where ${hasTenant}`)
  return url
}
const tablesIn = (url: string) => run(url, `select tablename from pg_tables where schemaname = 'public' order by 1`)

const folder = mkdtempSync(join(tmpdir(), 'vua-known-'))
let dataDir = ''
let made = 0
beforeEach(() => {
  dataDir = join(folder, String((made += 1)))
  mkdirSync(dataDir)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  for (const name of names) await run(ownerUrl, `drop database ${name} with (force)`)
})

const signs = ['secret.keys', 'demo.txt', 'postgres.json', 'postgres.log', 'database.json'] as const
it.each(signs)('an empty one beside %s: nothing is written to it', async (sign) => {
  const url = await emptyDatabase()
  const content = sign === 'database.json' ? '{"identifier":"2026-01-01T00:00:00.000000Z"}' : 'k1:'
  writeFileSync(join(dataDir, sign), content)
  const place = { dataDir, databaseUrl: url }
  const says = new RegExp(`DATABASE_URL \\(.*known_.*is missing.*${sign.replace('.', '\\.')}`)
  await expect(migrateKnown(place, url)).rejects.toThrow(says)
  await expect(demandKnown(place, url)).rejects.toThrow(says)
  expect(await tablesIn(url)).toEqual([])
})

it('an empty one in an empty folder is a first start, but nothing for a command that reads', async () => {
  const url = await emptyDatabase()
  await expect(demandKnown({ dataDir, databaseUrl: url }, url)).rejects.toThrow('There is no database in DATABASE_URL')
  const applied = await migrateKnown({ dataDir, databaseUrl: url }, url)
  expect(applied[0]).toMatch(/^0001-/)
  expect(existsSync(join(dataDir, 'database.json'))).toBe(true)
  writeFileSync(join(dataDir, 'secret.keys'), 'k1:')
  expect(await migrateKnown({ dataDir, databaseUrl: url }, url)).toEqual([])
}, 60_000)

it('one without tenants beside keys is refused, one with tenants is taken and remembered', async () => {
  writeFileSync(join(dataDir, 'secret.keys'), 'k1:')
  const bare = await usedDatabase('2026-02-01', false)
  await expect(demandKnown({ dataDir, databaseUrl: bare }, bare)).rejects.toThrow('secret.keys')
  const used = await usedDatabase('2026-03-01', true)
  await demandKnown({ dataDir, databaseUrl: used }, used)
})

it('another one than before is refused, embedded or not, until the change is meant', async () => {
  const [own, other] = [await usedDatabase('2026-04-01', true), await usedDatabase('2026-05-01', true)]
  await rememberDatabase(dataDir, own)
  await demandKnown({ dataDir, databaseUrl: own }, own)
  for (const databaseUrl of [other, null])
    await expect(demandKnown({ dataDir, databaseUrl }, other)).rejects.toThrow(
      /cơ sở dữ liệu khác.*is another database .*2026-05-01.*2026-04-01.*database\.json/,
    )
  // A backup restored into it.
  await rememberDatabase(dataDir, other)
  await demandKnown({ dataDir, databaseUrl: other }, other)
  await expect(demandKnown({ dataDir, databaseUrl: own }, own)).rejects.toThrow('is another database')
})
