/** Amounts that were worked out follow what is taken, whoever sends them back; amounts that were typed stay. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { openTrade, received, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('chia')
const { ids } = trade
beforeAll(async () => {
  await received(trade, { SP000001: [100_000, 500] }, { dtDate: '2026-11-01' })
})

type Body = Record<string, unknown>
const agree = (module: string, partner: string, lines: Body[], head: Body = {}) =>
  trade.saved(module, { dtDate: '2026-11-18', Object_ID: ids[partner], Store_ID: ids['KHO01'], lines, ...head })
const from = (module: string, source: string, s_ID: string, more: Record<string, string> = {}) =>
  trade.data(module, 'getInfoFrom', { source, s_ID, ...more })
const goods = (Qty: number, more: Body = {}) => ({ Product_ID: ids['SP000001'], Qty, Price: 10_000, VAT: 10, ...more })
const amounts = ({ m_Discount, lines }: Anything) => [m_Discount, ...lines.map((line: Anything) => line.m_Discount)]
const taking = (proposal: Anything, ...quantities: number[]) => ({
  ...proposal,
  dtDate: tradeDay,
  lines: proposal.lines.map((line: Anything, at: number) => ({ ...line, Qty: quantities[at] ?? line.Qty })),
})

const links = [
  ['Order', 'PurchaseOrder', 'KH000001', 'salesOrderId'],
  ['Import', 'PurchaseImport', 'NCC000001', 'purchaseOrderId'],
] as const
describe.each(links)('%s of %s', (made, source, partner, named) => {
  it('has its part of a discount, of a line and of the order, and the last one the rest', async () => {
    const order = await agree(source, partner, [goods(10, { m_Discount: 10_000 })], { m_Discount: 900 })
    const first = await trade.saved(made, taking(await from(made, source, order), 4))
    expect(amounts(await trade.info(made, first))).toEqual([360, 4000])
    const rest = await from(made, source, order)
    expect(amounts(rest)).toEqual([540, 6000])
    const second = await trade.saved(made, taking(rest))
    expect(amounts(await trade.info(made, second))).toEqual([540, 6000])
    // Whatever becomes of the first, the second stays.
    await trade.data(made, 'DeleteDB', {}, [first])
    await trade.saved(made, { s_ID: second, Description: 'Gấp' })
    const read = await trade.info(made, second)
    await trade.saved(made, { ...read, Description: 'Rất gấp' })
    expect(amounts(await trade.info(made, second))).toEqual([540, 6000])
    const again = await from(made, source, order)
    expect(amounts(again)).toEqual([360, 4000])
  })

  it('rounds so that parts add up', async () => {
    const order = await agree(source, partner, [goods(3, { m_Discount: 10_000 })], { m_Discount: 100 })
    const parts: unknown[][] = []
    for (let at = 0; at < 3; at += 1) {
      const id = await trade.saved(made, taking(await from(made, source, order), 1))
      parts.push(amounts(await trade.info(made, id)))
    }
    expect(parts).toEqual([
      [33, 3333],
      [34, 3334],
      [33, 3333],
    ])
  })

  it('counts what others took of an order that only a line of it names', async () => {
    const first = await agree(source, partner, [goods(1)])
    const order = await agree(source, partner, [goods(3)], { m_Discount: 10_000 })
    await trade.saved(made, taking(await from(made, source, order), 1))
    const [lines, others] = await Promise.all([trade.info(source, first), trade.info(source, order)])
    const id = await trade.saved(made, {
      dtDate: tradeDay,
      Object_ID: ids[partner],
      [named]: first,
      lines: [lines, others].map((one) => goods(1, { sourceLineId: one.lines[0].lineId })),
    })
    expect(amounts(await trade.info(made, id))).toEqual([3334, 0, 0])
  })

  it('is worked out where nothing is sent, and stays where it was typed', async () => {
    const order = await agree(source, partner, [goods(10, { m_Discount: 10_000 })])
    const { lines } = await trade.info(source, order)
    const bare = { dtDate: tradeDay, Object_ID: ids[partner], [named]: order }
    const line = { Product_ID: ids['SP000001'], Price: 10_000, VAT: 10, sourceLineId: lines[0].lineId }
    const first = await trade.saved(made, { ...bare, lines: [{ ...line, Qty: 4 }] })
    expect(amounts(await trade.info(made, first))).toEqual([0, 4000])
    const typed = await trade.saved(made, { ...bare, lines: [{ ...line, Qty: 2, m_Discount: 1234 }] })
    expect(amounts(await trade.info(made, typed))).toEqual([0, 1234])
    const none = await trade.saved(made, { ...bare, lines: [{ ...line, Qty: 1, m_Discount: 0 }] })
    expect(amounts(await trade.info(made, none))).toEqual([0, 0])
    // Whatever the others gave, the last one has its own part: 10,000 − 7,000.
    expect(amounts(await from(made, source, order))).toEqual([0, 3000])
    await trade.saved(made, {
      s_ID: typed,
      lines: [{ lineId: (await trade.info(made, typed)).lines[0].lineId, Qty: 3 }],
    })
    expect(amounts(await trade.info(made, typed))).toEqual([0, 1234])
    const { lines: read } = await trade.info(made, first)
    await trade.saved(made, { s_ID: first, lines: [{ lineId: read[0].lineId, Qty: 3 }] })
    expect(amounts(await trade.info(made, first))).toEqual([0, 3000])
    const [now] = (await trade.info(made, first)).lines
    await trade.saved(made, { s_ID: first, lines: [{ ...now, Qty: 2 }] })
    expect(amounts(await trade.info(made, first))).toEqual([0, 2000])
  })

  it('follows percentages and taxes that come back as they were proposed', async () => {
    const order = await agree(source, partner, [goods(10, { f_Discount: 10 })], { f_Discount: 5 })
    const proposal = await from(made, source, order)
    expect(amounts(proposal)).toEqual([4500, 10_000])
    const id = await trade.saved(made, taking(proposal, 4))
    const bill = await trade.info(made, id)
    expect([...amounts(bill), bill.lines[0].VatAmount]).toEqual([1800, 4000, 3420])
    // The percentage is taken away, and the amount left: it is meant.
    const { lines } = bill
    await trade.saved(made, { s_ID: id, lines: [{ ...lines[0], f_Discount: null, Qty: 5 }] })
    expect(amounts(await trade.info(made, id))).toEqual([2300, 4000])
  })
})

it('what a document has that is read and sent back with other quantities', async () => {
  for (const [module, partner] of [
    ['Quote', 'KH000001'],
    ['PurchaseOrder', 'KH000001'],
    ['Order', 'KH000001'],
    ['ImportReturn', 'KH000001'],
    ['PurchaseImport', 'NCC000001'],
    ['Import', 'NCC000001'],
    ['OrderReturn', 'NCC000001'],
  ] as const) {
    const id = await agree(module, partner, [goods(10, { f_Discount: 10 }), goods(1, { m_Discount: 500 })], {
      f_Discount: 10,
    })
    const read = await trade.info(module, id)
    const [first, second] = read.lines
    await trade.saved(module, {
      ...read,
      lines: [
        { ...first, Qty: 20 },
        { ...second, Qty: 2 },
      ],
    })
    const now = await trade.info(module, id)
    expect([module, ...amounts(now), now.lines[0].VatAmount]).toEqual([module, 19_950, 20_000, 500, 16_200])
  }
})

describe.each([
  ['Order', 'Quote'],
  ['PurchaseOrder', 'Quote'],
] as const)('%s of %s', (made, source) => {
  it('has its part of what was offered', async () => {
    const quote = await agree(
      source,
      'KH000001',
      [goods(10, { m_Discount: 10_000 }), goods(5, { Price: 9_000, m_Discount: 100 })],
      { m_Discount: 2698 },
    )
    const proposal = await from(made, source, quote)
    expect(amounts(proposal)).toEqual([2698, 10_000, 100])
    const id = await trade.saved(made, taking(proposal, 4, 5))
    expect(amounts(await trade.info(made, id))).toEqual([1618, 4000, 100])
    const read = await trade.info(made, id)
    await trade.saved(made, { ...read, lines: [{ ...read.lines[0], Qty: 5 }] })
    expect(amounts(await trade.info(made, id))).toEqual([900, 5000])
  })
})

describe.each([
  ['ImportReturn', 'Order', 'KH000001'],
  ['OrderReturn', 'Import', 'NCC000001'],
] as const)('%s of %s', (made, source, partner) => {
  it('takes back its part, whatever comes back with it', async () => {
    const sale = await agree(source, partner, [goods(10, { m_Discount: 10_000 })], { m_Discount: 900 })
    const all = await from(made, source, sale, { all: '1' })
    expect(all.lines[0].m_Discount).toBe(10_900)
    const id = await trade.saved(made, taking(all, 4))
    const back = await trade.info(made, id)
    expect([back.lines[0].m_Discount, back.lines[0].VatAmount]).toEqual([4360, 3564])
    await trade.saved(made, { ...back, lines: [{ ...back.lines[0], Qty: 8 }] })
    expect((await trade.info(made, id)).lines[0]).toMatchObject({ m_Discount: 8720, VatAmount: 7128 })
    const chosen = await from(made, source, sale)
    const rest = await trade.saved(made, taking(chosen, 2))
    expect((await trade.info(made, rest)).lines[0]).toMatchObject({ m_Discount: 2180, VatAmount: 1782 })
  })
})
