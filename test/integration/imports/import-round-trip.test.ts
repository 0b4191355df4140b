/** An import of what was exported changes nothing: whatever stands in the list. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lists } from '#lists/all.ts'
import { documents } from '#documents/all.ts'
import { bookModules } from '#books/rows.server.ts'
import { translate } from '#i18n/catalogues.server.ts'
import type { Anything } from '../../support/app.ts'
import '../../support/properties.ts'
import { readWorkbook } from '#output/xlsx/xlsx-read.ts'
import { valueOfCell } from '#kernel/sheet-cell.ts'
import { workbookOf } from '../../support/sheet.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'
import { inTurn, runsOf } from '../../support/quarter.ts'

const trade = await openTrade('vongtron')
const { ids } = trade

/** Both, in the language of who exports and imports. */
const exchanged = async (module: string, query: Record<string, string>, language: string): Promise<Anything> => {
  const as = { token: trade.token, tenant: trade.tenant, headers: { language } }
  const exported = await trade.call(module, 'ExportList', null, { ...as, query })
  const file = { fileName: 'a.xlsx', fileToBytes: exported.body.Data.ListItem, updateExisting: true }
  return (await trade.call(module, 'ImportList', file, as)).body.Data
}

const stored = async (module: string): Promise<Anything[]> => {
  const name = lists.find((one) => one.wire.module === module)!.wire.list
  return (await trade.data(module, name, { all: 'True' })).ListItem
}

const unchanged = async (
  module: string,
  query: Record<string, string> = {},
  language: 'vi' | 'en' = 'vi',
): Promise<void> => {
  const before = await stored(module)
  const answer = await exchanged(module, query, language)
  expect(answer.ListItem).toEqual([])
  expect(answer.missing).toEqual([])
  const { total, unchanged: same } = answer.summary
  expect(total).toBeGreaterThan(0)
  expect(same).toBe(total)
  expect(await stored(module)).toEqual(before)
}

const price = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100)
const goods = fc.record({
  Name: fc.constantFrom('Bánh đa', 'Nước mắm 40°', '=SUM(A1)', "O'Hara «3»", '  x  y ', '00123', '1.234,5', 'Đá'),
  Name2: fc.constantFrom('', 'Rice paper', '-'),
  productType: fc.constantFrom(1, 2, 3),
  sellPrice: price,
  buyPrice: price,
  VAT: fc.constantFrom(-1, -2, 0, 5, 8, 10),
  stockMin: fc.option(fc.integer({ min: 0, max: 9 })),
  stockMax: fc.option(fc.integer({ min: 10, max: 99 })),
  active: fc.boolean(),
})

it('of goods', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(goods, { minLength: 1, maxLength: 4 }), async (records) => {
      for (const one of records)
        await trade.saved('Product', { ...one, Group_ID: ids['NUOC'], unitId: ids['CHAI'], vatReducible: false })
      await unchanged('Product')
    }),
    { numRuns: runsOf(8) },
  )
})

/** What stands in lists that an import could read otherwise. */
const awkward = async (): Promise<void> => {
  const { ListItem: branches } = await trade.data('ApiListBranchProduct', 'getList')
  const other = await trade.saved('ApiListBranchProduct', { Code: 'NH2', Name: branches[0].Name })
  for (const [Code, Branch_ID] of [
    ['TRUNG1', branches[0].Id],
    ['TRUNG2', other],
    ['TRUNG3', other],
  ])
    await trade.saved('ListProductGroup', { Code, Name: 'Trùng tên >> nhóm', Branch_ID })
  const groups = (await trade.data('ListProductGroup', 'getList', { all: 'True' })).ListItem
  const groupId = (code: string) => groups.find((one: Anything) => one.Code === code).Id
  for (const [Code, Name] of [
    ['NHOMKH1', 'Đại lý'],
    ['NHOMKH2', 'Đại lý'],
  ])
    ids[Code!] = await trade.saved('ApiListObjectGroups', { Code, Name, partnerType: 1 })
  for (const [at, Name] of [
    '#N/A',
    "'0012",
    '8.93601E+12',
    '0901/0902',
    '12/11/2026',
    '8%',
    '1.234',
    'N\u00bem m¾m',
    'TRUE',
    '{{x}}',
  ].entries())
    await trade.saved('Product', {
      Code: `0${at}0`,
      Name,
      Group_ID: groupId(`TRUNG${(at % 3) + 1}`),
      unitId: ids['CHAI'],
      barcode: `${8_936_000_000_000 + at}`,
      code2: at === 0 ? '8.93601E+12' : null,
      vatRate: 8,
    })
  const place = async (module: string, search: string, more: object = {}): Promise<string> =>
    (await trade.data(module, 'getlist', { KeySearch: search, all: 'True', nItem: '5', ...more })).ListItem[0].Id
  const old = await place('ApiListVillage', 'Bến Nghé Quận 1', { scheme: '1' })
  const now = await place('ApiListVillage', 'Sài Gòn', { scheme: '2' })
  for (const [Code, more] of [
    ['CU', { villageId: old }],
    ['MOI', { villageId: now }],
    ['TINH', { provinceId: await place('ApiListProvince', 'Hà Nội', { scheme: '2' }) }],
    ['NHOM', { Group_ID: ids['NHOMKH2'] }],
    ['MAY', { phone1: '0901 234 567 / 0902 345 678', taxId: '0300588569' }],
    ['SO', { phone1: '8.93601E+12', address1: "'12/3/2026" }],
  ] as const)
    await trade.saved('Customer', { Code, Name: `Khách ${Code}`, partnerType: 1, ...more })
  await trade.saved('Customer', { Code: 'NCCCU', Name: 'Nguồn cũ', partnerType: 2, villageId: old })
}

/** A file has at most 5,000 rows. */
const partOf: Readonly<Record<string, Record<string, string>>> = { ApiListVillage: { KeySearch: 'Quận 1' } }

it('of every list that can be imported, whatever stands in it', async () => {
  await awkward()
  const imported = lists.filter((one) => one.imports).map((one) => one.wire.module)
  for (const [turn, module] of imported.entries()) {
    const { TotalCount } = await trade.data(module, 'ExportList', partOf[module])
    for (const language of inTurn(['vi', 'en'] as const, turn)) {
      if (TotalCount > 0) await unchanged(module, partOf[module], language)
      else expect((await exchanged(module, {}, language)).summary).toMatchObject({ total: 0, failed: 0 })
    }
  }
  // A supplier is a partner.
  await unchanged('Customer', { objType: 'ncc' })
})

it.each(['vi', 'en'])('and a cell that was changed is one change (%s)', async (language) => {
  const { ListItem } = await trade.data('Customer', 'ExportList')
  const [sheet] = await readWorkbook(Buffer.from(ListItem, 'base64'))
  const rows = sheet!.rows.map((row) => row.map(valueOfCell))
  const at = (heading: string) => sheet!.headings.indexOf(heading)
  const row = rows.find((one) => one[at('Mã')] === 'CU')!
  row[at('Email')] = `${language}@cu.vn`
  const fileToBytes = await workbookOf([sheet!.headings, ...rows])
  const answer = await trade.data(
    'Customer',
    'ImportList',
    {},
    { fileName: 'a.xlsx', fileToBytes, updateExisting: true },
  )
  expect(answer.ListItem).toEqual([])
  expect(answer.summary.updated - answer.summary.unchanged).toBe(1)
})

/** The lists of documents, of which each has one that is posted and, where there are such, a draft. */
const openDocuments = async (): Promise<void> => {
  const [goods, partner, supplier] = [{ SP000001: [3, 1500.5] }, ids['KH000001'], ids['NCC000001']] as const
  const lines = linesOf(trade, goods)
  await trade.saved('ProductBegin', {
    dtDate: '2026-11-01',
    Store_ID: ids['KHO01'],
    lines: [{ Product_ID: ids['SP000002'], Qty: 5, Price: 800 }],
  })
  await received(trade, goods, { paid: 1000, Description: 'Nhập "đầu" tháng' })
  await received(trade, goods, { draft: true })
  await sold(trade, { SP000001: [1, 3000] }, { paid: 1000, Description: "=SUM(A1) '1" })
  for (const module of ['Quote', 'PurchaseOrder'])
    await trade.saved(module, { dtDate: tradeDay, Object_ID: partner, lines, Description: '  x  y ' })
  await trade.saved('PurchaseOrder', { dtDate: tradeDay, Object_ID: partner, lines, draft: true })
  await trade.saved('PurchaseImport', { dtDate: tradeDay, Object_ID: supplier, lines })
}

const ofNovember = { FromDate: '2026-11-01', ToDate: '2026-11-30' }
const listedBefore = (module: string): Promise<Anything[]> =>
  trade.data(module, 'getlist', ofNovember).then(({ ListItem }) => ListItem as Anything[])

it('of every list of documents that can be imported, which holds none of their lines', async () => {
  await openDocuments()
  for (const [at, { wire, name }] of documents.filter((one) => one.imports).entries()) {
    const before = await listedBefore(wire.module)
    expect(before.length, name).toBeGreaterThan(0)
    const { ListItem, summary } = await exchanged(wire.module, ofNovember, at % 2 === 0 ? 'vi' : 'en')
    expect([name, ListItem, summary.unchanged]).toEqual([name, [], summary.total])
    expect(await listedBefore(wire.module)).toEqual(before)
  }
})

it('and a cell of it changes what many documents may be changed in, and nothing else', async () => {
  const { ListItem } = await trade.data('Quote', 'ExportList', ofNovember)
  const [sheet] = await readWorkbook(Buffer.from(ListItem, 'base64'))
  const [row] = sheet!.rows.map((cells) => cells.map(valueOfCell))
  const at = (heading: string) => sheet!.headings.indexOf(heading)
  const imported = async (heading: string, value: string | number, more: object = {}) => {
    const cells = row!.with(at(heading), value)
    const file = { fileName: 'a.xlsx', fileToBytes: await workbookOf([sheet!.headings, cells]), updateExisting: true }
    return trade.data('Quote', 'ImportList', {}, { ...file, ...more })
  }
  expect((await imported('Diễn giải', 'Đã gọi')).summary).toMatchObject({ updated: 1, failed: 0 })
  const [changed] = await listedBefore('Quote')
  expect(changed.Description).toBe('Đã gọi')
  row![at('Diễn giải')] = 'Đã gọi'
  const refused = await imported('Tổng tiền', 1)
  expect(refused.summary).toMatchObject({ updated: 0, failed: 1 })
  expect(refused.ListItem[0].Description).toContain('không đổi được Tổng tiền (chỉ đổi được: Hiệu lực đến, Diễn giải)')
  expect((await imported('Số báo giá', 'BG999999')).ListItem[0].Description).toContain('Chưa có chứng từ này')
  expect((await imported('Diễn giải', 'Lại', { updateExisting: false })).summary.failed).toBe(1)
  expect(await listedBefore('Quote')).toEqual([changed])
})

const english = { headers: { language: 'en' } }
const without = [...lists, ...documents].filter((one) => !one.imports)

const absent = [
  ...without.map(({ wire: { module }, listTitle }) => ({ module, title: listTitle })),
  ...bookModules.map(({ definition: { module, listTitle } }) => ({ module, title: listTitle })),
]

it.each(absent)('$module cannot be imported, has no such call, and says so', async ({ module, title }) => {
  for (const name of ['ImportList', 'ImportTemplate', 'importlist']) {
    const { status, body } = await trade.call(module, name, {})
    const text = `${translate('vi', title)}: không có chức năng nhập từ tệp`
    expect([status, body]).toEqual([404, { ErrorCode: -1, ErrorMessage: text, Message: text, Data: null }])
    const other = (await trade.call(module, name, {}, english)).body
    expect(other.Message).toBe(`${translate('en', title)}: cannot be imported from a file`)
    expect(other.Message).not.toContain(title)
  }
})

it('what is no module is an unknown address', async () => {
  for (const module of ['Nonsense', 'ApiMail', '__proto__', 'constructor'])
    expect((await trade.call(module, 'ImportList', {})).body.Message).toBe('Không tìm thấy địa chỉ này')
})

it('takes Total for a sum only where what every other row has is missing', async () => {
  const rows = [
    ['Mã', 'Tên', 'Mã ngành hàng'],
    ['NHA', 'Nhà cửa', 'CHUNG'],
    ['Total', 'Dụng cụ Total', 'CHUNG'],
  ]
  const imported = async (table: readonly (readonly string[])[]) => {
    const file = { fileName: 'a.xlsx', fileToBytes: await workbookOf(table), dryRun: true }
    return (await trade.data('ListProductGroup', 'ImportList', {}, file)).summary.total
  }
  expect(await imported(rows)).toBe(2)
  expect(await imported([...rows, ['total', '', '']])).toBe(2)
  expect(await imported([...rows, ['total', 'Không mã', '']])).toBe(3)
})
