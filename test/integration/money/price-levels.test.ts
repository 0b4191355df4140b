/** Price levels: their rules, their rows by pages, formulas, imports and exports. */
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { workbookOf } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('banggia')
const { ids } = trade
const module = 'ApiListPriceLevel'

const save = async (body: object, name = 'UpdateDB'): Promise<Anything> =>
  (await trade.call(module, name, body)).body.Data
const told = (answer: Anything): [string, string][] =>
  (answer.errors ?? []).map((one: Anything) => [one.path, one.code])
const row = (code: string, rule: object = {}, unit = 'CHAI') => ({
  Product_ID: ids[code],
  unitId: ids[unit],
  ...rule,
})
let codes = 0
const level = (body: object = {}): Promise<string> => {
  codes += 1
  return trade.saved(module, { Code: `BG${codes}`, Name: `Bảng giá ${codes}`, ...body })
}
const version = async (id: string): Promise<number> => (await trade.data(module, 'getHead', { s_ID: id })).version

describe('a price level', () => {
  it('is told whole, with names, in the order of its goods', async () => {
    const id = await level({
      fromDate: '2026-01-01',
      toDate: '2026-12-31',
      Objects: [{ Object_ID: ids['KH000001'] }],
      Products: [
        row('SP000002', { m_CustomPrice: 900 }),
        row('SP000001', { f_Discount: 5 }, 'THUNG'),
        { Product_ID: ids['SP000001'], m_Discount: 50 },
      ],
    })
    const info = await trade.info(module, id)
    expect(info).toMatchObject({ fromDate: '2026-01-01', toDate: '2026-12-31', active: true })
    expect(info.Objects).toMatchObject([{ Object_ID: ids['KH000001'], Name: 'Đối tác KH000001' }])
    expect(info.Products.map((one: Anything) => [one.ProID, one.Unit, one.f_Discount, one.m_Discount])).toEqual([
      ['SP000001', 'Chai', null, 50],
      ['SP000001', 'Thùng', 5, null],
      ['SP000002', 'Chai', null, null],
    ])
    // The whole record as it was told changes nothing.
    await trade.saved(module, info)
    const again = await trade.info(module, id)
    expect(again.Products).toEqual(info.Products)
    const listed = (await trade.data(module, 'getList')).ListItem.find((one: Anything) => one.Id === id)
    expect(listed).toMatchObject({ customerCount: 1, productCount: 3 })
  })

  it('has one rule in a row, goods once in a unit, and a last day not before the first', async () => {
    const refused = async (Products: object[], more: object = {}) =>
      told(await save({ Code: 'X', Name: 'X', Products, ...more }))
    expect(await refused([row('SP000001', { f_Discount: 5, m_CustomPrice: 900 })])).toEqual([
      ['Products.0.m_CustomPrice', 'onePriceRule'],
    ])
    expect(await refused([row('SP000001'), { Product_ID: ids['SP000001'] }])).toEqual([
      ['Products.1.Product_ID', 'priceRowTwice'],
    ])
    expect(await refused([row('SP000001', {}, 'HOP')])).toEqual([['Products.0.unitId', 'unknownRef']])
    expect(await refused([{ Product_ID: '00000000-0000-0000-0000-0000000000aa' }])).toEqual([
      ['Products.0.unitId', 'required'],
      ['Products.0.Product_ID', 'unknownRef'],
    ])
    expect(await refused([row('SP000001', { f_Discount: 101 })])).toEqual([['Products.0.f_Discount', 'outOfRange']])
    expect(await refused([row('SP000001', { m_CustomPrice: -1 })])).toEqual([
      ['Products.0.m_CustomPrice', 'mustNotBeNegative'],
    ])
    expect(await refused([], { fromDate: '2026-02-02', toDate: '2026-02-01' })).toEqual([['toDate', 'dateRange']])
    expect(await refused([], { Objects: [{ Object_ID: ids['NCC000001'] }] })).toEqual([
      ['Objects.0.Object_ID', 'wrongPartnerKind'],
    ])
    expect(await refused([], { Objects: [{ Object_ID: 'nobody' }] })).toEqual([['Objects.0.Object_ID', 'unknownRef']])
  })

  it('takes a customer from the level he had, and cannot go while it has one', async () => {
    const [first, second] = [
      await level({ Objects: [{ Object_ID: ids['KH000001'] }, { Object_ID: ids['KH000002'] }] }),
      await level(),
    ]
    const opened = await trade.info('Customer', ids['KH000001']!)
    await trade.saved(module, { s_ID: second, Objects: [{ Object_ID: ids['KH000001'] }] })
    const objects = async (id: string) => (await trade.info(module, id)).Objects.map((one: Anything) => one.Object_ID)
    expect([await objects(first), await objects(second)]).toEqual([[ids['KH000002']], [ids['KH000001']]])
    // A form of the customer that was opened before would move him back.
    const back = (await trade.call('Customer', 'UpdateDB', opened)).body.Data
    expect(told(back)).toEqual([['', 'stale']])
    const { ListItem } = (await trade.call(module, 'DeleteDB', [second])).body.Data
    expect(ListItem[0].Description).toBe('Dữ liệu đã được sử dụng ở Đối tượng, không thể xóa')
    // From the customer's side.
    await trade.data('Customer', 'UpdateList', {}, [{ s_ID: ids['KH000001'], priceLevelId: first }])
    expect(await objects(second)).toEqual([])
    expect((await trade.call(module, 'DeleteDB', [second])).body.Data.TotalCount).toBe(1)
    const { ListItem: customers } = await trade.data('Customer', 'getlist', { priceLevelId: first })
    expect(customers.map((one: Anything) => [one.Code, one.priceLevelName]).toSorted()).toEqual([
      ['KH000001', 'Bảng giá 2'],
      ['KH000002', 'Bảng giá 2'],
    ])
    await trade.saved(module, { s_ID: first, Objects: [] })
  })

  it('keeps its rows when a save does not send them', async () => {
    const id = await level({ Products: [row('SP000001', { f_Discount: 5 })] })
    await trade.saved(module, { s_ID: id, Name: 'Đại lý', toDate: '2026-12-31' })
    await trade.data(module, 'UpdateList', {}, [{ s_ID: id, active: false }])
    const info = await trade.info(module, id)
    expect([info.Name, info.active, info.Products.length]).toEqual(['Đại lý', false, 1])
  })
})

describe('its rows', () => {
  const page = (id: string, query: object = {}) => trade.data(module, 'getRows', { s_ID: id, ...query })

  it('are read by pages, searched without accents, by group and only those with a rule', async () => {
    const goods = ['SP000001', 'SP000002', 'SP000003']
    const id = await level({
      Products: [
        row('SP000001', { f_Discount: 5 }, 'THUNG'),
        ...goods.map((code) => row(code, code === 'SP000003' ? {} : { m_CustomPrice: 900 })),
      ],
    })
    const read = async (query: object) => {
      const { ListItem, TotalCount } = await page(id, query)
      return [TotalCount, ListItem.map((one: Anything) => `${one.ProID} ${one.Unit}`)]
    }
    expect(await read({ nItem: '2' })).toEqual([4, ['SP000001 Chai', 'SP000001 Thùng']])
    expect(await read({ nItem: '2', CurrentIndex: '2' })).toEqual([4, ['SP000002 Chai', 'SP000003 Chai']])
    expect(await read({ KeySearch: 'nuoc cam' })).toEqual([1, ['SP000002 Chai']])
    expect(await read({ ruled: 'True' })).toEqual([3, ['SP000001 Chai', 'SP000001 Thùng', 'SP000002 Chai']])
    expect((await read({ Group_ID: ids['NUOC']! }))[0]).toBe(4)
    expect((await read({ Group_ID: ids['CHAI']! }))[0]).toBe(0)
    const [first, box] = (await page(id)).ListItem
    expect([first.Price, box.Price, first.costPrice]).toEqual([1000, 24_000, null])
  })

  it('are saved by those that changed', async () => {
    const id = await level({ Products: ['SP000001', 'SP000002'].map((code) => row(code, { m_CustomPrice: 900 })) })
    const [first, second] = (await page(id)).ListItem
    const change = (body: object) => save({ s_ID: id, ...body }, 'UpdateRows')
    const Products = [{ lineId: first.lineId, m_CustomPrice: null, f_Discount: 7 }, row('SP000003', { m_Discount: 1 })]
    const saved = await change({ version: await version(id), Name: 'Giá mới', Products, removed: [second.lineId] })
    expect(saved).toMatchObject({ Description: 'ok', version: 2 })
    const after = (await page(id)).ListItem.map((one: Anything) => [one.ProID, one.f_Discount, one.m_Discount])
    expect(after).toEqual([
      ['SP000001', 7, null],
      ['SP000003', null, 1],
    ])
    expect((await trade.info(module, id)).Name).toBe('Giá mới')
    // The rows that were not sent count as well, and nothing is saved of a refused change.
    const refused = await change({ Name: 'Khác', Products: [row('SP000003'), row('SP000002', { m_CustomPrice: 1 })] })
    expect(told(refused)).toEqual([['Products.0.Product_ID', 'priceRowTwice']])
    expect(told(await change({ version: 1, Products: [] }))).toEqual([['', 'stale']])
    expect(told(await change({ Products: [{ lineId: second.lineId, f_Discount: 1 }] }))).toContainEqual([
      'Products.0.lineId',
      'unknownLine',
    ])
    expect(told(await save({ Code: 'NEW', Name: 'Mới', Products: [] }, 'UpdateRows'))).toEqual([['', 'notFound']])
    // What one row was about may go to another in one save.
    const [third] = (await page(id, { KeySearch: 'SP000003' })).ListItem
    const swapped = [row('SP000003', { f_Discount: 1 })]
    expect((await change({ Products: swapped, removed: [third.lineId] })).Description).toBe('ok')
  })

  it('are told in the log by those that changed', async () => {
    const id = await level({ Products: ['SP000001', 'SP000002'].map((code) => row(code, { m_CustomPrice: 900 })) })
    const info = await trade.info(module, id)
    info.Products[1].m_CustomPrice = 800
    await trade.saved(module, info)
    const { ListItem } = await trade.data('ApiEvent', 'getlist', { FuncID: 'PriceSetting', nItem: '1' })
    const { changes } = await trade.data('ApiEvent', 'getInfo', { s_ID: ListItem[0].s_ID })
    expect(changes.map((one: Anything) => [one.from, one.to])).toEqual([[900, 800]])
  })
})

describe('a formula', () => {
  const apply = (id: string, body: object) =>
    save({ s_ID: id, base: 'sellPrice', percent: 0, amount: 0, roundTo: 1, ...body }, 'ApplyFormula')

  it('shows what it would change, and changes it', async () => {
    const id = await level({ Products: [row('SP000001', { f_Discount: 5 }), row('SP000002', { m_CustomPrice: 950 })] })
    const formula = { percent: -5.5, amount: 3, roundTo: 10 }
    // 1,000 × 94.5 % + 3 = 948 → 950: the second row has that price already.
    const shown = await apply(id, { ...formula, dryRun: true })
    expect([shown.TotalCount, shown.added, shown.version]).toEqual([1, 0, 1])
    expect(shown.ListItem).toMatchObject([
      { ProID: 'SP000001', Unit: 'Chai', basePrice: 1000, f_Discount: 5, m_CustomPrice: null, newPrice: 950 },
    ])
    expect(await version(id)).toBe(1)
    expect(await apply(id, formula)).toMatchObject({ TotalCount: 1, version: 2 })
    const rows = (await trade.info(module, id)).Products
    expect(rows.map((one: Anything) => [one.f_Discount, one.m_CustomPrice])).toEqual([
      [null, 950],
      [null, 950],
    ])
    expect(await apply(id, formula)).toMatchObject({ TotalCount: 0, version: 2 })
    expect(told(await apply(id, { ...formula, version: 1 }))).toEqual([['', 'stale']])
  })

  it('says which price would be negative, as the reader writes numbers', async () => {
    const id = await level({ Products: [row('SP000001')] })
    const { errors } = await apply(id, { amount: -2500, roundTo: 1 })
    expect(errors).toMatchObject([{ code: 'formulaNegative', message: expect.stringMatching(/SP000001.*-1\.500/) }])
  })

  it('adds the goods the level lacks in all their units, and leaves those without a price alone', async () => {
    const id = await level({ Products: [row('SP000001')] })
    ids['SP9'] = await trade.saved('Product', { Code: 'SP9', Name: 'Quà', Group_ID: ids['NUOC'], unitId: ids['CHAI'] })
    const answer = await apply(id, { percent: 10, roundTo: 500, addMissing: true, Group_ID: ids['NUOC'] })
    expect(answer).toMatchObject({ TotalCount: 6, added: 5, skipped: 1 })
    const rows = (await trade.info(module, id)).Products
    expect(rows.map((one: Anything) => [one.ProID, one.Unit, one.m_CustomPrice])).toEqual(
      ['SP000001', 'SP000002', 'SP000003'].flatMap((code) => [
        [code, 'Chai', 1000],
        [code, 'Thùng', 26_500],
      ]),
    )
    expect(await apply(id, { Group_ID: ids['CHAI'], addMissing: true })).toMatchObject({ TotalCount: 0 })
  })

  it('refuses what makes no sense', async () => {
    const id = await level({ Products: [row('SP000001')] })
    expect(told(await apply(id, { base: 'x', roundTo: 7, percent: 'abc' }))).toEqual([
      ['percent', 'invalid'],
      ['base', 'invalid'],
      ['roundTo', 'invalid'],
    ])
    expect(told(await apply(id, { percent: -100.5 }))).toEqual([['percent', 'outOfRange']])
    const negative = await apply(id, { percent: -50, amount: -600 })
    expect(negative.Description).toBe('Công thức cho giá âm: SP000001 thành -100')
    expect((await apply('x', {})).Description).toBe('Không tìm thấy dữ liệu')
  })
})

describe('a workbook', () => {
  const headings = ['Mã bảng giá', 'Tên bảng giá', 'Mã hàng', 'ĐVT', '% giảm', 'Tiền giảm', 'Giá riêng']
  const imported = async (rows: (string | number | null)[][], more: object = {}) =>
    (
      await trade.call(module, 'ImportList', {
        fileName: 'gia.xlsx',
        fileToBytes: await workbookOf([headings, ...rows]),
        dryRun: false,
        updateExisting: true,
        allOrNothing: false,
        ...more,
      })
    ).body.Data

  it('brings the rows of a level, a row per product and unit', async () => {
    const rows = [
      ['XL', 'Bảng XL', 'SP000001', 'Thùng', 5, null, null],
      ['XL', 'Bảng XL', 'SP000001', null, null, null, 900],
      ['XL', 'Bảng XL', 'SP000002', 'Chai', null, 10, null],
    ]
    expect((await imported(rows, { dryRun: true })).summary).toEqual({ total: 3, added: 3, updated: 0, failed: 0 })
    await imported(rows)
    const find = async () => {
      const { ListItem } = await trade.data(module, 'getList', { KeySearch: 'XL' })
      return (await trade.info(module, ListItem[0].Id)).Products.map((one: Anything) => [
        one.ProID,
        one.Unit,
        one.f_Discount ?? one.m_Discount ?? one.m_CustomPrice,
      ])
    }
    expect(await find()).toEqual([
      ['SP000001', 'Chai', 900],
      ['SP000001', 'Thùng', 5],
      ['SP000002', 'Chai', 10],
    ])
    // Another sheet changes the rows it names, with or without the base unit, and adds others.
    await imported([
      ['XL', 'Bảng XL', 'SP000001', 'Chai', null, null, 850],
      ['XL', 'Bảng XL', 'SP000003', null, null, null, 700],
    ])
    expect(await find()).toEqual([
      ['SP000001', 'Chai', 850],
      ['SP000001', 'Thùng', 5],
      ['SP000002', 'Chai', 10],
      ['SP000003', 'Chai', 700],
    ])
    const faulty = await imported([
      ['XL', 'Bảng XL', 'KHONGCO', null, 5, null, null],
      ['XM', 'Bảng XM', 'SP000001', null, 5, 10, null],
    ])
    expect(faulty.summary).toMatchObject({ failed: 2 })
    expect(faulty.ListItem[1].Description).toContain('Chỉ nhập một trong')
  })

  it('shows one level: its name, its customers and its rows', async () => {
    const id = await level({
      Objects: [{ Object_ID: ids['KH000001'] }],
      Products: [row('SP000001', { f_Discount: 5 })],
    })
    const { ListItem } = await trade.data(module, 'ExportItem', { s_ID: id })
    const { sheets } = await readXlsx(Buffer.from(ListItem, 'base64'))
    const cells = sheets[0]!.rows.map((line) => line.filter((cell) => cell !== null && cell !== ''))
    const { Name } = await trade.info(module, id)
    expect(cells.slice(0, 5)).toEqual([
      [`Bảng giá ${Name}`],
      ['Đối tác KH000001'],
      [],
      ['Mã hàng', 'Tên hàng', 'Đơn vị tính', '% giảm', 'Tiền giảm', 'Giá riêng'],
      ['SP000001', 'Nước khoáng 500ml', 'Chai', 5],
    ])
  })

  it('is printed for its customers: goods by groups, with or without tax, those of the level or all', async () => {
    const id = await level({
      fromDate: '2026-11-01',
      Products: [row('SP000002', { m_CustomPrice: 900 }), row('SP000001', { f_Discount: 5 }, 'THUNG')],
    })
    const print = async (query: object = {}) => trade.data(module, 'getPrint', { s_ID: id, ...query })
    const prices = (groups: Anything[]): [string, string, number][] =>
      groups.flatMap(({ rows }) => rows.map((one: Anything) => [one.code, one.unit, one.Price]))
    const { info, code, size } = await print()
    expect([code, size, info.fromDate, info.toDate, info.hasVat]).toEqual(['BANGGIA', 'A4', '2026-11-01', null, false])
    const listed = (await trade.data(module, 'getRows', { s_ID: id })).ListItem
    const carton = listed.find((one: Anything) => one.ProID === 'SP000001').Price
    expect(prices(info.groups)).toEqual([
      ['SP000001', 'Thùng', carton * 0.95],
      ['SP000002', 'Chai', 900],
    ])
    const [taxed] = (await print({ vat: 'with' })).info.groups
    for (const one of taxed.rows)
      expect(one.Price).toBe(
        Math.round((one.code === 'SP000002' ? 900 : carton * 0.95) * (1 + Math.max(one.VAT, 0) / 100)),
      )
    const all = await print({ goods: 'all', columns: '2' })
    expect(all.code).toBe('BANGGIA_2COT')
    const across = all.info.groups.flatMap(({ pairs }: Anything) =>
      pairs.flatMap(({ left, right }: Anything) => [left, right]),
    )
    const whole = across.filter(Boolean).map((one: Anything) => `${one.code} ${one.unit}`)
    expect(whole).toEqual(expect.arrayContaining(['SP000001 Chai', 'SP000001 Thùng', 'SP000002 Chai']))
    expect(await trade.data(module, 'getPrintSize', { s_ID: id, goods: 'all' })).toEqual({
      TotalCount: whole.length,
      pages: 1,
    })
    const { ListItem } = await trade.data(module, 'ExportPrices', { s_ID: id })
    const { sheets } = await readXlsx(Buffer.from(ListItem, 'base64'))
    expect(sheets[0]!.rows.slice(4).map((line) => [line[1], line[3], line[5]])).toEqual(prices(info.groups))
    expect(sheets[0]!.rows[1]![0]).toContain('01-11-2026')
    const empty = (await trade.call(module, 'getPrint', null, { query: { s_ID: await level() } })).body
    expect(empty.ErrorMessage).toContain('chưa có dòng giá nào')
    const foreign = (await trade.call(module, 'getPrint', null, { query: { s_ID: ids['SP000001']! } })).body
    expect(foreign.ErrorCode).not.toBe(0)
  })
})
