/** What an import makes besides its rows, and how it reads what real files have. */
import { describe, expect, it } from 'vitest'
import { verify } from '../../../scripts/lib/verification.ts'
import type { Anything } from '../../support/app.ts'
import { senderOf, told } from '../../support/import-file.ts'
import { workbookOf, type Rows } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('nhapthem')

const send = senderOf(trade)
const listed = async (module: string, name = 'getList'): Promise<Anything[]> =>
  (await trade.data(module, name, { all: 'True' })).ListItem
const product = async (code: string): Promise<Anything> => {
  const { ListItem } = await trade.data('Product', 'getlist', { KeySearch: code, all: 'True' })
  const found = ListItem.find((one: Anything) => one.Code === code)
  return found && trade.info('Product', found.Id ?? found.s_ID)
}
const sound = async () => {
  const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
}

describe('what is made on the way', () => {
  const headings = ['Mã hàng', 'Tên hàng', 'Nhóm hàng', 'ĐVT']

  it('is made only for rows that are right, and not at all where one is wrong and that was asked', async () => {
    const rows = [headings, ['MOI01', 'Kẹo dừa', 'Kẹo', 'Gói'], ['MOI02', '', 'Mứt', 'Hũ']]
    const whole = await send('Product', rows, { createMissing: true, allOrNothing: true })
    expect(whole.summary).toEqual({ total: 2, added: 0, updated: 0, failed: 1 })
    const names = async () => (await listed('ListProductGroup')).map((one) => one.Name)
    expect(await names()).not.toContain('Kẹo')
    await send('Product', rows, { createMissing: true })
    expect(await names()).toContain('Kẹo')
    expect(await names()).not.toContain('Mứt')
    expect((await listed('ApiListUnit')).map((one) => one.Name)).not.toContain('Hũ')
    // The store's branch is the first one, because the file names none.
    expect((await listed('ListProductGroup')).find((one) => one.Name === 'Kẹo')).toMatchObject({ branchName: 'Chung' })
  })

  it('is found again by name without accents and case, and told apart by its branch', async () => {
    const rows = [
      headings,
      ['MOI03', 'Kẹo gừng', 'KEO', 'gói'],
      ['MOI04', 'Khác 1', 'Bánh>>Khác', 'gói'],
      ['MOI05', 'Khác 2', 'Kẹo các loại>>Khác', 'gói'],
    ]
    const first = await send('Product', rows, { createMissing: true })
    expect(first.missing.map((one: Anything) => [one.kind, one.name])).toEqual([
      ['Ngành hàng', 'Bánh'],
      ['Nhóm hàng', 'Khác'],
      ['Ngành hàng', 'Kẹo các loại'],
      ['Nhóm hàng', 'Khác'],
    ])
    expect(first.summary).toMatchObject({ added: 3, failed: 0 })
    expect((await product('MOI03')).Group_ID).toBe((await product('MOI01')).Group_ID)
    expect((await product('MOI04')).Group_ID).not.toBe((await product('MOI05')).Group_ID)
    const again = await send('Product', rows, { updateExisting: true })
    expect(again).toMatchObject({ missing: [], summary: { unchanged: 3 } })
    const unclear = await send('Product', [headings, ['MOI06', 'Không rõ', 'Khác', 'gói']], { createMissing: true })
    expect(told(unclear.ListItem)).toEqual([[2, 'Nhóm hàng: nhiều bản ghi cùng tên, vui lòng ghi mã']])
  })

  it('is not needed for goods without a group: they get the one that every business begins with', async () => {
    const general = (await listed('ListProductGroup')).find((one) => one.Code === 'CHUNG')
    expect(general).toMatchObject({ Name: 'Chung', branchName: 'Chung' })
    const short = ['Mã hàng', 'Tên hàng', 'ĐVT']
    const unit = (await listed('ApiListUnit'))[0].Name
    const added = { summary: { added: 1, failed: 0 }, missing: [] }
    expect(await send('Product', [short, ['CHG01', 'Không nhóm', unit]])).toMatchObject(added)
    expect(await send('Product', [headings, ['CHG02', 'Ô trống', '', unit]])).toMatchObject(added)
    expect((await product('CHG01')).Group_ID).toBe(general.Id ?? general.s_ID)
    expect((await product('CHG02')).Group_ID).toBe(general.Id ?? general.s_ID)
    // Goods that have a group keep it.
    const before = await product('MOI01')
    await send('Product', [short, ['MOI01', 'Kẹo dừa sáp', unit]], { updateExisting: true })
    expect(await product('MOI01')).toMatchObject({ Name: 'Kẹo dừa sáp', Group_ID: before.Group_ID })
    // A call still says the group itself.
    const { errors } = await trade.data('Product', 'UpdateDB', {}, { Name: 'Gọi thẳng', unitId: before.unitId })
    expect(errors.map((one: Anything) => one.path)).toContain('Group_ID')
  })

  it('is never what a failed formula says', async () => {
    const rows = [headings, ['#N/A', 'Kẹo mè', 'Kẹo', 'Gói'], ['MOI09', 'Kẹo lạc', '#REF!', 'Gói']]
    const answer = await send('Product', rows, { createMissing: true })
    expect(told(answer.ListItem)).toEqual([
      [2, 'Mã 1: ô có công thức lỗi hoặc chưa tính (#N/A), vui lòng mở tệp, tính lại và lưu'],
      [3, 'Nhóm hàng: ô có công thức lỗi hoặc chưa tính (#REF!), vui lòng mở tệp, tính lại và lưu'],
    ])
    expect(answer).toMatchObject({ missing: [], summary: { added: 0, failed: 2 } })
  })

  it('are kinds of income, too, for a voucher that names one', async () => {
    const rows = [
      ['Loại', 'Người nộp tiền', 'Phương thức', 'Mã quỹ', 'Mã khoản thu', 'Số tiền', 'Diễn giải'],
      ['Khác', 'Ông Ba', 'Tiền mặt', 'TM', 'Bán phế liệu', 7000, 'bìa cũ'],
    ]
    const tried = await send('Income', rows, { dryRun: true })
    expect(tried.missing).toMatchObject([{ name: 'Bán phế liệu', rows: [2] }])
    expect(tried.summary.failed).toBe(0)
    expect((await send('Income', rows)).summary.failed).toBe(1)
    expect(await send('Income', rows, { createMissing: true })).toMatchObject({ summary: { added: 1, failed: 0 } })
    expect((await listed('ApiListOtherIncome')).find((one) => one.Name === 'Bán phế liệu')).toMatchObject({
      Code: 'BANPHELIEU',
    })
    await sound()
  })

  it('belongs to this business alone', async () => {
    const admin = await trade.signIn('nhapthem')
    await trade.makeTenant('hangxom')
    const other = await trade.signIn('hangxom')
    const fileToBytes = await workbookOf([headings, ['MOI01', 'Kẹo dừa', 'Kẹo', 'Gói']])
    const { body } = await trade.call(
      'Product',
      'ImportList',
      { fileName: 'a.xlsx', fileToBytes, dryRun: true },
      { tenant: 'hangxom', token: other },
    )
    expect(body.Data.missing.map((one: Anything) => one.name)).toEqual(['Kẹo', 'Gói'])
    await trade.call('Product', 'getList', null, { tenant: 'nhapthem', token: admin })
    await trade.signIn('nhapthem')
  })
})

describe('a real file', () => {
  it('has titles, days as text, blank rows and columns, and numbers in both notations', async () => {
    const rows: Rows = [
      ['BÁO GIÁ'],
      ['', 'Số phiếu', '', 'Ngày lập', 'Mã khách hàng', 'Mã hàng', 'Số lượng', 'Đơn giá'],
      ['', 'BG000900', '', '05/11/2026 09:30', 'KH000001', 'SP000001', '1.234,5', '1,234.5'],
      [],
      ['', 'BG000901', '', 46331, 'KH000001', 'SP000001', 0.1 + 0.2, '12 000 đ'],
    ]
    const answer = await send('Quote', rows)
    expect(told(answer.ListItem)).toEqual([])
    const { ListItem } = await trade.data('Quote', 'getlist', {
      KeySearch: 'BG00090',
      ColSort: 'NumberID',
      asc: 'True',
    })
    const [first, second] = await Promise.all(ListItem.map((one: Anything) => trade.info('Quote', one.s_ID)))
    expect(first).toMatchObject({ dtDate: '2026-11-05', lines: [{ Qty: 1234.5, Price: 1234.5 }] })
    expect(second).toMatchObject({ dtDate: '2026-11-05', lines: [{ Qty: 0.3, Price: 12000 }] })
  })
})
