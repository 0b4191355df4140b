/** Whole orders, bills and receipts come in from a workbook: drafts, or posted where trying the file was answered so. */
import { expect, it } from 'vitest'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import type { Anything } from '../../support/app.ts'
import { openTrade, received } from '../../support/trade.ts'

const trade = await openTrade('nhapchungtu')
await received(
  trade,
  { SP000001: [100, 500], SP000002: [10, 500], SP000003: [10, 500] },
  { dtDate: '2026-10-01', NumberID: 'DAU' },
)

const headings = [
  'Số phiếu',
  'Ngày lập',
  'Mã khách hàng',
  'Mã kho',
  'Ngày hạn',
  'Diễn giải',
  'Mã hàng',
  'ĐVT',
  'Số lượng',
  'Đơn giá',
  '% CK',
  '% VAT',
  'Phí vận chuyển',
]
const send = async (module: string, rows: readonly string[], more: object = {}, partner = 'Mã khách hàng') => {
  const fileToBytes = Buffer.from(
    await writeWorkbook({
      sheets: [
        {
          name: 'data',
          columns: headings.map((label, index) => ({
            key: `c${index}`,
            kind: 'text' as const,
            label: index === 2 ? partner : label,
          })),
          rows: rows.map((row) => Object.fromEntries(row.split('|').map((cell, index) => [`c${index}`, cell.trim()]))),
        },
      ],
      language: 'vi',
      words: (key) => key,
    }),
  ).toString('base64')
  return trade.data(module, 'ImportList', {}, { fileName: 'chungtu.xlsx', fileToBytes, ...more })
}
const stored = async (module: string): Promise<Anything[]> =>
  (
    await trade.data(module, 'getlist', {
      ColSort: 'NumberID',
      asc: 'True',
      FromDate: '2026-01-01',
      ToDate: '2026-12-31',
    })
  ).ListItem

const rowsOf = (prefix: string, partner: string) => [
  `${prefix}7|01/11/2026|${partner}|KHO01|15/12/2026|Hàng đầu tháng|SP000001|THUNG|2|24000|10|8|30.000`,
  `${prefix.toLowerCase()}7||||||SP000002||5|2.000||KCT|`,
  `|02/11/2026|${partner}||||SP000003||1|1000||10|`,
]
const isOurs = ({ NumberID }: Anything): boolean => NumberID !== 'DAU'
const total = 43200 + 3456 + 10000 + 30000

it.each([
  ['PurchaseOrder', 'DH', 'KH000001', 'Mã khách hàng', 'deliveryDate'],
  ['Order', 'BH', 'KH000001', 'Mã khách hàng', 'dueDate'],
  ['PurchaseImport', 'DMH', 'NCC000001', 'Mã nhà cung cấp', 'deliveryDate'],
  ['Import', 'PN', 'NCC000001', 'Mã khách hàng', 'dueDate'],
])('%s: tried first, kept as drafts, posted when that was agreed to', async (module, prefix, partner, heading, due) => {
  const rows = rowsOf(prefix, partner)
  const tried = await send(module, rows, { dryRun: true }, heading)
  expect(tried).toMatchObject({ ListItem: [], summary: { total: 3, added: 3, failed: 0 } })
  expect(tried.questions).toEqual([
    { name: 'post', label: 'Ghi sổ luôn thay vì để lưu tạm', kind: 'flag', rows: 2, value: 0 },
  ])
  expect((await stored(module)).filter(isOurs)).toEqual([])
  expect(await send(module, rows, {}, heading)).toMatchObject({ ListItem: [], TotalCount: 3 })
  const drafts = (await stored(module)).filter(isOurs)
  expect(drafts.map((one) => one.iStat)).toEqual([4, 4])
  const first = await trade.info(module, drafts.find((one) => one.NumberID)?.s_ID ?? drafts[0]!.s_ID)
  expect(first).toMatchObject({ dtDate: '2026-11-01', [due]: '2026-12-15', Description: 'Hàng đầu tháng' })
  expect(first.lines).toHaveLength(2)
  await trade.data(
    module,
    'DeleteDB',
    {},
    drafts.map((one) => one.s_ID),
  )
  const posted = await send(module, rows, { answers: { post: 1 } }, heading)
  expect(posted).toMatchObject({ ListItem: [], TotalCount: 3, questions: [{ value: 1 }] })
  const found = (await stored(module)).filter(isOurs)
  expect(found.map((one) => one.iStat)).not.toContain(4)
  expect(found.some((one) => one.NumberID === `${prefix}7` && one.TotalTax === total)).toBe(true)
})

it('refuses only the document with a fault, and says it at each of its rows', async () => {
  const rows = [
    ...rowsOf('HX', 'KH000001'),
    '|03/11/2026|KHONGCO||||SP000003||1|1000||10|',
    'HX7||||||KHONGCO||1|1000|||',
  ]
  const { ListItem, summary } = await send('Order', rows, { dryRun: true })
  expect(summary).toMatchObject({ total: 5, failed: 4 })
  expect(ListItem.map((one: Anything) => one.rowNumber).toSorted()).toEqual([2, 3, 5, 6])
})
