/** A parcel as Giao Hàng Tiết Kiệm takes it. */
import { storedText } from '#engine/stored-text.ts'
import { one } from '#kernel/decimal.ts'
import { ownValue } from '#kernel/own.ts'
import type { Parcel, ParcelRoute } from '../../carrier.ts'
import { contentOf, kilograms, noteOf, oldNames, wholeMoney } from '../../writing.ts'

export const transports = {
  road: storedText('carrier.service.road'),
  fly: storedText('carrier.service.fly'),
}
export type Transport = keyof typeof transports

/** What the receiver may do with it is a tag there; not to look is what it does anyway. */
const tags: Readonly<Record<string, number>> = { CHOXEMHANGKHONGTHU: 10, CHOTHUHANG: 11 }
const noon = 12 * 60
const evening = 18 * 60
const workShift = ({ from, to }: { from: number; to: number }): number => {
  const middle = (from + to) / 2
  return middle < noon ? 1 : middle < evening ? 2 : 3
}

const transportOf = ({ serviceCode }: Parcel): Transport => (serviceCode === 'fly' ? 'fly' : 'road')

export const ghtkOrder = (parcel: Parcel) => {
  const { key, from, to, shift, deliveryNote, weight } = parcel
  const tag = ownValue(tags, deliveryNote?.code.toUpperCase() ?? '')
  return {
    // One thing to carry: what weighs how much within it nobody has measured.
    products: [
      {
        name: contentOf(parcel, 250),
        weight: kilograms(weight),
        quantity: one,
        price: wholeMoney(parcel.value),
        ...(parcel.items.length === 1 && { product_code: parcel.items[0]!.code }),
      },
    ],
    order: {
      id: key,
      pick_name: from.name,
      pick_address: from.address,
      pick_province: from.province,
      ...(from.district && { pick_district: from.district }),
      pick_ward: from.ward,
      pick_tel: from.phone,
      name: to.name,
      tel: to.phone,
      address: to.address,
      province: to.province,
      ...(to.district && { district: to.district }),
      ward: to.ward,
      hamlet: 'Khác',
      note: noteOf(parcel, 120),
      is_freeship: parcel.feePayer === 'shop' ? 1 : 0,
      pick_money: wholeMoney(parcel.cod),
      value: wholeMoney(parcel.value),
      transport: transportOf(parcel),
      pick_option: 'cod',
      ...(shift && { pick_work_shift: workShift(shift) }),
      ...(tag && { tags: [tag] }),
    },
  }
}

/** True if the prices it tells are those of the places themselves. */
export const isKnownThere = ({ from, to }: ParcelRoute): boolean => oldNames(from) !== null && oldNames(to) !== null

export const ghtkPrice = (route: ParcelRoute, transport: Transport): Record<string, string> => {
  const { from, to, weight, value } = route
  const [start, end] = [oldNames(from) ?? from, oldNames(to) ?? to]
  return {
    pick_province: start.province,
    pick_district: start.district,
    pick_ward: start.ward,
    pick_address: from.address,
    province: end.province,
    district: end.district,
    ward: end.ward,
    address: to.address,
    weight: String(weight),
    value: String(wholeMoney(value) / one),
    transport,
    deliver_option: 'none',
  }
}
