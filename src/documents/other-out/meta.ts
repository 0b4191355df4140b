import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'otherOut',
  right: 'OtherOrder',
  lifecycle: posting,
  prefixes: ['XK'],
  wire: { module: 'OtherOrder' },
  screen: {
    area: 'stock',
    order: 60,
    base: '/stock/otherorder',
    ...usualPages,
    update: 'update/:id',
    quickCreate: 'stock',
  },
  makeLabel: 'make.otherOut',
  sources: [
    { of: 'salesBill', nothing: 'required.goods', many: true },
    { of: 'purchaseReceipt', nothing: 'required.goods', many: true },
  ],
})
