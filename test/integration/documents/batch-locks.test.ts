/** Many documents in one call: whoever waits for one of them holds no goods others could be waiting for. */
import { expect, test } from 'vitest'
import { previewChange } from '#engine/document/consequences.ts'
import { documentLock, lockStatement } from '#engine/locks.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { updateDocuments } from '#engine/document/save-many.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { kindOf, rows } from '#test/support/removal.ts'
import { openShop } from '#test/support/shop.ts'

const database = await createTestDatabase()
const bill = kindOf('salesBill')
const change = (id: string) => ({
  id,
  version: undefined,
  saveAsDraft: undefined,
  confirm: [],
  clientTotal: undefined,
  values: { description: 'x' },
  lines: undefined,
  problems: [],
})

test.each<[string, (scope: Scope, ids: string[]) => Promise<unknown>]>([
  ['looks at them', (scope, ids) => previewChange(scope, bill, ids, 'delete')],
  ['deletes them', (scope, ids) => removeDocuments(scope, bill, ids)],
  ['changes them', (scope, ids) => updateDocuments(scope, bill, ids.map(change))],
])('who %s', async (_, work) => {
  const shop = await openShop(database)
  await shop.save('purchaseReceipt', { date: '2026-11-01', store: 'K1', partner: 'NCC1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 500, vatRate: 0 },
  ])
  const sell = () =>
    shop.save('salesBill', { date: '2026-11-05', store: 'K1', partner: 'KH1' }, [
      { product: 'SP1', quantity: 1, unitPrice: 1000, vatRate: 0 },
    ])
  const ids = [(await sell()).id, (await sell()).id]
  const waiting = async (): Promise<boolean> =>
    (await rows(shop, sql`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length > 0
  let many: Promise<unknown> = Promise.resolve()
  await shop.run(async ({ tx }) => {
    await tx.query(documentLock(ids[1]!))
    many = shop.run((scope) => work(scope, ids))
    while (!(await waiting())) await new Promise((resume) => setTimeout(resume, 5))
    await tx.query(sql`select set_config('lock_timeout', '500ms', true)`)
    await expect(
      tx.query(lockStatement({ products: [shop.ids['SP1']!], partners: [], funds: [] })),
    ).resolves.toBeTruthy()
  })
  await many
})
