/** Facts from the ledgers that several documents show. */
import { absolute, fromLedger, type Decimal } from '#kernel/decimal.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'

const parts = ['open', 'linked', 'returns', 'advances', 'collected', 'others'] as const
type Part = (typeof parts)[number]
/** The parts of a voucher's total, each in its own currency and in base currency. */
export type SettledBy = Record<Part, { own: Decimal; base: Decimal }>

/** A proposed document has no id and no ledger entries. */
const stored = (id: string): string | null => id || null

/**
 * The open amount of a voucher, and what settled the rest: its own linked voucher, returns, advances on its order, what
 * carriers collected, other payments.
 */
export const settledBy = async (scope: Scope, id: string): Promise<SettledBy> => {
  const document = stored(id)
  // Sums are those of the whole business, whoever reads them.
  const [row] = await scope.tx.whole.query<Record<Part | `${Part}_base`, string>>(sql`
    select coalesce(max(o.open), 0)::text as open, coalesce(max(o.open_base), 0)::text as open_base,
      ${sql.join((['linked', 'returns', 'advances', 'collected', 'others'] as const).flatMap((part) => [sql`coalesce(sum(a.own) filter (where a.part = ${sql.raw(`'${part}'`)}), 0)::text as ${sql.ident(part)}`, sql`coalesce(sum(a.amount) filter (where a.part = ${sql.raw(`'${part}'`)}), 0)::text as ${sql.ident(`${part}_base`)}`]))}
    from (select) one_row
    left join lateral (select coalesce(e.currency_amount, e.amount) - coalesce(e.currency_settled, e.settled) as open, e.amount - e.settled as open_base, e.currency_id
      from debt_entry e where ${sql.ours('e')} and e.document_id = ${document} and e.column_name = 'incurred' and not e.further) o on true
    left join lateral (select case when o.currency_id is null then a.amount else a.currency_amount end as own, a.amount,
        case when e.column_name = 'returned' then 'returns' when a.order_id is not null then 'advances' when c.made_by_id = ${document} then 'linked' when c.kind = 'shipment' then 'collected' else 'others' end as part
      from allocation a
      join document c on c.tenant_id = a.tenant_id and c.id = a.credit_id
      join debt_entry e on e.tenant_id = a.tenant_id and e.document_id = a.credit_id and e.side = a.side and e.partner_id = a.partner_id
      where ${sql.ours('a')} and a.debt_id = ${document}) a on true`)
  return Object.fromEntries(
    parts.map((part) => [part, { own: fromLedger(row![part]), base: fromLedger(row![`${part}_base`]) }]),
  ) as SettledBy
}

/** Facts in the currency of the document and, with `Base` appended to their names, in base currency. */
export const inBoth = (facts: Readonly<Record<string, { own: Decimal; base: Decimal }>>): Record<string, Decimal> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, { own, base }]) => [
      [name, own],
      [`${name}Base`, base],
    ]),
  )

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
