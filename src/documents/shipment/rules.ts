import { add, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { feePayer } from '#model/carrier.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import { carrierCod, carrierFee, money, outside, receivable, settle, type Move } from '#model/move.ts'
import { shipmentStateFacts, shipmentStateOf, type ShipmentState } from '#model/shipment-state.ts'
import type { StateName } from '#model/state.ts'
import type { shape } from './shape.ts'

type Parcel = Draft<typeof shape>
type SavedParcel = SavedDocument<typeof shape>

export const stateOfParcel = ({ shipStatus }: Pick<Parcel, 'shipStatus'>): ShipmentState =>
  shipmentStateOf(shipStatus ?? 0) ?? 'notHanded'

/** The state of its document: what a carrier gave back before it took it is void. */
export const derive = (parcel: SavedParcel): StateName =>
  stateOfParcel(parcel) === 'cancelled' ? 'cancelled' : 'underWay'

/** A parcel on its way moves no money, so reports about it let those sell who sell to its customer. */
export const touchesNothing = (parcel: Parcel): boolean => !shipmentStateFacts[stateOfParcel(parcel)].posts

/** The day on which a parcel in this state moves money; null: it moves none. */
const postedOn = (parcel: Parcel) => (touchesNothing(parcel) ? null : parcel.deliveredDate)

export const compute = (parcel: Parcel): Parcel => ({
  ...parcel,
  returnFee: parcel.returnFee ?? zero,
  isPartial: parcel.isPartial ?? false,
  // A day that does not count would be told as one that does.
  deliveredDate: postedOn(parcel),
})

export const check = (parcel: Parcel): Problem[] => {
  const { date, deliveredDate } = parcel
  return date && deliveredDate && deliveredDate < date ? [problem('deliveredDate', 'dateBeforeHand')] : []
}

/** What we owe the carrier: a fee that the receiver pays is none of ours, one for bringing it back always is. */
const feeOf = (parcel: SavedParcel): Decimal => {
  const ours = parcel.feePayer === feePayer.shop ? parcel.carrierFee : zero
  return stateOfParcel(parcel) === 'returned' ? add(ours, parcel.returnFee) : ours
}

/** What a parcel moves, it moves on its own day (contract system §9.2, amendments 76). */
export const post = (parcel: SavedParcel): Move[] => {
  const day = postedOn(parcel)
  if (day === null) return []
  const { carrier, partner, bill, codAmount } = parcel
  const fee = money(carrierFee(carrier), outside, feeOf(parcel), { column: 'incurred', day })
  if (stateOfParcel(parcel) === 'returned') return [fee]
  return [
    money(outside, carrierCod(carrier), codAmount, { column: 'incurred', day }),
    fee,
    money(receivable(partner), outside, codAmount, { column: 'paid', day }),
    settle('receivable', bill, codAmount, { upToOpen: true }),
  ]
}
