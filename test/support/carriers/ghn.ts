/** Giao Hàng Nhanh, as it answers. */
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

const base = '/shiip/public-api'
const fine = (data: unknown): Reply => json(200, { code: 200, message: 'Success', data })
const error = (status: number, message: string, codeMessage: string): Reply =>
  json(status, { code: status, message, data: null, code_message: codeMessage })

export const ghnEvent = (parcel: Pick<ParcelThere, 'key' | 'code'>, state: string, at: Date, more: object = {}) => ({
  CODAmount: 800_000,
  CODTransferDate: null,
  ClientOrderCode: parcel.key,
  OrderCode: parcel.code,
  Status: state,
  Type: 'Switch_status',
  Time: at.toISOString(),
  TotalFee: 36_300,
  Weight: 1_500,
  ConvertedWeight: 600,
  Reason: '',
  ReasonCode: '',
  ShopID: 885,
  ...more,
})

interface Order {
  client_order_code: string
  required_note: string
  to_phone: string
}
const made = ({ code }: ParcelThere) => ({
  order_code: code,
  sort_code: '19-60-06',
  trans_type: 'truck',
  fee: { main_service: 36_300, insurance: 0 },
  total_fee: '36300',
  expected_delivery_time: '2026-11-30T16:00:00Z',
})
const create = (asked: Asked, state: CarrierState): Reply => {
  const order = sentIn<Order>(asked)
  if (!order.required_note) return error(400, 'Sai thông tin Required Note', 'USER_ERR_COMMON')
  if (order.to_phone === '0900000000') return error(400, 'Số điện thoại người nhận không đúng', 'PHONE_INVALID')
  const key = order.client_order_code
  const own = state.parcels.get(key) ?? makeThere(state, { key, state: 'ready_to_pick', content: asked.body }, 'GHN')
  state.events.push(ghnEvent(own, 'ready_to_pick', new Date(state.now), { Type: 'Create' }))
  return fine(made(own))
}

const missing = error(400, 'Đơn hàng không tồn tại', 'ORDER_NOT_FOUND')
const detail = (own: ParcelThere | undefined, now: number): Reply => {
  if (!own) return missing
  const updated = new Date(now).toISOString()
  const log = [
    { status: 'picking', updated_date: '2026-11-18T01:00:00Z' },
    { status: own.state, updated_date: updated },
  ]
  const more = {
    status: own.state,
    weight: 1_500,
    cod_amount: own.cod ?? 800_000,
    is_cod_collected: false,
    log,
    total_fee: 36_300,
  }
  return fine({ order_code: own.code, client_order_code: own.key, leadtime: '2026-11-30T16:00:00Z', ...more })
}

const cancel = (asked: Asked, state: CarrierState): Reply => {
  const { order_codes: codes } = sentIn<{ order_codes: string[] }>(asked)
  const one = (code: string) => {
    const own = byCode(state, code)
    const result = own?.state === 'ready_to_pick' || own?.state === 'picking'
    if (own && result) own.state = 'cancel'
    return {
      order_code: code,
      result,
      message: result ? 'OK' : own?.state === 'cancel' ? 'Đơn hàng đã bị hủy' : 'Đơn hàng đang giao, không thể hủy',
    }
  }
  return fine(codes.map(one))
}

const places: Record<string, unknown> = {
  '/master-data/province': [
    { ProvinceID: 201, ProvinceName: 'Hà Nội', NameExtension: ['Thành phố Hà Nội', 'hanoi'] },
    { ProvinceID: 202, ProvinceName: 'Hồ Chí Minh', NameExtension: ['TP.HCM', 'TP. Hồ Chí Minh'] },
  ],
  '/master-data/district?201': [{ DistrictID: 1489, DistrictName: 'Quận Hoàn Kiếm' }],
  '/master-data/district?202': [
    { DistrictID: 1442, DistrictName: 'Quận 1' },
    { DistrictID: 1443, DistrictName: 'Quận 2' },
  ],
  '/master-data/ward?1489': [{ WardCode: '1A0201', WardName: 'Phường Hàng Bài' }],
  '/master-data/ward?1442': [{ WardCode: '20101', WardName: 'Phường Bến Nghé' }],
}
const serviceFee = (asked: Asked): Reply => {
  const { service_type_id: type, to_district_id: district } = sentIn<{
    service_type_id: number
    to_district_id: number
  }>(asked)
  if (district === 1443) return error(400, 'Không hỗ trợ tuyến này', 'ROUTE_NOT_SUPPORTED')
  return fine({ total: type === 5 ? 99_000 : 43_300, service_fee: 36_300, insurance_fee: 4_000, cod_fee: 1_000 })
}
const others: Record<string, (asked: Asked) => Reply> = {
  '/v2/shift/date': () =>
    fine([
      { id: 2, title: 'Ca lấy 18-11-2026 (12h00 - 18h00)', from_time: 43_200, to_time: 64_800 },
      { id: 3, title: 'Ca lấy 19-11-2026 (07h00 - 12h00)', from_time: 25_200, to_time: 43_200 },
      { id: 4, title: 'Ca lấy 19-11-2026 (18h00 - 21h00)', from_time: 64_800, to_time: 75_600 },
    ]),
  '/v2/shipping-order/available-services': () =>
    fine([
      { service_id: 53_320, short_name: 'Hàng nhẹ', service_type_id: 2 },
      { service_id: 100_039, short_name: 'Hàng nặng', service_type_id: 5 },
    ]),
  '/v2/shipping-order/leadtime': () => fine({ leadtime: 1_795_300_000 }),
  '/v2/shipping-order/fee': serviceFee,
}

const answer = (asked: Asked, state: CarrierState): Reply => {
  const { token, settings } = sampleCarriers.ghn
  if (asked.headers['token'] !== token) return error(401, 'Token is not valid!', 'UNAUTHORIZED')
  if (asked.headers['shopid'] !== settings['shopId']) return error(400, 'Không tìm thấy cửa hàng', 'SHOP_NOT_FOUND')
  const path = asked.path.replace(base, '')
  const place = places[`${path}${asked.query.size > 0 ? `?${[...asked.query.values()].join('&')}` : ''}`]
  if (place) return fine(place)
  const sent = sentIn<{ order_code?: string; client_order_code?: string }>(asked)
  if (path === '/v2/shipping-order/create') return create(asked, state)
  if (path === '/v2/shipping-order/detail-by-client-code')
    return detail(state.parcels.get(sent.client_order_code ?? ''), state.now)
  if (path === '/v2/shipping-order/detail') return detail(byCode(state, sent.order_code ?? ''), state.now)
  if (path === '/v2/switch-status/cancel') return cancel(asked, state)
  return others[path]?.(asked) ?? json(404, { code: 404, message: 'Not found' })
}

const actions: Readonly<Record<string, Action>> = {
  create: 'create',
  'detail-by-client-code': 'find',
  detail: 'status',
  fee: 'price',
  cancel: 'cancel',
}
export const startGhn = (): Promise<FakeCarrier> =>
  startFake({ state: noParcels(), answer, actionOf: ({ path }) => actions[path.split('/').at(-1)!] ?? 'other' })

export const ghnOdd: Fault[] = [
  answersInstead('a code as text', 'create', (body) => body.replace('"code":200', '"code":"200"')),
  answersInstead('a fee as number', 'create', (body) => body.replace('"36300"', '36300')),
  answersInstead('data in a list', 'create', (body) => body.replace(/"data":(.*)\}$/, '"data":[$1]}')),
  answersInstead('data as text', 'create', (body) => {
    const { data, ...rest } = JSON.parse(body) as { data: unknown }
    return JSON.stringify({ ...rest, data: JSON.stringify(data) })
  }),
  answersInstead('our number beside its own', 'create', (body) =>
    body.replace('"order_code"', '"client_order_code":"vd000002","order_code"'),
  ),
]
export const ghnFaults: Fault[] = [
  refuses('trouble with status 200', json(200, { code: 500, message: 'Internal server error', data: null }), 'create'),
  refuses(
    'trouble in words',
    json(400, { code: 400, message: 'Hệ thống đang bận, thử lại sau', data: null }),
    'create',
  ),
  refuses('too many with status 200', json(200, { code: 429, message: 'Too many requests' }), 'create'),
  answersInstead('no code after it was made', 'create', () => '{"code":200,"message":"Success","data":{}}'),
  answersInstead('nothing after it was made', 'create', () => '{"code":200,"message":"Success","data":null}'),
  answersInstead('an error beside the code', 'create', (body) => body.replace('"code":200', '"code":400')),
  answersInstead('the parcel of another', 'create', (body) =>
    body.replace(/"order_code":"[^"]*"/, '"client_order_code":"VD000777","order_code":"GHN777"'),
  ),
  answersInstead('a known number as error', 'create', () =>
    JSON.stringify({ code: 400, message: 'client_order_code đã tồn tại', code_message: 'CLIENT_ORDER_CODE_EXIST' }),
  ),
  answersInstead('the parcel of another is found', 'find', () =>
    JSON.stringify({ code: 200, data: { order_code: 'GHN777', client_order_code: 'VD000777' } }),
  ),
  answersInstead('two are found', 'find', () => '{"code":200,"data":[{"order_code":"A"},{"order_code":"B"}]}'),
  answersInstead('one without a code is found', 'find', () => '{"code":200,"data":{"status":"picking"}}'),
  refuses('a token that is refused', error(401, 'Token is not valid!', 'UNAUTHORIZED'), 'find'),
]
export const ghnRefusals: [Fault, string][] = [
  [
    refuses('a refusal', error(400, 'Sai thông tin Required Note', 'USER_ERR_COMMON'), 'create'),
    'Sai thông tin Required Note',
  ],
  [
    refuses('a refusal with status 200', json(200, { code: 400, message: 'Vượt hạn mức COD', data: null }), 'create'),
    'Vượt hạn mức COD',
  ],
  [
    refuses('a refusal without words', json(400, { code: 400, code_message: 'WARD_IS_INVALID' }), 'create'),
    'WARD_IS_INVALID',
  ],
]
