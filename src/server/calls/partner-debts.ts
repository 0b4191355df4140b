/** What a customer owed besides a bill, and owes with it (contract amendments 116). */
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Stored } from '#engine/stored.ts'
import { asOfToday, debtText } from '#engine/today.ts'
import { add, fromLedger, subtract, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { isPosted } from '#model/state.ts'

/** In base currency; both are missing where there is nothing to tell. */
export interface PartnerDebts {
  oldDebt?: number
  totalDebt?: number
}

interface Owed extends Record<string, unknown> {
  amount: string
  isNobody: boolean
}

/** Today's balance, like what is left of the bill: so together they are what the customer is asked for. */
export const partnerDebts = async (
  scope: Scope,
  { lifecycle }: Pick<AnyDocument, 'lifecycle'>,
  document: Stored,
): Promise<PartnerDebts> => {
  const partner = document['partner'] as string | null | undefined
  if (!partner || !isPosted(lifecycle, document) || sightFor(scope).receivable !== true) return {}
  const [owed] = await scope.tx.query<Owed>(sql`
select coalesce(b.amount, 0)::text as amount, p.is_walk_in as "isNobody" from partner p
left join ${asOfToday(scope, debtText)} b on b.partner_id = p.id and b.side = 'receivable'
where ${sql.ours('p')} and p.id = ${partner}`)
  // What is owed by customers without a name is nobody's old debt.
  if (!owed || owed.isNobody) return {}
  const rest = (document['remainingBase'] as Decimal | null | undefined) ?? zero
  const balance = fromLedger(owed.amount)
  const old = document.date <= scope.today ? subtract(balance, rest) : balance
  const total = add(old, rest)
  return old === zero && total === zero ? {} : { oldDebt: toNumber(old), totalDebt: toNumber(total) }
}
