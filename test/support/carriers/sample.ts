/** A parcel to send, and accounts to send it with. */
import { decimal, zero } from '#kernel/decimal.ts'
import type { CarrierAccount, Parcel, ParcelParty, ParcelRoute } from '#server/shipping/carrier.ts'

const from: ParcelParty = {
  name: 'Cửa hàng Vựa',
  phone: '0912345678',
  address: '12 Lý Thường Kiệt',
  province: 'Thành phố Hà Nội',
  district: '',
  ward: 'Phường Hoàn Kiếm',
  before: { province: 'Thành phố Hà Nội', district: 'Quận Hoàn Kiếm', ward: 'Phường Hàng Bài' },
}
const to: ParcelParty = {
  name: 'Nguyễn Thị "Bé" & con',
  phone: '0987654321',
  address: '5 Nguyễn Huệ',
  province: 'Thành phố Hồ Chí Minh',
  district: '',
  ward: 'Phường Sài Gòn',
  before: { province: 'Thành phố Hồ Chí Minh', district: 'Quận 1', ward: 'Phường Bến Nghé' },
}

export const sampleRoute = (changes: Partial<ParcelRoute> = {}): ParcelRoute => ({
  from,
  to,
  weight: 1_500,
  length: 20,
  width: 15,
  height: 10,
  cod: decimal(800_000),
  value: decimal(1_218_000),
  feePayer: 'shop',
  ...changes,
})

export const sampleParcel = (changes: Partial<Parcel> = {}): Parcel => ({
  ...sampleRoute(),
  key: 'VD000002',
  from,
  to,
  items: [
    { code: 'SP003', name: 'Rổ nhựa', quantity: decimal(18), price: decimal(60_000) },
    { code: 'SP004', name: 'Dây thừng', quantity: decimal('2.5'), price: decimal(7_200) },
  ],
  serviceCode: null,
  shift: null,
  deliveryNote: { code: 'CHOTHUHANG', name: 'Cho thử hàng' },
  note: 'Gọi trước khi giao',
  ...changes,
})

export const sampleParcels: Readonly<Record<string, Parcel>> = {
  'COD, the shop pays': sampleParcel(),
  'COD, the receiver pays': sampleParcel({ feePayer: 'receiver' }),
  'nothing to collect, the shop pays': sampleParcel({ cod: zero }),
  'nothing to collect, the receiver pays': sampleParcel({ cod: zero, feePayer: 'receiver' }),
  'an address of before, one product, in the evening': sampleParcel({
    to: { ...to, district: 'Quận 1', ward: 'Phường Bến Nghé', before: null },
    items: [{ code: 'SP001', name: 'Nước ngọt', quantity: decimal(1), price: decimal(9_000) }],
    shift: { from: 18 * 60, to: 21 * 60 },
    deliveryNote: null,
    note: '',
  }),
  'heavy, dear, unmeasured, no goods named': sampleParcel({
    weight: 25_000,
    length: null,
    width: null,
    height: null,
    value: decimal(9_000_000),
    items: [],
    deliveryNote: { code: 'RIENG', name: 'Giao giờ hành chính' },
  }),
}

const account = { origin: '', environment: 'production' } as const
export const sampleCarriers: Readonly<Record<'ghn' | 'ghtk' | 'viettelpost', CarrierAccount>> = {
  ghn: { ...account, token: 'ghn-secret-0011-aa', settings: { shopId: '885' } },
  ghtk: { ...account, token: 'ghtk.secret+token', settings: { clientSource: 'S0001' } },
  viettelpost: { ...account, token: 'mật khẩu & <1>', settings: { username: '0912345678' } },
}
