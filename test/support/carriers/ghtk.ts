/** Giao Hàng Tiết Kiệm, as it answers. */
import { startFake, type Action, type Asked, type Fault, type Reply } from '../providers/fake-server.ts'
import { answersInstead, refuses } from '../providers/faults.ts'
import {
  byCode,
  json,
  makeThere,
  noParcels,
  sentIn,
  type CarrierState,
  type FakeCarrier,
  type ParcelThere,
} from './parcels.ts'
import { sampleCarriers } from './sample.ts'

const error = (status: number, message: string, code = ''): Reply =>
  json(status, { success: false, message, ...(code && { error: { code } }) })

/** With the zone of Vietnam, as it writes times. */
const local = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+07:00')

export const ghtkEvent = (parcel: Pick<ParcelThere, 'key' | 'code'>, state: string, at: Date, more: object = {}) => ({
  partner_id: parcel.key,
  label_id: parcel.code,
  status_id: Number(state),
  action_time: local(at),
  reason_code: '',
  reason: '',
  weight: 1.5,
  fee: 22_000,
  pick_money: 800_000,
  return_part_package: 0,
  ...more,
})

const create = (asked: Asked, state: CarrierState): Reply => {
  const { order } = sentIn<{ order: { id: string; tel: string } }>(asked)
  if (order.tel === '0900000000') return error(200, 'Số điện thoại người nhận không đúng', 'INVALID_TEL')
  const own = state.parcels.get(order.id)
  if (own)
    return json(200, {
      success: false,
      message: `Mã đơn hàng ${order.id} đã tồn tại`,
      error: { code: 'ORDER_ID_EXIST', partner_id: order.id, ghtk_label: own.code, created: '2026-11-18', status: 1 },
    })
  const made = makeThere(state, { key: order.id, state: '2', content: asked.body }, 'S1.A1.')
  state.events.push(ghtkEvent(made, '2', new Date(state.now)))
  return json(200, {
    success: true,
    message: '',
    order: {
      partner_id: order.id,
      label: made.code,
      area: '1',
      fee: '22000',
      insurance_fee: '5000',
      estimated_pick_time: 'Sáng 2026-11-19',
      estimated_deliver_time: 'Chiều 2026-11-21',
      products: [],
      status_id: 2,
    },
  })
}

const missing = error(200, 'Đơn hàng không tồn tại')
const orderAs = (own: ParcelThere, now: number) => ({
  label_id: own.code,
  partner_id: own.key,
  status: own.state,
  status_text: 'Đã tiếp nhận',
  created: '2026-11-18 10:00:00',
  modified: local(new Date(now)).slice(0, 19).replace('T', ' '),
  message: 'Giao giờ hành chính',
  deliver_date: '2026-11-21',
  customer_tel: '0987654321',
  ship_money: '22000',
  insurance: '5000',
  weight: '1500',
  pick_money: own.cod ?? 800_000,
  is_freeship: '1',
})
const found = ({ path }: Asked, state: CarrierState): Reply => {
  const asked = decodeURIComponent(path.split('/').at(-1)!)
  const own = asked.startsWith('partner_id:') ? state.parcels.get(asked.slice(11)) : byCode(state, asked)
  return own ? json(200, { success: true, message: '', order: orderAs(own, state.now) }) : missing
}

const cancel = ({ path }: Asked, state: CarrierState): Reply => {
  const own = byCode(state, decodeURIComponent(path.split('/').at(-1)!))
  if (!own) return missing
  if (own.state === '-1') return error(200, 'Đơn hàng đã ở trạng thái hủy')
  if (own.state !== '2') return error(200, 'Đơn hàng đã lấy, không thể hủy')
  own.state = '-1'
  return json(200, { success: true, message: 'Đơn hàng hủy thành công', log_id: '1' })
}

const label = ({ path }: Asked, state: CarrierState): Reply => {
  const own = byCode(state, decodeURIComponent(path.split('/').at(-1)!))
  return own ? { status: 200, type: 'application/pdf', body: `%PDF-1.4 ${own.code}` } : missing
}

const fee = ({ query }: Asked): Reply => {
  const isFly = query.get('transport') === 'fly'
  if (query.get('province') === 'Tỉnh Xa') return json(200, { success: true, fee: { fee: 0, delivery: false } })
  return json(200, {
    success: true,
    message: '',
    fee: {
      name: 'area1',
      fee: isFly ? 45_400 : 30_400,
      insurance_fee: 5_000,
      delivery_type: 'n1',
      a: 1,
      dt: 'local',
      extFees: [{ display: '(+ 7,400 đ)', title: 'Phụ phí hàng dễ vỡ', amount: 7_400, type: 'fragile' }],
      delivery: true,
    },
  })
}

const answer = (asked: Asked, state: CarrierState): Reply => {
  const { token, settings } = sampleCarriers.ghtk
  if (asked.headers['token'] !== token) return error(401, 'Token không hợp lệ')
  if (asked.headers['x-client-source'] !== settings['clientSource']) return error(403, 'Mã đối tác không hợp lệ')
  const path = asked.path.replace('/services', '')
  if (path === '/shipment/order/' && asked.query.get('ver') === '1.5') return create(asked, state)
  if (path === '/shipment/fee') return fee(asked)
  if (path.startsWith('/shipment/v2/')) return found(asked, state)
  if (path.startsWith('/shipment/cancel/')) return cancel(asked, state)
  if (path.startsWith('/label/')) return label(asked, state)
  if (path === '/shipment/list_pick_add') return json(200, { success: true, message: '', data: [] })
  return error(404, 'Not found')
}

const actionOf = ({ path }: Asked): Action => {
  if (path.endsWith('/shipment/order/')) return 'create'
  if (path.includes('partner_id:')) return 'find'
  if (path.includes('/shipment/v2/')) return 'status'
  if (path.includes('/cancel/')) return 'cancel'
  return path.endsWith('/fee') ? 'price' : 'other'
}
export const startGhtk = (): Promise<FakeCarrier> => startFake({ state: noParcels(), answer, actionOf })

export const ghtkOdd: Fault[] = [
  answersInstead('success as text', 'create', (body) => body.replace('"success":true', '"success":"true"')),
  answersInstead('success as number', 'create', (body) => body.replace('"success":true', '"success":1')),
  answersInstead('a fee as number', 'create', (body) => body.replace('"22000"', '22000')),
  answersInstead('our number in other capitals', 'create', (body) => body.replace('VD000002', 'vd000002')),
  answersInstead('an order as text', 'create', (body) => {
    const { order, ...rest } = JSON.parse(body) as { order: unknown }
    return JSON.stringify({ ...rest, order: JSON.stringify(order) })
  }),
]
export const ghtkFaults: Fault[] = [
  refuses('trouble in words', error(200, 'Lỗi hệ thống, vui lòng thử lại'), 'create'),
  refuses('trouble with status 500', error(500, 'Đơn hàng chưa được tạo'), 'create'),
  refuses('success without words', json(200, {}), 'create'),
  answersInstead('no order after it was made', 'create', () => '{"success":true,"message":""}'),
  answersInstead('no label after it was made', 'create', (body) => body.replace(/"label":"[^"]*",/, '')),
  answersInstead('a failure beside the order', 'create', (body) => body.replace('"success":true', '"success":false')),
  answersInstead('the parcel of another', 'create', (body) =>
    body.replace('"VD000002"', '"VD000777"').replace(/"label":"[^"]*"/, '"label":"S1.A1.777"'),
  ),
  answersInstead('a known number', 'create', () => '{"success":false,"message":"","error":{"code":"ORDER_ID_EXIST"}}'),
  answersInstead('a known number in words', 'create', () => '{"success":false,"message":"Mã đơn hàng bị trùng"}'),
  answersInstead('the parcel of another is found', 'find', () =>
    JSON.stringify({ success: true, order: { label_id: 'S1.A1.777', partner_id: 'VD000777', status: '2' } }),
  ),
  answersInstead('one without a label is found', 'find', () => '{"success":true,"order":{"partner_id":"VD000002"}}'),
  answersInstead('no order is found', 'find', () => '{"success":true,"message":""}'),
  refuses('a token that is refused', error(401, 'Token không hợp lệ'), 'find'),
  refuses('a refusal that says nothing of it', error(200, 'Bạn không có quyền'), 'find'),
]
export const ghtkRefusals: [Fault, string][] = [
  [refuses('a refusal', error(200, 'Địa chỉ không hỗ trợ giao', 'ADDRESS'), 'create'), 'Địa chỉ không hỗ trợ giao'],
  [refuses('a refusal with 400', error(400, 'Thiếu hamlet'), 'create'), 'Thiếu hamlet'],
  [refuses('a refusal without words', error(200, '', 'PICK_MONEY_INVALID'), 'create'), 'PICK_MONEY_INVALID'],
]
