/** OrderTax/SendMail: issued invoices go to their buyers, with their files. Who may read an invoice may send it. */
import { answering } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import { numberOf } from '#engine/document/each-document.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { loadDocument } from '#engine/store/store.ts'
import { mailedInvoices } from '#documents/vat-invoice/calls.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { mailStatement } from '#documents/vat-invoice/mail.server.ts'
import { isIssued } from '#documents/vat-invoice/upload.server.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { eachId, readIds } from '../call/batch.ts'
import type { Server } from '../call/call.ts'
import { demandMailServer } from '../outbox/mail-server.ts'

const mailOne = async (scope: Scope, id: string): Promise<void> => {
  const invoice = isStoredId(id) ? ((await loadDocument(scope.tx, vatInvoice, id)) as Invoice | null) : null
  if (!invoice) throw new Refused([problem('', 'notFound')])
  if (!isIssued(invoice)) throw new Refused([problem('', 'notUploaded')])
  if (!invoice.buyerEmail) throw new Refused([problem('buyerEmail', 'noBuyerEmail')])
  const whole = wholeScope(scope)
  await whole.tx.query(mailStatement(whole, invoice))
}

export const mailInvoicesCall = answering(
  mailedInvoices,
  async (scope, { body }, server: Server) => {
    const ids = readIds(body)
    await demandMailServer(scope.tx, server)
    return eachId(scope, ids, { work: (id) => mailOne(scope, id), numberOf: numberOf(scope, vatInvoice) })
  },
  { committed: ({ server }) => server.work.wake() },
)
