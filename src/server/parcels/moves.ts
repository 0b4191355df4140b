/** A parcel goes on: moves by hand, corrections of what is known of it (contract system §9.2, amendments 75, 76). */
import { salesBill } from '#documents/sales-bill/index.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { noteOf, storedText } from '#engine/stored-text.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { loadDocument } from '#engine/store/store.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { canMove, shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import type { SaveResult } from '#engine/document/save.ts'
import { totalOf } from './hand-over.ts'
import type { Bill } from './said-delivery.ts'
import { isPending } from './sending.ts'
import { codAgreesStatement, feeTyped, watchMoved } from './watch.ts'
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
  /** What was collected of a delivered parcel, where it is not what was agreed. */
  codAmount?: Decimal | null | undefined
  isPartial?: boolean | null | undefined
  /** Of a lost one: what the carrier is asked to pay. */
  claimAmount?: Decimal | null | undefined
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

/** Where the parcel is after the move. */
const stateAfter = (scope: Scope, parcel: Parcel, { to }: Move): Promise<ShipmentState> | ShipmentState =>
  to ?? stateNow(scope, parcel)

const arrived: readonly ShipmentState[] = ['delivered', 'reconciled']

/** No more than the bill is worth. */
const isTooMuch = async (scope: Scope, parcel: Parcel, cod: Decimal): Promise<boolean> => {
  const bill = await loadDocument(wholeScope(scope).tx, salesBill, parcel.bill as string)
  return bill !== null && cod > totalOf(scope, bill as unknown as Bill)
}

/** Only what was delivered was collected, and only what is lost is claimed. */
const moneyProblems = async (scope: Scope, parcel: Parcel, move: Move): Promise<Problem[]> => {
  const { codAmount, isPartial, claimAmount } = move
  const state = await stateAfter(scope, parcel, move)
  const isCollected = (codAmount ?? parcel.codAmount) !== parcel.codAmount
  return [
    ...((isCollected || isPartial === true) && !arrived.includes(state)
      ? [problem(isCollected ? 'codAmount' : 'isPartial', 'notDeliveredYet')]
      : []),
    ...(isCollected && (await isTooMuch(scope, parcel, codAmount!)) ? [problem('codAmount', 'codTooMuch')] : []),
    ...((claimAmount ?? null) !== null && state !== 'lost'
      ? [problem('claimAmount', 'notLost', { number: parcel.number })]
      : []),
  ]
}

interface Collected {
  values: ParcelValues
  note: string | null
}

/** Who was paid less than was agreed gave a part only, unless it is said otherwise. */
const collectedOf = (parcel: Parcel, { codAmount, isPartial }: Move): Collected => {
  const before = parcel.codAmount
  if ((codAmount ?? before) === before) return { values: given('isPartial', isPartial), note: null }
  const agreed = parcel.codAgreed ?? before
  const shown = (value: Decimal): string => showNumber(value, { language: 'vi' })
  return {
    values: {
      codAmount: codAmount!,
      codAgreed: codAmount === agreed ? null : agreed,
      isPartial: isPartial ?? codAmount! < agreed,
    },
    note: storedText('parcel.codCorrected', { before: shown(before), after: shown(codAmount!) }),
  }
}

/** Throws Refused if the table of states has no such step, or its money cannot be moved on that day. */
export const moveParcel = async (scope: Scope, move: Move): Promise<SaveResult> => {
  const parcel = await openParcel(scope, move.id)
  if (isPending(parcel)) throw new Refused([problem('', 'notFound')])
  const { to, date, note, trackingCode } = move
  if (date && date < parcel.date) throw new Refused([problem('date', 'dateBeforeHand')])
  if (to) await refuseMove(scope, parcel, to)
  const problems = await moneyProblems(scope, parcel, move)
  if (problems.length > 0) throw new Refused(problems)
  const collected = collectedOf(parcel, move)
  const values: ParcelValues = {
    ...given('shipStatus', to && shipmentStateFacts[to].value),
    deliveredDate: dayOf(scope, parcel, move),
    ...given('carrierFee', move.carrierFee),
    ...given('returnFee', move.returnFee),
    ...(trackingCode === undefined ? {} : { trackingCode }),
    ...given('claimAmount', move.claimAmount),
    ...collected.values,
  }
  const saved = await saveParcel(scope, parcel.id, values, move.version)
  if (move.carrierFee) await scope.tx.query(feeTyped(parcel.id))
  if (to) await scope.tx.query(watchMoved(parcel.id, { state: to, at: scope.now, now: scope.now }))
  if (collected.values.codAmount !== undefined)
    await scope.tx.query(codAgreesStatement(parcel.id, collected.values.codAmount))
  const noted = noteOf([note, collected.note].flatMap((one) => one || []))
  if (to || noted)
    await scope.tx.query(
      stepStatement(scope, parcel.id, {
        state: to ?? (await stateNow(scope, parcel)),
        note: noted,
        user: scope.user.displayName,
      }),
    )
  return saved
}
