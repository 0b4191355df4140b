import { expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import { invoiceQr, type InvoiceOnPaper } from './invoice-qr.ts'

const invoice: InvoiceOnPaper = {
  sellerTaxId: '0109999887',
  sellerName: 'Công ty TNHH TM Mẫu',
  city: 'HANOI',
  category: '5499',
  template: '1',
  series: 'C26TAA',
  number: '00000123',
  day: '2026-11-20',
  total: decimal(2685332),
}

it('is the code of the example of the tax office', () => {
  expect(invoiceQr(invoice)).toBe(
    '00020101021226280010A00000077501100109999887520454995303704540726853325802VN5919CONG TY TNHH TM MAU6005HANOI99730010A00000077501100109999887020110306C26TAA04031230508202611200607268533263047F19',
  )
})

it('is nothing where nobody sells, or nothing is to be paid', () => {
  expect(invoiceQr({ ...invoice, sellerTaxId: '' })).toBe('')
  expect(invoiceQr({ ...invoice, total: decimal(-1000) })).toBe('')
})
