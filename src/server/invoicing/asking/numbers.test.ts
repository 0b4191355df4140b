/** What the numbers of providers are taken for. */
import { describe, expect, it } from 'vitest'
import { invoiceNumber, isSaidCancelled } from './numbers.ts'

describe('a number', () => {
  it.each<[string, number | null]>([
    ['7', 7],
    ['00000123', 123],
    ['C26TAA123', 123],
    ['c26taa00000123', 123],
    ['1C26TAA00000123', 123],
    ['1/001;C26TAA-9', 9],
    ['99999999', 99_999_999],
    ['123.0', 123],
    ['100000000', null],
    ['0', null],
    ['', null],
    ['-5', null],
    ['C26TBB123', null],
    ['12a', null],
    ['1.5', null],
    ['AC26TAA12', null],
  ])('%s', (text, number) => {
    expect(invoiceNumber(text, 'C26TAA')).toBe(number)
  })
})

describe('a refusal to cancel', () => {
  it.each([
    'Hóa đơn đã bị hủy',
    'Hoá đơn đã huỷ trước đó',
    'Hóa đơn đã bị xóa bỏ',
    'Hóa đơn đã được hủy'.normalize('NFD'),
    'INVOICE_CANCELLED',
    'INVOICE_ALREADY_CANCELED',
    'The invoice has been cancelled',
  ])('says that it was done before: %s', (text) => {
    expect(isSaidCancelled(text)).toBe(true)
  })
  it.each([
    'Hóa đơn không được phép hủy',
    'Hóa đơn đã gửi cơ quan thuế, không được hủy',
    'Hóa đơn chưa được hủy',
    'Hóa đơn đã bị thay thế',
    'INVOICE_CANNOT_CANCEL',
    'This invoice cannot be cancelled',
    '',
  ])('says something else: %s', (text) => {
    expect(isSaidCancelled(text)).toBe(false)
  })
})
