/** How the goods of a bill are brought: what it takes from the customer, the goods and the carrier, and what it refuses. */
import { describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { openTrade, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('giaohang')
const { ids, saved, data } = trade

await saved('Customer', { s_ID: ids['KH000001'], Name: 'Cô Ba', phone1: '0903123456', address1: '12 Lê Lợi' })
await saved('Product', { s_ID: ids['SP000001'], weight: 550 })
const begin = { dtDate: '2026-11-01', Store_ID: ids['KHO01'] }
await saved('ProductBegin', {
  ...begin,
  lines: [{ Product_ID: ids['SP000001'], unitId: ids['CHAI'], Qty: 10_000, Price: 500 }],
})

const carrierOf = async (body: object): Promise<Anything> => {
  const s_ID = await saved('ApiListCarrier', { Name: 'Nhanh', ...body } as never)
  return trade.info('ApiListCarrier', s_ID)
}
const [nhanh, cham] = [await carrierOf({ Code: 'NVC01' }), await carrierOf({ Code: 'NVC02', Name: 'Chậm' })]
const own = (await data('ApiListCarrier', 'getList', { KeySearch: 'TUGIAO' })).ListItem[0]
const optionOf = (carrier: Anything, code: string): string =>
  carrier.paymentOptions.find(({ Code }: Anything) => Code === code).lineId

const bill = (delivery: object | null, more: object = {}) => ({
  dtDate: tradeDay,
  Object_ID: ids['KH000001'],
  Store_ID: ids['KHO01'],
  lines: [{ Product_ID: ids['SP000001'], unitId: ids['CHAI'], Qty: 10, Price: 1000 }],
  ...(delivery && { delivery }),
  ...more,
})
const deliveryOf = async (delivery: object | null, more: object = {}): Promise<Anything> =>
  (await trade.info('Order', await saved('Order', bill(delivery, more)))).delivery
const problems = async (body: object) =>
  ((await trade.call('Order', 'UpdateDB', body)).body.Data.errors ?? []).map(({ path, code }: Anything) => [path, code])

describe('a delivery', () => {
  it('is none by default', async () => {
    expect(await deliveryOf(null)).toMatchObject({
      type: 0,
      NVC_ID: null,
      codAmount: null,
      feePayer: null,
      carrierName: null,
    })
  })

  it('has to be packed, unless the customer collects the goods', async () => {
    const waiting = async () => (await data('Order', 'getlist', { toPack: '1' })).TotalCount
    const before = await waiting()
    await deliveryOf({ type: 0 })
    expect(await waiting()).toBe(before)
    await deliveryOf({ type: 1 })
    expect(await waiting()).toBe(before + 1)
  })

  it('by the business takes its own carrier, the receiver of the customer and the weight of the goods', async () => {
    expect(await deliveryOf({ type: 1 })).toMatchObject({
      type: 1,
      NVC_ID: own.Id,
      carrierName: 'Tự giao',
      receiverName: 'Cô Ba',
      receiverPhone: '0903123456',
      receiverAddress: expect.stringContaining('12 Lê Lợi'),
      weight: 5500,
      codAmount: 0,
      feePayer: 1,
      carrierFee: null,
    })
  })

  it('keeps what was chosen and typed, with its names', async () => {
    const typed = {
      type: 2,
      NVC_ID: nhanh.s_ID,
      receiverName: 'Chú Tư',
      receiverPhone: '0912',
      receiverAddress: '5 Hai Bà Trưng',
      weight: 1234,
      length: 10,
      width: 20,
      height: 30,
      shiftId: nhanh.shifts[1].lineId,
      paymentOptionId: optionOf(nhanh, '1'),
      deliveryNoteId: nhanh.deliveryNotes[0].lineId,
      codAmount: 7000,
      carrierFee: 25_000,
      trackingCode: 'GN123',
    }
    expect(await deliveryOf(typed)).toMatchObject({
      ...typed,
      feePayer: 1,
      carrierName: 'Nhanh',
      shiftName: 'Ca chiều',
      paymentOptionName: 'Người gửi trả phí, không thu hộ',
      deliveryNoteName: 'Cho thử hàng',
    })
  })

  it.each([
    ['2', 11_000, 1],
    ['3', 11_000, 2],
    ['4', 0, 2],
  ] as const)('with option %s collects %d, and the fee is paid by %d', async (code, codAmount, feePayer) => {
    const found = await deliveryOf({ type: 2, NVC_ID: nhanh.s_ID, paymentOptionId: optionOf(nhanh, code) })
    expect(found).toMatchObject({ codAmount, feePayer })
  })

  it('is paid by whom another option says, unless somebody said otherwise', async () => {
    const chosen = (code: string) => ({ type: 2, NVC_ID: nhanh.s_ID, paymentOptionId: optionOf(nhanh, code) })
    const payerAfter = async (first: object, code: string, more: object = {}): Promise<number> => {
      const s_ID = await saved('Order', bill(first))
      // As a program does that reads a bill and changes one thing.
      const { delivery } = await trade.info('Order', s_ID)
      await saved('Order', { s_ID, delivery: { ...delivery, ...chosen(code), ...more } })
      return (await trade.info('Order', s_ID)).delivery.feePayer
    }
    expect(await payerAfter(chosen('1'), '3')).toBe(2)
    expect(await payerAfter(chosen('4'), '2')).toBe(1)
    expect(await payerAfter({ type: 2, NVC_ID: nhanh.s_ID }, '3')).toBe(2)
    expect(await payerAfter({ type: 2, NVC_ID: nhanh.s_ID, feePayer: 2 }, '1')).toBe(2)
    expect(await payerAfter({ ...chosen('2'), feePayer: 2 }, '1')).toBe(2)
    expect(await payerAfter(chosen('1'), '1', { feePayer: 2 })).toBe(2)
    expect(await payerAfter(chosen('2'), '3', { feePayer: null })).toBe(2)
  })

  it('collects what was not paid at once', async () => {
    const option = { type: 2, NVC_ID: nhanh.s_ID, paymentOptionId: optionOf(nhanh, '2') }
    expect(await deliveryOf(option, { paid: 4000, Method: 1 })).toMatchObject({ codAmount: 7000 })
    expect(await deliveryOf(option, { shippingFee: 3000 })).toMatchObject({ codAmount: 14_000 })
    expect(await deliveryOf({ ...option, codAmount: 0 })).toMatchObject({ codAmount: 0 })
  })

  it('has nothing of a carrier where the customer takes the goods after all', async () => {
    const s_ID = await saved('Order', bill({ type: 2, NVC_ID: nhanh.s_ID, trackingCode: 'X', carrierFee: 5 }))
    await saved('Order', { s_ID, delivery: { type: 0, receiverAddress: 'nhà' } })
    expect((await trade.info('Order', s_ID)).delivery).toMatchObject({
      type: 0,
      NVC_ID: null,
      trackingCode: null,
      carrierFee: null,
      receiverAddress: 'nhà',
    })
  })

  it.each([
    ['a carrier that is not named', { type: 2 }, [['delivery.NVC_ID', 'noCarrier']]],
    ['a carrier that does not exist', { type: 2, NVC_ID: ids['KH000001'] }, [['delivery.NVC_ID', 'unknownRef']]],
    [
      'another carrier’s shift',
      { type: 2, NVC_ID: cham.s_ID, shiftId: nhanh.shifts[0].lineId },
      [['delivery.shiftId', 'notFitting']],
    ],
    ['an option that is none', { type: 1, paymentOptionId: '1' }, [['delivery.paymentOptionId', 'notFitting']]],
    [
      'another carrier’s note',
      { type: 2, NVC_ID: cham.s_ID, deliveryNoteId: nhanh.deliveryNotes[0].lineId },
      [['delivery.deliveryNoteId', 'notFitting']],
    ],
    ['more to collect than there is', { type: 1, codAmount: 11_001 }, [['delivery.codAmount', 'codTooMuch']]],
    ['less than nothing to collect', { type: 1, codAmount: -1 }, [['delivery.codAmount', 'mustNotBeNegative']]],
    ['a weight below zero', { type: 1, weight: -5 }, [['delivery.weight', 'mustNotBeNegative']]],
    ['a size below zero', { type: 1, length: -5 }, [['delivery.length', 'mustNotBeNegative']]],
    ['a kind that is none', { type: 3 }, [['delivery.type', 'invalid']]],
    ['a payer that is none', { type: 1, feePayer: 3 }, [['delivery.feePayer', 'invalid']]],
    [
      'a fee below zero',
      { type: 2, NVC_ID: nhanh.s_ID, carrierFee: -1 },
      [['delivery.carrierFee', 'mustNotBeNegative']],
    ],
  ] as const)('is refused with %s', async (_, delivery, expected) => {
    expect(await problems(bill(delivery))).toEqual(expected)
  })

  it('asks for a carrier before it looks at what is collected', async () => {
    expect(await problems(bill({ type: 2, codAmount: 99_999 }))).toEqual([
      ['delivery.NVC_ID', 'noCarrier'],
      ['delivery.codAmount', 'codTooMuch'],
    ])
  })

  it('keeps the words of rows that are gone, and the carrier stays while a bill names it', async () => {
    const carrier = await carrierOf({ Code: 'NVC03' })
    const option = optionOf(carrier, '2')
    const s_ID = await saved('Order', bill({ type: 2, NVC_ID: carrier.s_ID, paymentOptionId: option, codAmount: 5 }))
    await saved('ApiListCarrier', { s_ID: carrier.s_ID, paymentOptions: [], active: false })
    const { delivery } = await trade.info('Order', s_ID)
    await saved('Order', { s_ID, delivery: { ...delivery, receiverName: 'Út' } })
    expect((await trade.info('Order', s_ID)).delivery).toMatchObject({
      receiverName: 'Út',
      paymentOptionId: option,
      paymentOptionName: 'Người gửi trả phí, thu hộ tiền hàng',
    })
    const { ListItem } = await data('ApiListCarrier', 'DeleteDB', {}, [carrier.s_ID])
    expect(ListItem).toMatchObject([{ NumberID: 'NVC03', Description: expect.stringContaining('đã được sử dụng') }])
    expect(await problems(bill({ type: 2, NVC_ID: carrier.s_ID }))).toEqual([['delivery.NVC_ID', 'unknownRef']])
  })

  it('without a carrier of the business has none', async () => {
    await saved('ApiListCarrier', { s_ID: own.Id, active: false })
    expect(await deliveryOf({ type: 1 })).toMatchObject({ type: 1, NVC_ID: null, carrierName: null })
    await saved('ApiListCarrier', { s_ID: own.Id, active: true })
  })

  it('is copied without the code and the fee of its parcel', async () => {
    const s_ID = await saved('Order', bill({ type: 2, NVC_ID: nhanh.s_ID, trackingCode: 'X', carrierFee: 5 }))
    const copy = await data('Order', 'getInfoFrom', { source: 'Order', s_ID })
    expect(copy.delivery).toMatchObject({ type: 2, NVC_ID: nhanh.s_ID, trackingCode: null, carrierFee: null })
  })

  it('is an average parcel where goods weigh nothing, and is weighed by its units', async () => {
    const line = (product: string, unit: string, Qty: number) => ({
      Product_ID: ids[product],
      unitId: ids[unit],
      Qty,
      Price: 30_000,
    })
    const soft = { lines: [{ ...line('SP000001', 'THUNG', 2) }] }
    expect(await deliveryOf({ type: 1 }, soft)).toMatchObject({ weight: 26_400 })
    await saved('ProductBegin', {
      ...begin,
      lines: [{ Product_ID: ids['SP000002'], unitId: ids['CHAI'], Qty: 5, Price: 1 }],
    })
    expect(await deliveryOf({ type: 1 }, { lines: [line('SP000002', 'CHAI', 1)] })).toMatchObject({ weight: 500 })
  })

  it('is on its delivery note and in its print', async () => {
    const s_ID = await saved('Order', bill({ type: 2, NVC_ID: nhanh.s_ID, trackingCode: 'GN9' }))
    expect(JSON.stringify(await data('Order', 'getPrint', { s_ID }))).toMatch(
      /"carrierName":"Nhanh".*"trackingCode":"GN9"/,
    )
  })
})

describe('an edit', () => {
  const stored = async (id: string): Promise<Anything> => (await trade.info('Order', id)).delivery
  const begun = { type: 2, NVC_ID: nhanh.s_ID, receiverName: 'Cô Tư' }
  const option = (carrier: Anything, code: string) => ({ paymentOptionId: optionOf(carrier, code) })
  const lines = (Price: number) => ({
    lines: [{ Product_ID: ids['SP000001'], unitId: ids['CHAI'], Qty: 10, Price, VAT: 0 }],
    confirm: ['priceFar', 'belowCost'],
  })

  it('moves what is collected by default, and nothing that was typed', async () => {
    const s_ID = await saved('Order', bill({ ...begun, ...option(nhanh, '2') }, lines(1000)))
    const amounts: unknown[] = [(await stored(s_ID)).codAmount]
    for (const change of [
      lines(1500),
      lines(600),
      { paid: 1000 },
      { delivery: option(nhanh, '1') },
      { delivery: option(nhanh, '2') },
    ]) {
      const delivery = { ...(await stored(s_ID)), ...('delivery' in change ? change.delivery : {}) }
      await saved('Order', { s_ID, ...change, delivery })
      amounts.push((await stored(s_ID)).codAmount)
    }
    expect(amounts).toEqual([10_000, 15_000, 6000, 5000, 0, 5000])
    await saved('Order', { s_ID, delivery: { ...(await stored(s_ID)), codAmount: 4000 } })
    await saved('Order', { s_ID, ...lines(900) })
    expect((await stored(s_ID)).codAmount).toBe(4000)
    expect(await problems({ s_ID, ...lines(300), paid: 0 })).toEqual([['delivery.codAmount', 'codTooMuch']])
  })

  it('moves the weight of the goods, and none that was typed', async () => {
    const s_ID = await saved('Order', bill({ ...begun, ...option(nhanh, '1') }, lines(1000)))
    const more = (Qty: number, delivery: object) => ({
      s_ID,
      lines: [{ Product_ID: ids['SP000001'], unitId: ids['CHAI'], Qty, Price: 1000, VAT: 0 }],
      delivery,
    })
    const weights: unknown[] = [(await stored(s_ID)).weight]
    for (const [Qty, typed] of [
      [20, {}],
      [20, { weight: 700 }],
      [30, {}],
    ] as const) {
      await saved('Order', more(Qty, { ...(await stored(s_ID)), ...typed }))
      weights.push((await stored(s_ID)).weight)
    }
    expect(weights).toEqual([5500, 11_000, 700, 700])
    const collected = await saved('Order', bill(null))
    const delivery = {
      type: 2,
      NVC_ID: nhanh.s_ID,
      receiverName: 'Cô Tư',
      receiverPhone: '0912000002',
      receiverAddress: 'Chợ Lớn',
    }
    const parcel = await data('Order', 'ChuyenGiaohang', {}, { s_ID: collected, delivery })
    expect((await trade.info('Shipping', parcel.s_ID)).weight).toBe(5500)
  })

  it('that names another carrier leaves what was chosen of the first', async () => {
    const chosen = { ...option(nhanh, '2'), shiftId: nhanh.shifts[0].lineId }
    const s_ID = await saved('Order', bill({ ...begun, ...chosen }))
    await saved('Order', { s_ID, delivery: { ...(await stored(s_ID)), NVC_ID: cham.s_ID } })
    expect(await stored(s_ID)).toMatchObject({
      NVC_ID: cham.s_ID,
      paymentOptionId: null,
      shiftId: null,
      shiftName: null,
    })
    expect((await stored(s_ID)).codAmount).toBeGreaterThan(0)
  })

  it('of a bill that is on its way moves nothing of what was agreed', async () => {
    const s_ID = await saved('Order', bill({ ...begun, ...option(nhanh, '2') }, lines(1000)))
    expect((await data('Order', 'ChuyenGiaohang', {}, { s_ID })).Description).toBe('ok')
    await saved('Order', { s_ID, ...lines(1500) })
    expect((await stored(s_ID)).codAmount).toBe(10_000)
  })
})

it('is handed over with what is open then, where nobody typed what is collected', async () => {
  const codOf = async (delivery: object): Promise<number> => {
    const s_ID = await saved(
      'Order',
      bill({ type: 2, NVC_ID: nhanh.s_ID, paymentOptionId: optionOf(nhanh, '2'), ...delivery }),
    )
    const lines = [{ voucherModule: 'Order', voucherId: s_ID, amount: 4000 }]
    await saved('Income', { dtDate: tradeDay, iType: 1, Object_ID: ids['KH000001'], Method: 1, lines })
    const parcel = (await data('Order', 'ChuyenGiaohang', {}, { s_ID })).s_ID
    return (await trade.info('Shipping', parcel)).codAmount
  }
  const total = (await trade.info('Order', await saved('Order', bill(null)))).TotalTax
  expect([await codOf({}), await codOf({ codAmount: 9000 })]).toEqual([total - 4000, 9000])
})
