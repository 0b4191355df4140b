/** One bill of several orders of a customer, and one receipt of several orders to a supplier. */
import { describe, expect, test } from 'vitest'
import { documentFrom } from '#engine/document/made-from.ts'
import { copyOf } from '#engine/document/copy.ts'
import { documentInfo } from '#engine/document/info.ts'
import { chainOf } from '#engine/links/chain.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import { decimal, decimalText, toNumber, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { refusalsAt } from '#test/support/refused.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase({ max: 10 })
const kind = (name: string) => registry.documents.get(name)!

const sides = [
  {
    order: 'purchaseOrder',
    bill: 'purchaseReceipt',
    voucher: 'outcomeVoucher',
    module: 'PurchaseImport',
    partner: 'NCC1',
    other: 'NCC2',
    taken: 'received',
  },
  {
    order: 'salesOrder',
    bill: 'salesBill',
    voucher: 'incomeVoucher',
    module: 'PurchaseOrder',
    partner: 'KH1',
    other: 'KH2',
    taken: 'delivered',
  },
] as const

describe.each(sides)('$bill', (side) => {
  const ordered = async (shop: Shop, quantity: number, values: object = {}) =>
    shop.save(side.order, { date: '2026-11-01', store: 'K1', partner: side.partner, ...values }, [
      { product: 'DV', quantity, unitPrice: 100, vatRate: 0 },
    ])
  const infoOf = (shop: Shop, name: string, id: string) => shop.run((scope) => documentInfo(scope, kind(name), id))
  const lineOf = async (shop: Shop, id: string) => (await infoOf(shop, side.order, id)).lines[0]!
  /** State, taken and left. */
  const standing = async (shop: Shop, id: string): Promise<string> => {
    const info = await infoOf(shop, side.order, id)
    const [line] = info.lines
    return `${info.status} ${decimalText(line![side.taken] as Decimal)}/${decimalText(line!['remaining'] as Decimal)}`
  }
  const made = (shop: Shop, ids: readonly string[]) =>
    shop.run((scope) => documentFrom(scope, kind(side.bill), { kind: side.order, ids }))
  const accept = (shop: Shop, draft: Awaited<ReturnType<typeof made>>, more: object = {}) =>
    shop.save(
      side.bill,
      {
        date: '2026-11-10',
        partner: draft['partner'],
        store: draft['store'],
        order: draft['order'],
        discountAmount: draft['discountAmount'],
        ...more,
      },
      draft.lines.map(({ product, quantity, unitPrice, vatRate, sourceLine, sourceDocument }) => ({
        product,
        quantity,
        unitPrice,
        vatRate,
        sourceLine,
        sourceDocument,
      })),
    )
  const proved = async (shop: Shop): Promise<void> => {
    expect((await shop.run(verifyLedgers)).differences).toEqual([])
  }

  test('takes what is left of both, with their discounts and deposits, and gives it back when it goes', async () => {
    const shop = await openShop(database)
    const first = await ordered(shop, 10, { discountAmount: 100 })
    const second = await ordered(shop, 4, { discountAmount: 40 })
    await shop.save(side.voucher, { partner: side.partner, voucherType: 1, paymentMethod: 1, date: '2026-11-02' }, [
      { voucherModule: side.module, voucher: first.id, amount: 150 },
      { voucherModule: side.module, voucher: second.id, amount: 250 },
    ])
    const draft = await made(shop, [first.id, second.id])
    expect(draft).toMatchObject({
      order: first.id,
      orderNumber: `${first.number} · ${second.number}`,
      discount: decimal(140),
    })
    expect(draft.lines.map(({ quantity, sourceDocument }) => [quantity, sourceDocument])).toEqual([
      [decimal(10), null],
      [decimal(4), second.id],
    ])
    const { id } = await accept(shop, draft)
    expect([await standing(shop, first.id), await standing(shop, second.id)]).toEqual(['2 10/0', '2 4/0'])
    const bill = await infoOf(shop, side.bill, id)
    expect(['total', 'depositApplied', 'remaining'].map((name) => toNumber(bill[name] as Decimal))).toEqual([
      1260, 400, 860,
    ])
    for (const [order, used] of [
      [first.id, 150],
      [second.id, 250],
    ] as const)
      expect(toNumber((await infoOf(shop, side.order, order))['depositUsed'] as Decimal)).toBe(used)
    await proved(shop)
    const chain = await shop.run((scope) => chainOf(scope, kind(side.bill), id))
    expect(chain.filter(({ level }) => level === -1).map((one) => one.number)).toEqual([first.number, second.number])

    // Less of the second: of it, and only of it, something is left again.
    const lines = bill.lines.map(({ lineId }, at) => ({ lineId, quantity: decimal(at === 0 ? 10 : 3) }))
    await shop.save(side.bill, {}, [], { id, lines })
    expect([await standing(shop, first.id), await standing(shop, second.id)]).toEqual(['2 10/0', '1 3/1'])
    const more = bill.lines.map(({ lineId }, at) => ({ lineId, quantity: decimal(at === 0 ? 10 : 5) }))
    expect(await refusalsAt(shop.save(side.bill, {}, [], { id, lines: more }))).toEqual([
      'lines.1.quantity qtyOverSource',
    ])
    await proved(shop)

    // Both orders are held by it.
    for (const one of [first, second]) {
      const outcome = await shop.run((scope) => removeDocuments(scope, kind(side.order), [one.id]))
      expect(outcome.failures.flatMap(({ problems }) => problems.map(({ message }) => message))).toContain(
        'hasFollowers',
      )
    }
    await shop.run((scope) => cancelDocuments(scope, kind(side.bill), [id]))
    expect([await standing(shop, first.id), await standing(shop, second.id)]).toEqual(['1 0/10', '1 0/4'])
    await proved(shop)
    await shop.run((scope) => restoreDocuments(scope, kind(side.bill), [id]))
    expect([await standing(shop, first.id), await standing(shop, second.id)]).toEqual(['2 10/0', '1 3/1'])
    const before = await shop.run(storedLedgers)
    await shop.run(rebuildLedgers)
    expect(await shop.run(storedLedgers)).toEqual(before)

    // A copy has the same goods, of no order.
    const copy = await shop.run(async (scope) =>
      copyOf(scope, kind(side.bill), await documentInfo(scope, kind(side.bill), id)),
    )
    expect(
      (copy['lines'] as { sourceLine: unknown; sourceDocument: unknown }[]).map((one) => [
        one.sourceLine,
        one.sourceDocument,
      ]),
    ).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('finds the order of a line by itself, where a client names the line only', async () => {
    const shop = await openShop(database)
    const first = await ordered(shop, 10)
    const second = await ordered(shop, 4)
    const [a, b] = [await lineOf(shop, first.id), await lineOf(shop, second.id)]
    const { id } = await shop.save(
      side.bill,
      { date: '2026-11-10', store: 'K1', partner: side.partner, order: first.id },
      [
        { product: 'DV', quantity: 2, unitPrice: 100, vatRate: 0, sourceLine: a.lineId },
        { product: 'DV', quantity: 4, unitPrice: 100, vatRate: 0, sourceLine: b.lineId },
      ],
    )
    expect([await standing(shop, first.id), await standing(shop, second.id)]).toEqual(['1 2/8', '2 4/0'])
    expect((await infoOf(shop, side.bill, id)).lines.map((line) => line['sourceDocument'])).toEqual([null, second.id])
    await proved(shop)
  })

  test('is refused for orders of different partners, and for a line of a stranger', async () => {
    const shop = await openShop(database)
    const first = await ordered(shop, 10)
    const strange = await ordered(shop, 4, { partner: side.other })
    expect(await refusalsAt(made(shop, [first.id, strange.id]))).toEqual(['sourcesDiffer'])
    const line = await lineOf(shop, strange.id)
    const stolen = shop.save(side.bill, { date: '2026-11-10', store: 'K1', partner: side.partner, order: first.id }, [
      { product: 'DV', quantity: 4, unitPrice: 100, vatRate: 0, sourceLine: line.lineId },
    ])
    expect(await refusalsAt(stolen)).toEqual([expect.stringMatching(/^order orderOfOther/)])
    expect(await standing(shop, strange.id)).toBe('1 0/4')
  })
})
