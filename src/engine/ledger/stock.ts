/**
 * Puts a document's stock entries in place of those it had, and re-values everything that comes after.
 * Reads first, then answers with the statements that write: the save sends them all at once.
 */
import {
  comparePositions,
  emptyState,
  replay,
  type OriginState,
  type Position,
  type ReplayWorld,
  type StockEntry,
  type StockState,
} from './valuation.ts'
import {
  balanceAfter,
  balanceFromRow,
  balancesOf,
  deleteBalances,
  deleteEntries,
  entriesFrom,
  entryFromRow,
  insertEntries,
  originsOf,
  revalueEntries,
  seedFromRow,
  seedsBefore,
  stateOf,
  writeBalances,
  type Balance,
  type Dirty,
} from './stock-rows.ts'
import { shortages, type Shortage } from './shortage.ts'
import { sql } from '../sql.ts'
import type { Statement, Tx } from '../tx.ts'

export interface StockChange {
  statements: Statement[]
  shortages: Shortage[]
  entries: StockEntry[]
}

const key = (one: { product: string; store: string }) => `${one.product}/${one.store}`
const positionKey = (one: StockEntry) => `${one.product}/${one.day}/${one.rank}/${one.seq}/${one.line}/${one.side}`
const isSameFact = (a: StockEntry, b: StockEntry): boolean =>
  a.store === b.store &&
  a.quantity === b.quantity &&
  a.valuedBy === b.valuedBy &&
  a.given === b.given &&
  a.origin === b.origin &&
  a.lineId === b.lineId

interface Difference {
  removed: StockEntry[]
  added: StockEntry[]
  dirty: Dirty[]
}

/** What really changes between the stored and the wanted entries, and from where each product must be replayed. */
const difference = (stored: readonly StockEntry[], wanted: readonly StockEntry[]): Difference => {
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
  const from = new Map<string, Position>()
  for (const entry of [...removed, ...added]) {
    const known = from.get(entry.product)
    // Both ends of a transfer are replayed together: the second takes its value from the first.
    const position = { day: entry.day, rank: entry.rank, seq: entry.seq, line: entry.line, side: 0 }
    if (!known || comparePositions(position, known) < 0) from.set(entry.product, position)
  }
  // A side that stayed while its twin changed must be written again with it.
  const twins = stored.filter(
    (entry) =>
      same.has(positionKey(entry)) &&
      [...removed, ...added].some((other) => other.lineId === entry.lineId && other.product === entry.product),
  )
  return {
    removed: [...removed, ...twins],
    added: [...added, ...wanted.filter((entry) => twins.some((twin) => positionKey(twin) === positionKey(entry)))],
    dirty: [...from].map(([product, position]) => ({ product, from: position })),
  }
}

/** Products whose new entries all come after everything there is: the balances are all that must be known. */
const isAppend = (one: Dirty, change: Difference, balances: ReadonlyMap<string, Balance>): boolean =>
  !change.removed.some((entry) => entry.product === one.product) &&
  change.added
    .filter((entry) => entry.product === one.product)
    .every((entry) => {
      const balance = balances.get(key(entry))
      return !balance || comparePositions(entry, balance.last) > 0
    })

interface Loaded {
  stores: Map<string, Map<string, StockState>>
  later: Map<string, StockEntry[]>
}

const loadLater = async (tx: Tx, dirty: readonly Dirty[], removed: readonly StockEntry[]): Promise<Loaded> => {
  const stores = new Map<string, Map<string, StockState>>()
  const later = new Map<string, StockEntry[]>()
  if (dirty.length === 0) return { stores, later }
  const gone = new Set(removed.map(positionKey))
  const [seeds, entries] = await tx.batch([seedsBefore(dirty), entriesFrom(dirty)])
  for (const { product, store, state } of seeds!.map(seedFromRow)) {
    const states = stores.get(product) ?? new Map<string, StockState>()
    states.set(store, state)
    stores.set(product, states)
  }
  for (const entry of entries!.map(entryFromRow)) {
    if (gone.has(positionKey(entry))) continue
    const list = later.get(entry.product)
    if (list) list.push(entry)
    else later.set(entry.product, [entry])
  }
  return { stores, later }
}

/** What the returned lines had cost and what returns before the replay took of it. */
const loadOrigins = async (
  tx: Tx,
  entries: readonly StockEntry[],
  dirty: readonly Dirty[],
  removed: readonly StockEntry[],
): Promise<Map<string, OriginState>> => {
  const lines = [...new Set(entries.flatMap((entry) => (entry.origin ? [entry.origin] : [])))]
  const origins = new Map<string, OriginState>()
  if (lines.length === 0) return origins
  const [own, returns] = (await tx.batch(originsOf(lines))).map((rows) => rows.map(entryFromRow))
  for (const line of lines) {
    const entry = own!.find((one) => one.lineId === line)
    origins.set(line, {
      quantity: entry ? (entry.quantity < 0n ? -entry.quantity : entry.quantity) : 0n,
      value: entry ? (entry.value < 0n ? -entry.value : entry.value) : 0n,
      returnedQuantity: 0n,
      returnedValue: 0n,
    })
  }
  const gone = new Set(removed.map(positionKey))
  const from = new Map(dirty.map((one) => [one.product, one.from]))
  for (const entry of returns!) {
    const start = from.get(entry.product)
    if (gone.has(positionKey(entry)) || (start && comparePositions(entry, start) >= 0)) continue
    const origin = origins.get(entry.origin!)!
    origin.returnedQuantity += entry.quantity < 0n ? -entry.quantity : entry.quantity
    origin.returnedValue += entry.value < 0n ? -entry.value : entry.value
  }
  return origins
}

interface ProductResult {
  own: StockEntry[]
  revalued: StockEntry[]
  balances: Balance[]
  emptied: { product: string; store: string }[]
  all: StockEntry[]
}

const replayProduct = (
  product: string,
  change: Difference,
  later: readonly StockEntry[],
  world: ReplayWorld,
): ProductResult => {
  const added = change.added.filter((entry) => entry.product === product)
  const addedKeys = new Set(added.map(positionKey))
  const before = new Map(world.stores)
  const entries = [...later, ...added].sort(comparePositions)
  const { entries: valued, changed } = replay(entries, world)
  const touched = new Set([
    ...valued.map((entry) => entry.store),
    ...change.removed.filter((entry) => entry.product === product).map((entry) => entry.store),
  ])
  const last = new Map(valued.map((entry) => [entry.store, entry]))
  const balances: Balance[] = []
  const emptied: { product: string; store: string }[] = []
  for (const store of touched) {
    const entry = last.get(store)
    if (entry) balances.push({ product, store, ...(world.stores.get(store) ?? emptyState), last: entry })
    else if (!before.has(store)) emptied.push({ product, store })
  }
  return {
    own: valued.filter((entry) => addedKeys.has(positionKey(entry))),
    revalued: changed.filter((entry) => !addedKeys.has(positionKey(entry))),
    balances,
    emptied,
    all: valued,
  }
}

/** Stores that lost their last entries but still have earlier ones: their balance goes back to that entry. */
const fallBack = async (
  tx: Tx,
  change: Difference,
  results: readonly ProductResult[],
  dirty: readonly Dirty[],
): Promise<Balance[]> => {
  const covered = new Set(results.flatMap((result) => [...result.balances, ...result.emptied]).map(key))
  const missing = new Map(
    change.removed.filter((entry) => !covered.has(key(entry))).map((entry) => [key(entry), entry]),
  )
  if (missing.size === 0) return []
  const from = new Map(dirty.map((one) => [one.product, one.from]))
  const wanted = [...missing.values()]
  const rows = await tx.query<Record<string, unknown>>(sql`
    select e.* from unnest(${wanted.map((w) => w.product)}::uuid[], ${wanted.map((w) => w.store)}::uuid[], ${wanted.map((w) => from.get(w.product)!.day)}::date[],
      ${wanted.map((w) => from.get(w.product)!.rank)}::smallint[], ${wanted.map((w) => String(from.get(w.product)!.seq))}::bigint[], ${wanted.map((w) => from.get(w.product)!.line)}::integer[]) as f (product_id, store_id, day, rank, seq, line)
    join lateral (select * from stock_entry e where e.product_id = f.product_id and e.store_id = f.store_id and (e.day, e.rank, e.seq, e.line, e.side) < (f.day, f.rank, f.seq, f.line, 0)
      order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e on true`)
  return rows.map(entryFromRow).map(balanceAfter)
}

/**
 * `stored`: what the document has in the ledger, `wanted`: what it should have (values still open).
 * `step`: ledger units of the smallest base-currency amount. The products' locks must be held.
 */
export const changeStock = async (
  tx: Tx,
  stored: readonly StockEntry[],
  wanted: readonly StockEntry[],
  step: bigint,
): Promise<StockChange> => {
  const change = difference(stored, wanted)
  if (change.dirty.length === 0) return { statements: [], shortages: [], entries: [...stored] }
  const products = change.dirty.map((one) => one.product)
  const stores = [...new Set([...change.added, ...change.removed].map((one) => one.store))]
  const balances = (await tx.query(balancesOf(products, stores))).map(balanceFromRow)
  const byKey = new Map(balances.map((balance) => [key(balance), balance]))
  const slow = change.dirty.filter((one) => !isAppend(one, change, byKey))
  const loaded = await loadLater(tx, slow, change.removed)
  const slowProducts = new Set(slow.map((one) => one.product))
  const origins = await loadOrigins(
    tx,
    [...change.added, ...[...loaded.later.values()].flat()],
    change.dirty,
    change.removed,
  )
  const results = change.dirty.map(({ product }) => {
    const seeds = slowProducts.has(product)
      ? (loaded.stores.get(product) ?? new Map<string, StockState>())
      : new Map(
          balances.filter((balance) => balance.product === product).map((balance) => [balance.store, stateOf(balance)]),
        )
    return replayProduct(product, change, loaded.later.get(product) ?? [], { stores: seeds, origins, step })
  })
  const written = [
    ...results.flatMap((result) => result.balances),
    ...(await fallBack(tx, change, results, change.dirty)),
  ]
  const own = results.flatMap((result) => result.own)
  const revalued = results.flatMap((result) => result.revalued)
  const emptied = results.flatMap((result) => result.emptied)
  return {
    entries: own,
    shortages: shortages(
      change,
      results.flatMap((result) => result.all),
      { balances: written, emptied },
    ),
    statements: [
      ...(change.removed.length ? [deleteEntries(change.removed)] : []),
      ...(own.length ? [insertEntries(own)] : []),
      ...(revalued.length ? [revalueEntries(revalued)] : []),
      ...(written.length ? [writeBalances(written)] : []),
      ...(emptied.length ? [deleteBalances(emptied)] : []),
    ],
  }
}
