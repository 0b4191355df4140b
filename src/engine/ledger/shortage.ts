/** Goods that would not be there: the balance at the end of every day from the earliest touched one (contract documents §7.5). Pure. */
import type { Balance } from './stock-rows.ts'
import { placeOf, type StockEntry } from './valuation.ts'

export interface Shortage {
  product: string
  store: string
  /** Lowest end-of-day balance, below zero. */ lowest: bigint
  /** What this document takes. */ needed: bigint
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

/** Lowest balance at the end of a day of each place the change touches, of entries told in replay order. */
export interface DayEnds {
  tell(entry: StockEntry): void
  lowest(place: string): bigint | null
}

export const dayEnds = ({ removed, added }: Change): DayEnds => {
  const last = new Map<string, StockEntry | null>([...removed, ...added].map((entry) => [placeOf(entry), null]))
  const lowest = new Map<string, bigint>()
  const close = (place: string): void => {
    const end = last.get(place)
    if (end && end.quantityAfter < (lowest.get(place) ?? end.quantityAfter + 1n)) lowest.set(place, end.quantityAfter)
  }
  return {
    tell(entry) {
      const place = placeOf(entry)
      const before = last.get(place)
      if (before === undefined) return
      if (before && before.day !== entry.day) close(place)
      last.set(place, entry)
    },
    lowest(place) {
      close(place)
      return lowest.get(place) ?? null
    },
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
    const lowest = ends.lowest(place) ?? (nothing.has(place) ? 0n : (balance.get(place) ?? 0n))
    if (lowest >= 0n) return []
    const taking = own.filter((entry) => entry.quantity < 0n)
    const needed = taking.reduce((total, entry) => total - entry.quantity, 0n)
    const [product, store] = place.split('/') as [string, string]
    return [{ product, store, lowest, needed: needed || -lowest, line: taking[0]?.line ?? -1 }]
  })
}
