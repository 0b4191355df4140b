import { describe, expect, it } from 'vitest'
import { joinedHeadings } from './heading-rows.ts'

const known = new Set(
  ['Mã hàng', 'Tên hàng', 'Giá', 'Giá bán', 'Giá mua', 'Tồn tối thiểu', 'Tồn tối đa', 'ĐVT phụ', 'Giá bán ĐVT phụ'].map(
    (one) => one.toLowerCase(),
  ),
)
const join = (upper: readonly string[], lower: readonly string[]) =>
  joinedHeadings(upper, lower, (heading) => known.has(heading.toLowerCase()))

describe('headings of two rows', () => {
  it.each([
    [
      ['Mã hàng', 'Tên hàng', 'Giá', ''],
      ['', '', 'Giá bán', 'Giá mua'],
      ['Mã hàng', 'Tên hàng', 'Giá bán', 'Giá mua'],
    ],
    [
      ['Mã hàng', 'Giá', '', 'Tồn', ''],
      ['', 'bán', 'mua', 'tối thiểu', 'tối đa'],
      ['Mã hàng', 'Giá bán', 'Giá mua', 'Tồn tối thiểu', 'Tồn tối đa'],
    ],
    // What stands above comes behind.
    [['Mã hàng', 'ĐVT phụ', ''], ['', 'Tên', 'Giá bán'], null],
    [
      ['Mã hàng', 'Đơn vị khác', 'ĐVT phụ'],
      ['', 'Tên', 'Giá bán'],
      ['Mã hàng', 'Tên', 'Giá bán ĐVT phụ'],
    ],
    // The lower row is longer, and has most of the headings.
    [['', 'Giá'], ['Mã hàng', 'Giá bán', 'Giá mua'], null],
    [['Mã hàng'], ['', 'Giá bán', 'Giá mua'], ['Mã hàng', 'Giá bán', 'Giá mua']],
  ])('%j over %j are %j', (upper, lower, joined) => expect(join(upper, lower)).toEqual(joined))

  it('are none where the second row has values, or the first is a title', () => {
    expect(join(['Mã hàng', 'Tên hàng', 'Giá'], ['SP1', 'Nước', '5000'])).toBeNull()
    expect(join(['Mã hàng', 'Tên hàng', 'Kệ'], ['SP1', '', 'Giá bán'])).toBeNull()
    expect(join(['BẢNG GIÁ', '', ''], ['Mã hàng', 'Tên hàng', 'Giá bán'])).toBeNull()
    expect(join(['Mã hàng', 'Tên hàng'], ['', ''])).toBeNull()
  })
})
