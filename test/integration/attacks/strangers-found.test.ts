/** What dice found out: requests that were answered as faults of the program. */
import { beforeAll, expect, it } from 'vitest'
import { lists } from '#lists/all.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { createTestApp } from '../../support/app.ts'

const test = await createTestApp()
let token = ''
beforeAll(async () => {
  await test.makeTenant('minhtam')
  token = await test.signIn('minhtam')
})

it.each([
  ['a body that ends in the middle', 'x', '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nb'],
  ['a boundary longer than any may be', `"${'z'.repeat(90)}"`, '--x--\r\n'],
])('an upload of %s is unreadable', async (_what, boundary, payload) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/File/upload',
    headers: {
      'x-tenant': 'minhtam',
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  })
  expect([answer.statusCode, answer.json<{ ErrorCode: number }>().ErrorCode]).toEqual([400, -1])
  expect(test.faults).toEqual([])
})

it('a workbook whose second unit cannot be read is refused row by row', async () => {
  const imports = lists.find(({ name }) => name === 'product')!.imports!
  const columns = imports.map(({ heading }, index) => ({
    key: `c${index}`,
    kind: 'text' as const,
    label: heading,
  }))
  const owned = imports.findIndex(({ field }) => field === 'units.factor')
  const row = Object.fromEntries(
    imports.map(({ sample }, index) => [`c${index}`, index === owned ? 'x' : index > owned - 2 ? '' : sample]),
  )
  const bytes = await writeWorkbook({ sheets: [{ name: 'data', columns, rows: [row] }], language: 'vi', words: String })
  const body = { fileName: 'a.xlsx', fileToBytes: Buffer.from(bytes).toString('base64') }
  const answer = await test.call('Product', 'ImportList', body, { token })
  expect([answer.status, answer.body.Data.TotalCount, answer.body.Data.ListItem.length]).toEqual([200, 0, 1])
  expect(test.faults).toEqual([])
})

it('a file to import may be called anything', async () => {
  const columns = ['Mã nhóm hàng', 'Tên nhóm hàng', 'Mã ngành hàng'].map((label, index) => ({
    key: `c${index}`,
    kind: 'text' as const,
    label,
  }))
  const rows = [{ c0: 'NUL', c1: 'Nhóm', c2: 'CHUNG' }]
  const bytes = await writeWorkbook({ sheets: [{ name: 'data', columns, rows }], language: 'vi', words: String })
  const body = { fileName: 'a\0\ud800.xlsx', fileToBytes: Buffer.from(bytes).toString('base64') }
  const answer = await test.call('ListProductGroup', 'ImportList', body, { token })
  expect([answer.status, answer.body.Data?.TotalCount]).toEqual([200, 1])
  expect(test.faults).toEqual([])
})

it('a bill a draft names is in use', async () => {
  const saved = async (module: string, record: object) =>
    (await test.call(module, 'UpdateDB', record, { token })).body.Data.s_ID as string
  const first = async (module: string) =>
    (await test.call(module, 'getList', null, { token })).body.Data.ListItem[0].Id as string
  const Group_ID = await saved('ListProductGroup', {
    Code: 'NH',
    Name: 'Nhóm',
    Branch_ID: await first('ApiListBranchProduct'),
  })
  const Product_ID = await saved('Product', {
    Name: 'Dịch vụ',
    Group_ID,
    unitId: await first('ApiListUnit'),
    trackStock: false,
  })
  const Object_ID = await saved('Customer', { Name: 'Cô Ba', partnerType: 1 })
  const lines = [{ Product_ID, Qty: 1, Price: 1000 }]
  const billId = await saved('Order', { Object_ID, lines })
  await saved('ImportReturn', { Object_ID, billId, lines, draft: true })
  const answer = await test.call('Order', 'DeleteDB', [billId], { token })
  expect(answer.body.Data).toMatchObject({
    TotalCount: 0,
    ListItem: [{ s_ID: billId, Description: 'Chứng từ đã được dùng ở Khách trả hàng, không thể xóa' }],
  })
  expect(test.faults).toEqual([])
})

it.each(['[::1', 'a:b:c'])('a host %s is none', async (host) => {
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': 'minhtam', host }
  const answer = await test.app.inject({ method: 'POST', url: '/api/User/getConfig', headers })
  expect([answer.statusCode < 500, test.faults]).toEqual([true, []])
})
