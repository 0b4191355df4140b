import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'stockTransfer',
  right: 'Trans',
  lifecycle: posting,
  prefixes: ['CK'],
  wire: { module: 'Trans', saveFailure: 'minute' },
  screen: {
    area: 'stock',
    order: 50,
    base: '/stock/transtore',
    ...usualPages,
    update: 'update/:id',
    quickCreate: 'stock',
  },
  makeLabel: 'make.stockTransfer',
  sources: [
    { of: 'salesBill', nothing: 'required.goods', many: true },
    { of: 'purchaseReceipt', nothing: 'required.goods', many: true },
  ],
})
