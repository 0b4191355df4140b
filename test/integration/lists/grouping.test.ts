/** Groups of the rows of lists: counts, sums, order, rights, workbooks and refusals, in every list. */
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookModules } from '#books/rows.server.ts'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import { documentGroups, listGroups, rowGroups } from '#model/grouping.ts'
import { apiKeyList } from '#system/api-key.ts'
import { eventList } from '#system/event.ts'
import { groupList } from '#system/group.ts'
import { letterList } from '#system/letter.ts'
import { templateList } from '#system/print-template.ts'
import { userList } from '#system/user.ts'
import { workList } from '#system/work.ts'
import type { Anything } from '../../support/app.ts'
import { expectGroups } from '../../support/grouped.ts'
import { quarterOf } from '../../support/quarter.ts'
import { openTrade, received, sold } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const trade = await openTrade('minhtam')
const { ids, data, token: admin } = trade
/** Customer, quantity at 1,000 before 10 % of tax, day; the last one is a draft. */
const made = [
  ['KH000001', 1, '2026-11-02'],
  ['KH000002', 2, '2026-11-10'],
  ['KH000001', 3, '2026-11-20'],
  ['KH000002', 4, '2026-10-31'],
  ['KH000001', 5, '2026-11-20'],
] as const

beforeAll(async () => {
  await received(trade, { SP000001: [100, 500] }, { dtDate: '2026-10-01' })
  for (const [code, quantity, dtDate] of made)
    await sold(
      trade,
      { SP000001: [quantity, 1000] },
      { Object_ID: ids[code], dtDate, ...(quantity === 5 && { draft: true }) },
    )
})

const groupsOf = async (query: Record<string, string>, module = 'Order') => {
  const { ListGroup } = await data(module, 'getlist', query)
  return ListGroup.map(({ Name, TotalCount, arrSUM }: Anything) => [
    Name,
    TotalCount,
    (arrSUM.find((one: Anything) => one.Name === 'TotalTax')?.Total ?? 0) / 1100,
  ])
}

describe('bills', () => {
  const customers = [
    ['Đối tác KH000001', 3, 4],
    ['Đối tác KH000002', 2, 6],
  ]
  it('stand by customer, in the order of the names; drafts count and are in no sum', async () => {
    expect(await groupsOf({ groupBy: 'Object_ID' })).toEqual(customers)
  })
  it.each([
    ['ObjName', 'false', customers.toReversed()],
    ['TotalTax', 'false', customers.toReversed()],
    ['TotalTax', 'true', customers],
    ['NumberID', 'false', customers],
  ])('stand in the order of %s, ascending: %s', async (ColSort, asc, groups) => {
    expect(await groupsOf({ groupBy: 'Object_ID', ColSort, asc })).toEqual(groups)
  })
  it('stand by month, the latest first as the list itself', async () => {
    expect(await groupsOf({ groupBy: 'dtDate:month' })).toEqual([
      ['Tháng 11/2026', 4, 6],
      ['Tháng 10/2026', 1, 4],
    ])
  })
  it('stand by state, of what else restricts the list', async () => {
    const where = JSON.stringify({ all: [{ field: 'TotalTax', op: 'ge', value: 2200 }] })
    expect(await groupsOf({ groupBy: 'Trangthai', where, FromDate: '2026-11-01' })).toEqual([
      ['Đã ghi sổ', 2, 5],
      ['Lưu tạm', 1, 0],
    ])
  })
  it('are the rows of a group, by pages', async () => {
    const asked = { groupBy: 'Object_ID', group: ids['KH000001']!, nItem: '2', ColSort: 'TotalTax', asc: 'true' }
    const page = await data('Order', 'getlist', { ...asked, CurrentIndex: '2' })
    expect([page.TotalCount, page.ListItem.map((row: Anything) => row.TotalTax), page.ListGroup]).toEqual([
      3,
      [5500],
      undefined,
    ])
  })
  it('stand in the workbook with heads and sums', async () => {
    const { ListItem, TotalCount } = await data('Order', 'ExportList', { groupBy: 'Object_ID' })
    const { sheets } = await readXlsx(Buffer.from(ListItem, 'base64'))
    const { rows } = sheets[0]!
    const total = rows[3]!.indexOf('Tổng tiền')
    expect(TotalCount).toBe(5)
    expect(String(rows[1]![0])).toContain('Nhóm theo: Khách hàng')
    expect(rows.slice(4).map((row) => [row[0], row[total]])).toEqual([
      ['Đối tác KH000001 · 3 dòng', 4400],
      ['BH000003', 3300],
      [null, 5500],
      ['BH000001', 1100],
      ['Đối tác KH000002 · 2 dòng', 6600],
      ['BH000002', 2200],
      ['BH000004', 4400],
      [expect.stringContaining('Tổng'), 11000],
    ])
  })
})

describe('what is refused', () => {
  const asked = async (query: Record<string, string>, token = admin, module = 'Order') =>
    await trade.call(module, 'getlist', null, { query, token })
  it.each<Record<string, string>>([
    { groupBy: 'Object_ID:month' },
    { groupBy: 'dtDate:week' },
    { groupBy: 'TotalTax' },
    { groupBy: 'dtDate', group: 'gestern' },
    { groupBy: 'Object_ID', group: 'x' },
    { groupBy: 'dtDate:month', group: '2026-02-30' },
  ])('%j cannot be read: 400', async (query) => {
    const { status, body } = await asked(query)
    expect([status, body.ErrorCode]).toEqual([400, -1])
    expect(body.ErrorMessage).not.toBe('')
  })
  it('a column that does not exist', async () => {
    expect((await asked({ groupBy: 'abc' })).body.ErrorMessage).toBe('Điều kiện lọc không hợp lệ: abc')
  })
  it('tells no sum of a column that one may not see', async () => {
    const token = await userWith(trade, { ProductInStock: { R: true } })
    const { body } = await asked({ groupBy: 'StoreName' }, token, 'ProductInStock')
    expect(body.Data.ListGroup[0].arrSUM.find((one: Anything) => one.Name === 'value').Total).toBeNull()
  })
  it('counts only what a user may see who is limited to own documents', async () => {
    const token = await userWith(trade, { Order: { R: true, A: true, own: true } })
    const { body } = await asked({ groupBy: 'Object_ID' }, token)
    expect([body.Data.ListGroup, body.Data.GroupCount, body.Data.TotalCount]).toEqual([[], 0, 0])
  })
})

const rowLists = [
  ...bookModules.map(({ definition }) => definition),
  apiKeyList,
  eventList,
  groupList,
  letterList,
  templateList,
  userList,
  workList,
]
const subjects = [
  ...documents.map((definition) => ({
    kind: 'document',
    call: `${definition.wire.module}/getlist`,
    fields: documentGroups(definition),
  })),
  ...lists.map((list) => ({ kind: 'list', call: `${list.wire.module}/${list.wire.list}`, fields: listGroups(list) })),
  ...rowLists.map((list) => ({ kind: 'rows', call: `${list.module}/${list.list}`, fields: rowGroups(list) })),
].filter(({ fields }) => fields.length > 0)

it.each(quarterOf(subjects, ({ kind }) => kind))('the groups of $call are its rows', async ({ call, fields }) => {
  const [module, name] = call.split('/') as [string, string]
  const ask = async (query: Readonly<Record<string, string>>) => {
    const { body } = await trade.call(module, name, null, { query: { all: 'True', ...query }, token: admin })
    expect([call, query, body.ErrorCode, body.ErrorMessage]).toEqual([call, query, 0, ''])
    return body.Data
  }
  for (const field of fields) await expectGroups(ask, field)
})
