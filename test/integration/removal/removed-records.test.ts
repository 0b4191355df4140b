/** Deleting master records: what still stands on them keeps them, what is gone does not. */
import { expect, test } from 'vitest'
import { removeRecords } from '#engine/record/remove.ts'
import { saveRecord } from '#engine/record/save.ts'
import { decimal } from '#kernel/decimal.ts'
import { listModules } from '#server/calls/registry.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { ledgersAgree, messages, remove, restore, sell } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()
const moduleOf = (name: string) => listModules.find((one) => one.definition.name === name)!
const removeFrom = (shop: Shop, list: string, id: string) =>
  shop.run((scope) => removeRecords(scope, moduleOf(list), [id]))

test('a customer and a fund go when the documents that named them are gone', async () => {
  const shop = await openShop(database)
  const bill = await sell(shop, { paid: 400, paymentMethod: 2, fund: 'NH' })
  const both = async () => [
    messages(await removeFrom(shop, 'partner', shop.ids['KH1']!)),
    messages(await removeFrom(shop, 'fund', shop.ids['NH']!)),
  ]
  expect(await both()).toEqual([[['inUse.by']], [['inUse.by']]])
  await remove(shop, 'salesBill', [bill.id])
  expect(await both()).toEqual([[], []])
  // What it named is gone: the bill is refused until it has been made anew.
  expect((await restore(shop, 'salesBill', [bill.id])).done).toBe(0)
  await ledgersAgree(shop)
})

test('a partner goes when the debts it began with were taken back, and stays while they stand', async () => {
  const shop = await openShop(database)
  const id = shop.ids['KH2']!
  const opening = (openingReceivable: number) =>
    shop.run((scope) =>
      saveRecord(scope, moduleOf('partner'), {
        id,
        version: undefined,
        confirm: [],
        problems: [],
        values: { openingReceivable: decimal(openingReceivable) },
      }),
    )
  await opening(5000)
  expect(messages(await removeFrom(shop, 'partner', id))).toEqual([['inUse.by']])
  await opening(0)
  expect(messages(await removeFrom(shop, 'partner', id))).toEqual([])
  await ledgersAgree(shop)
})
