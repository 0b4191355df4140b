/** Quotes come in from a workbook: rows of one number are one quote (contract documents §12). */
import { expect, it } from 'vitest'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('nhapbaogia')
const { ids } = trade

const headings = [
  'Số phiếu',
  'Ngày lập',
  'Mã khách hàng',
  'Hiệu lực đến',
  'Diễn giải',
  'Mã hàng',
  'ĐVT',
  'Số lượng',
  'Đơn giá',
  '% CK',
  'Tiền CK',
  '% VAT',
  'Ghi chú',
  'Phí vận chuyển',
]
const send = async (rows: readonly string[], more: object = {}) => {
  const fileToBytes = Buffer.from(
    await writeWorkbook({
      sheets: [
        {
          name: 'data',
          columns: headings.map((label, index) => ({ key: `c${index}`, kind: 'text' as const, label })),
          rows: rows.map((row) => Object.fromEntries(row.split('|').map((cell, index) => [`c${index}`, cell.trim()]))),
        },
      ],
      language: 'vi',
      words: (key) => key,
    }),
  ).toString('base64')
  return trade.data('Quote', 'ImportList', {}, { fileName: 'baogia.xlsx', fileToBytes, ...more })
}
const quotes = async () => (await trade.data('Quote', 'getlist', { ColSort: 'NumberID', asc: 'True' })).ListItem
const numbers = async () => (await quotes()).map((one: { NumberID: string }) => one.NumberID)

const rows = [
  'BG000007|01/11/2026|KH000001|30/11/2026|Báo giá đầu tháng|SP000001|THUNG|2|24000|10||8|hàng mới|30.000',
  'bg000007|||||SP000002||5|2.000,5||100|KCT|',
  '|02/11/2026|KH000002|||SP000003||1|1000||||',
  '|02/11/2026|KH000002|||SP000003||1|1000||||',
]

it('is tried first, and changes nothing', async () => {
  const answer = await send(rows, { dryRun: true })
  expect(answer).toMatchObject({ ListItem: [], summary: { total: 4, added: 4, failed: 0 } })
  expect(await numbers()).toEqual([])
})

it('tells once, before anything is made, of dates far from today', async () => {
  const far = ['BG7|01/11/2032|KH000001', '|01/11/2026|KH000001', '|02/11/2012|KH000002', '|01/11/2032|KHONGCO'].map(
    (head) => `${head}|||SP000001||1|1000||||`,
  )
  const { notes, summary } = await send(far, { dryRun: true })
  expect(summary).toMatchObject({ added: 3, failed: 1 })
  expect(notes).toEqual([
    {
      rowNumber: expect.any(Number),
      NumberID: 'BG7',
      Description: expect.stringContaining(
        '2 chứng từ trong tệp có ngày cách xa hôm nay, chứng từ đầu tiên ngày 01-11-2032',
      ),
    },
  ])
})

it('makes one quote of the rows of a number, and one of each row without', async () => {
  expect(await send(rows)).toMatchObject({ ListItem: [], summary: { added: 4, failed: 0 } })
  expect(await numbers()).toEqual(['BG000007', 'BG000008', 'BG000009'])
  const [first, second] = await quotes()
  expect(await trade.info('Quote', first.s_ID)).toMatchObject({
    dtDate: '2026-11-01',
    validUntil: '2026-11-30',
    Object_ID: ids['KH000001'],
    Description: 'Báo giá đầu tháng',
    shippingFee: 30_000,
    iStat: 1,
    lines: [
      {
        ProductID: 'SP000001',
        unitId: ids['THUNG'],
        Qty: 2,
        f_Discount: 10,
        m_Discount: 4800,
        VAT: 8,
        Note: 'hàng mới',
      },
      { ProductID: 'SP000002', unitId: ids['CHAI'], Qty: 5, Price: 2000.5, m_Discount: 100, VAT: -1 },
    ],
  })
  // As long as the settings say, and taxed as the product is.
  expect(await trade.info('Quote', second.s_ID)).toMatchObject({
    validUntil: '2026-12-02',
    lines: [{ ProductID: 'SP000003', VAT: 10 }],
  })
})

it('names the rows of the sheet, and keeps the good ones', async () => {
  const { ListItem, summary } = await send([
    'BG000020||KH000001|||SP000001||0|1000||||',
    'BG000020||KH000001|||SP000002||1|1000||||',
    'BG000021||NCC000001|||SP000001||1|1000||||',
    'BG000022||KH000001|||KHONGCO||1|1000||||',
    'BG000023|05/11/2026|KH000001|04/11/2026||SP000001||1|1000||||',
    'BG000024||KH000001|||SP000001||1|1000||||',
    'BG000024||KH000002|||SP000001||1|1000||||',
    'BG000007||KH000001|||SP000001||1|1000||||',
    'BG000025||KH000001|||SP000001||1|1000||||',
    'BG000026||KH000001|||SP000001||1|1000||1001||',
  ])
  expect(summary).toEqual({ total: 10, added: 1, updated: 0, failed: 9 })
  expect(
    ListItem.map(({ rowNumber, Description }: { rowNumber: number; Description: string }) => [rowNumber, Description]),
  ).toEqual([
    [2, 'Số lượng phải lớn hơn 0'],
    [3, 'Số lượng phải lớn hơn 0'],
    [4, 'Khách hàng: đối tượng không phải là khách hàng'],
    [5, expect.stringContaining('Hàng hóa')],
    [6, 'Ngày hiệu lực không được trước ngày lập'],
    [7, 'Khác với dòng trước của số phiếu BG000024'],
    [8, 'Khác với dòng trước của số phiếu BG000024'],
    [9, 'Số phiếu BG000007 đã tồn tại'],
    [11, 'Tiền giảm giá không được lớn hơn thành tiền'],
  ])
  expect(await numbers()).toEqual(['BG000007', 'BG000008', 'BG000009', 'BG000025'])
})

it('replaces the lines of a quote where it is asked to', async () => {
  const row = ['BG000007||KH000001||đã sửa|SP000003||3|500||||']
  expect(await send(row, { updateExisting: true })).toMatchObject({ ListItem: [], summary: { added: 0, updated: 1 } })
  const [first] = await quotes()
  expect(await trade.info('Quote', first.s_ID)).toMatchObject({
    Description: 'đã sửa',
    dtDate: '2026-11-01',
    lines: [{ ProductID: 'SP000003', Qty: 3 }],
  })
})
