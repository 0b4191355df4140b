/**
 * Measures the time and memory of prints and spreadsheets: `node bench/output.ts`. The limits are those of the
 * product.
 */
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { renderHtml } from '#output/html/html.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { paper, type Page, type TableRow } from '#output/page.ts'
import { pageFromForm } from '#output/forms/template.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { decimal } from '#kernel/decimal.ts'
import type { CellKind, Column, Row } from '#model/table.ts'

const names = ['Đại lý Minh Tâm', 'Tạp hóa Cô Ba', 'Siêu thị Hòa Bình chi nhánh Nguyễn Văn Cừ']
const goods = [
  'Nước ngọt Sao Mai 330ml',
  'Bánh quy bơ 500g',
  'Rổ nhựa vuông',
  'Dầu ăn tinh luyện Trường An can 5 lít khuyến mãi',
]
const headings = [
  'STT',
  'Số phiếu',
  'Ngày',
  'Mã khách hàng',
  'Tên khách hàng',
  'Mã hàng',
  'Tên hàng',
  'ĐVT',
  'Số lượng',
  'Đơn giá',
  'Chiết khấu',
  'Thành tiền',
  'Kho hàng',
]
const texts = [4, 6, 12]
const code = (prefix: string, index: number) => prefix + String(index).padStart(6, '0')

const rowOf = (index: number): TableRow => ({
  style: index % 50 === 0 ? 'group' : 'plain',
  cells: [
    String(index + 1),
    code('BH', index),
    '10-09-2026',
    code('KH', index % 300),
    names[index % 3]!,
    code('SP', index % 900),
    goods[index % 4]!,
    'Thùng',
    String(index % 97),
    '205.000',
    '49.200',
    (1_000_000 + index * 13).toLocaleString('vi'),
    'Kho chính',
  ],
})
const report = (rows: number): Page => ({
  title: 'Báo cáo',
  language: 'vi',
  footer: 'Trang {x}/{y}',
  footerOn: 'always',
  paper: paper({ orientation: 'landscape' }),
  blocks: [
    {
      is: 'table',
      size: 8.5,
      borders: 'all',
      head: [{ style: 'plain', cells: headings }],
      rows: Array.from({ length: rows }, (_, index) => rowOf(index)),
      columns: headings.map((_, index) => ({
        width: {},
        align: index > 7 && index < 12 ? 'right' : 'left',
        fit: !texts.includes(index),
      })),
    },
  ],
})

const kinds: readonly CellKind[] = [
  'code',
  'day',
  'code',
  'text',
  'text',
  'money',
  'money',
  'money',
  'quantity',
  'money',
  'text',
  'text',
  'text',
  'vat',
  'moment',
]
const columns: readonly Column[] = kinds.map((kind, index) => ({ key: `k${index}`, kind, label: `Cột ${index}` }))
const value = (kind: CellKind, index: number) =>
  kind === 'code'
    ? code('BH', index)
    : kind === 'text'
      ? names[index % 3]!
      : kind === 'day'
        ? '2026-09-10'
        : kind === 'moment'
          ? '2026-09-10T09:30:00+07:00'
          : decimal(index)
const sheetRows = (count: number): Row[] =>
  Array.from(
    { length: count },
    (_, index) => Object.fromEntries(kinds.map((kind, column) => [`k${column}`, value(kind, index)])) as Row,
  )

const measure = async (what: string, limitMs: number, work: () => unknown): Promise<void> => {
  const start = performance.now()
  const made = await work()
  const ms = performance.now() - start
  const size = typeof made === 'string' ? made.length : (made as Uint8Array).length
  console.log(
    `${ms > limitMs ? '!!' : 'ok'}  ${what.padEnd(38)} ${ms.toFixed(0).padStart(6)} ms (${limitMs})  ${(size / 1024).toFixed(0).padStart(6)} kB  ${(process.memoryUsage().rss / 1e6).toFixed(0).padStart(5)} MB`,
  )
}

const bill = deliveredForms[0]!
const billPage = () => pageFromForm(bill.content, bill.sample)
await drawPdf(billPage())
await measure('bill, PDF', 50, () => drawPdf(billPage()))
await measure('bill, HTML', 20, () => renderHtml(billPage()))
for (const [rows, limit] of [
  [1000, 150],
  [20_000, 2000],
] as const) {
  const page = report(rows)
  await measure(`report of ${rows} rows, PDF`, limit, () => drawPdf(page))
  await measure(`report of ${rows} rows, HTML`, limit, () => renderHtml(page))
}
for (const [count, limit] of [
  [1000, 200],
  [100_000, 6000],
] as const) {
  const rows = sheetRows(count)
  await measure(`sheet of ${count} rows × ${kinds.length}`, limit, () =>
    writeWorkbook({
      sheets: [{ name: 'data', title: 'Danh sách', columns, rows }],
      language: 'vi',
      words: (key) => key,
    }),
  )
}
