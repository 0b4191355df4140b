import { describe, expect, it } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { paper, type Cell, type Page, type TableBlock } from '../page.ts'
import { face, textWidth } from './fonts.server.ts'
import { fitTables } from './screen.server.ts'
import { drawPdf } from './pages.server.ts'
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

const endless = 'X'.repeat(73)
const words = ['Nước', 'ngọt', 'Sao', 'Mai', 'Kho', 'Tân', 'Bình', 'Bánh', 'quy', 'bơ', 'hộp', 'thiếc']
const textOf = (row: number, count: number): string =>
  Array.from({ length: count }, (_, at) => words[(row * 7 + at * 5) % words.length]).join(' ')

/** A wide report: names, stores and notes beside codes, units and amounts; `odd` replaces a cell of a row. */
const report = (rows: number, odd: Readonly<Record<string, string>> = {}): TableBlock => {
  const columns = ['text', 'code', 'text', 'code', 'number', 'number', 'number', 'text', 'number', 'number'] as const
  const cellOf = (row: number, at: number): Cell => {
    const own = odd[`${row},${at}`]
    if (own !== undefined) return own
    if (columns[at] === 'number') return `${1000 + row}.${100 + at}.000`
    return columns[at] === 'code' ? `SP${String(row).padStart(4, '0')}` : textOf(row, at === 0 ? 5 : 3)
  }
  return {
    is: 'table',
    size: 8.5,
    borders: 'all',
    columns: columns.map((kind) => ({
      width: {},
      align: kind === 'number' ? 'right' : 'left',
      ...(kind !== 'text' && { fit: true }),
    })),
    head: [{ style: 'plain', cells: columns.map((_, at) => `Cột ${at}`) }],
    rows: Array.from({ length: rows }, (_, row) => ({
      style: 'plain',
      cells: columns.map((_column, at) => cellOf(row, at)),
    })),
  }
}
const pagesOf = async (table: TableBlock): Promise<number> => {
  const page: Page = {
    title: '',
    language: 'vi',
    paper: paper({ orientation: 'landscape' }),
    blocks: [table],
    footer: '',
    footerOn: 'always',
  }
  return (await getDocumentProxy(new Uint8Array(await drawPdf(page)))).numPages
}

describe('one word without end', () => {
  const across = 773
  it.each([
    ['of a name', 0, endless],
    ['of a code', 1, endless],
    ['of a store', 2, endless],
    ['of a unit', 3, endless.slice(0, 50)],
    ['of digits', 1, '8'.repeat(73)],
    ['that is an address of the web', 7, `https://example.vn/${'a'.repeat(60)}`],
    ['of letters outside the plane', 0, '🧃'.repeat(40)],
  ])('%s changes neither letters nor pages', async (_, at, word) => {
    const usual = report(900)
    const [is, was] = [layTable(report(900, { [`450,${at}`]: word }), across), layTable(usual, across)]
    expect(is.size).toBe(was.size)
    for (const [column, width] of was.widths.entries()) expect(is.widths[column]).toBeCloseTo(width, -1)
    expect(await pagesOf(report(900, { [`450,${at}`]: word }))).toBeLessThanOrEqual((await pagesOf(usual)) + 1)
  })
  it('stands in the only row, and in every row, in letters one can read', () => {
    for (const rows of [1, 2, 30])
      for (const room of [upright, across]) {
        const odd = Object.fromEntries(
          Array.from({ length: rows }, (_, row) => [0, 2, 7].map((at) => [`${row},${at}`, endless] as const)).flat(),
        )
        const { size, widths } = layTable(report(rows, odd), room)
        expect(size).toBeGreaterThanOrEqual(room === across ? 8 : 6.5)
        expect(Math.min(...widths)).toBeGreaterThan(20)
      }
  })
  it('leaves numbers whole, however wide they are', () => {
    const wide = '987.654.321.098.765,4321'
    const { widths, size, padX } = layTable(report(900, { '450,0': endless, '451,4': wide, '897,8': wide }), across)
    for (const column of [4, 8])
      expect(widths[column]!).toBeGreaterThanOrEqual(textWidth(wide, face(), size) + 2 * padX - 0.01)
  })
  it('is broken on a roll, where words of people are not', () => {
    const roll = (text: string): TableBlock => ({
      is: 'table',
      size: 7.5,
      borders: 'dashes',
      columns: [
        { width: {}, align: 'left' },
        { width: { percent: 34 }, align: 'right', fit: true },
      ],
      head: [],
      rows: [
        { style: 'plain', cells: [text, '1.234.567'] },
        { style: 'plain', cells: [text, '12,50 USD'] },
      ],
    })
    for (const text of [endless, textOf(1, 20), 'Polyvinylpyrrolidone'])
      expect(layTable(roll(text), 147).size).toBe(7.5)
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
  it('has the columns of the paper where a word has no end, too', () => {
    const table = beside(3, '12.345.678')
    const [row] = table.rows
    const wild = { ...table, rows: [row!, { ...row!, cells: [endless, ...row!.cells.slice(1)] }] }
    const { columns, size } = shown(wild)
    expect(size).toBe(table.size)
    expect(columns.reduce((sum, { width }) => sum + width.percent!, 0)).toBeCloseTo(100, 3)
  })
  it('has the columns of the paper, in letters that fit into them, where it does not', () => {
    const { columns, size, rows } = shown(beside(12, '12.345.678'))
    expect(size).toBeLessThan(8.5 * 0.9)
    expect(columns.reduce((sum, { width }) => sum + width.percent!, 0)).toBeCloseTo(100, 3)
    expect(rows).toHaveLength(1)
  })
})
