/** Money that was paid ahead on an order, and what was taken of it since (contract documents §8.3). */
import { add, fromLedger, subtract, toLedger, zero, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/document.ts'
import type { DebtSide } from '#model/move.ts'
import type { SourceColumn } from '#engine/listing.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { inOwnCurrency } from './facts.server.ts'
import { inBase } from './priced-lines.ts'

interface Sums {
  deposit: bigint
  used: bigint
}

/** What is kept for an order, and what its followers used of that; ledger units of the base currency. */
const keptFor = async ({ tx }: Scope, order: string): Promise<Sums> => {
  const [row] = await tx.query<{ deposit: string; used: string }>(sql`
    select (select coalesce(sum(amount), 0) from kept_credit where order_id = ${order || null})::text as deposit,
      (select coalesce(sum(amount), 0) from allocation where order_id = ${order || null})::text as used`)
  return { deposit: BigInt(row!.deposit), used: BigInt(row!.used) }
}

interface Order {
  id: string
  total: Decimal | null
  exchangeRate: Decimal | null
}

/** Facts of an order: what was paid ahead on it, and how much of that is used. */
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

/** What was paid ahead, in lists of orders. */
export const depositColumn: SourceColumn = {
  sql: sql`(coalesce((select sum(k.amount) from kept_credit k where k.tenant_id = d.tenant_id and k.order_id = d.id), 0) / 10000.0)`,
  kind: 'money',
}

/** An order may not become worth less than what was paid ahead on it. */
export const belowAdvances = async (scope: Scope, order: Order, context: RuleContext): Promise<Problem[]> => {
  const { deposit } = await keptFor(scope, order.id)
  const total = inBase(order.total ?? zero, order.exchangeRate, context)
  const amount = showNumber(fromLedger(deposit), { language: scope.language })
  return toLedger(total) < deposit ? [problem('', 'totalBelowPaid', { amount })] : []
}

/** An advance on an order that is not used up, and what is left of it; base currency. */
export interface Advance {
  credit: string
  amount: Decimal
}

/** Oldest first; what `except` took counts as left. The partner's lock must be held. */
export const unusedAdvances = async (
  { tx }: Scope,
  side: DebtSide,
  order: string | null,
  except: string | null,
): Promise<Advance[]> => {
  if (!order) return []
  const rows = await tx.query<{ credit: string; amount: string }>(sql`
    select k.document_id as credit, (k.amount - u.used)::text as amount
    from kept_credit k join document d on d.tenant_id = k.tenant_id and d.id = k.document_id
    cross join lateral (select coalesce(sum(a.amount), 0) as used from allocation a
      where a.credit_id = k.document_id and a.order_id = k.order_id and a.document_id is distinct from ${except}::uuid) u
    where k.order_id = ${order} and k.side = ${side} and k.amount > u.used order by d.day, d.seq`)
  return rows.map(({ credit, amount }) => ({ credit, amount: fromLedger(amount) }))
}
