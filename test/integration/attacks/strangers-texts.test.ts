/** Texts of strangers stay texts: in answers, on the screen, on paper, in workbooks, and there and back. */
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { systemClock } from '#kernel/clock.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { readWorkbook } from '#output/xlsx/xlsx-read.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { renderService } from '#server/render/service.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import { createTestApp } from '../../support/app.ts'

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</td></tr></table><script>alert(1)</script>',
  '&lt;b&gt; &amp; &#60;',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '@SUM(1+1)',
  '-2+3',
  '=HYPERLINK("http://x.vn","y")',
  '{{ company.name }} {{{ x }}} ${1+1}',
  'abc\u202Egnp.exe',
  'zero\u200Bwidth',
]

/** As they are kept: without the signs that nobody can see. */
const kept = hostile.map(visibleText)

const test = await createTestApp()
let print: ReturnType<typeof renderService>
let token = ''
const group = (index: number) => `NH${String(index).padStart(2, '0')}`

const saved = async (module: string, body: unknown): Promise<string> => {
  const { Data } = (await test.call(module, 'UpdateDB', body)).body
  expect([body, Data.Description]).toEqual([body, 'ok'])
  return Data.s_ID as string
}
const rowsOf = async (module: string, name: string, query: Record<string, string> = {}) =>
  (await test.call(module, name, null, { query: { nItem: '1000', ...query } })).body.Data.ListItem

beforeAll(async () => {
  await test.makeTenant('minhtam')
  token = await test.signIn('minhtam')
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
  expect(address).toContain('127.0.0.1')
  print = renderService({
    reports: [],
    templates: deliveredForms,
    words: catalogues,
    application: { host: '127.0.0.1', port: (test.app.server.address() as AddressInfo).port },
    baseDomain: 'vua.test',
    now: () => systemClock.now(),
    log: pino({ level: 'silent' }),
  })
})
afterAll(() => print.close())

describe('in lists and workbooks', () => {
  const listed = async (): Promise<string[]> =>
    (await rowsOf('ListProductGroup', 'getList'))
      .filter((row: { Code: string }) => /^NH\d\d$/.test(row.Code))
      .toSorted((a: { Code: string }, b: { Code: string }) => (a.Code < b.Code ? -1 : 1))
      .map((row: { Name: string }) => row.Name)
  const exported = async () =>
    (await test.call('ListProductGroup', 'ExportList', null, { query: { nItem: '1000' } })).body.Data.ListItem as string

  it('they come back as they were saved', async () => {
    const [branch] = await rowsOf('ApiListBranchProduct', 'getList')
    for (const [index, Name] of hostile.entries())
      await saved('ListProductGroup', { Code: group(index), Name, note: `x\r\n${Name}`, Branch_ID: branch.Id })
    expect(await listed()).toEqual(kept)
  })

  it('they are texts of cells and no formulas', async () => {
    const base64 = await exported()
    const xml = readable(JSON.stringify({ base64 }))
    expect(xml).toContain('<c r=')
    expect(/<f[ >]/.test(xml)).toBe(false)
    const [sheet] = await readWorkbook(Buffer.from(base64, 'base64'))
    const at = sheet!.headings.indexOf('Tên')
    const names = sheet!.rows.map((row) => row[at])
    for (const name of kept) expect(names).toContain(name)
  })

  it('they are the same after an import of what was exported', async () => {
    const [sheet] = await readWorkbook(Buffer.from(await exported(), 'base64'))
    const rows = sheet!.rows.filter((row) => /^NH\d\d$/.test(String(row[sheet!.headings.indexOf('Mã')])))
    const columns = [
      ['Mã nhóm hàng', 'Mã'],
      ['Tên nhóm hàng', 'Tên'],
      ['Mã ngành hàng', ''],
    ].map(([label, from], index) => ({ key: `c${index}`, kind: 'text' as const, label: label!, from: from! }))
    const bytes = await writeWorkbook({
      sheets: [
        {
          name: 'data',
          columns,
          rows: rows.map((row) =>
            Object.fromEntries(
              columns.map(({ key, from }) => [key, from ? String(row[sheet!.headings.indexOf(from)]) : 'CHUNG']),
            ),
          ),
        },
      ],
      language: 'vi',
      words: String,
    })
    const body = { fileName: '=1+1', fileToBytes: Buffer.from(bytes).toString('base64'), updateExisting: true }
    const answer = await test.call('ListProductGroup', 'ImportList', body)
    expect(answer.body.Data.summary).toMatchObject({ updated: hostile.length, failed: 0 })
    expect(await listed()).toEqual(kept)
  })
})

describe('in prints', () => {
  let printed: unknown
  beforeAll(async () => {
    const [unit] = await rowsOf('ApiListUnit', 'getList')
    const [first] = await rowsOf('ListProductGroup', 'getList')
    const goods: string[] = []
    for (const Name of hostile)
      goods.push(await saved('Product', { Name, Group_ID: first.Id, unitId: unit.Id, trackStock: false }))
    const partner = await saved('Customer', { Name: hostile[0], partnerType: 1, address1: hostile[2] })
    const lines = goods.map((Product_ID) => ({ Product_ID, Qty: 1, Price: 1000, Note: hostile[9] }))
    const bill = await saved('Order', { Object_ID: partner, Description: hostile[9], lines })
    const info = await test.call('Order', 'getInfo', null, { query: { s_ID: bill } })
    expect(info.body.Data.lines.map((line: { ProductName: string }) => line.ProductName)).toEqual(kept)
    printed = (await test.call('Order', 'getPrint', null, { query: { s_ID: bill } })).body.Data
  })
  const ask = (url: string) =>
    print.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${token}`, 'x-tenant': 'minhtam', 'content-type': 'application/json' },
      payload: JSON.stringify(printed),
    })
  /** What is seen: no blanks, no signs that only steer. */
  const letters = (text: string): string => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '')

  it('they are texts on the screen', async () => {
    const answer = (await ask('/pdf/html')).json<{ html: string }>()
    // The bar code of the bill is drawn by the form itself.
    const html = answer.html.replaceAll(/<svg role="img" aria-label="Barcode"[^>]*><path d="[^"]*"\/><\/svg>/g, '')
    expect(/<(?:script|svg|iframe)|\son\w+=[^ ]*alert\(1\)>|<img[^>]+onerror/i.test(html)).toBe(false)
    const shown = letters(
      html
        .replaceAll(/<style>.*?<\/style>/gs, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll(/&#0?39;/g, "'")
        .replaceAll('&amp;', '&'),
    )
    for (const text of kept) expect(shown).toContain(letters(text))
  })

  it('they are texts on paper', async () => {
    const answer = await ask('/pdf/print')
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
    for (const one of kept) expect(letters(text)).toContain(letters(one))
    expect(answer.rawPayload.includes('/JavaScript') || answer.rawPayload.includes('/Launch')).toBe(false)
  })
})
