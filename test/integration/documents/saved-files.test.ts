/** Files the program makes: kept once, held by a document, and gone a day after nothing holds them. */
import { describe, expect, test } from 'vitest'
import { readableFiles, sweepFiles } from '#engine/files.ts'
import { filesOf, keepSentFile, loadFile, releaseFile, saveFile } from '#engine/saved-files.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { forgetExpired } from '#engine/kept-days.ts'
import { Refused } from '#kernel/problem.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { remove, restore, rows, sell } from '#test/support/removal.ts'
import { openShop } from '#test/support/shop.ts'

const database = await createTestDatabase()
const room = { fileRoom: 1, fileRoomOfUser: 1 }
const dayMs = 86_400_000
type Shop = Awaited<ReturnType<typeof openShop>>

const pdf = (text: string) => ({ name: 'hoa-don.pdf', type: 'application/pdf', bytes: Buffer.from(text) })
const save = (shop: Shop, document: string, text: string, role = 'pdf') =>
  shop.run((scope) => saveFile(scope, { ...pdf(text), holder: { document, role } }, room))
const contents = (shop: Shop) =>
  rows(shop, sql`select convert_from(bytes, 'UTF8') as text from file_content c where ${sql.ours('c')} order by 1`)
const isThere = async (shop: Shop, id: string) => (await shop.run((scope) => loadFile(scope, id))) !== undefined
const later = ({ tx }: Scope, days: number): Scope['tx'] =>
  ({
    tenant: tx.tenant,
    now: new Date(tx.now.getTime() + days * dayMs),
    query: (statement: Statement) => tx.query(statement),
    batch: (statements: Statement[]) => tx.batch(statements),
  }) as unknown as Scope['tx']
const sweep = (shop: Shop, days: number) =>
  shop.run((scope) => sweepFiles({ tx: later(scope, days), registry: scope.registry }))

describe('a file of a document', () => {
  test('is kept once, however often it is made, and read as it was', async () => {
    const shop = await openShop(database)
    const [one, two] = [await sell(shop), await sell(shop)]
    const first = await save(shop, one.id, 'hóa đơn')
    const second = await save(shop, two.id, 'hóa đơn')
    await save(shop, one.id, '<xml/>', 'xml')
    expect(await contents(shop)).toEqual([{ text: '<xml/>' }, { text: 'hóa đơn' }])
    expect(first).not.toBe(second)
    expect(await shop.run((scope) => loadFile(scope, second))).toEqual(pdf('hóa đơn'))
    expect(await shop.run((scope) => filesOf(scope, one.id))).toMatchObject([
      { id: first, role: 'pdf', name: 'hoa-don.pdf', type: 'application/pdf', size: 10 },
      { role: 'xml', size: 6 },
    ])
  })

  test('takes the place of the one before, which goes; so does one that is released, and one of a document that is gone', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop)
    const before = await save(shop, bill.id, 'cũ')
    const after = await save(shop, bill.id, 'mới')
    await sweep(shop, 0)
    expect([await isThere(shop, before), await isThere(shop, after)]).toEqual([true, true])
    await sweep(shop, 2)
    expect([await isThere(shop, before), await isThere(shop, after)]).toEqual([false, true])
    expect(await contents(shop)).toEqual([{ text: 'mới' }])
    await remove(shop, 'salesBill', [bill.id])
    await sweep(shop, 2)
    await sweep(shop, 4)
    expect(await isThere(shop, after)).toBe(true)
    await restore(shop, 'salesBill', [bill.id])
    await shop.run((scope) => releaseFile(scope, { document: bill.id, role: 'pdf' }))
    await sweep(shop, 4)
    await sweep(shop, 6)
    expect([await isThere(shop, after), await contents(shop)]).toEqual([false, []])
  })

  test('goes with a deleted document that cannot be restored any more', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop)
    const file = await save(shop, bill.id, 'hết')
    await remove(shop, 'salesBill', [bill.id])
    await shop.run((scope) =>
      scope.tx.query(forgetExpired('deleted_document', new Date(scope.now.getTime() + 1_000 * dayMs))),
    )
    await sweep(shop, 0)
    await sweep(shop, 2)
    expect(await isThere(shop, file)).toBe(false)
    expect(await rows(shop, sql`select 1 from file_holder h where ${sql.ours('h')}`)).toEqual([])
  })

  test('of equal bytes stays for the other one', async () => {
    const shop = await openShop(database)
    const [one, two] = [await sell(shop), await sell(shop)]
    const first = await save(shop, one.id, 'chung')
    const second = await save(shop, two.id, 'chung')
    await shop.run((scope) => releaseFile(scope, { document: one.id, role: 'pdf' }))
    await sweep(shop, 0)
    await sweep(shop, 2)
    expect([await isThere(shop, first), await isThere(shop, second)]).toEqual([false, true])
    expect(await shop.run((scope) => loadFile(scope, second))).toEqual(pdf('chung'))
  })

  test('is read by who may read the document, and by no other tenant', async () => {
    const shop = await openShop(database)
    const other = await openShop(database)
    const bill = await sell(shop)
    const file = await save(shop, bill.id, 'x')
    const mayRead = (of: Shop, rights?: Scope['user']['rights']) =>
      of.run(async (scope) => {
        const user = rights ? { ...scope.user, isAdmin: false, rights } : scope.user
        return (await readableFiles({ ...scope, user }, [file])).has(file)
      })
    expect(await mayRead(shop)).toBe(true)
    expect(await mayRead(shop, {} as Scope['user']['rights'])).toBe(false)
    expect(await mayRead(other)).toBe(false)
    expect(await isThere(other, file)).toBe(false)
    // The same bytes of another tenant are another content.
    await save(other, (await sell(other)).id, 'x')
    expect(await contents(other)).toEqual([{ text: 'x' }])
  })

  test('counts for the room of the business, not of whoever caused it', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop)
    await save(shop, bill.id, 'a'.repeat(600_000))
    const sent = (size: number) =>
      shop.run((scope) => keepSentFile(scope, pdf('b'.repeat(size)), { fileRoom: 1, fileRoomOfUser: 1 }))
    await sent(300_000)
    await expect(sent(300_000)).rejects.toThrow(Refused)
    await expect(save(shop, bill.id, 'c'.repeat(300_000), 'xml')).rejects.toThrow('fileRoom')
    expect(await contents(shop)).toHaveLength(2)
  })

  test('made by many at once is kept once', async () => {
    const shop = await openShop(database)
    const bills = [await sell(shop), await sell(shop), await sell(shop), await sell(shop)]
    await Promise.all(bills.map(({ id }) => save(shop, id, 'cùng lúc')))
    expect(await contents(shop)).toEqual([{ text: 'cùng lúc' }])
  })
})
