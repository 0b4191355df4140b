/** What a change does to the stock of the past: which later entries cost something else, and what becomes of profit. */
import { add, decimal, fromLedger, negate, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { isStoredId } from '../columns.ts'
import type { Watch } from '../ledger/stock-replay.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { isPostedSql } from '../states.ts'

export interface ProfitChange {
  /** `2026-10`. */
  month: string
  change: Decimal
  /** The part of the change that is the document's own: what it sold for, and what its goods cost. */
  own: Decimal
}
export interface StockConsequence {
  /** The number of later entries of other documents whose cost would change, and of these documents. */
  entries: number
  documents: number
  /** The change of gross profit by month, of all documents together. */
  profit: ProfitChange[]
}

export type Months = ReadonlyMap<string, Decimal>
const none: Months = new Map()

const sells = ({ trade }: AnyDocument): boolean =>
  trade?.side === 'sales' && (trade.as === 'goods' || trade.as === 'goodsBack')

/**
 * The gross profit of a document by month: its net amount as reports add it up, line by line in base currency, less
 * what its goods cost.
 */
export const profitOf = async (scope: Scope, definition: AnyDocument, id: string | null): Promise<Months> => {
  if (!sells(definition) || !isStoredId(id)) return none
  const [row] = await scope.tx.query<{ month: string; net: string; value: string }>(sql`
    select to_char(d.day, 'YYYY-MM') as month,
      (select coalesce(sum(round(l.taxable * d.exchange_rate, ${scope.baseCurrency?.decimals ?? 0}::integer)), 0) from ${sql.ident(`${definition.table}_line`)} l
        where ${sql.ours('l')} and l.document_id = d.id)::text as net,
      (select coalesce(sum(e.value), 0) from stock_entry e where ${sql.ours('e')} and e.document_id = d.id)::text as value
    from document d where ${sql.ours('d')} and d.id = ${id} and d.kind = ${definition.name} and ${isPostedSql('d')}`)
  if (!row) return none
  const net = decimal(row.net)
  return new Map([[row.month, add(definition.trade!.as === 'goods' ? net : negate(net), fromLedger(row.value))]])
}

const changeOf = (before: Months, after: Months): Months =>
  new Map(
    [...new Set([...before.keys(), ...after.keys()])].map((month) => [
      month,
      subtract(after.get(month) ?? zero, before.get(month) ?? zero),
    ]),
  )

/** The change of later costs, of the documents that sell. */
const profitOfOthers = async (
  { tx, registry }: Scope,
  documents: ReadonlyMap<string, { month: string; change: bigint }>,
): Promise<Months> => {
  const months = new Map<string, Decimal>()
  if (documents.size === 0) return months
  const kinds = [...registry.documents.values()].filter(sells).map((one) => one.name)
  const sold = await tx.query<{ id: string }>(
    sql`select id from document d where ${sql.ours('d')} and id = any(${[...documents.keys()]}::uuid[]) and kind = any(${kinds}::text[])`,
  )
  for (const { id } of sold) {
    const { month, change } = documents.get(id)!
    months.set(month, add(months.get(month) ?? zero, fromLedger(change)))
  }
  return months
}

/**
 * Collects the changes of later stock entries. Those of the document itself are its own change, which the profit
 * before and after it tells.
 */
export const collectStockChanges = (id: string | null) => {
  const documents = new Map<string, { month: string; change: bigint }>()
  let entries = 0
  const watch: Watch = (before, after) => {
    const isSame = before.value === after.value && before.correction === after.correction
    if (isSame || after.document === id) return
    entries += 1
    const known = documents.get(after.document)
    const change = after.value - before.value
    if (known) known.change += change
    else documents.set(after.document, { month: after.day.slice(0, 7), change })
  }
  const result = async (scope: Scope, before: Months, after: Months): Promise<StockConsequence> => {
    const own = changeOf(before, after)
    const others = await profitOfOthers(scope, documents)
    const months = [...new Set([...own.keys(), ...others.keys()])].toSorted()
    const profit = months.map((month): ProfitChange => {
      const ownChange = own.get(month) ?? zero
      return { month, own: ownChange, change: add(ownChange, others.get(month) ?? zero) }
    })
    return {
      entries,
      documents: documents.size,
      profit: profit.filter(({ change, own: part }) => change !== zero || part !== zero),
    }
  }
  return { watch, result }
}
