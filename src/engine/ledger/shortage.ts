/** Goods that would not be there: the balance at the end of every day from the earliest touched one (contract documents §7.5). Pure. */
import type { Balance } from './stock-rows.ts'
import type { StockEntry } from './valuation.ts'

export interface Shortage {
  product: string
  store: string
  /** Lowest end-of-day balance, below zero. */ lowest: bigint
  /** What this document takes. */ needed: bigint
  /** Index of its first line of the product; −1 when it takes none. */ line: number
}

const key = (one: { product: string; store: string }) => `${one.product}/${one.store}`

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
    const list = groups.get(key(entry))
    if (list) list.push(entry)
    else groups.set(key(entry), [entry])
  }
  return groups
}

/** Lowest balance at the end of a day among entries in replay order. */
const lowestOf = (entries: readonly StockEntry[]): bigint | null => {
  let lowest: bigint | null = null
  entries.forEach((entry, index) => {
    if (entries[index + 1]?.day !== entry.day && (lowest === null || entry.quantityAfter < lowest))
      lowest = entry.quantityAfter
  })
  return lowest
}

interface Change {
  removed: readonly StockEntry[]
  added: readonly StockEntry[]
}
interface After {
  balances: readonly Balance[]
  emptied: readonly { product: string; store: string }[]
}

export const shortages = (
  { removed, added }: Change,
  replayed: readonly StockEntry[],
  { balances, emptied }: After,
): Shortage[] => {
  const gone = grouped(removed)
  const come = grouped(added)
  const after = grouped(replayed)
  const balance = new Map(balances.map((one) => [key(one), one.quantity]))
  const nothing = new Set(emptied.map(key))
  return [...new Set([...gone.keys(), ...come.keys()])].flatMap((place) => {
    const own = come.get(place) ?? []
    if (!lowers(gone.get(place) ?? [], own)) return []
    const lowest = lowestOf(after.get(place) ?? []) ?? (nothing.has(place) ? 0n : (balance.get(place) ?? 0n))
    if (lowest >= 0n) return []
    const taking = own.filter((entry) => entry.quantity < 0n)
    const needed = taking.reduce((total, entry) => total - entry.quantity, 0n)
    const [product, store] = place.split('/') as [string, string]
    return [{ product, store, lowest, needed: needed || -lowest, line: taking[0]?.line ?? -1 }]
  })
}
