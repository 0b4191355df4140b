/** What an import makes besides records needs the rights of what it makes. */
import { expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { workbookOf } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const trade = await openTrade('minhtam')
const { ids } = trade
const rows = [
  ['Mã hàng', 'Tên hàng', 'Nhóm hàng', 'ĐVT', 'Giá vốn', 'Tồn kho'],
  ['Q01', 'Quạt', 'Điện', 'Chiếc', 100, 5],
]
const carry = { Store_ID: ids['KHO01'], dtDate: '2026-11-01' }
const send = async (token: string, more: object): Promise<Anything> => {
  const body = { fileName: 'a.xlsx', fileToBytes: await workbookOf(rows), ...more }
  return trade.call('Product', 'ImportList', body, { token })
}
const rights = { R: true, A: true, U: true, D: true }

it('a unit is made by those who may add units', async () => {
  const clerk = await userWith(trade, { Product: rights })
  const tried = await send(clerk, { dryRun: true })
  // Everybody may add groups of goods.
  expect(tried.body.Data.missing).toMatchObject([
    { name: 'Điện', allowed: true },
    { name: 'Chiếc', allowed: false },
  ])
  const { Data } = (await send(clerk, { createMissing: true })).body
  expect(Data.ListItem).toMatchObject([{ rowNumber: 2, Description: 'Bạn không có quyền thêm Đơn vị tính Chiếc' }])
  expect(Data.summary).toMatchObject({ added: 0, failed: 1 })
})

it('opening stock is made by those who may add it, and offered to nobody else', async () => {
  const clerk = await userWith(trade, { Product: rights, Category: rights })
  expect((await send(clerk, { dryRun: true, look: true })).body.Data.carry).toBeUndefined()
  expect((await send(clerk, { createMissing: true, carry })).status).toBe(403)
  const keeper = await userWith(trade, { Product: rights, Category: rights, ProductBegin: rights })
  // Costs stay hidden from those who may not see them: the stock is worth the buying price.
  const look = (await send(keeper, { dryRun: true, look: true })).body.Data
  expect(look.carry).toMatchObject({ title: 'Tồn đầu kỳ' })
  expect(look.columns.map((one: Anything) => one.heading)).not.toContain('Giá vốn')
  const { Data } = (await send(keeper, { createMissing: true, carry })).body
  expect(Data).toMatchObject({ summary: { added: 1 }, documents: [{ lines: 1 }] })
  const admin = await trade.signIn('minhtam')
  const { ListItem } = (await trade.call('ProductBegin', 'getlist', null, { token: admin })).body.Data
  expect(ListItem).toMatchObject([{ totalQty: 5, goodsAmount: 0 }])
  // A second opening stock is offered, but not proposed.
  expect(look.carry.isProposed).toBe(true)
  expect((await send(keeper, { dryRun: true, look: true })).body.Data.carry.isProposed).toBe(false)
})

it('a document that is refused as a whole refuses the import', async () => {
  const admin = await trade.signIn('minhtam')
  const told = async (head: object) => {
    const { status, body } = await send(admin, { createMissing: true, updateExisting: true, carry: head })
    expect([status, body.Data?.summary]).toEqual([200, undefined])
    return body.Data?.Description ?? body.ErrorMessage
  }
  expect(await told({ dtDate: '2026-11-01' })).toContain('Kho')
  expect(await told({ Store_ID: 'x', dtDate: '2026-11-01' })).toContain('Kho')
  expect(await told({ ...carry, Store_ID: ids['NUOC'] })).toContain('Kho')
  expect(await told({ ...carry, dtDate: 'hôm qua' })).toContain('Ngày')
})
