import { describe, expect, it } from 'vitest'
import { paper, type Page, type TableBlock } from '../page.ts'
import { face, textWidth } from './fonts.server.ts'
import { fitTables } from './screen.server.ts'
import { layTable } from './widths.server.ts'

const goods = 'Bánh quy bơ cao cấp hương vani hộp thiếc 500g (nhập khẩu Đan Mạch)'
/** The room on an upright page of A4. */
const upright = 527

/** One text beside that many columns of the same amount. */
const beside = (amounts: number, amount: string): TableBlock => ({
  is: 'table',
  size: 8.5,
  borders: 'all',
  columns: [
    { width: {}, align: 'left' },
    ...Array.from({ length: amounts }, () => ({ width: {}, align: 'right' as const, fit: true })),
  ],
  head: [{ style: 'plain', cells: ['Tên hàng', ...Array.from({ length: amounts }, () => 'Giá trị')] }],
  rows: [{ style: 'plain', cells: [goods, ...Array.from({ length: amounts }, () => amount)] }],
})
const laid = (amounts: number, amount: string) => {
  const { widths, size, padX } = layTable(beside(amounts, amount), upright)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(upright, 3)
  const needed = textWidth(amount, face(), size) + 2 * padX
  return { text: widths[0]!, size, isWhole: widths.slice(1).every((width) => width >= needed) }
}

describe('columns of a table', () => {
  it('keep their size where there is room', () => {
    const { text, size, isWhole } = laid(3, '12.345.678')
    expect([size, isWhole, text > upright / 2]).toEqual([8.5, true, true])
  })
  it('leave a text room to wrap in: letters get smaller before it stands word under word', () => {
    const { text, size, isWhole } = laid(10, '12.345.678')
    expect(size).toBeLessThan(8.5)
    expect(size).toBeGreaterThanOrEqual(6.5)
    expect(isWhole).toBe(true)
    expect(textWidth(goods, face(), size) / text).toBeLessThan(4)
  })
  it.each([
    [12, '12.345.678'],
    [14, '1.234.567.890'],
    [24, '987.654.321.000'],
  ])('never break one of %i numbers like %s', (amounts, amount) => {
    const { text, isWhole } = laid(amounts, amount)
    expect([isWhole, text > 0]).toEqual([true, true])
  })
})

describe('a table on the screen', () => {
  const shown = (table: TableBlock): TableBlock => {
    const page: Page = { title: '', language: 'vi', paper: paper({}), blocks: [table], footer: '', footerOn: 'always' }
    return fitTables(page).blocks[0] as TableBlock
  }
  it('is left to the browser where it fits', () => {
    const table = beside(3, '12.345.678')
    expect(shown(table)).toBe(table)
  })
  it('has the columns of the paper, in letters that fit into them, where it does not', () => {
    const { columns, size, rows } = shown(beside(12, '12.345.678'))
    expect(size).toBeLessThan(8.5 * 0.9)
    expect(columns.reduce((sum, { width }) => sum + width.percent!, 0)).toBeCloseTo(100, 3)
    expect(rows).toHaveLength(1)
  })
})
