/** What the print service tells of signs that no font has. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { renderService } from '#server/render/service.ts'

const application = createServer((_, reply) => void reply.end('{}'))
let service: ReturnType<typeof renderService>
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve))
  service = renderService({
    reports: [],
    templates: [],
    words: catalogues,
    application: { host: '127.0.0.1', port: (application.address() as AddressInfo).port },
    baseDomain: 'localhost',
    now: () => new Date('2026-11-20T07:05:00Z'),
    log: pino({ level: 'silent' }),
  })
  url = await service.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await service.close()
  application.close()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer good', ...headers },
    body: JSON.stringify(body),
  })
const html = async (answer: Response): Promise<string> => ((await answer.json()) as { html: string }).html
const pages = async (answer: Response): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: false })).text

describe('signs that no font has', () => {
  const body = (text: string) => ({ code: 'MAURIENG', content: '<p>{{name}}</p>', info: { name: text } })
  const noticeOf = ({ headers }: Response): string => decodeURIComponent(headers.get('x-print-notice') ?? '')
  const said = 'Không in được: 🚚 س ل. Hình bị bỏ qua, chữ khác in thành dấu ?.'
  it('are told with the print, in the language of whoever prints', async () => {
    const printed = await post('/pdf/print', body('Gấp 🚚 سل'))
    expect(noticeOf(printed)).toBe(said)
    expect((await pages(printed)).join('')).toContain('??')
    const english = await post('/pdf/print', body('Gấp 🚚'), { language: 'en' })
    expect(noticeOf(english)).toBe('Cannot be printed: 🚚. Pictures are skipped, other signs are printed as ?.')
    const shown = await post('/pdf/html', body('Gấp 🚚 سل'))
    expect(noticeOf(shown)).toBe(said)
    expect(await html(shown)).toContain('Gấp  ??')
    const { port } = application.address() as AddressInfo
    const { headers } = await post('/pdf/print', body('Gấp 🚚'), { origin: `http://localhost:${port}` })
    expect(headers.get('access-control-expose-headers')).toContain('x-print-notice')
  })
  it('are not those of China, Korea, Japan and Thailand, one print after another', async () => {
    for (const text of ['手机壳 한국산 ไทย', 'Nước mắm', '手机壳 한국산 ไทย']) {
      const answer = await post('/pdf/print', body(text))
      expect(noticeOf(answer)).toBe('')
      expect((await pages(answer)).join('')).toContain(text)
    }
  })
})
