/**
 * Stock valuation: replays the entries of one product in order (contract documents §7.2, §7.3). Pure: the same
 * entries in the same order give the same values, in whatever order they were saved. Quantities and values are whole
 * ten-thousandths, unit costs are millionths.
 */
import { divideRounded } from '#kernel/decimal.ts'

export type ValuedBy = 'own' | 'average' | 'mirror' | 'sale' | 'purchase' | 'surplus'

export interface Position {
  day: string
  rank: number
  seq: bigint
  line: number
  side: number
}

export interface StockEntry extends Position {
  product: string
  store: string
  document: string
  lineId: string
  valuedBy: ValuedBy
  /** The value set by the document ('own'), or the fallback unit cost in millionths ('surplus'). */
  given: bigint | null
  /** The id of the line whose cost a return takes back. */
  origin: string | null
  quantity: bigint
  value: bigint
  correction: bigint
  quantityAfter: bigint
  valueAfter: bigint
  costAfter: bigint
  /** Everything that came in so far, except opening stock. */
  inputQuantityAfter: bigint
  inputValueAfter: bigint
}

/** The key of one product in one store. */
export const placeOf = ({ product, store }: { product: string; store: string }): string => `${product}/${store}`
/** The key of an entry's position, which is unique. */
export const positionKey = ({ product, day, rank, seq, line, side }: StockEntry): string =>
  `${product}/${day}/${rank}/${seq}/${line}/${side}`

/** The stock in a store: quantity, value, last unit cost, and everything that ever came in except opening stock. */
export interface StockState {
  quantity: bigint
  value: bigint
  cost: bigint
  inputQuantity: bigint
  inputValue: bigint
}
export const emptyState: StockState = { quantity: 0n, value: 0n, cost: 0n, inputQuantity: 0n, inputValue: 0n }

/** The cost of a returned line, and what earlier returns took of it. */
export interface OriginState {
  quantity: bigint
  value: bigint
  returnedQuantity: bigint
  returnedValue: bigint
}

export interface ReplayWorld {
  /**
   * States of the product by store, before the first entry. Stores that cannot change may be left out together with
   * their entries.
   */
  stores: Map<string, StockState>
  /** By line id: the lines that returns refer to. */
  origins: Map<string, OriginState>
  /** Ledger units of the smallest amount of the base currency. */
  step: bigint
  /**
   * The last line processed at its first store, and the value moved: the second store of a transfer receives this
   * value.
   */
  left?: { line: string; value: bigint }
}

export const comparePositions = (a: Position, b: Position): number =>
  a.day !== b.day
    ? a.day < b.day
      ? -1
      : 1
    : a.rank !== b.rank
      ? a.rank - b.rank
      : a.seq !== b.seq
        ? a.seq < b.seq
          ? -1
          : 1
        : a.line !== b.line
          ? a.line - b.line
          : a.side - b.side

const MILLION = 1_000_000n
const absolute = (value: bigint) => (value < 0n ? -value : value)

const rounded = (numerator: bigint, denominator: bigint, step: bigint): bigint =>
  divideRounded(numerator, denominator * step) * step
const atCost = (quantity: bigint, cost: bigint, step: bigint): bigint => rounded(quantity * cost, MILLION, step)

/** The value of taking `quantity` (positive) out of a state: its average; the last unit takes the whole rest. */
const averageOf = (state: StockState, quantity: bigint, step: bigint): bigint => {
  if (state.quantity <= 0n) return atCost(quantity, state.cost, step)
  return quantity === state.quantity ? state.value : rounded(quantity * state.value, state.quantity, step)
}

/** The cost of a returned part, calculated cumulatively, so that all parts add up to the cost of the line. */
const originValue = (origin: OriginState, quantity: bigint, step: bigint): bigint => {
  const cumulative = origin.returnedQuantity + quantity
  const part = cumulative >= origin.quantity ? origin.value : rounded(origin.value * cumulative, origin.quantity, step)
  return part - origin.returnedValue
}

const enteringValue = (entry: StockEntry, state: StockState, world: ReplayWorld): bigint => {
  switch (entry.valuedBy) {
    case 'own':
      return entry.given ?? 0n
    // If the source store is not replayed, the entry keeps its value.
    case 'mirror':
      return world.left?.line === entry.lineId ? world.left.value : entry.value
    case 'sale': {
      const origin = entry.origin ? world.origins.get(entry.origin) : undefined
      return origin && origin.quantity > 0n
        ? originValue(origin, entry.quantity, world.step)
        : averageOf(state, entry.quantity, world.step)
    }
    case 'surplus':
      return state.quantity > 0n
        ? rounded(entry.quantity * state.value, state.quantity, world.step)
        : atCost(entry.quantity, state.cost || (entry.given ?? 0n), world.step)
    // A return without its bill comes back at the average cost, without taking the rest.
    default:
      return state.quantity > 0n
        ? rounded(entry.quantity * state.value, state.quantity, world.step)
        : atCost(entry.quantity, state.cost, world.step)
  }
}

const leavingValue = (entry: StockEntry, state: StockState, world: ReplayWorld): bigint => {
  const quantity = -entry.quantity
  const average = averageOf(state, quantity, world.step)
  if (entry.valuedBy !== 'purchase' || !entry.origin || quantity === state.quantity) return average
  const origin = world.origins.get(entry.origin)
  if (!origin || origin.quantity <= 0n) return average
  const own = originValue(origin, quantity, world.step)
  const leavesLessThanNothing = quantity < state.quantity && own > state.value
  // An earlier return may have taken the rest of a store, and with it more than its part.
  return own < 0n || leavesLessThanNothing ? average : own
}

/**
 * The correction of a receipt into negative stock, after which the remaining stock has the receipt's price (contract
 * documents §7.3, last row). The value of negative stock can be positive: a return to the supplier leaves at the cost
 * of its receipt, however little was on hand.
 */
const correctionOf = (state: StockState, quantity: bigint, value: bigint, step: bigint): bigint => {
  if (state.quantity >= 0n) return 0n
  const short = -state.quantity
  const covered = quantity < short ? quantity : short
  return -(rounded(value * covered, quantity, step) - rounded(-state.value * covered, short, step))
}

const unitCost = (value: bigint, quantity: bigint): bigint => divideRounded(value * MILLION, quantity)

const remember = (world: ReplayWorld, entry: StockEntry, value: bigint): void => {
  const known = world.origins.get(entry.lineId)
  if (known) Object.assign(known, { quantity: absolute(entry.quantity), value })
  const origin = entry.origin ? world.origins.get(entry.origin) : undefined
  if (!origin) return
  origin.returnedQuantity += absolute(entry.quantity)
  origin.returnedValue += value
}

/** Applies one entry to its store; returns the entry with its value and the state after it. */
const apply = (entry: StockEntry, world: ReplayWorld): StockEntry => {
  const state = world.stores.get(entry.store) ?? emptyState
  const enters = entry.quantity > 0n
  const amount = enters ? enteringValue(entry, state, world) : leavingValue(entry, state, world)
  const correction = enters ? correctionOf(state, entry.quantity, amount, world.step) : 0n
  const quantity = state.quantity + entry.quantity
  const value = quantity === 0n ? 0n : state.value + (enters ? amount : -amount) + correction
  const cost = quantity > 0n ? unitCost(value, quantity) : enters ? unitCost(amount, entry.quantity) : state.cost
  // A correction is no input; it only changes the value of the stock.
  const isInput = enters && entry.rank !== 0
  const inputQuantity = state.inputQuantity + (isInput ? entry.quantity : 0n)
  const inputValue = state.inputValue + (isInput ? amount : 0n)
  world.stores.set(entry.store, { quantity, value, cost, inputQuantity, inputValue })
  if (entry.side === 0) {
    remember(world, entry, amount)
    world.left = { line: entry.lineId, value: amount }
  }
  return {
    ...entry,
    value: enters ? amount : -amount,
    correction: quantity === 0n ? -(state.value + (enters ? amount : -amount)) : correction,
    quantityAfter: quantity,
    valueAfter: value,
    costAfter: cost,
    inputQuantityAfter: inputQuantity,
    inputValueAfter: inputValue,
  }
}

const isSame = (a: StockEntry, b: StockEntry): boolean =>
  a.value === b.value &&
  a.correction === b.correction &&
  a.quantityAfter === b.quantityAfter &&
  a.valueAfter === b.valueAfter &&
  a.costAfter === b.costAfter &&
  a.inputQuantityAfter === b.inputQuantityAfter &&
  a.inputValueAfter === b.inputValueAfter

export interface ReplayResult {
  entries: StockEntry[]
  changed: StockEntry[]
}

/**
 * Replays entries of one product, sorted by position. `world` is updated, so that a long replay can continue page by
 * page. Returns all entries with values, and separately those whose value changed.
 */
export const replay = (entries: readonly StockEntry[], world: ReplayWorld): ReplayResult => {
  const changed: StockEntry[] = []
  const valued = entries.map((entry) => {
    const after = apply(entry, world)
    if (!isSame(entry, after)) changed.push(after)
    return after
  })
  return { entries: valued, changed }
}
