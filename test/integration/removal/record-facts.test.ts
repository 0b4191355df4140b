/** What a record says of itself when it is read: proposed days, typed and computed amounts, money of its own currency. */
import { describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('doc')
const { ids } = trade
await received(trade, { SP000001: [5000, 500], SP000002: [5000, 500] })

describe('opening stock', () => {
  it('is proposed for the day the house began, in the call', async () => {
    expect((await trade.call('User', 'SaveConfig', { openingDate: '2026-08-31' })).body.Data).toBe('ok')
    const saved = (Store_ID: string) =>
      trade.saved('ProductBegin', { Store_ID, lines: [{ Product_ID: ids['SP000003'], Qty: 1, Price: 10 }] })
    const opening = await saved(ids['KHO01']!)
    expect(await trade.info('ProductBegin', opening)).toMatchObject({ dtDate: '2026-08-31' })
    const copy = await trade.data('ProductBegin', 'getInfoFrom', { source: 'ProductBegin', s_ID: opening })
    expect(copy.dtDate).toBe('2026-08-31')
  })
})

describe('VAT of a receipt', () => {
  it('is told for every line, typed or computed', async () => {
    const id = await received(trade, { SP000001: [3, 1005], SP000002: [1, 1005] })
    const { lines } = await trade.info('Import', id)
    expect(lines.map((line: { VatAmount: number }) => line.VatAmount)).toEqual([302, 101])
    await trade.saved('Import', {
      s_ID: id,
      lines: [{ lineId: lines[0].lineId }, { lineId: lines[1].lineId, VatAmount: 100 }],
    })
    const typed = await trade.info('Import', id)
    expect(typed.lines.map((line: { VatAmount: number }) => line.VatAmount)).toEqual([302, 100])
    expect(typed.m_VAT).toBe(402)
  })
})

describe('a bill in another currency', () => {
  const inDollars = { currencyId: ids['USD'], ExRate: 25_000 }

  it('counts in the sums of its list as in the books, also when its rate changes', async () => {
    const listed = (query: Record<string, string>) => trade.data('Order', 'getlist', query)
    const totals = async (query: Record<string, string>) =>
      Object.fromEntries((await listed(query)).arrSUM.map((one: Anything) => [one.Name, one.Total]))
    const Description = 'hai loại tiền'
    await sold(trade, { SP000001: [1, 1000] }, { Description })
    const id = await sold(trade, { SP000001: [1, 1.5] }, { ...inDollars, ExRate: 25_000.5, Description })
    const both = { KeySearch: Description }
    const rows = (await listed(both)).ListItem.map((row: Anything) => [row.TotalTax, row.totalCurrency, row.ExRate])
    expect(rows.toSorted()).toEqual([
      [1100, undefined, undefined],
      [41_251, 1.65, 25_000.5],
    ])
    expect(await totals(both)).toMatchObject({ TotalTax: 42_351, remaining: 42_351 })
    await trade.saved('Order', { s_ID: id, ExRate: 20_000 })
    expect(await totals(both)).toMatchObject({ TotalTax: 34_100, remaining: 34_100 })
    // Sums of whole days are kept apart from those of a search.
    const before = await totals({})
    await trade.saved('Order', { s_ID: id, ExRate: 30_000 })
    expect((await totals({})).TotalTax - before.TotalTax).toBe(16_500)
  })

  it('is told in its own money, and in that of the house under Base', async () => {
    const bill = await sold(trade, { SP000001: [1, 100] }, inDollars)
    const { lines, TotalTax } = await trade.info('Order', bill)
    expect(TotalTax).toBe(110)
    await trade.saved('Income', {
      dtDate: tradeDay,
      Object_ID: ids['KH000001'],
      iType: 1,
      fundId: ids['TM'],
      lines: [{ voucherModule: 'Order', voucherId: bill, amount: 1_000_000, amountCurrency: 40 }],
    })
    expect(await trade.info('Order', bill)).toMatchObject({
      received: 40,
      receivedBase: 1_000_000,
      returned: 0,
      returnedBase: 0,
      depositApplied: 0,
      codCollectedBase: 0,
      remaining: 70,
      remainingBase: 1_750_000,
    })
    await trade.saved('ImportReturn', {
      ...inDollars,
      dtDate: tradeDay,
      Object_ID: ids['KH000001'],
      billId: bill,
      lines: [{ Product_ID: ids['SP000001'], Qty: 0.1, Price: 100, VAT: 10, sourceLineId: lines[0].lineId }],
    })
    const info = await trade.info('Order', bill)
    expect([info.received, info.returned, info.remaining]).toEqual([40, 11, 59])
    expect([info.receivedBase, info.returnedBase, info.remainingBase]).toEqual([1_000_000, 275_000, 1_475_000])
  })

  it('and so is a receipt from a supplier, and what a voucher settles', async () => {
    const receipt = await received(trade, { SP000002: [3, 33.33] }, { ...inDollars, ExRate: 24_999.5 })
    const paid = await trade.saved('Outcome', {
      ...inDollars,
      dtDate: tradeDay,
      Object_ID: ids['NCC000001'],
      iType: 1,
      fundId: await trade.saved('ApiListBank', { Code: 'TMUSD', Name: 'TMUSD', kind: 'cash', currencyId: ids['USD'] }),
      lines: [{ voucherModule: 'Import', voucherId: receipt, amount: 10 }],
    })
    const info = await trade.info('Import', receipt)
    expect(info.settled + info.remaining).toBeCloseTo(info.TotalTax, 10)
    // The voucher takes ten dollars of the receipt, at the rate of the receipt; the rest of what it is worth is a difference.
    expect(info).toMatchObject({ settled: 10, settledBase: 249_995, returned: 0 })
    const [line] = (await trade.info('Outcome', paid)).lines
    expect(line).toMatchObject({ remainingBase: info.remainingBase + 249_995, amount: 10, amountCurrency: 10 })
    expect(line).toMatchObject({ remaining: info.TotalTax, TotalTax: info.TotalTax, currencyCode: 'USD' })
  })
})

describe('what a partner has open', () => {
  it('tells opening balances in the caller’s language, those without a due day last', async () => {
    const partner = await trade.saved('Customer', {
      Name: 'Khách cũ',
      partnerType: 1,
      openingReceivable: 500_000,
      openingDate: '2026-01-31',
    })
    const late = await sold(trade, { SP000001: [1, 1000] }, { Object_ID: partner, dueDate: '2026-12-31' })
    const soon = await sold(trade, { SP000001: [1, 1000] }, { Object_ID: partner, dueDate: '2026-12-01' })
    const asked = async (language: string) =>
      (await trade.call('Income', 'getListPO', null, { query: { Object_ID: partner }, headers: { language } })).body
        .Data.ListItem
    const [opening, ...bills] = await asked('vi')
    expect(opening).toMatchObject({
      voucherModule: 'Opening',
      NumberID: 'Đầu kỳ',
      Description: 'Số dư đầu kỳ',
      dueDate: '2026-01-31',
      remaining: 500_000,
    })
    expect(bills.map((one: { s_ID: string }) => one.s_ID)).toEqual([soon, late])
    expect((await asked('en'))[0]).toMatchObject({ NumberID: 'Opening', Description: 'Opening balance' })

    await trade.saved('Customer', {
      s_ID: partner,
      openingDueDate: null,
      openingDate: null,
      openingReceivable: 600_000,
    })
    await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`update partner set opening_due_date = null where id = ${partner}`),
    )
    expect((await asked('vi')).map((one: { dueDate: string }) => one.dueDate)).toEqual(['2026-12-01', '2026-12-31', ''])

    const tooMuch = await trade.call('Income', 'UpdateDB', {
      dtDate: tradeDay,
      Object_ID: partner,
      fundId: ids['TM'],
      lines: [{ voucherModule: 'Opening', voucherId: opening.s_ID, amount: 700_000 }],
    })
    expect(tooMuch.body.Data).toMatchObject({
      Description: 'Số tiền không được lớn hơn số dư đầu kỳ còn nợ',
      errors: [{ code: 'allocatedTooMuch' }],
    })
    const voucher = await trade.saved('Income', {
      dtDate: tradeDay,
      Object_ID: partner,
      fundId: ids['TM'],
      lines: [{ voucherModule: 'Opening', voucherId: opening.s_ID, amount: 100_000 }],
    })
    expect((await trade.info('Income', voucher)).lines[0]).toMatchObject({ NumberID: 'Đầu kỳ', remaining: 600_000 })
  })
})

describe('what needs no saying', () => {
  it('of a bill: goods are fetched', async () => {
    const bill = await sold(trade, { SP000001: [1, 1000] })
    expect((await trade.info('Order', bill)).delivery).toMatchObject({ type: 0, receiverName: null })
    const sent = await sold(trade, { SP000001: [1, 1000] }, { delivery: { type: 1, receiverName: 'Cô Ba' } })
    expect((await trade.info('Order', sent)).delivery).toMatchObject({ type: 1, receiverName: 'Cô Ba' })
    const named = await sold(trade, { SP000001: [1, 1000] }, { delivery: { receiverName: 'Cô Ba' } })
    expect((await trade.info('Order', named)).delivery).toMatchObject({ type: 0, receiverName: 'Cô Ba' })
  })

  it('of numbers: prefix, digits and reset of every module', async () => {
    const numbering = async () => (await trade.data('User', 'getConfig')).numbering
    expect(await numbering()).toMatchObject({
      Order: { prefix: 'BH', digits: 6, reset: 'none' },
      Import: { prefix: 'PN', digits: 6, reset: 'none' },
      Income: { prefix: '', prefixes: ['PT', 'BC', 'DT'], digits: 6, reset: 'none' },
      Outcome: { prefix: '', prefixes: ['PC', 'BN', 'DT'], digits: 6, reset: 'none' },
    })
    const told = await numbering()
    const saved = await trade.call('User', 'SaveConfig', { numbering: { Trans: { prefix: 'DC', reset: 'yearly' } } })
    expect(saved.body.Data).toBe('ok')
    expect(await numbering()).toEqual({ ...told, Trans: { prefix: 'DC', digits: 6, reset: 'yearly' } })
    // What was told may be sent back as it is.
    expect((await trade.call('User', 'SaveConfig', { numbering: await numbering() })).body.Data).toBe('ok')
    const voucher = await trade.saved('Income', {
      dtDate: tradeDay,
      iType: 2,
      payer: 'Ông Ba',
      fundId: ids['TM'],
      lines: [{ otherMethodId: ids['TK01'], amount: 5000 }],
    })
    expect((await trade.info('Income', voucher)).NumberID).toMatch(/^PT\d{6}$/)
  })

  it('of a print: when it was made, and where the logo is read', async () => {
    const bill = await sold(trade, { SP000001: [1, 1000] })
    expect((await trade.call('User', 'SaveConfig', { LinkLogo: 'https://anh.vn/logo.png' })).body.Data).toBe('ok')
    const printed = async () => (await trade.data('Order', 'getPrint', { s_ID: bill })).info
    expect((await printed()).company.LinkLogo).toBe('https://anh.vn/logo.png')
    expect((await printed()).dateCreate).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/)
    await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`update setting set values = values || '{"LinkLogo":"api/File/abc"}'`),
    )
    expect((await printed()).company.LinkLogo).toMatch(/^http:\/\/[^/]+\/api\/File\/abc$/)
  })
})
