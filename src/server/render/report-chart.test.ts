import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { renderHtml } from '#output/html/html.ts'
import type { DrawingBlock, Page, PaperSize } from '#output/page.ts'
import { reports } from '#reports/all.ts'
import { pageOf, readBody } from './page.ts'

type Row = Record<string, unknown>
const months = (...values: unknown[]): Row[] =>
  values.map((Doanhso, at) => ({
    Thang: `${String((at % 12) + 1).padStart(2, '0')}/${2026 + Math.floor(at / 12)}`,
    Doanhso,
  }))
const pageWith = (info: Row, size?: PaperSize, code = 'REPORT_DOANHSOTHANG'): Page =>
  pageOf(
    readBody({ code, info: { fromDate: '01-01-2026', toDate: '31-12-2026', ...info }, size }),
    { reports, templates: [], words: catalogues },
    { language: 'vi', now: new Date('2026-11-20T07:05:00Z'), timezone: undefined, logo: '' },
  )
const drawingIn = ({ blocks }: Page) => blocks.find((block): block is DrawingBlock => block.is === 'drawing')
const partsOf = (page: Page) =>
  new Set((drawingIn(page)?.marks ?? []).flatMap((mark) => (mark.is === 'path' ? [mark.part] : [])))
const wordsOf = (page: Page) =>
  (drawingIn(page)?.marks ?? []).flatMap((mark) => (mark.is === 'text' ? [mark.text] : []))
const copied = async (page: Page): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await drawPdf(page))), { mergePages: true })
  return text.normalize('NFC')
}

const year = months(100e6, 185e6, -12e6, 193e6, 117e6, 29e6, 0, 79e6, 174e6, 208e6, 152e6, 57e6)

describe('the chart of a printed report', () => {
  it('stands above the table, of the kind that was chosen', () => {
    for (const [chart, parts] of [
      [1, ['grid', 'zero', 'ground', 'mark']],
      [2, ['grid', 'zero', 'line', 'ground', 'mark']],
      [3, ['slice']],
      [4, ['grid', 'zero', 'ground', 'mark']],
    ] as const) {
      const page = pageWith({ ListItem: year, chart })
      expect([...partsOf(page)].toSorted()).toEqual([...parts].toSorted())
      const places = page.blocks.map(({ is }) => is)
      expect(places.indexOf('drawing')).toBeLessThan(places.indexOf('table'))
      expect(wordsOf(page)).toEqual(expect.arrayContaining(['Tiền tệ (VNĐ)', 'Giá trị(VNĐ)', '10/2026']))
    }
    const lying = (chart: number) => drawingIn(pageWith({ ListItem: months(1e6), chart }))!.marks
    expect(lying(4)).not.toEqual(lying(1))
  })

  it('has the values of all points, as vectors and text', async () => {
    const page = pageWith({ ListItem: months(1_234_567, 7_654_321), chart: 1 })
    // Once in the table, once in the chart.
    expect((await copied(page)).split('7.654.321')).toHaveLength(3)
    const pie = await copied(pageWith({ ListItem: months(75e6, 25e6, -5e6), chart: 3 }))
    expect(pie).toContain('01/2026: 75.000.000 (75%)')
    expect(pie).toContain('Hình tròn không vẽ được số âm')
    const html = renderHtml(page)
    expect(html).toMatch(/<svg role="img" aria-label="THỐNG KÊ THEO HÀNG HÓA \(tháng\), Tiền tệ \(VNĐ\)"/)
    expect(html.split('7.654.321')).toHaveLength(3)
    expect(Buffer.from(await drawPdf(page)).toString('latin1')).not.toContain('/Subtype /Image')
  })

  it('is the first kind where none was chosen, or none there is', () => {
    const columns = drawingIn(pageWith({ ListItem: year, chart: 1 }))
    for (const chart of [undefined, null, 0, 5, -1, 2.5, 1e308, '3', 'pie', '__proto__', {}, [3], true])
      expect(drawingIn(pageWith({ ListItem: year, chart }))).toEqual(columns)
  })

  it('is left out where it would show nothing, and on reports that have none', () => {
    for (const ListItem of [[], months(0, 0, 0), months(null, undefined, 'x', {}, [1])])
      expect(drawingIn(pageWith({ ListItem, chart: 1 }))).toBeUndefined()
    expect(
      drawingIn(pageWith({ ListItem: [{ ObjID: 'KH1', Total: 5 }], chart: 1 }, 'A4', 'REPORT_CTBANHANG')),
    ).toBeUndefined()
  })

  it('fits on every paper, all of three years', async () => {
    const three = months(...Array.from({ length: 36 }, (_, at) => (at + 1) * 12_345_678))
    for (const size of ['A4', 'A5', 'Letter', 'K80', 'K58'] as const)
      for (const chart of [1, 2, 3, 4]) {
        const page = pageWith({ ListItem: three, chart }, size)
        const { marks, width, height } = drawingIn(page)!
        const { paper } = page
        expect(height * (25.4 / 72)).toBeLessThan((paper.height ?? Infinity) * 0.8)
        for (const { x, y } of marks)
          expect([x >= 0, x <= width, y >= 0, y <= height]).toEqual([true, true, true, true])
        expect((await drawPdf(page)).length).toBeGreaterThan(1000)
      }
  })
})

describe('rows of a stranger', () => {
  const evil = '"><script>alert(1)</script>\n'
  it.each([
    ['amounts beyond every scale', months(1, '1e999', -5)],
    ['amounts beyond every business', months(1e300, -1e300, 5)],
    ['more points than can be read', months(...Array.from({ length: 49_999 }, (_, at) => at))],
  ])('have no chart, but are printed: %s', async (_, ListItem) => {
    const page = pageWith({ ListItem, chart: 2 })
    expect(drawingIn(page)).toBeUndefined()
    expect(page.blocks.some(({ is }) => is === 'table')).toBe(true)
    if (ListItem.length < 10) expect((await drawPdf(page)).length).toBeGreaterThan(1000)
  })
  it('are drawn and escaped, whatever their names are and however long', async () => {
    const names = [evil, 'x'.repeat(100_000), 7, { a: 1 }, ['b'], null, '\u0000\ud83d', '', 'Tháng']
    const ListItem = names.map((Thang, at) => ({ Thang, Doanhso: (at + 1) * (at % 2 ? -1e14 : 1) }))
    for (const chart of [1, 2, 3, 4]) {
      const page = pageWith({ ListItem, chart })
      expect(Math.max(...wordsOf(page).map((word) => word.length))).toBeLessThan(80)
      const html = renderHtml({ ...page, blocks: page.blocks.filter(({ is }) => is === 'drawing') })
      expect(html).not.toContain('<script')
      expect(html).not.toMatch(/NaN|Infinity|undefined/)
      expect((await drawPdf(page)).length).toBeGreaterThan(1000)
    }
  })
  it('take no longer when there are as many as a chart may have', async () => {
    const ListItem = months(...Array.from({ length: 600 }, (_, at) => Math.sin(at) * 1e14))
    const start = performance.now()
    for (const chart of [1, 2, 3, 4]) await drawPdf(pageWith({ ListItem, chart }))
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
