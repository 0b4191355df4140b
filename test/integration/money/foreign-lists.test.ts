/** Lists of documents are in base currency; rows of another currency also have their amounts in it (decision 0080). */
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { openForeign } from '../../support/foreign-trade.ts'

const trade = await openForeign('soraibangke')
const { ids, data, saved } = trade

const sides = [
  { bill: 'Order', order: 'PurchaseOrder', back: 'ImportReturn', voucher: 'Income', partner: 'KH000001' },
  { bill: 'Import', order: 'PurchaseImport', back: 'OrderReturn', voucher: 'Outcome', partner: 'NCC000001' },
] as const
/** Every list with a document over 10.50 USD at 25,000 and one over 100,000 in base currency. */
const modules = ['Quote', ...sides.flatMap(({ bill, order, back }) => [bill, order, back])]
const line = { Product_ID: ids['DV'], Qty: 1, VAT: 0 }
const dollars = { currencyId: ids['USD'], ExRate: 25_000, lines: [{ ...line, Price: 10.5 }] }
const dong = { lines: [{ ...line, Price: 100_000 }] }

const list = (module: string, query: Record<string, string> = {}): Promise<Anything> => data(module, 'getlist', query)
const rows = async (module: string, query: Record<string, string> = {}): Promise<Anything[]> =>
  (await list(module, query)).ListItem
const foreignOf = async (module: string): Promise<Anything> => (await rows(module)).find((row) => row.currencyCode)
const sumOf = ({ arrSUM }: Anything, name: string): number =>
  arrSUM.find((one: Anything) => one.Name === name).Total as number

/** The rows of a workbook as records by their headings, and the row of sums. */
const sheetOf = async (module: string) => {
  const sent = await data(module, 'ExportList', { all: 'True' })
  const { sheets } = await readXlsx(Buffer.from(sent.ListItem, 'base64'), { readStyles: true })
  const [{ rows: all, cells }] = sheets as [Anything]
  const headings: string[] = all[3]
  const records = all
    .slice(4)
    .map((row: unknown[]) => Object.fromEntries(headings.map((name, index) => [name, row[index]])))
  const formatOf = (at: number, name: string) => cells.get(`${at + 4},${headings.indexOf(name)}`)?.style?.numFmt
  return { headings, records: records as Anything[], formatOf }
}

beforeAll(async () => {
  for (const { bill, order, back, partner } of sides)
    for (const module of [bill, order, back, ...(bill === 'Order' ? ['Quote'] : [])])
      for (const body of [dollars, dong])
        await saved(module, { ...body, Object_ID: ids[partner], dtDate: '2026-11-20' })
  for (const { voucher, bill, partner } of sides) {
    const { s_ID } = (await rows(bill)).find((row) => row.currencyCode)
    await saved(voucher, {
      Object_ID: ids[partner],
      Method: 1,
      fundId: ids['TMUSD'],
      currencyId: ids['USD'],
      ExRate: 26_000,
      lines: [{ voucherModule: bill, voucherId: s_ID, amount: 4.25 }],
    })
    await saved(voucher, { Object_ID: ids[partner], Method: 1, fundId: ids['TM'], unallocated: 1000 })
  }
  await saved('TransCurr', { fundId: ids['TMUSD'], toFundId: ids['TM'], amount: 2.5, ExRate: 25_000 })
})

describe.each(modules)('%s', (module) => {
  it('has every amount in base currency, and that of the document besides', async () => {
    const answer = await list(module)
    const own = answer.ListItem.find((row: Anything) => row.currencyCode)
    expect(own).toMatchObject({
      TotalTax: 262_500,
      TotalNoneTax: 262_500,
      currencyCode: 'USD',
      totalCurrency: 10.5,
      ExRate: 25_000,
      foreignDecimals: 2,
    })
    const base = answer.ListItem.find((row: Anything) => row.TotalTax === 100_000)
    for (const name of ['currencyCode', 'totalCurrency', 'paidCurrency', 'remainingCurrency'])
      expect(base).not.toHaveProperty(name)
    expect(sumOf(answer, 'TotalTax')).toBe(362_500)
  })

  it('sorts and filters in base currency', async () => {
    const sorted = await rows(module, { ColSort: 'TotalTax', asc: 'false' })
    expect(sorted.map((row) => row.TotalTax)).toEqual([262_500, 100_000])
    const filter = (op: string, value: number) => ({ filter: JSON.stringify([{ field: 'TotalTax', op, value }]) })
    expect(await rows(module, filter('ge', 200_000))).toMatchObject([{ currencyCode: 'USD' }])
    expect(await rows(module, filter('eq', 10.5))).toEqual([])
  })

  it('has the amounts of the document as columns of their own in its workbook', async () => {
    const { headings, records, formatOf } = await sheetOf(module)
    const at = records.findIndex((row) => row['Loại tiền'] === 'USD')
    expect(records[at]).toMatchObject({ 'Tổng tiền': 262_500, 'Loại tiền': 'USD', 'Tổng tiền nguyên tệ': 10.5 })
    expect(formatOf(at, 'Tổng tiền nguyên tệ')).toBe('#,##0.00')
    expect(formatOf(at, 'Tổng tiền')).toBe('#,##0')
    const sums = records.at(-1)!
    expect(sums['Tổng tiền']).toBe(362_500)
    expect(sums['Tổng tiền nguyên tệ'] ?? null).toBeNull()
    expect(headings.indexOf('Loại tiền')).toBe(headings.indexOf('Tổng tiền') + 1)
  })
})

describe.each(sides)('$bill', ({ bill }) => {
  it('says what is paid and open in both', async () => {
    expect(await foreignOf(bill)).toMatchObject({
      paid: 0,
      paidCurrency: 0,
      remaining: 156_250,
      remainingCurrency: 6.25,
    })
    const { records } = await sheetOf(bill)
    expect(records.find((row) => row['Loại tiền'] === 'USD')).toMatchObject({
      'Còn lại': 156_250,
      'Còn lại nguyên tệ': 6.25,
    })
    expect(sumOf(await list(bill), 'remaining')).toBe(256_250)
  })

  it('says what was paid at once', async () => {
    const s_ID = await saved(bill, {
      ...dollars,
      Object_ID: ids[bill === 'Order' ? 'KH000001' : 'NCC000001'],
      paid: 10.5,
      Method: 1,
      fundId: ids['TMUSD'],
    })
    expect((await rows(bill)).find((row) => row.s_ID === s_ID)).toMatchObject({
      paid: 262_500,
      paidCurrency: 10.5,
      remaining: 0,
      remainingCurrency: 0,
    })
    expect(sumOf(await list(bill), 'paid')).toBe(262_500)
    await data(bill, 'DeleteDB', {}, [s_ID])
  })
})

it.each(sides)('$voucher has its amount in both', async ({ voucher }) => {
  const answer = await list(voucher)
  expect(answer.ListItem.find((row: Anything) => row.currencyCode)).toMatchObject({
    amount: 110_500,
    totalCurrency: 4.25,
    foreignDecimals: 2,
  })
  expect(sumOf(answer, 'amount')).toBe(111_500)
  const { records } = await sheetOf(voucher)
  expect(records.find((row) => row['Loại tiền'] === 'USD')).toMatchObject({ 'Tổng tiền nguyên tệ': 4.25 })
})

it('transfers of money have the amount of their source in both', async () => {
  expect(await rows('TransCurr')).toMatchObject([{ amount: 62_500, currencyCode: 'USD', totalCurrency: 2.5 }])
})

it('drafts are in base currency too', async () => {
  const s_ID = await saved('Order', { ...dollars, Object_ID: ids['KH000001'], draft: true })
  expect((await rows('Order')).find((row) => row.s_ID === s_ID)).toMatchObject({
    TotalTax: 262_500,
    totalCurrency: 10.5,
    remaining: 0,
    remainingCurrency: 0,
  })
  await data('Order', 'DeleteDB', {}, [s_ID])
})

it('amounts that the list does not add up are converted alike', async () => {
  const s_ID = await saved('Quote', { ...dollars, ExRate: 25_450.55, Object_ID: ids['KH000001'], shippingFee: 0.33 })
  const found = (await rows('Quote', { ColSort: 'shippingFee', asc: 'false' }))[0]
  expect(found).toMatchObject({
    s_ID,
    goodsAmount: 267_231,
    shippingFee: 8399,
    TotalTax: 275_629,
    totalCurrency: 10.83,
  })
  await data('Quote', 'DeleteDB', {}, [s_ID])
})

it('a list without rows of another currency has no more columns than before', async () => {
  const sent = await data('Quote', 'ExportList', {
    all: 'True',
    Name: 'BG',
    filter: '[{"field":"TotalTax","op":"eq","value":100000}]',
  })
  const { sheets } = await readXlsx(Buffer.from(sent.ListItem, 'base64'))
  expect((sheets[0] as Anything).rows[3]).not.toContain('Loại tiền')
})

it('counts the profit of a foreign bill line by line in base currency, as the reports do', async () => {
  const Price = 1.01
  const s_ID = await saved('Order', {
    Object_ID: ids['KH000001'],
    currencyId: ids['USD'],
    ExRate: 25_450.55,
    lines: [
      { ...line, Price },
      { ...line, Price },
    ],
  })
  const bill = await data('Order', 'getInfo', { s_ID })
  // Each line is worth round(1.01 × 25,450.55) = 25,705; both together would be 51,410.111.
  expect([bill.cost, bill.grossProfit]).toEqual([0, 51_410])
})
