import { documentMeta, salesPages } from '#model/document.ts'
import { ordering } from '#model/state.ts'

export const meta = documentMeta({
  name: 'salesOrder',
  right: 'PurchaseOrder',
  lifecycle: ordering({ ordered: 'status.beingOrdered', delivered: 'status.issued' }),
  prefixes: ['DH'],
  wire: { module: 'PurchaseOrder' },
  trade: { side: 'sales', as: 'order' },
  screen: {
    area: 'sales',
    order: 20,
    base: '/sales/purchaseorder',
    ...salesPages,
    import: true,
    quickCreate: 'sales',
  },
  makeLabel: 'make.salesOrder',
  sources: [{ of: 'quote' }],
})
