/**
 * Workbooks of any shape: titles, headings in one row or two, blank columns, hidden rows, merged cells, formats, formulas,
 * errors, texts of numbers, days of 1904. Never a wrong figure: each row is read as its cells show it, or refused with its
 * number, and each is counted.
 */
import fc from 'fast-check'
import { writeXlsx, type Cell, type CellValue, type MergeRange } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { goodsKey } from '#kernel/goods-number.ts'
import type { Anything } from '../../support/app.ts'
import '../../support/properties.ts'
import { runsOf } from '../../support/quarter.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('hinhdang')

/** What a cell has, and what it means; undefined: it must be refused. */
interface Shape<T> {
  cell: Partial<Cell> & { value: CellValue }
  means: T | undefined
}
const plain = <T>(value: CellValue, means: T | undefined): Shape<T> => ({ cell: { value }, means })
const shown = <T>(value: CellValue, numFmt: string, means: T | undefined): Shape<T> => ({
  cell: { value, style: { numFmt } },
  means,
})
const formula = <T>(value: number, means: T | undefined): Shape<T> => ({
  cell: { value, formula: `${value}+0`, formulaResult: value },
  means,
})

const whole = fc.integer({ min: 1000, max: 99_999_999 })
const price = fc.oneof(
  whole.map((value) => plain(value, value)),
  whole.map((value) => shown(value, '#,##0', value)),
  whole.map((value) => shown(value, '#,##0\\ "₫"', value)),
  whole.map((value) => shown(value, '0" đ"', value)),
  whole.map((value) => shown(value, '0.00E+00', value)),
  whole.map((value) => formula(value, value)),
  whole.map((value) => formula(value + 0.123_456, Math.round((value + 0.1235) * 10_000) / 10_000)),
  whole.map((value) => plain(`${value.toLocaleString('de-DE')}`, value)),
  whole.map((value) => plain(`${value.toLocaleString('de-DE')} đ`, value)),
  whole.map((value) => plain(value + 0.123_45, Math.round((value + 0.1235) * 10_000) / 10_000)),
  whole.map((value) => shown<number>(value / 1e9, '0%', undefined)),
  fc.constantFrom<Shape<number>>(
    plain<number>('#N/A', undefined),
    plain<number>('hỏi', undefined),
    plain<number>(true, undefined),
    plain<number>(new Date('2026-11-20T00:00:00Z'), undefined),
    { cell: { value: null, formula: 'A1*2' }, means: undefined },
  ),
)
const rate = fc.oneof(
  fc.constantFrom(0, 5, 8, 10).map((value) => plain(value, value)),
  fc.constantFrom(0, 5, 8, 10).map((value) => shown(value / 100, '0%', value)),
  fc.constantFrom(5, 8, 10).map((value) => shown(value / 100, '0.0%', value)),
  fc.constantFrom(5, 8, 10).map((value) => plain(`${value}%`, value)),
  fc.constantFrom<Shape<number>>(
    plain('KCT', -1),
    plain<number>('#DIV/0!', undefined),
    plain<number>('tám', undefined),
  ),
)
const ean = fc.integer({ min: 893_000_000_001, max: 893_999_999_999 }).filter((value) => value % 1000 !== 0)
const barcode = fc.oneof(
  ean.map((value) => plain(String(value), String(value))),
  ean.map((value) => plain(value, String(value))),
  ean.map((value) => shown(value, '0', String(value))),
  ean.map((value) => shown(value, '0000000000000', `0${value}`)),
  ean.map((value) => shown(value, '"B"0', `B${value}`)),
  ean.map((value) => plain(`'${value}`, String(value))),
  ean.map((value) => plain(`\u200b${value}\u00a0`, String(value))),
  ean.map((value) => plain<string>(value.toExponential(5).toUpperCase(), undefined)),
  ean.map((value) => shown<string>(value, '0.00000E+00', undefined)),
  ean.map((value) => plain<string>(Number(value.toPrecision(6)), undefined)),
  fc.constantFrom<Shape<string>>(
    plain<string>(new Date('2026-03-04T00:00:00Z'), undefined),
    plain<string>('#REF!', undefined),
  ),
)
const row = fc.record({ price, rate, barcode, hidden: fc.boolean(), group: fc.constantFrom('own', 'merged') })
const layout = fc.record({
  title: fc.integer({ min: 0, max: 4 }),
  twoRows: fc.boolean(),
  blankColumn: fc.boolean(),
  blankRow: fc.boolean(),
  is1904: fc.boolean(),
  total: fc.boolean(),
})

interface Made {
  rows: CellValue[][]
  cells: Map<string, Partial<Cell>>
  merges: MergeRange[]
  rowDefs: Map<number, { hidden: true }>
}
type Row = Anything
let made = 0
/** No two products have one bar code. */
const taken = new Set<string>()
const keyOf = (barcode: string | undefined): string => goodsKey(barcode ?? '')

const sheetOf = (
  rows: readonly Row[],
  shape: Anything,
  codes: readonly string[],
): { sheet: Made; numbers: number[] } => {
  const out: Made = { rows: [], cells: new Map(), merges: [], rowDefs: new Map() }
  const gap = shape.blankColumn ? [null] : []
  for (let at = 0; at < shape.title; at += 1) out.rows.push(at === 0 ? ['BẢNG GIÁ'] : [])
  const heads = ['Mã hàng', 'Tên hàng', 'Mã nhóm hàng', 'ĐVT', ...gap, 'Giá bán', '% VAT', 'Mã vạch']
  if (shape.twoRows) {
    const at = 4 + gap.length
    out.rows.push(heads.map((heading, index) => (index === at ? 'Giá' : heading)))
    out.rows.push(heads.map((_, index) => (index === at ? 'Giá bán' : null)))
  } else out.rows.push(heads)
  const numbers: number[] = []
  for (const [index, one] of rows.entries()) {
    const at = out.rows.length
    const isMerged = one.group === 'merged' && index > 0 && !shape.blankRow
    const values = [codes[index]!, `Hàng ${codes[index]}`, isMerged ? null : 'NUOC', 'Chai', ...gap]
    out.rows.push([...values, one.price.cell.value, one.rate.cell.value, one.barcode.cell.value])
    for (const [column, { cell }] of [one.price, one.rate, one.barcode].entries())
      if (cell.style || cell.formula)
        out.cells.set(`${at},${values.length + column}`, {
          type: cell.formula ? 'formula' : 'number',
          ...cell,
        } as never)
    const last = out.merges.at(-1)
    if (isMerged && last?.endRow === at - 1) out.merges[out.merges.length - 1] = { ...last, endRow: at }
    else if (isMerged) out.merges.push({ startRow: at - 1, startCol: 2, endRow: at, endCol: 2 })
    if (one.hidden) out.rowDefs.set(at, { hidden: true })
    numbers.push(at + 1)
    if (shape.blankRow) out.rows.push([])
  }
  if (shape.total) out.rows.push(['Tổng cộng', null, null, null, ...gap, 123_456])
  return { sheet: out, numbers }
}

it('whatever its shape, no row is read wrongly, and none is dropped', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), layout, async (rows: Row[], shape) => {
      made += 1
      const codes = rows.map((_, at) => `H${made}.${at}`)
      const { sheet, numbers } = sheetOf(rows, shape, codes)
      const bytes = await writeXlsx({
        sheets: [{ name: 'a', ...sheet } as never],
        dateSystem: shape.is1904 ? '1904' : '1900',
      })
      const body = { fileName: 'a.xlsx', fileToBytes: Buffer.from(bytes).toString('base64') }
      const answer = await trade.data('Product', 'ImportList', {}, body)
      const isWrong = ({ price: p, rate: r, barcode: b }: Row) => [p, r, b].some(({ means }) => means === undefined)
      const isTwice = ({ barcode: { means } }: Row) => taken.has(keyOf(means))
      const isRefused = (one: Row): boolean => {
        const refuses = isWrong(one) || isTwice(one)
        if (!refuses) taken.add(keyOf(one.barcode.means))
        return refuses
      }
      const refused = rows.flatMap((one, at) => (isRefused(one) ? [numbers[at]] : []))
      expect(answer.ListItem.map(({ rowNumber }: Anything) => rowNumber)).toEqual(refused)
      expect(answer.summary).toMatchObject({
        total: rows.length,
        added: rows.length - refused.length,
        failed: refused.length,
      })
      const { ListItem } = await trade.data('Product', 'getlist', { KeySearch: `H${made}.`, all: 'True', nItem: '50' })
      const found = new Map(ListItem.map((one: Anything) => [one.Code, one]))
      for (const [at, one] of rows.entries()) {
        if (refused.includes(numbers[at]!)) continue
        const { Id } = found.get(codes[at]!) as Anything
        const { sellPrice, VAT, barcode: code, Group_ID } = await trade.info('Product', Id)
        expect([sellPrice, VAT, code, Group_ID]).toEqual([
          one.price.means,
          one.rate.means,
          one.barcode.means,
          trade.ids['NUOC'],
        ])
      }
      const hidden = rows.filter((one) => one.hidden).length
      const told = answer.notes.some(({ Description }: Anything) => Description.includes(`${hidden} dòng đang ẩn`))
      expect(told).toBe(hidden > 0)
    }),
    { numRuns: runsOf(40) },
  )
}, 120_000)
