/** What a fake carrier keeps: parcels by the number that was sent with them. */
import { blankState, type Asked, type FakeServer, type FakeState, type Reply } from '../providers/fake-server.ts'

export interface ParcelThere {
  key: string
  code: string
  state: string
  /** What it says it collects, where that is not the usual. */
  cod?: number
  /** What was sent, as it came. */
  content: string
}
export interface CarrierState extends FakeState {
  parcels: Map<string, ParcelThere>
  /** All of them, also where two have the same number. */
  made: ParcelThere[]
  /** Called with each new one, before its maker is answered. */
  onMade: (parcel: ParcelThere) => void
  /** What it tells by itself, as it would send it. */
  events: unknown[]
}
export type FakeCarrier = FakeServer<CarrierState>

export const noParcels = (): CarrierState => ({
  ...blankState(),
  parcels: new Map(),
  made: [],
  onMade: () => undefined,
  events: [],
})

export const makeThere = (state: CarrierState, parcel: Omit<ParcelThere, 'code'>, prefix: string): ParcelThere => {
  const made: ParcelThere = { ...parcel, code: `${prefix}${state.made.length + 1}` }
  state.parcels.set(parcel.key, made)
  state.made.push(made)
  state.onMade(made)
  return made
}
export const byCode = (state: CarrierState, code: string): ParcelThere | undefined =>
  [...state.parcels.values()].find((one) => one.code === code)

export const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})
export const sentIn = <T>({ body }: Asked): T => JSON.parse(body || '{}') as T
