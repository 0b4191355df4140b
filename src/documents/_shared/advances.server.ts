/** Advance payments on an order, and how much of them has been used (contract documents §8.3). */
import { add, fromLedger, subtract, toLedger, zero, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { DebtSide } from '#model/move.ts'
import { keptForOrder } from '#engine/ledger/kept.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { inOwnCurrency } from './facts.server.ts'
import { ordersOf, type Following } from './from-order.ts'
import { inBase } from './priced-lines.ts'

interface Sums {
  deposit: bigint
  used: bigint
}

/**
 * The amount kept for an order, and the amount its followers have used of it; in ledger units of the base currency.
 */
const keptFor = async ({ tx }: Scope, order: string): Promise<Sums> => {
  const [row] = await tx.query<{ deposit: string; used: string }>(sql`
    select ${keptForOrder(sql`${order || null}::uuid`)}::text as deposit,
      (select coalesce(sum(amount), 0) from allocation a where ${sql.ours('a')} and order_id = ${order || null})::text as used`)
  return { deposit: BigInt(row!.deposit), used: BigInt(row!.used) }
}

export interface Order {
  id: string
  total: Decimal | null
  exchangeRate: Decimal | null
}

/** Facts of an order: the amount paid in advance, and how much of it has been used. */
export const advanceFacts = async (
  scope: Scope,
  order: Order,
  context: RuleContext,
): Promise<Record<string, Decimal>> => {
  const sums = await keptFor(scope, order.id)
  const [deposit, depositUsed] = [fromLedger(sums.deposit), fromLedger(sums.used)]
  const total = inBase(order.total ?? zero, order.exchangeRate, context)
  const parts = { depositUsed, unused: subtract(deposit, depositUsed), rest: subtract(total, deposit) }
  const own = inOwnCurrency({ total: order.total, paid: null }, context, parts)
  return {
    deposit: add(own['depositUsed']!, own['unused']!),
    depositBase: deposit,
    depositUsed: own['depositUsed']!,
    depositUsedBase: depositUsed,
  }
}

/** A list column of orders: the amount paid in advance. */
export const depositColumn: SourceColumn = {
  sql: sql`(${keptForOrder(sql`d.id`)} / 10000.0)`,
  kind: 'money',
}

/** The value of an order must not fall below the amount paid in advance. */
export const belowAdvances = async (scope: Scope, order: Order, context: RuleContext): Promise<Problem[]> => {
  const { deposit } = await keptFor(scope, order.id)
  const total = inBase(order.total ?? zero, order.exchangeRate, context)
  const amount = showNumber(fromLedger(deposit), { language: scope.language })
  return toLedger(total) < deposit ? [problem('', 'totalBelowPaid', { amount })] : []
}

/** The advances that a receipt made from orders may use, in base currency. */
interface Advances {
  /** Advances that are not used up, with the amount left of each, the oldest first. */
  list: { lineId: null; credit: string; order: string; amount: Decimal }[]
  /** The amount that other vouchers have already paid on the receipt. */
  settled: Decimal
}

/**
 * If an order was cancelled for a while, its deposit may have been used elsewhere; so at most the open amount of the
 * voucher is left. What `receipt` itself used counts as left. The caller must hold the lock of the partner.
 */
const unusedAdvances = async (
  { tx }: Scope,
  side: DebtSide,
  orders: readonly string[],
  receipt: string | null,
): Promise<Advances> => {
  const [advances, paid] = await tx.batch([
    sql`
    select k.document_id as credit, k.order_id as order, least(k.amount - u.used, abs(e.amount) - abs(e.settled) + u.own)::text as amount
    from kept_credit k join document d on d.tenant_id = k.tenant_id and d.id = k.document_id
    join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id = k.partner_id
    cross join lateral (select coalesce(sum(a.amount) filter (where a.document_id is distinct from ${receipt}::uuid), 0) as used,
        coalesce(sum(a.amount) filter (where a.document_id = ${receipt}::uuid), 0) as own
      from allocation a where ${sql.ours('a')} and a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id = k.partner_id) u
    where ${sql.ours('k')} and k.order_id = any(${orders}::uuid[]) and k.side = ${side} order by d.day, d.seq`,
    sql`
    select coalesce(sum(a.amount), 0)::text as amount from allocation a join document m on m.tenant_id = a.tenant_id and m.id = a.document_id
    where ${sql.ours('a')} and a.debt_id = ${receipt}::uuid and a.document_id <> ${receipt}::uuid and a.side = ${side} and not a.elastic and m.made_by_id is distinct from ${receipt}::uuid`,
  ])
  return {
    list: (advances as { credit: string; order: string; amount: string }[])
      .map(({ credit, order, amount }) => ({ lineId: null, credit, order, amount: fromLedger(amount) }))
      .filter(({ amount }) => amount > zero),
    settled: fromLedger((paid![0] as { amount: string }).amount),
  }
}

/** A receipt or a bill with what it may use of the advances on its orders. The caller must hold the partner's lock. */
export const withUnusedAdvances = async <D extends Following & { id: string }>(
  scope: Scope,
  side: DebtSide,
  document: D,
): Promise<D> => {
  const orders = ordersOf(document)
  if (orders.length === 0) return document
  return { ...document, unusedAdvances: await unusedAdvances(scope, side, orders, document.id || null) }
}
