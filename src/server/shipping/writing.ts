/** What is sent to all carriers. */
import { decimal, divideUp, larger, one, round, smaller, toNumber, type Decimal } from '#kernel/decimal.ts'
import { storedText } from '#engine/stored-text.ts'
import { showNumber } from '#kernel/number-format.ts'
import { phonesIn } from '#kernel/phones.ts'
import { refused } from '../asking/reading.ts'
import type { ProviderRefusal } from '../asking/desk.ts'
import type { OldPlace, Parcel, ParcelRoute, PlaceByName } from './carrier.ts'

const vietnamese = /^(0[35789]\d{8}|02\d{9})$/
/** The first number of Vietnam in a field, as carriers take it; null: there is none. */
export const carrierPhone = (text: string): string | null => phonesIn(text).find((one) => vietnamese.test(one)) ?? null

/** đồng has no parts. */
export const wholeMoney = (amount: Decimal): Decimal => round(amount, 0)
/** Half a kilogram of something is one thing to carry. */
export const pieces = (quantity: Decimal): Decimal => larger(divideUp(quantity, one, 0), one)
export const kilograms = (grams: number): Decimal => decimal((grams / 1000).toFixed(3))

const isOldPlace = ({ district }: PlaceByName): boolean => district !== ''
/** Names of the scheme with districts; null where they are not known. */
export const oldNames = (place: PlaceByName): OldPlace | null => (isOldPlace(place) ? place : place.before)
/** The place on one line. */
export const fullAddress = ({ address, ward, district, province }: PlaceByName): string =>
  [address, ward, district, province].filter(Boolean).join(', ')

/** `2 x Nước mắm, 1 x Bánh`. */
export const contentOf = ({ items, key }: Parcel, most: number): string =>
  items
    .map(({ name, quantity }) => `${toNumber(quantity)} x ${name}`)
    .join(', ')
    .slice(0, most) || key
export const noteOf = ({ note, deliveryNote }: Parcel, most: number): string =>
  [deliveryNote?.name ?? '', note].filter(Boolean).join('. ').slice(0, most)

/** Prices that were asked for a place near the true one. */
export const estimated = storedText('carrier.estimated')

/** What a carrier takes at most; by its own description. */
export interface CarrierLimits {
  carrier: string
  /** Grams. */
  weight?: number
  /** Centimetres. */
  side?: number
  cod?: Decimal
  insured?: Decimal
}
const shown = (value: number): string => showNumber(decimal(String(value)))
/** Why it cannot take the parcel; undefined if it can. What it insures at most is no reason. */
export const beyondLimits = (route: ParcelRoute, limits: CarrierLimits): ProviderRefusal | undefined => {
  const { carrier, weight = Infinity, side = Infinity, cod } = limits
  const longest = Math.max(route.length ?? 0, route.width ?? 0, route.height ?? 0)
  if (route.weight > weight) return refused(storedText('carrier.tooHeavy', { carrier, weight: shown(weight / 1000) }))
  if (longest > side) return refused(storedText('carrier.tooLong', { carrier, side: shown(side) }))
  if (cod !== undefined && route.cod > cod)
    return refused(storedText('carrier.codTooMuch', { carrier, cod: showNumber(cod) }))
  return undefined
}
export const insuredValue = ({ value }: ParcelRoute, { insured }: CarrierLimits): Decimal =>
  wholeMoney(insured === undefined ? value : smaller(value, insured))
