/**
 * Places and moves: what a document does to the world. A move has two ends, so it cannot be unbalanced,
 * and a receipt is one fact that reaches the till and the debt together.
 */
import type { Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'

/**
 * Where debts stand: of customers and suppliers, and of carriers, who owe us the money they collected and are owed their
 * fees (contract system §9).
 */
export type DebtSide = 'receivable' | 'payable' | 'carrierCod' | 'carrierFee'

export type Place =
  | { at: 'store'; store: Id<'store'> }
  | { at: 'receivable' | 'payable'; partner: Id<'partner'> }
  | { at: 'carrierCod' | 'carrierFee'; partner: Id<'carrier'> }
  | { at: 'fund'; fund: Id<'fund'> }
  | { at: 'outside' | 'opening' | 'sales' | 'purchases' | 'adjustment' | 'income' | 'expense' }

export const store = (id: Id<'store'>): Place => ({ at: 'store', store: id })
export const receivable = (partner: Id<'partner'>): Place => ({ at: 'receivable', partner })
export const payable = (partner: Id<'partner'>): Place => ({ at: 'payable', partner })
export const carrierCod = (id: Id<'carrier'>): Place => ({ at: 'carrierCod', partner: id })
export const carrierFee = (id: Id<'carrier'>): Place => ({ at: 'carrierFee', partner: id })
export const fund = (id: Id<'fund'>): Place => ({ at: 'fund', fund: id })
export const outside: Place = { at: 'outside' }
export const opening: Place = { at: 'opening' }
export const sales: Place = { at: 'sales' }
export const purchases: Place = { at: 'purchases' }
export const adjustment: Place = { at: 'adjustment' }
export const income: Place = { at: 'income' }
export const expense: Place = { at: 'expense' }

/** Where a document stands within a day (contract documents §7.2). */
export const rank = { opening: 0, receipt: 1, transfer: 2, other: 3 } as const
type Rank = (typeof rank)[keyof typeof rank]

/**
 * How goods entering or leaving a store are valued (contract documents §7.3):
 * own value, moving average, the cost of the line they return, or average with a fallback price.
 */
type Valuation =
  | { by: 'own'; value: Decimal }
  | { by: 'average' }
  | { by: 'line'; line: string; returns: 'sale' | 'purchase' }
  | { by: 'surplus'; fallback: Decimal }

export interface GoodsMove {
  what: 'goods'
  from: Place
  to: Place
  product: Id<'product'>
  /** Base unit, above zero. */
  quantity: Decimal
  valuation: Valuation
  rank: Rank
  /** Index of the document's line it comes from. */
  line: number
  /** Its own day, where it is not the document's. */
  day?: Day | null
}

/** Which column of the debt reports a money move feeds (contract documents §8). */
export type DebtColumn = 'opening' | 'incurred' | 'returned' | 'paid'

export interface MoneyMove {
  what: 'money'
  from: Place
  to: Place
  /** Base currency. */
  amount: Decimal
  column: DebtColumn
  due: Day | null
  /** Its own day, where it is not the document's. */
  day: Day | null
}

/** How a part of a debt is settled: whose debt, where a document has several on that side, and the line that says so. */
interface How {
  partner?: Id<'partner'> | Id<'carrier'>
  line?: number
}

/** The document's own credit takes so much off an open voucher of the same partner and side. */
export interface Settlement extends How {
  what: 'settle'
  side: DebtSide
  /** Document id of the voucher that is settled. */
  voucher: string
  amount: Decimal
  /** Returns settle at most what is open; the rest stays credit. */
  upToOpen: boolean
}

/** The document's own debt uses up so much of a credit: of a return, a prepayment, or of what was kept for an order. */
export interface Use extends How {
  what: 'use'
  side: DebtSide
  /** Document id of the credit. */
  credit: string
  amount: Decimal
  /** The document the credit was kept for (`keep`); null: of what is free. */
  of: string | null
}

/** Sets a credit against a debt, both of other documents; it moves nothing. */
export interface Offset extends Required<How> {
  what: 'offset'
  /** The line that names the credit; `line` names the debt. */
  creditLine: number
  side: DebtSide
  credit: string
  debt: string
  amount: Decimal
}

/** Keeps so much of the document's own credit for another document that owes nothing yet: a deposit on an order. */
export interface Keeping extends How {
  what: 'keep'
  side: DebtSide
  /** Document id of the order. */
  order: string
  amount: Decimal
}

export type Move = GoodsMove | MoneyMove | Settlement | Use | Offset | Keeping

export const goods = (from: Place, to: Place, what: Omit<GoodsMove, 'what' | 'from' | 'to'>): GoodsMove => ({
  what: 'goods',
  from,
  to,
  ...what,
})
export const money = (
  from: Place,
  to: Place,
  amount: Decimal,
  { column, due = null, day = null }: { column: DebtColumn; due?: Day | null; day?: Day | null },
): MoneyMove => ({ what: 'money', from, to, amount, column, due, day })
export const settle = (
  side: DebtSide,
  voucher: string,
  amount: Decimal,
  { upToOpen = false, ...how }: How & { upToOpen?: boolean } = {},
): Settlement => ({ what: 'settle', side, voucher, amount, upToOpen, ...how })
export const use = (
  side: DebtSide,
  credit: string,
  amount: Decimal,
  { of = null, ...how }: How & { of?: string | null } = {},
): Use => ({ what: 'use', side, credit, amount, of, ...how })
export const offset = (what: Omit<Offset, 'what'>): Offset => ({ what: 'offset', ...what })
export const keep = (side: DebtSide, order: string, amount: Decimal, how: How = {}): Keeping => ({
  what: 'keep',
  side,
  order,
  amount,
  ...how,
})
