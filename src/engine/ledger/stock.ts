/**
 * Replaces a document's stock entries, and revalues all later entries. Later entries are written while they are
 * calculated; everything else is returned as statements, which the save sends in one batch.
 */
import { dayEnds, shortages, type Shortage } from './shortage.ts'
import {
  replayPage,
  startReplay,
  replayLater,
  loadOrigins,
  finalState,
  type ProductReplay,
  type Outcome,
  type Path,
  type Watch,
} from './stock-replay.ts'
import { difference, isAppend, type StockDifference } from './stock-difference.ts'
import { linksAfter, reached, type Link } from './stock-reach.ts'
import {
  balanceAfter,
  balanceFromRow,
  balancesOf,
  deleteBalances,
  deleteEntries,
  entryFromRow,
  insertEntries,
  seedFromRow,
  seedsBefore,
  stateOf,
  writeBalances,
  type Balance,
  type Dirty,
  type Places,
} from './stock-rows.ts'
import { giveWay } from '../give-way.ts'
import { sql } from '../sql.ts'
import type { Statement, Tx } from '../tx.ts'
import { placeOf, type OriginState, type StockEntry, type StockState } from './valuation.ts'

export interface StockChange {
  statements: Statement[]
  shortages: Shortage[]
}

type Stores = Map<string, StockState>

/** For products with later entries: the state before the replay, and the stores it must cover. */
const loadReplays = async (
  tx: Tx,
  dirty: readonly Dirty[],
  touched: readonly string[],
): Promise<{ seeds: Map<string, Stores>; path: Path }> => {
  const seeds = new Map<string, Stores>(dirty.map((one) => [one.product, new Map<string, StockState>()]))
  if (dirty.length === 0) return { seeds, path: { dirty, stores: touched } }
  const [states, links] = await tx.batch([seedsBefore(dirty), linksAfter(dirty)])
  for (const { product, store, state } of states!.map(seedFromRow)) seeds.get(product)!.set(store, state)
  return { seeds, path: { dirty, stores: reached(touched, links as Link[]) } }
}

/**
 * Balances of stores that lost their last entry but still have earlier ones: they become those after that earlier
 * entry.
 */
const restoredBalances = async (tx: Tx, change: StockDifference, results: readonly Outcome[]): Promise<Balance[]> => {
  const covered = new Set(results.flatMap((result) => [...result.balances, ...result.emptied]).map(placeOf))
  const missing = new Map(
    change.removed.filter((entry) => !covered.has(placeOf(entry))).map((entry) => [placeOf(entry), entry]),
  )
  if (missing.size === 0) return []
  const start = new Map(change.dirty.map((one) => [one.product, one.after]))
  const wanted = [...missing.values()]
  const rows = await tx.query<Record<string, unknown>>(sql`
    select e.* from unnest(${wanted.map((w) => w.product)}::uuid[], ${wanted.map((w) => w.store)}::uuid[], ${wanted.map((w) => start.get(w.product)!.day)}::date[],
      ${wanted.map((w) => start.get(w.product)!.rank)}::smallint[], ${wanted.map((w) => String(start.get(w.product)!.seq))}::bigint[], ${wanted.map((w) => start.get(w.product)!.line)}::integer[]) as f (product_id, store_id, day, rank, seq, line)
    join lateral (select * from stock_entry e where ${sql.ours('e')} and e.product_id = f.product_id and e.store_id = f.store_id and (e.day, e.rank, e.seq, e.line, e.side) < (f.day, f.rank, f.seq, f.line, 0)
      order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e on true`)
  return rows.map(entryFromRow).map(balanceAfter)
}

/** Balances that were loaded before: of all these products in all these stores. */
export interface LoadedBalances extends Places {
  balances: readonly Balance[]
}

const balancesFor = async (tx: Tx, places: Places, held: LoadedBalances): Promise<Balance[]> => {
  const [products, stores] = [new Set(places.products), new Set(places.stores)]
  const isKnown = products.isSubsetOf(new Set(held.products)) && stores.isSubsetOf(new Set(held.stores))
  if (!isKnown) return (await tx.query(balancesOf(places))).map(balanceFromRow)
  return held.balances.filter(({ product, store }) => products.has(product) && stores.has(store))
}

/**
 * `stored`: the document's current entries; `wanted`: the desired ones (values still open); `step`: ledger units of
 * the smallest base currency amount. The caller must hold the locks of the products.
 */
export const changeStock = async (
  tx: Tx,
  { stored, wanted, held }: { stored: readonly StockEntry[]; wanted: readonly StockEntry[]; held: LoadedBalances },
  { step, watch }: { step: bigint; watch?: Watch | undefined },
): Promise<StockChange> => {
  const change = difference(stored, wanted)
  if (change.dirty.length === 0) return { statements: [], shortages: [] }
  const products = change.dirty.map((one) => one.product)
  const stores = [...new Set([...change.added, ...change.removed].map((one) => one.store))]
  const balances = await balancesFor(tx, { products, stores }, held)
  const byPlace = new Map(balances.map((balance) => [placeOf(balance), balance]))
  const slow = change.dirty.filter((one) => !isAppend(one, change, byPlace))
  const { seeds, path } = await loadReplays(tx, slow, stores)
  // The document's own lines are valued during the replay; until then they have no cost.
  const origins = new Map<string, OriginState>(
    change.added.map((entry) => [entry.lineId, { quantity: 0n, value: 0n, returnedQuantity: 0n, returnedValue: 0n }]),
  )
  await loadOrigins(tx, origins, change.added, change)
  const ends = dayEnds(change)
  await giveWay(change.added.length)
  const balancesByProduct = Map.groupBy(balances, (balance) => balance.product)
  const replays = change.dirty.map(({ product }): ProductReplay => {
    const now = balancesByProduct.get(product) ?? []
    const states = seeds.get(product) ?? new Map(now.map((balance) => [balance.store, stateOf(balance)]))
    return startReplay(product, change, { stores: states, origins, step })
  })
  await replayLater(tx, path, { replays, change, ends, watch })
  for (const progress of replays) replayPage(progress, [], ends)

  const results = replays.map((progress) => finalState(progress, change))
  const written = [...results.flatMap((result) => result.balances), ...(await restoredBalances(tx, change, results))]
  const emptied = results.flatMap((result) => result.emptied)
  const own = replays.flatMap((progress) => progress.own)
  return {
    shortages: shortages(change, ends, { balances: written, emptied }),
    statements: [
      ...(change.removed.length ? [deleteEntries(change.removed)] : []),
      ...(own.length ? [insertEntries(own)] : []),
      ...(written.length ? [writeBalances(written)] : []),
      ...(emptied.length ? [deleteBalances(emptied)] : []),
    ],
  }
}
