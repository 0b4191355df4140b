/**
 * What somebody tries who may write print templates: to print without end, to read what he may not, and to put more than
 * words on a page. Grammar and budgets have tests of their own (`form-check.prop.test.ts`, `template.test.ts`).
 */
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { createPrinters, TooLong } from '#server/render/printers.ts'
import type { Anything } from '../../support/app.ts'
import { pngFile } from '../../support/png.ts'
import { module, openTemplates, own } from '../../support/templates.ts'
import { userWith } from '../../support/users.ts'

const { trade, bill, save, listed } = await openTemplates()
const printers = createPrinters({ reports: [], templates: [], words: catalogues }, 20_000)
afterAll(() => printers.end())

/** A picture of two thousand by two thousand points, 32 MB once unpacked. `salt` tells it from others. */
const largePicture = (salt: number): string => {
  const side = 2000
  const pixels = Buffer.alloc((1 + side * 8) * side)
  pixels[1] = salt
  const file = pngFile({ width: side, height: side, bits: 16, colours: 6 }, deflateSync(pixels))
  return `data:image/png;base64,${file.toString('base64')}`
}

interface Tried {
  text: string
  outcome: string
  megabytes: number
}
const print = async (
  content: string,
  info: object,
  wanted: 'pdf' | 'html' = 'pdf',
  more: object = {},
): Promise<Tried> => {
  const body = new TextEncoder().encode(JSON.stringify({ code: 'THU', content, info, ...more }))
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const callbacks = { code: () => {}, logo: () => Promise.resolve(''), form: () => Promise.resolve(null) }
  const made = await printers
    .make({ body, wanted, language: 'vi', now: new Date('2026-11-20T07:05:00Z'), timezone: '7' }, callbacks)
    .then(
      ({ parts }) => ({ text: Buffer.concat(parts).toString('latin1'), outcome: 'ok' }),
      (error: unknown) => ({ text: '', outcome: error instanceof TooLong ? 'too long' : (error as Error).message }),
    )
  clearInterval(watch)
  return { ...made, megabytes: (most - before) / 1e6 }
}
const rows = (count: number) => ({ l: Array.from({ length: count }, (_, a) => ({ a })) })

describe('a form that would take all memory or time', () => {
  const picture = largePicture(1)
  beforeAll(() => print('<p>x</p>', {}))

  it('shows a large picture two hundred times: it is read once', async () => {
    const { outcome, megabytes } = await print(`<img data-each="l" src="${picture}" width="9" height="9">`, rows(200))
    expect(outcome).toBe('ok')
    expect(megabytes).toBeLessThan(600)
  })

  it('shows many large pictures, which come with the record', async () => {
    const info = { l: Array.from({ length: 4 }, (_, salt) => ({ src: largePicture(salt) })) }
    const { outcome, megabytes } = await print('<img data-each="l" src="{{src}}" width="9" height="9">', info)
    expect(outcome).toBe('formTooBig')
    expect(megabytes).toBeLessThan(600)
  })

  it.each([
    ['bar codes without end', '<div data-each="l"><barcode text="ABCDEFGHIJKLMNOP{{a}}"></div>', 160_000],
    ['a million labels', '<labels><label copies="1000000"><p>x</p></label></labels>', 1],
    [
      'bar codes on many labels',
      `<labels><label copies="5000">${'<barcode text="ABCDEF">'.repeat(40)}</label></labels>`,
      1,
    ],
    [
      'columns in columns',
      `${'<columns><column>'.repeat(12)}<p data-each="l">x</p>${'</column></columns>'.repeat(12)}`,
      9000,
    ],
    [
      'what is repeated for each of itself',
      '<div data-each="/l"><div data-each="/l"><b data-each="/l">x</b></div></div>',
      400,
    ],
  ])('%s', async (_, content, count) => {
    const { outcome, megabytes } = await print(content, rows(count))
    expect(outcome).toBe('formTooBig')
    expect(megabytes).toBeLessThan(600)
  })
})

describe('a form that would do more than print', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src="https://evil.example/a.png">',
    '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
    '<img src="file:///etc/passwd">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.example">x</a>',
    '<p onclick="alert(1)" style="background:url(https://evil.example)">x</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<p title="&quot;><script>alert(1)</script>">{{evil}}</p>',
    '<signatures date="{{evil}}"><sign title="{{evil}}" name="{{evil}}"></signatures>',
    '<img src="{{evil}}" alt="{{evil}}" width="20" height="20">',
    '<table><tr><td align="{{evil}}" width="{{evil}}" colspan="{{evil}}">{{evil}}</td></tr></table>',
  ]
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'javascript:'
  it('makes a page of words alone', async () => {
    for (const content of hostile) {
      const { text, outcome } = await print(content, { evil }, 'html')
      if (outcome !== 'ok') continue
      const { html } = JSON.parse(Buffer.from(text, 'latin1').toString()) as { html: string }
      const tags = html.replace(/^<style>.*?<\/style>|aria-label="[^"]*"/gs, '').match(/<[^>]*>/g) ?? []
      const strange = tags.filter((tag) =>
        /<(?!\/?(?:div|p|b|i|table|colgroup|col|tbody|tr|td|span|a)\b)|\son\w+=|(?:href|src)="(?!#)|url\(/i.test(tag),
      )
      expect([content, strange]).toEqual([content, []])
    }
  })

  it('reads nothing of objects but what the record says', async () => {
    const paths = [
      '__proto__',
      'constructor.name',
      'toString',
      'l.constructor',
      'l.map',
      '/__proto__.x',
      'x.length',
      'l.length.constructor',
    ]
    const { text } = await print(
      `<p>[${paths.map((path) => `{{${path}}}`).join('')}]</p>`,
      { ...rows(1), x: 'abc' },
      'html',
    )
    expect(text).toContain('[]')
  })
})

describe('with rights on templates alone', () => {
  it('no call tells of documents, and no form of the settings', async () => {
    const author = await userWith(trade, { PrintTemplate: { R: true, A: true, U: true, D: true } })
    const ask = async (name: string, query: Record<string, string>) =>
      trade.call(module, name, null, { token: author, tenant: 'minhtam', query })
    expect((await ask('getSample', { s_ID: bill, xType: '5' })).status).toBe(403)
    expect((await save({ ...own })).Description).toBe('ok')
    // Of a form of one's own it is known only later what it prints.
    expect((await ask('getSample', { s_ID: bill, Code: own.Code })).status).toBe(403)
    for (const Code of [own.Code, 'BILL-2%', '../BILL-2', '__proto__', 'x'.repeat(5000)]) {
      const { status, raw } = await ask('getSample', { Code })
      expect([Code, status < 500, raw.includes(bill)]).toEqual([Code, true, false])
    }
    const sample = (await ask('getSample', { xType: '5' })).body.Data
    expect(JSON.stringify(sample)).not.toMatch(/password|sealed|secret/i)
  })

  it('a file of forms is read as one, whatever it is', async () => {
    const author = await userWith(trade, { PrintTemplate: { R: true, A: true, U: true, D: true } })
    const before = await listed()
    const file = (forms: unknown, more: object = {}) =>
      Buffer.from(JSON.stringify({ kind: 'vua.printTemplates', version: 1, forms, ...more })).toString('base64')
    const form = { Code: 'NGOAI', Name: 'x', xType: 5, base: 'BILL', content: '<p>x</p>' }
    const files: unknown[] = [
      null,
      7,
      '',
      'x',
      [],
      {},
      '!!!!',
      file({}),
      file([]),
      file([7]),
      file([null]),
      file([[form]]),
      file([form], { version: 2 }),
      file(Array.from({ length: 301 }, () => form)),
      ...[{ Code: '../../x' }, { Code: '__proto__' }, { Code: { a: 1 } }, { Code: 'A\u202eB' }, { Code: 'BILL' }].map(
        (more) => file([{ ...form, ...more }]),
      ),
      ...[{ content: 7 }, { content: 'x'.repeat(200_001) }, { content: '<script>x</script>' }, { content: null }].map(
        (more) => file([{ ...form, ...more }]),
      ),
      ...[
        { xType: 'x' },
        { xType: {} },
        { base: 'XOA' },
        { size: 'A0' },
        { pageWidth: 1e9 },
        { pageHeight: -1 },
        { Name: ['x'] },
      ].map((more) => file([{ ...form, ...more }])),
    ]
    for (const fileToBytes of files) {
      const { status, body } = await trade.call(
        module,
        'ImportFile',
        { fileToBytes, fileName: '../../etc/passwd' },
        { token: author, tenant: 'minhtam' },
      )
      expect([fileToBytes, status < 500, (body.Data as Anything)?.TotalCount ?? 0]).toEqual([fileToBytes, true, 0])
    }
    expect(await listed()).toEqual(before)
    expect(trade.faults).toEqual([])
  })
})
