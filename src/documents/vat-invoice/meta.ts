import { documentMeta, salesPages } from '#model/document.ts'
import { invoicing } from '#model/state.ts'

export const meta = documentMeta({
  name: 'vatInvoice',
  right: 'OrderTax',
  lifecycle: invoicing,
  prefixes: ['HDT'],
  wire: { module: 'OrderTax' },
  screen: {
    area: 'invoice',
    order: 10,
    base: '/invoice/electronic',
    ...salesPages,
    update: 'update/:id',
    quickCreate: 'invoice',
  },
  makeLabel: 'make.vatInvoice',
  sources: [{ of: 'salesBill', many: true, unless: 'invoiceNumber' }],
})
