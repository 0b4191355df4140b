/**
 * What is said of parcels, when bills are handed over, when they move and when they are settled: read as strictly as bills,
 * refused by the names of the call, and added up as far as it has an effect.
 */
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { Anything } from '#test/support/app.ts'
import { openTrade, received, sold, tradeDay } from '#test/support/trade.ts'

let now = Date.parse(`${tradeDay}T03:00:00Z`)
const trade = await openTrade('xemxet', {
  // Whatever happens later happens later.
  clock: { now: () => new Date((now += 1)), newId: () => systemClock.newId() },
})
const { data, info, saved } = trade
await received(trade, { SP000001: [10_000, 500] })

const carrierOf = async (Code: string): Promise<Anything> =>
  info('ApiListCarrier', await saved('ApiListCarrier', { Code, Name: `Hãng ${Code}` }))
const [fast, slow] = [await carrierOf('NHANH'), await carrierOf('CHAM')]
const optionOf = (carrier: Anything, code: string): string =>
  carrier.paymentOptions.find(({ Code }: Anything) => Code === code).lineId

const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912 000 002', receiverAddress: '34 Lê Lợi' }
const total = 1100
const bill = (delivery?: object) => sold(trade, { SP000001: [1, 1000] }, delivery ? { delivery } : {})
const hand = async (s_ID: string, delivery: object = {}, more: object = {}): Promise<Anything> =>
  data(
    'Order',
    'ChuyenGiaohang',
    {},
    { s_ID, delivery: { type: 2, NVC_ID: fast.s_ID, ...receiver, ...delivery }, ...more },
  )
const refused = async (delivery: object, more: object = {}): Promise<unknown> =>
  (await hand(await bill(), delivery, more)).errors?.map(({ path, code, message }: Anything) => [path, code, message])
const parcelOf = async (answer: Anything): Promise<Anything> => {
  expect(answer.Description).toBe('ok')
  return info('Shipping', answer.s_ID)
}

describe('a hand-over', () => {
  it('finds no bill by an id that is none, alone and among others', async () => {
    for (const s_ID of ['abc', '0', '018f0000-0000-7000-8000-000000000000'])
      expect((await hand(s_ID)).Description).toBe('Không tìm thấy dữ liệu')
    const { errList } = await data('Order', 'ChuyenGiaohang', {}, [{ s_ID: 'abc' }])
    expect(errList).toMatchObject([{ s_ID: 'abc', code: 'notFound' }])
  })

  it.each([
    [{ type: 9 }, 'delivery.type', 'invalid', 'Hình thức giao không hợp lệ'],
    [{ codAmount: 0.5 }, 'delivery.codAmount', 'tooManyDecimals', 'Tiền thu hộ (COD) tối đa 0 số lẻ'],
    [{ provinceId: 'abc' }, 'delivery.provinceId', 'unknownRef', 'Tỉnh/Thành phố không tồn tại hoặc đã ngừng sử dụng'],
    [{ shiftId: 'abc' }, 'delivery.shiftId', 'notFitting', 'Ca giao hàng không thuộc các lựa chọn cho phép'],
    [
      { deliveryNoteId: 'abc' },
      'delivery.deliveryNoteId',
      'notFitting',
      'Lưu ý giao hàng không thuộc các lựa chọn cho phép',
    ],
    [
      { paymentOptionId: optionOf(slow, '2') },
      'delivery.paymentOptionId',
      'notFitting',
      'Tùy chọn thanh toán không thuộc các lựa chọn cho phép',
    ],
    [{ NVC_ID: 'abc' }, 'delivery.NVC_ID', 'noCarrier', 'Chưa chọn nhà vận chuyển'],
    [{ type: 1, NVC_ID: 'abc' }, 'delivery.NVC_ID', 'noCarrier', 'Chưa chọn nhà vận chuyển'],
  ])('with %j is refused at %s', async (delivery, ...problem) => {
    expect(await refused(delivery)).toEqual([problem])
  })

  it('goes to no carrier that is used no more', async () => {
    const gone = await carrierOf('THOI')
    const agreed = await bill({ type: 2, NVC_ID: gone.s_ID, ...receiver })
    await saved('ApiListCarrier', { s_ID: gone.s_ID, active: false })
    const stopped = ['delivery.NVC_ID', 'unknownRef', 'Nhà vận chuyển: Hãng THOI đã ngừng sử dụng']
    expect(await refused({ NVC_ID: gone.s_ID })).toEqual([stopped])
    expect((await data('Order', 'ChuyenGiaohang', {}, { s_ID: agreed })).Description).toBe(stopped[2])
  })

  it('of what is no posted bill names it', async () => {
    const draft = (
      await data('Order', 'UpdateDB', {}, { draft: true, Object_ID: trade.ids['KH000001'], dtDate: tradeDay })
    ).s_ID
    expect((await hand(draft)).errors).toMatchObject([
      { path: 's_ID', code: 'unknownRef', message: 'Hóa đơn bán hàng: Hóa đơn bán hàng đang ở trạng thái Lưu tạm' },
    ])
  })

  it('by an option of its own collects and is paid as that says', async () => {
    const one = await bill({ type: 2, NVC_ID: fast.s_ID, paymentOptionId: optionOf(fast, '1') })
    const parcel = await parcelOf(await hand(one, { paymentOptionId: '3' }))
    expect(parcel).toMatchObject({ codAmount: total, feePayer: 2, paymentOptionId: optionOf(fast, '3') })
    const other = await bill({ type: 2, NVC_ID: fast.s_ID, paymentOptionId: optionOf(fast, '2') })
    expect(await parcelOf(await hand(other, { paymentOptionId: optionOf(fast, '1') }))).toMatchObject({ codAmount: 0 })
  })

  it('keeps the service and the day that the bill was offered, as long as it can be kept', async () => {
    const offer = { type: 2, NVC_ID: fast.s_ID, serviceCode: '53320', expectedDate: '2027-06-01' }
    const promisedOf = async (delivery: object, more: object = {}) => {
      const { serviceCode, expectedDate } = await parcelOf(await hand(await bill(offer), delivery, more))
      return [serviceCode, expectedDate]
    }
    expect(await promisedOf({})).toEqual(['53320', '2027-06-01'])
    expect(await promisedOf({ NVC_ID: slow.s_ID })).toEqual([null, ''])
    expect(await promisedOf({}, { dtDate: '2027-06-02' })).toEqual(['53320', ''])
    expect(await promisedOf({ expectedDate: '2027-06-03' })).toEqual(['53320', '2027-06-03'])
    // The bill itself is given to another one.
    const one = await bill(offer)
    const { delivery } = await trade.info('Order', one)
    await saved('Order', { s_ID: one, delivery: { ...delivery, NVC_ID: slow.s_ID } })
    expect((await trade.info('Order', one)).delivery).toMatchObject({ serviceCode: null, expectedDate: null })
  })

  it('to another carrier leaves what was said of the first', async () => {
    const delivery = {
      type: 2,
      NVC_ID: fast.s_ID,
      paymentOptionId: optionOf(fast, '2'),
      shiftId: fast.shifts[0].lineId,
    }
    const one = await bill({ ...delivery, trackingCode: 'NHANH1' })
    expect(await parcelOf(await hand(one, { NVC_ID: slow.s_ID }))).toMatchObject({
      NVC_ID: slow.s_ID,
      paymentOptionId: null,
      shiftId: null,
      trackingCode: null,
      codAmount: total,
    })
  })

  it('asks nothing about its day, which its bill was asked about', async () => {
    const late = '2027-06-01'
    expect(await parcelOf(await hand(await bill(), {}, { dtDate: late }))).toMatchObject({ handDate: late })
  })
})

it('names a step that the table of states has not by the code of the contract', async () => {
  const { s_ID } = await hand(await bill())
  expect(await data('Shipping', 'UpdateStatus', {}, { s_ID, shipStatus: 8 })).toMatchObject({
    Description: 'Không thể chuyển từ Chờ lấy hàng sang Đã hoàn',
    errors: [{ path: 'shipStatus', code: 'shipMove', params: { a: 'Chờ lấy hàng', b: 'Đã hoàn' } }],
  })
  const { body } = await trade.call(
    'Shipping',
    'UpdateStatus',
    { s_ID, shipStatus: 8 },
    { headers: { language: 'en' } },
  )
  expect(body.Data.Description).toBe('Not possible from Waiting for pick-up to Returned')
})

describe('settling', () => {
  const arrived = async (carrierFee: number): Promise<string> => {
    const { s_ID } = await hand(await bill(), { codAmount: total, carrierFee })
    await data('Shipping', 'UpdateStatus', {}, { s_ID, shipStatus: 4 })
    return s_ID
  }
  const settle = (ids: string[], more: object, query: Record<string, string> = {}): Promise<Anything> =>
    data('COD', 'Settle', query, { ids, fundId: trade.ids['TM'], kind: 2, ...more })

  it('names what is wrong by the names of the call', async () => {
    const one = await arrived(100)
    for (const fundId of ['abc', '018f0000-0000-7000-8000-000000000000'])
      expect((await settle([one], { fundId })).ListItem[0].errors).toMatchObject([
        { path: 'fundId', code: 'unknownRef', message: 'Quỹ / tài khoản không tồn tại hoặc đã ngừng sử dụng' },
      ])
  })

  it('leaves out the parcel that is refused, and no other of its carrier', async () => {
    const [one, other] = [await arrived(100), await arrived(200)]
    const answer = await settle([one, other], { kind: 1, amounts: { [one]: 0.5 } })
    expect([answer.TotalCount, answer.ListItem.map(({ s_ID }: Anything) => s_ID)]).toEqual([1, [one]])
    expect(answer.vouchers).toMatchObject([{ shipments: [other] }])
  })

  it('asks about a fund without money and a far day, and goes on when that is confirmed', async () => {
    await saved('ApiListBank', { s_ID: trade.ids['TM'], openingBalance: 1 })
    await data('User', 'SaveConfig', {}, { negativeFund: 1 })
    const one = await arrived(500_000)
    const asked = await settle([one], {})
    expect(asked).toMatchObject({ TotalCount: 0, ListItem: [{ s_ID: one, code: 'fundShort', confirmable: true }] })
    expect((await settle([one], { amounts: { [one]: 1 }, confirm: ['fundShort'] })).TotalCount).toBe(1)
    const far = { dtDate: '2027-06-01' }
    const { ListItem } = await settle([one], far, { confirm: 'fundShort' })
    expect(ListItem).toMatchObject([{ code: 'dateFar', confirmable: true }])
    expect((await settle([one], far, { confirm: 'fundShort,dateFar' })).TotalCount).toBe(1)
  })
})

it('adds up what has an effect, and cancelled parcels where they are asked for', async () => {
  const carrier = await carrierOf('TONG')
  const sent = async (codAmount: number): Promise<string> =>
    (await hand(await bill(), { NVC_ID: carrier.s_ID, codAmount })).s_ID
  await sent(700)
  await data('Shipping', 'UpdateStatus', {}, { s_ID: await sent(300), shipStatus: 9 })
  const listed = async (more: Record<string, string>): Promise<[number, number]> => {
    const { TotalCount, arrSUM } = await data('Shipping', 'getlist', { NVC_ID: carrier.s_ID, ...more })
    return [TotalCount, arrSUM[0].Total]
  }
  expect([await listed({}), await listed({ iStat: '0' })]).toEqual([
    [2, 700],
    [2, 700],
  ])
  expect([await listed({ iStat: '9' }), await listed({ iStat: '1' })]).toEqual([
    [1, 300],
    [1, 700],
  ])
  const { ListItem } = await data('Shipping', 'ExportList', { NVC_ID: carrier.s_ID })
  const { sheets } = await readXlsx(Buffer.from(ListItem as string, 'base64'))
  expect(sheets[0]!.rows.at(-1)).toContain('Tổng cộng (không gồm đã hủy)')
})

it('is told in the log by the names of its states', async () => {
  const { s_ID, NumberID } = await hand(await bill())
  await data('Shipping', 'UpdateStatus', {}, { s_ID, shipStatus: 2 })
  const { ListItem } = await data('ApiEvent', 'getlist', { KeySearch: NumberID })
  const moved = ListItem.find(({ action }: Anything) => action === 'Sửa')
  const { changes } = await info('ApiEvent', moved.s_ID)
  expect(changes).toMatchObject([{ field: 'shipStatus', from: 'Chờ lấy hàng', to: 'Đang vận chuyển' }])
})
