/** A shop that gives a coupon: what each step did to debts, reports and VAT, worked out by hand. */
import { expect, test } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers } from '#engine/ledger/verify.ts'
import type { Anything } from '#test/support/app.ts'
import { openTrade, received } from '#test/support/trade.ts'
import { inside } from '../../scripts/lib/inside.ts'
import { verify } from '../../scripts/lib/verification.ts'

test('a coupon lowers what a customer owes, what was sold and its VAT, line by line, and goes back with the goods', async () => {
  const trade = await openTrade('tetnay')
  const { ids } = trade
  await received(trade, { SP000001: [100, 600], SP000002: [100, 900], SP000003: [10, 300] }, { dtDate: '2026-11-01' })
  const coupon = await trade.saved('ApiListCoupon', {
    Code: 'TET',
    Name: 'Mừng xuân',
    kind: 1,
    value: 10,
    maxAmount: 2000,
    minOrder: 10_000,
    usageLimit: 2,
  })
  const line = (code: string, Qty: number, Price: number, VAT: number, more: object = {}) => ({
    Product_ID: ids[code],
    Qty,
    Price,
    VAT,
    ...more,
  })
  // Goods 9.600 + 8.000 + 700 = 18.300, less 300; a tenth of 18.000 is 1.800; 2.100 are spread 1.102, 918 and 80.
  // So 8.498, 7.082 and 620 are taxed with 680, 708 and nothing.
  const bill = await trade.saved('Order', {
    dtDate: '2026-11-10',
    Object_ID: ids['KH000001'],
    m_Discount: 300,
    couponCode: 'tet',
    lines: [
      line('SP000001', 10, 1000, 8, { m_Discount: 400 }),
      line('SP000002', 4, 2000, 10),
      line('SP000003', 1, 700, -1),
    ],
    clientTotal: 17_588,
  })
  const info = await trade.info('Order', bill)
  expect(info).toMatchObject({
    goodsAmount: 18_300,
    couponAmount: 1800,
    TotalNoneTax: 16_200,
    m_VAT: 1388,
    TotalTax: 17_588,
  })
  expect(info.lines.map((one: Anything) => [one.orderDiscountShare, one.VatAmount])).toEqual([
    [1102, 680],
    [918, 708],
    [80, 0],
  ])

  const period = { fromDate: '2026-11-01', toDate: '2026-11-30', Product_ID: '', ObjID: '', Object_ID: '' }
  const report = async (group: string, name: string) =>
    (await trade.data(group, name, {}, period)).arrSUM.map((one: Anything) => one.Total as number)
  // Quantity, line discount 400 with the shares of 2.100, amount.
  expect(await report('ReportOfOrder', 'rptDetailOrder')).toEqual([15, 2500, 16_200])
  const owed = async () => (await trade.data('Customer', 'getlistShort', { KeySearch: 'KH000001' })).ListItem[0].Phaithu
  expect(await owed()).toBe(17_588)

  // Four of ten pieces go back for four tenths of 8.498 and of 680.
  const proposal = await trade.data('ImportReturn', 'getInfoFrom', { source: 'Order', s_ID: bill })
  const { Product_ID, unitId, Price, VAT, sourceLineId } = proposal.lines[0]
  const back = await trade.saved('ImportReturn', {
    ...proposal,
    dtDate: '2026-11-12',
    lines: [{ Product_ID, unitId, Price, VAT, sourceLineId, Qty: 4 }],
  })
  expect(await trade.info('ImportReturn', back)).toMatchObject({ TotalNoneTax: 3399, m_VAT: 272, TotalTax: 3671 })
  expect(await owed()).toBe(17_588 - 3671)
  expect((await report('ReportOfOrder', 'rptDetailOrder'))[2]).toBe(16_200 - 3399)

  // The coupon gives half from now on: what was sold stays as it was.
  await trade.saved('ApiListCoupon', { s_ID: coupon, value: 50, maxAmount: null })
  expect((await trade.info('Order', bill)).TotalTax).toBe(17_588)
  expect((await trade.info('ApiListCoupon', coupon)).usedCount).toBe(1)

  const at = { tenant: { id: trade.tenantId, name: trade.tenant } }
  const before = await inside(trade.database, at, storedLedgers)
  await inside(trade.database, at, rebuildLedgers)
  expect(await inside(trade.database, at, storedLedgers)).toEqual(before)
  const { text, isClean } = await verify(trade.database, at.tenant)
  expect(isClean ? '' : text).toBe('')
})
