/** Debt entries, allocations and kept credits as they are stored: types, and queries that read them. */
import { isWaitingSql } from '../states.ts'
import { sql, type Sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import { decimal } from '#kernel/decimal.ts'
import type { ForeignAmount } from './wanted.ts'

export interface StoredDebt {
  document: string
  side: string
  partner: string
  column: string
  day: string
  due: string
  /** In base currency. */
  amount: bigint
  settled: bigint
  /** In the currency of the document; null if that is the base currency. */
  foreign: (ForeignAmount & { settled: bigint }) | null
  number: string
  /** A further debt that is not the document's own. */
  further: boolean
}
export interface Allocation {
  credit: string
  debt: string
  side: string
  partner: string
  document: string
  /** The order the credit was kept for, if it was. */
  order: string | null
  /** The later of the days of its two ends. */
  day: string
  /** The earlier of the days of its two ends. */
  since: string
  /** What it takes of the debt, in base currency. */
  amount: bigint
  /** What it takes of the credit, in base currency: another amount if the rates differ (decision 0080). */
  creditAmount: bigint
  /** In the currency of the end that is foreign, of the debt if both are; null if neither is. */
  own: bigint | null
  /**
   * What it takes of the credit in the currency of that, of allocations of earlier versions only: they may join two
   * currencies, and stay as they are as long as their document says the same (decision 0080).
   */
  creditOwn: bigint | null
  elastic: boolean
  /** Like `own`, or in base currency. */
  wanted: bigint
}

/** The part of a credit that is kept for an order. */
export interface StoredKept {
  document: string
  order: string
  side: string
  partner: string
  /** In the currency of the document. */
  amount: bigint
  /** In base currency, where that is another. */
  base: bigint | null
  /** The part of it that bills and receipts of the order have used. */
  used: bigint
  /** The order waits for nothing more: it is cancelled, delivered or closed. What is left of the deposit is free. */
  isFreed: boolean
}

export interface DebtState {
  entries: StoredDebt[]
  allocations: Allocation[]
  /** What the document keeps for orders, and what other documents keep for it. */
  kept: StoredKept[]
}

const entryColumns = sql.raw(
  'e.document_id, e.side, e.partner_id, e.column_name, e.day, e.due, e.amount, e.settled, e.currency_id, e.rate, e.currency_amount, e.currency_settled, e.further, d.number',
)
interface DebtRow {
  document_id: string
  side: string
  partner_id: string
  column_name: string
  day: string
  due: string
  amount: string
  settled: string
  currency_id: string | null
  rate: string
  currency_amount: string
  currency_settled: string
  further: boolean
  number: string
}
export const debtFromRow = (row: unknown): StoredDebt => {
  const one = row as DebtRow
  return {
    document: one.document_id,
    side: one.side,
    partner: one.partner_id,
    column: one.column_name,
    day: one.day,
    due: one.due,
    amount: BigInt(one.amount),
    settled: BigInt(one.settled),
    foreign: one.currency_id
      ? {
          currency: one.currency_id,
          rate: decimal(one.rate),
          amount: BigInt(one.currency_amount),
          settled: BigInt(one.currency_settled),
        }
      : null,
    further: one.further,
    number: one.number,
  }
}

/** What an allocation `a` takes of a kept credit `k`, in the currency of the credit. */
export const takenOfKept = sql.raw(
  'case when k.currency_amount is null then coalesce(a.credit_amount, a.amount) else coalesce(a.credit_currency_amount, a.currency_amount) end',
)
/** Kept amounts, with what documents other than `except` have used of them. */
const keptOf = (where: Sql, except: string | null): Sql => sql`
  select k.document_id, k.order_id, k.side, k.partner_id, k.amount, k.currency_amount, not (${isWaitingSql('o')}) as freed,
    coalesce((select sum(${takenOfKept}) from allocation a where ${sql.ours('a')} and a.order_id = k.order_id and a.credit_id = k.document_id and a.side = k.side
      and a.partner_id = k.partner_id and a.document_id is distinct from ${except}::uuid), 0)::bigint as used
  from kept_credit k join document o on o.tenant_id = k.tenant_id and o.id = k.order_id where ${sql.ours('k')} and (${where})`
interface KeptRow {
  document_id: string
  order_id: string
  side: string
  partner_id: string
  amount: string
  currency_amount: string | null
  used: string
  freed: boolean
}
export const keptFromRow = (row: unknown): StoredKept => {
  const one = row as KeptRow
  return {
    document: one.document_id,
    order: one.order_id,
    side: one.side,
    partner: one.partner_id,
    amount: BigInt(one.currency_amount ?? one.amount),
    base: one.currency_amount === null ? null : BigInt(one.amount),
    used: BigInt(one.used),
    isFreed: one.freed,
  }
}
/** What these credits keep for orders; what `except` has used counts as unused. */
export const keptByCredits = (credits: readonly string[], except: string): Statement =>
  keptOf(sql`k.document_id = any(${credits}::uuid[])`, except)

export const allocationColumns = sql.raw(
  'credit_id, debt_id, side, partner_id, document_id, order_id, day, since, amount, elastic, wanted, currency_amount, credit_amount, credit_currency_amount',
)

export interface AllocationRow {
  credit_id: string
  debt_id: string
  side: string
  partner_id: string
  document_id: string
  order_id: string | null
  day: string
  since: string
  amount: string
  elastic: boolean
  wanted: string
  currency_amount: string | null
  credit_amount: string | null
  credit_currency_amount: string | null
}
export const allocationFromRow = (given: unknown): Allocation => {
  const row = given as AllocationRow
  return {
    credit: row.credit_id,
    debt: row.debt_id,
    side: row.side,
    partner: row.partner_id,
    document: row.document_id,
    order: row.order_id,
    day: row.day,
    since: row.since,
    amount: BigInt(row.amount),
    creditAmount: BigInt(row.credit_amount ?? row.amount),
    own: row.currency_amount === null ? null : BigInt(row.currency_amount),
    creditOwn: row.credit_currency_amount === null ? null : BigInt(row.credit_currency_amount),
    elastic: row.elastic,
    wanted: BigInt(row.wanted),
  }
}

/** The debt ledger rows of a document: its entries, all allocations it is part of, and kept amounts. */
export const debtStatements = (document: string): readonly [Statement, Statement, Statement] => [
  sql`select ${entryColumns} from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where ${sql.ours('e')} and e.document_id = ${document}`,
  sql`select ${allocationColumns} from allocation a where ${sql.ours('a')} and document_id = ${document}
      union select ${allocationColumns} from allocation a where ${sql.ours('a')} and credit_id = ${document}
      union select ${allocationColumns} from allocation a where ${sql.ours('a')} and debt_id = ${document}`,
  keptOf(sql`k.document_id = ${document} or k.order_id = ${document}`, null),
]
export const debtStateFrom = ([entries, allocations, kept]: readonly unknown[][]): DebtState => ({
  entries: entries!.map(debtFromRow),
  allocations: allocations!.map(allocationFromRow),
  kept: kept!.map(keptFromRow),
})
export const noDebts: DebtState = { entries: [], allocations: [], kept: [] }

export const vouchersOf = (documents: readonly string[]): Statement =>
  sql`select ${entryColumns} from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where ${sql.ours('e')} and e.document_id = any(${documents}::uuid[])`

/** The key of an entry: the document, the side and the partner. */
export const entryKey = (document: string, side: string, partner: string): string => `${document}/${side}/${partner}`
