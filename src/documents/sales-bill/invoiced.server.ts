/** The VAT invoice that stands for a bill, as far as the reader may see it. */
import type { Scope } from '#engine/scope.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import { sql, type Sql } from '#engine/sql.ts'

/** An invoice that is cancelled, or that another one replaced, has no link. */
const numberOf = (bill: Sql): Sql =>
  sql`(select max(i.number) from document_link k join document i on i.tenant_id = k.tenant_id and i.id = k.document
  where ${sql.ours('k')} and k.source_document = ${bill} and k.line = k.document and i.kind = 'vatInvoice')`

export const invoiceColumn: SourceColumn = { sql: numberOf(sql`d.id`), kind: 'code' }

/** A bill that is only proposed has no id. */
export const invoiceNumberOf = async ({ tx }: Scope, bill: string): Promise<string | null> => {
  if (!bill) return null
  const [row] = await tx.query<{ number: string | null }>(sql`select ${numberOf(sql`${bill}::uuid`)} as number`)
  return row?.number ?? null
}
