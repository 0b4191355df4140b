import { documentMeta, salesPages } from '#model/document.ts'
import { posting } from '#model/state.ts'
import { offsetOf } from '../_shared/settlements/offset-way.ts'

export const meta = documentMeta({
  name: 'incomeVoucher',
  right: 'Income',
  lifecycle: posting,
  prefixes: ['PT', 'BC', 'DT'],
  wire: { module: 'Income' },
  screen: {
    area: 'sales',
    order: 50,
    base: '/sales/income',
    ...salesPages,
    import: true,
    update: 'update/:id',
    quickCreate: 'sales',
    also: ['/pay/income'],
    createOther: {
      path: 'createother',
      label: 'incomeVoucher.other',
      update: 'updateother/:id',
      quickCreate: 'pay',
    },
  },
  makeLabel: 'make.incomeVoucher',
  sources: [
    { of: 'salesBill', nothing: 'nothingOpen', many: true },
    { of: 'salesOrder', nothing: 'nothingOpen', many: true },
    { of: 'purchaseReturn', nothing: 'nothingOpen', many: true },
  ],
  ways: [offsetOf('salesReturn', 'incomeVoucher')],
  pays: true,
  trade: { side: 'sales', as: 'money' },
})
