/** A document on paper and on the screen, by a delivered form or one that comes along, as the print service makes it. */
import { extractText, getDocumentProxy } from 'unpdf'
import { catalogues } from '#i18n/catalogues.server.ts'
import { renderHtml } from '#output/html/html.ts'
import type { Page } from '#output/page.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pageOf, readBody } from '#server/render/page.ts'

export type Values = Readonly<Record<string, unknown>>

export const sampleOf = (code: string): Values => deliveredForms.find((form) => form.code === code)!.sample as Values
/** The page of a body that is posted to the print service. */
export const pageOfBody = (body: unknown): Page =>
  pageOf(
    readBody(body),
    { templates: deliveredForms, reports: [], words: catalogues },
    { language: 'vi', now: new Date('2026-11-27T08:00:00Z'), timezone: '7', logo: '' },
  )
/** The sample of a form, with other values; `body`: its paper, or a text of its own. */
export const pageWith = (code: string, more: Values, body: Values = {}): Page =>
  pageOfBody({ code, info: { ...sampleOf(code), ...more }, ...body })

/** The words of a page in their order, without marks. */
export const wordsOf = (page: Page): string =>
  renderHtml(page)
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<\/(?:p|td|th|tr|h1|div)>|<br>/g, ' | ')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/(?:\s*\|\s*)+/g, ' | ')
    .replace(/\s+/g, ' ')
export const said = (code: string, more: Values, body: Values = {}): string => wordsOf(pageWith(code, more, body))
export const pagesOf = async (code: string, more: Values, body: Values = {}): Promise<string[]> => {
  const file = await getDocumentProxy(new Uint8Array(await drawPdf(pageWith(code, more, body))))
  const { text } = await extractText(file, { mergePages: false })
  return text.map((one) => one.normalize('NFC').replace(/\s+/g, ' '))
}
export const lineOf = (code: string): Values => (sampleOf(code)['lines'] as Values[])[0]!
