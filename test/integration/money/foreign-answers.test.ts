/** What answers say of foreign money beside the amounts, and what callers may leave to the documents they name. */
import { describe, expect, it } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import type { Anything } from '../../support/app.ts'
import { openForeign } from '../../support/foreign-trade.ts'

const trade = await openForeign('ngoaiteloi')
const { ids, saved, scoped } = trade
const day = { dtDate: '2026-11-10' }
const usd = (rate: number) => ({ currencyId: ids['USD'], ExRate: rate })
const lines = (Price: number) => [{ Product_ID: ids['DV'], Qty: 1, Price, VAT: 0 }]
const customer = (name: string) => saved('Customer', { Name: name, partnerType: 3 })
const proved = () => scoped(async (scope) => expect(await verifyLedgers(scope)).toMatchObject({ differences: [] }))
const offset = async (module: string, body: object): Promise<Anything> =>
  (await trade.call(module, 'Offset', { ...day, ...body })).body.Data

describe('a document', () => {
  const sides = {
    Customer: ['Quote', 'PurchaseOrder', 'Order', 'ImportReturn'],
    Supplier: ['PurchaseImport', 'Import', 'OrderReturn'],
  }
  it.each(Object.values(sides).flat())('%s says its currency', async (module) => {
    const partner = await customer(module)
    const foreign = await saved(module, { ...day, ...usd(25_000), Object_ID: partner, lines: lines(10.5) })
    expect(await trade.info(module, foreign)).toMatchObject({ currencyCode: 'USD', TotalTax: 10.5 })
    const own = await saved(module, { ...day, Object_ID: partner, lines: lines(1000) })
    expect(await trade.info(module, own)).toMatchObject({ currencyCode: 'VND' })
    const print = (await trade.call(module, 'getPrint', null, { query: { s_ID: own } })).body.Data
    // Forms name a currency only where it is not the base currency.
    expect(print.info).not.toHaveProperty('currencyCode')
    expect((await trade.call(module, 'getPrint', null, { query: { s_ID: foreign } })).body.Data.info.currencyCode).toBe(
      'USD',
    )
  })

  it('earns in base currency, without fractions of a đồng', async () => {
    const id = await saved('Order', {
      ...day,
      ...usd(25_450.55),
      Object_ID: await customer('Lãi'),
      lines: lines(834.49),
    })
    expect((await trade.info('Order', id)).grossProfit).toBe(21_238_229)
  })
})

describe('a voucher in dollars for a bill in đồng', () => {
  it('answers what it settles by its rate, until somebody types it', async () => {
    const partner = await customer('Trả bằng đô la')
    const bill = await saved('Order', { ...day, Object_ID: partner, lines: lines(1_000_000) })
    const head = { ...day, Object_ID: partner, fundId: ids['TMUSD'], ...usd(25_100.5) }
    const id = await saved('Income', { ...head, lines: [{ voucherModule: 'Order', voucherId: bill, amount: 10.33 }] })
    const read = await trade.info('Income', id)
    expect(read.lines).toMatchObject([{ amount: 10.33, amountCurrency: 259_288, currencyCode: 'VND' }])
    // The whole record back with another amount: what was only shown follows it.
    await saved('Income', { ...read, lines: [{ ...read.lines[0], amount: 20 }] })
    expect((await trade.info('Income', id)).lines).toMatchObject([{ amount: 20, amountCurrency: 502_010 }])
    await saved('Income', { ...(await trade.info('Income', id)), ExRate: 25_000 })
    expect((await trade.info('Income', id)).lines).toMatchObject([{ amount: 20, amountCurrency: 500_000 }])
    expect(await trade.info('Order', bill)).toMatchObject({ remaining: 500_000 })
    const line = (await trade.info('Income', id)).lines[0]
    await saved('Income', { s_ID: id, lines: [{ lineId: line.lineId, amountCurrency: 510_000 }] })
    await saved('Income', { s_ID: id, ExRate: 25_200 })
    expect((await trade.info('Income', id)).lines).toMatchObject([{ amount: 20, amountCurrency: 510_000 }])
    await proved()
  })
})

describe('an offset', () => {
  const kinds = [
    ['Income', 'ImportReturn', 'Order'],
    ['Outcome', 'OrderReturn', 'Import'],
  ] as const
  it.each(kinds)('%s of two sides in dollars needs no other word', async (module, credit, debt) => {
    const partner = await customer(`Đối trừ ${module}`)
    const back = await saved(credit, { ...day, ...usd(25_000), Object_ID: partner, lines: lines(40) })
    const owed = await saved(debt, { ...day, ...usd(25_450.55), Object_ID: partner, lines: lines(100) })
    const body = (amounts: object) => ({
      Object_ID: partner,
      credits: [{ module: credit, s_ID: back, ...amounts }],
      debts: [{ module: debt, s_ID: owed, ...amounts }],
    })
    expect(await offset(module, body({ amount: 10 }))).toMatchObject({ Description: 'ok' })
    expect(await offset(module, body({ amount: 5.25, amountBase: 131_250 }))).toMatchObject({ Description: 'ok' })
    expect(await trade.info(debt, owed)).toMatchObject({ remaining: 84.75 })
    const differs = { ...body({ amount: 5 }), debts: [{ module: debt, s_ID: owed, amount: 4 }] }
    expect(await offset(module, differs)).toMatchObject({ errors: [{ code: 'offsetUnequal' }] })
    await proved()
  })

  it.each(kinds)('%s between dollars and đồng has both amounts, on either side', async (module, credit, debt) => {
    const partner = await customer(`Hai loại tiền ${module}`)
    const dollars = await saved(credit, { ...day, ...usd(25_000), Object_ID: partner, lines: lines(40) })
    const dong = await saved(debt, { ...day, Object_ID: partner, lines: lines(1_000_000) })
    const back = await saved(credit, { ...day, Object_ID: partner, lines: lines(700_000) })
    const owed = await saved(debt, { ...day, ...usd(25_450.55), Object_ID: partner, lines: lines(100) })
    const pay = (of: [string, object], to: [string, object]) =>
      offset(module, {
        Object_ID: partner,
        credits: [{ module: credit, s_ID: of[0], ...of[1] }],
        debts: [{ module: debt, s_ID: to[0], ...to[1] }],
      })
    const inDong = { amount: 500_000, amountBase: 500_000 }
    expect(await pay([dollars, { amount: 20, amountBase: 500_000 }], [dong, inDong])).toMatchObject({
      Description: 'ok',
    })
    expect(await pay([back, inDong], [owed, { amount: 20, amountBase: 500_000 }])).toMatchObject({ Description: 'ok' })
    expect(await trade.info(debt, dong)).toMatchObject({ remaining: 500_000 })
    expect(await trade.info(debt, owed)).toMatchObject({ remaining: 80 })
    expect(await pay([back, { amount: 100_000 }], [owed, { amount: 100_000 }])).toMatchObject({
      errors: [{ path: 'debts.0.amountBase', code: 'required' }],
    })
    await proved()
  })
})

it('an order that takes a deposit is due on its day of delivery, else on its own day', async () => {
  for (const [module, order] of [
    ['Income', 'PurchaseOrder'],
    ['Outcome', 'PurchaseImport'],
  ] as const) {
    const partner = await customer(`Đặt cọc ${module}`)
    const head = { Object_ID: partner, lines: lines(1000) }
    const late = await saved(order, { ...day, ...head, deliveryDate: '2026-11-25' })
    const soon = await saved(order, { ...head, dtDate: '2026-11-12' })
    const { ListItem } = (await trade.call(module, 'getListPO', null, { query: { Object_ID: partner } })).body.Data
    expect(ListItem.map((row: Anything) => [row.s_ID, row.dueDate])).toEqual([
      [soon, '2026-11-12'],
      [late, '2026-11-25'],
    ])
  }
})
