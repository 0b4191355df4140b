/** A parcel as Viettel Post takes it, with addresses as text. */
import { decimalText, one, sumOf, zero } from '#kernel/decimal.ts'
import type { Parcel, ParcelRoute } from '../../carrier.ts'
import { contentOf, fullAddress, noteOf, pieces, wholeMoney } from '../../writing.ts'

const usualService = 'VCN'

/** By who pays the fee, and whether money is collected for the goods. */
const payments = { shop: { nothing: 1, goods: 3 }, receiver: { nothing: 4, goods: 2 } } as const
const paymentOf = ({ feePayer, cod }: ParcelRoute): number => payments[feePayer][cod > zero ? 'goods' : 'nothing']

const measures = ({ weight, length, width, height }: ParcelRoute) => ({
  PRODUCT_TYPE: 'HH',
  PRODUCT_WEIGHT: weight,
  PRODUCT_LENGTH: length ?? 0,
  PRODUCT_WIDTH: width ?? 0,
  PRODUCT_HEIGHT: height ?? 0,
})

export const viettelpostOrder = (parcel: Parcel) => ({
  ORDER_NUMBER: parcel.key,
  CHECK_UNIQUE: true,
  SENDER_FULLNAME: parcel.from.name,
  SENDER_PHONE: parcel.from.phone,
  SENDER_ADDRESS: fullAddress(parcel.from),
  RECEIVER_FULLNAME: parcel.to.name,
  RECEIVER_PHONE: parcel.to.phone,
  RECEIVER_ADDRESS: fullAddress(parcel.to),
  PRODUCT_NAME: contentOf(parcel, 250),
  PRODUCT_QUANTITY: parcel.items.length === 0 ? one : sumOf(parcel.items, ({ quantity }) => pieces(quantity)),
  PRODUCT_PRICE: wholeMoney(parcel.value),
  ...measures(parcel),
  ORDER_PAYMENT: paymentOf(parcel),
  ORDER_SERVICE: parcel.serviceCode ?? usualService,
  ORDER_SERVICE_ADD: '',
  ORDER_VOUCHER: '',
  ORDER_NOTE: noteOf(parcel, 150),
  MONEY_COLLECTION: wholeMoney(parcel.cod),
  LIST_ITEM: parcel.items.map(({ name, quantity, price }) => ({
    PRODUCT_NAME: name,
    PRODUCT_QUANTITY: pieces(quantity),
    PRODUCT_PRICE: wholeMoney(price),
  })),
})

export const viettelpostPrice = (route: ParcelRoute) => ({
  SENDER_ADDRESS: fullAddress(route.from),
  RECEIVER_ADDRESS: fullAddress(route.to),
  RECEIVER_PROVINCE: route.to.province,
  ...measures(route),
  PRODUCT_PRICE: wholeMoney(route.value),
  MONEY_COLLECTION: decimalText(wholeMoney(route.cod)),
  TYPE: 1,
})
