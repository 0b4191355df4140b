/** Other stock-in and stock-out through the calls: reasons, costs and who sees them, shortage, lists, prints. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Anything } from '#test/support/app.ts'
import { userWith } from '#test/support/users.ts'
import { fullRight } from '#model/right.ts'

const app = await createTestApp()
await app.makeTenant('minhtam')
const admin = await app.signIn('minhtam')
const ids: Record<string, string> = {}
const day = '2026-11-20'

interface Asking {
  query?: Record<string, string>
  token?: string
  headers?: Record<string, string>
}
const call = (path: string, body: unknown = null, { token = admin, ...more }: Asking = {}) => {
  const [module, name] = path.split('/') as [string, string]
  return app.call(module, name, body, { token, ...more })
}
const ask = async (path: string, body: unknown = null, how: Asking = {}): Promise<Anything> => {
  const { status, body: answer } = await call(path, body, how)
  if (status !== 200 || answer.ErrorCode !== 0) throw new Error(`${path} ${status}: ${answer.ErrorMessage}`)
  return answer.Data
}
const save = async (module: string, body: object, how: Asking = {}): Promise<string> => {
  const data = await ask(`${module}/UpdateDB`, body, how)
  if (data.Description !== 'ok') throw new Error(`${module}: ${JSON.stringify(data.errors ?? data)}`)
  return data.s_ID as string
}
const read = (module: string, s_ID: string, how: Asking = {}) =>
  ask(`${module}/getInfo`, null, { query: { s_ID }, ...how })
const codes = async (module: string, body: object, how: Asking = {}): Promise<unknown> =>
  ((await ask(`${module}/UpdateDB`, body, how)).errors ?? []).map((one: Anything) => [one.path, one.code, one.message])

const stockIn = (lines: object[], more: object = {}, how: Asking = {}) =>
  save('OtherImport', { dtDate: day, Store_ID: ids['KHO01'], Method: ids['NTANG'], lines, ...more }, how)
const stockOut = (lines: object[], more: object = {}, how: Asking = {}) =>
  save('OtherOrder', { dtDate: day, Store_ID: ids['KHO01'], Method: ids['XHUY'], lines, ...more }, how)

beforeAll(async () => {
  for (const module of ['ApiListUnit', 'ApiListStore', 'ApiListPaymentImport', 'ApiListPaymentOrder'])
    for (const row of (await ask(`${module}/getList`)).ListItem) ids[row.Code] = row.Id
  const branch = (await ask('ApiListBranchProduct/getList')).ListItem[0].Id
  const group = await save('ListProductGroup', { Code: 'NUOC', Name: 'Nước', Branch_ID: branch })
  for (const [Code, buyPrice] of [
    ['SP1', 700],
    ['SP2', 90],
    ['SP3', 1],
  ] as const)
    ids[Code] = await save('Product', {
      Code,
      Name: `Hàng ${Code}`,
      Group_ID: group,
      unitId: ids['CHAI'],
      buyPrice,
      units: [{ unitId: ids['THUNG'], factor: 24, buyPrice: buyPrice * 20 }],
    })
  for (const [Code, partnerType] of [
    ['KH1', 1],
    ['NCC1', 2],
  ] as const)
    ids[Code] = await save('Customer', { Code, Name: `Đối tác ${Code}`, partnerType })
})

describe('reasons', () => {
  it('are there from the start, and stay while a document has them', async () => {
    const rows = async (module: string) =>
      (await ask(`${module}/getList`)).ListItem.map(({ Code, Name }: Anything) => [Code, Name])
    expect(await rows('ApiListPaymentImport')).toEqual([
      ['NSX', 'Nhập thành phẩm'],
      ['NTANG', 'Hàng tặng'],
      ['NTHUA', 'Nhập thừa'],
    ])
    expect(await rows('ApiListPaymentOrder')).toEqual([
      ['XDUNG', 'Xuất dùng'],
      ['XHUY', 'Xuất hủy'],
      ['XTANG', 'Xuất tặng'],
    ])
    await stockIn([{ Product_ID: ids['SP3'], Qty: 1, Price: 1 }], { Method: ids['NSX'] })
    const { ListItem } = await ask('ApiListPaymentImport/DeleteDB', [ids['NSX']])
    expect(ListItem).toMatchObject([{ code: 'inUse' }])
  })

  it('must be named, as must store and goods; the partner may be anybody or nobody', async () => {
    expect(await codes('OtherImport', { dtDate: day, Store_ID: null, lines: [] })).toEqual([
      ['Method', 'noImportMethod', 'Chưa chọn phương thức nhập'],
      ['Store_ID', 'required', 'Chưa chọn kho hàng'],
      ['lines', 'required', 'Chưa chọn hàng hóa'],
    ])
    const line = { Product_ID: ids['SP3'], Qty: 1 }
    const body = { dtDate: day, Store_ID: ids['KHO01'], lines: [line] }
    expect(await codes('OtherOrder', body)).toEqual([['Method', 'noIssueMethod', 'Chưa chọn phương thức xuất']])
    expect(await codes('OtherOrder', body, { headers: { language: 'en' } })).toEqual([
      ['Method', 'noIssueMethod', 'Choose the issue method'],
    ])
    // A reason of the other list is none.
    expect(await codes('OtherOrder', { ...body, Method: ids['NTANG'] })).toEqual([
      ['Method', 'unknownRef', 'Phương thức xuất không tồn tại hoặc đã ngừng sử dụng'],
    ])
    expect(
      await codes('OtherImport', { ...body, Method: ids['NTANG'], lines: [{ ...line, Price: -1 }] }),
    ).toMatchObject([['lines.0.Price', 'mustNotBeNegative', 'Đơn giá không được âm']])
    for (const partner of ['KH1', 'NCC1', null]) {
      const id = await stockIn([{ ...line, Price: 1 }], { Object_ID: partner && ids[partner], deliverer: 'Chị Sáu' })
      expect(await read('OtherImport', id)).toMatchObject({
        methodName: 'Hàng tặng',
        ObjName: partner ? `Đối tác ${partner}` : null,
        deliverer: 'Chị Sáu',
      })
    }
  })
})

describe('costs', () => {
  it('are typed when goods come, in any unit, and the average when they go', async () => {
    const came = await stockIn([
      { Product_ID: ids['SP1'], unitId: ids['THUNG'], Qty: 2, Price: 24_001 },
      { Product_ID: ids['SP1'], Qty: 3, Price: 333.3333 },
    ])
    const info = await read('OtherImport', came)
    expect(info).toMatchObject({ NumberID: expect.stringMatching(/^NK\d{6}$/), totalQty: 51, goodsAmount: 49_002 })
    expect(info.lines.map(({ Total, baseQty }: Anything) => [Total, baseQty])).toEqual([
      [48_002, 48],
      [1000, 3],
    ])
    const went = await stockOut([{ Product_ID: ids['SP1'], Qty: 50, Price: 5 }])
    expect(await read('OtherOrder', went)).toMatchObject({ totalQty: 50, totalCost: Math.round((50 * 49_002) / 51) })
    // The last one takes what is left; the next is not there.
    const last = await stockOut([{ Product_ID: ids['SP1'], Qty: 1 }])
    expect((await read('OtherOrder', last)).lines[0].cost).toBe(49_002 - Math.round((50 * 49_002) / 51))
    expect(
      await codes('OtherOrder', {
        dtDate: day,
        Store_ID: ids['KHO01'],
        Method: ids['XHUY'],
        lines: [{ Product_ID: ids['SP1'], Qty: 2 }],
      }),
    ).toEqual([['lines.0.Qty', 'stockShort', expect.stringContaining('SP1')]])
    // What came may not go while others stand on it.
    const { ListItem } = await ask('OtherImport/DeleteDB', [came])
    expect(ListItem).toMatchObject([{ code: 'stockShort' }])
    for (const id of [last, went]) expect((await ask('OtherOrder/Huy', [id])).TotalCount).toBe(1)
    expect((await ask('OtherImport/DeleteDB', [came])).TotalCount).toBe(1)
  })

  it('without the right to see costs are hidden everywhere, and follow the goods of a line', async () => {
    const rights = {
      OtherImport: fullRight,
      OtherOrder: fullRight,
      Product: fullRight,
      Store: fullRight,
      ExportExcel: fullRight,
    }
    const token = await userWith(app, rights)
    const blind = { token }
    const lines = [
      { Product_ID: ids['SP1'], Qty: 2 },
      { Product_ID: ids['SP2'], unitId: ids['THUNG'], Qty: 1 },
    ]
    const id = await stockIn(lines, {}, blind)
    const seen = await read('OtherImport', id, blind)
    expect([seen.goodsAmount, seen.lines.map(({ Price, Total }: Anything) => [Price, Total])]).toEqual([
      null,
      [
        [null, null],
        [null, null],
      ],
    ])
    const prices = async () => (await read('OtherImport', id)).lines.map(({ Price }: Anything) => Price)
    expect(await prices()).toEqual([700, 1800])
    // A price that stands is kept; that of other goods, or of another unit, is not.
    await save('OtherImport', {
      ...(await read('OtherImport', id)),
      lines: [
        { ...lines[0], lineId: seen.lines[0].lineId, Price: 55 },
        { ...lines[1], lineId: seen.lines[1].lineId, Price: 66 },
      ],
    })
    const changed = await read('OtherImport', id, blind)
    await save(
      'OtherImport',
      { ...changed, lines: changed.lines.map((line: Anything) => ({ ...line, Qty: 3 })) },
      blind,
    )
    expect(await prices()).toEqual([55, 66])
    const again = await read('OtherImport', id, blind)
    const [first, second] = again.lines
    await save(
      'OtherImport',
      {
        ...again,
        lines: [
          { ...first, Product_ID: ids['SP2'], unitId: ids['CHAI'] },
          { ...second, unitId: ids['CHAI'] },
        ],
      },
      blind,
    )
    expect(await prices()).toEqual([90, 90])

    const out = await stockOut([{ Product_ID: ids['SP2'], Qty: 1 }], {}, blind)
    const {
      totalCost,
      lines: [taken],
    } = await read('OtherOrder', out, blind)
    expect([totalCost, taken.cost]).toEqual([null, null])
    for (const [module, column, document] of [
      ['OtherImport', 'goodsAmount', id],
      ['OtherOrder', 'totalCost', out],
    ] as const) {
      const list = await ask(`${module}/getlist`, null, blind)
      expect([list.ListItem.every((row: Anything) => row[column] === null), list.arrSUM[1].Total]).toEqual([true, null])
      const sorted = await call(`${module}/getlist`, null, { ...blind, query: { ColSort: column } })
      expect(sorted.body.ErrorCode).not.toBe(0)
      const { info } = await ask(`${module}/getPrint`, null, { ...blind, query: { s_ID: document } })
      expect(info[column]).toBeNull()
      expect(info.lines.flatMap(({ Price, Total, cost }: Anything) => [Price, Total, cost]).filter(Boolean)).toEqual([])
      const shown = await ask(`${module}/getPrint`, null, { query: { s_ID: document } })
      expect(shown).toMatchObject({
        code: module === 'OtherImport' ? 'NHAPKHAC' : 'XUATKHAC',
        info: { [column]: expect.any(Number) },
      })
    }
  })
})

describe('the lists', () => {
  it('are listed by reason, searched by its name, added up, and changed in bulk', async () => {
    const before = await ask('OtherOrder/getlist', null, { query: { Method: ids['XTANG']! } })
    await stockIn([{ Product_ID: ids['SP3'], Qty: 50, Price: 10 }])
    const gift = await stockOut([{ Product_ID: ids['SP3'], Qty: 4 }], { Method: ids['XTANG'], Object_ID: ids['KH1'] })
    await stockOut([{ Product_ID: ids['SP3'], Qty: 5 }], { Method: ids['XDUNG'] })
    const draft = await stockOut([{ Product_ID: ids['SP3'], Qty: 7 }], { Method: ids['XTANG'], draft: true })
    const list = (query: Record<string, string>) => ask('OtherOrder/getlist', null, { query })
    const given = await list({ Method: ids['XTANG']! })
    expect([before.TotalCount, given.TotalCount]).toEqual([0, 2])
    // Drafts are listed, and not added up.
    expect(given.arrSUM.map(({ Total }: Anything) => Total)[0]).toBe(4)
    expect(given.ListItem.map(({ s_ID }: Anything) => s_ID).sort()).toEqual([gift, draft].sort())
    expect((await list({ Method: ids['XTANG']!, iStat: '1' })).ListItem).toMatchObject([
      { s_ID: gift, methodName: 'Xuất tặng', StoreName: 'Kho chính', ObjName: 'Đối tác KH1', totalQty: 4 },
    ])
    expect((await list({ KeySearch: 'xuat tang' })).TotalCount).toBe(2)
    expect((await list({ Object_ID: ids['KH1']! })).TotalCount).toBe(1)
    const sorted = (await list({ ColSort: 'methodName', asc: 'True' })).ListItem.map(
      ({ methodName }: Anything) => methodName,
    )
    expect(sorted).toEqual(sorted.toSorted((a: string, b: string) => a.localeCompare(b, 'vi')))
    expect((await ask('OtherOrder/UpdateList', [{ s_ID: gift, Description: 'Tết' }])).TotalCount).toBe(1)
    expect((await read('OtherOrder', gift)).Description).toBe('Tết')
    expect((await call('OtherOrder/getlist', null, { query: { Method: 'x' } })).status).toBeLessThan(500)
  })
})
