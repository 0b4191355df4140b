import { usualPages, type DocumentMeta } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta: DocumentMeta = {
  name: 'purchaseReceipt',
  right: 'Import',
  label: 'purchaseReceipt',
  listTitle: 'purchaseReceipt.list',
  lifecycle: posting,
  prefixes: ['PN'],
  wire: { module: 'Import' },
  screen: {
    area: 'purchase',
    order: 20,
    base: '/purchase/listimport',
    ...usualPages,
    quickCreate: 'purchase',
  },
  makeLabel: 'make.purchaseReceipt',
  sources: [{ of: 'purchaseOrder', nothing: 'nothingToReceive', many: true }],
  trade: { side: 'purchase', as: 'goods' },
}
