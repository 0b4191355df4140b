import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { translate } from '#i18n/catalogues.server.ts'
import { decimal } from '#kernel/decimal.ts'
import { Refused } from '#kernel/problem.ts'
import type { Column, Row } from '#model/table.ts'
import { importLimits, readWorkbook } from './xlsx-read.ts'
import { writeWorkbook, type SheetContent } from './xlsx.ts'
import { unpacked } from '../../../test/support/zip.ts'
import { checkZip } from './zip.ts'

const columns: readonly Column[] = [
  { key: 'number', kind: 'code', label: 'Số phiếu' },
  { key: 'date', kind: 'day', label: 'Ngày' },
  { key: 'name', kind: 'text', label: 'Khách hàng' },
  { key: 'total', kind: 'money', label: 'Tổng tiền', total: true },
  { key: 'quantity', kind: 'quantity', label: 'Số lượng' },
  { key: 'status', kind: 'status', label: 'Trạng thái', choices: [{ value: 1, label: 'print.total' }] },
  { key: 'vat', kind: 'vat', label: '% VAT' },
  { key: 'at', kind: 'moment', label: 'Lúc' },
]
const row = (more: Row = {}): Row => ({
  number: '000123',
  date: '2026-09-10',
  name: 'Đại lý Minh Tâm',
  total: decimal(4428864),
  quantity: decimal('12.5'),
  status: 1,
  vat: decimal(8),
  at: '2026-09-10T09:30:00+07:00',
  ...more,
})
const words = (key: string) => translate('vi', key)
const write = (sheet: Partial<SheetContent>, ...more: SheetContent[]) =>
  writeWorkbook({ sheets: [{ name: 'data', columns, rows: [row()], ...sheet }, ...more], language: 'vi', words })
const refusal = async (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof Refused ? error.problems[0]!.message : String(error)),
  )

describe('a workbook', () => {
  const exported = {
    title: 'Danh sách hóa đơn bán hàng',
    conditions: 'Từ ngày 01-09-2026',
    sums: { total: decimal(4428864) },
  }
  it('has its sums and amounts of the whole out of the way of whoever reads its rows again', async () => {
    const sums = { total: decimal(4428864) }
    const totals = ['field.shippingFee', 'print.yes'].map((label) => ({ label, value: decimal(500) }))
    const known = columns.map(({ label }) => label)
    const numbersIn = async (sheet: Partial<SheetContent>) => {
      const [read] = await readWorkbook(await write({ ...exported, sums, totals, ...sheet }), importLimits, known)
      return read!.numbers
    }
    expect(await numbersIn({})).toEqual([5])
    expect(await numbersIn({ rows: [row(), row({ number: 'BH2' }), row({ number: 'BH3' })] })).toEqual([5, 6, 7])
    // Rows that are no wider could be goods and their quantities.
    const two = columns.filter(({ key }) => key === 'number' || key === 'total')
    expect(await numbersIn({ columns: two })).toEqual([5, 6, 7, 8])
  })
  it('shows amounts in a foreign currency with its decimals, and the others without', async () => {
    const rows = [row(), row({ total: decimal('100.5'), foreignDecimals: 2 } as Row)]
    const inCurrency = columns.map((column) => (column.key === 'total' ? { ...column, inRowCurrency: true } : column))
    const bytes = await write({ rows, columns: inCurrency as Column[] })
    const { sheets } = await readXlsx(bytes, { readStyles: true })
    const formats = [1, 2].map((at) => sheets[0]!.cells?.get(`${at},3`)?.style?.numFmt)
    expect(formats).toEqual(['#,##0', '#,##0.00'])
  })
  it('shows quantities with the decimals they have, and amounts alike', async () => {
    const rows = [row({ quantity: decimal(3) }), row({ quantity: decimal('0.3333') }), row({ total: decimal('1.5') })]
    const { sheets } = await readXlsx(await write({ rows }), { readStyles: true })
    const formats = (column: number) => [1, 2, 3].map((at) => sheets[0]!.cells?.get(`${at},${column}`)?.style?.numFmt)
    expect(formats(4)).toEqual(['#,##0', '#,##0.0000', '#,##0.0'])
    expect(formats(3)).toEqual(Array(3).fill('#,##0.0'))
  })
  it.each([2, 2100])('says what it is, can be filtered, adds up what is shown: %i rows', async (count) => {
    const rows = Array.from({ length: count }, (_, at) => row({ total: decimal(at) }))
    const sum = (count * (count - 1)) / 2
    const about = { title: 'Bán hàng', subject: 'Tháng 9', company: 'Hưng Thịnh' }
    const sheet = { ...exported, name: 'data', columns: columns.slice(2, 5), rows }
    const sums = { total: decimal(sum), quantity: decimal(7) }
    const bytes = await writeWorkbook({ sheets: [{ ...sheet, sums, sumsFollow: true }], language: 'vi', words, about })
    const { properties, sheets } = await readXlsx(bytes, { readStyles: true })
    const last = count + 4
    expect(properties).toMatchObject(about)
    expect(sheets[0]!.autoFilter?.range).toBe(`A4:C${last}`)
    expect(unpacked(Buffer.from(bytes))).toContain('data!$4:$4</definedName>')
    // Who computes nothing reads the same sum.
    expect(sheets[0]!.rows[last]).toEqual(['Tổng cộng', sum, 7])
    const formula = { formula: `SUBTOTAL(109,B5:B${last})`, formulaResult: sum, style: { font: { bold: true } } }
    expect(sheets[0]!.cells?.get(`${last},1`)).toMatchObject(formula)
    // The quantities above do not come to 7: a formula would say something else.
    expect(sheets[0]!.cells?.get(`${last},2`)?.formula).toBeUndefined()
    expect((await readWorkbook(bytes))[0]!.rows).toHaveLength(count)
  })
  it('has no formula where a row keeps its value, none without rows, and none in files that programs read', async () => {
    const [shown, sums] = [{ sumsFollow: true }, { total: decimal(0) }] as const
    for (const sheet of [
      { ...shown, rows: [row({ total: 'x' })] },
      { ...shown, rows: [] },
      { rows: [row({ total: decimal(0) })] },
    ]) {
      const bytes = await write({ ...sheet, sums })
      expect(unpacked(Buffer.from(bytes))).not.toContain('<f>')
    }
  })
  it('gives back what was written: codes as text, days as dates, numbers as numbers', async () => {
    const [sheet] = await readWorkbook(await write(exported))
    expect(sheet!.headings).toEqual(columns.map((column) => column.label))
    expect(sheet!.rows).toEqual([
      [
        '000123',
        new Date('2026-09-10T00:00:00Z'),
        'Đại lý Minh Tâm',
        4428864,
        12.5,
        'Tổng cộng',
        8,
        new Date('2026-09-10T09:30:00Z'),
      ],
    ])
  })
  it('is the same without a title, and with several sheets', async () => {
    const [plain] = await readWorkbook(await write({}))
    const both = await readWorkbook(await write(exported, { name: 'Hai', columns, rows: [row({ number: '=2' })] }), {
      ...importLimits,
      maxSheets: 2,
    })
    // Rows are counted as in the sheet, with the title.
    expect(both[0]).toEqual({ ...plain, numbers: [5] })
    expect(both[1]!.rows[0]![0]).toBe('=2')
  })
  it.each([
    ['', 0],
    [' in a long sheet either', 2000],
  ])('runs nothing that people typed%s', async (_, more) => {
    const texts = [
      '=1+1',
      '+84912000001',
      '-5',
      '@SUM(A1)',
      '\t=1',
      '=HYPERLINK("http://evil.vn","x")',
      '#N/A',
      "=cmd|'/c calc'!A1",
    ]
    const rows = [...texts.map((name) => row({ name, number: name })), ...Array.from({ length: more }, () => row())]
    const [sheet] = await readWorkbook(await write({ rows }))
    expect(sheet!.rows).toHaveLength(rows.length)
    const read = sheet!.rows.slice(0, texts.length)
    expect(read.map((one) => one[2])).toEqual(texts.map((text) => text.trim()))
    expect(read.map((one) => one[0])).toEqual(texts.map((text) => text.trim()))
  })
  it('heads a column as workbooks call it, and puts a sum of another name under it', async () => {
    const bytes = await write({
      columns: [
        { key: 'days', kind: 'integer', label: 'Số ngày chưa mua', sheetLabel: 'Số ngày quá hạn' },
        { key: 'balance', kind: 'money', label: 'Tồn', sumName: 'closing' },
      ],
      rows: [{ days: 19, balance: decimal(70) }],
      sums: { closing: decimal(50) },
    })
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]!.rows).toEqual([
      ['Số ngày quá hạn', 'Tồn'],
      [19, 70],
      [words('print.total'), 50],
    ])
  })
  it('reads no NUL, which no database takes', async () => {
    const [sheet] = await readWorkbook(await write({ rows: [row({ name: 'a\0b', number: 'p_x0000_q' })] }))
    expect([sheet!.rows[0]![2], sheet!.rows[0]![0]]).toEqual(['ab', 'pq'])
  })
  it('leaves unknown and hidden values empty, and says what has no VAT', async () => {
    const [sheet] = await readWorkbook(
      await write({ rows: [row({ total: null, quantity: null, status: null, date: null, vat: decimal(-1) })] }),
    )
    expect(sheet!.rows[0]).toEqual([
      '000123',
      null,
      'Đại lý Minh Tâm',
      null,
      null,
      null,
      'KCT',
      new Date('2026-09-10T09:30:00Z'),
    ])
  })
  it('drops blank rows and columns', async () => {
    const blank = Object.fromEntries(columns.map((column) => [column.key, null]))
    const [sheet] = await readWorkbook(await write({ rows: [row(), blank, row({ number: '2' })] }))
    expect(sheet!.rows.map((one) => one[0])).toEqual(['000123', '2'])
  })
  it('is the same whenever it is written', async () => {
    vi.setSystemTime('2026-11-20T08:00:00Z')
    const first = await write(exported)
    vi.setSystemTime('2027-01-05T09:30:00Z')
    const second = await write(exported)
    vi.useRealTimers()
    expect(second).toEqual(first)
  })
  it('prints on A4: all columns on a page, the headings on each, upright where they fit', async () => {
    const wide = unpacked(Buffer.from(await write(exported)))
    expect(wide).toContain('<pageSetUpPr fitToPage="1"/>')
    expect(wide).toContain('<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>')
    expect(wide).toContain('data!$4:$4</definedName>')
    const narrow = unpacked(Buffer.from(await write({ columns: columns.slice(0, 4) })))
    expect(narrow).toContain('orientation="portrait"')
    expect(narrow).toContain('data!$1:$1</definedName>')
  })
  it('has in its last row every sum that is given, also of columns that are not added up', async () => {
    const sheet = unpacked(Buffer.from(await write({ sums: { total: decimal(4428864), quantity: decimal(77) } })))
    expect(sheet).toContain('<v>77</v>')
  })
  it('has room for what stands in its last rows', async () => {
    const widths = async (name: string): Promise<number[]> => {
      const sheet = unpacked(
        Buffer.from(await write({ rows: [...Array.from({ length: 900 }, () => row()), row({ name })] })),
      )
      return [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
    }
    expect((await widths('Đại lý'))[2]).toBeLessThan(20)
    expect((await widths('Cửa hàng tiện lợi Tân Phú Trung'))[2]).toBeGreaterThan(30)
    // One text like no other widens nothing.
    expect((await widths('X'.repeat(73)))[2]).toBeLessThan(20)
  })
  it('holds many rows', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => row({ number: `BH${index}`, total: decimal(index) }))
    const [sheet] = await readWorkbook(await write({ ...exported, rows }))
    expect(sheet!.rows).toHaveLength(3000)
    expect(sheet!.rows[2999]!.slice(0, 4)).toEqual([
      'BH2999',
      new Date('2026-09-10T00:00:00Z'),
      'Đại lý Minh Tâm',
      2999,
    ])
  })
})

describe('a file from outside', () => {
  it('is refused when it is too long, too big or no workbook', async () => {
    const rows = Array.from({ length: 60 }, () => row())
    expect(await refusal(readWorkbook(await write({ rows }), { ...importLimits, maxRows: 59 }))).toBe('fileTooManyRows')
    expect(await refusal(readWorkbook(await write({ rows }), { ...importLimits, maxRows: 60 }))).toBe('read')
    expect(await refusal(readWorkbook(new Uint8Array(importLimits.maxBytes + 1)))).toBe('fileTooBig')
    expect(await refusal(readWorkbook(new TextEncoder().encode('Số phiếu;Ngày\n1;2\n'.repeat(10))))).toBe(
      'fileNotWorkbook',
    )
    expect(await refusal(readWorkbook(new Uint8Array(0)))).toBe('fileNotWorkbook')
    const bytes = await write({})
    expect(await refusal(readWorkbook(bytes.slice(0, bytes.length - 40)))).toBe('fileNotWorkbook')
  })
  it('gives the results of its formulas, and says which failed or were never computed', async () => {
    const cells = new Map([
      ['1,0', { type: 'formula', formula: '1+1', value: 2, formulaResult: 2 }],
      ['1,1', { type: 'formula', formula: 'A2*2', value: null }],
      ['1,2', { type: 'error', value: '#N/A' }],
    ])
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'S',
          rows: [
            ['Giá', 'Tồn', 'Tên'],
            [null, null, null],
          ],
          cells,
        } as never,
      ],
    })
    const [sheet] = await readWorkbook(bytes)
    expect(sheet!.rows).toEqual([[{ value: 2, isFormula: true }, '#CALC!', '#N/A']])
  })
  it('is refused before it unpacks into memory', async () => {
    const bytes = await write({})
    expect(() => checkZip(bytes, 1_000_000)).not.toThrow()
    expect(() => checkZip(bytes, 2_000)).toThrow(Refused)
    // The zip directory claims that the first entry is one gigabyte.
    const bomb = bytes.slice()
    const view = new DataView(bomb.buffer)
    const entry = bomb.findIndex((_, at) => at + 4 < bomb.length && view.getUint32(at, true) === 0x02014b50)
    view.setUint32(entry + 24, 1_000_000_000, true)
    expect(await refusal(readWorkbook(bomb))).toBe('fileTooBig')
    view.setUint32(entry + 24, 10, true)
    expect(await refusal(readWorkbook(bomb))).not.toBe('read')
  })
})
