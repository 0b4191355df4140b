/** Where goods go: from the customer to the order and its bill, split, checked, and kept as it was on that day. */
import { describe, expect, test } from 'vitest'
import type { Anything } from '../support/app.ts'
import { linesOf, openTrade, received, tradeDay } from '../support/trade.ts'

const trade = await openTrade('giaohang')
const data: typeof trade.data = (...asked) => trade.data(...asked)
const saved: typeof trade.saved = (...sent) => trade.saved(...sent)
const info: typeof trade.info = (...asked) => trade.info(...asked)

await received(trade, { SP000003: [100, 500] })

const stateId = (level: 1 | 2 | 3 | 4, scheme: 1 | 2, code: string): string =>
  `00000000-0000-8${level}0${scheme}-8000-${code.padStart(12, '0')}`
const hcm = { old: stateId(2, 1, '79'), new: stateId(2, 2, '79') }
const hanoi = stateId(2, 2, '01')
const [benNghe, quan1, saiGon] = [stateId(4, 1, '26740'), stateId(3, 1, '760'), stateId(4, 2, '26740')]
const oldPlace = { provinceId: hcm.old, districtId: quan1, villageId: benNghe }
const newPlace = { provinceId: hcm.new, districtId: null, villageId: saiGon }
const nowhere = { provinceId: null, districtId: null, villageId: null }

const customer = (more: object) => saved('Customer', { Name: 'Cô Ba', partnerType: 1, phone1: '0908 000 001', ...more })
const goods = (Object_ID: string, more: object = {}) => ({
  dtDate: tradeDay,
  Object_ID,
  lines: linesOf(trade, { SP000003: [2, 1000] }),
  ...more,
})
const refusals = async (module: string, body: object): Promise<unknown> =>
  ((await trade.call(module, 'UpdateDB', body)).body.Data.errors ?? []).map((one: Anything) => [one.path, one.code])

const atHome = '12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh'
const home = await customer({ address1: '12 Nguyễn Huệ', villageId: benNghe })
const shop = await customer({
  Name: 'Chú Năm',
  phone1: '0908 000 002',
  address1: '12 Nguyễn Huệ',
  villageId: benNghe,
  address2: 'Kho 5, Long Biên, Hà Nội',
})

describe('an order', () => {
  test('goes where its customer is, and its bill goes there too', async () => {
    const order = await saved('PurchaseOrder', goods(home))
    expect(await info('PurchaseOrder', order)).toMatchObject({ deliveryAddress: atHome, deliveryPlace: oldPlace })
    const made = await data('Order', 'getInfoFrom', { source: 'PurchaseOrder', s_ID: order })
    expect(made.delivery).toMatchObject({ type: 0, receiverAddress: atHome, ...oldPlace })
    const bill = await saved('Order', { ...made, delivery: { ...made.delivery, type: 1 } })
    expect((await info('Order', bill)).delivery).toMatchObject({
      type: 1,
      receiverName: 'Cô Ba',
      receiverPhone: '0908 000 001',
      receiverAddress: atHome,
      ...oldPlace,
    })
    const copied = await data('Order', 'getInfoFrom', { source: 'Order', s_ID: bill })
    expect(copied.delivery).toMatchObject({ type: 1, receiverAddress: atHome, ...oldPlace })
  })
  test('goes to the second address of who has one, which is only a text', async () => {
    const order = await info('PurchaseOrder', await saved('PurchaseOrder', goods(shop)))
    expect(order.deliveryAddress).toBe('Kho 5, Long Biên, Hà Nội')
    expect(order.deliveryPlace ?? nowhere).toEqual(nowhere)
  })
})

describe('a bill', () => {
  test('that is collected names nobody, and one that is brought its customer', async () => {
    const collected = await info('Order', await saved('Order', goods(home)))
    expect(collected.delivery).toMatchObject({ type: 0, receiverName: null, receiverAddress: null, ...nowhere })
    const brought = await saved('Order', goods(home, { delivery: { type: 1 } }))
    expect((await info('Order', brought)).delivery).toMatchObject({ receiverAddress: atHome, ...oldPlace })
    // Another customer has another address.
    await saved('Order', { s_ID: brought, Object_ID: shop })
    expect((await info('Order', brought)).delivery).toMatchObject({
      receiverAddress: 'Kho 5, Long Biên, Hà Nội',
      ...nowhere,
    })
  })
  test('keeps what was typed when its customer changes', async () => {
    const delivery = {
      type: 1,
      receiverName: 'Anh Tư',
      receiverAddress: '9 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
    }
    const bill = await saved('Order', goods(home, { delivery: { ...delivery, ...newPlace } }))
    await saved('Order', { s_ID: bill, Object_ID: shop })
    expect((await info('Order', bill)).delivery).toMatchObject({ ...delivery, ...newPlace })
  })
  test('has the whole address on paper, with the place of its day', async () => {
    const own = await saved('ApiListVillage', { Code: 'PM1', Name: 'Phường Mới', provinceId: hcm.new })
    const bill = await saved(
      'Order',
      goods(home, { delivery: { type: 1, receiverAddress: '9 Lê Lợi', villageId: own } }),
    )
    const then = '9 Lê Lợi, Phường Mới, Thành phố Hồ Chí Minh'
    const place = { provinceId: hcm.new, districtId: null, villageId: own }
    expect((await info('Order', bill)).delivery).toMatchObject({ receiverAddress: then, ...place })
    const { info: printed } = await data('Order', 'getPrint', { s_ID: bill })
    expect(printed.delivery.receiverAddress).toBe(then)

    await saved('ApiListVillage', { s_ID: own, Name: 'Phường Đổi Tên' })
    await saved('Order', { s_ID: bill, Description: 'Sửa' })
    expect((await info('Order', bill)).delivery).toMatchObject({ receiverAddress: then, ...place })
    expect((await data('ApiListVillage', 'DeleteDB', {}, [own])).TotalCount).toBe(1)
    await saved('Order', { s_ID: bill, Description: 'Sửa nữa' })
    expect((await info('Order', bill)).delivery).toMatchObject({ receiverAddress: then, villageId: own })
    await data('Customer', 'ConvertAddress', {}, { ids: [home] })
    expect((await info('Order', bill)).delivery.receiverAddress).toBe(then)
  })
  test('drops the place of an address that became another', async () => {
    const bill = await saved('Order', goods(home, { delivery: { type: 1, receiverAddress: '9 Lê Lợi', ...newPlace } }))
    const stored = (await info('Order', bill)).delivery
    const moved = { ...stored, receiverAddress: '1 Tràng Tiền, Hoàn Kiếm, Hà Nội' }
    await saved('Order', { s_ID: bill, delivery: moved })
    expect((await info('Order', bill)).delivery).toMatchObject({ receiverAddress: moved.receiverAddress, ...nowhere })
  })
  test('takes a split text, and what is ambiguous is asked', async () => {
    const sure = await data('ApiListVillage', 'Parse', {}, { text: '9 Lê Lợi, P. Sài Gòn, TP.HCM' })
    const { provinceId, districtId, villageId } = sure.place
    const place = { provinceId, districtId, villageId }
    const bill = await saved('Order', goods(home, { delivery: { type: 1, receiverAddress: sure.address1, ...place } }))
    expect((await info('Order', bill)).delivery).toMatchObject({
      receiverAddress: '9 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
      ...newPlace,
    })
    const asked = await data('ApiListVillage', 'Parse', {}, { text: '12 Ngõ 5, Phường Minh Khai, TP. Hà Nội' })
    expect([asked.ListItem.length, asked.place?.villageId ?? null]).toEqual([2, null])
  })
})

describe.each([
  ['Order', 'delivery', (place: object) => ({ delivery: { type: 1, receiverAddress: 'x, y', ...place } })],
  ['PurchaseOrder', 'deliveryPlace', (place: object) => ({ deliveryAddress: 'x, y', deliveryPlace: place })],
])('%s refuses', (module, at, body) => {
  const refused = (place: object) => refusals(module, goods(home, body(place)))
  test('places that do not fit each other', async () => {
    expect(await refused({ provinceId: hanoi, villageId: saiGon })).toEqual([[`${at}.villageId`, 'addressMismatch']])
    expect(await refused({ districtId: stateId(3, 1, '761'), villageId: benNghe })).toEqual([
      [`${at}.villageId`, 'wardOfOtherDistrict'],
    ])
    expect(await refused({ provinceId: hcm.new, districtId: quan1 })).toEqual([
      [`${at}.districtId`, 'districtMismatch'],
    ])
  })
  test('places there are none of', async () => {
    expect(await refused({ villageId: hcm.new })).toEqual([[`${at}.villageId`, 'unknownRef']])
    expect(await refused({ provinceId: 'x' })).toEqual([[`${at}.provinceId`, 'unknownRef']])
  })
})

test('texts that are too long are refused', async () => {
  const delivery = {
    type: 1,
    receiverName: 'x'.repeat(251),
    receiverPhone: '1'.repeat(51),
    receiverAddress: 'x'.repeat(501),
  }
  expect(await refusals('Order', goods(home, { delivery }))).toEqual([
    ['delivery.receiverName', 'tooLong'],
    ['delivery.receiverPhone', 'tooLong'],
    ['delivery.receiverAddress', 'tooLong'],
  ])
})
