/** Coupons on bills: what they take off, why they do not apply, and when a use is free again. */
import { describe, expect, it } from 'vitest'
import { pageFromForm } from '#output/forms/template.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { verify } from '../../../scripts/lib/verification.ts'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('khuyenmai')
const { ids } = trade
for (const row of (await trade.data('ApiListObjectGroups', 'getList')).ListItem) ids[row.Code] = row.Id
await received(trade, { SP000001: [5000, 100], SP000002: [5000, 100] }, { dtDate: '2026-10-01' })
const other = await trade.saved('ListProductGroup', {
  Code: 'TRA',
  Name: 'Trà',
  Branch_ID: (await trade.info('ListProductGroup', ids['NUOC']!)).Branch_ID,
})
await trade.saved('Product', { s_ID: ids['SP000002'], Group_ID: other })
await trade.saved('Customer', { s_ID: ids['KH000002'], Group_ID: ids['DL'] })

const coupon = (Code: string, body: object = {}) =>
  trade.saved('ApiListCoupon', { Code, Name: `Mã ${Code}`, kind: 2, value: 1000, ...body })
const used = async (id: string) => (await trade.info('ApiListCoupon', id)).usedCount as number
const goods = { SP000001: [1, 10_000] } as const
const draftOf = (couponCode: string, more: object = {}) => ({
  dtDate: tradeDay,
  Object_ID: ids['KH000001'],
  lines: linesOf(trade, goods),
  couponCode,
  ...more,
})
const problems = async (body: object) => {
  const { Data } = (await trade.call('Order', 'UpdateDB', body)).body
  return Data.Description === 'ok' ? 'ok' : Data.errors.map(({ path, code }: Anything) => `${path} ${code}`).join()
}
const change = async (id: string, body: object) =>
  problems({ s_ID: id, version: (await trade.info('Order', id)).version, ...body })
const check = (couponCode: string, more: object = {}) =>
  trade.data(
    'Order',
    'CheckCoupon',
    {},
    {
      couponCode,
      Object_ID: ids['KH000001'],
      dtDate: tradeDay,
      lines: [{ Product_ID: ids['SP000001'], Total: 10_000 }],
      ...more,
    },
  )
const batch = async (call: string, id: string) => (await trade.data('Order', call, {}, [id])).TotalCount as number

describe('the amount', () => {
  it('is a percentage of the goods after the order discount, at most so much', async () => {
    await coupon('PT10', { kind: 1, value: 10, maxAmount: 800 })
    expect((await check('pt10')).couponAmount).toBe(800)
    expect((await check('PT10', { f_Discount: 50 })).couponAmount).toBe(500)
    expect((await check('PT10', { m_Discount: 9000 })).couponAmount).toBe(100)
    expect((await check('PT10', { lines: undefined, goodsAmount: 3_000 })).couponAmount).toBe(300)
  })
  it('is never more than the goods', async () => {
    await coupon('TO', { value: 99_000 })
    expect(await check('TO', { m_Discount: 4000 })).toMatchObject({
      Description: 'ok',
      couponAmount: 6000,
      Name: 'Mã TO',
    })
    const bill = await trade.info(
      'Order',
      await sold(trade, goods, { couponCode: 'TO', m_Discount: 4000, confirm: ['belowCost'] }),
    )
    expect(bill).toMatchObject({ couponAmount: 6000, TotalNoneTax: 0, m_VAT: 0, TotalTax: 0 })
  })
  it('of a goods group leaves other goods and their VAT alone', async () => {
    await coupon('TRA20', { kind: 1, value: 20, productGroupIds: [other] })
    const lines = [
      { Product_ID: ids['SP000001'], Qty: 10, Price: 2500, VAT: 0 },
      { Product_ID: ids['SP000002'], Qty: 1, Price: 32_000, VAT: 15 },
    ]
    const id = await trade.saved('Order', { ...draftOf('TRA20'), lines })
    const figures = { couponAmount: 6400, m_VAT: 3840, TotalTax: 54_440 }
    const bill = await trade.info('Order', id)
    expect(bill).toMatchObject(figures)
    expect(bill.lines.map((line: Anything) => line.orderDiscountShare)).toEqual([0, 6400])
    // Saved again as it is, with an order discount, with more of the other goods.
    await change(id, { Description: 'x' })
    expect(await trade.info('Order', id)).toMatchObject(figures)
    await change(id, { m_Discount: 570 })
    const discounted = await trade.info('Order', id)
    expect(discounted.lines.map((line: Anything) => line.orderDiscountShare)).toEqual([250, 320 + 6336])
    await change(id, { m_Discount: 0, lines: [{ ...lines[0], Qty: 100 }, lines[1]] })
    expect((await trade.info('Order', id)).lines.map((line: Anything) => line.orderDiscountShare)).toEqual([0, 6400])
  })
  it('looks at the goods of its groups, less their share of the order discount, and is spread over them', async () => {
    await coupon('NUOC10', { kind: 1, value: 10, productGroupIds: [ids['NUOC']] })
    // By hand: 6.000 and 4.000, of the discount of 1.000 600 and 400; a tenth of 5.400 is 540, of the first line alone.
    const lines = linesOf(trade, { SP000001: [6, 1000], SP000002: [4, 1000] })
    const bill = await trade.info(
      'Order',
      await trade.saved('Order', { ...draftOf('nuoc10'), m_Discount: 1000, lines, clientTotal: 9306 }),
    )
    expect(bill).toMatchObject({
      couponCode: 'NUOC10',
      couponAmount: 540,
      TotalNoneTax: 8460,
      m_VAT: 846,
      TotalTax: 9306,
    })
    expect(bill.lines.map((line: Anything) => line.orderDiscountShare)).toEqual([1140, 400])
    expect(bill.lines.map((line: Anything) => line.VatAmount)).toEqual([486, 360])
  })
  it('is converted for a bill in another currency', async () => {
    await coupon('DOLA', { value: 60_000, minOrder: 2_500_000 })
    const foreign = { currencyId: ids['USD'], ExRate: 25_000 }
    const lines = (Price: number) => linesOf(trade, { SP000001: [1, Price] })
    expect(await problems(draftOf('DOLA', { ...foreign, lines: lines(99.99) }))).toBe('couponCode couponMinOrder')
    const id = await trade.saved('Order', draftOf('DOLA', { ...foreign, lines: lines(100) }))
    expect(await trade.info('Order', id)).toMatchObject({ couponAmount: 2.4, TotalNoneTax: 97.6 })
  })
})

describe('a code', () => {
  it.each([
    ['couponUnknown', 'KHONGCO', {}, 'Mã giảm giá không tồn tại', 'Unknown coupon'],
    ['couponExpired', 'CU', { toDate: '2026-11-19' }, 'Mã giảm giá đã hết hạn', 'The coupon has expired'],
    [
      'couponNotYet',
      'SOM',
      { fromDate: '2026-11-21' },
      'Mã SOM dùng được từ 21-11-2026',
      'Coupon SOM can be used from 21-11-2026',
    ],
    [
      'couponInactive',
      'TAT',
      { active: false, fromDate: '2026-11-21' },
      'Mã TAT đã ngừng sử dụng',
      'Coupon TAT is no longer in use',
    ],
    [
      'couponExpired',
      'HETLUOT',
      { toDate: '2026-11-19', minOrder: 1e9 },
      'Mã giảm giá đã hết hạn',
      'The coupon has expired',
    ],
    [
      'couponNoGoods',
      'TRALON',
      () => ({ productGroupIds: [other], minOrder: 1_000_000 }),
      'Mã giảm giá không áp dụng cho hàng hóa đã chọn',
      'The coupon does not apply to these goods',
    ],
    [
      'couponMinOrder',
      'LON',
      { minOrder: 1_000_000 },
      'Đơn hàng chưa đạt giá trị tối thiểu 1.000.000',
      'The order is below the minimum 1,000,000',
    ],
    [
      'couponCustomerGroup',
      'DAILY',
      () => ({ objectGroupIds: [ids['DL']] }),
      'Mã giảm giá không áp dụng cho khách hàng này',
      'The coupon does not apply to this customer',
    ],
    [
      'couponNoGoods',
      'TRA5',
      () => ({ productGroupIds: [other] }),
      'Mã giảm giá không áp dụng cho hàng hóa đã chọn',
      'The coupon does not apply to these goods',
    ],
  ] as const)('is refused with %s: %s', async (code, name, body, vi, en) => {
    if (code !== 'couponUnknown') await coupon(name, typeof body === 'function' ? body() : body)
    expect(await check(name)).toMatchObject({ Description: vi, code, couponAmount: 0 })
    const english = await trade.call(
      'Order',
      'CheckCoupon',
      {
        couponCode: name,
        Object_ID: ids['KH000001'],
        dtDate: tradeDay,
        lines: [{ Product_ID: ids['SP000001'], Total: 10_000 }],
      },
      { headers: { language: 'en' } },
    )
    expect(english.body.Data.Description).toBe(en)
    expect(await problems(draftOf(name))).toBe(`couponCode ${code}`)
  })
  it('applies to whom and what it is for', async () => {
    const dealer = { Object_ID: ids['KH000002'] }
    expect(await problems(draftOf('DAILY', dealer))).toBe('ok')
    expect(await problems(draftOf('TRA5', { lines: linesOf(trade, { SP000002: [1, 5000] }) }))).toBe('ok')
    expect(await problems(draftOf('SOM', { dtDate: '2026-11-21' }))).toBe('ok')
    expect(await problems(draftOf('CU', { dtDate: '2026-11-19' }))).toBe('ok')
  })
  it('is used up after so many bills, and for a customer after his', async () => {
    await coupon('HAI', { usageLimit: 2, usagePerCustomer: 1 })
    expect(await problems(draftOf('HAI'))).toBe('ok')
    expect(await problems(draftOf('hai'))).toBe('couponCode couponUsedByCustomer')
    expect((await check('hai')).Description).toBe('Khách hàng đã dùng hết lượt của mã hai')
    expect(await problems(draftOf('HAI', { Object_ID: ids['KH000002'] }))).toBe('ok')
    const walkIn = (await trade.data('Customer', 'getlist', { KeySearch: 'KHLE' })).ListItem[0].Id
    expect(await problems(draftOf('HAI', { Object_ID: walkIn }))).toBe('couponCode couponUsedUp')
    expect(await check('HAI', { Object_ID: walkIn })).toMatchObject({
      Description: 'Mã giảm giá đã hết lượt sử dụng',
      code: 'couponUsedUp',
    })
  })
})

describe('a use', () => {
  it('counts from posting to cancelling or deleting, and is judged anew on every way back', async () => {
    const last = await coupon('CUOI', { usageLimit: 1 })
    const draft = await trade.saved('Order', draftOf('CUOI', { draft: true }))
    expect(await used(last)).toBe(0)
    const first = await trade.saved('Order', draftOf('CUOI'))
    expect(await used(last)).toBe(1)
    // The bill's own use is not in its way.
    expect(await change(first, { Description: 'giao chiều' })).toBe('ok')
    expect(await change(draft, { draft: false })).toBe('couponCode couponUsedUp')
    expect(await batch('Huy', first)).toBe(1)
    expect(await used(last)).toBe(0)
    expect(await change(draft, { draft: false })).toBe('ok')
    // Somebody else has the last use now.
    expect(await batch('Hoantac', first)).toBe(0)
    expect(await batch('DeleteDB', draft)).toBe(1)
    expect(await used(last)).toBe(0)
    expect(await batch('Hoantac', first)).toBe(1)
    expect(await used(last)).toBe(1)
    const trash = () => batch('Hoantac', draft)
    expect(await trash()).toBe(0)
    expect(await change(first, { couponCode: '' })).toBe('ok')
    expect(await used(last)).toBe(0)
    expect(await trash()).toBe(1)
    expect(await used(last)).toBe(1)
  })

  it('keeps what it gave when the coupon is changed, and the coupon from being deleted', async () => {
    const id = await coupon('DOI', { kind: 1, value: 10 })
    const bill = await trade.saved('Order', draftOf('doi'))
    await trade.saved('ApiListCoupon', { s_ID: id, value: 50, Code: 'DOI2' })
    expect(await trade.info('Order', bill)).toMatchObject({ couponCode: 'DOI', couponAmount: 1000, TotalNoneTax: 9000 })
    const removed = await trade.data('ApiListCoupon', 'DeleteDB', {}, [id])
    expect(removed.ListItem).toMatchObject([
      { NumberID: 'DOI2', Description: 'Dữ liệu đã được sử dụng ở Hóa đơn bán hàng, không thể xóa' },
    ])
    await batch('Huy', bill)
    expect((await trade.data('ApiListCoupon', 'DeleteDB', {}, [id])).TotalCount).toBe(1)
    expect(await batch('Hoantac', bill)).toBe(0)
  })

  it('stays with a draft, which does not take it, and not with a copy', async () => {
    const id = await coupon('SAO')
    const bill = await trade.saved('Order', draftOf('SAO'))
    const copy = await trade.data('Order', 'getInfoFrom', { source: 'Order', s_ID: bill })
    expect(copy.couponCode).toBe(null)
    const draft = await trade.saved('Order', draftOf('SAO', { draft: true }))
    expect(await trade.info('Order', draft)).toMatchObject({
      couponCode: 'SAO',
      couponAmount: 1000,
      TotalNoneTax: 9000,
    })
    const wrong = await trade.saved('Order', draftOf('KHONGCO', { draft: true }))
    expect(await trade.info('Order', wrong)).toMatchObject({ couponCode: 'KHONGCO', couponAmount: 0, couponId: null })
    expect(await used(id)).toBe(1)
  })
})

it('is found in the list of bills, by search and by column', async () => {
  await coupon('TIMTHAY')
  const id = await trade.saved('Order', draftOf('TIMTHAY'))
  const queries: readonly Record<string, string>[] = [
    { KeySearch: 'timthay' },
    { filter: JSON.stringify([{ field: 'couponCode', op: 'contains', value: 'TIMTHAY' }]) },
  ]
  for (const query of queries) {
    const { ListItem } = await trade.data('Order', 'getlist', query)
    expect(ListItem.map((row: Anything) => [row.s_ID, row.couponCode, row.couponAmount])).toEqual([
      [id, 'TIMTHAY', 1000],
    ])
  }
})

it.each(['HOADONBANHANG', 'HOADONBANHANG_K80'])('stands on the print %s, with its code', async (form) => {
  await coupon(`IN${form.length}`, { value: 2345 })
  const id = await trade.saved('Order', draftOf(`in${form.length}`))
  const { info } = await trade.data('Order', 'getPrint', { s_ID: id })
  const { content } = deliveredForms.find(({ code }) => code === form)!
  const page = JSON.stringify(pageFromForm(content, info))
  expect(page).toContain(`Mã giảm giá IN${form.length}`)
  expect(page).toContain('2.345')
})

it('gives back to a linked return exactly what its goods cost with the coupon', async () => {
  await coupon('TRAHANG', { value: 1001 })
  const id = await trade.saved(
    'Order',
    draftOf('TRAHANG', { lines: linesOf(trade, { SP000001: [3, 3333] }, { VAT: 8 }) }),
  )
  const bill = await trade.info('Order', id)
  // By hand: 9.999 − 1.001 = 8.998; 8 % of it are 719,84.
  expect(bill).toMatchObject({ TotalNoneTax: 8998, m_VAT: 720, TotalTax: 9718 })
  const back = async (Qty: number) => {
    const draft = await trade.data('ImportReturn', 'getInfoFrom', { source: 'Order', s_ID: id, all: '1' })
    const { Product_ID, unitId, Price, VAT, sourceLineId } = draft.lines[0]
    const saved = await trade.saved('ImportReturn', {
      ...draft,
      s_ID: '',
      dtDate: tradeDay,
      lines: [{ Product_ID, unitId, Price, VAT, sourceLineId, Qty }],
    })
    return trade.info('ImportReturn', saved)
  }
  const first = await back(1)
  const rest = await back(2)
  expect([first.TotalNoneTax, first.m_VAT, rest.TotalNoneTax, rest.m_VAT]).toEqual([2999, 240, 5999, 480])
})

it('leaves the ledgers and everything derived in agreement', async () => {
  const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
})
