/**
 * Callers of an offset name documents and amounts; its currency follows from the documents: one foreign currency where
 * all of them have it, else base currency.
 */
import { isStoredId } from '#engine/columns.ts'
import { sql } from '#engine/sql.ts'
import type { Scope } from '#engine/scope.ts'

type Line = { lineId: string | null } & Record<string, unknown>
interface Offset {
  values: Record<string, unknown>
  lines: Line[] | undefined
}

/** The foreign currencies of documents, by their ids; of the others null. */
const currenciesOf = async ({ tx }: Scope, side: string, ids: readonly string[]) => {
  const rows = await tx.query<{ id: string; currency_id: string | null }>(sql`
    select e.document_id as id, e.currency_id from debt_entry e where ${sql.ours('e')} and e.side = ${side} and e.document_id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row.currency_id]))
}

/** What a document in the currency of the offset counts for is its amount. */
const withoutSameAmount = (line: Line): Line =>
  line['amountBase'] === line['amount'] ? { ...line, amountBase: null } : line

/** The same offset with its currency, where none was sent, and without amounts that say the same twice. */
export const inItsCurrency = async <O extends Offset>(scope: Scope, side: string, offset: O): Promise<O> => {
  const { lines = [], values } = offset
  const idOf = (line: Line): string | null => (isStoredId(line['voucher']) ? line['voucher'].toLowerCase() : null)
  const ids = lines.flatMap((line) => idOf(line) ?? [])
  if (ids.length === 0) return offset
  const found = await currenciesOf(scope, side, ids)
  const [first, ...others] = new Set(lines.map((line) => found.get(idOf(line) ?? '') ?? null))
  const isOne = first !== undefined && others.length === 0
  const sent = values['currency'] ?? null
  const currency = sent ?? (isOne ? first : null)
  const foreign = currency === scope.baseCurrency?.id ? null : currency
  return {
    ...offset,
    values: currency === null || sent === currency ? values : { ...values, currency },
    lines: lines.map((line) => {
      if ((found.get(idOf(line) ?? '') ?? null) !== foreign) return line
      // In one foreign currency its own amounts decide, whatever they are in base currency.
      return foreign !== null && isOne ? { ...line, amountBase: null } : withoutSameAmount(line)
    }),
  }
}
