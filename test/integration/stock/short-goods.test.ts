/** What is short, as it is proposed to be ordered, against what was received, promised and ordered. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { unknownId, values } from '../../support/malformed.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('thieuhang')
const { ids } = trade
const stores: string[] = []
const limits: Record<string, readonly [number | null, number | null]> = {
  // The second is bought in cartons of 24, the third has a minimum only, the fourth no limits, the fifth was never bought.
  SP000001: [20, 60],
  SP000002: [30, 100],
  SP000003: [10, null],
  SP000004: [null, null],
  SP000005: [4, 12],
  SP000006: [6, null],
}
const goods = Object.keys(limits)

beforeAll(async () => {
  const [first] = (await trade.data('ApiListStore', 'getList')).ListItem
  stores.push(first.Id, await trade.saved('ApiListStore', { Code: 'KHO2', Name: 'Kho hai' }))
  for (const code of ['NCC000002', 'NCC000003'])
    ids[code] = await trade.saved('Customer', { Code: code, Name: `Đối tác ${code}`, partnerType: 2 })
  for (const code of goods.slice(3))
    ids[code] = await trade.saved('Product', {
      Code: code,
      Name: `Hàng ${code}`,
      Group_ID: ids['NUOC'],
      unitId: ids['CHAI'],
      buyPrice: 70,
      VAT: 10,
      vatReducible: false,
      units: [{ unitId: ids['THUNG'], factor: 12, buyPrice: 800 }],
      ...(code === 'SP000006' && { supplierId: ids['NCC000003'], purchaseUnitId: ids['THUNG'] }),
    })
  for (const [code, [stockMin, stockMax]] of Object.entries(limits)) {
    const { version, ...record } = await trade.info('Product', ids[code]!)
    await trade.saved('Product', { ...record, version, stockMin, stockMax })
  }
  await received(trade, { SP000001: [50, 500] }, { Store_ID: stores[0], dtDate: '2026-11-01' })
  await received(
    trade,
    {},
    {
      Store_ID: stores[0],
      dtDate: '2026-11-02',
      Object_ID: ids['NCC000002'],
      lines: [
        ...linesOf(trade, { SP000002: [1, 7_200] }, { unitId: ids['THUNG'] }),
        ...linesOf(trade, { SP000003: [2, 90] }),
      ],
    },
  )
  await sold(trade, { SP000001: [45, 1000] }, { Store_ID: stores[0] })
})

const rowsOf = (codes: readonly string[], at: readonly number[] = [0]) =>
  at.flatMap((store) => codes.map((code) => ({ Product_ID: ids[code], Store_ID: stores[store] })))
const ask = (codes: readonly string[], at?: readonly number[]) =>
  trade.data('ProductInStock', 'getShort', {}, { rows: rowsOf(codes, at) })
const lineOf = (line: Anything) => [line.ProductID, line.Qty, line.Unit, line.Price]
/** Supplier, store and lines of each proposed order. */
const orders = ({ ListItem }: Anything) =>
  ListItem.map((group: Anything) => [group.ObjName, group.Store_ID, group.lines.map(lineOf)])

describe('what is short', () => {
  it('is ordered from the last supplier, in his unit, at his price, up to the maximum or else the minimum', async () => {
    const answer = await ask(goods)
    expect(orders(answer)).toEqual([
      ['Đối tác NCC000001', stores[0], [['SP000001', 55, 'Chai', 500]]],
      // 76 are missing to 100: three cartons make 96. Of the third, 10 without 2 are missing.
      [
        'Đối tác NCC000002',
        stores[0],
        [
          ['SP000002', 3, 'Thùng', 7_200],
          ['SP000003', 8, 'Chai', 90],
        ],
      ],
      // Never bought: the supplier and the unit of its record. A carton of 12 is the least that reaches 6.
      ['Đối tác NCC000003', stores[0], [['SP000006', 1, 'Thùng', 800]]],
      [null, stores[0], [['SP000005', 12, 'Chai', 70]]],
    ])
    expect(answer).toMatchObject({ TotalCount: 4, enough: 0, unlimited: 1, more: 0 })
    expect(answer.ListItem[0].lines[0]).toMatchObject({ available: 5, incoming: 0, limit: 60 })
  })

  it('is counted once for all stores, and goes to the one with the least of it', async () => {
    const answer = await ask(['SP000001', 'SP000004', 'SP000001'], [1, 0])
    expect(orders(answer)).toEqual([['Đối tác NCC000001', stores[1], [['SP000001', 55, 'Chai', 500]]]])
    expect(answer).toMatchObject({ enough: 0, unlimited: 1 })
  })

  it('adds what customers have ordered, and takes off what is coming; drafts and cancelled orders say nothing', async () => {
    const of = async (code: string) => orders(await ask([code]))[0]?.[2][0].slice(1, 3)
    const order = (module: string, partner: string, quantity: number, more: object = {}) =>
      trade.saved(module, {
        dtDate: tradeDay,
        Object_ID: ids[partner],
        Store_ID: stores[0],
        lines: linesOf(trade, { SP000001: [quantity, 100] }),
        ...more,
      })
    const promised = await order('PurchaseOrder', 'KH000001', 9)
    expect(await of('SP000001')).toEqual([64, 'Chai'])
    const coming = await order('PurchaseImport', 'NCC000001', 40)
    await order('PurchaseImport', 'NCC000001', 500, { draft: true })
    const elsewhere = await order('PurchaseImport', 'NCC000001', 10, { Store_ID: stores[1] })
    expect(await of('SP000001')).toEqual([14, 'Chai'])
    const far = await order('PurchaseImport', 'NCC000001', 500)
    expect(orders(await ask(['SP000001']))).toEqual([])
    expect(await ask(['SP000001'])).toMatchObject({ enough: 1, unlimited: 0 })
    for (const [module, id] of [
      ['PurchaseImport', far],
      ['PurchaseImport', coming],
      ['PurchaseImport', elsewhere],
      ['PurchaseOrder', promised],
    ] as const)
      await trade.data(module, 'Huy', {}, [id])
    expect(await of('SP000001')).toEqual([55, 'Chai'])
  })

  it('asks the supplier of the newest receipt that is in force, and one still in use', async () => {
    const from = async () =>
      orders(await ask(['SP000001'])).map(([name, , lines]: Anything[]) => [name, lines[0].slice(1)])
    await received(trade, { SP000001: [30, 1] }, { Object_ID: ids['NCC000003'], draft: true })
    const newer = await received(
      trade,
      {},
      {
        Object_ID: ids['NCC000002'],
        Store_ID: stores[1],
        lines: linesOf(trade, { SP000001: [2, 12_000] }, { unitId: ids['THUNG'] }),
      },
    )
    const bill = await sold(trade, { SP000001: [48, 1_000] }, { Store_ID: stores[1] })
    // Two cartons are 48 of the 55 that are missing, and leave more than the minimum.
    expect(await from()).toEqual([['Đối tác NCC000002', [2, 'Thùng', 12_000]]])
    const { version, ...supplier } = await trade.info('Customer', ids['NCC000002']!)
    await trade.saved('Customer', { ...supplier, version, active: false, confirm: ['stillInUse'] })
    expect(await from()).toEqual([['Đối tác NCC000001', [55, 'Chai', 500]]])
    const stopped = await trade.info('Customer', ids['NCC000002']!)
    await trade.saved('Customer', { ...stopped, active: true })
    expect((await from())[0][0]).toBe('Đối tác NCC000002')
    await trade.data('Order', 'Huy', {}, [bill])
    await trade.data('Import', 'Huy', {}, [newer])
    expect(await from()).toEqual([['Đối tác NCC000001', [55, 'Chai', 500]]])
  })

  it('takes the base unit where no number of cartons keeps the limits, at the price of a carton shared out', async () => {
    const bought = await received(
      trade,
      {},
      { Store_ID: stores[1], lines: linesOf(trade, { SP000005: [1, 900] }, { unitId: ids['THUNG'] }) },
    )
    const bill = await sold(trade, { SP000005: [12, 100] }, { Store_ID: stores[1] })
    // A carton of 12 fits exactly, and not after one bottle came.
    expect(orders(await ask(['SP000005']))).toEqual([['Đối tác NCC000001', stores[0], [['SP000005', 1, 'Thùng', 900]]]])
    const bottle = await received(trade, { SP000005: [1, 60] }, { dtDate: '2026-11-01', Store_ID: stores[0] })
    expect(orders(await ask(['SP000005']))).toEqual([['Đối tác NCC000001', stores[0], [['SP000005', 11, 'Chai', 75]]]])
    await trade.data('Order', 'Huy', {}, [bill])
    await trade.data('Import', 'Huy', {}, [bottle, bought])
  })

  it('becomes orders by the usual call, after which nothing is short any more', async () => {
    for (const group of (await ask(goods)).ListItem) {
      const id = await trade.saved('PurchaseImport', {
        dtDate: tradeDay,
        Object_ID: group.Object_ID ?? ids['NCC000003'],
        Store_ID: group.Store_ID,
        lines: group.lines.map(({ Product_ID, unitId, Qty, Price }: Anything) => ({ Product_ID, unitId, Qty, Price })),
      })
      const made = await trade.info('PurchaseImport', id)
      expect(made.lines.map(lineOf)).toEqual(group.lines.map(lineOf))
      expect(made.lines.every((line: Anything) => line.VAT === 10)).toBe(true)
    }
    const answer = await ask(goods)
    // Of the second, four bottles are missing to the maximum; another carton does not fit.
    expect(orders(answer)).toEqual([['Đối tác NCC000002', stores[0], [['SP000002', 4, 'Chai', 300]]]])
    expect(answer).toMatchObject({ enough: 4, unlimited: 1 })
  })
})

describe('refused is', () => {
  const call = (body: unknown, more: object = {}) => trade.call('ProductInStock', 'getShort', body, more)

  it('what cannot be read, and too many rows', async () => {
    const bodies = [
      ...values,
      ...values.map((value) => ({ rows: value })),
      ...values.flatMap((value) => [
        { rows: [value] },
        { rows: [{ Product_ID: value, Store_ID: stores[0] }] },
        { rows: [{ Product_ID: ids['SP000001'], Store_ID: value }] },
      ]),
      { rows: Array.from({ length: 5_001 }, () => rowsOf(['SP000001'])[0]) },
    ]
    const answers = new Set<number>()
    for (const body of bodies) {
      const { status, body: answer } = await call(body)
      // An id that could be stored, but is of nothing.
      expect(status === 400 || answer.ErrorMessage === 'Không tìm thấy dữ liệu').toBe(true)
      answers.add(status)
    }
    expect(answers).toContain(400)
    expect((await call(bodies.at(-1))).status).toBe(400)
  })

  it('what does not exist or belongs to others; goods no longer used are left out', async () => {
    await trade.makeTenant('nguoila')
    const stranger = { tenant: 'nguoila', token: await trade.signIn('nguoila') }
    await trade.signIn('thieuhang')
    const none = { ErrorCode: -1, ErrorMessage: 'Không tìm thấy dữ liệu', Data: null }
    const [row] = rowsOf(['SP000001'])
    expect((await call({ rows: [row] }, stranger)).body).toMatchObject(none)
    const strange = (await trade.call('ApiListStore', 'getList', null, stranger)).body.Data.ListItem[0].Id
    for (const wrong of [
      { ...row, Product_ID: unknownId },
      { ...row, Store_ID: unknownId },
      { ...row, Store_ID: strange },
    ])
      expect((await call({ rows: [row, wrong] })).body).toMatchObject(none)
    const { version, ...record } = await trade.info('Product', ids['SP000004']!)
    await trade.saved('Product', { ...record, version, active: false })
    const { body } = await call({ rows: rowsOf(['SP000001', 'SP000004']) })
    expect(body.Data).toMatchObject({ enough: 1, unlimited: 0, stopped: 1 })
    expect((await call({ rows: rowsOf(['SP000004']) })).body.Data).toMatchObject({ TotalCount: 0, stopped: 1 })
  })

  it('a user without both rights; without the right to see costs prices stay unknown', async () => {
    const clerk = async (name: string, permissions: object[]) => {
      const groupId = await trade.saved('ApiGroupUser', { Code: name, Name: name, permissions })
      await trade.saved('ApiListUser', { UserName: name, password: 'matkhau1', groupId, email: `${name}@thieuhang.vn` })
      const token = await trade.signIn('thieuhang', name, 'matkhau1')
      await trade.signIn('thieuhang')
      return { token }
    }
    const stock = { FuncID: 'ProductInStock', R: true }
    const body = { rows: rowsOf(['SP000002'], [1]) }
    expect((await call(body, await clerk('chixem', [stock]))).status).toBe(403)
    expect((await call(body, await clerk('chidat', [{ FuncID: 'PurchaseImport', R: true, A: true }]))).status).toBe(403)
    const buyer = await clerk('muahang', [stock, { FuncID: 'PurchaseImport', R: true, A: true }])
    const { Data } = (await call(body, buyer)).body
    expect(Data.ListItem[0].lines.map(lineOf)).toEqual([['SP000002', 4, 'Chai', null]])
    // Like in the form, he types one.
    const order = (more: object) =>
      trade.call(
        'PurchaseImport',
        'UpdateDB',
        {
          Object_ID: Data.ListItem[0].Object_ID,
          Store_ID: stores[1],
          lines: [{ Product_ID: ids['SP000002'], Qty: 1, ...more }],
        },
        buyer,
      )
    expect((await order({})).body.Data.Description).toBe('Vui lòng nhập Đơn giá')
    expect((await order({ Price: 80 })).body.Data.Description).toBe('ok')
    const admin = (await call(body)).body.Data
    expect(admin.ListItem[0].lines.map(lineOf)).toEqual([['SP000002', 3, 'Chai', 300]])
  })
})
