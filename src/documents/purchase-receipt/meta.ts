import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'purchaseReceipt',
  right: 'Import',
  lifecycle: posting,
  prefixes: ['PN'],
  wire: { module: 'Import' },
  screen: {
    area: 'purchase',
    order: 20,
    base: '/purchase/listimport',
    ...usualPages,
    import: true,
    quickCreate: 'purchase',
  },
  makeLabel: 'make.purchaseReceipt',
  sources: [{ of: 'purchaseOrder', nothing: 'nothingToReceive', many: true }],
  trade: { side: 'purchase', as: 'goods' },
})
