/** What of a group's rights a call may leave out, and what is told of it in the log. */
import { expect, test } from 'vitest'
import { openTrade } from '#test/support/trade.ts'

const trade = await openTrade('quyennhom')
let made = 0
const group = (permissions: readonly object[]) =>
  trade.saved('ApiGroupUser', { Code: `N${(made += 1)}`, Name: 'Nhóm', permissions })
const rightOf = async (id: string, FuncID: string) => {
  const { permissions } = await trade.info('ApiGroupUser', id)
  const { R, A, U, D } = permissions.find((one: { FuncID: string }) => one.FuncID === FuncID)
  return [R && 'R', A && 'A', U && 'U', D && 'D'].filter(Boolean).join('')
}
const save = async (body: object) => (await trade.call('ApiGroupUser', 'UpdateDB', body)).body.Data

test.each([
  [{ A: true }, 'RA'],
  [{ U: true, D: true }, 'RUD'],
  [{ R: true }, 'R'],
  [{ full: true }, 'RAUD'],
  [{ R: false, A: true, U: true }, ''],
  [{ R: false, full: true }, ''],
])('a new group with %j may %s', async (flags, expected) => {
  expect(await rightOf(await group([{ FuncID: 'Quote', ...flags }]), 'Quote')).toBe(expected)
})

test('taking R away takes everything of the function away, and nothing of others', async () => {
  const id = await group([
    { FuncID: 'Order', A: true, own: true },
    { FuncID: 'Quote', full: true },
  ])
  expect(await save({ s_ID: id, permissions: [{ FuncID: 'Order', R: false }] })).toMatchObject({ Description: 'ok' })
  expect([await rightOf(id, 'Order'), await rightOf(id, 'Quote')]).toEqual(['', 'RAUD'])
})

test('a list that names nothing is refused; without a list the rights stay', async () => {
  const id = await group([{ FuncID: 'Order', R: true }])
  expect(await save({ s_ID: id, permissions: [] })).toMatchObject({
    Description: 'Không có quyền nào để thay đổi',
    errors: [{ code: 'permissionsEmpty' }],
  })
  expect(await save({ s_ID: id, Name: 'Tên khác' })).toMatchObject({ Description: 'ok' })
  expect(await rightOf(id, 'Order')).toBe('R')
})

test('a change of rights is told as such, before and after in the names of the calls', async () => {
  const id = await group([{ FuncID: 'Order', R: true }])
  await save({ s_ID: id, permissions: [{ FuncID: 'Order', D: true }] })
  const { ListItem } = await trade.data('ApiEvent', 'getlist', { recordId: id })
  expect(ListItem[0].action).toBe('Phân quyền')
  const told = await trade.info('ApiEvent', ListItem[0].s_ID)
  const ofOrder = ({ permissions }: { permissions: { FuncID: string }[] }) =>
    permissions.find(({ FuncID }) => FuncID === 'Order')
  expect(told.before).toMatchObject({ s_ID: id, Name: 'Nhóm', version: 1 })
  expect(ofOrder(told.before)).toEqual({ FuncID: 'Order', R: true, A: false, U: false, D: false })
  expect(ofOrder(told.after)).toEqual({ FuncID: 'Order', R: true, A: false, U: false, D: true })
})

test('delivered accountants see products in stock', async () => {
  const { ListItem } = await trade.data('ApiGroupUser', 'getList', {})
  const { s_ID } = ListItem.find(({ Code }: { Code: string }) => Code === 'KETOAN')
  expect(await rightOf(s_ID, 'ProductInStock')).toBe('R')
})
