import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'purchaseReturn',
  right: 'OrderReturn',
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
})
