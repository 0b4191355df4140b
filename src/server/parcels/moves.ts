/** A parcel goes on: moves by hand, corrections of what is known of it (contract system §9.2, amendments 75, 76). */
import { translate } from '#i18n/catalogues.server.ts'
import type { Scope } from '#engine/scope.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { canMove, shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import type { Saved } from '#engine/document/save.ts'
import { isPending } from './sending.ts'
import { feeTyped, watchMoved } from './watch.ts'
import { openParcel, saveParcel, stateNow, stepStatement, type Parcel, type ParcelValues } from './parcel.ts'

export interface Move {
  id: string
  version: number | undefined
  /** Undefined: it stays where it is, and only what is known of it changes. */
  to: ShipmentState | undefined
  date: Day | null | undefined
  note: string | null | undefined
  carrierFee: Decimal | null | undefined
  returnFee: Decimal | null | undefined
  trackingCode: string | null | undefined
}

const nameIn = ({ language }: Scope, state: ShipmentState): string =>
  translate(language, shipmentStateFacts[state].label)

const refuseMove = async (scope: Scope, parcel: Parcel, to: ShipmentState): Promise<void> => {
  const from = await stateNow(scope, parcel)
  if (canMove(from, to)) return
  throw new Refused([problem('shipStatus', 'shipMove', { a: nameIn(scope, from), b: nameIn(scope, to) })])
}

/** The day that counts for the money: today, unless another is named; not before it was handed over. */
const dayOf = (scope: Scope, parcel: Parcel, { to, date }: Move): Day | null => {
  const { posts } = shipmentStateFacts[to ?? 'notHanded']
  if (date) return date
  if (!to) return parcel.deliveredDate
  return posts ? (scope.today < parcel.date ? parcel.date : scope.today) : null
}

const given = <T>(name: string, value: T | null | undefined): Readonly<Record<string, T>> =>
  value === undefined || value === null ? {} : { [name]: value }

/** Throws Refused if the table of states has no such step, or its money cannot be moved on that day. */
export const moveParcel = async (scope: Scope, move: Move): Promise<Saved> => {
  const parcel = await openParcel(scope, move.id)
  if (isPending(parcel)) throw new Refused([problem('', 'notFound')])
  const { to, date, note, trackingCode } = move
  if (date && date < parcel.date) throw new Refused([problem('date', 'dateBeforeHand')])
  if (to) await refuseMove(scope, parcel, to)
  const values: ParcelValues = {
    ...given('shipStatus', to && shipmentStateFacts[to].value),
    deliveredDate: dayOf(scope, parcel, move),
    ...given('carrierFee', move.carrierFee),
    ...given('returnFee', move.returnFee),
    ...(trackingCode === undefined ? {} : { trackingCode }),
  }
  const saved = await saveParcel(scope, parcel.id, values, move.version)
  if (move.carrierFee) await scope.tx.query(feeTyped(parcel.id))
  if (to) await scope.tx.query(watchMoved(parcel.id, { state: to, at: scope.now, now: scope.now }))
  if (to || note)
    await scope.tx.query(
      stepStatement(scope, parcel.id, {
        state: to ?? (await stateNow(scope, parcel)),
        note: note ?? null,
        user: scope.user.displayName,
      }),
    )
  return saved
}
