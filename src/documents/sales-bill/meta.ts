import { documentMeta, salesPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'salesBill',
  right: 'Order',
  lifecycle: posting,
  prefixes: ['BH'],
  wire: { module: 'Order', saveFailure: 'info' },
  screen: {
    area: 'sales',
    order: 30,
    base: '/sales/billsales',
    ...salesPages,
    import: true,
    quickCreate: 'sales',
    firstKey: true,
  },
  makeLabel: 'make.salesBill',
  sources: [{ of: 'salesOrder', nothing: 'nothingToIssue', many: true }, { of: 'quote' }],
  trade: { side: 'sales', as: 'goods' },
})
