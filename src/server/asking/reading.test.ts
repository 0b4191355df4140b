/** What the words of others are taken for. */
import { describe, expect, it } from 'vitest'
import { agrees, bestText, isTrouble, rowOf, rowsOf, showable } from './reading.ts'

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
    ['Sai\u0000 mã\u0007\ud800', 'Sai mã \ufffd'],
    ['Hẹn\u202e gi\u200bao\u00a0lại', 'Hẹn giao lại'],
  ])('%s is shown as %s', (text, shown) => {
    expect(showable(text)).toBe(shown)
  })

  it('in Vietnamese are preferred', () => {
    expect(bestText('', 'BAD_SERIES', 'Sai ký hiệu')).toBe('Sai ký hiệu')
    expect(bestText('<p>', 'BAD_SERIES', '')).toBe('BAD_SERIES')
    expect(showable('Đ'.repeat(900))).toHaveLength(500)
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
