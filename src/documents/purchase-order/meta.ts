import { documentMeta, usualPages } from '#model/document.ts'
import { ordering } from '#model/state.ts'

export const meta = documentMeta({
  name: 'purchaseOrder',
  right: 'PurchaseImport',
  lifecycle: ordering({ ordered: 'status.ordering', delivered: 'status.received' }),
  prefixes: ['DMH'],
  wire: { module: 'PurchaseImport' },
  trade: { side: 'purchase', as: 'order' },
  screen: {
    area: 'purchase',
    order: 10,
    base: '/purchase/purchaseimport',
    ...usualPages,
    import: true,
    quickCreate: 'purchase',
  },
})
