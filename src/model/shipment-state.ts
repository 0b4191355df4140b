/**
 * The states of a parcel and the moves between them, as data (contract system §9.2). Pages, calls, lists and the events
 * of carriers ask these functions; no other code compares their numbers.
 */
import type { Tone } from './state.ts'

export const shipmentStates = [
  'notHanded',
  'waiting',
  'inTransit',
  'delivering',
  'delivered',
  'reconciled',
  'failed',
  'returning',
  'returned',
  'cancelled',
  'lost',
] as const
export type ShipmentState = (typeof shipmentStates)[number]

interface ShipmentStateFacts {
  /** In the database and on the wire. */
  value: number
  /** Catalogue key of its name. */
  label: string
  tone: Tone
  /** The states a person, or a carrier, can bring the parcel to from here. */
  next: readonly ShipmentState[]
  /** The state moves money: what the carrier collected, and its fees. */
  posts: boolean
  /** The bill is still with this parcel: it cannot be handed over again. */
  holdsBill: boolean
}

const held = { posts: false, holdsBill: true } as const

export const shipmentStateFacts: Readonly<Record<ShipmentState, ShipmentStateFacts>> = {
  /** A bill that has no parcel. */
  notHanded: { value: 0, label: 'shipStatus.notHanded', tone: 'neutral', next: [], posts: false, holdsBill: false },
  waiting: {
    ...held,
    value: 1,
    label: 'shipStatus.waiting',
    tone: 'warn',
    next: ['inTransit', 'delivering', 'delivered', 'cancelled'],
  },
  inTransit: {
    ...held,
    value: 2,
    label: 'shipStatus.inTransit',
    tone: 'info',
    next: ['delivering', 'delivered', 'failed', 'returning', 'lost'],
  },
  delivering: {
    ...held,
    value: 3,
    label: 'shipStatus.delivering',
    tone: 'info',
    next: ['delivered', 'failed', 'returning', 'lost'],
  },
  delivered: { ...held, value: 4, label: 'shipStatus.delivered', tone: 'ok', next: [], posts: true },
  /** Follows from what was settled, and leaves with it; nobody sets it. */
  reconciled: { ...held, value: 5, label: 'shipStatus.reconciled', tone: 'ok', next: [], posts: true },
  failed: {
    ...held,
    value: 6,
    label: 'shipStatus.failed',
    tone: 'bad',
    next: ['delivering', 'delivered', 'returning', 'returned', 'lost'],
  },
  returning: { ...held, value: 7, label: 'shipStatus.returning', tone: 'warn', next: ['returned', 'lost'] },
  returned: { ...held, value: 8, label: 'shipStatus.returned', tone: 'neutral', next: [], posts: true },
  cancelled: { value: 9, label: 'shipStatus.cancelled', tone: 'bad', next: [], posts: false, holdsBill: false },
  lost: { ...held, value: 10, label: 'shipStatus.lost', tone: 'bad', next: [] },
}

/** Undefined: no such number. */
export const shipmentStateOf = (value: number): ShipmentState | undefined =>
  shipmentStates.find((name) => shipmentStateFacts[name].value === value)

/** True if one step leads there. */
export const canMove = (from: ShipmentState, to: ShipmentState): boolean => shipmentStateFacts[from].next.includes(to)

const reachedFrom = (start: ShipmentState): ReadonlySet<ShipmentState> => {
  const reached = new Set<ShipmentState>()
  const open: ShipmentState[] = [start]
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const to of shipmentStateFacts[from].next)
      if (!reached.has(to)) {
        reached.add(to)
        open.push(to)
      }
  return reached
}
const reachable = Object.fromEntries(shipmentStates.map((name) => [name, reachedFrom(name)])) as Readonly<
  Record<ShipmentState, ReadonlySet<ShipmentState>>
>

/** True if some steps lead there: carriers do not tell of every one. */
export const leadsTo = (from: ShipmentState, to: ShipmentState): boolean => reachable[from].has(to)
