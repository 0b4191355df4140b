import { salesPages, type DocumentMeta } from '#model/document.ts'
import { ordering } from '#model/state.ts'

export const meta: DocumentMeta = {
  name: 'salesOrder',
  right: 'PurchaseOrder',
  label: 'salesOrder',
  listTitle: 'salesOrder.list',
  lifecycle: ordering({ ordered: 'status.beingOrdered', delivered: 'status.issued' }),
  prefixes: ['DH'],
  wire: { module: 'PurchaseOrder' },
  trade: { side: 'sales', as: 'order' },
  screen: {
    area: 'sales',
    order: 20,
    base: '/sales/purchaseorder',
    ...salesPages,
    quickCreate: 'sales',
  },
  makeLabel: 'make.salesOrder',
  sources: [{ of: 'quote' }],
}
