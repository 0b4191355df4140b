/** Debts in a foreign currency close in that currency; what the rates make of it is a difference (decision 0080). */
import { beforeAll, describe, expect, it } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import type { Anything } from '../../support/app.ts'
import { openForeign } from '../../support/foreign-trade.ts'

const trade = await openForeign('ngoaitewe')
const { ids, data, saved, scoped } = trade

const refusal = async (module: string, body: object): Promise<[string, string, string][]> => {
  const answer = (await trade.call(module, 'UpdateDB', body)).body.Data
  return (answer.errors ?? []).map((one: Anything) => [one.path, one.code, one.message])
}
const bill = (amount: number, rate: number, more: object = {}) =>
  saved('Order', {
    dtDate: '2026-11-10',
    Object_ID: ids['KH000001'],
    currencyId: ids['USD'],
    ExRate: rate,
    lines: [{ Product_ID: ids['DV'], Qty: 1, Price: amount, VAT: 0 }],
    ...more,
  })

describe('the example of the contract', () => {
  const documents: Record<string, string> = {}
  const report = (name: string, body: object): Promise<Anything> =>
    data('ReportOfOrder', name, {}, { Object_ID: ids['KH005'], ...body })
  const cells = (answer: Anything, ...keys: string[]) =>
    answer.ListItem.map((row: Anything) => keys.map((key) => row[key]))

  beforeAll(async () => {
    ids['KH005'] = await saved('Customer', {
      Code: 'KH005',
      Name: 'Khách ngoại',
      partnerType: 1,
      paymentTermId: await saved('ApiListPaymentTerm', { Code: 'HAN30', Name: '30 ngày', days: 30 }),
    })
    const line = { Product_ID: ids['DV'], Qty: 1, Price: 834.49, VAT: 0 }
    documents['DH'] = await saved('PurchaseOrder', {
      NumberID: 'DH000101',
      dtDate: '2026-11-01',
      Object_ID: ids['KH005'],
      currencyId: ids['USD'],
      ExRate: 25_000,
      lines: [line],
    })
    const pays = { Object_ID: ids['KH005'], currencyId: ids['USD'], ExRate: 25_000 }
    documents['PT'] = await saved('Income', {
      ...pays,
      NumberID: 'PT000101',
      dtDate: '2026-11-02',
      Method: 1,
      fundId: ids['TMUSD'],
      Description: 'Đặt cọc DH000101',
      lines: [{ voucherModule: 'PurchaseOrder', voucherId: documents['DH'], amount: 100 }],
    })
    const order = await trade.info('PurchaseOrder', documents['DH'])
    documents['BH'] = await saved('Order', {
      NumberID: 'BH000101',
      dtDate: '2026-11-10',
      Object_ID: ids['KH005'],
      Description: 'Bán hàng',
      currencyId: ids['USD'],
      ExRate: 25_450.55,
      salesOrderId: documents['DH'],
      lines: [{ ...line, sourceLineId: order.lines[0].s_ID }],
    })
    const open = await data('Income', 'getListPO', { Object_ID: ids['KH005']! })
    expect(open.ListItem.filter((row: Anything) => row.kind === 'debt')).toMatchObject([
      { TotalTax: 834.49, paid: 100, remaining: 734.49, remainingBase: 18_693_174, currencyCode: 'USD' },
    ])
    documents['BC'] = await saved('Income', {
      ...pays,
      NumberID: 'BC000101',
      dtDate: '2026-11-20',
      Method: 2,
      fundId: ids['NHUSD'],
      Description: 'Thu nợ',
      lines: [{ voucherModule: 'Order', voucherId: documents['BH'], amount: 734.49 }],
    })
  })

  it('stands in the debt detail, each difference after the later document', async () => {
    const answer = await data('ReportOfOrder', 'rptChitietcongno', {
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
      ObjID: ids['KH005']!,
    })
    expect(cells(answer, 'sophieu', 'ngay', 'diengiai', 'phatsinh', 'trahang', 'thanhtoan', 'conlai')).toEqual([
      ['', '', 'Số dư đầu kỳ', 0, 0, 0, 0],
      ['PT000101', '2026-11-02', 'Đặt cọc DH000101', 0, 0, 2_500_000, -2_500_000],
      ['BH000101', '2026-11-10', 'Bán hàng', 21_238_229, 0, 0, 18_738_229],
      ['BH000101', '2026-11-10', 'Chênh lệch tỷ giá', 0, 0, 45_055, 18_693_174],
      ['BC000101', '2026-11-20', 'Thu nợ', 0, 0, 18_362_250, 330_924],
      ['BC000101', '2026-11-20', 'Chênh lệch tỷ giá', 0, 0, 330_924, 0],
    ])
    expect(answer.arrSUM.map((one: Anything) => one.Total)).toEqual([21_238_229, 21_238_229, 0, 0])
  })

  it('adds up in the summary, with the deposit that was not used yet', async () => {
    const ask = async (toDate: string) => {
      const answer = await report('rptDebtTotal', { fromDate: '2026-11-01', toDate })
      const deposit = answer.extra?.sumDeposit ?? answer.ListItem[0]?.deposit
      return [...cells(answer, 'dauky', 'phatsinh', 'thanhtoan', 'trahang', 'conlai')[0], deposit]
    }
    expect(await ask('2026-11-30')).toEqual([0, 21_238_229, 21_238_229, 0, 0, 0])
    expect(await ask('2026-11-05')).toEqual([0, 0, 2_500_000, 0, -2_500_000, 2_500_000])
  })

  it('is open by days as it was', async () => {
    const ask = async (toDate: string) => cells(await report('rptDebtOver', { toDate }), 'Tongno', 'NoOver')
    expect(await ask('2026-11-05')).toEqual([[-2_500_000, -2_500_000]])
    expect(await ask('2026-11-15')).toEqual([[18_693_174, 18_693_174]])
    expect(await ask('2026-11-30')).toEqual([])
  })

  it('has a report of the differences', async () => {
    const range = { fromDate: '2026-11-01', toDate: '2026-11-30' }
    const answer = await report('rptExchangeDifference', range)
    const keys = ['dtDate', 'NumberID', 'ObjID', 'voucherNumber', 'currencyCode', 'amountCurrency']
    expect(cells(answer, ...keys, 'rateDocument', 'rateSettled', 'worth', 'taken', 'difference')).toEqual([
      ['2026-11-10', 'PT000101', 'KH005', 'BH000101', 'USD', 100, 25_000, 25_450.55, 2_500_000, 2_545_055, -45_055],
      [
        '2026-11-20',
        'BC000101',
        'KH005',
        'BH000101',
        'USD',
        734.49,
        25_000,
        25_450.55,
        18_362_250,
        18_693_174,
        -330_924,
      ],
    ])
    expect(answer.arrSUM.map((one: Anything) => one.Total)).toEqual([20_862_250, 21_238_229, -375_979])
    expect((await data('ReportOfImport', 'rptExchangeDifference', {}, range)).ListItem).toEqual([])
  })

  it('closes the document and the partner', async () => {
    expect(await trade.info('Order', documents['BH']!)).toMatchObject({
      remaining: 0,
      remainingBase: 0,
      depositApplied: 100,
    })
    expect((await trade.info('Customer', ids['KH005']!)).Phaithu).toBe(0)
    await proved()
  })
})

const proved = async (): Promise<void> => {
  expect((await scoped(verifyLedgers)).differences).toEqual([])
  const before = await scoped(storedLedgers)
  await scoped(rebuildLedgers)
  expect(await scoped(storedLedgers)).toEqual(before)
}

describe('money of the other kind', () => {
  const owes = async (partner: string) => (await trade.info('Customer', ids[partner]!)).Phaithu
  const pays = (id: string, line: object, more: object = {}) => ({
    dtDate: '2026-11-15',
    Object_ID: ids['KH000002'],
    lines: [{ voucherModule: 'Order', voucherId: id, ...line }],
    ...more,
  })
  const usd = (rate: number) => ({ currencyId: ids['USD'], ExRate: rate, fundId: ids['TMUSD'] })
  const ofSecond = { Object_ID: ids['KH000002'] }

  it('in đồng says how much of the document it settles', async () => {
    const id = await bill(734.49, 25_450.55, ofSecond)
    const body = pays(id, { amount: 10_000_000 })
    expect(await refusal('Income', body)).toEqual([['lines.0.amountCurrency', 'required', expect.any(String)]])
    const voucher = await saved('Income', pays(id, { amount: 10_000_000, amountCurrency: 400 }))
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 334.49, remainingBase: 18_693_174 - 10_180_220 })
    expect((await trade.info('Income', voucher)).lines[0]).toMatchObject({
      amount: 10_000_000,
      amountCurrency: 400,
      currencyCode: 'USD',
      TotalTax: 734.49,
      remaining: 734.49,
    })
    expect(await refusal('Income', pays(id, { amount: 1, amountCurrency: 334.5 }))).toMatchObject([
      ['lines.0.amountCurrency', 'allocatedTooMuch', expect.any(String)],
    ])
    expect(await refusal('Income', pays(id, { amount: 334.5 }, usd(20_000)))).toMatchObject([
      ['lines.0.amount', 'allocatedTooMuch', expect.any(String)],
    ])
    await saved('Income', pays(id, { amount: 334.49 }, usd(20_000)))
    expect(await owes('KH000002')).toBe(0)
    await proved()
    await trade.call('Income', 'DeleteDB', [voucher])
  })

  it('in dollars settles a document in đồng without a difference', async () => {
    const id = await bill(1_000_000, 1, { ...ofSecond, currencyId: ids['VND'], ExRate: 1 })
    const before = await owes('KH000002')
    await saved('Income', pays(id, { amount: 10 }, usd(25_123.45)))
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 748_765 })
    await saved('Income', pays(id, { amount: 30, amountCurrency: 748_765 }, usd(25_123.45)))
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 0 })
    expect(await owes('KH000002')).toBe(before - 1_000_000)
    await proved()
  })

  it('of two foreign currencies settles nothing', async () => {
    const id = await bill(100, 25_000, ofSecond)
    const euro = { currencyId: ids['EUR'], ExRate: 28_000, fundId: ids['TMEUR'] }
    expect(await refusal('Income', pays(id, { amount: 90 }, euro))).toEqual([
      ['lines.0.voucherId', 'currencyDiffers', 'Phiếu EUR không trả được chứng từ USD'],
    ])
    expect(await refusal('Income', pays(id, { amount: 90 }, { ...usd(25_000), fundId: ids['TM'] }))).toEqual([
      ['fundId', 'fundCurrency', expect.stringMatching(/^Quỹ .* không cùng loại tiền$/)],
    ])
    expect(
      await refusal('Income', pays(id, { amount: 90, amountCurrency: 1 }, { fundId: ids['TMUSD'] })),
    ).toMatchObject([['fundId', 'fundCurrency', expect.any(String)]])
  })
})

describe('a paid document', () => {
  it('keeps its currency; another rate or total makes its differences anew', async () => {
    const id = await bill(100, 25_000, { Object_ID: ids['KH000002'] })
    await saved('Income', {
      dtDate: '2026-11-12',
      Object_ID: ids['KH000002'],
      currencyId: ids['USD'],
      ExRate: 25_500,
      fundId: ids['TMUSD'],
      lines: [{ voucherModule: 'Order', voucherId: id, amount: 40 }],
    })
    expect(await refusal('Order', { s_ID: id, currencyId: ids['EUR'], ExRate: 28_000 })).toEqual([
      ['currencyId', 'currencyFixed', 'Chứng từ đã có thanh toán, không thể đổi loại tiền'],
    ])
    await saved('Order', { s_ID: id, ExRate: 26_000 })
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 60, remainingBase: 1_560_000 })
    await proved()
    const { lines } = await trade.info('Order', id)
    await saved('Order', { s_ID: id, lines: [{ ...lines[0], Price: 40 }] })
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 0, remainingBase: 0 })
    await proved()
    expect(await refusal('Order', { s_ID: id, lines: [{ ...lines[0], Price: 39.99 }] })).toMatchObject([
      ['', 'totalBelowPaid', expect.stringContaining('40')],
    ])
  })

  it('may be paid at once from a fund in đồng', async () => {
    const id = await bill(10.5, 25_450.55, { Object_ID: ids['KH000002'], paid: 10.5, Method: 1, fundId: ids['TM'] })
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 0, remainingBase: 0, paid: 10.5 })
    await saved('Order', { s_ID: id, Method: 1, fundId: ids['TMUSD'] })
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 0, remainingBase: 0 })
    await proved()
  })
})

describe('the same rate', () => {
  it('leaves no difference by rounding', async () => {
    const id = await bill(834.49, 25_450.55)
    const pay = (amount: number) =>
      saved('Income', {
        dtDate: '2026-11-12',
        Object_ID: ids['KH000001'],
        currencyId: ids['USD'],
        ExRate: 25_450.55,
        fundId: ids['TMUSD'],
        lines: [{ voucherModule: 'Order', voucherId: id, amount }],
      })
    for (const amount of [250.35, 250.34, 333.8]) await pay(amount)
    expect((await trade.info('Customer', ids['KH000001']!)).Phaithu).toBe(0)
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 0, remainingBase: 0 })
    await proved()
  })
})

describe('a rate that is typed', () => {
  it('far from the list is asked for once, where the list has one', async () => {
    const line = { Product_ID: ids['DV'], Qty: 1, Price: 1, VAT: 0 }
    const body = { dtDate: '2026-11-10', Object_ID: ids['KH000002'], currencyId: ids['USD'], lines: [line] }
    for (const module of ['Quote', 'PurchaseOrder', 'Order'])
      expect(await refusal(module, { ...body, ExRate: 19_999 })).toEqual([
        ['ExRate', 'rateFarOff', 'Tỷ giá 19.999 lệch quá 20 % so với tỷ giá 25.000 ngày 10-11-2026'],
      ])
    expect(await refusal('Order', { ...body, ExRate: 30_001, confirm: ['rateFarOff'] })).toEqual([])
    const id = await saved('Order', { ...body, ExRate: 20_000 })
    await saved('Order', { s_ID: id, ExRate: 19_999, confirm: ['rateFarOff'] })
    await saved('Order', { s_ID: id, ExRate: 19_999, Description: 'như cũ' })
    const moved = { dtDate: '2026-11-10', fundId: ids['TM'], toFundId: ids['TMUSD'], amount: 260_000 }
    expect(await refusal('TransCurr', { ...moved, ExRate: 2600 })).toEqual([
      ['ExRate', 'rateFarOff', expect.any(String)],
    ])
    const sent = await saved('TransCurr', { ...moved, ExRate: 26_000 })
    expect(await trade.info('TransCurr', sent)).toMatchObject({ toAmount: 10, ExRate: 26_000 })
  })
})

describe('what follows a foreign document', () => {
  it('a return has the currency and rate of its bill, whatever is sent', async () => {
    const id = await bill(100, 25_450.55, { Object_ID: ids['KH000002'] })
    const { lines } = await trade.info('Order', id)
    const returned = await saved('ImportReturn', {
      dtDate: '2026-11-12',
      Object_ID: ids['KH000002'],
      billId: id,
      currencyId: ids['EUR'],
      ExRate: 28_000,
      lines: [{ Product_ID: ids['DV'], Qty: 0.5, Price: 100, VAT: 0, sourceLineId: lines[0].s_ID }],
    })
    expect(await trade.info('ImportReturn', returned)).toMatchObject({ currencyId: ids['USD'], ExRate: 25_450.55 })
    expect(await trade.info('Order', id)).toMatchObject({ returned: 50, remaining: 50, remainingBase: 1_272_527 })
    await proved()
  })

  it('credit in đồng is offset against dollars, each in its own amount', async () => {
    const partner = await saved('Customer', { Name: 'Trả trước', partnerType: 1 })
    const id = await bill(400, 25_450.55, { Object_ID: partner })
    const head = { dtDate: '2026-11-12', Object_ID: partner }
    const credit = await saved('Income', { ...head, fundId: ids['TM'], unallocated: 10_000_000, lines: [] })
    const offset = (amount: number, amountBase: number | undefined) =>
      trade.call('Income', 'Offset', {
        ...head,
        credits: [{ module: 'Income', s_ID: credit, amount: 10_000_000 }],
        debts: [{ module: 'Order', s_ID: id, amount, ...(amountBase === undefined ? {} : { amountBase }) }],
      })
    const refused = (await offset(400, 9_999_999)).body.Data
    expect(refused.errors.map((one: Anything) => one.code)).toEqual(['offsetUnequal'])
    expect((await offset(400, 10_000_000)).body.Data.Description).toBe('ok')
    expect(await trade.info('Order', id)).toMatchObject({ remaining: 0, remainingBase: 0 })
    expect((await trade.info('Customer', partner)).Phaithu).toBe(0)
    const range = { fromDate: '2026-11-01', toDate: '2026-11-30', Object_ID: partner }
    expect((await data('ReportOfOrder', 'rptExchangeDifference', {}, range)).ListItem).toMatchObject([
      { worth: 10_000_000, taken: 10_180_220, difference: -180_220 },
    ])
    await proved()
  })

  it('nobody collects dollars on delivery', async () => {
    const body = { dtDate: '2026-11-10', Object_ID: ids['KH000002'], currencyId: ids['USD'], ExRate: 25_000 }
    const lines = [{ Product_ID: ids['DV'], Qty: 1, Price: 10, VAT: 0 }]
    expect(await refusal('Order', { ...body, lines, delivery: { type: 0, codAmount: 5 } })).toEqual([
      ['delivery.codAmount', 'codCurrency', 'Thu hộ chỉ nhận tiền VND'],
    ])
  })

  it('its rows in the reports add up in base currency', async () => {
    await saved('Import', {
      dtDate: '2026-11-10',
      Object_ID: ids['NCC000001'],
      currencyId: ids['USD'],
      ExRate: 24_500.5,
      lines: [{ Product_ID: ids['DV'], Qty: 1, Price: 1.01, m_Discount: 0.33, VAT: 0 }],
    })
    const range = { fromDate: '2026-11-01', toDate: '2026-11-30' }
    const everything = { Branch_ID: '', Group_ID: '', Product_ID: ids['DV'], ObjectGroup_ID: '', Object_ID: '' }
    const detail = await data('ReportOfImport', 'rptDetailImport', {}, { ...range, ...everything })
    expect(Object.values(detail.ListItem[0])).toEqual(expect.arrayContaining([24_746, 8_086, 16_660]))
  })
})
