/**
 * What a carrier can be asked, the same for all of them. An adapter writes questions and reads answers; it holds nothing,
 * and what is asked again is decided in `asking/once.ts`.
 */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import type { ShipmentState } from '#model/shipment-state.ts'
import type {
  AskingDesk,
  Fine,
  UnknownKey,
  OutsideAccount,
  ProviderFile,
  ProviderRefusal,
  Unclear,
} from '../asking/desk.ts'

/** The account at the carrier (`ApiListCarrier`). */
export interface CarrierAccount extends OutsideAccount {
  /** Of Viettel Post the password. */
  token: string
}
export type CarrierDesk = AskingDesk<CarrierAccount>

/** Names of the scheme until June 2025. */
export interface OldPlace {
  province: string
  district: string
  ward: string
}
/** By name, because no carrier uses the codes of the state. */
export interface PlaceByName extends OldPlace {
  /** House and street. */
  address: string
  /** Empty: the place is one of the scheme since July 2025, which knows no districts. */
  district: string
  /** What the place was called before, where that is one place only; prices of some carriers still ask for it. */
  before: OldPlace | null
}
export interface ParcelParty extends PlaceByName {
  name: string
  /** As `carrierPhone` gives it. */
  phone: string
}

/** What a price depends on. */
export interface ParcelRoute {
  from: PlaceByName
  to: PlaceByName
  /** Grams. */
  weight: number
  /** Centimetres; null where nobody measured. */
  length: number | null
  width: number | null
  height: number | null
  /** What the carrier collects for the goods; its own fee comes on top where the receiver pays it. */
  cod: Decimal
  /** What the goods are insured for; zero: they are not. */
  value: Decimal
  feePayer: 'shop' | 'receiver'
}

interface ParcelItem {
  code: string
  name: string
  quantity: Decimal
  price: Decimal
}
export interface Parcel extends ParcelRoute {
  /** Our number of the shipment: the same over every repetition, and of this parcel only. */
  key: string
  from: ParcelParty
  to: ParcelParty
  items: readonly ParcelItem[]
  /** Of the services that were quoted; null: the carrier's usual one. */
  serviceCode: string | null
  /** When it is fetched, in minutes of the day. */
  shift: { from: number; to: number } | null
  /** True if the receiver may look into it. */
  deliveryNote: { code: string; name: string } | null
  note: string
}

export interface QuotedService {
  serviceCode: string
  name: string
  fee: Decimal
  insuranceFee: Decimal
  codFee: Decimal
  otherFee: Decimal
  /** The sum of the four. */
  total: Decimal
  expectedDate: Day | null
  note: string
}
export interface Quotes {
  kind: 'quotes'
  services: readonly QuotedService[]
}

/** The carrier has the parcel. */
export interface MadeParcel {
  kind: 'made'
  trackingCode: string
  /** What the carrier takes; null where it has not said so. */
  fee: Decimal | null
  expectedDate: Day | null
}

/** What the carrier says of a parcel, when it was asked or by itself. */
export interface ParcelNews {
  kind: 'news'
  /** One of the two may be empty. */
  trackingCode: string
  shipNumber: string
  /** Null: of a state that says nothing of the parcel's way. */
  state: ShipmentState | null
  /** The carrier's own code of it. */
  stateCode: string
  /** When it came to this state; null where that was not said, or cannot be. */
  at: Date | null
  fee: Decimal | null
  cod: Decimal | null
  /** Grams. */
  weight: number | null
  /** The receiver took a part only, and the rest comes back. */
  isPartial: boolean
  reason: string
}
export interface Unreadable {
  kind: 'unreadable'
}

/** A parcel that the carrier has. */
export interface KnownParcel {
  trackingCode: string
  shipNumber: string
}

type Asks<T extends unknown[], R> = (desk: CarrierDesk, ...what: T) => Promise<R | ProviderRefusal | Unclear>

export interface ShippingAdapter {
  name: CarrierAdapter
  /** The carrier's hosts, as patterns of `OutboundCaller`. */
  official: readonly string[]
  /** Signs in and reads something harmless. */
  test: Asks<[], Fine>
  quote: Asks<[route: ParcelRoute], Quotes>
  create: Asks<[parcel: Parcel], MadeParcel>
  /** What became of a parcel that was sent. That the question itself was refused says nothing of it, and is unclear. */
  find: (desk: CarrierDesk, parcel: Parcel) => Promise<MadeParcel | UnknownKey | Unclear>
  /** Null: it tells by itself only. */
  status: Asks<[parcel: KnownParcel], ParcelNews | UnknownKey> | null
  cancel: Asks<[parcel: KnownParcel], Fine>
  /** Null: it has none as a file. */
  label: Asks<[parcel: KnownParcel], ProviderFile> | null
  /** What it sends by itself, after JSON was read. */
  readEvent: (body: unknown, now: Date) => ParcelNews | Unreadable
  /** The secret that comes with an event; null: it sends none. */
  eventSecret: ((body: unknown) => string) | null
}
