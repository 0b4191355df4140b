import type { DocumentMeta } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta: DocumentMeta = {
  name: 'salesBill',
  right: 'Order',
  label: 'salesBill',
  listTitle: 'salesBill.list',
  lifecycle: posting,
  prefixes: ['BH'],
  wire: { module: 'Order', saveFailure: 'info' },
  screen: {
    area: 'sales',
    icon: 'receipt',
    order: 30,
    base: '/sales/billsales',
    list: 'data/list',
    grid: 'data/grid',
    create: 'create',
    detail: 'detail/:id',
    quickCreate: 'sales',
    firstKey: true,
  },
  makeLabel: 'make.salesBill',
  sources: [{ of: 'salesOrder', nothing: 'nothingToIssue', many: true }, { of: 'quote' }],
  trade: { side: 'sales', as: 'goods' },
}
