/** Invoices that replace or adjust another one (contract documents §27, amendments on replacing and adjusting). */
import { storedText } from '#engine/stored-text.ts'
import { linkStatements } from '#engine/links/rows.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { inTextOrder } from '#engine/text-order.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { stateNameOf } from '#model/state.ts'
import { writtenAsItIs } from './as-it-is.server.ts'
import { vatInvoice } from './index.ts'
import { adjustingKind, replacingKind, type shape } from './shape.ts'

type Invoice = StoredDraft<typeof shape>

export const originalOf = async (scope: Scope, { original }: Invoice): Promise<Invoice | null> =>
  original ? ((await loadDocument(scope.tx, vatInvoice, original)) as Invoice | null) : null

/** Issued invoices of a kind that name this one as their original. */
export const correctionsOf = ({ tx }: Scope, id: string, kind: number): Promise<{ number: string }[]> => {
  const issued = vatInvoice.lifecycle.states['issued']!.value
  return tx.query<{ number: string }>(
    sql`select d.number from vat_invoice v join document d on d.tenant_id = v.tenant_id and d.id = v.document_id
where ${sql.ours('v')} and v.original_id = ${id} and v.invoice_kind = ${kind} and d.status = ${issued} order by d.number ${inTextOrder}`,
  )
}

/**
 * Corrections of an original that are being sent to a provider: each may be issued already. Beside another adjustment an
 * adjustment may go; a replacement goes alone, because the original is void from then on.
 */
export const underWayFor = async (
  { tx }: Scope,
  { original, besides, adjusts }: { original: string; besides: string; adjusts: boolean },
): Promise<Problem[]> => {
  const rows = await tx.query<{ number: string }>(
    sql`select d.number from vat_invoice v join document d on d.tenant_id = v.tenant_id and d.id = v.document_id
where ${sql.ours('v')} and v.original_id = ${original} and v.document_id <> ${besides} and v.upload_state = 'sending' and v.invoice_number is null
  and (v.invoice_kind = ${replacingKind} or not ${adjusts}) order by d.number ${inTextOrder}`,
  )
  const numbers = rows.map(({ number }) => number).join(', ')
  return rows.length > 0 ? [problem('', 'uploadPending.correction', { numbers })] : []
}

/** An original goes on the way it has begun: replaced again, or adjusted again. */
const sameWay = async (scope: Scope, invoice: Invoice, original: Invoice): Promise<Problem[]> => {
  const way = async (): Promise<number | null> => {
    if (original.invoiceKind === replacingKind) return replacingKind
    return (await correctionsOf(scope, original.id, adjustingKind)).length > 0 ? adjustingKind : null
  }
  const begun = await way()
  if (begun === null || begun === invoice.invoiceKind) return []
  return [problem('original', begun === replacingKind ? 'sameCorrection.replaced' : 'sameCorrection.adjusted')]
}

/** An invoice that corrects another: that one must be issued. */
export const originalProblems = async (scope: Scope, invoice: Invoice): Promise<Problem[]> => {
  if (!invoice.original) return []
  const original = await originalOf(scope, invoice)
  if (!original || original.id === invoice.id) return [problem('original', 'unknownRef')]
  if (stateNameOf(vatInvoice.lifecycle, original) !== 'issued') return [problem('original', 'originalNotUploaded')]
  return sameWay(scope, invoice, original)
}

/** An invoice that replaces another one takes over its bills at the moment it is issued. */
export const withBillsOfOriginal = async (scope: Scope, invoice: Invoice): Promise<Invoice> => {
  const isIssuing = stateNameOf(vatInvoice.lifecycle, invoice) === 'issued' && !invoice.invoiceNumber
  if (!isIssuing || invoice.invoiceKind !== replacingKind) return invoice
  const original = await originalOf(scope, invoice)
  return { ...invoice, bills: [...new Set([...(original?.bills ?? []), ...(invoice.bills ?? [])])] }
}

/** The original of an invoice that was issued in its place is void from then on, and no bill is its any more. */
export const voidOriginal = async (scope: Scope, invoice: Invoice): Promise<void> => {
  const original = await originalOf(scope, invoice)
  if (!original) return
  const cancelReason = storedText('invoice.replacedBy', {
    by: `${invoice.invoiceSeries ?? ''} ${invoice.invoiceNumber ?? ''}`,
  })
  const status = vatInvoice.lifecycle.states['cancelled']!.value
  const after = { ...original, status, version: original.version + 1, cancelReason }
  await scope.tx.batch(
    writtenAsItIs(scope, {
      after,
      columns: sql`cancel_reason = ${cancelReason}`,
      links: linkStatements(vatInvoice, original, null),
      revision: 'cancel',
      event: { action: 'cancel', summary: cancelReason },
    }),
  )
}
