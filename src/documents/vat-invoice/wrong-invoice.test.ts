import { expect, it } from 'vitest'
import { madeIn, textForBuyer, wrongInvoice } from './wrong-invoice.ts'

const row = {
  iStat: 2,
  date: '2026-11-20',
  invoiceTemplate: '1',
  invoiceSeries: 'C26TAA',
  invoiceNumber: '00000012',
  taxId: '0109999887',
  provider: 'none',
  invoiceKind: 1,
  isAdjusted: false,
}
const asked = { mistake: 'buyer', today: '2026-11-27' } as const
const seen = (more: object) => wrongInvoice({ ...row, ...more }, asked)

it('reads the page of an invoice', () => {
  expect(seen({})).toEqual({
    ...asked,
    date: '2026-11-20',
    state: 'issued',
    series: 'C26TAA',
    hasTaxId: true,
    isOutside: false,
    kind: 1,
    isAdjusted: false,
  })
  expect(seen({ provider: 'viettel' }).isOutside).toBe(true)
  // Of a provider that this installation does not know nobody can take anything back.
  expect(seen({ provider: 'gone' }).isOutside).toBe(true)
  expect(seen({ provider: null, taxId: null })).toMatchObject({ isOutside: false, hasTaxId: false })
  expect(
    [{ iStat: 1 }, { iStat: 1, uploadState: 'sending' }, { iStat: 3 }, { iStat: 3, cancelReason: 'x' }].map(
      (one) => seen(one).state,
    ),
  ).toEqual(['pending', 'sending', 'cancelled', 'replaced'])
})

it('leads to the form that was chosen', () => {
  expect([madeIn('adjust', true), madeIn('adjust', false), madeIn('replace', true)]).toEqual([
    'reduce',
    'adjust',
    'replace',
  ])
})

it('tells the buyer', () => {
  expect(textForBuyer(row, { company: 'Hưng Thịnh', reason: 'sai địa chỉ' })).toBe(
    'Hưng Thịnh xin thông báo: hóa đơn điện tử Mẫu số 1 ký hiệu C26TAA số 00000012 ngày 20 tháng 11 năm 2026 có sai sót: sai địa chỉ. Các nội dung khác của hóa đơn không thay đổi, hóa đơn vẫn có hiệu lực.',
  )
})
