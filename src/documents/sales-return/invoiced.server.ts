/** The VAT invoices of the bill whose goods came back. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isInForceSql } from '#engine/states.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { invoicing } from '#model/state.ts'

const issued = invoicing.states['issued']!.value

interface Returned {
  bill: string | null
  lines: readonly { lineId: string }[]
}
/** Those that are issued for the bill, of which no invoice in force takes these lines off yet. */
const invoicesToReduce = async (
  { tx }: Scope,
  { bill, lines }: Returned,
): Promise<{ id: string; number: string }[]> => {
  const ids = lines.map(({ lineId }) => lineId).filter(Boolean)
  if (!bill || ids.length === 0) return []
  return tx.query<{ id: string; number: string }>(
    sql`select o.id, o.number from document_link k join document o on o.tenant_id = k.tenant_id and o.id = k.document
where ${sql.ours('k')} and k.source_document = ${bill} and k.line = k.document and o.kind = 'vatInvoice' and o.status = ${issued}
  and not exists (select 1 from vat_invoice v join document d on d.tenant_id = v.tenant_id and d.id = v.document_id
    join vat_invoice_line l on l.tenant_id = v.tenant_id and l.document_id = v.document_id
    where ${sql.ours('v')} and v.original_id = o.id and ${isInForceSql('d')} and l.source_line_id = any(${ids}::uuid[]))
order by o.day, o.seq`,
  )
}

export const isInvoiceToReduce = async (scope: Scope, returned: Returned): Promise<boolean> =>
  (await invoicesToReduce(scope, returned)).length > 0

/** What came back was declared as sold, and must be taken off (contract documents §15). */
export const adjustNotices = async (scope: Scope, returned: Returned): Promise<Problem[]> =>
  (await invoicesToReduce(scope, returned)).map(({ id, number }) => ({
    ...problem('', 'adjustInvoice', { number }),
    about: [{ id, kind: 'vatInvoice', number }],
  }))
