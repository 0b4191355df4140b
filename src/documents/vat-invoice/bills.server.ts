/** The bills that an invoice stands for: of one customer, and on no other invoice. */
import { isStoredId } from '#engine/columns.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isInForceSql } from '#engine/states.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { vatInvoice } from './index.ts'

interface Head {
  id: string
  number: string
  store: string | null
  partner: string | null
}
/** What is no id is the id of no bill; the save refuses it by itself. */
export const billHeads = async ({ tx }: Scope, named: readonly string[]): Promise<Head[]> => {
  const ids = named.filter(isStoredId)
  return ids.length === 0
    ? []
    : tx.query<Head & Record<string, unknown>>(
        sql`select id, number, store_id as store, partner_id as partner from document d where ${sql.ours('d')} and id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], id)`,
      )
}

/** The numbers of invoices in force that stand for bills, by the id of the bill; `except`: invoices that do not count. */
export const invoicesOf = async (
  scope: Scope,
  named: readonly string[],
  except: readonly string[] = [],
): Promise<Map<string, string>> => {
  const bills = named.filter(isStoredId)
  if (bills.length === 0) return new Map()
  const rows = await wholeScope(scope).tx.query<{ bill: string; number: string }>(
    sql`select k.source_document as bill, d.number from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.document
where ${sql.ours('k')} and k.source_document = any(${bills}::uuid[]) and k.line = k.document and d.kind = ${vatInvoice.name} and ${isInForceSql('d')}
  and d.id <> all(${except.filter(isStoredId)}::uuid[]) order by d.seq desc`,
  )
  return new Map(rows.map(({ bill, number }) => [bill, number]))
}

interface Named {
  id: string
  bills: readonly string[] | null
  original: string | null
}

/** The bills are locked: of two saves that want the same one, the second sees what the first has done. */
export const billProblems = async (scope: Scope, { id, bills, original }: Named): Promise<Problem[]> => {
  if (!bills || bills.length === 0) return []
  const heads = await billHeads(wholeScope(scope), bills)
  const taken = await invoicesOf(scope, bills, [id, ...(original ? [original] : [])])
  return [
    ...(new Set(heads.map(({ partner }) => partner)).size > 1 ? [problem('bills', 'otherCustomers')] : []),
    ...[...new Set(taken.values())].map((number) => problem('bills', 'alreadyInvoiced', { number })),
  ]
}
