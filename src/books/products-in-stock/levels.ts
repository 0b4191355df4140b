/**
 * What follows from the stock of goods and their limits: what has to be ordered, what can be moved away. Limits hold for
 * all stores together (contract master-data §5).
 */
import { divideDown, divideUp, larger, multiply, subtract, zero, type Decimal } from '#kernel/decimal.ts'

/** In base units. */
export interface StockHolding {
  onHand: Decimal
  /** What open orders of customers still have to get. */
  ordered: Decimal
}
export interface Level extends StockHolding {
  /** What suppliers still have to bring of open orders. */
  incoming: Decimal
  stockMin: Decimal | null
  stockMax: Decimal | null
}

/** The maximum number of products that one transfer begins with: their ids stand in its address. */
export const mostMoved = 100

export const available = ({ onHand, ordered }: StockHolding): Decimal => subtract(onHand, ordered)

const upTo = (limit: Decimal, level: Level): Decimal =>
  larger(zero, subtract(subtract(limit, available(level)), level.incoming))

/**
 * What has to be ordered so that what is available and coming reaches the maximum, or the minimum where there is no
 * maximum; null without limits.
 */
export const wanted = (level: Level): Decimal | null => {
  const limit = level.stockMax ?? level.stockMin
  return limit === null ? null : upTo(limit, level)
}

/** A unit in which goods are bought: base units in one, and how finely it is divided. */
export interface Pack {
  factor: Decimal
  decimals: number
}

/**
 * How many of a unit are ordered: the most that do not exceed the maximum, without one the fewest that reach the
 * minimum. Null where no number of them keeps both limits; nothing is `wanted` without limits.
 */
export const packs = (level: Level, { factor, decimals }: Pack): Decimal | null => {
  const { stockMin, stockMax } = level
  const most = wanted(level) ?? zero
  if (most === zero) return null
  if (stockMax === null) return divideUp(most, factor, decimals)
  const count = divideDown(most, factor, decimals)
  const isEnough = stockMin === null || multiply(count, factor) >= upTo(stockMin, level)
  return count > zero && isEnough ? count : null
}
