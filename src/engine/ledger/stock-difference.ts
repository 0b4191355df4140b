/**
 * The difference between a document's stored and desired stock entries: which are removed and added, and from where
 * its products must be replayed. Pure.
 */
import type { Balance, Dirty } from './stock-rows.ts'
import { comparePositions, placeOf, positionKey, type Position, type StockEntry } from './valuation.ts'

const isSameFact = (a: StockEntry, b: StockEntry): boolean =>
  a.store === b.store &&
  a.quantity === b.quantity &&
  a.valuedBy === b.valuedBy &&
  a.given === b.given &&
  a.origin === b.origin &&
  a.lineId === b.lineId

type OfProduct = ReadonlyMap<string, readonly StockEntry[]>

export interface StockDifference {
  removed: StockEntry[]
  added: StockEntry[]
  /** The same, by product. */
  removedOf: OfProduct
  addedOf: OfProduct
  dirty: Dirty[]
}

const lineOf = (entry: StockEntry): string => `${entry.lineId} ${entry.product}`

/** Calculates what really changes, and the position from which each product must be replayed. */
export const difference = (stored: readonly StockEntry[], wanted: readonly StockEntry[]): StockDifference => {
  const old = new Map(stored.map((entry) => [positionKey(entry), entry]))
  const same = new Set(
    wanted
      .filter((entry) => {
        const found = old.get(positionKey(entry))
        return found && isSameFact(found, entry)
      })
      .map(positionKey),
  )
  const removed = stored.filter((entry) => !same.has(positionKey(entry)))
  const added = wanted.filter((entry) => !same.has(positionKey(entry)))
  const first = new Map<string, Position>()
  for (const entry of [...removed, ...added]) {
    const known = first.get(entry.product)
    // Both ends of a transfer are replayed together, because the second takes its value from the first.
    const position = { day: entry.day, rank: entry.rank, seq: entry.seq, line: entry.line, side: -1 }
    if (!known || comparePositions(position, known) < 0) first.set(entry.product, position)
  }
  // If one end of a transfer changes, the other end must be written again too, even if it is unchanged.
  const changed = new Set([...removed, ...added].map(lineOf))
  const twins = stored.filter((entry) => same.has(positionKey(entry)) && changed.has(lineOf(entry)))
  const twinKeys = new Set(twins.map(positionKey))
  const gone = [...removed, ...twins]
  const come = [...added, ...wanted.filter((entry) => twinKeys.has(positionKey(entry)))]
  return {
    removed: gone,
    added: come,
    removedOf: Map.groupBy(gone, (entry) => entry.product),
    addedOf: Map.groupBy(come, (entry) => entry.product),
    dirty: [...first].map(([product, after]) => ({ product, after })),
  }
}

/** True if the new entries of a product come after all existing ones, so that only its balances are needed. */
export const isAppend = (one: Dirty, change: StockDifference, balances: ReadonlyMap<string, Balance>): boolean =>
  !change.removedOf.has(one.product) &&
  (change.addedOf.get(one.product) ?? []).every((entry) => {
    const balance = balances.get(placeOf(entry))
    return !balance || comparePositions(entry, balance.last) > 0
  })
