/**
 * An invoice that was sent and of which nobody could tell for days what became of it: it is left to people, who look it up
 * at the provider and say so. Nothing is sent by that; what is not issued may be changed and sent again, by them.
 */
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { shownNumber } from './config.server.ts'
import type { Invoice } from './issue.server.ts'
import { isSending, isTaken, writeIssued } from './upload.server.ts'

/** Asking has ended. It stays as it is: it may have been issued. */
export const leftToPeople = (invoice: string, text: string): Sql =>
  sql`update vat_invoice set upload_error = ${text} where ${sql.ours('vat_invoice')} and document_id = ${invoice} and upload_state = 'sending' and invoice_number is null`

export const isLeftToPeople = (invoice: Invoice): boolean => isSending(invoice) && Boolean(invoice.uploadError)

interface Told {
  number: number
  lookupCode: string
  authorityCode: string
}
/** As if the provider had answered. */
export const saidIssued = async (scope: Scope, invoice: Invoice, told: Told): Promise<void> => {
  const number = shownNumber(told.number)
  if (await isTaken(scope, invoice, number))
    throw new Refused([problem('invoiceNumber', 'invoiceNumberTaken', { number })])
  await writeIssued(scope, invoice, { kind: 'issued', ...told })
}

/** Another attempt has another key: this one is the provider's, whatever he did with it. */
export const saidNotIssued = (scope: Scope, { id }: Invoice, text: string): Promise<unknown> =>
  scope.tx.query(
    sql`update vat_invoice set upload_state = 'refused', upload_error = ${text}, provider = null, issue_key = null where ${sql.ours('vat_invoice')} and document_id = ${id}`,
  )
