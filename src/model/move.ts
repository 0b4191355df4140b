/**
 * Places and moves: how a document changes the ledgers. A move has two ends, so it is always balanced: one receipt
 * changes the till and the debt together.
 */
import type { Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'

/**
 * The sides of the debt ledger: customers, suppliers, and carriers, who owe us the cash they collected and to whom we
 * owe their fees (contract system §9).
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

/** The order of entries within a day (contract documents §7.2). */
export const rank = { opening: 0, receipt: 1, transfer: 2, other: 3 } as const
type Rank = (typeof rank)[keyof typeof rank]

/**
 * How goods entering or leaving a store are valued (contract documents §7.3): by a value of their own, by moving
 * average, by the cost of the line they return, or by average with a fallback price.
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
  /** In the base unit; positive. */
  quantity: Decimal
  valuation: Valuation
  rank: Rank
  /** Index of the document line the move comes from. */
  line: number
  /** Day of the move, if it differs from the date of the document. */
  day?: Day | null
}

/** The column of the debt reports that a money move is shown in (contract documents §8). */
export type DebtColumn = 'opening' | 'incurred' | 'returned' | 'paid'

/** The currency of a document that is not in base currency, and its rate. */
export interface Foreign {
  currency: Id<'currency'>
  rate: Decimal
}

export interface MoneyMove {
  what: 'money'
  from: Place
  to: Place
  /** In base currency. */
  amount: Decimal
  /** The debt is kept in this currency; `amount` in it. Null: in base currency. */
  foreign: (Foreign & { amount: Decimal }) | null
  /** What leaves the fund it comes from, and what enters the fund it goes to, in their own currencies; null: `amount`. */
  leaving: Decimal | null
  entering: Decimal | null
  column: DebtColumn
  due: Day | null
  /** Day of the move, if it differs from the date of the document. */
  day: Day | null
}

/**
 * Details of a settlement: the partner, if the document has debts of several partners on that side, and the index of
 * the line it comes from. Amounts are in the currency `foreign` of the document, or in base currency; `other` is the
 * amount in the currency of the other document, if that is a different one.
 */
interface SettlementDetails {
  partner?: Id<'partner'> | Id<'carrier'>
  line?: number
  foreign?: Foreign | null
  other?: Decimal | null
}

/** Settles part of an open voucher of the same partner and side with the document's own credit. */
export interface Settlement extends SettlementDetails {
  what: 'settle'
  side: DebtSide
  /** Document id of the voucher to settle. */
  voucher: string
  amount: Decimal
  /** Settle at most the open amount and keep the rest as credit (returns). */
  upToOpen: boolean
}

/**
 * Settles the document's own debt with part of an existing credit: of a return, a prepayment, or a deposit kept for
 * an order.
 */
export interface Use extends SettlementDetails {
  what: 'use'
  side: DebtSide
  /** Document id of the credit. */
  credit: string
  amount: Decimal
  /** The document the credit was kept for (`keep`); null uses credit that is not reserved. */
  of: string | null
}

/** Settles a debt with a credit, both of other documents. It moves nothing. */
export interface Offset extends SettlementDetails {
  what: 'offset'
  partner: Id<'partner'> | Id<'carrier'>
  line: number
  /** Index of the line that names the credit; `line` is the one that names the debt. */
  creditLine: number
  side: DebtSide
  credit: string
  debt: string
  amount: Decimal
}

/** Reserves part of the document's own credit for another document that has no debt yet: a deposit on an order. */
export interface Keep extends SettlementDetails {
  what: 'keep'
  side: DebtSide
  /** Document id of the order. */
  order: string
  /** In base currency; in a foreign one it is `other`. */
  amount: Decimal
}

export type Move = GoodsMove | MoneyMove | Settlement | Use | Offset | Keep

export const goods = (from: Place, to: Place, what: Omit<GoodsMove, 'what' | 'from' | 'to'>): GoodsMove => ({
  what: 'goods',
  from,
  to,
  ...what,
})
type MoneyDetails = Pick<MoneyMove, 'column'> &
  Partial<Pick<MoneyMove, 'due' | 'day' | 'leaving' | 'entering' | 'foreign'>>
export const money = (
  from: Place,
  to: Place,
  amount: Decimal,
  { column, due = null, day = null, leaving = null, entering = null, foreign = null }: MoneyDetails,
): MoneyMove => ({ what: 'money', from, to, amount, foreign, leaving, entering, column, due, day })
export const settle = (
  side: DebtSide,
  voucher: string,
  amount: Decimal,
  { upToOpen = false, ...how }: SettlementDetails & { upToOpen?: boolean } = {},
): Settlement => ({ what: 'settle', side, voucher, amount, upToOpen, ...how })
export const use = (
  side: DebtSide,
  credit: string,
  amount: Decimal,
  { of = null, ...how }: SettlementDetails & { of?: string | null } = {},
): Use => ({ what: 'use', side, credit, amount, of, ...how })
export const offset = (what: Omit<Offset, 'what'>): Offset => ({ what: 'offset', ...what })
export const keep = (side: DebtSide, order: string, amount: Decimal, how: SettlementDetails = {}): Keep => ({
  what: 'keep',
  side,
  order,
  amount,
  ...how,
})
