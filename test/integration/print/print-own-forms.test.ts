/** The print service with the forms of a tenant: which it asks for, and what it refuses. */
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { pino } from 'pino'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { renderService } from '#server/render/service.ts'
import { module, openTemplates, own } from '../../support/templates.ts'
import { runsOf } from '../../support/quarter.ts'

const { trade, named, printed, saved } = await openTemplates()
const faults: string[] = []
let asked: string[] = []
let url = ''
const service = { close: () => Promise.resolve() }

beforeAll(async () => {
  trade.app.server.on('request', (request) => asked.push(request.url!.split('?')[0]!))
  await trade.app.listen({ port: 0, host: '127.0.0.1' })
  const started = renderService({
    reports: [],
    templates: deliveredForms,
    words: catalogues,
    application: { host: '127.0.0.1', port: (trade.app.server.address() as AddressInfo).port },
    baseDomain: 'localhost',
    now: () => new Date('2026-11-20T07:05:00Z'),
    log: pino({ level: 'error' }, { write: (line: string) => void faults.push(line) }),
  })
  url = await started.listen({ port: 0, host: '127.0.0.1' })
  service.close = () => started.close().then(() => {})
})
afterAll(() => service.close())
beforeEach(() => {
  asked = []
})

const post = async (body: object, token = trade.token): Promise<[number, string]> => {
  const answer = await fetch(`${url}/pdf/html`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-tenant': 'minhtam' },
    body: JSON.stringify(body),
  })
  const { html, Message } = (await answer.json()) as { html?: string; Message?: string }
  return [answer.status, html ?? Message ?? '']
}

describe('the print service', () => {
  it('asks for no form of a tenant that changed none', async () => {
    const { info, code } = await printed()
    asked = []
    const [status, html] = await post({ info, code })
    expect([status, html.includes('HÓA ĐƠN BÁN HÀNG')]).toEqual([200, true])
    expect(asked).toEqual(['/api/session-check'])
  })

  it('makes one file of a hundred documents in their order, and answers others meanwhile', async () => {
    const { info, code } = await printed()
    const documents = Array.from({ length: 100 }, (_, at) => ({
      code,
      info: { ...info, NumberID: `BH${(7 * at) % 100}.` },
      ...(at === 0 && { copies: 2 }),
    }))
    asked = []
    const whole = fetch(`${url}/pdf/print`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${trade.token}`, 'x-tenant': 'minhtam' },
      body: JSON.stringify({ documents }),
    })
    expect((await post({ info, code }))[0]).toBe(200)
    const answer = await whole
    expect(answer.headers.get('content-disposition')).toContain('BH0_BH93_')
    const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const { text } = await extractText(file, { mergePages: false })
    const numbers = text.map((page) => /Số: BH(\d+)\./.exec(page.normalize('NFC'))?.[1])
    expect(numbers).toEqual([0, ...documents.keys()].map((at) => String((7 * at) % 100)))
    expect(asked).toEqual(['/api/session-check', '/api/session-check'])
    expect(await post({ documents: [] })).toEqual([400, expect.stringContaining('documents')])
  })

  it('prints own and changed forms on their paper, and only those in use', async () => {
    await saved({ ...own, content: '<p>Của tôi {{NumberID}}</p>', pageWidth: 72, pageHeight: 90 })
    const { s_ID, content } = await trade.data(module, 'getInfo', { s_ID: 'PHIEUGIAOHANG' })
    await saved({ s_ID, content: content.replace('PHIEUGIAOHANG', 'X').replace('PHIẾU GIAO HÀNG', 'GIAO TẬN NƠI') })
    const { info, code } = await printed({ templateId: 'BILL-2' })
    asked = []
    const [status, html] = await post({ info, code })
    expect(asked).toEqual(['/api/session-check', '/api/print-form'])
    expect([status, html.includes(`Của tôi ${info.NumberID}`), html.includes('72mm')]).toEqual([200, true, true])
    expect((await post({ info, code, size: 'A5' }))[1]).toContain('148mm')
    expect((await post({ info, code: 'PHIEUGIAOHANG' }))[1]).toContain('GIAO TẬN NƠI')

    await saved({ s_ID: (await named('BILL-2')).s_ID, active: false })
    expect(await post({ info, code })).toEqual([400, 'Không tìm thấy mẫu in BILL-2'])
    expect(await post({ info, code: 'bill-3' })).toEqual([400, 'Không tìm thấy mẫu in bill-3'])
    // What the author tries is not what is stored.
    expect((await post({ info, code, content: '<p>thử {{NumberID}}</p>' }))[1]).toContain(`thử ${info.NumberID}`)
  })

  it('prints on a roll what is made for one: the form of its kind, as it was delivered, changed or made here', async () => {
    const { info } = await printed()
    const on = async (code: string, size: string) => (await post({ info, code, size }))[1]
    asked = []
    for (const code of ['HOADONBANHANG', 'PHIEUXUATKHO', 'HOADONBANHANG_K80']) {
      for (const size of ['K80', 'K58']) {
        const html = await on(code, size)
        expect(html).toContain(`${size.slice(1)}mm`)
        expect([html.includes('Thu ngân'), html.includes('STT')]).toEqual([true, false])
      }
    }
    expect(await on('PHIEUXUATKHO', 'A5')).toContain('STT')
    expect(asked).not.toContain('/api/print-form')
    const voucher = await post({ info: { ...info, amount: 5000, Method: 1 }, code: 'PHIEUTHU', size: 'K80' })
    expect([voucher[0], voucher[1].includes('PHIẾU THU'), voucher[1].includes('Mẫu số')]).toEqual([200, true, false])

    const roll = await trade.data(module, 'getInfo', { s_ID: 'HOADONBANHANG_K80' })
    await saved({ s_ID: roll.s_ID, content: roll.content.replace('Thu ngân', 'Người bán') })
    await saved({ ...own, Code: 'SHEET', content: '<page size="A4"><p>Tờ của tôi</p>' })
    await saved({ ...own, Code: 'NARROW', content: '<p>Hẹp</p>', size: null, pageWidth: 72 })
    await saved({ ...own, Code: 'SAYS', content: '<page size="K58"><p>Cuộn của tôi</p>', size: null })
    for (const code of ['HOADONBANHANG', 'SHEET']) expect(await on(code, 'K80')).toContain('Người bán')
    expect(await on('SHEET', 'A5')).toContain('Tờ của tôi')
    expect(await on('NARROW', 'K80')).toContain('Hẹp')
    expect(await on('SAYS', 'K80')).toContain('Cuộn của tôi')
    // Put away, it is no form that could take the place.
    await saved({ s_ID: (await named('HOADONBANHANG_K80')).s_ID, active: false })
    expect(await on('SHEET', 'K80')).toContain('Tờ của tôi')
    expect(await on('HOADONBANHANG', 'K80')).toContain('STT')
    await saved({ s_ID: (await named('HOADONBANHANG_K80')).s_ID, active: true, content: roll.content })
    for (const code of ['SHEET', 'NARROW', 'SAYS']) await trade.call(module, 'DeleteDB', [(await named(code)).s_ID])
  })

  it('says so if the application is asked in vain for who prints', async () =>
    expect((await post({ info: {}, code: 'BILL-2' }, 'dead'))[0]).toBe(401))

  it('answers any form with the whole page or a refusal, and never with a fault', async () => {
    const piece = fc.constantFrom(
      '<div data-each="/lines">',
      '</div>',
      '<p>',
      '</p>',
      '{{Total|words}}',
      '{{__proto__}}',
      '<img src="http://127.0.0.1/x.png">',
      '<qr text="{{NumberID}}">',
      '<barcode text="{{NumberID}}">',
      '<labels sheet="9x9">',
      '<label copies="4999">',
      '</label></labels>',
      '<table><tr><td colspan="99">',
      '</td></tr></table>',
      '<page size="K58" margin="59">',
      '<columns><column width="1mm">',
      '</column></columns>',
      '<signatures><sign title="x"></signatures>',
      '<break>',
      '<keep>',
      '</keep>',
      'x'.repeat(500),
      '\u0000',
    )
    const info = { NumberID: 'BH1', Total: 10, lines: Array.from({ length: 30 }, (_, at) => ({ Total: at })) }
    asked = []
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const [status, text] = await post({ info, code: 'X', content: pieces.join('') || 'x' })
        expect([200, 400]).toContain(status)
        expect(text).not.toBe('')
        if (status === 200) expect(text).toContain('</')
      }),
      { numRuns: runsOf(150) },
    )
    // Nothing but the session was asked for.
    expect(new Set(asked)).toEqual(new Set(['/api/session-check']))
    expect(faults).toEqual([])
  }, 60_000)

  it('refuses the whole print of a form that would become too much', async () => {
    const info = { a: Array.from({ length: 2000 }, (_, index) => index) }
    const content = '<div data-each="/a"><div data-each="/a"><p>{{.}}</p></div></div>'
    expect(await post({ info, code: 'X', content })).toEqual([400, 'Mẫu in quá lớn hoặc quá phức tạp'])
  })
})
