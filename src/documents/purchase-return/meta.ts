import { usualPages, type DocumentMeta } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta: DocumentMeta = {
  name: 'purchaseReturn',
  right: 'OrderReturn',
  label: 'purchaseReturn',
  listTitle: 'purchaseReturn.list',
  lifecycle: posting,
  prefixes: ['THN'],
  wire: { module: 'OrderReturn' },
  screen: {
    area: 'purchase',
    order: 30,
    base: '/purchase/orderreturn',
    ...usualPages,
    quickCreate: 'purchase',
  },
  sources: [{ of: 'purchaseReceipt', nothing: 'nothingReturnable' }],
  makeLabel: 'make.purchaseReturn',
  trade: { side: 'purchase', as: 'goodsBack' },
}
