/**
 * Goods are ordered, on either side of the trade, and are delivered in two parts; the order follows: what was delivered,
 * what is left, and whether it is done.
 */
import { describe, expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { chainOf } from '#engine/links/chain.ts'
import { listDocuments } from '#engine/document/list.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { documentFrom } from '#engine/document/made-from.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { updateDocuments } from '#engine/document/save-many.ts'
import { systemClock } from '#kernel/clock.ts'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { fullRight, type FunctionId, type Rights } from '#model/right.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { refusals } from '#test/support/refused.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase({ max: 10 })
interface Side {
  order: string
  receipt: string
  partner: string
  stranger: string
  orderRight: FunctionId
  orderNumber: string
  taken: string
  voucher: { kind: string; number: string }
  refused: { nothingLeft: string; cancel: string; partner: string; noPartner: string }
}
const sides: readonly Side[] = [
  {
    order: 'purchaseOrder',
    receipt: 'purchaseReceipt',
    partner: 'NCC1',
    stranger: 'KH1',
    orderRight: 'PurchaseImport',
    orderNumber: 'DMH000001',
    taken: 'received',
    voucher: { kind: 'outcomeVoucher', number: 'PC000001' },
    refused: {
      nothingLeft: 'nothingToReceive',
      cancel: 'orderIssued.received',
      partner: 'wrongPartnerKind.supplier',
      noPartner: 'required.supplier',
    },
  },
  {
    order: 'salesOrder',
    receipt: 'salesBill',
    partner: 'KH1',
    stranger: 'NCC1',
    orderRight: 'PurchaseOrder',
    orderNumber: 'DH000001',
    taken: 'delivered',
    voucher: { kind: 'incomeVoucher', number: 'PT000001' },
    refused: {
      nothingLeft: 'nothingToIssue',
      cancel: 'orderIssued',
      partner: 'wrongPartnerKind.customer',
      noPartner: 'required.customer',
    },
  },
]

describe.each(sides)('$order', (side) => {
  const [order, receipt] = [side.order, side.receipt].map((name) => registry.documents.get(name)!) as [
    NonNullable<ReturnType<typeof registry.documents.get>>,
    NonNullable<ReturnType<typeof registry.documents.get>>,
  ]
  /** With goods enough in its store to be sold. */
  const openStocked = async (): Promise<Shop> => {
    const shop = await openShop(database)
    await shop.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
      { product: 'SP1', quantity: 1000, unitPrice: 1 },
      { product: 'SP2', quantity: 1000, unitPrice: 1 },
    ])
    return shop
  }

  const isClean = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])
  const infoOf = (shop: Shop, id: string) => shop.run((scope) => documentInfo(scope, order, id))
  const text = (value: unknown): string => decimalText(value as Decimal)
  /** State, then received and remaining of each line. */
  const standing = async (shop: Shop, id: string) => {
    const info = await infoOf(shop, id)
    return [info.status, ...info.lines.map((line) => `${text(line[side.taken])}/${text(line['remaining'])}`)]
  }
  const made = (shop: Shop, id: string) =>
    shop.run((scope) => documentFrom(scope, receipt, { kind: side.order, ids: [id] }))
  type Made = Awaited<ReturnType<typeof made>>
  /** Saves what was made, with other quantities where they are given. */
  const deliver = async (shop: Shop, id: string, quantities: readonly number[] = [], values: object = {}) =>
    accept(shop, await made(shop, id), quantities, values)
  const accept = (shop: Shop, draft: Made, quantities: readonly number[] = [], values: object = {}) => {
    const names = ['partner', 'store', 'order', 'discountAmount', 'discountPercent', 'paymentTerm', 'date'] as const
    return shop.save(
      side.receipt,
      { ...Object.fromEntries(names.map((name) => [name, draft[name]])), ...values },
      draft.lines.flatMap((line, index) => {
        const quantity = quantities[index] === undefined ? line['quantity'] : decimal(quantities[index])
        const of = ['product', 'unit', 'unitPrice', 'discountPercent', 'discountAmount', 'vatRate', 'sourceLine']
        return quantity === 0n ? [] : [{ ...Object.fromEntries(of.map((name) => [name, line[name]])), quantity }]
      }),
    )
  }
  const ordered = (shop: Shop, values: object = {}) =>
    shop.save(side.order, { date: '2026-11-01', store: 'K1', partner: side.partner, discountAmount: 100, ...values }, [
      { product: 'SP1', unit: 'THUNG', quantity: 2, unitPrice: 2400, vatRate: 10 },
      { product: 'SP2', quantity: 10, unitPrice: 100, discountAmount: 200, vatRate: 0 },
    ])
  const onHand = async (shop: Shop) =>
    (
      await shop.run((scope) =>
        listDocuments(scope, receipt, { search: '', sort: [], filters: [], offset: 0, limit: 9 }),
      )
    ).totalCount

  test('an order comes in two deliveries', async () => {
    const shop = await openStocked()
    const { id, number } = await ordered(shop)
    expect(number).toBe(side.orderNumber)
    expect(await standing(shop, id)).toEqual([1, '0/2', '0/10'])
    await isClean(shop)

    // Everything is proposed, at the prices of the order and with its whole discount.
    const whole = await made(shop, id)
    expect([text(whole['discount']), text(whole['total'])]).toEqual(['100', text((await infoOf(shop, id))['total'])])

    const first = await deliver(shop, id, [1, 4])
    expect(await standing(shop, id)).toEqual([1, '1/1', '4/6'])
    expect((await infoOf(shop, id)).version).toBe(1)
    await isClean(shop)

    // The rest: half of the first line, six of ten of the second with their part of its discount.
    const rest = await made(shop, id)
    expect(rest.lines.map((line) => [text(line['quantity']), text(line['discount'])])).toEqual([
      ['1', '0'],
      ['6', '120'],
    ])
    // 100 × (2400 + 480) ÷ 5600
    expect(text(rest['discount'])).toBe('51')
    const second = await deliver(shop, id)
    expect(await standing(shop, id)).toEqual([2, '2/0', '10/0'])
    await expect(made(shop, id)).rejects.toMatchObject({ problems: [{ message: side.refused.nothingLeft }] })
    await isClean(shop)

    // An edit of a delivery reaches the order, which nobody has to load again for it.
    const { lines } = await shop.run((scope) => documentInfo(scope, receipt, second.id))
    const shrunk = lines.map((line, index) => ({ lineId: line.lineId, quantity: decimal(index === 0 ? 1 : 5) }))
    await shop.save(side.receipt, {}, [], { id: second.id, lines: shrunk })
    expect(await standing(shop, id)).toEqual([1, '2/0', '9/1'])
    await shop.save(side.order, { description: 'gấp' }, [], { id, version: 1, lines: undefined })
    expect(await refusals(deliver(shop, id, [2]))).toEqual(['qtyOverSource'])
    await isClean(shop)

    // What came may not vanish from the order.
    const kept = (await infoOf(shop, id)).lines
    const less = kept.map((line, index) => ({ lineId: line.lineId, quantity: decimal(index === 0 ? 2 : 8) }))
    expect(await refusals(shop.save(side.order, {}, [], { id, lines: less }))).toEqual(['qtyBelowFollowers'])
    const cut = kept.map((line, index) => ({ lineId: line.lineId, quantity: decimal(index === 0 ? 2 : 9) }))
    await shop.save(side.order, {}, [], { id, lines: cut })
    expect(await standing(shop, id)).toEqual([2, '2/0', '9/0'])

    // Neither cancelled nor deleted while something came.
    const problems = (outcome: { failures: readonly { problems: readonly { message: string }[] }[] }) =>
      outcome.failures.flatMap((one) => one.problems.map(({ message }) => message))
    expect(problems(await shop.run((scope) => cancelDocuments(scope, order, [id])))).toEqual([side.refused.cancel])
    expect(problems(await shop.run((scope) => removeDocuments(scope, order, [id])))).toEqual(['hasFollowers'])

    await shop.run((scope) => removeDocuments(scope, receipt, [second.id]))
    expect(await standing(shop, id)).toEqual([1, '1/1', '4/5'])
    await shop.run((scope) => cancelDocuments(scope, receipt, [first.id]))
    expect(await standing(shop, id)).toEqual([1, '0/2', '0/9'])
    await shop.run((scope) => restoreDocuments(scope, receipt, [second.id]))
    expect(await standing(shop, id)).toEqual([1, '1/1', '5/4'])
    await shop.run((scope) => removeDocuments(scope, receipt, [first.id, second.id]))
    await isClean(shop)

    expect((await shop.run((scope) => cancelDocuments(scope, order, [id]))).done).toBe(1)
    expect(await standing(shop, id)).toEqual([3, '0/0', '0/0'])
    await expect(made(shop, id)).rejects.toMatchObject({ problems: [{ message: 'wrongStatus' }] })
    expect((await shop.run((scope) => restoreDocuments(scope, order, [id]))).done).toBe(1)
    expect(await standing(shop, id)).toEqual([1, '0/2', '0/9'])
    expect((await shop.run((scope) => removeDocuments(scope, order, [id]))).done).toBe(1)
    expect(await onHand(shop)).toBe(0)
    await isClean(shop)
  })

  test('a closed order waits for nothing more, and opens again', async () => {
    const shop = await openStocked()
    const { id } = await ordered(shop)
    const { id: delivery } = await deliver(shop, id, [1, 4])
    const close = (closed: boolean) =>
      shop.run((scope) =>
        updateDocuments(scope, order, [
          {
            id,
            version: undefined,
            saveAsDraft: undefined,
            confirm: [],
            clientTotal: undefined,
            values: { closed },
            lines: undefined,
            problems: [],
          },
        ]),
      )
    expect((await close(true)).done).toBe(1)
    expect(await standing(shop, id)).toEqual([2, '1/0', '4/0'])
    await expect(made(shop, id)).rejects.toMatchObject({ problems: [{ message: side.refused.nothingLeft }] })
    await isClean(shop)
    // What came before may still be corrected downwards, not upwards.
    const { lines } = await shop.run((scope) => documentInfo(scope, receipt, delivery))
    const edit = (quantity: number) =>
      shop.save(side.receipt, {}, [], {
        id: delivery,
        lines: lines.map((line, index) => ({ lineId: line.lineId, quantity: decimal(index === 0 ? 1 : quantity) })),
      })
    expect(await refusals(edit(5))).toEqual(['qtyOverSource'])
    expect(await refusals(edit(3))).toEqual([])
    expect((await close(false)).done).toBe(1)
    expect(await standing(shop, id)).toEqual([1, '1/1', '3/7'])
    await isClean(shop)
  })

  test('what a unit cannot say exactly is asked for in the base unit', async () => {
    const shop = await openStocked()
    const { id } = await ordered(shop)
    const draft = await made(shop, id)
    const [line] = draft.lines
    await shop.save(side.receipt, { partner: side.partner, store: 'K1', order: id, date: '2026-11-02' }, [
      { product: 'SP1', unit: 'CAI', quantity: 31, unitPrice: 100, sourceLine: line!['sourceLine'] },
    ])
    expect(await standing(shop, id)).toEqual([1, '1.2917/0.7083', '0/10'])
    const rest = await made(shop, id)
    expect(rest.lines[0]).toMatchObject({ unit: shop.ids['CAI'], quantity: decimal(17), unitPrice: decimal(100) })
    await deliver(shop, id)
    expect(await standing(shop, id)).toEqual([2, '2/0', '10/0'])
    await isClean(shop)
  })

  test('an order refuses what cannot be', async () => {
    const shop = await openStocked()
    expect(await refusals(ordered(shop, { partner: side.stranger }))).toEqual([side.refused.partner])
    expect(await refusals(ordered(shop, { deliveryDate: '2026-10-31' }))).toEqual(['deliveryBeforeDate'])
    expect(await refusals(shop.save(side.order, { store: 'K1' }, []))).toEqual(
      expect.arrayContaining([side.refused.noPartner, 'required.goods']) as string[],
    )
    const { id } = await ordered(shop)
    const other = systemClock.newId()
    expect(await refusals(deliver(shop, id, [], { order: other }))).toContain('unknownRef')
    expect(await refusals(deliver(shop, id, [], { date: '2026-10-31' }))).toEqual(['dateBeforeSource'])
  })

  test('two deliveries of one line at once, and a change of the order meanwhile', async () => {
    const shop = await openStocked()
    const { id } = await ordered(shop)
    const draft = await made(shop, id)
    const answers = await Promise.all([
      refusals(accept(shop, draft, [2, 6])),
      refusals(accept(shop, draft, [1, 6])),
      refusals(shop.save(side.order, { description: 'sửa' }, [], { id, version: 1, lines: undefined })),
    ])
    expect(answers[2]).toEqual([])
    expect(answers.slice(0, 2).toSorted((a, b) => a.length - b.length)[0]).toEqual([])
    expect(answers.slice(0, 2).flat()).toContain('qtyOverSource')
    await isClean(shop)
  })

  /** Whoever asks what an order looks like is told the same by its list. */
  test('the list filters by the derived state', async () => {
    const shop = await openStocked()
    const { id } = await ordered(shop)
    await ordered(shop)
    await deliver(shop, id)
    const count = async (iStat: string) =>
      (
        await shop.run((scope) =>
          listDocuments(scope, order, { search: '', sort: [], filters: [], narrow: { iStat }, offset: 0, limit: 9 }),
        )
      ).totalCount
    expect([await count('1'), await count('2'), await count('3')]).toEqual([1, 1, 0])
  })

  test('the chain tells what an order led to, how far it is done, and only what a person may read', async () => {
    const shop = await openStocked()
    const { id, number } = await ordered(shop)
    const chain = (kind: string, of: string, rights?: Rights) =>
      shop.run(async (scope) => {
        const user = rights ? { ...scope.user, isAdmin: false, rights } : scope.user
        const links = await chainOf({ ...scope, user }, registry.documents.get(kind)!, of)
        return links.map((one) => [one.level, one.kind, one.number, one.share === null ? null : text(one.share)])
      })
    expect(await chain(side.order, id)).toEqual([[0, side.order, number, '0']])
    const first = await deliver(shop, id, [1, 5], { paid: 50 })
    const ofOrder = [
      [0, side.order, number, '50'],
      // Of its goods, nothing was returned.
      [1, side.receipt, first.number, '0'],
      [2, side.voucher.kind, side.voucher.number, null],
    ]
    expect(await chain(side.order, id)).toEqual(ofOrder)
    expect((await chain(side.receipt, first.id)).map(([level]) => level)).toEqual([-1, 0, 1])
    expect((await chain(side.order, id, { [side.orderRight]: fullRight })).map(([, kind]) => kind)).toEqual([
      side.order,
    ])
    expect(await chain(side.receipt, id)).toEqual([])
  })

  test('what is left is told in the unit of the line', async () => {
    const shop = await openStocked()
    const { id } = await ordered(shop)
    await expect(deliver(shop, id, [3])).rejects.toMatchObject({
      problems: [{ at: 'lines.0.quantity', message: 'qtyOverSource', values: { code: 'SP1', remaining: '2' } }],
    })
  })
})
