import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { createTestApp, type Anything, type TestApp } from '../../support/app.ts'
import { userWith } from '../../support/users.ts'

let test: TestApp
let admin = ''
let tenantId = ''
beforeAll(async () => {
  test = await createTestApp()
  tenantId = (await test.makeTenant('minhtam')).id
  admin = await test.signIn('minhtam')
})

describe('grid formats', () => {
  it('are one’s own, or everybody’s with U of the module', async () => {
    const layout = {
      columns: [
        { field: 'NumberID', visible: true, width: 200, order: 0, fixed: true, sort: 'desc', sortOrder: 0 },
        { field: 'gone', visible: true },
      ],
      pageSize: 50,
    }
    const token = await userWith(test, { Order: { R: true } })
    const call = (name: string, body: unknown, as: string) => test.call('User', name, body, { token: as })
    const read = async (as: string) =>
      (await test.call('User', 'getGridFormat', null, { token: as, query: { gridId: 'Order.list' } })).body.Data
    expect((await read(token)).scope).toBe('default')
    const refused = await call('SaveGridFormat', { gridId: 'Order.list', forAll: true, layout }, token)
    expect([refused.status, refused.body.Message]).toEqual([403, 'Bạn không có quyền lưu cho tất cả người dùng'])
    expect((await call('SaveGridFormat', { gridId: 'Order.list', forAll: true, layout }, admin)).body.Data).toEqual({
      Description: 'ok',
    })
    expect((await read(token)).scope).toBe('all')
    await call('SaveGridFormat', { gridId: 'Order.list', forAll: false, layout: { columns: [], pageSize: 20 } }, token)
    const own = await read(token)
    expect([own.scope, own.layout.columns.every((one: Anything) => one.visible)]).toEqual(['user', true])
    await call('DeleteGridFormat', { gridId: 'Order.list', forAll: false }, token)
    const common = await read(token)
    expect([
      common.scope,
      common.layout.pageSize,
      common.layout.columns[0],
      common.layout.columns.some((one: Anything) => one.field === 'gone'),
    ]).toEqual(['all', 50, layout.columns[0], false])
    const kept = await call('DeleteGridFormat', { gridId: 'Order.list', forAll: true }, token)
    expect([kept.status, kept.body.Message]).toEqual([403, 'Bạn không có quyền xóa'])
  })

  it('is kept of lists there are, with columns they have, once each', async () => {
    const token = await userWith(test, { Order: { R: true } })
    const column = (field: string, width: number) => ({ field, visible: true, width, order: 0 })
    const save = (gridId: string, fields: string[]) =>
      test.call(
        'User',
        'SaveGridFormat',
        { gridId, layout: { columns: fields.map((field, index) => column(field, 100 + index)), pageSize: 50 } },
        { token },
      )
    for (const gridId of ['made.up', 'Order.other', 'order.list', 'Dashboard.list'])
      expect((await save(gridId, ['NumberID'])).body.Data.Description).toBe(`Không có bảng ${gridId}`)
    const view = { gridId: 'made.up', name: 'a', query: '', layout: null }
    expect((await test.call('User', 'SaveGridView', view, { token })).body.Data.Description).toBe(
      'Không có bảng made.up',
    )
    await save('Order.list', [...Array.from({ length: 150 }, (_, at) => `made${at}`), 'NumberID', 'dtDate', 'NumberID'])
    const [row] = await test.database.inTenant({ tenant: tenantId, user: null }, (tx) =>
      tx.query<{ fields: string[] }>(
        sql`select array(select jsonb_path_query(layout, '$.columns[*].field') #>> '{}') as fields from grid_format where grid_id = 'Order.list' order by updated_at desc limit 1`,
      ),
    )
    expect(row!.fields).toEqual(['NumberID', 'dtDate'])
    expect((await save('ApiEvent.list', ['at'])).body.Data.Description).toBe('ok')
  })

  it('has saved views beside it, one’s own or everybody’s', async () => {
    const layout = { columns: [{ field: 'NumberID', visible: true, width: 200, order: 0, fixed: true }], pageSize: 50 }
    const gridId = 'Order.list'
    const token = await userWith(test, { Order: { R: true } })
    const other = await userWith(test, { Order: { R: true } })
    const call = (name: string, body: unknown, as: string) => test.call('User', name, body, { token: as })
    const names = async (as: string): Promise<string[]> =>
      (await test.call('User', 'getGridViews', null, { token: as, query: { gridId } })).body.Data.ListItem.map(
        (one: Anything) => `${one.name}${one.forAll ? ' (all)' : ''}`,
      )
    const mine = await call('SaveGridView', { gridId, name: 'Còn nợ lâu', query: 'payStatus=1', layout }, token)
    expect(mine.body.Data.Description).toBe('ok')
    const refused = await call('SaveGridView', { gridId, name: 'Chung', query: '', forAll: true }, token)
    expect([refused.status, refused.body.Message]).toEqual([403, 'Bạn không có quyền lưu cho tất cả người dùng'])
    const common = (await call('SaveGridView', { gridId, name: 'Chung', query: '', forAll: true }, admin)).body.Data
    expect(await names(token)).toEqual(['Chung (all)', 'Còn nợ lâu'])
    expect(await names(other)).toEqual(['Chung (all)'])

    const twice = await call('SaveGridView', { gridId, name: 'CÒN NỢ LÂU', query: '' }, token)
    expect(twice.body.Data).toMatchObject({
      Description: 'Đã có chế độ xem tên CÒN NỢ LÂU, vui lòng đặt tên khác',
    })
    expect((await call('SaveGridView', { gridId, name: ' ', query: '' }, token)).body.Data.Description).toBe(
      'Chưa nhập tên chế độ xem',
    )
    const { id } = mine.body.Data
    expect((await call('SaveGridView', { gridId, id, name: 'Của người khác' }, other)).body.Data.Description).toBe(
      'Chế độ xem không còn nữa, vui lòng tải lại trang',
    )
    await call('SaveGridView', { gridId, id, name: 'Nợ lâu', query: 'payStatus=1', layout }, token)
    expect(await names(token)).toEqual(['Chung (all)', 'Nợ lâu'])
    await call('DeleteGridView', { gridId, id }, other)
    const kept = await call('DeleteGridView', { gridId, id: common.id }, token)
    expect([kept.status, kept.body.Message]).toEqual([403, 'Bạn không có quyền xóa'])
    expect(await names(token)).toEqual(['Chung (all)', 'Nợ lâu'])
    await call('DeleteGridView', { gridId, id }, token)
    await call('DeleteGridView', { gridId, id: common.id }, admin)
    expect(await names(token)).toEqual([])
  })

  it('has saved conditions of reports, under the names of their calls', async () => {
    const token = await userWith(test, { ReportStock: { R: true, U: true } })
    const save = (gridId: string) =>
      test.call('User', 'SaveGridView', { gridId, name: 'Quý của kho', query: 'preset=THISQUARTER' }, { token })
    const gridId = 'ReportOfStore.rptNXT'
    expect((await save(gridId)).body.Data.Description).toBe('ok')
    const { ListItem } = (await test.call('User', 'getGridViews', null, { token, query: { gridId } })).body.Data
    expect(ListItem).toMatchObject([{ name: 'Quý của kho', query: 'preset=THISQUARTER', forAll: false, layout: null }])
    expect((await save('ReportOfStore.list')).body.Data.Description).toBe('Không có bảng ReportOfStore.list')
  })
})
