/** Deleted records of lists: what hangs on them, restoring them as they were, and what stands in the way. */
import { describe, expect, it } from 'vitest'
import { forgetExpired } from '#engine/kept-days.ts'
import { sql } from '#engine/sql.ts'
import type { Anything } from '../../support/app.ts'
import { openTrade, received, sold } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const trade = await openTrade('minhtam')
const { ids, data, info, saved, token } = trade
const list = (module: string, name: string, body: unknown, as = token) => trade.call(module, name, body, { token: as })
const remove = async (module: string, ...all: string[]): Promise<Anything> =>
  (await list(module, 'DeleteDB', all)).body.Data
const restore = async (module: string, ...all: string[]): Promise<Anything> =>
  (await list(module, 'Restore', all)).body.Data
const trash = async (query: Record<string, string> = {}): Promise<Anything[]> =>
  (await data('ApiTrash', 'getRecords', query)).ListItem
/** Without what a restored record says of its last change. */
const content = async (module: string, id: string): Promise<Anything> => {
  const { version: _v, updatedBy: _b, updatedAt: _a, UserUpdate: _u, DateUpdate: _d, ...rest } = await info(module, id)
  return rest
}

const goods = await saved('Product', {
  Code: 'HANG',
  Name: 'Nước ép lựu',
  Group_ID: ids['NUOC'],
  unitId: ids['CHAI'],
  VAT: 8,
  sellPrice: 12_345.5,
  stockMin: 3,
  units: [{ unitId: ids['THUNG'], factor: 24, code: 'HANG-T', sellPrice: 280_000 }],
})
const partner = await saved('Customer', {
  Code: 'KHX',
  Name: 'Quán Gió',
  partnerType: 1,
  phone: '0901234567',
  contacts: [{ Name: 'Chị Gió', phone: '0912000111' }],
})
const level = await saved('ApiListPriceLevel', {
  Code: 'SI',
  Name: 'Giá sỉ',
  Products: [{ Product_ID: ids['SP000001'], unitId: ids['CHAI'], m_CustomPrice: 900 }],
})
const records: [string, string][] = [
  ['Product', goods],
  ['Customer', partner],
  ['ApiListPriceLevel', level],
  ['ApiListStore', await saved('ApiListStore', { Code: 'KHO9', Name: 'Kho 9' })],
  ['ApiListBank', await saved('ApiListBank', { Code: 'VCB', Name: 'VCB', kind: 'bank', accountNumber: '001' })],
  ['ApiListUnit', await saved('ApiListUnit', { Code: 'BAO', Name: 'Bao' })],
]

describe.each(records)('%s', (module, id) => {
  it('comes back as it was, and its log says so', async () => {
    const before = await content(module, id)
    const { version } = await info(module, id)
    expect(await remove(module, id)).toMatchObject({ TotalCount: 1, ListItem: [] })
    expect((await trash({ module })).map((row) => row.s_ID)).toEqual([id])
    expect(await restore(module, id)).toMatchObject({ TotalCount: 1, ListItem: [] })
    expect(await content(module, id)).toEqual(before)
    expect((await info(module, id)).version).toBe(version + 1)
    expect(await trash({ module })).toEqual([])
    const [event] = (await data('ApiEvent', 'getlist', { nItem: '1' })).ListItem
    expect(event).toMatchObject({ NumberID: before.Code, action: 'Khôi phục' })
    // There is nothing to restore any more.
    expect((await restore(module, id)).TotalCount).toBe(0)
  })
})

it('several are deleted and restored at once; each that cannot be is named', async () => {
  const [a, b] = [
    await saved('ApiListUnit', { Code: 'LONX', Name: 'Lon' }),
    await saved('ApiListUnit', { Code: 'VIX', Name: 'Vỉ' }),
  ]
  expect((await remove('ApiListUnit', a, b)).TotalCount).toBe(2)
  await saved('ApiListUnit', { Code: 'lonx', Name: 'Lon mới' })
  const answer = await restore('ApiListUnit', a, b)
  expect(answer.TotalCount).toBe(1)
  expect(answer.ListItem).toMatchObject([{ s_ID: a, NumberID: 'LONX', Description: 'Mã LONX đã tồn tại' }])
  expect((await trash({ KeySearch: 'lonx' })).map(({ Code, moduleName }) => [Code, moduleName])).toEqual([
    ['LONX', 'Đơn vị tính'],
  ])
})

it('what it names must be there, too', async () => {
  const group = await saved('ListProductGroup', {
    Code: 'TAM',
    Name: 'Tạm',
    Branch_ID: (await data('ApiListBranchProduct', 'getList')).ListItem[0].Id,
  })
  const id = await saved('Product', { Code: 'TAM1', Name: 'Tạm 1', Group_ID: group, unitId: ids['CHAI'], VAT: 10 })
  await remove('Product', id)
  await remove('ListProductGroup', group)
  expect((await restore('Product', id)).ListItem).toHaveLength(1)
  expect((await restore('ListProductGroup', group)).TotalCount).toBe(1)
  expect((await restore('Product', id)).TotalCount).toBe(1)
})

it('what hangs on it is told before: documents that keep it, records that go with it', async () => {
  await received(trade, { SP000002: [10, 500] })
  await sold(trade, { SP000002: [1, 1000] })
  await sold(trade, { SP000002: [1, 1000] })
  const uses = async (module: string, ...all: string[]) => (await data(module, 'getUses', {}, all)).ListItem
  expect(await uses('Product', ids['SP000002']!, goods)).toEqual([
    expect.objectContaining({ Code: 'HANG', uses: [], goes: [] }),
    expect.objectContaining({
      Code: 'SP000002',
      uses: [
        { name: 'Hóa đơn bán hàng', count: 2 },
        { name: 'Phiếu nhập mua', count: 1 },
      ],
    }),
  ])
  // Whoever sees none of them is told that there are some, and not of which kind.
  const usesFor = async (user: string) =>
    (await list('Product', 'getUses', [ids['SP000002']], user)).body.Data.ListItem[0].uses
  const clerk = await userWith(trade, { Product: { R: true, D: true }, Order: { R: true } })
  expect(await usesFor(clerk)).toEqual([
    { name: 'Hóa đơn bán hàng', count: 2 },
    { name: 'chứng từ bạn không được xem', count: 1 },
  ])
  const own = await userWith(trade, { Product: { R: true, D: true }, Order: { R: true, own: true } })
  expect(await usesFor(own)).toEqual([{ name: 'chứng từ bạn không được xem', count: 3 }])
  await trade.signIn('minhtam')
  expect(await uses('Customer', partner)).toMatchObject([{ uses: [], goes: [{ count: 1 }] }])
  expect((await remove('Product', ids['SP000002']!)).ListItem).toHaveLength(1)
})

it('whoever may delete may restore, and sees no other deleted records', async () => {
  const id = await saved('ApiListUnit', { Code: 'CUON', Name: 'Cuộn' })
  await remove('ApiListUnit', id)
  const clerk = await userWith(trade, { Product: { R: true, A: true, U: true, D: true } })
  const refused = await list('ApiListUnit', 'Restore', [id], clerk)
  expect(refused.status).toBe(403)
  expect((await list('ApiListUnit', 'getUses', [id], clerk)).status).toBe(403)
  const seen = (await trade.call('ApiTrash', 'getRecords', null, { token: clerk })).body.Data
  expect(seen.ListItem.filter((row: Anything) => row.module === 'ApiListUnit')).toEqual([])
})

it('after thirty days it is forgotten', async () => {
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, async (tx) => {
    await tx.query(sql`update deleted_record set deleted_at = now() - interval '31 days'`)
  })
  expect(await trade.data('ApiTrash', 'getRecords').then(({ TotalCount }) => TotalCount)).toBe(0)
  const left = await trade.database.inTenant({ tenant: trade.tenantId, user: null }, async (tx) => {
    await tx.query(forgetExpired('deleted_record', tx.now))
    return tx.query(sql`select 1 from deleted_record t where ${sql.ours('t')}`)
  })
  expect(left).toEqual([])
})
