/** Links between documents: who takes what of whom, alone and at once. */
import { expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { lockStatement } from '#engine/locks.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { sql } from '#engine/sql.ts'
import type { Statement, Tx } from '#engine/tx.ts'
import { decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { refusals } from '#test/support/refused.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase({ max: 10 })
const kind = (name: string) => registry.documents.get(name)!

const soldThree = async (shop: Shop) => {
  const bill = await shop.save('salesBill', { date: '2026-11-01', store: 'K1', partner: 'KH1' }, [
    { product: 'DV', quantity: 3, unitPrice: 50, vatRate: 10 },
  ])
  const [line] = await shop.run(({ tx }) =>
    tx.query<{ id: string }>(sql`select id from sales_bill_line where document_id = ${bill.id}`),
  )
  const giveBack = (quantity: number, values: object = {}, extras: object = {}) =>
    shop.save(
      'salesReturn',
      { date: '2026-11-02', store: 'K1', partner: 'KH1', bill: bill.id, ...values },
      [{ product: 'DV', quantity, unitPrice: 50, vatRate: 10, sourceLine: line!.id }],
      extras,
    )
  return { bill, line: line!.id, giveBack }
}

const links = (shop: Shop) =>
  shop.run(({ tx }) =>
    tx.query<{ quantity: string }>(
      sql`select quantity::text, taxable::text, vat::text from document_link where line <> document order by quantity`,
    ),
  )
const isClean = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])

test('a link comes, changes and goes with its document', async () => {
  const shop = await openShop(database)
  const { bill, line, giveBack } = await soldThree(shop)
  const draft = await giveBack(1, {}, { saveAsDraft: true })
  expect(await links(shop)).toEqual([])
  await shop.save('salesReturn', {}, [], { id: draft.id, lines: undefined, saveAsDraft: false })
  expect(await links(shop)).toEqual([{ quantity: '10000', taxable: '500000', vat: '50000' }])
  const { lines } = await shop.run((scope) => documentInfo(scope, kind('salesReturn'), draft.id))
  await shop.save('salesReturn', {}, [], {
    id: draft.id,
    lines: [{ lineId: lines[0]!.lineId, quantity: decimal(2), discountAmount: null }],
  })
  expect(await links(shop)).toMatchObject([{ quantity: '20000' }])
  await isClean(shop)
  expect(await shop.run((scope) => cancelDocuments(scope, kind('salesReturn'), [draft.id]))).toMatchObject({ done: 1 })
  expect(await links(shop)).toEqual([])
  expect(await refusals(giveBack(3))).toEqual([])
  const restored = await shop.run((scope) => restoreDocuments(scope, kind('salesReturn'), [draft.id]))
  expect(restored.failures.flatMap((one) => one.problems)).toMatchObject([{ message: 'qtyOverSource' }])
  const info = await shop.run((scope) => documentInfo(scope, kind('salesBill'), bill.id))
  expect(info['related']).toMatchObject([{ kind: 'salesReturn', direction: 'follower' }])
  await isClean(shop)
  expect(line).toBeTruthy()
})

test('a document without relatives asks and writes nothing of links', async () => {
  const shop = await openShop(database)
  const sent: string[] = []
  await shop.run(async (scope) => {
    const note = (statements: readonly Statement[]) => sent.push(...statements.map(({ text }) => text))
    const tx: Tx = Object.assign(Object.create(scope.tx) as Tx, {
      query: (statement: Statement) => (note([statement]), scope.tx.query(statement)),
      batch: (statements: readonly Statement[]) => (note(statements), scope.tx.batch(statements)),
      note: (statements: readonly Statement[]) => (note(statements), scope.tx.note(statements)),
      send: (statements: readonly Statement[], explain: (error: unknown) => never) => (
        note(statements),
        scope.tx.send(statements, explain)
      ),
    })
    const { saveDocument } = await import('#engine/document/save.ts')
    await saveDocument({ ...scope, tx }, kind('salesBill'), {
      id: null,
      version: undefined,
      saveAsDraft: undefined,
      confirm: [],
      clientTotal: undefined,
      problems: [],
      values: { store: shop.ids['K1'], partner: shop.ids['KH1'] },
      lines: [{ lineId: null, product: shop.ids['DV'], quantity: decimal(1), unitPrice: decimal(5) }],
    })
  })
  expect(sent.filter((text) => text.startsWith('insert into "sales_bill"'))).toHaveLength(1)
  expect(sent.filter((text) => text.includes('document_link'))).toEqual([])
})

test('who names a source must follow it: of the right kind, posted, of the same partner, later, by its own lines', async () => {
  const shop = await openShop(database)
  const { bill, giveBack } = await soldThree(shop)
  const receipt = await shop.save('purchaseReceipt', { store: 'K1', partner: 'NCC1' }, [
    { product: 'DV', quantity: 1, unitPrice: 5 },
  ])
  expect(await refusals(giveBack(1, { bill: receipt.id }))).toEqual(['unknownRef', 'unknownLine'])
  expect(await refusals(giveBack(1, { partner: 'KH2' }))).toEqual(['billOfOther'])
  expect(await refusals(giveBack(1, { date: '2026-10-31' }))).toEqual(['dateBeforeSource'])
  expect(await refusals(giveBack(4))).toEqual(['qtyOverSource'])
  await giveBack(2)
  const move = shop.save('salesBill', { date: '2026-11-03' }, [], { id: bill.id, lines: undefined })
  expect(await refusals(move)).toEqual(['dateAfterFollower'])
  const again = await soldThree(shop)
  expect(await refusals(giveBack(1, { bill: again.bill.id }))).toEqual(['unknownLine'])
  await shop.run((scope) => cancelDocuments(scope, kind('salesBill'), [again.bill.id]))
  expect(await refusals(again.giveBack(1))).toEqual(['unknownRef.state'])
})

const waiting = async (tx: Tx, count: number): Promise<void> => {
  const blocked = () =>
    tx.query(sql`select 1 from pg_locks where not granted and locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)
  while ((await blocked()).length < count) await new Promise((resolve) => setImmediate(resolve))
}
/** Lets saves run into each other while somebody else has the goods. */
const whileHeld = async (shop: Shop, works: readonly (() => Promise<unknown>)[]): Promise<string[][]> => {
  const results: Promise<string[]>[] = []
  await shop.run(async ({ tx }) => {
    await tx.query(lockStatement({ products: [shop.ids['DV']!], partners: [], funds: [] }))
    for (const work of works) {
      results.push(refusals(work()))
      await waiting(tx, results.length)
    }
  })
  return Promise.all(results)
}

test('two followers of one line at once: the second finds what the first left', async () => {
  const shop = await openShop(database)
  const { giveBack } = await soldThree(shop)
  expect(await whileHeld(shop, [() => giveBack(2), () => giveBack(2)])).toEqual([[], ['qtyOverSource']])
  await isClean(shop)
})

test('a follower and a change of its source at once: whoever comes first', async () => {
  const shop = await openShop(database)
  const { bill, line, giveBack } = await soldThree(shop)
  const shrink = () => shop.save('salesBill', {}, [], { id: bill.id, lines: [{ lineId: line, quantity: decimal(1) }] })
  expect(await whileHeld(shop, [() => giveBack(2), shrink])).toEqual([[], ['qtyBelowFollowers']])
  const other = await soldThree(shop)
  const shrinkOther = () =>
    shop.save('salesBill', {}, [], { id: other.bill.id, lines: [{ lineId: other.line, quantity: decimal(1) }] })
  expect(await whileHeld(shop, [shrinkOther, () => other.giveBack(2)])).toEqual([[], ['qtyOverSource']])
  await isClean(shop)
})

test('bills and returns deleted in batches at once wait in one order', async () => {
  const shop = await openShop(database)
  const bills = [await soldThree(shop), await soldThree(shop)]
  const returns = [await bills[1]!.giveBack(1), await bills[0]!.giveBack(1)]
  const remove = (name: string, ids: readonly { id: string }[]) =>
    shop.run((scope) =>
      removeDocuments(
        scope,
        kind(name),
        ids.map((one) => one.id),
      ),
    )
  const [gone] = await Promise.all([
    remove('salesReturn', returns),
    remove(
      'salesBill',
      bills.map((one) => one.bill),
    ),
  ])
  expect(gone.done).toBe(2)
  expect(await links(shop)).toEqual([])
  await isClean(shop)
})
