import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { defineReport, reportMeta, type AnyReport } from '#model/report.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { printed } from '#output/forms/form-parts.ts'
import { renderService, type RenderOptions } from '#server/render/service.ts'

/** A pixel, to be a logo. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const report: AnyReport = defineReport({
  ...reportMeta('sales', 'test'),
  code: 'REPORT_TEST',
  title: 'print.total',
  params: {},
  dates: 'range',
  conditions: [],
  groupBy: 'group',
  sums: ['amount', 'balance'],
  orientation: 'landscape',
  file: 'Test',
  wire: { path: '', params: 'body' },
  columns: [
    { key: 'ordinal', kind: 'integer', label: 'STT', wire: 'Ordinal' },
    { key: 'date', kind: 'day', label: 'Ngày', wire: 'dtDate' },
    { key: 'group', kind: 'text', label: 'Khách hàng', wire: 'ObjName' },
    { key: 'amount', kind: 'money', label: 'Thành tiền', wire: 'Total', total: true },
    { key: 'balance', kind: 'money', label: 'Còn lại', wire: 'conlai' },
  ],
})
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    Ordinal: index + 1,
    dtDate: '2026-09-10',
    ObjName: index < count / 2 ? 'Đại lý Minh Tâm' : 'Tạp hóa Cô Ba',
    Total: 1000,
    conlai: index,
  }))

let now = new Date('2026-11-20T07:05:00Z')
let asked: IncomingMessage[] = []
const application = createServer((request, reply) => {
  asked.push(request)
  if (request.url === '/api/File/logo') {
    reply.setHeader('content-type', 'image/png').end(png)
    return
  }
  const token = request.headers.authorization
  reply.statusCode = token === 'Bearer good' ? 200 : token === 'Bearer foreign' ? 403 : 401
  reply.end('{}')
})
const options = (): RenderOptions => ({
  reports: [report],
  templates: deliveredForms,
  words: catalogues,
  application: { host: '127.0.0.1', port: (application.address() as AddressInfo).port },
  baseDomain: 'localhost',
  now: () => now,
  log: pino({ level: 'silent' }),
})
let service: ReturnType<typeof renderService>
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve))
  service = renderService(options())
  url = await service.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await service.close()
  application.close()
})
beforeEach(() => {
  asked = []
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer good', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const message = async (answer: Response): Promise<[number, string]> => {
  const body = (await answer.json()) as { ErrorCode: number; ErrorMessage: string; Message: string; Data: null }
  expect(body).toEqual({ ErrorCode: -1, ErrorMessage: body.Message, Message: body.Message, Data: null })
  return [answer.status, body.Message]
}
const html = async (answer: Response): Promise<string> => ((await answer.json()) as { html: string }).html
const pages = async (answer: Response): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: false })).text
const form = (code: string) => deliveredForms.find((one) => one.code === code)!

describe('who may print', () => {
  it('nobody without a token, or with a dead one', async () => {
    const expired = [401, 'Phiên làm việc đã hết hạn, vui lòng đăng nhập lại']
    expect(await message(await post('/pdf/html', {}, { authorization: '' }))).toEqual(expired)
    expect(await message(await post('/pdf/html', {}, { authorization: 'Bearer dead' }))).toEqual(expired)
    expect(await message(await post('/pdf/html', {}, { authorization: 'Basic good' }))).toEqual(expired)
  })
  it('a session the application knows, asked about each time, with its tenant', async () => {
    const call = (authorization: string) =>
      post('/pdf/html', { code: 'PHIEUTHU', info: {} }, { authorization, 'x-tenant': 'minhtam' })
    expect((await call('Bearer good')).status).toBe(200)
    expect((await call('Bearer good')).status).toBe(200)
    expect(
      asked.map((request) => [request.method, request.url, request.headers['x-tenant'], request.headers.authorization]),
    ).toEqual(Array(2).fill(['GET', '/api/session-check', 'minhtam', 'Bearer good']))
  })
  it('not a user of another tenant', async () =>
    expect(await message(await post('/pdf/html', {}, { authorization: 'Bearer foreign' }))).toEqual([
      403,
      'Bạn không có quyền truy cập doanh nghiệp này',
    ]))
})

describe('a document', () => {
  it.each(deliveredForms.map((one) => one.code))('%s as PDF', async (code) => {
    const answer = await post('/pdf/print', { code, info: form(code).sample }, { timezone: '7' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await pages(answer)).join('').length).toBeGreaterThan(300)
  })
  it('says on the screen what it says on paper', async () => {
    const shown = await html(await post('/pdf/html', { code: 'HOADONBANHANG', info: form('HOADONBANHANG').sample }))
    const paper = (
      await pages(await post('/pdf/print', { code: 'HOADONBANHANG', info: form('HOADONBANHANG').sample }))
    ).join(' ')
    const words = shown
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&[a-z#0-9]+;/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
    for (const word of words) expect(paper.normalize('NFC')).toContain(word)
    expect(shown).toContain('(Phiếu này không có giá trị thay thế hóa đơn GTGT)')
  })
  it('takes the paper of the call', async () => {
    const size = async (body: object) => {
      const file = await getDocumentProxy(
        new Uint8Array(
          await (
            await post('/pdf/print', { code: 'HOADONBANHANG', info: form('HOADONBANHANG').sample, ...body })
          ).arrayBuffer(),
        ),
      )
      return (await file.getPage(1)).view.slice(2).map((points) => Math.round((points * 25.4) / 72))
    }
    expect(await size({})).toEqual([210, 297])
    expect(await size({ size: 'A5', orientation: 'landscape' })).toEqual([210, 148])
    expect(await size({ size: 'A4', pageWidth: 100, pageHeight: 120 })).toEqual([100, 120])
    expect((await size({ size: 'K80' }))[0]).toBe(80)
  })
  it('is printed by the tenant’s own form when it comes along', async () => {
    const shown = await html(
      await post('/pdf/html', {
        code: 'MAURIENG',
        info: { NumberID: 'BH1', lines: [{ a: '<b>' }] },
        content: '<h1>{{NumberID}}</h1><p data-each="lines">{{a}}</p><script>x</script>',
      }),
    )
    expect(shown).toContain('<b>BH1</b></h1>')
    expect(shown).toContain('&lt;b&gt;')
    expect(shown).not.toContain('<script')
  })
  it('carries the logo of the application, and fetches nothing from elsewhere', async () => {
    const call = async (LinkLogo: string) =>
      html(
        await post('/pdf/html', {
          code: 'HOADONBANHANG',
          info: { ...(form('HOADONBANHANG').sample as object), company: { ...printed.company, LinkLogo } },
        }),
      )
    expect(await call('/api/File/logo')).toContain(`<img src="data:image/png;base64,${png.toString('base64')}"`)
    const fetched = () => asked.map((request) => request.url).filter((path) => path !== '/api/session-check')
    expect(fetched()).toEqual(['/api/File/logo'])
    for (const elsewhere of ['http://127.0.0.2/api/File/logo', '/api/User/getConfig', 'javascript:alert(1)'])
      expect(await call(elsewhere)).not.toContain('<img')
    expect(fetched()).toHaveLength(1)
  })
})

describe('a report', () => {
  const info = {
    ...printed,
    title: 'BÁO CÁO THỬ',
    fromDate: '2026-09-01',
    toDate: '30-09-2026',
    conditions: [{ label: 'Kho', value: 'Tất cả' }],
    dateCreate: '',
  }
  it('has its groups, sums, pages and the time of the caller', async () => {
    const text = await pages(
      await post(
        '/pdf/print',
        {
          code: 'REPORT_TEST',
          info: {
            ...info,
            ListItem: rows(60),
            arrSUM: [
              { Name: 'Total', Total: 60000 },
              { Name: 'conlai', Total: 777 },
            ],
          },
        },
        { timezone: '20' },
      ),
    )
    const whole = text.join('\n').normalize('NFC')
    for (const part of [
      'BÁO CÁO THỬ',
      'Từ ngày 01-09-2026 / Đến ngày 30-09-2026',
      'Kho: Tất cả',
      'Cộng Đại lý Minh Tâm',
      '30.000',
      'Tổng cộng',
      '60.000',
      '777',
      'Người lập biểu',
      'Kế toán trưởng',
      'Giám đốc',
      'Ngày 20 tháng 11 năm 2026',
      `Trang 1/${text.length}`,
    ])
      expect(whole).toContain(part)
    expect(text.length).toBeGreaterThan(1)
  })
  it('is the same when its rows lie in groups', async () => {
    const groups = [
      { name: 'Đại lý Minh Tâm', code: 'KH1', rows: rows(2).slice(0, 1), sums: { Total: 5 } },
      { name: 'Tạp hóa Cô Ba', rows: rows(2).slice(1), sums: {} },
    ]
    const shown = await html(
      await post('/pdf/html', { code: 'REPORT_TEST', info: { ...info, groups, totals: { Total: 9 } } }),
    )
    const sums = [...shown.matchAll(/<tr class="s">(.*?)<\/tr>/g)].map((match) => match[1]!.replace(/<[^>]+>/g, '|'))
    expect(sums).toEqual(['|Cộng Đại lý Minh Tâm||5|||', '|Cộng Tạp hóa Cô Ba||1.000|||', '|Tổng cộng||9|||'])
  })
  it('speaks English when asked', async () => {
    const shown = await html(
      await post(
        '/pdf/html',
        { code: 'REPORT_TEST', info: { ...info, title: '', ListItem: rows(2) } },
        { language: 'en' },
      ),
    )
    for (const part of ['Total', 'From 01-09-2026 / To 30-09-2026', '1,000', 'Prepared by', 'Phone: 028'])
      expect(shown).toContain(part)
  })
  it('may be long', async () => {
    const start = performance.now()
    const text = await pages(await post('/pdf/print', { code: 'REPORT_TEST', info: { ...info, ListItem: rows(5000) } }))
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(text.at(-1)).toContain(`Trang ${text.length}/${text.length}`)
    expect(text.join(' ').match(/10-09-2026/g)).toHaveLength(5000)
  })
  it('is made apart when it is long, the same as a short one would be, one after another and side by side', async () => {
    // Notes nobody prints make the same page of a body too large to be read where calls are answered.
    const body = (notes: string) => ({ code: 'REPORT_TEST', notes, info: { ...info, ListItem: rows(1200) } })
    const wanted = await pages(await post('/pdf/print', body('')))
    const long = async () => pages(await post('/pdf/print', body('x'.repeat(300_000))))
    for (const text of await Promise.all([long(), long()])) expect(text).toEqual(wanted)
    expect(await long()).toEqual(wanted)
    expect(await html(await post('/pdf/html', body('x'.repeat(300_000))))).toBe(
      await html(await post('/pdf/html', body(''))),
    )
  })
  it('carries its logo when it is long, too, fetched by the caller’s own right', async () => {
    const call = async (LinkLogo: string) => {
      const body = {
        code: 'REPORT_TEST',
        info: { ...info, company: { ...printed.company, LinkLogo }, ListItem: rows(3000) },
      }
      return Buffer.from(await (await post('/pdf/print', body, { 'x-tenant': 'long' })).arrayBuffer())
    }
    const [plain, withLogo] = [await call(''), await call('/api/File/logo')]
    const fetched = asked.filter((request) => request.url === '/api/File/logo')
    expect(fetched.map(({ headers }) => [headers.authorization, headers['x-tenant']])).toEqual([
      ['Bearer good', 'long'],
    ])
    const hasPicture = (bytes: Buffer): boolean => /\/Subtype\s*\/Image\b/.test(bytes.toString('latin1'))
    expect([hasPicture(plain), hasPicture(withLogo)]).toEqual([false, true])
  })
  it('is given up when it takes too long', async () => {
    const hasty = renderService({ ...options(), timeoutMs: 1 })
    await hasty.ready()
    const answer = await hasty.inject({
      method: 'POST',
      url: '/pdf/print',
      headers: { authorization: 'Bearer good' },
      payload: { code: 'REPORT_TEST', info: { ...info, ListItem: rows(9000) } },
    })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3'])
    await hasty.close()
  })
  it('is made apart, however small it is', async () => {
    const content = '<table><tr data-each="lines"><td>{{a}}</td></tr></table>'
    const body = (count: number) => ({
      code: 'MAURIENG',
      content,
      info: { lines: Array.from({ length: count }, (_, index) => ({ a: `<${index}>` })) },
    })
    expect((await pages(await post('/pdf/print', body(2000)))).join('').match(/<\d+>/g)).toHaveLength(2000)
    // Only what is made apart can be given up.
    const hasty = renderService({ ...options(), timeoutMs: 1 })
    const call = { method: 'POST', headers: { authorization: 'Bearer good' } } as const
    const status = async (url: string) => (await hasty.inject({ ...call, url, payload: body(1) })).statusCode
    expect([await status('/pdf/print'), await status('/pdf/html')]).toEqual([503, 503])
    await hasty.close()
  })
  it('does not keep short prints waiting', async () => {
    const long = post('/pdf/print', { code: 'REPORT_TEST', info: { ...info, ListItem: rows(8000) } })
    const short = await post('/pdf/print', { code: 'PHIEUTHU', info: form('PHIEUTHU').sample })
    // What nobody reads keeps the service from ending.
    for (const one of [short, await long]) expect([one.status, (await one.blob()).size > 0]).toEqual([200, true])
  })
})

describe('what cannot be printed', () => {
  it('is refused in the envelope', async () => {
    expect(await message(await post('/pdf/print', { code: 'PHIEULA', info: {} }))).toEqual([
      400,
      'Không tìm thấy mẫu in PHIEULA',
    ])
    expect(await message(await post('/pdf/print', { code: 'PHIEULA', info: {} }, { language: 'en' }))).toEqual([
      400,
      'Print form PHIEULA not found',
    ])
    expect(await message(await post('/pdf/print', { info: {} }))).toEqual([400, 'Thiếu giá trị code'])
    expect(await message(await post('/pdf/html', { code: 'PHIEUTHU' }))).toEqual([400, 'Thiếu giá trị info'])
    expect(await message(await post('/pdf/print', '{"code":'))).toEqual([400, 'Dữ liệu gửi lên không đọc được'])
    const noObject = [400, 'Nội dung gửi lên phải là một đối tượng, không phải danh sách hay giá trị đơn']
    expect(await message(await post('/pdf/print', []))).toEqual(noObject)
    expect(await message(await post('/pdf/print', { code: 'PHIEUTHU', info: {}, size: 'A3' }))).toEqual([
      400,
      'Giá trị "A3" của size không đọc được',
    ])
    expect(await message(await post('/pdf/html', { code: 'X', info: {}, content: '<p>\n<b></p>' }))).toEqual([
      400,
      'Mẫu in không đọc được ở dòng 2: </p>',
    ])
    expect(await message(await fetch(`${url}/pdf/print`))).toEqual([405, 'Phương thức gọi không được hỗ trợ'])
    expect(await message(await post('/pdf/other', {}))).toEqual([404, 'Không tìm thấy địa chỉ này'])
  })
  it('is refused in the same words when it is large', async () => {
    const notes = 'x'.repeat(300_000)
    const large = async (body: unknown, language = 'vi') => message(await post('/pdf/print', body, { language }))
    expect(await large({ code: 'PHIEULA', notes, info: {} })).toEqual([400, 'Không tìm thấy mẫu in PHIEULA'])
    expect(await large({ code: 'PHIEULA', notes, info: {} }, 'en')).toEqual([400, 'Print form PHIEULA not found'])
    expect(await large(`{"notes":"${notes}","code":`)).toEqual([400, 'Dữ liệu gửi lên không đọc được'])
    expect((await large([notes]))[1]).toContain('phải là một đối tượng')
    expect(await large(`{"notes":"${notes}","code":"PHIEUTHU","info":{"__proto__":{}}}`)).toEqual([
      400,
      'Dữ liệu gửi lên không đọc được',
    ])
    expect(await large({ code: 'REPORT_TEST', info: { ListItem: Array(50_001).fill({ Total: 1 }) } })).toEqual([
      400,
      'Báo cáo quá lớn, vui lòng thu hẹp điều kiện',
    ])
  })
  it('is no report of more rows than any may have', async () => {
    const answer = await post('/pdf/html', { code: 'REPORT_TEST', info: { ListItem: Array(50_001).fill({}) } })
    expect(await message(answer)).toEqual([400, 'Báo cáo quá lớn, vui lòng thu hẹp điều kiện'])
  })
  it('is not even read when it is too large', async () => {
    expect(
      await message(
        await post('/pdf/html', JSON.stringify({ code: 'PHIEUTHU', info: { x: 'x'.repeat(31 * 1024 * 1024) } })),
      ),
    ).toEqual([413, 'Dữ liệu gửi lên quá lớn'])
  })
})

describe('pages of the application', () => {
  const preflight = (origin: string) =>
    fetch(`${url}/pdf/print`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
  it('may call from their own hosts, with the headers they send', async () => {
    const { port } = application.address() as AddressInfo
    const answer = await preflight(`http://minhtam.localhost:${port}`)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(`http://minhtam.localhost:${port}`)
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, language, timezone, x-tenant',
    )
    const failed = await post('/pdf/print', {}, { origin: `http://minhtam.localhost:${port}`, authorization: '' })
    expect(failed.headers.get('access-control-allow-origin')).toBe(`http://minhtam.localhost:${port}`)
  })
  it('and nobody else', async () =>
    expect((await preflight('http://evil.vn')).headers.get('access-control-allow-origin')).toBeNull())
  it('health is for everyone', async () =>
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' }))
})
