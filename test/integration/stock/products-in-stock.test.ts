/** Products in stock against the documents they must follow from (contract system §10.3). */
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import '../../support/properties.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'
import { runsOf } from '../../support/quarter.ts'

const trade = await openTrade('tonkho')
const goods = ['SP000001', 'SP000002', 'SP000003'] as const
const limits: Record<string, readonly [number | null, number | null]> = {
  SP000001: [20, 60],
  SP000002: [5, null],
  SP000003: [null, 5],
}
const stores: { id: string; name: string }[] = []
type Row = Record<'onHand' | 'ordered' | 'incoming', number>
const expected = new Map<string, Row>()
const at = (code: string, store: number): Row => expected.get(`${code} ${store}`)!

beforeAll(async () => {
  for (const [code, [stockMin, stockMax]] of Object.entries(limits)) {
    const { version, ...record } = await trade.info('Product', trade.ids[code]!)
    await trade.saved('Product', { ...record, version, stockMin, stockMax })
  }
  const [first] = (await trade.data('ApiListStore', 'getList')).ListItem
  stores.push({ id: first.Id, name: first.Name })
  stores.push({ id: await trade.saved('ApiListStore', { Code: 'KHO2', Name: 'Kho hai' }), name: 'Kho hai' })
  for (const code of goods)
    for (const store of stores.keys()) expected.set(`${code} ${store}`, { onHand: 0, ordered: 0, incoming: 0 })

  await received(trade, { SP000001: [50, 500], SP000002: [10, 300] }, { Store_ID: stores[0]!.id })
  await received(trade, { SP000001: [12.5, 600], SP000003: [9, 100] }, { Store_ID: stores[1]!.id })
  await sold(trade, { SP000001: [45, 1000], SP000002: [10, 900] }, { Store_ID: stores[0]!.id })
  at('SP000001', 0).onHand = 5
  at('SP000001', 1).onHand = 12.5
  at('SP000003', 1).onHand = 9

  const dtDate = tradeDay
  // Three cartons are ordered, of which one is billed; what a cancelled order and a draft say does not count.
  const order = await trade.saved('PurchaseOrder', {
    dtDate,
    Object_ID: trade.ids['KH000001'],
    Store_ID: stores[1]!.id,
    lines: [
      ...linesOf(trade, { SP000001: [3, 24_000] }, { unitId: trade.ids['THUNG'] }),
      ...linesOf(trade, { SP000003: [4, 500] }),
    ],
  })
  const { lines } = await trade.info('PurchaseOrder', order)
  await sold(
    trade,
    {},
    {
      Store_ID: stores[1]!.id,
      salesOrderId: order,
      lines: linesOf(trade, { SP000003: [3, 500] }, { sourceLineId: lines[1].lineId }),
    },
  )
  at('SP000001', 1).ordered = 72
  Object.assign(at('SP000003', 1), { onHand: 6, ordered: 1 })
  const purchase = (more: object, quantity: number) =>
    trade.saved('PurchaseImport', {
      dtDate,
      Object_ID: trade.ids['NCC000001'],
      Store_ID: stores[0]!.id,
      lines: linesOf(trade, { SP000002: [quantity, 300] }),
      ...more,
    })
  await purchase({}, 7)
  await purchase({ draft: true }, 100)
  await trade.data('PurchaseImport', 'Huy', {}, [await purchase({}, 1000)])
  at('SP000002', 0).incoming = 7
})

const read = async (query: Record<string, string> = {}) =>
  trade.data('ProductInStock', 'getlist', { nItem: '100', ...query })
const figures = (row: Anything) => [
  row.ProductID,
  row.StoreName,
  row.QInstock,
  row.ordered,
  row.available,
  row.incoming,
]

const wanted = () =>
  goods.flatMap((code) =>
    stores
      .keys()
      .toArray()
      .map((store) => {
        const { onHand, ordered, incoming } = at(code, store)
        return { code, store, onHand, ordered, available: onHand - ordered, incoming }
      }),
  )
type Wanted = ReturnType<typeof wanted>[number]
/** Limits hold for all stores together. */
const everywhere = (code: string): number => stores.keys().reduce((sum, store) => sum + at(code, store).onHand, 0)
const isIn: Record<string, (one: Wanted) => boolean> = {
  '0': () => true,
  '1': ({ code }) => limits[code]![0] !== null && everywhere(code) < limits[code]![0]!,
  '2': ({ code }) => limits[code]![1] !== null && everywhere(code) > limits[code]![1]!,
  '3': ({ onHand }) => onHand === 0,
  '4': ({ onHand }) => onHand < 0,
}

describe('products in stock', () => {
  it('has a row for each product and store, with what the documents say', async () => {
    const { ListItem, TotalCount, arrSUM } = await read()
    const byName = (a: Anything[], b: Anything[]) => `${a[0]} ${a[1]}`.localeCompare(`${b[0]} ${b[1]}`)
    expect(ListItem.map(figures).toSorted(byName)).toEqual(
      wanted()
        .map((one) => [one.code, stores[one.store]!.name, one.onHand, one.ordered, one.available, one.incoming])
        .toSorted(byName),
    )
    expect(TotalCount).toBe(6)
    expect(arrSUM).toEqual([
      { Name: 'QInstock', Total: 5 + 12.5 + 6 },
      { Name: 'value', Total: 5 * 500 + 12.5 * 600 + 6 * 100 },
    ])
    expect(ListItem.find((row: Anything) => row.ProductID === 'SP000001' && row.QInstock === 12.5)).toMatchObject({
      averageCost: 600,
      value: 7500,
      stockMin: 20,
      stockMax: 60,
      Unit: 'Chai',
      GroupName: 'Nước',
      Store_ID: stores[1]!.id,
      Product_ID: trade.ids['SP000001'],
    })
  })

  it('narrows, sorts and pages like any list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          state: fc.constantFrom('0', '1', '2', '3', '4'),
          store: fc.constantFrom(null, 0, 1),
          by: fc.constantFrom(
            ['QInstock', 'onHand'],
            ['available', 'available'],
            ['ordered', 'ordered'],
            ['incoming', 'incoming'],
          ),
          asc: fc.boolean(),
          size: fc.constantFrom(1, 2, 4),
        }),
        async ({ state, store, by, asc, size }) => {
          const rows: Anything[] = []
          let total = 0
          do {
            const answer = await read({
              state,
              ...(store !== null && { Store_ID: stores[store]!.id }),
              ColSort: by[0]!,
              asc: asc ? 'True' : 'False',
              CurrentIndex: String(rows.length),
              nItem: String(size),
            })
            rows.push(...answer.ListItem)
            total = answer.TotalCount
          } while (rows.length < total)
          const shown = wanted().filter((one) => isIn[state]!(one) && (store === null || one.store === store))
          const sorted = shown.map((one) => one[by[1] as 'onHand']).toSorted((a, b) => (asc ? a - b : b - a))
          expect(rows.map((row) => row[by[0]!])).toEqual(sorted)
          expect(new Set(rows.map((row) => `${row.ProductID} ${row.StoreName}`)).size).toBe(shown.length)
        },
      ),
      { numRuns: runsOf(30) },
    )
  })

  it('is found by goods, group and branch, and conditions on columns', async () => {
    expect((await read({ KeySearch: 'nuoc cam' })).ListItem.map((row: Anything) => row.ProductID)).toEqual([
      'SP000002',
      'SP000002',
    ])
    expect((await read({ Group_ID: trade.ids['NUOC']! })).TotalCount).toBe(6)
    expect((await read({ Group_ID: stores[0]!.id })).TotalCount).toBe(0)
    expect((await read({ Branch_ID: 'x' })).TotalCount).toBe(0)
    const filter = JSON.stringify([{ field: 'incoming', op: 'gt', value: 0 }])
    expect((await read({ filter })).ListItem.map((row: Anything) => row.ProductID)).toEqual(['SP000002'])
    const { status } = await trade.call('ProductInStock', 'getlist', null, { query: { state: '7' } })
    expect(status).toBe(400)
  })

  it('begins a transfer with what may leave a store', async () => {
    const from = async (...ids: string[]) =>
      (await trade.call('Trans', 'getInfoFrom', null, { query: { source: 'ProductInStock', s_ID: ids.join(',') } }))
        .body
    const id = (code: string) => trade.ids[code]!
    const { Data } = await from(stores[1]!.id, id('SP000003'), id('SP000001'), id('SP000002'), id('SP000003'))
    expect(Data).toMatchObject({ s_ID: '', Store_ID: stores[1]!.id, toStoreId: null, iStat: 1 })
    // Customers have ordered 72 of the 12.5 of the second; one of the first is promised.
    expect(Data.lines.map((line: Anything) => [line.ProductID, line.Unit, line.Qty])).toEqual([
      ['SP000003', 'Chai', 5],
      ['SP000001', 'Chai', null],
      ['SP000002', 'Chai', null],
    ])
    const fromFirst = await from(stores[0]!.id, id('SP000001'))
    expect(fromFirst.Data.lines).toMatchObject([{ ProductID: 'SP000001', Qty: 5 }])
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const ids of [
      [],
      [stores[0]!.id],
      [stores[0]!.id, 'x'],
      [nobody, id('SP000001')],
      [stores[0]!.id, id('SP000001'), nobody],
      [stores[0]!.id, ...Array.from({ length: 101 }, (_, at) => `${nobody.slice(0, -3)}${100 + at}`)],
    ])
      expect(await from(...ids)).toMatchObject({ ErrorCode: -1, ErrorMessage: 'Không tìm thấy dữ liệu' })
    const other = await trade.call('Order', 'getInfoFrom', null, {
      query: { source: 'ProductInStock', s_ID: `${stores[0]!.id},${id('SP000001')}` },
    })
    expect(other.status).toBe(400)
  })

  it('has goods no longer used as long as any store holds something of them', async () => {
    const codes = async (query: Record<string, string> = {}) => {
      const { ListItem, TotalCount, arrSUM } = await read(query)
      expect(ListItem.length).toBe(TotalCount)
      return [ListItem.map((row: Anything) => row.ProductID).toSorted(), arrSUM.map((one: Anything) => one.Total)]
    }
    const asked: Record<string, string>[] = [
      {},
      // Compared by the balance, and joined to it; the others add up without single rows.
      { ColSort: 'QInstock', asc: 'False' },
      { filter: JSON.stringify([{ field: 'QInstock', op: 'ge', value: 0 }]) },
      { KeySearch: 'nuoc' },
      { Store_ID: stores[0]!.id },
      { state: '3' },
    ]
    const all = () => Promise.all(asked.map((query) => codes(query)))
    const before = await all()
    const stop = async (code: string, active: boolean) => {
      const { version, ...record } = await trade.info('Product', trade.ids[code]!)
      await trade.saved('Product', { ...record, version, active, confirm: ['stillInUse'] })
    }
    await stop('SP000001', false)
    expect(await all()).toEqual(before)
    const query = { source: 'ProductInStock', s_ID: [stores[1]!.id, trade.ids['SP000001']!].join(',') }
    const begun = (await trade.call('Trans', 'getInfoFrom', null, { query })).body.Data
    expect(begun.lines).toMatchObject([{ ProductID: 'SP000001' }])
    const sheet = await trade.data('ProductInStock', 'ExportList')
    const { sheets } = await readXlsx(Buffer.from(sheet.ListItem as string, 'base64'))
    expect(sheets[0]!.rows.slice(4, -1).filter((row) => row[0] === 'SP000001').length).toBe(2)
    // Nothing is left of the second.
    await stop('SP000002', false)
    expect((await codes())[0]).toEqual(['SP000001', 'SP000001', 'SP000003', 'SP000003'])
    for (const code of ['SP000001', 'SP000002']) await stop(code, true)
    expect(await all()).toEqual(before)
  })

  it('goes into a workbook with the sums', async () => {
    const { ListItem } = await trade.data('ProductInStock', 'ExportList', { state: '1' })
    const { sheets } = await readXlsx(Buffer.from(ListItem as string, 'base64'))
    const sheet = sheets[0]!.rows
    expect([sheet[0]![0], sheet[1]![0]]).toEqual(['Danh sách hàng tồn kho', 'Tình trạng tồn: Dưới mức tối thiểu'])
    expect(sheet.slice(4, -1).length).toBe(wanted().filter(isIn['1']!).length)
    expect(sheet.at(-1)![5]).toBe(17.5)
  })

  it('tells costs only to those who may see them', async () => {
    const group = await trade.saved('ApiGroupUser', {
      Code: 'XEMKHO',
      Name: 'Xem kho',
      permissions: [
        { FuncID: 'ProductInStock', R: true },
        { FuncID: 'ExportExcel', R: true },
      ],
    })
    await trade.saved('ApiListUser', { UserName: 'xemkho', password: 'matkhau1', groupId: group, email: 'x@tonkho.vn' })
    const admin = trade.token
    const token = await trade.signIn('tonkho', 'xemkho', 'matkhau1')
    const ask = async (query: Record<string, string>) =>
      (await trade.call('ProductInStock', 'getlist', null, { token, query })).body
    const { ListItem, arrSUM } = (await ask({})).Data
    expect(new Set(ListItem.flatMap((row: Anything) => [row.averageCost, row.value]))).toEqual(new Set([null]))
    expect(arrSUM.map((one: Anything) => one.Total)).toEqual([23.5, null])
    for (const query of [{ ColSort: 'value' }, { ColSort: 'averageCost' }])
      expect((await ask(query)).ErrorCode).toBe(-1)
    const sheet = (await trade.call('ProductInStock', 'ExportList', null, { token })).body.Data.ListItem
    const { sheets } = await readXlsx(Buffer.from(sheet as string, 'base64'))
    expect(sheets[0]!.rows[3]).not.toContain('Giá trị tồn')
    expect((await trade.call('CashFlow', 'getlist', null, { token })).status).toBe(403)
    const query = { source: 'ProductInStock', s_ID: `${stores[0]!.id},${trade.ids['SP000001']}` }
    expect((await trade.call('Trans', 'getInfoFrom', null, { token, query })).status).toBe(403)
    await trade.makeTenant('khoxa')
    const other = await trade.signIn('khoxa')
    const { body } = await trade.call('ProductInStock', 'getlist', null, { tenant: 'khoxa', token: other })
    expect(body.Data.TotalCount).toBe(0)
    const strange = await trade.call('Trans', 'getInfoFrom', null, { tenant: 'khoxa', token: other, query })
    expect(strange.body.ErrorCode).toBe(-1)
    expect(admin).not.toBe(token)
  })
})
