/** A saved return keeps its money when the prices of its bill or receipt are corrected later (contract amendments). */
import { describe, expect, test } from 'vitest'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancel, info, ledgersAgree, remove, restore } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()

const sides = [
  { original: 'salesBill', kind: 'salesReturn', head: 'bill', partner: 'KH1' },
  { original: 'purchaseReceipt', kind: 'purchaseReturn', head: 'receipt', partner: 'NCC1' },
] as const

describe.each(sides)('$kind', ({ original, kind, head, partner }) => {
  /** Ten at 100, less 100 and with a tax of a tenth; and the id of their line. */
  const begin = async () => {
    const shop = await openShop(database, { negativeStock: 2 })
    const { id } = await shop.save(original, { date: '2026-11-05', store: 'K1', partner, discountAmount: 100 }, [
      { product: 'SP1', quantity: 10, unitPrice: 100, vatRate: 10 },
    ])
    const lineId = (await info(shop, original, id)).lines[0]!.lineId
    const change = (values: object, line: object = {}) =>
      shop.save(original, values as never, [{ lineId, ...line }], { id, confirm: ['hasReturns'] })
    const line = { product: 'SP1', quantity: 5, unitPrice: 100, vatRate: 10, sourceLine: lineId }
    const values = { date: '2026-11-10', store: 'K1', partner, [head]: id }
    const giveBack = (extras: object = {}) => shop.save(kind, values, [line], extras)
    return { shop, change, giveBack }
  }
  const money = async (shop: Shop, id: string) => {
    const { lines, ...document } = await info(shop, kind, id)
    return [document['total'], lines[0]!['discount'], lines[0]!['lineVat']].map((one) => toNumber(one as Decimal))
  }
  const again = (shop: Shop, id: string, values: object, line?: object) =>
    shop.save(kind, values as never, line ? [line as never] : [], { id, ...(line ? {} : { lines: undefined }) })

  test('when it is saved again, cancelled and restored, deleted and brought back', async () => {
    const { shop, change, giveBack } = await begin()
    const { id } = await giveBack()
    expect(await money(shop, id)).toEqual([495, 50, 45])
    await change({ discountAmount: 200 })
    await again(shop, id, { description: 'Móp' })
    expect(await money(shop, id)).toEqual([495, 50, 45])
    await change({ discountAmount: 200 }, { unitPrice: 120, vatRate: 8 })
    await cancel(shop, kind, [id])
    await restore(shop, kind, [id])
    expect(await money(shop, id)).toEqual([495, 50, 45])
    await remove(shop, kind, [id])
    expect(await restore(shop, kind, [id])).toEqual({ done: 1, failures: [] })
    expect(await money(shop, id)).toEqual([495, 50, 45])
    await ledgersAgree(shop)
  })

  test('until its own quantity, price or discount is changed', async () => {
    const { shop, change, giveBack } = await begin()
    const { id } = await giveBack()
    const { lineId } = (await info(shop, kind, id)).lines[0]!
    await change({ discountAmount: 200 })
    await again(shop, id, {}, { lineId, quantity: 4 })
    expect(await money(shop, id)).toEqual([352, 80, 32])
    await again(shop, id, {}, { lineId, unitPrice: 90 })
    expect(await money(shop, id)).toEqual([396, 0, 36])
    await again(shop, id, {}, { lineId, discountPercent: 10 })
    expect(await money(shop, id)).toEqual([356, 36, 32])
    await again(shop, id, { discountAmount: 24 })
    expect(await money(shop, id)).toEqual([330, 36, 30])
    await again(shop, id, { discountAmount: null })
    expect(await money(shop, id)).toEqual([356, 36, 32])
    await ledgersAgree(shop)
  })

  test('and a discount that was typed stays typed', async () => {
    const { shop, change, giveBack } = await begin()
    const { id } = await giveBack()
    const { lineId } = (await info(shop, kind, id)).lines[0]!
    await again(shop, id, {}, { lineId, discountAmount: 30 })
    await change({ discountAmount: 200 })
    await again(shop, id, { description: 'Móp' })
    expect(await money(shop, id)).toEqual([517, 30, 47])
    await again(shop, id, {}, { lineId, quantity: 4 })
    expect(await money(shop, id)).toEqual([407, 30, 37])
    await ledgersAgree(shop)
  })

  test('which a draft has not yet', async () => {
    const { shop, change, giveBack } = await begin()
    const { id } = await giveBack({ saveAsDraft: true })
    await change({ discountAmount: 200 })
    await shop.save(kind, {}, [], { id, lines: undefined, saveAsDraft: false })
    expect(await money(shop, id)).toEqual([440, 100, 40])
    await ledgersAgree(shop)
  })
})
