/** Money before there is anything to settle, and credits set against debts, through the calls as any client would. */
import { expect, test } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers } from '#engine/ledger/verify.ts'
import { verify } from '../../scripts/lib/verification.ts'
import { inside } from '../../scripts/lib/inside.ts'
import { openTrade, received, sold, type Trade } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'
import type { Anything } from '#test/support/app.ts'

const proved = async (trade: Trade): Promise<void> => {
  const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
}
const refusal = async (trade: Trade, module: string, name: string, body: unknown): Promise<Anything> => {
  const { Data } = (await trade.call(module, name, body)).body
  expect(Data.Description).not.toBe('ok')
  return Data.errors.map((one: Anything) => `${one.path} ${one.code}`)
}
const batch = async (trade: Trade, module: string, name: string, id: string): Promise<Anything> =>
  (await trade.call(module, name, [id])).body.Data
const prepay = (trade: Trade, unallocated: number, head: object = {}): Promise<string> =>
  trade.saved('Income', { dtDate: '2026-11-20', Object_ID: trade.ids['KH000001'], unallocated, lines: [], ...head })
const items = async (trade: Trade, module: string, partner: string, query: Record<string, string> = {}) => {
  const { ListItem, credit } = await trade.data(module, 'getListPO', { Object_ID: trade.ids[partner]!, ...query })
  return {
    credit: credit as number,
    rows: (ListItem as Anything[]).map((row) => [row.voucherModule, row.NumberID, row.remaining, row.kind]),
  }
}
const overdue = async (trade: Trade) =>
  (await trade.data('ReportOfOrder', 'rptDebtOver', {}, { toDate: '2026-12-31' })).ListItem.map((row: Anything) => [
    row.makh,
    row.Tongno,
    row.NoOver,
  ])

const openHouse = async (tenant: string): Promise<Trade> => {
  const trade = await openTrade(tenant)
  await received(trade, { SP000001: [1000, 1] }, { dtDate: '2026-11-01' })
  return trade
}

test('a customer pays before buying: the money is his until it is set against a bill, and comes back with the voucher', async () => {
  const trade = await openHouse('prepaid')
  const paid = await prepay(trade, 1000)
  expect(await trade.info('Income', paid)).toMatchObject({
    amount: 1000,
    unallocated: 1000,
    creditLeft: 1000,
    DebtType: 1,
    lines: [],
  })
  expect(await items(trade, 'Income', 'KH000001')).toEqual({ credit: 1000, rows: [] })
  await proved(trade)

  const bill = await sold(trade, {}, billOf(trade, 600))
  // The advance was there before the bill, and takes nothing by itself.
  expect((await trade.info('Order', bill)).remaining).toBe(600)
  expect(await items(trade, 'Income', 'KH000001', { credits: '1' })).toEqual({
    credit: 1000,
    rows: [
      ['Order', 'BH000001', 600, 'debt'],
      ['Income', 'PT000001', 1000, 'credit'],
    ],
  })
  const offset = {
    Object_ID: trade.ids['KH000001'],
    dtDate: '2026-11-22',
    credits: [{ module: 'Income', s_ID: paid, amount: 600 }],
    debts: [{ module: 'Order', s_ID: bill, amount: 600 }],
  }
  const answer = await trade.data('Income', 'Offset', {}, offset)
  expect(answer).toMatchObject({ Description: 'ok', NumberID: 'DT000001' })
  expect(await trade.info('Income', answer.s_ID)).toMatchObject({
    iType: 3,
    NumberID: 'DT000001',
    amount: 600,
    fundId: null,
    Method: null,
    lines: [
      { voucherModule: 'Income', voucherId: paid, NumberID: 'PT000001', amount: 600, credit: true },
      { voucherModule: 'Order', voucherId: bill, NumberID: 'BH000001', amount: 600 },
    ],
  })
  expect((await trade.info('Order', bill)).remaining).toBe(0)
  expect((await trade.info('Income', paid)).creditLeft).toBe(400)
  await proved(trade)

  // What was used of it holds the voucher.
  expect((await batch(trade, 'Income', 'DeleteDB', paid)).ListItem[0].code).toBe('hasPayments')
  const less = { s_ID: paid, unallocated: 500 }
  expect(await refusal(trade, 'Income', 'UpdateDB', less)).toEqual([' totalBelowPaid'])
  expect((await batch(trade, 'Order', 'DeleteDB', bill)).ListItem[0].code).toBe('hasPayments')

  // The rest goes back to him.
  const back = await trade.saved('Outcome', {
    dtDate: '2026-11-23',
    Object_ID: trade.ids['KH000001'],
    lines: [{ voucherModule: 'Income', voucherId: paid, amount: 400 }],
  })
  expect(await trade.info('Outcome', back)).toMatchObject({ DebtType: 3, lines: [{ NumberID: 'PT000001' }] })
  expect(await items(trade, 'Income', 'KH000001')).toEqual({ credit: 0, rows: [] })
  await proved(trade)

  // Cancelled, restored, deleted: like any other.
  expect(await batch(trade, 'Income', 'Huy', answer.s_ID)).toEqual({ ListItem: [], TotalCount: 1 })
  expect((await trade.info('Order', bill)).remaining).toBe(600)
  await proved(trade)
  await batch(trade, 'Income', 'Hoantac', answer.s_ID)
  expect((await trade.info('Order', bill)).remaining).toBe(0)
  await batch(trade, 'Income', 'DeleteDB', answer.s_ID)
  expect((await trade.info('Order', bill)).remaining).toBe(600)
  expect((await trade.info('Income', paid)).creditLeft).toBe(600)
  await proved(trade)
})

const billOf = ({ ids }: Trade, total: number) => ({
  lines: [{ Product_ID: ids['SP000001'], Qty: 1, Price: total, VAT: 0 }],
})

test('an offset that does not add up, takes too much or touches another partner is told where', async () => {
  const trade = await openHouse('unequal')
  const paid = await prepay(trade, 1000)
  const bill = await sold(trade, {}, billOf(trade, 600))
  const foreign = await sold(trade, {}, { ...billOf(trade, 600), Object_ID: trade.ids['KH000002'] })
  const offset = (credit: number, debt: number, more: object = {}) =>
    refusal(trade, 'Income', 'Offset', {
      Object_ID: trade.ids['KH000001'],
      dtDate: '2026-11-22',
      credits: [{ module: 'Income', s_ID: paid, amount: credit }],
      debts: [{ module: 'Order', s_ID: bill, amount: debt }],
      ...more,
    })
  expect(await offset(500, 400)).toEqual(['lines offsetUnequal'])
  expect(await offset(700, 700)).toEqual(['debts.0.amount allocatedTooMuch'])
  expect(
    await offset(1001, 1001, {
      debts: [
        { module: 'Order', s_ID: bill, amount: 600 },
        { module: 'Order', s_ID: foreign, amount: 401 },
      ],
    }),
  ).toEqual(['debts.1.s_ID unknownRef'])
  expect(await offset(0, 0)).toEqual(['credits.0.amount amountPositive', 'debts.0.amount amountPositive'])
  expect(await offset(1, 1, { credits: [{ module: 'Order', s_ID: bill, amount: 1 }] })).toEqual([
    'credits.0.module invalid',
    'debts.0.s_ID invalid',
  ])
  expect(await offset(1, 1, { Object_ID: null })).toEqual(['Object_ID required'])
  expect(await offset(1, 1, { credits: 'nonsense', debts: null })).toEqual(['lines required'])
  await proved(trade)
})

test('the free rest of a return settles another bill; reports tell of both days', async () => {
  const trade = await openHouse('returned')
  const first = await sold(trade, {}, { ...billOf(trade, 500), dtDate: '2026-11-02', paid: 500, Method: 1 })
  const line = (await trade.info('Order', first)).lines[0].lineId
  const back = await trade.saved('ImportReturn', {
    dtDate: '2026-11-03',
    Object_ID: trade.ids['KH000001'],
    billId: first,
    lines: [{ Product_ID: trade.ids['SP000001'], Qty: 1, Price: 500, VAT: 0, sourceLineId: line }],
  })
  const second = await sold(trade, {}, { ...billOf(trade, 800), dtDate: '2026-11-04', dueDate: '2026-11-04' })
  expect(await overdue(trade)).toEqual([['KH000001', 300, -500]])
  const { s_ID } = await trade.data(
    'Income',
    'Offset',
    {},
    {
      Object_ID: trade.ids['KH000001'],
      dtDate: '2026-11-10',
      credits: [{ module: 'ImportReturn', s_ID: back, amount: 500 }],
      debts: [{ module: 'Order', s_ID: second, amount: 500 }],
    },
  )
  expect(await overdue(trade)).toEqual([['KH000001', 300, 0]])
  const at = async (toDate: string) =>
    (await trade.data('ReportOfOrder', 'rptDebtOver', {}, { toDate })).ListItem.map((row: Anything) => [
      row.Tongno,
      row.NoOver,
    ])
  expect(await at('2026-11-09')).toEqual([[300, -500]])
  await proved(trade)
  // When the voucher moves, what it settles moves with it; also when the bill does.
  await trade.saved('Income', { s_ID, dtDate: '2026-11-08' })
  expect(await at('2026-11-09')).toEqual([[300, 0]])
  await trade.saved('Order', { s_ID: second, dtDate: '2026-11-09', dueDate: '2026-11-09' })
  await proved(trade)
  await trade.saved('Order', { s_ID: second, dtDate: '2026-11-05', dueDate: '2026-11-05' })
  await proved(trade)
})

test('a supplier is paid in advance, beside what is settled at once', async () => {
  const trade = await openHouse('advance')
  const bought = await received(trade, {}, billOf(trade, 300))
  const paid = await trade.saved('Outcome', {
    dtDate: '2026-11-20',
    Object_ID: trade.ids['NCC000001'],
    unallocated: 700,
    lines: [{ voucherModule: 'Import', voucherId: bought, amount: 300 }],
  })
  expect(await trade.info('Outcome', paid)).toMatchObject({ amount: 1000, creditLeft: 700 })
  const next = await received(trade, {}, billOf(trade, 900))
  const opening = (await items(trade, 'Outcome', 'NCC000001')).rows[0]
  const { NumberID } = await trade.data(
    'Outcome',
    'Offset',
    {},
    {
      Object_ID: trade.ids['NCC000001'],
      dtDate: '2026-11-22',
      credits: [{ module: 'Outcome', s_ID: paid, amount: 700 }],
      debts: [{ module: 'Import', s_ID: next, amount: 700 }],
    },
  )
  expect([opening![0], NumberID]).toEqual(['Import', 'DT000001'])
  expect((await trade.info('Import', next)).remaining).toBe(200)
  // 300 for the goods and 700 set off since: not less than that.
  expect(await refusal(trade, 'Outcome', 'UpdateDB', { s_ID: paid, unallocated: 699 })).toEqual([' totalBelowPaid'])
  await proved(trade)

  await inside(trade.database, { tenant: { id: trade.tenantId, name: trade.tenant } }, async (scope) => {
    const before = await storedLedgers(scope)
    await rebuildLedgers(scope)
    expect(await storedLedgers(scope)).toEqual(before)
  })
})

test('who may not change receipts sets nothing off, however much he may add', async () => {
  const trade = await openTrade('minhtam')
  const token = await userWith(trade, { Income: { R: true, A: true, D: true } })
  expect((await trade.call('Income', 'Offset', {}, { token })).status).toBe(403)
})
