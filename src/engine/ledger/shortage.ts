/** Goods that would not be there: the balance at the end of every day from the earliest touched one (contract documents §7.5). Pure. */
import type { Day } from '#kernel/day.ts'
import type { Balance } from './stock-rows.ts'
import { placeOf, type StockEntry } from './valuation.ts'

export interface Shortage {
  product: string
  store: string
  /** The day it is told for: the lowest of a document that takes, the first short one where goods are missing behind it. */
  day: Day
  /** What is there for it, and what is needed. */
  onHand: bigint
  needed: bigint
  /** Index of its first line of the product; −1 when it takes none. */ line: number
}

/** Whether the change leaves less on some day than there was. */
const lowers = (removed: readonly StockEntry[], added: readonly StockEntry[]): boolean => {
  const events = [
    ...added.map((entry) => ({ day: entry.day, quantity: entry.quantity })),
    ...removed.map((entry) => ({ day: entry.day, quantity: -entry.quantity })),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  let running = 0n
  return events.some((event, index) => {
    running += event.quantity
    return running < 0n && events[index + 1]?.day !== event.day
  })
}

const grouped = <T extends { product: string; store: string }>(entries: readonly T[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const list = groups.get(placeOf(entry))
    if (list) list.push(entry)
    else groups.set(placeOf(entry), [entry])
  }
  return groups
}

/** A day of a place: what was there or came in, what left, and what is there at its end. */
interface DayEnd {
  day: Day
  there: bigint
  left: bigint
  end: bigint
}

/** The worst days of each place the change touches, of entries told in replay order. */
export interface DayEnds {
  tell(entry: StockEntry): void
  /** With the lowest balance at its end; null when nothing was told of the place. */
  lowest(place: string): DayEnd | null
  /** The first that ends below zero. */
  firstShort(place: string): DayEnd | null
}

interface Seen {
  open: DayEnd | null
  lowest: DayEnd | null
  firstShort: DayEnd | null
}

const close = (seen: Seen | undefined): Seen | undefined => {
  if (!seen?.open) return seen
  const { open } = seen
  if (!seen.lowest || open.end < seen.lowest.end) seen.lowest = open
  if (open.end < 0n) seen.firstShort ??= open
  return seen
}

export const dayEnds = ({ removed, added }: Change): DayEnds => {
  const places = new Map<string, Seen>(
    [...removed, ...added].map((entry) => [placeOf(entry), { open: null, lowest: null, firstShort: null }]),
  )
  return {
    tell(entry) {
      const seen = places.get(placeOf(entry))
      if (!seen) return
      if (seen.open?.day !== entry.day) {
        close(seen)
        seen.open = { day: entry.day as Day, there: entry.quantityAfter - entry.quantity, left: 0n, end: 0n }
      }
      if (entry.quantity < 0n) seen.open.left -= entry.quantity
      else seen.open.there += entry.quantity
      seen.open.end = entry.quantityAfter
    },
    lowest: (place) => close(places.get(place))?.lowest ?? null,
    firstShort: (place) => close(places.get(place))?.firstShort ?? null,
  }
}

interface Change {
  removed: readonly StockEntry[]
  added: readonly StockEntry[]
}
interface After {
  balances: readonly Balance[]
  emptied: readonly { product: string; store: string }[]
}

export const shortages = ({ removed, added }: Change, ends: DayEnds, { balances, emptied }: After): Shortage[] => {
  const gone = grouped(removed)
  const come = grouped(added)
  const balance = new Map(balances.map((one) => [placeOf(one), one.quantity]))
  const nothing = new Set(emptied.map(placeOf))
  return [...new Set([...gone.keys(), ...come.keys()])].flatMap((place) => {
    const own = come.get(place) ?? []
    if (!lowers(gone.get(place) ?? [], own)) return []
    const [product, store] = place.split('/') as [string, string]
    const worst = ends.lowest(place)
    const lowest = worst?.end ?? (nothing.has(place) ? 0n : (balance.get(place) ?? 0n))
    if (lowest >= 0n) return []
    const taking = own.filter((entry) => entry.quantity < 0n)
    const needed = taking.reduce((total, entry) => total - entry.quantity, 0n)
    const day = worst?.day ?? ([...(gone.get(place) ?? []), ...own].map((entry) => entry.day).toSorted()[0] as Day)
    if (needed > 0n) return [{ product, store, day, onHand: lowest + needed, needed, line: taking[0]!.line }]
    const short = ends.firstShort(place)
    return [
      {
        product,
        store,
        day: short?.day ?? day,
        onHand: short?.there ?? 0n,
        needed: short?.left || -lowest,
        line: -1,
      },
    ]
  })
}
