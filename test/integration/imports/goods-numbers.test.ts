/** One number of goods finds one product, in every form in which a scanner sends it, and is given only once. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import type { Anything } from '../../support/app.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('masohang')
const { ids, saved } = trade
const EAN = '8934673123457'
const UPC = '036000291452'
const GROUP = '\u001d'

const goods = (code: string, more: Anything = {}): Anything => ({
  Code: code,
  Name: `Hàng ${code}`,
  Group_ID: ids['NUOC'],
  unitId: ids['CHAI'],
  VAT: 0,
  ...more,
})
const answer = async (body: object): Promise<Anything> => (await trade.call('Product', 'UpdateDB', body)).body.Data
const refusals = async (body: object) =>
  ((await answer(body)).errors ?? []).map(({ path, code }: Anything) => [path, code])
const carton = (barcode: string) => ({ units: [{ unitId: ids['THUNG'], factor: 24, barcode }] })
const idOf = async (code: string): Promise<string> =>
  (await trade.data('Product', 'getList', { KeySearch: code, all: 'True' })).ListItem.find(
    (row: Anything) => row.Code === code,
  ).Id
const sheet = async (headings: string[], rows: string[]) =>
  Buffer.from(
    await writeWorkbook({
      sheets: [
        {
          name: 'data',
          columns: headings.map((label, index) => ({ key: `c${index}`, kind: 'text' as const, label })),
          rows: rows.map((row) => Object.fromEntries(row.split('|').map((cell, index) => [`c${index}`, cell]))),
        },
      ],
      language: 'vi',
      words: (key) => key,
    }),
  ).toString('base64')

beforeAll(async () => {
  ids['E'] = await saved('Product', goods('E', { barcode: EAN, ...carton('18934673123454') }))
  ids['U'] = await saved('Product', goods('U', { barcode: UPC }))
  ids['8'] = await saved('Product', goods('T', { barcode: '12345670' }))
  // Other goods in whose names and codes the digits occur.
  await saved('Product', goods('X', { Name: `Thay cho ${EAN} và 0${UPC}`, note: EAN }))
})

const sentForms: Readonly<Record<string, readonly string[]>> = {
  E: [
    EAN,
    `0${EAN}`,
    `]E0${EAN}`,
    `]C1010${EAN}`,
    `]C1010${EAN}17271231${GROUP}10LOT7`,
    `${GROUP}010${EAN}10LOT7`,
    `(01)0${EAN}`,
    `(01)0${EAN}(17)271231(10)LOT7`,
    `]d2${GROUP}010${EAN}21A7`,
    `010${EAN}10LOT7`,
    // The product's carton.
    '18934673123454',
    '(01)18934673123454',
    `]C10118934673123454${GROUP}10A`,
  ],
  U: [UPC, `0${UPC}`, `00${UPC}`, `(01)00${UPC}(10)A`, `]C10100${UPC}`],
  T: ['12345670', ']E412345670', '(01)00000012345670'],
}
const forms = Object.entries(sentForms).flatMap(([code, sent]) => sent.map((one) => [code, one] as const))

describe.each(forms)('%s is found by %j', (code, sent) => {
  it('alone in look-ups', async () => {
    const { ListItem } = await trade.data('Product', 'getListShort', { KeySeach: sent })
    expect(ListItem.map((row: Anything) => row.Code)).toEqual([code])
  })
  it('by texts', async () => {
    const { ListItem, matches } = await trade.data('Product', 'getByTexts', {}, { texts: [sent] })
    expect(ListItem.map((row: Anything) => row.Code)).toEqual([code])
    expect(matches).toMatchObject([{ exact: true }])
  })
  it('in the list', async () => {
    const { ListItem } = await trade.data('Product', 'getList', { KeySearch: sent, all: 'True' })
    expect(ListItem.map((row: Anything) => row.Code)).toContain(code)
  })
})

it('goods that are known are answered by their ids, what is none of them is not', async () => {
  const { ListItem: named } = await trade.data('Product', 'getListShort', { KeySeach: EAN })
  const ids = [named[0].Id, '00000000-0000-4000-8000-000000000000', 'SP']
  const { ListItem, matches } = await trade.data('Product', 'getByTexts', {}, { ids })
  expect([ListItem.map((row: Anything) => row.Id), matches]).toEqual([[named[0].Id], []])
})

it('a part of a number, or one digit more, is no match of texts', async () => {
  const texts = [EAN.slice(0, 11), EAN.slice(2), `${EAN}1`, '0000', `0${EAN.slice(0, 12)}`]
  expect((await trade.data('Product', 'getByTexts', {}, { texts })).matches).toEqual([])
})

describe('a number that others have in another form is refused', () => {
  it.each([`0${EAN}`, `(01)0${EAN}(10)LOT`, `]C1010${EAN}`, `0${UPC}`, `00${UPC}`, `]E00${UPC}`, '00000012345670'])(
    '%j of goods and of their units',
    async (sent) => {
      expect(await refusals(goods('N', { barcode: sent }))).toEqual([['barcode', 'duplicate']])
      expect(await refusals(goods('N', carton(sent)))).toEqual([['units.0.barcode', 'duplicate']])
    },
  )
  it('also of a carton, as a code, and where it is a code', async () => {
    expect(await refusals(goods('N', { barcode: '(01)18934673123454' }))).toEqual([['barcode', 'duplicate']])
    expect(await refusals(goods(`0${EAN}`))).toEqual([['Code', 'duplicate']])
    await saved('Product', goods('4006381333931'))
    expect(await refusals(goods('N', { barcode: '04006381333931' }))).toEqual([['barcode', 'duplicate']])
    expect(await refusals(goods('N', { code2: '04006381333931' }))).toEqual([['code2', 'duplicate']])
    // The product's own goods may have it as bar code, too.
    await saved('Product', {
      ...goods('4006381333931', { barcode: '04006381333931' }),
      s_ID: await idOf('4006381333931'),
    })
  })
  it('within the same goods', async () => {
    expect(await refusals(goods('N', { barcode: '5901234123457', ...carton('05901234123457') }))).toEqual([
      ['units.0.barcode', 'duplicate'],
    ])
  })
  it('in an import, also of a row before', async () => {
    const fileToBytes = await sheet(
      ['Mã hàng', 'Tên hàng', 'Mã nhóm hàng', 'ĐVT', 'Mã vạch'],
      [`N1|Một|NUOC|Chai|0${EAN}`, 'N2|Hai|NUOC|Chai|5901234123457', 'N3|Ba|NUOC|Chai|(01)05901234123457'],
    )
    const { summary, ListItem } = await trade.data('Product', 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes })
    expect(summary).toMatchObject({ added: 1, failed: 2 })
    expect(ListItem.map((row: Anything) => row.NumberID)).toEqual(['N1', 'N3'])
  })
  it('but what stands there since earlier can be saved', async () => {
    await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`update product set barcode = ${`0${UPC}`} where code = 'X'`),
    )
    expect((await answer({ s_ID: await idOf('X'), sellPrice: 5, Name: 'Thay', version: 1 })).Description).toBe('ok')
    expect(await refusals({ s_ID: await idOf('X'), barcode: `00${UPC}` })).toEqual([['barcode', 'duplicate']])
    await saved('Product', { s_ID: await idOf('X'), barcode: '' })
  })
})

it('goods that would have a number twice are not merged', async () => {
  const [keep, remove] = [
    await saved('Product', goods('M1')),
    await saved('Product', goods('M2', carton('5000112637922'))),
  ]
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`update product set barcode = '05000112637922' where code = 'M1'`),
  )
  const { problems } = await trade.data('Product', 'Merge', {}, { keep, remove, dryRun: true })
  expect(problems).toMatchObject([{ code: 'duplicate', Description: expect.stringContaining('5000112637922') }])
})

it('a code with a batch or a date is kept as the number', async () => {
  const id = await saved(
    'Product',
    goods('G', { barcode: '(01)05012345678900(10)LOT7', ...carton(']C10115012345678907') }),
  )
  expect(await trade.info('Product', id)).toMatchObject({
    barcode: '5012345678900',
    units: [{ barcode: '15012345678907' }],
  })
})

it('lines of a workbook name goods by bar codes', async () => {
  const fileToBytes = await sheet(
    ['Số phiếu', 'Mã khách hàng', 'Mã hàng', 'Số lượng', 'Đơn giá'],
    [
      `BG1|KH000001|${EAN}|1|1000`,
      `BG1||0${EAN}|2|1000`,
      `BG1||]C10100${UPC}|3|1000`,
      'BG2|KH000001|893467312345|1|1000',
    ],
  )
  const { summary, ListItem } = await trade.data('Quote', 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes })
  expect(summary).toMatchObject({ added: 3, failed: 1 })
  expect(ListItem).toMatchObject([{ NumberID: 'BG2' }])
  const { ListItem: quotes } = await trade.data('Quote', 'getlist', {})
  const { lines } = await trade.info('Quote', quotes[0].s_ID)
  expect(lines.map((line: Anything) => [line.Product_ID, line.Qty])).toEqual([
    [ids['E'], 1],
    [ids['E'], 2],
    [ids['U'], 3],
  ])
})
