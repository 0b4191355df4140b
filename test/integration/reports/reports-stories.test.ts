/** Stories of costing (E) and debts (D) of the domain notes, as the reports tell them. */
import { describe, expect, it } from 'vitest'
import { removeDocuments } from '#engine/document/remove.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { refusals } from '#test/support/refused.ts'
import { requestReport, cells, totals } from '#test/support/reports.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'
import { addRecords, lineOf, openDebt, openingOf } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' }

const receive = (shop: Shop, date: string, quantity: number, unitPrice: number, product = 'SP1', store = 'K1') =>
  shop.save('purchaseReceipt', { date, store, partner: 'NCC1' }, [{ product, quantity, unitPrice, vatRate: 0 }])
const sell = (shop: Shop, date: string, quantity: number, more: Record<string, unknown> = {}, store = 'K1') =>
  shop.save('salesBill', { date, store, partner: 'KH1' }, [
    { product: 'SP1', quantity, unitPrice: 1, vatRate: 0, ...more },
  ])
const takeBack = async (shop: Shop, date: string, bill: string, quantity: number) =>
  shop.save('salesReturn', { date, store: 'K1', partner: 'KH1', bill }, [
    { product: 'SP1', quantity, unitPrice: 1, vatRate: 0, sourceLine: await lineOf(shop, 'salesBill', bill, 0) },
  ])
/** Opening, in, out, closing: each quantity and value. */
const movement = async (shop: Shop, stores: string[], range = march) =>
  cells(
    await requestReport(shop, 'detailImportInventory', {
      ...range,
      Product_ID: '',
      lstStore: stores.map((one) => shop.ids[one]),
    }),
    'ProductID',
    'QBegin',
    'CBegin',
    'QInput',
    'CInput',
    'QOutput',
    'COutput',
    'QInstock',
    'CInstock',
  )
const card = async (shop: Shop, stores = ['K1']) =>
  cells(
    await requestReport(shop, 'detailTagStore', {
      ...march,
      Product_ID: shop.ids['SP1'],
      lstStore: stores.map((one) => shop.ids[one]),
    }),
    'Price',
    'Input',
    'Output',
    'Instock',
  )

const service = (shop: Shop, date: string, amount: number, more: Record<string, unknown> = {}) =>
  shop.save('salesBill', { date, store: 'K1', partner: 'KH1', ...more }, [
    { product: 'DV', quantity: 1, unitPrice: amount, vatRate: 0 },
  ])
const pay = (shop: Shop, date: string, lines: [string, number, string?][]) =>
  shop.save(
    'incomeVoucher',
    { date, partner: 'KH1', voucherType: 1, paymentMethod: 1 },
    lines.map(([voucher, amount, voucherModule = 'Order']) => ({ voucherModule, voucher, amount })),
  )
const overdue = async (shop: Shop, toDate: string) =>
  cells(
    await requestReport(shop, 'overDueDebtsCollect', { toDate }),
    'Tongno',
    'NoOver',
    'T1_15',
    'T16_30',
    'T31_45',
    'TOver_45',
  )
const debts = async (shop: Shop, range: { fromDate: string; toDate: string }) =>
  cells(await requestReport(shop, 'sumReceivableDebts', range), 'dauky', 'phatsinh', 'thanhtoan', 'trahang', 'conlai')

it('E1: returns come back at the cost they left with', async () => {
  const shop = await openShop(database)
  await shop.save('openingStock', { date: '2026-03-01', store: 'K1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 5_000_000 },
  ])
  await receive(shop, '2026-03-02', 5, 6_000_000)
  const bill = await sell(shop, '2026-03-03', 2)
  await receive(shop, '2026-03-04', 7, 7_000_000)
  await takeBack(shop, '2026-03-05', bill.id, 1)
  await takeBack(shop, '2026-03-06', bill.id, 1)
  expect(await card(shop)).toEqual([
    [0, 0, 0, 10],
    [6_000_000, 5, 0, 15],
    [5_333_333.5, 0, 2, 13],
    [7_000_000, 7, 0, 20],
    [5_333_334, 1, 0, 21],
    [5_333_333, 1, 0, 22],
  ])
  expect(await movement(shop, ['K1'])).toEqual([
    ['SP1', 10, 50_000_000, 14, 89_666_667, 2, 10_666_667, 22, 129_000_000],
  ])
})

/** Goods come and go by trade, or for another reason (contract documents §23, §24): the costs are the same. */
const ways = [
  ['bought and sold', 'purchaseReceipt', 'salesBill', { in: {}, out: {} }],
  ['brought in and taken out', 'otherIn', 'otherOut', { in: { method: 'NTANG' }, out: { method: 'XHUY' } }],
] as const
describe.each(ways)('goods %s', (_, came, went, reason) => {
  const untaxed = came === 'otherIn' ? {} : { vatRate: 0 }
  const comes = (shop: Shop, date: string, quantity: number, unitPrice: number, product = 'SP1', store = 'K1') =>
    shop.save(came, { date, store, partner: 'NCC1', ...reason.in }, [{ product, quantity, unitPrice, ...untaxed }])
  const goes = (shop: Shop, date: string, quantity: number, more: Record<string, unknown> = {}, store = 'K1') =>
    shop.save(went, { date, store, partner: 'KH1', ...reason.out }, [
      { product: 'SP1', quantity, ...(went === 'otherOut' ? {} : { unitPrice: 1, vatRate: 0 }), ...more },
    ])

  it('E2: what empties the store takes the whole rest', async () => {
    const shop = await openShop(database)
    await comes(shop, '2026-03-01', 10, 100)
    await comes(shop, '2026-03-02', 10, 200)
    await goes(shop, '2026-03-03', 5)
    await comes(shop, '2026-03-04', 10, 300)
    await goes(shop, '2026-03-05', 25)
    expect((await card(shop)).map(([price]) => price)).toEqual([0, 100, 200, 150, 300, 210])
    expect(await movement(shop, ['K1'])).toEqual([['SP1', 0, 0, 30, 6000, 30, 6000, 0, 0]])
    expect(await movement(shop, ['K1'], { fromDate: '2026-04-01', toDate: '2026-04-30' })).toEqual([])
  })

  // R10@100, X15 at 100, X5 at the last cost, R20@130: covering the ten missing costs 300 more, which counts as output.
  it('E3: a receipt into negative stock corrects the cost of what left before it', async () => {
    const shop = await openShop(database, { negativeStock: 2 })
    await comes(shop, '2026-03-01', 10, 100)
    await goes(shop, '2026-03-02', 15)
    await goes(shop, '2026-03-03', 5)
    await comes(shop, '2026-03-04', 20, 130)
    expect(await movement(shop, ['K1'])).toEqual([['SP1', 0, 0, 30, 3600, 20, 2300, 10, 1300]])
    expect(await movement(shop, ['K1'], { fromDate: '2026-03-04', toDate: '2026-03-04' })).toEqual([
      ['SP1', -10, -1000, 20, 2600, 0, 300, 10, 1300],
    ])
    expect(await card(shop)).toEqual([
      [0, 0, 0, 0],
      [100, 10, 0, 10],
      [100, 0, 15, -5],
      [100, 0, 5, -10],
      [130, 20, 0, 10],
    ])
    const held = await requestReport(shop, 'detailInventory', { toDate: '2026-03-03', lstStore: [shop.ids['K1']] })
    expect(cells(held, 'QInstock', 'Note')).toEqual([[-10, '']])
  })

  it('E4: a receipt dated back changes the cost of what was sold after it, and its removal changes it back', async () => {
    const shop = await openShop(database)
    await comes(shop, '2026-03-05', 10, 100)
    await goes(shop, '2026-03-20', 5)
    expect(await movement(shop, ['K1'])).toEqual([['SP1', 0, 0, 10, 1000, 5, 500, 5, 500]])
    const late = await comes(shop, '2026-03-10', 10, 300)
    expect(await movement(shop, ['K1'])).toEqual([['SP1', 0, 0, 20, 4000, 5, 1000, 15, 3000]])
    expect((await card(shop)).at(-1)).toEqual([200, 0, 5, 15])
    await shop.run((scope) => removeDocuments(scope, registry.documents.get(came)!, [late.id]))
    expect(await movement(shop, ['K1'])).toEqual([['SP1', 0, 0, 10, 1000, 5, 500, 5, 500]])
  })

  it('E11: free goods, cartons, and no residue', async () => {
    const shop = await openShop(database)
    const head = { date: '2026-03-01', store: 'K1', partner: 'NCC1', ...reason.in }
    await shop.save(came, head, [
      { product: 'SP2', quantity: 10, unitPrice: 100_000, ...untaxed },
      { product: 'SP2', quantity: 1, unitPrice: 0, ...untaxed },
    ])
    await shop.save(came, head, [
      { product: 'SP1', unit: 'THUNG', quantity: 10, unitPrice: 240_000, ...untaxed },
      { product: 'SP3', quantity: 3, unitPrice: 33_333.3333, ...untaxed },
    ])
    await goes(shop, '2026-03-02', 4, { product: 'SP2' })
    await goes(shop, '2026-03-02', 6)
    await goes(shop, '2026-03-03', 3, { unit: 'THUNG' })
    for (const date of ['2026-03-04', '2026-03-05', '2026-03-06']) await goes(shop, date, 1, { product: 'SP3' })
    expect(await movement(shop, ['K1'])).toEqual([
      ['SP1', 0, 0, 240, 2_400_000, 78, 780_000, 162, 1_620_000],
      ['SP2', 0, 0, 11, 1_000_000, 4, 363_636, 7, 636_364],
      ['SP3', 0, 0, 3, 100_000, 3, 100_000, 0, 0],
    ])
    expect(
      cells(
        await requestReport(shop, 'detailInventory', { toDate: '2026-03-31', lstStore: [shop.ids['K1']] }),
        'ProductID',
        'QInstock',
        'Note',
      ),
    ).toEqual([
      ['SP1', 162, '6 Thùng 18 Cái'],
      ['SP2', 7, ''],
    ])
  })

  it('E13: every store has its own average', async () => {
    const shop = await openShop(database)
    await comes(shop, '2026-03-01', 10, 100_000)
    await comes(shop, '2026-03-01', 10, 140_000, 'SP1', 'K2')
    await goes(shop, '2026-03-02', 5, {}, 'K2')
    expect(await movement(shop, ['K2'])).toEqual([['SP1', 0, 0, 10, 1_400_000, 5, 700_000, 5, 700_000]])
    expect(await movement(shop, ['K1', 'K2'])).toEqual([['SP1', 0, 0, 20, 2_400_000, 5, 700_000, 15, 1_700_000]])
  })

  it('E5: on one day, what comes is valued before what goes', async () => {
    const shop = await openShop(database)
    await comes(shop, '2026-03-01', 10, 100)
    await goes(shop, '2026-03-02', 5)
    await comes(shop, '2026-03-02', 10, 300)
    expect(await movement(shop, ['K1'])).toEqual([['SP1', 0, 0, 20, 4000, 5, 1000, 15, 3000]])
  })

  it('E6: what is taken out in the past makes a later day short: refused, or valued again', async () => {
    const shop = await openShop(database)
    const story = async (one: Shop) => {
      await comes(one, '2026-03-01', 5, 100)
      await comes(one, '2026-03-05', 10, 200)
      await goes(one, '2026-03-10', 12)
    }
    await story(shop)
    expect(await refusals(goes(shop, '2026-03-03', 7))).toEqual(['stockShort'])
    const lenient = await openShop(database, { negativeStock: 2 })
    await story(lenient)
    await goes(lenient, '2026-03-03', 7)
    // 700 and 2,400, and 200 that covering the two missing costs more.
    expect(await movement(lenient, ['K1'])).toEqual([['SP1', 0, 0, 15, 2500, 19, 3300, -4, -800]])
  })
})

it('E8: a transfer enters at exactly what it left with', async () => {
  const shop = await openShop(database)
  await shop.save('openingStock', { date: '2026-02-28', store: 'K1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 5_000_000 },
  ])
  await shop.save('openingStock', { date: '2026-02-28', store: 'K2' }, [
    { product: 'SP1', quantity: 4, unitPrice: 5_000_000 },
  ])
  await receive(shop, '2026-02-28', 5, 6_000_000)
  await shop.save('stockTransfer', { date: '2026-03-02', store: 'K1', toStore: 'K2' }, [
    { product: 'SP1', quantity: 5 },
  ])
  expect(await movement(shop, ['K1'])).toEqual([['SP1', 15, 80_000_000, 0, 0, 5, 26_666_667, 10, 53_333_333]])
  expect(await movement(shop, ['K2'])).toEqual([['SP1', 4, 20_000_000, 5, 26_666_667, 0, 0, 9, 46_666_667]])
  expect(await movement(shop, ['K1', 'K2'])).toEqual([
    ['SP1', 19, 100_000_000, 5, 26_666_667, 5, 26_666_667, 19, 100_000_000],
  ])
  expect(await card(shop, ['K2', 'K1'])).toEqual([
    [0, 0, 0, 19],
    [5_333_333.4, 0, 5, 14],
    [5_333_333.4, 5, 0, 19],
  ])
})

it('A4: the closing is the opening, plus in, minus out', async () => {
  const shop = await openShop(database)
  await shop.save('openingStock', { date: '2026-02-28', store: 'K1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 100_000 },
  ])
  await receive(shop, '2026-03-01', 10, 120_000)
  const bill = await sell(shop, '2026-03-02', 5)
  await takeBack(shop, '2026-03-03', bill.id, 1)
  await shop.save('stockTransfer', { date: '2026-03-04', store: 'K1', toStore: 'K2' }, [
    { product: 'SP1', quantity: 4 },
  ])
  expect(await movement(shop, ['K1'])).toEqual([['SP1', 10, 1_000_000, 11, 1_310_000, 9, 990_000, 12, 1_320_000]])
})

it('D1: what a receipt settles is no longer open', async () => {
  const shop = await openShop(database)
  const bills = [
    await service(shop, '2026-10-01', 5_000_000),
    await service(shop, '2026-10-02', 3_000_000),
    await service(shop, '2026-10-03', 4_000_000, { dueDate: '2026-10-30' }),
  ]
  await pay(shop, '2026-10-05', [
    [bills[0]!.id, 5_000_000],
    [bills[1]!.id, 2_000_000],
  ])
  expect(await overdue(shop, '2026-10-10')).toEqual([[5_000_000, 4_000_000, 1_000_000, 0, 0, 0]])
  expect(await overdue(shop, '2026-10-04')).toEqual([[12_000_000, 4_000_000, 8_000_000, 0, 0, 0]])
})

it('D1: amounts of any size stay exact', async () => {
  const shop = await openShop(database)
  const bill = await service(shop, '2026-10-01', 900_000_000_001)
  await pay(shop, '2026-10-05', [[bill.id, 900_000_000_000]])
  expect(await overdue(shop, '2026-10-04')).toEqual([[900_000_000_001, 0, 900_000_000_001, 0, 0, 0]])
  expect(await overdue(shop, '2026-10-05')).toEqual([[1, 0, 1, 0, 0, 0]])
})

it('D2: debts by how long they are overdue on 30/11/2026', async () => {
  const shop = await openShop(database)
  const first = await service(shop, '2026-10-01', 5_000_000, { paymentTerm: 'TT30' })
  await pay(shop, '2026-11-02', [[first.id, 2_000_000]])
  const bills: [string, string | null, number][] = [
    ['2026-10-25', 'TT15', 3_000_000],
    ['2026-11-10', 'TT15', 4_000_000],
    ['2026-11-20', 'TT30', 2_500_000],
    ['2026-09-01', 'TT30', 1_000_000],
    ['2026-11-15', 'TT15', 700_000],
    ['2026-11-15', null, 800_000],
    ['2026-11-14', null, 900_000],
    ['2026-10-01', 'TT15', 600_000],
    ['2026-10-15', null, 400_000],
  ]
  for (const [date, paymentTerm, amount] of bills) await service(shop, date, amount, { paymentTerm })
  expect(await overdue(shop, '2026-11-30')).toEqual([[16_900_000, 3_200_000, 4_800_000, 6_900_000, 600_000, 1_400_000]])
  expect(totals(await requestReport(shop, 'overDueDebtsCollect', { toDate: '2026-11-30' }))).toEqual([
    16_900_000, 4_800_000, 6_900_000, 600_000, 1_400_000, 3_200_000,
  ])
})

it('D5: money given back for a return is a payment below zero', async () => {
  const shop = await openShop(database)
  const bill = await service(shop, '2026-03-01', 5_400_000, { paid: 5_400_000 })
  await shop.save('salesReturn', { date: '2026-03-05', store: 'K1', partner: 'KH1', bill: bill.id, paid: 1_080_000 }, [
    { product: 'DV', quantity: 1, unitPrice: 1_080_000, vatRate: 0 },
  ])
  const detail = await requestReport(shop, 'detailsReceivableDebts', { ...march, ObjID: shop.ids['KH1'] })
  expect(cells(detail, 'sophieu', 'diengiai', 'phatsinh', 'trahang', 'thanhtoan', 'conlai')).toEqual([
    ['', 'Số dư đầu kỳ', 0, 0, 0, 0],
    ['BH000001', 'Hóa đơn bán hàng', 5_400_000, 0, 0, 5_400_000],
    ['PT000001', 'Thu tiền BH000001', 0, 0, 5_400_000, 0],
    ['TH000001', 'Khách trả hàng', 0, 1_080_000, 0, -1_080_000],
    ['PC000001', 'Hoàn tiền TH000001', 0, 0, -1_080_000, 0],
  ])
  expect(await debts(shop, march)).toEqual([[0, 5_400_000, 4_320_000, 1_080_000, 0]])
  expect(await overdue(shop, '2026-03-31')).toEqual([])
})

it('D5: what was returned and not given back is credit', async () => {
  const shop = await openShop(database)
  const bill = await service(shop, '2026-03-01', 5_400_000, { paid: 5_400_000 })
  await shop.save('salesReturn', { date: '2026-03-05', store: 'K1', partner: 'KH1', bill: bill.id }, [
    { product: 'DV', quantity: 1, unitPrice: 1_080_000, vatRate: 0 },
  ])
  expect(await overdue(shop, '2026-03-31')).toEqual([[-1_080_000, -1_080_000, 0, 0, 0, 0]])
  await service(shop, '2026-03-10', 3_000_000)
  expect(await overdue(shop, '2026-03-31')).toEqual([[1_920_000, -1_080_000, 0, 3_000_000, 0, 0]])
})

it('D6: opening debts are settled like bills, and one below zero is a prepayment', async () => {
  const shop = await openShop(database)
  await openDebt(shop, 'KH1', { receivable: 12_000_000, date: '2026-10-01', due: '2026-10-15' })
  await openDebt(shop, 'KH2', { receivable: -500_000, date: '2026-10-01', due: '2026-10-01' })
  await pay(shop, '2026-10-20', [[await openingOf(shop, 'KH1'), 8_000_000, 'Opening']])
  expect(await overdue(shop, '2026-10-31')).toEqual([
    [4_000_000, 0, 0, 4_000_000, 0, 0],
    [-500_000, -500_000, 0, 0, 0, 0],
  ])
  expect(await overdue(shop, '2026-10-19')).toEqual([
    [12_000_000, 0, 12_000_000, 0, 0, 0],
    [-500_000, -500_000, 0, 0, 0, 0],
  ])
  expect(await debts(shop, { fromDate: '2026-10-01', toDate: '2026-10-31' })).toEqual([
    [12_000_000, 0, 8_000_000, 0, 4_000_000],
    [-500_000, 0, 0, 0, -500_000],
  ])
})

it('D7: a document entered late changes the opening when it is dated before', async () => {
  const shop = await openShop(database)
  await service(shop, '2026-02-15', 3_000_000)
  const bill = await service(shop, '2026-03-02', 20_000_000)
  await pay(shop, '2026-03-10', [[bill.id, 15_000_000]])
  await shop.save('salesReturn', { date: '2026-03-20', store: 'K1', partner: 'KH1' }, [
    { product: 'DV', quantity: 1, unitPrice: 1_000_000, vatRate: 0 },
  ])
  expect(await debts(shop, march)).toEqual([[3_000_000, 20_000_000, 15_000_000, 1_000_000, 7_000_000]])
  await service(shop, '2026-02-20', 500_000)
  expect(await debts(shop, march)).toEqual([[3_500_000, 20_000_000, 15_000_000, 1_000_000, 7_500_000]])
})

it('amounts in another currency are told in the base currency', async () => {
  const shop = await openShop(database)
  await addRecords(shop, [['currency', 'USD', { name: 'Đô la Mỹ', decimals: 2, exchange_rate: 25_400 }]])
  await service(shop, '2026-03-01', 100.55, { currency: 'USD', exchangeRate: 25_400.5 })
  const answer = await requestReport(shop, 'detailMoneySaleCustomer', { ...march, Product_ID: '' })
  expect([cells(answer, 'Price', 'Total'), totals(answer)[2]]).toEqual([[[2_554_020.275, 2_554_020]], 2_554_020])
  expect(await debts(shop, march)).toEqual([[0, 2_554_020, 0, 0, 2_554_020]])
})

it('texts stand in Vietnamese order', async () => {
  const shop = await openShop(database)
  await shop.run(({ tx }) =>
    tx.batch([
      { text: `update product set code = 'ĐA' where code = 'SP1'`, values: [] },
      { text: `update product set code = 'DZ' where code = 'SP2'`, values: [] },
      { text: `update product set code = 'e1' where code = 'SP3'`, values: [] },
    ]),
  )
  for (const product of ['SP1', 'SP2', 'SP3']) await receive(shop, '2026-03-01', 1, 100, product)
  expect((await movement(shop, ['K1'])).map(([code]) => code)).toEqual(['DZ', 'ĐA', 'e1'])
})
