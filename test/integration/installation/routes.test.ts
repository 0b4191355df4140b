/** What the door to all calls does besides: re-submission, limits, bodies, files, failures. */
import { beforeAll, describe, expect, it } from 'vitest'
import { needs } from '#model/right.ts'
import { Refused, problem } from '#kernel/problem.ts'
import type { Call } from '#server/call/call.ts'
import { DatabaseAway } from '#server/database/database.ts'
import { createTestApp, type Anything, type TestApp } from '../../support/app.ts'

const about = { title: 'api.answer', answers: {} }
const calls: Call[] = [
  {
    path: 'Test/fault',
    about,
    demand: 'signedIn',
    run: async () => {
      throw new Error('secret inside')
    },
  },
  {
    path: 'Test/away',
    about,
    demand: 'signedIn',
    run: async () => {
      throw new DatabaseAway(new Error('gone'))
    },
  },
  {
    path: 'Test/refused',
    about,
    demand: 'signedIn',
    errorStyle: 'save',
    run: async () => {
      throw new Refused(
        [
          { ...problem('lines.1.x', 'creditLimit', { balance: '1', added: '2', limit: '3' }), confirmable: true },
          problem('', 'stale'),
        ],
        7,
      )
    },
  },
  {
    path: 'Test/slow',
    about,
    demand: needs(['Order', 'R']),
    kind: 'report',
    timeoutMs: 50,
    run: (scope) => scope.tx.query({ text: 'select pg_sleep(5)', values: [] }),
  },
  {
    path: 'Test/writes',
    about,
    demand: 'signedIn',
    run: (scope) => scope.tx.query({ text: 'delete from grid_format', values: [] }),
  },
]

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ more: calls })
  await test.makeTenant('minhtam')
  await test.signIn('minhtam')
})

const customer = (requestId: string, name = 'Khách') =>
  test.call('Customer', 'UpdateDB', { Name: name, partnerType: 1, requestId })
const countOf = async (name: string): Promise<number> =>
  (await test.call('Customer', 'getlist', null, { query: { KeySeach: name } })).body.Data.TotalCount

describe('the same requestId', () => {
  it('does the work once and answers it twice', async () => {
    const first = await customer('lan-dau-0001', 'Trùng một')
    const second = await customer('lan-dau-0001', 'Trùng một')
    expect([first.headers['x-replayed'], second.headers['x-replayed']]).toEqual([undefined, 'true'])
    expect(second.body).toEqual(first.body)
    expect(await countOf('Trùng một')).toBe(1)
  })

  it('on two connections at once: the second waits for the first', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => customer('cung-luc-0001', 'Trùng hai')))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body)
    expect(answers.filter((answer) => answer.headers['x-replayed'] === 'true')).toHaveLength(3)
    expect(await countOf('Trùng hai')).toBe(1)
  })

  it('for other data is refused; the order of keys and the place of the id are no difference', async () => {
    await customer('khac-0000001', 'Trùng ba')
    expect((await customer('khac-0000001', 'Trùng bốn')).body).toEqual({
      ErrorCode: -1,
      ErrorMessage: 'Mã yêu cầu đã được dùng cho dữ liệu khác',
      Message: '',
      Data: null,
    })
    const turned = await test.call(
      'Customer',
      'UpdateDB',
      { partnerType: 1, Name: 'Trùng ba' },
      { query: { requestId: 'khac-0000001' } },
    )
    expect(turned.headers['x-replayed']).toBe('true')
  })

  it('of a refused save is free', async () => {
    expect((await customer('sua-00000001', '')).body.Data.Description).toBe('Chưa nhập tên')
    expect((await customer('sua-00000001', 'Trùng năm')).body.Data.Description).toBe('ok')
  })

  it('belongs to its call, and must look like one', async () => {
    await customer('chung-000001', 'Trùng sáu')
    const other = await test.call('ApiListStore', 'UpdateDB', {
      Code: 'KHO2',
      Name: 'Kho 2',
      requestId: 'chung-000001',
    })
    expect([other.body.Data.Description, other.headers['x-replayed']]).toEqual(['ok', undefined])
    for (const wrong of ['ngan', 'có dấu 12345', 'x'.repeat(65)]) expect((await customer(wrong)).status).toBe(400)
  })

  it('protects batches too', async () => {
    const { s_ID: id } = (await customer('xoa-truoc-001', 'Sẽ xóa')).body.Data
    const remove = () => test.call('Customer', 'DeleteDB', [id], { query: { requestId: 'xoa-000000001' } })
    expect((await remove()).body.Data).toEqual({ TotalCount: 1, ListItem: [] })
    expect((await remove()).body.Data).toEqual({ TotalCount: 1, ListItem: [] })
  })
})

describe('a failure', () => {
  it('of the program has a reference, and its stack only in the log', async () => {
    const answer = await test.call('Test', 'fault')
    const reference = /Mã lỗi: ([0-9A-F]{6})$/.exec(answer.body.Message)?.[1]
    expect([answer.status, reference !== undefined, answer.raw.includes('secret')]).toEqual([500, true, false])
    expect(test.faults.at(-1)).toContain(reference)
    expect(test.faults.at(-1)).toContain('secret inside')
  })

  it('of the database is told as such', async () => {
    const answer = await test.call('Test', 'away')
    expect([answer.status, answer.body.Message]).toEqual([503, 'Không thể kết nối máy chủ, vui lòng thử lại'])
  })

  it('by rules names what may be confirmed, and the stored version', async () => {
    const answer = await test.call('Test', 'refused')
    expect(answer.body.Data).toMatchObject({
      Description: 'Chứng từ đã được người khác thay đổi, vui lòng tải lại',
      version: 7,
      confirm: ['creditLimit'],
      errors: [
        { path: '', code: 'stale' },
        {
          path: 'lines.1.x',
          code: 'creditLimit',
          message: 'Vượt hạn mức công nợ. Đang nợ 1, đơn ghi nợ 2, hạn mức 3.',
        },
      ],
    })
  })

  it('of a report that takes too long says what to do', async () => {
    expect((await test.call('Test', 'slow')).body).toMatchObject({
      ErrorCode: -1,
      ErrorMessage: 'Báo cáo quá lớn, vui lòng thu hẹp điều kiện',
    })
  })

  it('speaks the language that is asked', async () => {
    const answer = await test.call('Order', 'getInfo', null, { headers: { language: 'en' }, query: { s_ID: 'x' } })
    expect(answer.body.ErrorMessage).toBe('Not found')
  })
})

describe('a call', () => {
  it('that only reads cannot write', async () => {
    expect((await test.call('Test', 'writes')).status).toBe(500)
  })

  it('tells what it cost the database', async () => {
    expect((await test.call('Order', 'getlist')).headers['server-timing']).toMatch(/^db;dur=\d+\.\d;desc="\d+"$/)
  })

  it('of no known path is 404, of a too large body 413', async () => {
    expect((await test.call('Nothing', 'here')).status).toBe(404)
    const large = await test.call('Customer', 'UpdateDB', { Name: 'x'.repeat(10 * 1024 * 1024) })
    expect([large.status, large.body.Message]).toEqual([413, 'Dữ liệu gửi lên quá lớn'])
  })

  it('of a stranger is refused before its body is read', async () => {
    const large = { Name: 'x'.repeat(200 * 1024) }
    const unread = await test.app.inject({
      method: 'POST',
      url: '/api/Customer/UpdateDB',
      headers: { 'x-tenant': 'minhtam', 'content-type': 'application/json' },
      payload: '{"Name": no json at all',
    })
    expect(unread.statusCode).toBe(401)
    expect((await test.call('User', 'forgotPassword', large, { token: null })).status).toBe(413)
    expect((await test.call('Customer', 'UpdateDB', large)).status).toBe(200)
  })

  it('comes at most 600 times a minute from one user, however many sessions he has', async () => {
    const limited = await createTestApp({ callsPerMinute: 6 })
    await limited.makeTenant('minhtam')
    const [first, second] = [await limited.signIn('minhtam'), await limited.signIn('minhtam')]
    const ask = async (token: string) => (await limited.call('User', 'getConfig', null, { token })).status
    expect(await Promise.all([ask(first), ask(second)])).toEqual([200, 200])
    const statuses = [
      await ask(first),
      await ask(second),
      await ask(first),
      await ask(second),
      await ask(first),
      await ask(second),
      await ask(first),
      await ask(second),
    ]
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
  })
})

describe('a body', () => {
  const send = (payload: string, contentType = 'application/json') =>
    test.call('Customer', 'UpdateDB').then(() =>
      test.app.inject({
        method: 'POST',
        url: '/api/Customer/UpdateDB',
        headers: { ...headers, 'content-type': contentType },
        payload,
      }),
    )
  let headers: Record<string, string> = {}
  beforeAll(async () => {
    headers = { 'x-tenant': 'minhtam', authorization: `Bearer ${await test.signIn('minhtam')}` }
  })

  it.each([
    ['{"Name":', 400],
    ['[1,2', 400],
    ['nonsense', 400],
    ['{"__proto__":{"isAdmin":true}}', 400],
    ['{"a":{"constructor":{"prototype":{}}}}', 400],
    ['{"\\u005f_proto__":1}', 400],
    ['['.repeat(200), 400],
    [`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, 400],
    ['"text"', 200],
    ['5', 200],
    ['[]', 200],
    ['{}', 200],
  ])('%s is answered %s', async (payload, status) => {
    expect((await send(payload)).statusCode).toBe(status)
  })

  it.each([
    ['Customer', 'UpdateDB'],
    ['Order', 'UpdateDB'],
    ['ApiConfig', 'UpdateDB'],
    ['User', 'SaveGridFormat'],
  ])('of another kind than %s/%s takes is told which it takes', async (module, name) => {
    const told = async (body: unknown, language: string) =>
      JSON.stringify((await test.call(module, name, body, { headers: { language } })).body)
    for (const body of [[], [{}], 'text', 5]) {
      expect(await told(body, 'vi')).toContain('Nội dung gửi lên phải là một đối tượng')
      expect(await told(body, 'en')).toContain('The body has to be an object')
    }
  })

  it('of a call that takes many is told that it takes a list', async () => {
    expect(JSON.stringify((await test.call('Customer', 'DeleteDB', {})).body)).toContain('một danh sách có ít nhất')
  })

  it('keeps every digit of its numbers', async () => {
    const saved = (await send('{"Name":"Số lớn","partnerType":1,"creditLimit":1234567890123.1234}')).json<{
      Data: Anything
    }>()
    expect(saved.Data.errors).toMatchObject([{ path: 'creditLimit', code: 'tooManyDecimals' }])
    const whole = (await send('{"Name":"Số lớn","partnerType":1,"creditLimit":9999999999999.000}')).json<{
      Data: Anything
    }>()
    expect(whole.Data.Description).toBe('ok')
    const tooLarge = (await send('{"Name":"Số lớn","partnerType":1,"creditLimit":10000000000000.0000}')).json<{
      Data: Anything
    }>()
    expect(tooLarge.Data.errors).toMatchObject([{ path: 'creditLimit', code: 'outOfRange' }])
  })

  it('with half a letter is mended, and a zero byte is no part of it', async () => {
    const half = (await send('{"Name":"A\\ud800B","partnerType":1}')).json<{ Data: Anything }>()
    expect(half.Data.Description).toBe('ok')
    expect((await test.call('Customer', 'getInfo', null, { query: { s_ID: half.Data.s_ID } })).body.Data.Name).toBe(
      'A\uFFFDB',
    )
    const zero = (await send('{"Name":"A\\u0000B","partnerType":1}')).json<{ Data: Anything }>()
    expect((await test.call('Customer', 'getInfo', null, { query: { s_ID: zero.Data.s_ID } })).body.Data.Name).toBe(
      'AB',
    )
  })
})

describe('a file', () => {
  const upload = async (name: string, bytes: Buffer) => {
    const boundary = 'x123'
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const token = await test.signIn('minhtam')
    return test.app.inject({
      method: 'POST',
      url: '/api/File/upload',
      headers: {
        'x-tenant': 'minhtam',
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    })
  }
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

  it('is what its bytes are, whatever it calls itself', async () => {
    const { Data } = (await upload('../../hình ảnh.png', png)).json<{ Data: Anything }>()
    expect(Data).toMatchObject({ fileName: 'hình ảnh.png', size: 11 })
    const shown = await test.call('File', Data.id, null, { method: 'GET' })
    expect([shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual(['image/png', 'nosniff'])
    const page = (await upload('trang.txt', Buffer.from('<script>alert(1)</script>'))).json<{ Data: Anything }>()
    const served = await test.call('File', page.Data.id, null, { method: 'GET' })
    expect([served.headers['content-type'], String(served.headers['content-disposition']).split(';')[0]]).toEqual([
      'text/plain; charset=utf-8',
      'attachment',
    ])
  })

  it('has at most 10 MB, and is there', async () => {
    expect((await upload('x.bin', Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413)
    expect((await upload('x.bin', Buffer.alloc(0))).json<{ ErrorCode: number }>().ErrorCode).toBe(-1)
  })

  it('of the logo is for everybody, and not too large', async () => {
    const { id } = (await upload('logo.png', png)).json<{ Data: Anything }>().Data
    expect((await test.call('User', 'SaveConfig', { LinkLogo: `/api/File/${id}` })).body.Data).toBe('ok')
    const { id: large } = (await upload('lon.png', Buffer.concat([png, Buffer.alloc(1024 * 1024)]))).json<{
      Data: Anything
    }>().Data
    expect((await test.call('User', 'SaveConfig', { LinkLogo: `api/File/${large}` })).body.Data).toBe(
      'Logo tối đa 1 MB',
    )
  })
})

describe('a sheet', () => {
  it('of the template can be sent back as it is', async () => {
    for (const module of ['ApiListBranchProduct', 'ProductBegin', 'Income', 'Outcome', 'Customer', 'Product']) {
      const template = await test.call(module, 'ImportTemplate')
      const answer = await test.call(module, 'ImportList', {
        fileName: 'mau.xlsx',
        fileToBytes: template.body.Data.ListItem,
        dryRun: true,
      })
      expect([module, answer.body.ErrorCode, answer.body.Data?.summary.total]).toEqual([module, 0, 1])
    }
  })

  it('is saved, and what is exported can be imported', async () => {
    const template = await test.call('ApiListBranchProduct', 'ImportTemplate')
    const send = (fileToBytes: string, more: object = {}) =>
      test.call('ApiListBranchProduct', 'ImportList', { fileName: 'mau.xlsx', fileToBytes, ...more })
    expect((await send(template.body.Data.ListItem)).body.Data).toMatchObject({
      TotalCount: 1,
      ListItem: [],
      summary: { total: 1, added: 1, updated: 0, failed: 0 },
    })
    expect((await send(template.body.Data.ListItem)).body.Data.ListItem).toMatchObject([
      { rowNumber: 2, Description: expect.stringContaining('đã tồn tại') },
    ])
    expect((await send(template.body.Data.ListItem, { updateExisting: true })).body.Data.summary).toMatchObject({
      updated: 1,
      failed: 0,
    })
  })

  it('that is none is refused', async () => {
    for (const fileToBytes of ['', 'khong phai', Buffer.from('abc').toString('base64'), 5, null]) {
      const answer = await test.call('Customer', 'ImportList', { fileName: 'x.xlsx', fileToBytes })
      expect([fileToBytes, answer.body.ErrorCode, answer.status]).toEqual([fileToBytes, -1, 200])
    }
  })
})
