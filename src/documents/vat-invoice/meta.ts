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
  ways: [
    { name: 'withShippingFee', of: ['salesBill'], label: 'make.vatInvoiceWithFee', right: 'A' },
    { name: 'replace', of: ['vatInvoice'], label: 'make.replacingInvoice', right: 'U' },
    { name: 'adjust', of: ['vatInvoice'], label: 'make.adjustingInvoice', right: 'U' },
    { name: 'reduce', of: ['vatInvoice'], label: 'make.reducingInvoice', right: 'U' },
    {
      name: 'reduceReturned',
      of: ['salesReturn'],
      label: 'make.reducingInvoice',
      button: {
        given: 'invoiceToReduce',
        possible: 'invoiceToReduce',
        otherwise: 'returnWithoutInvoice',
        notice: 'adjustInvoice',
      },
      right: 'U',
    },
  ],
  sources: [{ of: 'salesBill', many: true, unless: 'invoiceNumber' }],
})
