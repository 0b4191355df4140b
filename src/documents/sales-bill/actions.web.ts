/** VAT invoices of many bills at once; that of one bill begins in the form of the invoice. */
import { ReceiptText } from 'lucide-react'
import { isInForce, posting } from '#model/state.ts'
import type { OwnAction } from '#web/list/own-action.ts'
import { loadArea } from '#web/words/words.ts'

export const actions: readonly OwnAction[] = [
  {
    name: 'invoices',
    label: 'bill.makeInvoices',
    icon: ReceiptText,
    right: 'R',
    needs: [['OrderTax', 'A']],
    where: ['bulk'],
    shows: (row) => isInForce(posting, { status: Number(row['iStat']) }) && !row['invoiceNumber'],
    run: async (_subject, rows) => {
      const [{ askForInvoices }] = await Promise.all([import('./invoices-dialog.web.tsx'), loadArea('invoicing')])
      return askForInvoices(rows)
    },
  },
]
