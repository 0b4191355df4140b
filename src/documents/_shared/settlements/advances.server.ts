/** Advance payments on an order, and how much of them has been used (contract documents §8.3). */
import { decimal, decimalText, fromLedger, larger, one, zero, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { DebtSide } from '#model/move.ts'
import { keptForOrder, keptInCurrency } from '#engine/ledger/kept.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { ordersOf, type Following } from '../orders/from-order.ts'

interface Sums {
  deposit: Decimal
  used: Decimal
}

/** What was kept for an order and what its followers have used of it, in its own currency and in base currency. */
interface KeptFor {
  own: Sums
  base: Sums
}

const keptFor = async ({ tx, baseCurrency }: Scope, order: Order, { decimals }: RuleContext): Promise<KeptFor> => {
  const { id, currency, exchangeRate } = order
  const money = {
    currency: sql`${currency === baseCurrency?.id ? null : currency}::uuid`,
    rate: sql`${decimalText(exchangeRate ?? one)}::numeric`,
    decimals: sql`${decimals}::integer`,
  }
  const [row] = await tx.query<{ deposit: string; used: string; base: string; used_base: string }>(
    sql`select k.deposit::text, k.used::text, k.base::text, k.used_base::text from ${keptInCurrency(sql`${id || null}::uuid`, money)} k`,
  )
  return {
    own: { deposit: decimal(row!.deposit), used: decimal(row!.used) },
    base: { deposit: fromLedger(row!.base), used: fromLedger(row!.used_base) },
  }
}

export interface Order {
  id: string
  total: Decimal | null
  currency: string | null
  exchangeRate: Decimal | null
}

/** Facts of an order: the amount paid in advance, and how much of it has been used. */
export const advanceFacts = async (
  scope: Scope,
  order: Order,
  context: RuleContext,
): Promise<Record<string, Decimal>> => {
  const { own, base } = await keptFor(scope, order, context)
  return {
    deposit: own.deposit,
    depositBase: base.deposit,
    depositUsed: own.used,
    depositUsedBase: base.used,
  }
}

/** A list column of orders: the amount paid in advance. */
export const depositColumn: SourceColumn = {
  sql: sql`(${keptForOrder(sql`d.id`)} / 10000.0)`,
  kind: 'money',
}

/** An order keeps its currency and at least the value of what was paid on it in advance. */
export const belowAdvances = async (
  scope: Scope,
  { before, after }: { before: Order; after: Order },
  context: RuleContext,
): Promise<Problem[]> => {
  const { deposit } = (await keptFor(scope, after, context)).own
  if (deposit > zero && before.currency !== after.currency) return [problem('currency', 'currencyFixed')]
  const amount = showNumber(deposit, { language: scope.language })
  // Earlier versions let a deposit at another rate be more.
  const isLowered = (after.total ?? zero) < (before.total ?? zero)
  return isLowered && (after.total ?? zero) < deposit ? [problem('', 'totalBelowPaid', { amount })] : []
}

/** The advances that a receipt made from orders may use, in its currency: those of other currencies stay credit. */
interface Advances {
  /** Advances that are not used up, with the amount left of each, the oldest first. */
  list: { lineId: null; credit: string; order: string; amount: Decimal; other?: Decimal }[]
  /** The amount that other vouchers have already paid on the receipt. */
  settled: Decimal
}

interface AdvanceRow {
  credit: string
  order: string
  amount: string
  /** What an earlier version had the receipt take, in its currency, and of an advance in another one in that. */
  made: string | null
  other: string | null
}

/** What an earlier version had it take stays as it was, unless more is left. */
const leftOf = ({ amount, made, other }: Omit<AdvanceRow, 'credit' | 'order'>) => {
  if (made === null) return { amount: fromLedger(amount) }
  if (other !== null) return { amount: fromLedger(made), other: fromLedger(other) }
  return { amount: larger(fromLedger(amount), fromLedger(made)) }
}

/**
 * If an order was cancelled for a while, its deposit may have been used elsewhere; so at most the open amount of the
 * voucher is left. What `receipt` itself used counts as left. The caller must hold the lock of the partner.
 */
const unusedAdvances = async (
  { tx }: Scope,
  side: DebtSide,
  orders: readonly string[],
  { receipt, currency }: { receipt: string | null; currency: string | null },
): Promise<Advances> => {
  // Where both ends have one currency, that is the currency of the allocation.
  const [amount, given, open] = currency
    ? [
        sql`a.currency_amount`,
        sql`coalesce(a.credit_currency_amount, a.currency_amount)`,
        sql`abs(e.currency_amount) - abs(e.currency_settled)`,
      ]
    : [sql`a.amount`, sql`coalesce(a.credit_amount, a.amount)`, sql`abs(e.amount) - abs(e.settled)`]
  const isSame = currency ? sql`e.currency_id = ${currency}` : sql`e.currency_id is null`
  const earlier = sql`a.document_id = ${receipt}::uuid and a.credit_currency_amount is not null`
  const kept = currency ? sql`k.currency_amount` : sql`k.amount`
  const [advances, paid] = await tx.batch([
    sql`
    select k.document_id as credit, k.order_id as order, least(${kept} - u.used, ${open} + u.own)::text as amount,
      u.made::text, case when ${isSame} then null else u.given end::text as other
    from kept_credit k join document d on d.tenant_id = k.tenant_id and d.id = k.document_id
    join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id = k.partner_id
    cross join lateral (select coalesce(sum(${given}) filter (where a.document_id is distinct from ${receipt}::uuid), 0) as used,
        coalesce(sum(${given}) filter (where a.document_id = ${receipt}::uuid), 0) as own,
        sum(${amount}) filter (where ${earlier}) as made, sum(case when e.currency_id is null then coalesce(a.credit_amount, a.amount) else a.credit_currency_amount end) filter (where ${earlier}) as given
      from allocation a where ${sql.ours('a')} and a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id = k.partner_id) u
    where ${sql.ours('k')} and k.order_id = any(${orders}::uuid[]) and k.side = ${side} and (${isSame} or u.made is not null) order by d.day, d.seq`,
    sql`
    select coalesce(sum(${amount}), 0)::text as amount from allocation a join document m on m.tenant_id = a.tenant_id and m.id = a.document_id
    where ${sql.ours('a')} and a.debt_id = ${receipt}::uuid and a.document_id <> ${receipt}::uuid and a.side = ${side} and not a.elastic and m.made_by_id is distinct from ${receipt}::uuid`,
  ])
  return {
    list: (advances as AdvanceRow[])
      .map(({ credit, order, ...row }) => ({ lineId: null, credit, order, ...leftOf(row) }))
      .filter(({ amount }) => amount > zero),
    settled: fromLedger((paid![0] as { amount: string }).amount),
  }
}

/** A receipt or a bill with what it may use of the advances on its orders. The caller must hold the partner's lock. */
export const withUnusedAdvances = async <D extends Following & { id: string; currency: string | null }>(
  scope: Scope,
  side: DebtSide,
  document: D,
): Promise<D> => {
  const orders = ordersOf(document)
  if (orders.length === 0) return document
  const { id, currency } = document
  const about = { receipt: id || null, currency: currency === scope.baseCurrency?.id ? null : currency }
  return { ...document, unusedAdvances: await unusedAdvances(scope, side, orders, about) }
}
