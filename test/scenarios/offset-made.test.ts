/** Offsets made from the credit they use: of returns, prepayments, and deposits of cancelled orders, on both sides. */
import { expect, test } from 'vitest'
import { verify } from '../../scripts/lib/verification.ts'
import type { Anything } from '#test/support/app.ts'
import { linesOf, openTrade, received, sold, tradeDay, type Trade } from '#test/support/trade.ts'

const proved = async (trade: Trade): Promise<void> => {
  const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
}
const openHouse = async (tenant: string): Promise<Trade> => {
  const trade = await openTrade(tenant)
  await received(trade, { SP000001: [1000, 1] }, { dtDate: '2026-11-01' })
  return trade
}
/** A line of goods without tax, so that sums are easy to follow. */
const of = (trade: Trade, Price: number, more: object = {}) => ({
  lines: [{ Product_ID: trade.ids['SP000001'], Qty: 1, Price, VAT: 0, ...more }],
})
const flags = async (trade: Trade, module: string, id: string) => {
  const { creditLeft, hasCredit, hasDebts } = await trade.info(module, id)
  return { creditLeft, hasCredit, hasDebts }
}
const make = (trade: Trade, voucher: string, source: string, id: string): Promise<Anything> =>
  trade.data(voucher, 'getInfoFrom', { source, s_ID: id, way: 'offset' })
const linesIn = ({ lines }: Anything) =>
  lines.map((line: Anything) => [line.voucherModule, line.voucherId, line.amount, line.credit])
const refused = async (trade: Trade, query: Record<string, string>) => {
  const { status, body } = await trade.call('Income', 'getInfoFrom', null, { query: { way: 'offset', ...query } })
  return [status, body.ErrorMessage]
}

test('the credit of a return proposes the debts that are due first, and is saved as it is proposed', async () => {
  const trade = await openHouse('offsetreturn')
  const first = await sold(trade, {}, { ...of(trade, 500), paid: 500, Method: 1 })
  const line = (await trade.info('Order', first)).lines[0].lineId
  const back = await trade.saved('ImportReturn', {
    dtDate: tradeDay,
    Object_ID: trade.ids['KH000001'],
    billId: first,
    ...of(trade, 500, { sourceLineId: line }),
  })
  // Credit, but nothing owed: the page says why it cannot be offset.
  expect(await flags(trade, 'ImportReturn', back)).toEqual({ creditLeft: 500, hasCredit: true, hasDebts: false })
  expect(await refused(trade, { source: 'ImportReturn', s_ID: back })).toEqual([
    200,
    'Không còn khoản nợ nào để đối trừ',
  ])
  const later = await sold(trade, {}, { ...of(trade, 400), dueDate: '2026-12-20' })
  const sooner = await sold(trade, {}, { ...of(trade, 300), dueDate: '2026-12-01' })
  expect(await flags(trade, 'ImportReturn', back)).toEqual({ creditLeft: 500, hasCredit: true, hasDebts: true })
  const draft = await make(trade, 'Income', 'ImportReturn', back)
  expect([draft.iType, draft.Object_ID, draft.amount]).toEqual([3, trade.ids['KH000001'], 500])
  expect(linesIn(draft)).toEqual([
    ['ImportReturn', back, 500, true],
    ['Order', sooner, 300, false],
    ['Order', later, 200, false],
  ])
  await trade.saved('Income', draft)
  expect([(await trade.info('Order', sooner)).remaining, (await trade.info('Order', later)).remaining]).toEqual([
    0, 200,
  ])
  expect(await flags(trade, 'ImportReturn', back)).toEqual({ creditLeft: 0, hasCredit: false, hasDebts: false })
  await proved(trade)
})

test('a prepayment proposes no more than is owed; a deposit is free once its order is cancelled', async () => {
  const trade = await openHouse('offsetpaid')
  const customer = { dtDate: tradeDay, Object_ID: trade.ids['KH000001'] }
  const paid = await trade.saved('Income', { ...customer, unallocated: 1000, lines: [] })
  const bill = await sold(trade, {}, of(trade, 600))
  const draft = await make(trade, 'Income', 'Income', paid)
  expect(linesIn(draft)).toEqual([
    ['Income', paid, 600, true],
    ['Order', bill, 600, false],
  ])
  // Without the way, a voucher of its own kind is copied.
  const copy = await trade.data('Income', 'getInfoFrom', { source: 'Income', s_ID: paid })
  expect([copy.iType, copy.unallocated, copy.lines]).toEqual([1, 1000, []])

  const order = await trade.saved('PurchaseOrder', { ...customer, ...of(trade, 900) })
  const deposit = await trade.saved('Income', {
    ...customer,
    lines: [{ voucherModule: 'PurchaseOrder', voucherId: order, amount: 200 }],
  })
  expect(await flags(trade, 'Income', deposit)).toEqual({ creditLeft: 200, hasCredit: false, hasDebts: false })
  await trade.call('PurchaseOrder', 'Huy', [order])
  expect(await flags(trade, 'Income', deposit)).toEqual({ creditLeft: 200, hasCredit: true, hasDebts: true })
  expect(linesIn(await make(trade, 'Income', 'Income', deposit))).toEqual([
    ['Income', deposit, 200, true],
    ['Order', bill, 200, false],
  ])

  // The receipt of a bill gives no credit, and what was cancelled makes nothing.
  const plain = await trade.saved('Income', {
    ...customer,
    lines: [{ voucherModule: 'Order', voucherId: bill, amount: 1 }],
  })
  expect(await flags(trade, 'Income', plain)).toEqual({ creditLeft: 0, hasCredit: false, hasDebts: false })
  expect((await refused(trade, { source: 'Income', s_ID: plain }))[1]).toContain('không còn khoản nào')
  await trade.call('Income', 'Huy', [paid])
  expect((await refused(trade, { source: 'Income', s_ID: paid }))[1]).toContain('hủy')
  // Neither another way nor another kind is known.
  const unknown = await refused(trade, { source: 'Income', s_ID: '01a20822-d814-7b92-aed9-0a1722af0108' })
  expect(await refused(trade, { source: 'Income', s_ID: deposit, way: 'other' })).toEqual(unknown)
  expect(await refused(trade, { source: 'Order', s_ID: bill })).toEqual(unknown)
  await proved(trade)
})

test('the supplier side mirrors it', async () => {
  const trade = await openHouse('offsetsupplier')
  const bought = await received(
    trade,
    { SP000002: [10, 100] },
    { dtDate: '2026-11-02', lines: linesOf(trade, { SP000002: [10, 100] }) },
  )
  await trade.saved('Outcome', {
    dtDate: tradeDay,
    Object_ID: trade.ids['NCC000001'],
    lines: [{ voucherModule: 'Import', voucherId: bought, amount: 1100 }],
  })
  const line = (await trade.info('Import', bought)).lines[0].lineId
  const back = await trade.saved('OrderReturn', {
    dtDate: tradeDay,
    Object_ID: trade.ids['NCC000001'],
    purchaseReceiptId: bought,
    lines: [{ Product_ID: trade.ids['SP000002'], Qty: 1, Price: 100, VAT: 10, sourceLineId: line }],
  })
  const { creditLeft, hasCredit } = await flags(trade, 'OrderReturn', back)
  expect([creditLeft, hasCredit]).toEqual([110, true])
  const draft = await make(trade, 'Outcome', 'OrderReturn', back)
  expect(linesIn(draft)[0]).toEqual(['OrderReturn', back, 110, true])
  await trade.saved('Outcome', draft)
  expect(await flags(trade, 'OrderReturn', back)).toMatchObject({ creditLeft: 0, hasCredit: false })
  await proved(trade)
})
