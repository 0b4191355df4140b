/** What people have to do about a parcel that did not simply arrive, as data: the page of the parcel leads them to it. */
import { zero, type Decimal } from '#kernel/decimal.ts'
import type { ShipmentState } from './shipment-state.ts'

export const parcelTodos = ['late', 'codDiffers', 'takeBack', 'claim', 'collectClaim'] as const
export type ParcelTodo = (typeof parcelTodos)[number]

export interface ParcelOutcome {
  state: ShipmentState
  isLate: boolean
  codAmount: Decimal
  /** What the carrier says it collects, where that is something else. */
  codReported: Decimal | null
  isPartial: boolean
  /** Goods of its bill came back already. */
  hasReturn: boolean
  /** Null: nobody has said yet what is claimed. */
  claimAmount: Decimal | null
  claimPaid: Decimal
}

const arrived: readonly ShipmentState[] = ['delivered', 'reconciled']

const applies: Readonly<Record<ParcelTodo, (outcome: ParcelOutcome) => boolean>> = {
  late: ({ isLate }) => isLate,
  /** Never changed by itself: the customer's debt follows from it. */
  codDiffers: ({ state, codReported }) => codReported !== null && arrived.includes(state),
  takeBack: ({ state, isPartial, hasReturn }) =>
    !hasReturn && (state === 'returned' || state === 'lost' || (isPartial && arrived.includes(state))),
  claim: ({ state, claimAmount }) => state === 'lost' && claimAmount === null,
  collectClaim: ({ state, claimAmount, claimPaid }) =>
    state === 'lost' && (claimAmount ?? zero) > zero && claimPaid < claimAmount!,
}

export const todosOf = (outcome: ParcelOutcome): ParcelTodo[] => parcelTodos.filter((name) => applies[name](outcome))

/** Of bills: those that somebody brings and nobody has handed over yet. */
export const toPackFilter = { wire: 'toPack', value: 1 } as const
