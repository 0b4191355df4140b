/** A return that opens its customer's order again: what came back can be issued once more. */
import { expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { documentFrom } from '#engine/document/made-from.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { chainOf } from '#engine/links/chain.ts'
import { outlookOf } from '#engine/links/outstanding.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { refusals } from '#test/support/refused.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase({ max: 10 })
const kind = (name: string) => registry.documents.get(name)!
const infoOf = (shop: Shop, name: string, id: string) => shop.run((scope) => documentInfo(scope, kind(name), id))
/** State of the order, delivered and left. */
const standing = async (shop: Shop, id: string): Promise<string> => {
  const { status, lines } = await infoOf(shop, 'salesOrder', id)
  const [delivered, left] = (['delivered', 'remaining'] as const).map((name) => decimalText(lines[0]![name] as Decimal))
  // Forms are told of as much that is promised as is left.
  const wanted = { products: [shop.ids['SP1']!], store: null, document: null, sources: [] }
  const [outlook] = (await shop.run((scope) => outlookOf(scope, wanted))).values()
  expect(decimalText(outlook!.promised)).toBe(left)
  return `${status} ${delivered}/${left}`
}
const proved = async (shop: Shop): Promise<void> => {
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
  const before = await shop.run(storedLedgers)
  await shop.run(rebuildLedgers)
  expect(await shop.run(storedLedgers)).toEqual(before)
}
const issue = async (shop: Shop, order: string, quantity: number) => {
  const draft = await shop.run((scope) => documentFrom(scope, kind('salesBill'), { kind: 'salesOrder', ids: [order] }))
  const { sourceLine } = draft.lines[0]!
  return shop.save('salesBill', { date: '2026-11-05', store: 'K1', partner: 'KH1', order }, [
    { product: 'SP1', quantity, unitPrice: 100, vatRate: 0, sourceLine },
  ])
}
const giveBack = async (shop: Shop, bill: string, quantity: number, reopenOrder: boolean) => {
  const { lines } = await infoOf(shop, 'salesBill', bill)
  return shop.save('salesReturn', { date: '2026-11-06', store: 'K1', partner: 'KH1', bill, reopenOrder }, [
    { product: 'SP1', quantity, unitPrice: 100, vatRate: 0, sourceLine: lines[0]!.lineId },
  ])
}
const openOrder = async () => {
  const shop = await openShop(database)
  await shop.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
    { product: 'SP1', quantity: 100, unitPrice: 10 },
  ])
  const order = await shop.save('salesOrder', { date: '2026-11-01', store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 100, vatRate: 0 },
  ])
  return { shop, order }
}

test('a return leaves its order done, unless it says that it opens it again', async () => {
  const { shop, order } = await openOrder()
  const bill = await issue(shop, order.id, 10)
  const plain = await giveBack(shop, bill.id, 2, false)
  expect(await standing(shop, order.id)).toBe('2 10/0')
  const opening = await giveBack(shop, bill.id, 3, true)
  expect(await standing(shop, order.id)).toBe('1 7/3')
  await proved(shop)
  // The bill is what was made from the order; the return was made from the bill.
  const chain = await shop.run((scope) => chainOf(scope, kind('salesOrder'), order.id))
  expect(chain.map(({ number, level }) => `${level} ${number}`)).toEqual([
    `0 ${order.number}`,
    `1 ${bill.number}`,
    `2 ${plain.number}`,
    `2 ${opening.number}`,
  ])
  // Changed, marked, unmarked: the order follows.
  await shop.save('salesReturn', { reopenOrder: true }, [], { id: plain.id, lines: undefined })
  expect(await standing(shop, order.id)).toBe('1 5/5')
  await shop.save('salesReturn', { reopenOrder: false }, [], { id: plain.id, lines: undefined })
  expect(await standing(shop, order.id)).toBe('1 7/3')
  await proved(shop)
})

test('what was issued again holds the return that opened the order', async () => {
  const { shop, order } = await openOrder()
  const bill = await issue(shop, order.id, 10)
  const opening = await giveBack(shop, bill.id, 3, true)
  expect(await refusals(issue(shop, order.id, 4))).toEqual(['qtyOverSource'])
  const again = await issue(shop, order.id, 2)
  expect(await standing(shop, order.id)).toBe('1 9/1')
  await proved(shop)

  const blocked = async (work: typeof removeDocuments) =>
    (await shop.run((scope) => work(scope, kind('salesReturn'), [opening.id]))).failures.flatMap(({ problems }) =>
      problems.map(({ message, values }) => `${message} ${values?.['numbers']}`),
    )
  expect(await blocked(removeDocuments)).toEqual([`reopenedTaken ${order.number}`])
  expect(await blocked(cancelDocuments)).toEqual([`reopenedTaken ${order.number}`])
  const { lines } = await infoOf(shop, 'salesReturn', opening.id)
  const returning = (quantity: number) =>
    shop.save('salesReturn', {}, [], {
      id: opening.id,
      lines: [{ lineId: lines[0]!.lineId, quantity: decimal(quantity) }],
    })
  expect(await refusals(returning(1))).toEqual(['reopenedTaken'])
  expect(
    await refusals(shop.save('salesReturn', { reopenOrder: false }, [], { id: opening.id, lines: undefined })),
  ).toEqual(['reopenedTaken'])
  await returning(2)
  expect(await standing(shop, order.id)).toBe('2 10/0')
  await proved(shop)

  // Free again when the second bill goes: cancelled, restored, deleted.
  await shop.run((scope) => removeDocuments(scope, kind('salesBill'), [again.id]))
  expect(await standing(shop, order.id)).toBe('1 8/2')
  await shop.run((scope) => cancelDocuments(scope, kind('salesReturn'), [opening.id]))
  expect(await standing(shop, order.id)).toBe('2 10/0')
  await shop.run((scope) => restoreDocuments(scope, kind('salesReturn'), [opening.id]))
  expect(await standing(shop, order.id)).toBe('1 8/2')
  await shop.run((scope) => removeDocuments(scope, kind('salesReturn'), [opening.id]))
  expect(await standing(shop, order.id)).toBe('2 10/0')
  await proved(shop)
})

test('a return of a bill without an order opens nothing', async () => {
  const { shop } = await openOrder()
  const bill = await shop.save('salesBill', { date: '2026-11-05', store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity: 5, unitPrice: 100, vatRate: 0 },
  ])
  const back = await giveBack(shop, bill.id, 2, true)
  expect(await infoOf(shop, 'salesReturn', back.id)).toMatchObject({ reopenOrder: true, reopenedOrder: null })
  await proved(shop)
})
