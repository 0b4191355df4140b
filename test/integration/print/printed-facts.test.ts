/** What `getPrint` says besides a document: which amounts are in base currency, old debts, accounts, the code for paying. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { pageOfBody, wordsOf } from '../../support/paper.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const trade = await openTrade('minhtam')
const { ids } = trade
const made: Record<string, string> = {}

const printed = (module: string, id: string, query: Record<string, string> = {}): Promise<Anything> =>
  trade.data(module, 'getPrint', { s_ID: id, ...query })
/** The words on paper, of what is posted to the print service as it was answered. */
const paper = (answer: object): string => wordsOf(pageOfBody(answer)).replaceAll(' | ', ' ')
const formOf = async (code: string): Promise<string> =>
  (await trade.data('ApiPrintTemplate', 'getlist', { nItem: '200' })).ListItem.find(
    (one: Anything) => one.Code === code,
  ).s_ID

beforeAll(async () => {
  made['VCB'] = await trade.saved('ApiListBank', {
    Code: 'VCB',
    Name: 'Tài khoản chính',
    kind: 'bank',
    bankName: 'Vietcombank',
    bankBin: '970436',
    accountNumber: '0011001234567',
    holder: 'CTY Hưng Thịnh',
    isDefault: true,
  })
  made['USD1'] = await trade.saved('ApiListBank', {
    Code: 'USD1',
    Name: 'Đô la',
    kind: 'bank',
    accountNumber: '7007',
    currencyId: ids['USD'],
  })
  await received(trade, { SP000001: [100, 500], SP000002: [30, 333.3333] })
  made['old'] = await sold(trade, { SP000001: [5, 1000] })
  made['bill'] = await sold(trade, { SP000001: [2, 1000] })
  made['dollars'] = await trade.saved('Order', {
    dtDate: tradeDay,
    Object_ID: ids['KH000002'],
    currencyId: ids['USD'],
    ExRate: 25_450.55,
    lines: linesOf(trade, { SP000001: [3, 20.5], SP000002: [0.3333, 30] }, { VAT: 0 }),
  })
})

describe('a bill in dollars', () => {
  it('says which of its amounts are in base currency, and only where it is foreign', async () => {
    const { info } = await printed('Order', made['dollars']!)
    expect(info).toMatchObject({ currencyCode: 'USD', foreignDecimals: 2 })
    expect(info.baseAmounts).toEqual(expect.arrayContaining(['cost', 'grossProfit', 'remainingBase', 'oldDebt']))
    expect(info.baseAmounts).not.toContain('TotalTax')
    expect((await printed('Order', made['bill']!)).info).not.toHaveProperty('baseAmounts')
  })
  it('is issued from the store at costs in đồng, which multiply to their amounts', async () => {
    const text = paper(await printed('Order', made['dollars']!, { templateId: await formOf('PHIEUXUATKHO') }))
    expect(text).toMatch(/3 3 500 1\.500 /)
    expect(text).toMatch(/0,3333 0,3333 [\d.,]+ 111 /)
    expect(text).toContain('x 1.611')
    expect(text).toContain('Một nghìn sáu trăm mười một đồng')
  })
  it('has its own currency at the totals, and what is transferred in đồng', async () => {
    for (const code of ['HOADONBANHANG', 'HOADONBANHANG_K80']) {
      const text = paper(await printed('Order', made['dollars']!, { templateId: await formOf(code) }))
      expect(text).toContain('TỔNG THANH TOÁN 71,50 USD')
      expect(text).toContain('Số tiền: 1.819.714 đồng')
      expect(text).toContain('Nợ cũ 0 VND Tổng nợ 1.819.714 VND')
    }
  })
})

describe('old debts', () => {
  const debts = async (bill: string): Promise<unknown[]> => {
    const { oldDebt, totalDebt } = (await printed('Order', bill)).info
    return [oldDebt, totalDebt]
  }
  it('are what the customer owes without the bill, and with it', async () => {
    expect(await debts(made['bill']!)).toEqual([5500, 7700])
    expect(await debts(made['old']!)).toEqual([2200, 7700])
    expect(paper(await printed('Order', made['bill']!))).toContain('Nợ cũ 5.500 Tổng nợ 7.700')
  })
  it('follow what is paid', async () => {
    const income = await trade.saved('Income', {
      dtDate: tradeDay,
      iType: 1,
      Object_ID: ids['KH000001'],
      fundId: made['VCB'],
      Method: 2,
      lines: [{ voucherModule: 'Order', voucherId: made['bill'], amount: 700 }],
    })
    expect(await debts(made['bill']!)).toEqual([5500, 7000])
    await trade.data('Income', 'DeleteDB', {}, [income])
  })
  it('of a bill dated later do not take it for one that is owed today', async () => {
    const later = await trade.saved('Order', {
      dtDate: '2026-12-31',
      Object_ID: ids['KH000001'],
      lines: linesOf(trade, { SP000001: [1, 1000] }),
    })
    expect(await debts(later)).toEqual([7700, 8800])
    await trade.data('Order', 'DeleteDB', {}, [later])
  })
  it('are not told of drafts, cancelled bills and customers without a name', async () => {
    const lines = linesOf(trade, { SP000001: [1, 1000] })
    const draft = await trade.saved('Order', { dtDate: tradeDay, Object_ID: ids['KH000001'], lines, draft: true })
    expect(await debts(draft)).toEqual([undefined, undefined])
    const { ListItem } = await trade.data('Customer', 'getlist', { nItem: '100' })
    const nobody = ListItem.find((row: Anything) => row.Code === 'KHLE').s_ID
    const walkIn = await trade.saved('Order', { dtDate: tradeDay, Object_ID: nobody, lines })
    expect(await debts(walkIn)).toEqual([undefined, undefined])
    await trade.data('Order', 'Huy', {}, [walkIn])
    expect(await debts(walkIn)).toEqual([undefined, undefined])
  })
  it('are told with forms that ask for money only', async () => {
    const { info } = await printed('Order', made['bill']!, { templateId: await formOf('PHIEUXUATKHO') })
    expect(info).not.toHaveProperty('oldDebt')
  })
})

describe('a voucher', () => {
  it('through a bank has its account; one of the till is the form of the state', async () => {
    const [item] = (await trade.data('ApiListOtherIncome', 'getListChild')).ListItem
    const other = { dtDate: tradeDay, iType: 2, lines: [{ otherMethodId: item.Id, amount: 1000 }] }
    const bank = await trade.saved('Income', { ...other, Method: 2, fundId: made['VCB'] })
    const { info } = await printed('Income', bank)
    expect(info).toMatchObject({
      fundKind: 'bank',
      fundAccount: '0011001234567',
      fundBank: 'Vietcombank',
      fundHolder: 'CTY Hưng Thịnh',
    })
    const text = paper(await printed('Income', bank))
    expect(text).toContain('Tài khoản nhận: 0011001234567 – Vietcombank – CTY HƯNG THỊNH')
    expect(text).not.toContain('01 - TT')
    expect(text).not.toContain('Thủ quỹ')
    const cash = await trade.saved('Income', { ...other, Method: 1 })
    expect(paper(await printed('Income', cash))).toContain('Mẫu số 01 - TT')
  })
  it('between funds names both accounts', async () => {
    const moved = await trade.saved('TransCurr', {
      dtDate: tradeDay,
      fundId: made['VCB'],
      toFundId: made['USD1'],
      amount: 25_000,
      ExRate: 25_000,
    })
    const { info } = await printed('TransCurr', moved)
    expect(info).toMatchObject({ fundAccount: '0011001234567', toFundAccount: '7007', toFundKind: 'bank' })
    expect(paper(await printed('TransCurr', moved))).not.toContain('Thủ quỹ')
  })
})

it('debts are told to who may read those of customers', async () => {
  const token = await userWith(trade, { Order: { R: true } })
  const { body } = await trade.call('Order', 'getPrint', null, { query: { s_ID: made['bill']! }, token })
  expect(body.Data.info).toMatchObject({ oldDebt: 5500, totalDebt: 7700 })
})
