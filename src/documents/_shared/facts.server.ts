/** Facts from the ledgers that several documents show. */
import { absolute, allocate, fromLedger, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { Scope } from '#engine/scope.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { sql } from '#engine/sql.ts'

export interface SettledBy {
  remaining: Decimal
  byPaid: Decimal
  byReturns: Decimal
  /** Paid in advance on the order the document was made from. */
  byAdvances: Decimal
  byOthers: Decimal
}

/** A proposed document has no id and no ledger entries. */
const stored = (id: string): string | null => id || null

/** The open amount of a voucher, and what settled the rest: its own linked voucher, returns, other payments. */
export const settledBy = async (scope: Scope, id: string): Promise<SettledBy> => {
  const document = stored(id)
  // Sums are those of the whole business, whoever reads them.
  const [row] = await scope.tx.whole.query<{
    open: string
    linked: string
    returns: string
    advances: string
    others: string
  }>(sql`
    select coalesce((select e.amount - e.settled from debt_entry e where ${sql.ours('e')} and e.document_id = ${document} and e.column_name = 'incurred' and not e.further), 0)::text as open,
      coalesce(sum(a.amount) filter (where c.made_by_id = ${document}), 0)::text as linked,
      coalesce(sum(a.amount) filter (where e.column_name = 'returned'), 0)::text as returns,
      coalesce(sum(a.amount) filter (where a.order_id is not null), 0)::text as advances,
      coalesce(sum(a.amount) filter (where c.made_by_id is distinct from ${document} and e.column_name <> 'returned' and a.order_id is null), 0)::text as others
    from allocation a
    join document c on c.tenant_id = a.tenant_id and c.id = a.credit_id
    join debt_entry e on e.tenant_id = a.tenant_id and e.document_id = a.credit_id and e.side = a.side and e.partner_id = a.partner_id
    where ${sql.ours('a')} and a.debt_id = ${document}`)
  return {
    remaining: fromLedger(row!.open),
    byPaid: fromLedger(row!.linked),
    byReturns: fromLedger(row!.returns),
    byAdvances: fromLedger(row!.advances),
    byOthers: fromLedger(row!.others),
  }
}

interface Priced {
  total: Decimal | null
  paid: Decimal | null
}

/**
 * Converts ledger amounts (base currency) to the document's currency. They are shared out over the total minus the
 * amount paid immediately, so that all parts add up exactly. The unconverted amounts are returned too, with `Base`
 * appended to their names (contract amendments).
 */
export const inOwnCurrency = <N extends string>(
  { total, paid }: Priced,
  { decimals }: Pick<RuleContext, 'decimals'>,
  base: Readonly<Record<N, Decimal>>,
): Record<string, Decimal> => {
  const names = Object.keys(base) as N[]
  const shares = allocate(
    subtract(total ?? zero, paid ?? zero),
    names.map((name) => base[name]),
    decimals,
  )
  return Object.fromEntries(
    names.flatMap((name, index) => [
      [name, shares[index]!],
      [`${name}Base`, base[name]],
    ]),
  )
}

/** By line id: how much the lines changed the value of the stock, in base currency. */
export const lineValues = async (scope: Scope, document: string): Promise<ReadonlyMap<string, Decimal>> => {
  const rows = await scope.tx.query<{ line_id: string; value: string }>(
    sql`select line_id, value from stock_entry e where ${sql.ours('e')} and document_id = ${stored(document)} and side = 0`,
  )
  return new Map(rows.map((row) => [row.line_id, fromLedger(row.value)]))
}

/** By line id: the cost of the goods that left (or came back). */
export const lineCosts = async (scope: Scope, document: string): Promise<ReadonlyMap<string, Decimal>> =>
  new Map([...(await lineValues(scope, document))].map(([line, value]) => [line, absolute(value)]))
