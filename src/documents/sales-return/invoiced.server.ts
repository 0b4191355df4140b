/** The VAT invoice of the bill whose goods came back. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isInForceSql } from '#engine/states.ts'
import { invoicing } from '#model/state.ts'

const issued = invoicing.states['issued']!.value

interface Returned {
  bill: string | null
  lines: readonly { lineId: string }[]
}
/** Whether it is issued, and no invoice in force takes these lines off it yet. */
export const isInvoiceToReduce = async ({ tx }: Scope, { bill, lines }: Returned): Promise<boolean> => {
  const ids = lines.map(({ lineId }) => lineId).filter(Boolean)
  if (!bill || ids.length === 0) return false
  const rows = await tx.query(
    sql`select 1 from document_link k join document o on o.tenant_id = k.tenant_id and o.id = k.document
where ${sql.ours('k')} and k.source_document = ${bill} and k.line = k.document and o.kind = 'vatInvoice' and o.status = ${issued}
  and not exists (select 1 from vat_invoice v join document d on d.tenant_id = v.tenant_id and d.id = v.document_id
    join vat_invoice_line l on l.tenant_id = v.tenant_id and l.document_id = v.document_id
    where ${sql.ours('v')} and v.original_id = o.id and ${isInForceSql('d')} and l.source_line_id = any(${ids}::uuid[])) limit 1`,
  )
  return rows.length > 0
}
