/** Goods are handed over to who brings them; VAT invoices of many bills at once, that of one begins in its form. */
import { ReceiptText, Truck } from 'lucide-react'
import { shipmentStateFacts, shipmentStateOf } from '#model/shipment-state.ts'
import { isInForce, posting } from '#model/state.ts'
import { loadList } from '#web/data/definitions.ts'
import type { WireRow } from '#web/data/queries.ts'
import { pathInWay } from '#web/list/actions/make-in-way.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { idOfRow } from '#web/list/subject.ts'
import { loadArea } from '#web/words/words.ts'
import { hasShippingFee, isInvoiceable } from './invoiceable.ts'

const isPosted = (row: WireRow): boolean => isInForce(posting, { status: Number(row['iStat']) })

/** A row of a list does not say how far its goods are; a bill that is on its way is named then. */
const mayBeHandedOver = ({ shipStatus }: WireRow): boolean => {
  if (shipStatus === undefined || shipStatus === null) return true
  const state = shipmentStateOf(Number(shipStatus))
  return state === undefined || !shipmentStateFacts[state].holdsBill
}

export const actions: readonly OwnAction[] = [
  {
    name: 'handOver',
    label: 'bill.handOver',
    icon: Truck,
    right: 'R',
    needs: [['Shipping', 'A']],
    where: ['view', 'bulk'],
    shows: (row) => isPosted(row) && mayBeHandedOver(row),
    run: async (_subject, rows) => {
      const [{ askToHandOver }] = await Promise.all([
        import('./hand-over.web.tsx'),
        loadList('carrier'),
        loadArea('parcels'),
      ])
      return askToHandOver(rows)
    },
  },
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
