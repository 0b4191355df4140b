/**
 * Places and moves: what a document does to the world. A move has two ends, so it cannot be unbalanced,
 * and a receipt is one fact that reaches the till and the debt together.
 */
import type { Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'

export type Place =
  | { at: 'store'; store: Id<'store'> }
  | { at: 'receivable' | 'payable'; partner: Id<'partner'> }
  | { at: 'fund'; fund: Id<'fund'> }
  | { at: 'outside' | 'opening' | 'sales' | 'purchases' | 'adjustment' | 'income' | 'expense' }

export const store = (id: Id<'store'>): Place => ({ at: 'store', store: id })
export const receivable = (partner: Id<'partner'>): Place => ({ at: 'receivable', partner })
export const payable = (partner: Id<'partner'>): Place => ({ at: 'payable', partner })
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
export type Rank = (typeof rank)[keyof typeof rank]

/**
 * How goods entering or leaving a store are valued (contract documents §7.3):
 * own value, moving average, the cost of the line they return, or average with a fallback price.
 */
export type Valuation =
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
}

/** Takes so much off an open voucher of the same partner and side. */
export interface Settlement {
  what: 'settle'
  side: 'receivable' | 'payable'
  /** Document id of the voucher that is settled. */
  voucher: string
  amount: Decimal
  /** Returns settle at most what is open; the rest stays credit. */
  upToOpen: boolean
  /** A refund: this document uses up the credit of the voucher instead of giving one. */
  refund: boolean
}

export type Move = GoodsMove | MoneyMove | Settlement

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
  { column, due = null }: { column: DebtColumn; due?: Day | null },
): MoneyMove => ({ what: 'money', from, to, amount, column, due })
export const settle = (
  side: Settlement['side'],
  voucher: string,
  amount: Decimal,
  how: { upToOpen?: boolean; refund?: boolean } = {},
): Settlement => ({
  what: 'settle',
  side,
  voucher,
  amount,
  upToOpen: how.upToOpen === true,
  refund: how.refund === true,
})
