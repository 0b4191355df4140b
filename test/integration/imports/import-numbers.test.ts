/**
 * Numbers that stand as texts in a workbook are read as their column writes them; what it leaves open is asked (contract
 * typed-numbers).
 */
import type { CellValue } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { workbookOf } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('nhapso')

type Rows = readonly (readonly CellValue[])[]
const sendFile = async (module: string, fileToBytes: string, more: object = {}): Promise<Anything> =>
  trade.data(module, 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes, createMissing: true, ...more })
const send = async (module: string, rows: Rows, more: object = {}): Promise<Anything> =>
  sendFile(module, await workbookOf(rows), more)
const told = ({ ListItem }: Anything) =>
  ListItem.map(({ rowNumber, Description }: Anything) => [rowNumber, Description])
const find = async (module: string, code: string): Promise<Anything> => {
  const { ListItem } = await trade.data(module, 'getlist', { KeySearch: code, all: 'True' })
  const found = ListItem.find((one: Anything) => [one.Code, one.NumberID].includes(code))
  return trade.info(module, found.Id ?? found.s_ID)
}

let last = 0
/** Goods whose prices stand in the texts; each row is a product. */
const priced = async (prices: readonly CellValue[], more: object = {}) => {
  const codes = prices.map(() => `GIA${String((last += 1)).padStart(3, '0')}`)
  const answer = await send(
    'Product',
    [
      ['Mã hàng', 'Tên hàng', 'Mã nhóm hàng', 'ĐVT', 'Giá bán'],
      ...prices.map((price, at) => [codes[at]!, codes[at]!, 'NUOC', 'Chai', price]),
    ],
    more,
  )
  return { answer, read: async () => Promise.all(codes.map(async (code) => (await find('Product', code)).sellPrice)) }
}

describe('prices in đồng', () => {
  it.each([
    [['500,000'], [500_000]],
    [['500.000'], [500_000]],
    [
      ['250,000', '1,500,000'],
      [250_000, 1_500_000],
    ],
    [
      ['250.000', '1.500.000,5'],
      [250_000, 1_500_000.5],
    ],
    [
      ['1 250 000', '12,5'],
      [1_250_000, 12.5],
    ],
    [
      ['3500.00', '25000đ'],
      [3500, 25_000],
    ],
    [
      [1500.5, '25,000'],
      [1500.5, 25_000],
    ],
  ])('%j have no thousandths', async (cells, values) => {
    const { answer, read } = await priced(cells)
    expect(answer).toMatchObject({ ListItem: [], numbers: [] })
    expect(await read()).toEqual(values)
  })
  it('ask where the column contradicts itself', async () => {
    const { answer } = await priced(['500,000', '12,5'], { dryRun: true })
    expect(answer.numbers).toEqual([
      { heading: 'Giá bán', text: '500,000', thousands: 500_000, decimals: 500, chosen: null },
    ])
  })
  it('refuse what is none', async () => {
    const { answer } = await priced(['12.345.67', '10%', '1e3'])
    expect(told(answer)).toEqual([
      [2, 'Giá bán không hợp lệ: không đọc được “12.345.67” như một số'],
      [3, 'Giá bán không hợp lệ: không đọc được “10%” như một số'],
      [4, 'Giá bán không hợp lệ: không đọc được “1e3” như một số'],
    ])
  })
})

describe('quantities', () => {
  const headings = ['Số phiếu', 'Ngày lập', 'Mã khách hàng', 'Mã hàng', 'ĐVT', 'Số lượng', 'Đơn giá']
  const quote = (number: string, quantities: readonly string[], price = '25,000') =>
    [
      headings,
      ...quantities.map((quantity) => [number, '01/11/2026', 'KH000001', 'SP000001', 'THUNG', quantity, price]),
    ] as Rows
  const lines = async (number: string) =>
    (await find('Quote', number)).lines.map((line: Anything) => [line.Qty, line.Price])

  it('are read as one value of the column says that can only be read one way', async () => {
    expect(await send('Quote', quote('BGS1', ['1,000', '2.5']))).toMatchObject({ ListItem: [], numbers: [] })
    expect(await lines('BGS1')).toEqual([
      [1000, 25_000],
      [2.5, 25_000],
    ])
    expect(await send('Quote', quote('BGS2', ['1,000', '2,5'], '25.000'))).toMatchObject({ ListItem: [], numbers: [] })
    expect(await lines('BGS2')).toEqual([
      [1, 25_000],
      [2.5, 25_000],
    ])
  })

  it('are asked for where the column leaves it open, and are not guessed', async () => {
    const rows = quote('BGS3', ['1,000', '12'])
    const tried = await send('Quote', rows, { dryRun: true })
    const open = { heading: 'Số lượng', text: '1,000', thousands: 1000, decimals: 1 }
    expect(tried.numbers).toEqual([{ ...open, chosen: null }])
    expect(tried.rows[0]).toMatchObject({ faults: ['Số lượng'], action: 'fail' })
    const refused = await send('Quote', rows)
    expect(refused.summary).toMatchObject({ added: 0, failed: 2 })
    expect(told(refused)[0][1]).toContain('Số lượng: không rõ “1,000” viết dấu ngăn hàng nghìn hay dấu thập phân')
    const chosen = await send('Quote', rows, { dryRun: true, numbers: { 'Số lượng': 'decimals' } })
    expect(chosen).toMatchObject({ ListItem: [], numbers: [{ ...open, chosen: 'decimals' }] })
    await send('Quote', rows, { numbers: { 'Số lượng': 'thousands' } })
    expect(await lines('BGS3')).toEqual([
      [1000, 25_000],
      [12, 25_000],
    ])
    await send('Quote', quote('BGS4', ['1.000', '1,000']), { numbers: { 'Số lượng': 'decimals' } })
    expect((await lines('BGS4')).map(([quantity]: number[]) => quantity)).toEqual([1, 1])
  })

  it('are not asked for in another way than the two there are', async () => {
    for (const numbers of ['decimals', { 'Số lượng': 'maybe' }, { 'Số lượng': 1 }, []]) {
      await expect(send('Quote', quote('BGS5', ['1,000']), { numbers })).rejects.toThrow('numbers')
    }
  })
})
