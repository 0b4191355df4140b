/** Columns of tables in the text of a form are changed in every row. */
import { describe, expect, it } from 'vitest'
import { addColumn, columnsOf, moveColumn, removeColumn, sizeColumn } from './table.ts'
import { readParts, writePart, type TagPart } from './tree.ts'

const tableOf = (text: string) => readParts(text)[0] as TagPart
const plain = tableOf(
  '<table><colgroup><col fit><col width="14%"><col></colgroup><thead><tr><th>STT</th><th>Mã</th><th>Tên</th></tr></thead>' +
    '<tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}</td></tr>' +
    '<tfoot><tr><td colspan="2">Cộng</td><td>{{totalQty}}</td></tr></tfoot></table>',
)
const grouped = tableOf(
  '<table><thead><tr><th rowspan="2">STT</th><th colspan="2">Số lượng</th><th rowspan="2">Giá</th></tr><tr><th>Yêu cầu</th><th>Thực xuất</th></tr></thead>' +
    '<tr data-each="lines"><td>1</td><td>2</td><td>3</td><td>4</td></tr></table>',
)

describe('removing a column', () => {
  it('takes it out of columns, head, line and foot', () =>
    expect(writePart(removeColumn(plain, 2))).toBe(
      '<table><colgroup><col fit><col width="14%"></colgroup><thead><tr><th>STT</th><th>Mã</th></tr></thead>' +
        '<tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td></tr><tfoot><tr><td colspan="2">Cộng</td></tr></tfoot></table>',
    ))
  it('narrows a cell that spans it', () =>
    expect(writePart(removeColumn(plain, 1))).toContain('<td>Cộng</td><td>{{totalQty}}</td>'))
  it('narrows a heading over several', () =>
    expect(writePart(removeColumn(grouped, 2))).toBe(
      '<table><thead><tr><th rowspan="2">STT</th><th>Số lượng</th><th rowspan="2">Giá</th></tr><tr><th>Yêu cầu</th></tr></thead>' +
        '<tr data-each="lines"><td>1</td><td>2</td><td>4</td></tr></table>',
    ))
  it('takes a heading of two rows out of the first', () =>
    expect(writePart(removeColumn(grouped, 3))).toContain('<th colspan="2">Số lượng</th></tr>'))
})

describe('moving a column', () => {
  it('moves it in every row', () =>
    expect(writePart(moveColumn(plain, 0, 1)!)).toContain(
      '<colgroup><col width="14%"><col fit><col></colgroup><thead><tr><th>Mã</th><th>STT</th><th>Tên</th></tr></thead>' +
        '<tr data-each="lines"><td>{{ProductID}}</td><td>{{#}}</td><td>{{ProductName}}</td></tr>',
    ))
  it('tears no cell apart', () => {
    expect(moveColumn(plain, 2, 1)).toBeNull()
    expect(moveColumn(grouped, 0, 1)).toBeNull()
    expect(writePart(moveColumn(grouped, 1, 2)!)).toContain('<tr><th>Thực xuất</th><th>Yêu cầu</th></tr>')
    expect(writePart(moveColumn(grouped, 3, 0)!)).toContain('<tr><th rowspan="2">Giá</th><th rowspan="2">STT</th>')
  })
  it('stays within the table', () => {
    expect(moveColumn(plain, 0, -1)).toBeNull()
    expect(moveColumn(plain, 2, 3)).toBeNull()
  })
})

describe('sizing a column', () => {
  it('writes the width into its col', () =>
    expect(writePart(sizeColumn(plain, 0, 8.4))).toContain('<col fit width="8%"><col width="14%">'))
  it('makes the cols that are missing', () =>
    expect(writePart(sizeColumn(grouped, 1, 30))).toContain(
      '<table><colgroup><col><col width="30%"><col><col></colgroup>',
    ))
  it('gives it what the others leave', () =>
    expect(writePart(sizeColumn(plain, 1, undefined))).toContain('<col fit><col><col>'))
})

describe('adding a column', () => {
  const column = { head: 'ĐVT', line: '{{Unit}}', align: 'center' }
  it('has a head, a line and an empty foot', () =>
    expect(writePart(addColumn(plain, 3, column))).toBe(
      '<table><colgroup><col fit><col width="14%"><col><col align="center"></colgroup><thead><tr><th>STT</th><th>Mã</th><th>Tên</th><th>ĐVT</th></tr></thead>' +
        '<tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}</td><td>{{Unit}}</td></tr>' +
        '<tfoot><tr><td colspan="2">Cộng</td><td>{{totalQty}}</td><td></td></tr></tfoot></table>',
    ))
  it('widens a cell that spans over its place', () => {
    expect(writePart(addColumn(plain, 1, column))).toContain('<td colspan="3">Cộng</td>')
    expect(writePart(addColumn(grouped, 2, column))).toContain('<th colspan="3">Số lượng</th>')
  })
  it('stands beside headings of two rows', () =>
    expect(writePart(addColumn(grouped, 4, column))).toContain(
      '<th rowspan="2">Giá</th><th rowspan="2">ĐVT</th></tr><tr><th>Yêu cầu</th><th>Thực xuất</th></tr>',
    ))
  it('is removed as it came', () =>
    expect(columnsOf(removeColumn(addColumn(grouped, 4, column), 4)).map(({ title }) => title)).toEqual(
      columnsOf(grouped).map(({ title }) => title),
    ))
})
