/** What the words and figures of providers are taken for. */
import { describe, expect, it } from 'vitest'
import { agrees, bestText, invoiceNumber, isSaidCancelled, isTrouble, rowOf, rowsOf, showable } from './reading.ts'

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

describe('texts', () => {
  it.each([
    ['Internal Server Error', true],
    ['INTERNAL_SERVER_ERROR', true],
    ['SYSTEM_ERROR', true],
    ['GENERAL', true],
    ['Lỗi hệ thống, vui lòng thử lại', true],
    ['Hệ thống đang bận', true],
    ['Mã số thuế chưa đăng ký trên hệ thống', false],
    ['Chứng thư số hết hạn, vui lòng thử lại', false],
    ['INVOICE_SERIES_UNKNOWN', false],
    ['SERVER_TAX_CODE_INVALID', false],
  ])('%s is trouble of the provider: %s', (text, expected) => {
    expect(isTrouble(text)).toBe(expected)
  })

  it.each([
    ['<html><body>Lỗi</body></html>', ''],
    ['Số <b>sai</b>', ''],
    ['   Ngày \r\n lập  sai ', 'Ngày lập sai'],
    ['System.NullReferenceException', ''],
    ['at Invoice.Publish(Int32 a)', ''],
    [`Token ${'a1'.repeat(30)} sai`, 'Token •••• sai'],
    ['Thuế suất < 10 và > 5', 'Thuế suất < 10 và > 5'],
  ])('%s is shown as %s', (text, shown) => {
    expect(showable(text)).toBe(shown)
  })

  it('in Vietnamese are preferred', () => {
    expect(bestText('', 'BAD_SERIES', 'Sai ký hiệu')).toBe('Sai ký hiệu')
    expect(bestText('<p>', 'BAD_SERIES', '')).toBe('BAD_SERIES')
    expect(showable('Đ'.repeat(900))).toHaveLength(500)
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

it('JSON in text in JSON is read, and nothing else is', () => {
  const row = { a: 1 }
  expect(rowOf(JSON.stringify(JSON.stringify(row)))).toEqual(row)
  expect(rowOf([row])).toEqual(row)
  expect(rowsOf(JSON.stringify([JSON.stringify(row), row]))).toEqual([row, row])
  for (const other of ['', 'null', '12', 'true', '"text"', '{"a":', '[[1]', undefined, null, 12])
    expect(rowsOf(other)).toBeUndefined()
  // However deep it is.
  expect(rowsOf('['.repeat(200_000))).toBeUndefined()
})

it('keys agree in any letters, and with nothing', () => {
  expect(agrees('{0193A0C8-1111}', '0193a0c8-1111')).toBe(true)
  expect(agrees('', 'x')).toBe(true)
  expect(agrees('0109999887-001', '0109999887')).toBe(false)
})
