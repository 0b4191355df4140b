/** A parcel as Giao Hàng Nhanh takes it. */
import { decimal } from '#kernel/decimal.ts'
import type { Parcel, ParcelParty, ParcelRoute } from '../../carrier.ts'
import { contentOf, insuredValue, noteOf, pieces, wholeMoney, type CarrierLimits } from '../../writing.ts'

/** The carrier's description names several limits; these are the highest of them. */
export const ghnLimits: CarrierLimits = {
  carrier: 'GHN',
  weight: 50_000,
  side: 200,
  cod: decimal(50_000_000),
  insured: decimal(5_000_000),
}
const mostQuotedCod = decimal(10_000_000)
/** Light and heavy goods. */
export const serviceTypes = { light: 2, heavy: 5 } as const
const heavyFrom = 20_000

export const usualService = ({ weight }: { weight: number }): number =>
  weight >= heavyFrom ? serviceTypes.heavy : serviceTypes.light

/** Looking into the parcel is not allowed unless the shop says so. */
const strictest = 'KHONGCHOXEMHANG'
const noteCodes = ['CHOTHUHANG', 'CHOXEMHANGKHONGTHU', strictest]
const requiredNote = ({ deliveryNote }: Parcel): string =>
  noteCodes.find((code) => code === deliveryNote?.code.toUpperCase()) ?? strictest

const measures = ({ weight, length, width, height }: ParcelRoute) => ({
  weight,
  ...(length && { length }),
  ...(width && { width }),
  ...(height && { height }),
})

const sender = ({ name, phone, address, ward, district, province }: ParcelParty) => ({
  from_name: name,
  // Of a shop without one the carrier knows its own.
  ...(phone && { from_phone: phone }),
  from_address: address,
  from_ward_name: ward,
  ...(district ? { from_district_name: district } : { is_new_from_address: true }),
  from_province_name: province,
})
const receiver = ({ name, phone, address, ward, district, province }: ParcelParty) => ({
  to_name: name,
  to_phone: phone,
  to_address: address.slice(0, 1024),
  to_ward_name: ward,
  ...(district ? { to_district_name: district } : { is_new_to_address: true }),
  to_province_name: province,
})

const serviceTypeOf = (parcel: Parcel): number => Number(parcel.serviceCode) || usualService(parcel)

/** Heavy goods are priced by their pieces; nobody has measured more than the whole. */
const itemsOf = (parcel: Parcel) =>
  parcel.items.length === 0 || serviceTypeOf(parcel) === serviceTypes.heavy
    ? [{ name: contentOf(parcel, 250), quantity: 1, ...measures(parcel) }]
    : parcel.items.map(({ name, code, quantity, price }) => ({
        name,
        code,
        quantity: pieces(quantity),
        price: wholeMoney(price),
      }))

export const ghnOrder = (parcel: Parcel, shifts: readonly number[]) => ({
  client_order_code: parcel.key,
  payment_type_id: parcel.feePayer === 'shop' ? 1 : 2,
  required_note: requiredNote(parcel),
  ...sender(parcel.from),
  ...receiver(parcel.to),
  cod_amount: wholeMoney(parcel.cod),
  content: contentOf(parcel, 2000),
  ...measures(parcel),
  insurance_value: insuredValue(parcel, ghnLimits),
  service_type_id: serviceTypeOf(parcel),
  note: noteOf(parcel, 5000),
  ...(shifts.length > 0 && { pick_shift: shifts }),
  items: itemsOf(parcel),
})

/** Where the parcel goes, in the carrier's own numbers; of where it comes from it knows the shop. */
export interface GhnRoute {
  from: GhnPlace | null
  to: GhnPlace
}
export interface GhnPlace {
  district: number
  ward: string
  /** Not the place itself, but one near it. */
  isNear: boolean
}

export const ghnPrice = (route: ParcelRoute, { from, to }: GhnRoute, serviceType: number) => ({
  service_type_id: serviceType,
  ...(from && { from_district_id: from.district, ...(from.ward && { from_ward_code: from.ward }) }),
  to_district_id: to.district,
  ...(to.ward && { to_ward_code: to.ward }),
  ...measures(route),
  insurance_value: insuredValue(route, ghnLimits),
  cod_value: wholeMoney(isBeyondQuotes(route) ? mostQuotedCod : route.cod),
  ...(serviceType === serviceTypes.heavy && { items: [{ name: 'Hàng hóa', quantity: 1, ...measures(route) }] }),
})
/** Prices are told for less than what it collects. */
export const isBeyondQuotes = ({ cod }: ParcelRoute): boolean => cod > mostQuotedCod
