/**
 * Codes, numbers and names stand in the order people expect wherever they are sorted: Vietnamese, digits by their value
 * (contract amendments). Pages of one row each show that no row is lost or told twice.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compareTexts } from '#kernel/text-order.ts'
import { linesOf, openTrade, received, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('thutu')
const { ids, data, saved } = trade

const products: readonly (readonly [string, string])[] = [
  ['ONG10', 'Ống phi 10'],
  ['ONG9', 'Ống phi 2'],
  ['ONG100', 'ống phi 9'],
  ['ONG1', 'Ống phi 02'],
]
for (const [Code, Name] of products)
  ids[Code] = await saved('Product', {
    Code,
    Name,
    Group_ID: ids['NUOC'],
    unitId: ids['CHAI'],
    VAT: 10,
    sellPrice: 1000,
  })
for (const Code of ['K10', 'K9', 'K100']) ids[Code] = await saved('ApiListStore', { Code, Name: `Kho ${Code}` })
for (const Code of ['KHACH10', 'KHACH9'])
  ids[Code] = await saved('Customer', { Code, Name: `Khách ${Code}`, partnerType: 1 })
await received(trade, { ONG10: [100, 500], ONG9: [100, 500] }, { dtDate: '2026-11-01' })

const bill = (NumberID: string, more: object = {}) =>
  saved('Order', {
    dtDate: tradeDay,
    NumberID,
    Object_ID: ids['KHACH9'],
    lines: linesOf(trade, { ONG10: [1, 1000] }),
    ...more,
  })
const numbers = ['HB10002', 'HB9999', 'HB9998', 'hb10000']
for (const number of numbers) await bill(number)
const byValue = ['HB9998', 'HB9999', 'hb10000', 'HB10002']

type Query = Record<string, string>
const listed = async (module: string, column: string, query: Query = {}): Promise<string[]> =>
  (await data(module, 'getlist', { nItem: '100', ...query })).ListItem.map((row: Query) => row[column])
/** The same, a page for each row. */
const paged = async (module: string, column: string, query: Query): Promise<string[]> => {
  const all = await listed(module, column, query)
  const pages = await Promise.all(
    all.map((_, index) => listed(module, column, { ...query, nItem: '1', CurrentIndex: String(index) })),
  )
  expect(pages.flat()).toEqual(all)
  return all
}
const ofOngs = (texts: readonly string[]) => texts.filter((text) => /^ong/i.test(text))
const reversed = <T>(items: readonly T[]): T[] => items.toReversed()

it('lists of records go by code and name', async () => {
  const codes = ['ONG1', 'ONG9', 'ONG10', 'ONG100']
  expect(ofOngs(await paged('Product', 'Code', { ColSort: 'Code', asc: 'True' }))).toEqual(codes)
  expect(ofOngs(await paged('Product', 'Code', { ColSort: 'Code', asc: 'False' }))).toEqual(reversed(codes))
  const names = await paged('Product', 'Name', { ColSort: 'Name', asc: 'True' })
  expect(names.filter((name) => /phi/.test(name))).toEqual(['Ống phi 02', 'Ống phi 2', 'ống phi 9', 'Ống phi 10'])
  expect(await paged('Customer', 'Code', { ColSort: 'Code', asc: 'True' })).toEqual([
    'KH000001',
    'KH000002',
    'KHACH9',
    'KHACH10',
    'KHLE',
    'NCC000001',
  ])
})

it('so do pickers, with words and without', async () => {
  const found = async (module: string, query: Query, name = 'getList') =>
    (await data(module, name, query)).ListItem.map((row: Query) => row['Code'])
  const stores = (await found('ApiListStore', {})) as string[]
  expect(stores.filter((code) => /^K\d+$/.test(code) && code !== 'K01')).toEqual(['K9', 'K10', 'K100'])
  const byName = ['ONG1', 'ONG9', 'ONG100', 'ONG10']
  expect(ofOngs((await found('Product', {}, 'getListShort')) as string[])).toEqual(byName)
  expect(await found('Product', { KeySearch: 'phi' }, 'getListShort')).toEqual(byName)
})

it('lists of documents go by number, within a day too', async () => {
  expect(await paged('Order', 'NumberID', { ColSort: 'NumberID', asc: 'True' })).toEqual(byValue)
  expect(await paged('Order', 'NumberID', { ColSort: 'NumberID', asc: 'False' })).toEqual(reversed(byValue))
  expect(await paged('Order', 'NumberID', {})).toEqual(reversed(byValue))
  expect(await paged('Order', 'NumberID', { ColSort: 'dtDate,NumberID', asc: 'True,True' })).toEqual(byValue)
})

it('what is between two numbers is between them in the list', async () => {
  const filter = JSON.stringify([{ field: 'NumberID', op: 'ge', value: 'HB9999' }])
  expect(await listed('Order', 'NumberID', { ColSort: 'NumberID', asc: 'True', filter })).toEqual(byValue.slice(1))
})

it('columns without a key of their own, like the name of the partner, too', async () => {
  await bill('HB2', { Object_ID: ids['KHACH10'] })
  const names = await paged('Order', 'ObjName', { ColSort: 'ObjName', asc: 'True' })
  expect([...new Set(names)]).toEqual(['Khách KHACH9', 'Khách KHACH10'])
  await trade.call('Order', 'DeleteDB', [(await data('Order', 'getlist', { KeySearch: 'HB2' })).ListItem[0].s_ID])
})

it('workbooks have the order of the list', async () => {
  const { ListItem } = await data('Order', 'getlist', { ColSort: 'NumberID', asc: 'True', nItem: '100' })
  expect(ListItem.map((row: Query) => row['NumberID'])).toEqual(byValue)
  const { body } = await trade.call('Order', 'ExportList', null, { query: { ColSort: 'NumberID', asc: 'True' } })
  expect(body.ErrorCode).toBe(0)
})

it('reports, open vouchers and the cash book', async () => {
  const range = { fromDate: tradeDay, toDate: tradeDay }
  const rows = async (path: string, body: object) =>
    (await data('ReportOfOrder', path, {}, { ...range, ...body })).ListItem as Record<string, string>[]
  const of = (found: readonly Record<string, string>[], column: string) =>
    found.flatMap((row) => (/^hb/i.test(row[column] ?? '') ? [row[column]!] : []))
  expect(of(await rows('rptDetailOrder', { Product_ID: ids['ONG10'] }), 'NumberID')).toEqual(byValue)
  const detail = await data('ReportOfOrder', 'rptChitietcongno', { ...range, Object_ID: ids['KHACH9']! })
  expect(of(detail.ListItem, 'sophieu')).toEqual(byValue)
  const open = await data('Income', 'getListPO', { Object_ID: ids['KHACH9']! })
  expect(of(open.ListItem, 'NumberID')).toEqual(byValue)
  const vouchers = ['TT10', 'TT9', 'TT100']
  for (const NumberID of vouchers)
    await saved('Income', {
      NumberID,
      dtDate: tradeDay,
      Object_ID: ids['KHACH9'],
      DebtType: 1,
      unallocated: 1,
      amount: 1,
      lines: [],
    })
  const book = await listed('CashFlow', 'NumberID', { FromDate: tradeDay, ToDate: tradeDay })
  expect(book.filter(Boolean)).toEqual(['TT9', 'TT10', 'TT100'])
})

it('the next number follows the greatest of its series, and the typed ones', async () => {
  const next = async () => (await trade.info('Order', await bill(''))).NumberID as string
  expect(await next()).toBe('BH000001')
  await bill('BH000009')
  await bill('BH000010')
  expect(await next()).toBe('BH000011')
  expect((await listed('Order', 'NumberID', { ColSort: 'NumberID', asc: 'True' })).slice(0, 4)).toEqual([
    'BH000001',
    'BH000009',
    'BH000010',
    'BH000011',
  ])
})

it('the program and the database have one order', async () => {
  const texts = [
    'a',
    'A1',
    'a 1',
    'á',
    'b',
    'đ',
    'd',
    'D2',
    'd10',
    'phi 2',
    'Phi 10',
    'SP-9',
    'SP-10',
    'SP/10',
    'x',
    '9',
    '10',
    'ư',
  ]
  for (const [index, Name] of texts.entries()) await saved('ApiListUnit', { Code: `DV${index}`, Name, decimals: 0 })
  const names = await listed('ApiListUnit', 'Name', { ColSort: 'Name', asc: 'True' })
  const ours = names.filter((name) => texts.includes(name))
  expect(ours).toHaveLength(texts.length)
  expect(ours).toEqual(texts.toSorted(compareTexts))
})

it('no statement sorts by a number, code or name as it is stored', () => {
  const bare =
    /order by (?:[^`;]*[ ,])?(?:lower\()?(?:[a-z]\w*\.)?(?:number|code|name|user_name|fund_name)(?:\)|(?=[\s,`]))(?! \$\{inTextOrder\})/
  const found = globSync('src/**/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => bare.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  // Tenants are told by the command line.
  expect(found.filter((one) => !one.startsWith('src/server/tenant.ts'))).toEqual([])
})
