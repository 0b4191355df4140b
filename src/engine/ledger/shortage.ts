/**
 * Finds shortages: negative stock at the end of any day from the earliest changed one (contract documents §7.5).
 * Pure.
 */
import type { Day } from '#kernel/day.ts'
import type { Balance } from './stock-rows.ts'
import { placeOf, type StockEntry } from './valuation.ts'

export interface Shortage {
  product: string
  store: string
  /** The reported day: the one with the lowest stock if the document takes goods, otherwise the first negative one. */
  day: Day
  /** The quantity available to the document, and the quantity needed. */
  onHand: bigint
  needed: bigint
  /** Index of the first line with the product; −1 if the document takes none. */ line: number
}

/** True if the change reduces the stock on any day. */
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

/** A day in a store: the stock before plus what came in, what left, and the stock at its end. */
interface DayEnd {
  day: Day
  there: bigint
  left: bigint
  end: bigint
}

/** The worst days of each changed product and store; entries must be passed in replay order. */
export interface DayEnds {
  add(entry: StockEntry): void
  /** The day with the lowest stock at its end; null if there were no entries. */
  lowest(place: string): DayEnd | null
  /** The first day that ends with negative stock. */
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
    add(entry) {
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
