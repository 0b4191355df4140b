import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'
import { offsetOf } from '../_shared/settlements/offset-way.ts'

export const meta = documentMeta({
  name: 'outcomeVoucher',
  right: 'Outcome',
  lifecycle: posting,
  prefixes: ['PC', 'BN', 'DT'],
  wire: { module: 'Outcome' },
  screen: {
    area: 'purchase',
    order: 40,
    base: '/purchase/outcome',
    ...usualPages,
    import: true,
    update: 'update/:id',
    quickCreate: 'purchase',
    also: ['/pay/outcome'],
    createOther: {
      path: 'createother',
      label: 'outcomeVoucher.other',
      update: 'updateother/:id',
      quickCreate: 'pay',
    },
  },
  makeLabel: 'make.outcomeVoucher',
  sources: [
    { of: 'purchaseReceipt', nothing: 'nothingOpen', many: true },
    { of: 'purchaseOrder', nothing: 'nothingOpen', many: true },
    { of: 'salesReturn', nothing: 'nothingOpen', many: true },
  ],
  ways: [offsetOf('purchaseReturn', 'outcomeVoucher')],
  pays: true,
  trade: { side: 'purchase', as: 'money' },
})
