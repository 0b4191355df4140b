/** Long prints are correct whatever happened to the previous job. */
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { createPrinters, TooLong } from './printers.ts'

const bodyOf = (content: string): string =>
  JSON.stringify({
    code: 'MAURIENG',
    content,
    info: { lines: Array.from({ length: 300 }, (_, index) => ({ a: `<${index}>` })) },
  })
const circumstances = { language: 'vi', now: new Date('2026-11-20T07:05:00Z'), timezone: '7' } as const

it('of which little is printed', async () => {
  const printers = createPrinters({ reports: [], templates: [], words: catalogues }, 30_000)
  const { parts } = await printers.make(
    { body: new TextEncoder().encode(bodyOf('<hr>')), wanted: 'pdf', ...circumstances },
    { code: () => {}, logo: () => Promise.resolve(''), form: () => Promise.resolve(null) },
  )
  const bytes = new Uint8Array(Buffer.concat(parts))
  // A buffer this small shares its memory with others.
  expect(bytes.length).toBeLessThan(Buffer.poolSize / 2)
  expect((await getDocumentProxy(bytes)).numPages).toBe(1)
  await printers.end()
}, 90_000)

it('one after another, side by side, and after one was given up', async () => {
  const printers = createPrinters({ reports: [], templates: [], words: catalogues }, 12_000)
  const body = bodyOf('<table><tr data-each="lines"><td>{{a}}</td></tr></table>')
  const print = (logo: Promise<string>) =>
    printers.make(
      { body: new TextEncoder().encode(body), wanted: 'pdf', ...circumstances },
      { code: () => {}, logo: () => logo, form: () => Promise.resolve(null) },
    )
  const long = async (): Promise<string[]> => {
    const { parts } = await print(Promise.resolve(''))
    return (await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(parts))), { mergePages: false })).text
  }
  const wanted = await long()
  expect(wanted.join('').match(/<\d+>/g)).toHaveLength(300)
  await expect(print(new Promise(() => {}))).rejects.toBeInstanceOf(TooLong)
  for (const text of await Promise.all([long(), long()])) expect(text).toEqual(wanted)
  expect(await long()).toEqual(wanted)
  await printers.end()
}, 90_000)
