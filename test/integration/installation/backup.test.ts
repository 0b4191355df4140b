/** A backup of one database restored into another: the same to the last row, or nothing at all. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#engine/sql.ts'
import { countPaused, pauseOf, resume } from '#server/work/pauses.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop } from '#test/support/shop.ts'
import { restoreBackup, takeBackup } from '../../../scripts/lib/backup.ts'
import type { Sums } from '../../../scripts/lib/backup-tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-backup-'))
const path = join(folder, 'vua.backup')
afterAll(() => rmSync(folder, { recursive: true }))

const source = await createTestDatabase()
let taken: Sums

beforeAll(async () => {
  for (const name of ['một', 'hai']) {
    const shop = await openShop(source)
    await shop.save('openingStock', { store: 'K1', description: `Kho "${name}", (dòng\nhai) \\ '` }, [
      { product: 'SP1', quantity: 10.5, unitPrice: 100 },
    ])
    await shop.save('salesBill', { store: 'K1', partner: 'KH1', paid: 5 }, [
      { product: 'SP1', quantity: 1, unitPrice: 5 },
    ])
  }
  taken = await takeBackup(source.ownerUrl, path)
})

const emptyDatabase = () => createTestDatabase()

const countTenants = async (ownerUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rowCount } = await client.query('select 1 from tenant')
  await client.end()
  return rowCount ?? 0
}

/** The file with another text in it. */
const changed = (change: (text: string) => string): string => {
  const other = join(folder, 'changed.backup')
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(path)).toString('utf8'))))
  return other
}

test('gives the same rows, and goes on counting where the other stopped', async () => {
  const target = await emptyDatabase()
  expect(await restoreBackup(target.ownerUrl, path)).toEqual(taken)
  expect(taken['stock_entry']?.rows).toBe(4)
  expect((await takeBackup(target.ownerUrl, join(folder, 'again.backup')))['cash_entry']).toEqual(taken['cash_entry'])
  const next = (database: typeof source) =>
    database.database.acrossTenants('test', (tx) => tx.query(sql`select nextval('document_order') as next`))
  expect(await next(target)).toEqual(await next(source))
})

test('leaves the work of every tenant stopped, until somebody lets it go on', async () => {
  const target = await emptyDatabase()
  await restoreBackup(target.ownerUrl, path)
  const tenants = await target.database.acrossTenants('test', (tx) =>
    tx.query<{ id: string }>(sql`select id from tenant_ids() t (id)`),
  )
  const paused = () => target.database.acrossTenants('test', (tx) => tx.query(countPaused))
  expect([tenants.length, await paused()]).toEqual([2, [{ paused: 2 }]])
  const pauses = await Promise.all(
    tenants.map(({ id }) => target.database.inTenant({ tenant: id, user: null }, (tx) => pauseOf(tx))),
  )
  expect(pauses.map((pause) => pause?.reason)).toEqual(['restored', 'restored'])
  await target.database.inTenant({ tenant: tenants[0]!.id, user: null }, resume)
  expect(await paused()).toEqual([{ paused: 1 }])
})

test('leaves references strict', async () => {
  const target = await emptyDatabase()
  await restoreBackup(target.ownerUrl, path)
  const client = new pg.Client({ connectionString: target.ownerUrl })
  await client.connect()
  const { rowCount } = await client.query(`select 1 from pg_constraint where contype = 'f' and condeferrable`)
  await client.end()
  expect(rowCount).toBe(0)
})

test('is refused where tenants are', async () => {
  await expect(restoreBackup(source.ownerUrl, path)).rejects.toThrow('has tenants already')
})

test.each([
  ['with another figure in it', (text: string) => text.replaceAll('10.5', '10.6'), 'differs from the backup'],
  ['without its end', (text: string) => text.split('\n').slice(0, -2).join('\n'), 'ends too early'],
  ['of another version', (text: string) => text.replace('0003-documents', '0003-papers'), 'another version'],
  ['that is something else', () => '"hello"\n', 'no backup'],
])('%s it restores nothing', async (_, change, message) => {
  const target = await emptyDatabase()
  await expect(restoreBackup(target.ownerUrl, changed(change))).rejects.toThrow(message)
  expect(await countTenants(target.ownerUrl)).toBe(0)
})

test('that was cut off restores nothing', async () => {
  const target = await emptyDatabase()
  const short = join(folder, 'short.backup')
  const bytes = readFileSync(path)
  writeFileSync(short, bytes.subarray(0, bytes.length / 2))
  await expect(restoreBackup(target.ownerUrl, short)).rejects.toThrow()
  expect(await countTenants(target.ownerUrl)).toBe(0)
})
