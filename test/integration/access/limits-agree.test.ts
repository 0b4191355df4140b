/** A user limited to a store is told of it what a business is told that has no other: rows, sums and figures. */
import { beforeAll, describe, expect, it } from 'vitest'
import { BEGINNING } from '#reports/_shared/beginning-size.ts'
import { limitTo } from '#test/support/limits.ts'
import { functionIds } from '#model/right.ts'
import { reports } from '#reports/all.ts'
import { linesOf, openTrade, type Trade } from '../../support/trade.ts'
import type { Anything } from '../../support/app.ts'

// Reports begin early, as those of large businesses do.
limitTo(BEGINNING, { rows: 2, longFrom: 1, largestShare: 1 })

/** Both businesses have two stores, in the first of which only one of them does anything. */
const whole = await openTrade('catiem')
const alone = await openTrade('mottiem')
let token = ''

type Step = (trade: Trade, store: string, code: string) => Promise<unknown>
const steps: readonly Step[] = [
  (trade, Store_ID, code) =>
    trade.saved('Import', {
      NumberID: `PN${code}`,
      dtDate: '2026-09-28',
      Store_ID,
      Object_ID: trade.ids['NCC000001'],
      lines: linesOf(trade, { SP000001: [100, 700], SP000002: [40, 900] }),
    }),
  (trade, Store_ID, code) =>
    trade.saved('Order', {
      NumberID: `BH${code}`,
      dtDate: '2026-10-05',
      Store_ID,
      Object_ID: trade.ids['KH000001'],
      lines: linesOf(trade, { SP000001: [12, 1000], SP000002: [3, 1500] }),
    }),
  (trade, Store_ID, code) =>
    trade.saved('Order', {
      NumberID: `BI${code}`,
      dtDate: '2026-11-12',
      Store_ID,
      Object_ID: trade.ids['KH000002'],
      lines: linesOf(trade, { SP000001: [7, 1100] }),
    }),
  (trade, Store_ID, code) =>
    trade.saved('PurchaseOrder', {
      NumberID: `DH${code}`,
      dtDate: '2026-11-13',
      Store_ID,
      Object_ID: trade.ids['KH000002'],
      lines: linesOf(trade, { SP000002: [5, 1400] }),
    }),
  async (trade, Store_ID, code) => {
    const bills = await trade.data('Order', 'getlist', {
      KeySearch: `BH${code}`,
      FromDate: '2026-10-01',
      ToDate: '2026-10-31',
    })
    const bill = await trade.info('Order', bills.ListItem[0].s_ID)
    const [line] = bill.lines
    return trade.saved('ImportReturn', {
      NumberID: `TH${code}`,
      dtDate: '2026-11-14',
      Store_ID,
      Object_ID: trade.ids['KH000001'],
      billId: bill.s_ID,
      lines: [{ ...line, lineId: undefined, sourceLineId: line.lineId, Qty: 2 }],
    })
  },
  // An invoice has no store of its own: it is seen where its bill is.
  async (trade, _store, code) => {
    const query = { KeySearch: `BI${code}`, FromDate: '2026-11-01', ToDate: '2026-11-30' }
    const [bill] = (await trade.data('Order', 'getlist', query)).ListItem
    const { ListItem } = await trade.data('OrderTax', 'getInfoFromOrder', {}, [bill.s_ID])
    return trade.saved('OrderTax', {
      ...ListItem[0],
      NumberID: `HDT${code}`,
      NgayHoadon: '2026-11-15',
      SoHieuHD: 'C26TAA',
    })
  },
  // A parcel that arrived is still to be paid, another is on its way.
  async (trade, Store_ID, code) => {
    const delivery = {
      type: 2,
      NVC_ID: trade.ids['NVC01'],
      receiverName: 'Hương',
      receiverPhone: '0912000004',
      receiverAddress: 'Cần Thơ',
      feePayer: 1,
      codAmount: 1000,
      carrierFee: 300,
    }
    for (const [prefix, isThere] of [
      ['BX', true],
      ['BY', false],
    ] as const) {
      const s_ID = await trade.saved('Order', {
        NumberID: `${prefix}${code}`,
        dtDate: '2026-11-16',
        Store_ID,
        Object_ID: trade.ids['KH000002'],
        lines: linesOf(trade, { SP000001: [2, 1000] }),
      })
      const parcel = await trade.data('Order', 'ChuyenGiaohang', {}, { s_ID, dtDate: '2026-11-16', delivery })
      const arrived = { s_ID: parcel.s_ID, shipStatus: 4, date: '2026-11-17' }
      if (isThere) await trade.data('Shipping', 'UpdateStatus', {}, arrived)
    }
  },
]

beforeAll(async () => {
  for (const trade of [whole, alone]) {
    trade.ids['KHO02'] = await trade.saved('ApiListStore', { Code: 'KHO02', Name: 'Kho hai' })
    trade.ids['NVC01'] = await trade.saved('ApiListCarrier', { Code: 'NVC01', Name: 'Giao nhanh' })
  }
  for (const step of steps) {
    await step(whole, whole.ids['KHO01']!, '900001')
    for (const trade of [whole, alone]) await step(trade, trade.ids['KHO02']!, '000001')
  }
  const permissions = functionIds.map((FuncID) => ({ FuncID, full: true }))
  const groupId = await whole.saved('ApiGroupUser', { Code: 'K', Name: 'K', permissions })
  await whole.saved('ApiListUser', {
    UserName: 'khohai',
    password: 'matkhau1',
    groupId,
    email: 'khohai@catiem.vn',
    storeIds: [whole.ids['KHO02']],
  })
  token = await whole.signIn('catiem', 'khohai', 'matkhau1')
})

/** Ids differ between the two, and numbers of parcels, which nobody types; opening rows and names do not. */
const plain = (value: Anything): Anything =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      /^(?:shipNumber|s_ID|.*Id|.*_ID|ids)$/.test(key) && key !== 'Product_ID' ? undefined : inner,
    ),
  )

const days = { fromDate: '2026-01-01', toDate: '2026-12-31' }

/** The same question to both; null where one refuses it. */
const asked = async (module: string, name: string, query: Record<string, string>, body: (trade: Trade) => Anything) => {
  const both = await Promise.all([
    whole.call(module, name, body(whole), { token, tenant: 'catiem', query }),
    alone.call(module, name, body(alone), { token: alone.token, tenant: 'mottiem', query }),
  ])
  for (const { body: answer } of both) expect(answer.ErrorCode, `${module}/${name} ${answer.ErrorMessage}`).toBe(0)
  return both.map(({ body: answer }) => plain(answer.Data)) as [Anything, Anything]
}

describe('the same as of a business with this store alone', () => {
  const isOfDebts = (right: string) => /ReportReceivable|ReportPayable/.test(right)
  it.each(reports.filter(({ right }) => !isOfDebts(right)).map(({ name, wire }) => [name, wire.path] as const))(
    'report %s',
    async (_, path) => {
      const [module, name] = path.split(/\/(.*)/) as [string, string]
      const conditions = ({ ids }: Trade) => ({
        ...days,
        nItem: '10',
        IsQty: 1,
        Method_ID: 0,
        lstStore: [ids['KHO01'], ids['KHO02']],
        Product_ID: /Thekho/.test(path) ? ids['SP000001'] : '',
        ...(/GoodsOf/.test(path) && { Object_ID: ids[/Customer/.test(path) ? 'KH000001' : 'NCC000001'] }),
      })
      const [seen, expected] = await asked(module, name, { ...days, nItem: '10', IsQty: '1' }, conditions)
      expect(seen.ListItem).toEqual(expected.ListItem)
      expect(seen.arrSUM).toEqual(expected.arrSUM)
      expect(expected.ListItem.length).toBeGreaterThan(0)
    },
  )

  it.each(['Order', 'Import', 'ImportReturn', 'PurchaseOrder'])('list %s', async (module) => {
    const query = { FromDate: '2026-01-01', ToDate: '2026-12-31' }
    const [seen, expected] = await asked(module, 'getlist', query, () => null)
    const figures = ({ ListItem, arrSUM, TotalCount }: Anything) => ({
      TotalCount,
      arrSUM,
      rows: ListItem.map(({ NumberID, TotalTax }: Anything) => [NumberID, TotalTax]),
    })
    expect(figures(seen)).toEqual(figures(expected))
    expect(seen.TotalCount).toBeGreaterThan(0)
  })

  it('products in stock, of all stores, and the start page', async () => {
    const [seen, expected] = await asked('ProductInStock', 'getlist', {}, () => null)
    const inSecond = ({ ListItem }: Anything) =>
      ListItem.filter((row: Anything) => row.StoreName === 'Kho hai').map((row: Anything) => ({
        ...row,
        Product_ID: '',
      }))
    expect(seen.ListItem.map((row: Anything) => row.StoreName)).toEqual(['Kho hai', 'Kho hai', 'Kho hai'])
    expect(inSecond(seen)).toEqual(inSecond(expected))
    expect(seen.arrSUM).toEqual(expected.arrSUM)
    const range = { FromDate: '2026-11-01', ToDate: '2026-11-30' }
    const [mine, theirs] = await asked('Dashboard', 'getInfo', range, () => null)
    for (const part of ['sales', 'salesByDay', 'topProducts', 'topCustomers', 'stock'])
      expect(mine[part], part).toEqual(theirs[part])
  })

  it('debts are those of the whole business, and the rows of other stores tell nothing but day and amount', async () => {
    const ask = async (as: string) =>
      (await whole.call('ReportOfOrder', 'rptChitietcongno', null, { token: as, tenant: 'catiem', query: days })).body
        .Data
    const [seen, all] = [await ask(token), await ask(whole.token)]
    expect(seen.arrSUM).toEqual(all.arrSUM)
    expect(seen.TotalCount).toBe(all.TotalCount)
    const hidden = all.ListItem.flatMap((row: Anything, index: number) =>
      /900001/.test(JSON.stringify(row)) ? [seen.ListItem[index]] : [],
    )
    expect(hidden.length).toBe(6)
    expect(JSON.stringify(seen)).not.toContain('900001')
    expect(hidden.map((row: Anything) => row.diengiai)).toEqual(['', '', '', '', '', ''])
  })
})

describe('debts by voucher', () => {
  it.each(['ReportOfOrder', 'ReportOfImport'])(
    'of %s are whole, and name no voucher of another store',
    async (module) => {
      const ask = async (by: string): Promise<Anything> =>
        (await whole.call(module, 'rptDebtOverVouchers', days, { token: by, tenant: 'catiem' })).body.Data
      const [seen, all] = [await ask(token), await ask(whole.token)]
      expect(seen.arrSUM).toEqual(all.arrSUM)
      const told = all.ListItem.map(({ documentId, documentKind, ...row }: Anything) =>
        row.sophieu.endsWith('900001') ? { ...row, sophieu: '' } : { ...row, documentId, documentKind },
      )
      const inOrder = (rows: Anything[]) =>
        rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()
      expect(inOrder(seen.ListItem)).toEqual(inOrder(told))
      expect(told.some(({ sophieu }: Anything) => sophieu === '')).toBe(true)
    },
  )
})
