/** The parcels of the worked example: bills go out with a carrier, arrive, and the money comes back. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Anything } from '#test/support/app.ts'
import { openBook, steps } from '#test/support/example-book.ts'
import { workbookOf } from '#test/support/sheet.ts'
import { openExampleTenant, type ExampleTenant } from '#test/support/example-tenant.ts'
import { partOf } from '#wire/report.ts'
import { reportModules } from '#reports/queries.server.ts'
import { verify } from '../../scripts/lib/verification.ts'

const app = await createTestApp()
let tenant: ExampleTenant
const bills: Record<string, string> = {}
const parcels: Record<string, string> = {}
let carrier = ''

const ask = (path: string, body: unknown = null, query: Record<string, string> = {}): Promise<Anything> =>
  tenant.ask(path, body, query)
const bill = (number: string): Promise<Anything> => ask('Order/getInfo', null, { s_ID: bills[number]! })
const move = (parcel: string, shipStatus: number, more: Anything = {}): Promise<Anything> =>
  ask('Shipping/UpdateStatus', { s_ID: parcels[parcel], shipStatus, ...more })
const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912 000 002', receiverAddress: '34 Nguyễn Trãi' }
const handOver = async (number: string, dtDate: string, delivery: Anything): Promise<Anything> => {
  const answer = await ask('Order/ChuyenGiaohang', {
    s_ID: bills[number],
    dtDate,
    delivery: { type: 2, NVC_ID: carrier, ...receiver, feePayer: 1, ...delivery },
  })
  expect(answer.Description).toBe('ok')
  parcels[answer.NumberID] = answer.s_ID
  return answer
}
const verified = async (): Promise<void> => {
  const { isClean, text } = await verify(app.database, tenant)
  if (!isClean) throw new Error(text)
}

beforeAll(async () => {
  tenant = await openExampleTenant(app, 'vandon')
  await openBook(tenant).enterInOrder(steps.map(({ name }) => name))
  for (const { NumberID, s_ID } of (await ask('Order/getlist', null, { nItem: '50' })).ListItem) bills[NumberID] = s_ID
  carrier = (await ask('ApiListCarrier/UpdateDB', { Code: 'NVC01', Name: 'Giao Nhanh' })).s_ID
}, 120_000)

it('hands bills over, each once', async () => {
  const made = await handOver('BH000003', '2026-10-08', { codAmount: 0, carrierFee: 40000 })
  expect(made.ListItem).toEqual([
    { s_ID: parcels['VD000001'], shipNumber: 'VD000001', NumberID: 'BH000003', trackingCode: '' },
  ])
  await handOver('BH000004', '2026-10-12', { codAmount: 800000, carrierFee: 25000, trackingCode: 'GN123' })
  await handOver('BH000005', '2026-10-30', { codAmount: 500000, carrierFee: 30000 })
  expect(Object.keys(parcels)).toEqual(['VD000001', 'VD000002', 'VD000003'])
  const again = await ask('Order/ChuyenGiaohang', { s_ID: bills['BH000003'], delivery: {} })
  expect(again.Description).toBe('Hóa đơn đã chuyển giao')
  expect(await bill('BH000003')).toMatchObject({ shipStatus: 1, shipStatusName: 'Chờ lấy hàng', codCollected: 0 })
})

it('moves them as the table of states says', async () => {
  expect((await move('VD000001', 4, { date: '2026-10-09' })).Description).toBe('ok')
  expect((await move('VD000002', 4, { date: '2026-10-15' })).Description).toBe('ok')
  expect((await move('VD000003', 2)).Description).toBe('ok')
  expect((await move('VD000003', 1)).Description).toBe('Không thể chuyển từ Đang vận chuyển sang Chờ lấy hàng')
  expect(await bill('BH000004')).toMatchObject({ shipStatus: 4, codCollected: 800000, remaining: 396000 })
  const info = await ask('Shipping/getInfo', null, { s_ID: parcels['VD000002']! })
  expect(info).toMatchObject({ codAmount: 800000, codDue: 800000, fee: 25000, NumberID: 'BH000004' })
  expect(info.history.map((one: Anything) => one.status)).toEqual(['Chờ lấy hàng', 'Đã giao'])
  await verified()
})

it('keeps a bill that is on its way', async () => {
  const deleted = await ask('Order/DeleteDB', [bills['BH000005']])
  expect(deleted.ListItem).toMatchObject([
    { Description: 'Đơn hàng đã chuyển giao, không thể xóa', code: 'handedOver' },
  ])
  const cancelled = await ask('Order/Huy', [bills['BH000005']])
  expect(cancelled.ListItem).toMatchObject([{ Description: 'Đơn hàng đã chuyển giao, không thể hủy' }])
})

it('pays the fee by a voucher of one’s own', async () => {
  const saved = await ask('Outcome/UpdateDB', {
    iType: 2,
    dtDate: '2026-10-25',
    Method: 1,
    fundId: tenant.records['TM'],
    NVC_ID: carrier,
    Description: 'Trả cước VD000001',
    lines: [{ shipmentId: parcels['VD000001'], amount: 40000 }],
  })
  expect(saved).toMatchObject({ Description: 'ok', NumberID: 'PC000001' })
  const voucher = await ask('Outcome/getInfo', null, { s_ID: saved.s_ID })
  expect(voucher).toMatchObject({ DebtType: 4, NVC_ID: carrier, amount: 40000 })
  await verified()
})

const report = (from: string, to: string): Promise<Anything> =>
  ask('ReportOfShipping/rptDetail', null, { fromDate: from, toDate: to, NVC_ID: '' })
const sumsOf = (arrSUM: readonly Anything[]): number[] => arrSUM.map(({ Total }) => Total)

describe('its figures', () => {
  it('are those of the customers’ debts', async () => {
    const { ListItem, arrSUM } = await ask('ReportOfOrder/rptDebtTotal', {
      fromDate: '2026-10-01',
      toDate: '2026-10-31',
    })
    expect(
      ListItem.map(({ makh, dauky, phatsinh, thanhtoan, conlai }: Anything) => [
        makh,
        dauky,
        phatsinh,
        thanhtoan,
        conlai,
      ]),
    ).toEqual([
      ['KH002', 0, 1196000, 800000, 396000],
      ['KH001', 5189229, 993600, 3500000, 2682829],
      ['KH003', -500000, 2140668, 0, 1640668],
    ])
    expect(sumsOf(arrSUM)).toEqual([4689229, 4330268, 4300000, 0, 4719497, 500000])
  })

  it('are those of one customer, with the parcel in its own words', async () => {
    const asked = { ObjID: tenant.records['KH002']!, fromDate: '2026-09-01', toDate: '2026-10-31' }
    const { ListItem, arrSUM } = await ask('ReportOfOrder/rptChitietcongno', null, asked)
    expect(ListItem.at(-1)).toMatchObject({
      ngay: '2026-10-15',
      sophieu: 'VD000002',
      diengiai: 'Thu hộ COD BH000004',
      thanhtoan: 800000,
      conlai: 396000,
    })
    expect(sumsOf(arrSUM)).toEqual([2206880, 1810880, 0, 396000])
  })

  it('are those of the carriers', async () => {
    const { ListItem, arrSUM, carriers, TotalCount } = await report('2026-10-01', '2026-10-31')
    const names = ['codAmount', 'codDue', 'codPaid', 'codRemain', 'fee', 'feePaid', 'feeRemain']
    expect(
      ListItem.map((row: Anything) => [
        row.STT,
        row.shipNumber,
        row.NumberID,
        row.ObjID,
        row.handDate,
        row.deliveredDate,
        row.shipStatusName,
        ...names.map((name) => row[name]),
      ]),
    ).toEqual([
      [1, 'VD000001', 'BH000003', 'KH003', '2026-10-08', '2026-10-09', 'Đã giao', 0, 0, 0, 0, 40000, 40000, 0],
      [
        2,
        'VD000002',
        'BH000004',
        'KH002',
        '2026-10-12',
        '2026-10-15',
        'Đã giao',
        800000,
        800000,
        0,
        800000,
        25000,
        0,
        25000,
      ],
      [3, 'VD000003', 'BH000005', 'KH001', '2026-10-30', '', 'Đang vận chuyển', 500000, 0, 0, 500000, 0, 0, 0],
    ])
    expect(TotalCount).toBe(3)
    expect(sumsOf(arrSUM)).toEqual([1300000, 800000, 0, 1300000, 65000, 40000, 25000])
    expect(carriers).toEqual([
      {
        NVC_ID: carrier,
        Code: 'NVC01',
        Name: 'Giao Nhanh',
        codOpening: 0,
        codIncurred: 800000,
        codPaid: 0,
        codClosing: 800000,
        feeOpening: 0,
        feeIncurred: 65000,
        feePaid: 40000,
        feeClosing: 25000,
      },
    ])
    expect(await report('2026-09-01', '2026-09-30')).toMatchObject({ ListItem: [], carriers: [], TotalCount: 0 })
  })

  it('are shown on six pages, each its part', async () => {
    const answer = await report('2026-10-01', '2026-10-31')
    const shown = (name: string) => {
      const { definition } = reportModules.find((one) => one.definition.name === name)!
      const { ListItem, arrSUM } = partOf(definition, answer)
      return [ListItem.map((row: Anything) => row.shipNumber ?? row.Code), sumsOf(arrSUM as Anything)]
    }
    expect(shown('notdelivery')[0]).toEqual(['VD000002', 'VD000003'])
    expect(shown('detaildelivery')[0]).toEqual(['VD000002'])
    expect(shown('sumdelivery')).toEqual([['NVC01'], [0, 800000, 0, 800000, 0, 65000, 40000, 25000]])
    expect(shown('unpaidorder')[0]).toEqual(['VD000002'])
    expect(shown('detailshippingdebt')[0]).toEqual(['VD000001', 'VD000002'])
    expect(shown('sumshippingdebt')).toEqual([['NVC01'], [0, 800000, 0, 800000, 0, 65000, 40000, 25000]])
  })

  it('are those of the cash book', async () => {
    const { ListItem, arrSUM } = await ask('CashFlow/getlist', null, {
      FromDate: '2026-09-01',
      ToDate: '2026-10-31',
      fundId: tenant.records['TM']!,
    })
    expect(ListItem.find(({ NumberID }: Anything) => NumberID === 'PC000001')).toMatchObject({ out: 40000 })
    expect(sumsOf(arrSUM).slice(1, 3)).toEqual([5510880, 40000])
  })

  it('are those of the lists', async () => {
    const range = { FromDate: '2026-10-01', ToDate: '2026-10-31' }
    const all = await ask('Shipping/getlist', null, range)
    expect(all.ListItem.map(({ shipNumber }: Anything) => shipNumber)).toEqual(['VD000003', 'VD000002', 'VD000001'])
    expect(sumsOf(all.arrSUM)).toEqual([1300000, 0, 95000, 40000])
    expect((await ask('Shipping/getlist', null, { ...range, iStat: '2' })).TotalCount).toBe(1)
    expect((await ask('Shipping/getlist', null, { ...range, KeySearch: 'gn123' })).TotalCount).toBe(1)
    for (const open of ['1', '2'])
      expect(await ask('Shipping/getlist', null, { ...range, open })).toMatchObject({
        ListItem: [{ shipNumber: 'VD000002', codOpen: 800000, feeOpen: 25000 }],
      })
    await expect(ask('Shipping/getlist', null, { ...range, open: '3' })).rejects.toThrow('open')
    const cod = await ask('COD/getlist', null, range)
    expect(cod.ListItem.map(({ codRemain }: Anything) => codRemain)).toEqual([500000, 800000])
    // Of a parcel on its way nothing can be settled yet, of a fee that was paid nothing any more.
    for (const at of [0, 2]) expect(all.ListItem[at]).toMatchObject({ codOpen: 0, feeOpen: 0 })
    const bills = await ask('Order/getlist', null, { KeySearch: 'GN123' })
    expect(bills.ListItem).toMatchObject([{ NumberID: 'BH000004', shipStatusName: 'Đã giao' }])
    expect((await ask('Order/getlist', null, { shipStatus: '2' })).TotalCount).toBe(1)
    expect((await ask('Order/getlist', null, { shipStatus: '100' })).TotalCount).toBe(2)
    const overview = await ask('Shipping/overview', null, range)
    expect(overview).toMatchObject({ count: 3, delivered: 2, averageDays: 2, codReceivable: 800000, feePayable: 25000 })
  })
})

describe('settling', () => {
  const settle = (kind: number, ids: readonly string[], more: Anything = {}): Promise<Anything> =>
    ask('COD/Settle', {
      ids: ids.map((number) => parcels[number]),
      fundId: tenant.records['NH01'],
      dtDate: '2026-10-31',
      kind,
      ...more,
    })
  const stateOf = async (parcel: string): Promise<number> =>
    (await ask('Shipping/getInfo', null, { s_ID: parcels[parcel]! })).shipStatus

  it('takes what was collected in parts, and not more', async () => {
    const part = { amounts: { [parcels['VD000002']!]: 300000 } }
    const first = await settle(1, ['VD000002', 'VD000003'], part)
    expect(first).toMatchObject({ TotalCount: 1, ListItem: [{ NumberID: 'VD000003', code: 'nothingOfShipment' }] })
    expect(first.vouchers).toMatchObject([{ NumberID: 'BC000002', shipments: [parcels['VD000002']] }])
    const tooMuch = await settle(1, ['VD000002'], { amounts: { [parcels['VD000002']!]: 500001 } })
    expect(tooMuch).toMatchObject({ TotalCount: 0, ListItem: [{ code: 'allocatedTooMuch' }], vouchers: [] })
    expect(await stateOf('VD000002')).toBe(4)
    await verified()
  })

  it('makes a parcel reconciled by itself, and delivered again with the voucher gone', async () => {
    await settle(1, ['VD000002'])
    expect(await stateOf('VD000002')).toBe(4)
    const { vouchers } = await settle(2, ['VD000002'])
    expect(await stateOf('VD000002')).toBe(5)
    expect(await bill('BH000004')).toMatchObject({ shipStatus: 5, shipStatusName: 'Đã đối soát' })
    expect((await move('VD000002', 4)).Description).toBe('Không thể chuyển từ Đã đối soát sang Đã giao')
    await verified()
    expect((await ask('Outcome/DeleteDB', [vouchers[0].s_ID])).ListItem).toEqual([])
    expect(await stateOf('VD000002')).toBe(4)
    await verified()
  })

  it('settles nothing twice', async () => {
    expect(await settle(1, ['VD000002'])).toMatchObject({ TotalCount: 0, ListItem: [{ code: 'shipmentSettled' }] })
  })
})

describe('the file of a carrier', () => {
  const sent = async (rows: readonly (readonly unknown[])[], more: Anything = {}): Promise<Anything> =>
    ask('COD/ImportFile', {
      fileName: 'doi-soat.xlsx',
      fileToBytes: await workbookOf([['Mã vận đơn', 'COD', 'Phí', 'Ngày'], ...(rows as Anything)]),
      dryRun: true,
      ...more,
    })
  const codes = ({ differences }: Anything) => differences.map(({ row, code }: Anything) => [row, code])

  it('is compared with what is open, and changes nothing', async () => {
    const answer = await sent([
      ['GN123', '0', 25000, '01/11/2026'],
      ['GN123', 0, 25000],
      ['GN999', 1000, 0],
      ['VD000003', '500.000', 0],
      ['VD000001', 0, '40.000'],
    ])
    expect(answer.matched).toMatchObject([
      { shipNumber: 'VD000002', cod: 0, codExpected: 0, fee: 25000, feeExpected: 25000 },
    ])
    expect(codes(answer)).toEqual([
      [3, 'twice'],
      [4, 'unknownParcel'],
      [5, 'notDelivered'],
      [6, 'alreadyPaid'],
    ])
    expect(codes(await sent([['gn123', 800000, 25000]]))).toEqual([[2, 'alreadyPaid']])
    expect(codes(await sent([['GN123', 0, 24999]]))).toEqual([[2, 'feeDiffers']])
    expect((await sent([['GN123', 'nhiều', 0]])).errors).toMatchObject([{ code: 'notNumber' }])
  })

  it('settles what agrees, once', async () => {
    const rows = [['GN123', 0, 25000]]
    const settling = { dryRun: false, NVC_ID: carrier, fundId: tenant.records['TM'], dtDate: '2026-11-01' }
    expect((await sent(rows, { dryRun: false })).errors).toMatchObject([{ path: 'fundId' }])
    const first = await sent(rows, settling)
    expect(first).toMatchObject({ TotalCount: 1, vouchers: [{ NVC_ID: carrier, shipments: [parcels['VD000002']] }] })
    const again = await sent(rows, settling)
    expect([again.TotalCount, again.vouchers, codes(again)]).toEqual([0, [], [[2, 'alreadyPaid']]])
    await verified()
  })
})

it('begins with what a carrier owed before', async () => {
  const { version } = await ask('ApiListCarrier/getInfo', null, { s_ID: carrier })
  const opened = { s_ID: carrier, version, codOpening: 70_000, feeOpening: 9000 }
  expect((await ask('ApiListCarrier/UpdateDB', opened)).Description).toBe('ok')
  const { carriers } = await report('2026-12-01', '2026-12-31')
  expect(carriers).toMatchObject([{ codOpening: 70_000, codClosing: 70_000, feeOpening: 9000 }])
  await verified()
})

describe('what went another way', () => {
  it('comes back, with the fee for it', async () => {
    expect((await move('VD000003', 7)).Description).toBe('ok')
    expect((await move('VD000003', 8, { date: '2026-10-29' })).Description).toBe(
      'Ngày không được trước ngày giao cho vận chuyển',
    )
    expect((await move('VD000003', 8, { date: '2026-10-31', returnFee: 15000 })).Description).toBe('ok')
    const { ListItem } = await report('2026-10-01', '2026-10-31')
    expect(ListItem.at(-1)).toMatchObject({ shipNumber: 'VD000003', codAmount: 0, codRemain: 0, fee: 45000 })
    await verified()
  })

  it('is taken back before it left, and goes out again', async () => {
    const made = await ask('Order/UpdateDB', {
      dtDate: '2026-10-31',
      Object_ID: tenant.records['KH004'],
      Store_ID: tenant.records['K01'],
      lines: [{ Product_ID: tenant.records['SP003'], Qty: 1, Price: 60000, VAT: 10 }],
    })
    bills['BH'] = made.s_ID
    const handed = { codAmount: 66000, carrierFee: 10000 }
    const { NumberID: first } = await handOver('BH', '2026-10-31', handed)
    expect((await move(first, 9)).Description).toBe('ok')
    expect(await bill('BH')).toMatchObject({ shipStatus: 9 })
    const { NumberID: second } = await handOver('BH', '2026-10-31', handed)
    expect([first, second]).toEqual(['VD000004', 'VD000005'])
    expect((await move(first, 2)).Description).toBe('Không thể chuyển từ Đã hủy sang Đang vận chuyển')
    await move(second, 9)
    expect((await ask('Order/DeleteDB', [bills['BH']])).ListItem).toEqual([])
    expect(await ask('Shipping/getInfo', null, { s_ID: parcels[second]! })).toMatchObject({
      shipStatus: 9,
      NumberID: '',
    })
    await verified()
  })
})

describe('a hand-over that lacks something', () => {
  it('is one of several, which are made', async () => {
    const delivery = { type: 2, NVC_ID: carrier, ...receiver }
    const answer = await ask('Order/ChuyenGiaohang', [
      { s_ID: bills['BH000001'], delivery },
      { s_ID: bills['BH000003'], delivery },
      { s_ID: bills['BH000002'], delivery: { ...delivery, NVC_ID: '' } },
      null,
    ])
    expect(answer).toMatchObject({ TotalCount: 1, ListItem: [{ NumberID: 'BH000001' }] })
    expect(answer.errList.map(({ NumberID, code }: Anything) => [NumberID, code])).toEqual([
      ['BH000003', 'alreadyHandedOver'],
      ['BH000002', 'noCarrier'],
      ['', 'unreadable'],
    ])
    await verified()
  })
})
