/**
 * Replays stock entries after a change, product by product and page by page: a backdated receipt may come before a
 * hundred thousand entries. While the database writes one page, the next is calculated (decision 0024).
 */
import { assert } from '#kernel/assert.ts'
import type { Tx } from '../tx.ts'
import { PAGE } from './page.ts'
import type { DayEnds } from './shortage.ts'
import type { StockDifference } from './stock-difference.ts'
import { entriesAfter, entryFromRow, originsOf, revalueEntries, type Balance, type Dirty } from './stock-rows.ts'
import {
  comparePositions,
  emptyState,
  positionKey,
  replay,
  type OriginState,
  type ReplayWorld,
  type StockEntry,
} from './valuation.ts'

/** The progress of replaying one product. */
export interface ProductReplay {
  product: string
  world: ReplayWorld
  /** Stores that have an earlier entry. */
  before: ReadonlySet<string>
  /** The document's entries not yet replayed, by position. */
  pending: StockEntry[]
  /** The document's entries already replayed, with values. */
  own: StockEntry[]
  last: Map<string, StockEntry>
}

export const startReplay = (
  product: string,
  change: StockDifference,
  { stores, origins, step }: Omit<ReplayWorld, 'left'>,
): ProductReplay => ({
  product,
  world: { stores, origins, step },
  before: new Set(stores.keys()),
  pending: (change.addedOf.get(product) ?? []).toSorted(comparePositions),
  own: [],
  last: new Map<string, StockEntry>(),
})

/**
 * Replays `later` together with the document's entries up to the last of them. Returns those of `later` whose value
 * has changed.
 */
export const replayPage = (progress: ProductReplay, later: readonly StockEntry[], ends: DayEnds): StockEntry[] => {
  const until = later.at(-1)
  const stays = until ? progress.pending.findIndex((entry) => comparePositions(entry, until) > 0) : -1
  const added = progress.pending.splice(0, stays < 0 ? progress.pending.length : stays)
  const addedKeys = new Set(added.map(positionKey))
  const { entries, changed } = replay([...later, ...added].sort(comparePositions), progress.world)
  for (const entry of entries) {
    progress.last.set(entry.store, entry)
    ends.add(entry)
  }
  if (added.length === 0) return changed
  progress.own.push(...entries.filter((entry) => addedKeys.has(positionKey(entry))))
  return changed.filter((entry) => !addedKeys.has(positionKey(entry)))
}

export interface Outcome {
  balances: Balance[]
  emptied: { product: string; store: string }[]
}

/** The final state of the product in every store that the change touches. */
export const finalState = (
  { product, world, before, last }: ProductReplay,
  { removedOf }: StockDifference,
): Outcome => {
  const touched = new Set([...last.keys(), ...(removedOf.get(product) ?? []).map((entry) => entry.store)])
  const balances: Balance[] = []
  const emptied: Outcome['emptied'] = []
  for (const store of touched) {
    const entry = last.get(store)
    if (entry) balances.push({ product, store, ...(world.stores.get(store) ?? emptyState), last: entry })
    else if (!before.has(store)) emptied.push({ product, store })
  }
  return { balances, emptied }
}

/**
 * Loads what returned lines had cost, and what returns before the replay took of it; lines already loaded are kept.
 */
export const loadOrigins = async (
  tx: Tx,
  origins: Map<string, OriginState>,
  entries: readonly StockEntry[],
  { dirty, removed }: Pick<StockDifference, 'dirty' | 'removed'>,
): Promise<void> => {
  const missing = entries.flatMap((entry) => (entry.origin && !origins.has(entry.origin) ? [entry.origin] : []))
  if (missing.length === 0) return
  const lines = [...new Set(missing)]
  const [own, returns] = (await tx.batch(originsOf(lines))).map((rows) => rows.map(entryFromRow))
  const byLine = new Map(own!.map((entry) => [entry.lineId, entry]))
  for (const line of lines) {
    const entry = byLine.get(line)
    origins.set(line, {
      quantity: entry ? (entry.quantity < 0n ? -entry.quantity : entry.quantity) : 0n,
      value: entry ? (entry.value < 0n ? -entry.value : entry.value) : 0n,
      returnedQuantity: 0n,
      returnedValue: 0n,
    })
  }
  const gone = new Set(removed.map(positionKey))
  const start = new Map(dirty.map((one) => [one.product, one.after]))
  for (const entry of returns!) {
    const after = start.get(entry.product)
    if (gone.has(positionKey(entry)) || (after && comparePositions(entry, after) > 0)) continue
    const origin = origins.get(entry.origin!)!
    origin.returnedQuantity += entry.quantity < 0n ? -entry.quantity : entry.quantity
    origin.returnedValue += entry.value < 0n ? -entry.value : entry.value
  }
}

/** The entries to replay: products with start positions, and the stores concerned. */
export interface Path {
  dirty: readonly Dirty[]
  stores: readonly string[]
}

/** Entries out of order would leave a product without revaluation. */
const assertOrder = (page: readonly StockEntry[], dirty: readonly Dirty[]): void => {
  const order = new Map(dirty.map((one, index) => [one.product, index]))
  page.forEach((entry, index) => {
    const before = page[index - 1]
    const isNext =
      !before ||
      (before.product === entry.product
        ? comparePositions(before, entry) < 0
        : order.get(before.product)! < order.get(entry.product)!)
    assert(isNext, 'entries are not in replay order')
  })
}

/** Yields all entries in replay order; the next page is fetched while the current one is processed. */
async function* pagesAlong(tx: Tx, { dirty, stores }: Path): AsyncGenerator<StockEntry[]> {
  const read = (from: readonly Dirty[]): Promise<unknown[]> => {
    const rows = tx.query(entriesAfter(from, stores, PAGE.entries))
    // If processing a page fails, nobody awaits the next one, so its error must not be unhandled.
    rows.catch(() => {})
    return rows
  }
  let pending = dirty
  let rows = await read(pending)
  while (rows.length > 0) {
    const page = rows.map(entryFromRow)
    assertOrder(page, pending)
    const last = page.at(-1)!
    const rest = pending.slice(pending.findIndex((one) => one.product === last.product) + 1)
    pending = [{ product: last.product, after: last }, ...rest]
    const next = rows.length === PAGE.entries ? read(pending) : []
    yield page
    rows = await next
  }
}

/** Called for each later entry whose value changes, with the entry before and after. */
export type Watch = (before: StockEntry, after: StockEntry) => void

const reportChanges = (watch: Watch, later: readonly StockEntry[], changed: readonly StockEntry[]): void => {
  const former = new Map(later.map((entry) => [positionKey(entry), entry]))
  for (const entry of changed) watch(former.get(positionKey(entry))!, entry)
}

/** Replays all later entries of these products, and writes their new values. */
export const replayLater = async (
  tx: Tx,
  path: Path,
  {
    replays,
    change,
    ends,
    watch,
  }: { replays: readonly ProductReplay[]; change: StockDifference; ends: DayEnds; watch?: Watch | undefined },
): Promise<void> => {
  if (path.dirty.length === 0) return
  const gone = new Set(change.removed.map(positionKey))
  const byProduct = new Map(replays.map((one) => [one.product, one]))
  let writing: Promise<unknown> = Promise.resolve()
  for await (const page of pagesAlong(tx, path)) {
    const revalued: StockEntry[] = []
    const kept = gone.size > 0 ? page.filter((entry) => !gone.has(positionKey(entry))) : page
    for (const [product, later] of Map.groupBy(kept, (entry) => entry.product)) {
      const progress = byProduct.get(product)!
      const dirty = [{ product, after: { ...later[0]!, side: later[0]!.side - 1 } }]
      await loadOrigins(tx, progress.world.origins, later, { dirty, removed: change.removed })
      const changed = replayPage(progress, later, ends)
      revalued.push(...changed)
      if (watch) reportChanges(watch, later, changed)
    }
    await writing
    if (revalued.length === 0) continue
    writing = tx.query(revalueEntries(revalued))
    writing.catch(() => {})
  }
  await writing
}
