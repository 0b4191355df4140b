/** Viettel Post, as it answers. */
import { startFake, type Action, type Asked, type Fault, type Reply } from '../providers/fake-server.ts'
import { answersInstead, refuses, revokesTokens } from '../providers/faults.ts'
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

const fine = (data: unknown): Reply => json(200, { status: 200, error: false, message: 'OK', data })
/** Errors come with status 200, too. */
const error = (message: unknown, data: unknown = null, status = 204): Reply =>
  json(200, { status, error: true, message, data })

const two = (value: number): string => String(value).padStart(2, '0')
/** `28/11/2026 09:30:00`, in Vietnam. */
const local = (at: Date): string => {
  const there = new Date(at.getTime() + 7 * 3_600_000)
  const date = `${two(there.getUTCDate())}/${two(there.getUTCMonth() + 1)}/${there.getUTCFullYear()}`
  return `${date} ${there.toISOString().slice(11, 19)}`
}

export const viettelpostEvent = (
  parcel: Pick<ParcelThere, 'key' | 'code'>,
  state: string,
  at: Date,
  more: object = {},
) => ({
  DATA: {
    ORDER_NUMBER: parcel.code,
    ORDER_REFERENCE: parcel.key,
    ORDER_STATUSDATE: local(at),
    ORDER_STATUS: Number(state),
    STATUS_NAME: 'Đang xử lý',
    LOCALION_CURRENTLY: 'HNI',
    NOTE: '',
    MONEY_COLLECTION: 800_000,
    MONEY_FEECOD: 0,
    MONEY_TOTAL: 31_500,
    PRODUCT_WEIGHT: 1_500,
    ORDER_SERVICE: 'VCN',
    ...more,
  },
  TOKEN: 'webhook-secret',
})

const shortToken = 'short.token.1'
const signIn = (asked: Asked, state: CarrierState): Reply => {
  const { USERNAME, PASSWORD } = sentIn<{ USERNAME: string; PASSWORD: string }>(asked)
  const { token, settings } = sampleCarriers.viettelpost
  if (USERNAME !== settings['username'] || PASSWORD !== token)
    return error('Sai tên đăng nhập hoặc mật khẩu', null, 202)
  if (asked.path.endsWith('/Login')) return fine({ userId: 1, token: shortToken, expired: 0 })
  if (asked.headers['token'] !== shortToken) return error('Token invalid', null, 202)
  const long = `long.token.${state.tokens.size + 1}`
  state.tokens.set(long, state.now + 365 * 86_400_000)
  return fine({ userId: 1, token: long, expired: state.now })
}

const create = (asked: Asked, state: CarrierState): Reply => {
  const order = sentIn<{ ORDER_NUMBER: string; RECEIVER_PHONE: string; CHECK_UNIQUE: boolean }>(asked)
  if (order.RECEIVER_PHONE === '0900000000') return error(['Số điện thoại người nhận không đúng', 'Kiểm tra lại'])
  const key = order.ORDER_NUMBER
  const own = order.CHECK_UNIQUE ? state.parcels.get(key) : undefined
  if (own) return error('Mã đơn hàng đã tồn tại', { ORDER_NUMBER: own.code })
  const made = makeThere(state, { key, state: '103', content: asked.body }, 'VTP')
  state.events.push(viettelpostEvent(made, '103', new Date(state.now)))
  return fine({ ORDER_NUMBER: made.code, MONEY_COLLECTION: 800_000, EXCHANGE_WEIGHT: 600, MONEY_TOTAL: 31_500 })
}

const update = (asked: Asked, state: CarrierState): Reply => {
  const { TYPE, ORDER_NUMBER } = sentIn<{ TYPE: number; ORDER_NUMBER: string }>(asked)
  const own = byCode(state, ORDER_NUMBER)
  if (!own || TYPE !== 4) return error('Không tìm thấy vận đơn')
  if (own.state === '107') return error('Đơn hàng đã hủy')
  if (Number(own.state) >= 200) return error('Trạng thái không cho phép hủy')
  own.state = '107'
  return fine(null)
}

const quote = (asked: Asked): Reply => {
  const { RECEIVER_PROVINCE } = sentIn<{ RECEIVER_PROVINCE: string }>(asked)
  if (RECEIVER_PROVINCE === 'Tỉnh Xa') return error('Price does not apply to this itinerary!')
  return fine({
    RESULT: [
      { MA_DV_CHINH: 'VCN', TEN_DICHVU: 'Chuyển phát nhanh', GIA_CUOC: 31_500, THOI_GIAN: '24 giờ', EXTRA_SERVICE: [] },
      { MA_DV_CHINH: 'PHS', TEN_DICHVU: 'Nội tỉnh tiết kiệm', GIA_CUOC: '22000', THOI_GIAN: '2 ngày' },
    ],
  })
}

const others: Record<string, (asked: Asked, state: CarrierState) => Reply> = {
  '/v2/order/createOrderNlp': create,
  '/v2/order/UpdateOrder': update,
  '/v2/order/getPriceAllNlp': quote,
  '/v2/user/listInventory': () => fine([]),
}
const answer = (asked: Asked, state: CarrierState): Reply => {
  if (/\/v2\/user\/(Login|ownerconnect)$/.test(asked.path)) return signIn(asked, state)
  const until = state.tokens.get(String(asked.headers['token'])) ?? 0
  if (until <= state.now) return error('Token invalid', null, 202)
  return others[asked.path]?.(asked, state) ?? json(404, { status: 404, error: true, message: 'Not found' })
}

const actions: Readonly<Record<string, Action>> = {
  Login: 'signIn',
  createOrderNlp: 'create',
  getPriceAllNlp: 'price',
  UpdateOrder: 'cancel',
}
export const startViettelpost = (): Promise<FakeCarrier> =>
  startFake({ state: noParcels(), answer, actionOf: ({ path }) => actions[path.split('/').at(-1)!] ?? 'other' })

export const viettelpostOdd: Fault[] = [
  answersInstead('no error as text', 'create', (body) => body.replace('"error":false', '"error":"false"')),
  answersInstead('a fee as text', 'create', (body) => body.replace('31500', '"31500"')),
  answersInstead('data in a list', 'create', (body) => body.replace(/"data":(.*)\}$/, '"data":[$1]}')),
  answersInstead('names in small letters', 'create', (body) => body.replace('ORDER_NUMBER', 'order_number')),
  answersInstead('our number beside its own', 'create', (body) =>
    body.replace('"ORDER_NUMBER"', '"ORDER_REFERENCE":"VD000002","ORDER_NUMBER"'),
  ),
]
export const viettelpostFaults: Fault[] = [
  revokesTokens('create'),
  refuses('a token that has ended (401)', json(401, { status: 401, error: true, message: 'Unauthorized' }), 'create'),
  refuses('a token that has ended, in a list', error(['Token expired'], null, 202), 'create'),
  refuses('sign-in that fails there', json(500, { status: 500, error: true, message: 'System error' }), 'signIn'),
  refuses('sign-in without a token', fine({}), 'signIn'),
  refuses('trouble with status 200', error('Hệ thống đang bận', null, 500), 'create'),
  refuses('trouble in a list', error(['System error'], null, 204), 'create'),
  refuses('nothing said of errors', json(200, { status: 200, message: 'OK' }), 'create'),
  answersInstead(
    'no data after it was made',
    'create',
    () => '{"status":200,"error":false,"message":"OK","data":null}',
  ),
  answersInstead('an error beside the number', 'create', (body) => body.replace('"error":false', '"error":true')),
  answersInstead('the parcel of another', 'create', (body) =>
    body.replace(/"ORDER_NUMBER":"[^"]*"/, '"ORDER_REFERENCE":"VD000777","ORDER_NUMBER":"VTP777"'),
  ),
  answersInstead('a known number in a list of words', 'create', (body) =>
    JSON.stringify({
      status: 204,
      error: true,
      message: ['Đơn hàng đã tồn tại', 'ORDER_NUMBER is duplicate'],
      data: { ORDER_NUMBER: /"ORDER_NUMBER":"([^"]*)"/.exec(body)?.[1] },
    }),
  ),
  answersInstead('a known number that is not named', 'create', () => '{"error":true,"message":"Đơn hàng đã tồn tại"}'),
]
export const viettelpostRefusals: [Fault, string][] = [
  [refuses('a refusal', error('Vượt quá tiền thu hộ'), 'create'), 'Vượt quá tiền thu hộ'],
  [refuses('a refusal in a list', error(['Sai xã', 'Thiếu cân nặng']), 'create'), 'Sai xã; Thiếu cân nặng'],
  [refuses('a refusal in objects', error([{ message: 'Sai dịch vụ' }]), 'create'), 'Sai dịch vụ'],
]
