/** Server part of a receipt: duplicate supplier invoices, linked payment, facts. */
import { isPostedSql } from '#engine/states.ts'
import { warning } from '#kernel/problem.ts'
import { defineSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { withUnusedAdvances } from '../_shared/settlements/advances.server.ts'
import { inBoth, settledBy } from '../_shared/facts.server.ts'
import { debtTodos } from '../_shared/settlements/overdue.server.ts'
import { isPaid, keepLinkedVoucher } from '../_shared/vouchers/linked-voucher.server.ts'
import { keptReturns } from '../_shared/returns/returned-slots.server.ts'
import { purchaseReceipt } from './index.ts'
import { fromOrder } from './source.server.ts'

export const slots = defineSlots(purchaseReceipt, {
  todos: debtTodos({ as: 'Receipts', kind: 'purchaseReceipt', side: 'payable' }, [
    ['Import', 'A'],
    ['Outcome', 'A'],
  ]),
  makes: { purchaseOrder: fromOrder },
  prepare: (scope, receipt) => withUnusedAdvances(scope, 'payable', receipt),
  async guard(scope, { before, after, followers }) {
    const returns = keptReturns('purchaseReturn', { before, after, followers })
    if (!after.supplierInvoiceNumber) return returns
    const [same] = await scope.tx.query<{ number: string }>(sql`
      select d.number from purchase_receipt r join document d on d.tenant_id = r.tenant_id and d.id = r.document_id
      where ${sql.ours('d')} and d.partner_id = ${after.partner} and ${isPostedSql('d')} and d.id <> ${after.id} and r.supplier_invoice_number = ${after.supplierInvoiceNumber}
        and coalesce(r.supplier_invoice_series, '') = ${after.supplierInvoiceSeries ?? ''} limit 1`)
    return same
      ? [
          ...returns,
          warning('supplierInvoiceNumber', 'duplicateInvoice', {
            SoHieuHD: after.supplierInvoiceSeries ?? '',
            SoHD: after.supplierInvoiceNumber,
            number: same.number,
          }),
        ]
      : returns
  },
  hasMore: isPaid,
  afterSave: (scope, change) =>
    keepLinkedVoucher(scope, change, {
      kind: 'outcomeVoucher',
      voucherModule: 'Import',
      reason: 'settled.supplier',
    }),
  async facts(scope, receipt) {
    const settled = await settledBy(scope, receipt.id)
    return inBoth({
      depositApplied: settled.advances,
      settled: settled.others,
      returned: settled.returns,
      remaining: settled.open,
    })
  },
})
