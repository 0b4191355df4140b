/** VAT invoices of many bills at once; that of one bill begins in the form of the invoice, here with its shipping fee. */
import { ReceiptText, Truck } from 'lucide-react'
import { pathInWay } from '#web/list/make-in-way.ts'
import type { OwnAction } from '#web/list/own-action.ts'
import { idOfRow } from '#web/list/subject.ts'
import { loadArea } from '#web/words/words.ts'
import { hasShippingFee, isInvoiceable } from './invoiceable.ts'

export const actions: readonly OwnAction[] = [
  {
    name: 'invoices',
    label: 'bill.makeInvoices',
    icon: ReceiptText,
    right: 'R',
    needs: [['OrderTax', 'A']],
    where: ['bulk'],
    shows: isInvoiceable,
    run: async (_subject, rows) => {
      const [{ askForInvoices }] = await Promise.all([import('./invoices-dialog.web.tsx'), loadArea('invoicing')])
      return askForInvoices(rows)
    },
  },
  {
    name: 'invoiceWithFee',
    label: 'make.vatInvoiceWithFee',
    icon: Truck,
    right: 'R',
    needs: [['OrderTax', 'A']],
    where: ['view'],
    shows: (row) => isInvoiceable(row) && hasShippingFee(row),
    run: async (subject, [row], leave) => {
      leave(pathInWay(subject, idOfRow(row!), { made: 'vatInvoice', way: 'withShippingFee' }))
      return false
    },
  },
]
