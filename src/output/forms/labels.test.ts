/** Labels as they come out of the printer: what the bar codes say, where they stand, what is cut. */
import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { forms } from '#lists/product/print.server.ts'
import { isEan13, isEan8, isUpcA, eanCheckDigit } from '#kernel/ean.ts'
import { Refused } from '#kernel/problem.ts'
import { barCodesIn, readModules } from '#test/support/bar-codes.ts'
import { barsOf, placeBars } from '../barcode.ts'
import { renderHtml } from '../html/html.ts'
import { labelPlace, labelSheetNamed, labelSheets, labelsOnPage, mostLabels } from '../label-sheets.ts'
import { drawPdf } from '../pdf/pages.server.ts'
import { pageFromForm } from './template.ts'

const [form] = forms
/** What a scanner says of it: to one, a number of twelve digits is one of thirteen that begins with 0. */
const readAs = (code: string): { text: string; format: string } =>
  isUpcA(code)
    ? { text: `0${code}`, format: 'EAN_13' }
    : { text: code, format: isEan13(code) ? 'EAN_13' : isEan8(code) ? 'EAN_8' : 'CODE_128' }
const shows = { shop: true, name: true, code: true, price: true, number: true }
const company = { companyName: 'Cửa hàng Ánh Tuyết' }
const goods = (barcode: string, copies: number, more: object = {}) => ({
  ProductID: 'SP000001',
  ProductName: 'Nước ngọt',
  Unit: 'Lon',
  Price: 120_000,
  barcode,
  caption: barcode,
  copies,
  ...more,
})
const pageOf = (ListItem: readonly object[], more: object = {}) =>
  pageFromForm(form!.content, { sheet: 'A4-65', first: 1, shows, currencySign: 'đ', company, ListItem, ...more })
const printed = (ListItem: readonly object[], more: object = {}) => drawPdf(pageOf(ListItem, more))
const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.normalize('NFC')
const sizesOf = async (pdf: Uint8Array) => {
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 })
  return [file.numPages, Math.round((width / 72) * 254) / 10, Math.round((height / 72) * 254) / 10]
}
const refusal = (make: () => unknown): unknown[] => {
  try {
    make()
  } catch (error) {
    if (error instanceof Refused) return [error.problems[0]!.message, error.problems[0]!.values]
    throw error
  }
  return []
}

describe('a printed bar code', () => {
  it.each(labelSheets.map(({ name }) => name))('on %s says what it should', async (sheet) => {
    const codes = [
      '8934673123457',
      '4006381333931',
      'SP000001',
      'a-B/1',
      '8934673123458',
      '12345678',
      '96385074',
      '036000291452',
    ]
    const pages = barCodesIn(
      await printed(
        codes.map((code) => goods(code, 1)),
        { sheet },
      ),
    )
    expect(pages.flat().map(({ text, format }) => [text, format])).toEqual(
      codes.map(readAs).map(({ text, format }) => [text, format]),
    )
  })
  it('is an EAN-13 for thirteen digits with the right check digit, otherwise Code 128 of any text', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.stringMatching(/^\d{12}$/).map((twelve) => twelve + eanCheckDigit(twelve)),
          fc.stringMatching(/^[!-~]([ -~]{0,12}[!-~])?$/),
        ),
        (code) => {
          expect(readModules(barsOf(code)!.modules)).toEqual(readAs(code))
        },
      ),
    ))
  it('leaves the price on a label too low for a name of two lines', async () => {
    const name = 'Nước giải khát có ga hương chanh dây lon cao ba trăm ba mươi'
    const file = await getDocumentProxy(
      new Uint8Array(await printed([goods('SP1', 1, { ProductName: name })], { sheet: '25x15x3' })),
    )
    const { items } = await (await file.getPage(1)).getTextContent()
    const price = items.find((item) => 'str' in item && item.str.includes('120.000'))
    expect(price && 'transform' in price ? price.transform[5] : -1).toBeGreaterThan(0.5)
  })
  it('can be read by a printer of eight dots a millimetre, whose bars are whole dots', async () => {
    for (const sheet of ['50x30', '35x22x2']) {
      const codes = ['8934673123457', 'SP000001', 'ABCDEFGHIJ']
      const pages = barCodesIn(
        await printed(
          codes.map((code) => goods(code, 1)),
          { sheet },
        ),
        8,
      )
      expect(pages.flat().map(({ text }) => text)).toEqual(codes)
      for (const { x, bars } of pages.flat())
        for (const length of [x, ...bars]) expect(length * 8).toBeCloseTo(Math.round(length * 8), 2)
    }
  })
  it.each(labelSheets.map((sheet) => [sheet.name, sheet] as const))(
    'on %s stands on its label with the white it needs',
    async (_name, sheet) => {
      const count = labelsOnPage(sheet) + 1
      const pages = barCodesIn(await printed([goods('8934673123457', count)], { sheet: sheet.name }))
      expect(pages.map((page) => page.length)).toEqual([labelsOnPage(sheet), 1])
      const all = pages.flat()
      for (const [index, { x, y, width, height, bars }] of all.entries()) {
        const place = labelPlace(sheet, 1, index)
        const module = Math.min(...bars)
        expect(x - place.x).toBeGreaterThanOrEqual(11 * module - 0.01)
        expect(place.x + sheet.label.width - x - width).toBeGreaterThanOrEqual(7 * module - 0.01)
        expect(y).toBeGreaterThan(place.y + sheet.padding.y)
        expect(y + height).toBeLessThan(place.y + sheet.label.height - sheet.padding.y)
        // Four fifths of the nominal size of an EAN-13; a label printer has no dots between 0.25 and 0.375 mm.
        expect(module).toBeGreaterThanOrEqual(sheet.label.width < 36 ? 0.2499 : 0.264)
        expect(height).toBeGreaterThan(5)
      }
    },
  )
})

describe('a page of labels', () => {
  it('has the paper of its sheet, whatever is asked for', async () => {
    expect(await sizesOf(await printed([goods('1', 66)]))).toEqual([2, 210, 297])
    expect(await sizesOf(await printed([goods('1', 3)], { sheet: '50x30' }))).toEqual([3, 50, 30])
    expect(await sizesOf(await printed([goods('1', 3)], { sheet: '35x22x2' }))).toEqual([2, 72, 22])
    const asked = pageFromForm(form!.content, form!.sample, { size: 'K80', orientation: 'landscape', pageWidth: 300 })
    expect(asked.paper).toEqual({ width: 210, height: 297, margins: { top: 0, right: 0, bottom: 0, left: 0 } })
  })
  it('begins at the first free label', async () => {
    const [first, second] = barCodesIn(await printed([goods('8934673123457', 2)], { first: 65 }))
    const sheet = labelSheetNamed('A4-65')!
    const { x, y } = labelPlace(sheet, 65, 0)
    expect(first!.map((code) => [code.x > x, code.x < x + 38.1, code.y > y, code.y < y + 21.2])).toEqual([
      [true, true, true, true],
    ])
    expect(second!.map((code) => code.x < 43)).toEqual([true])
  })
  it('is stopped by too many labels, also of one product', () => {
    expect(mostLabels).toBe(5000)
    expect(refusal(() => pageOf([goods('1', 5000)]))).toEqual([])
    expect(refusal(() => pageOf([goods('1', 5001)]))).toEqual(['labelsTooMany', { n: '5000' }])
    expect(refusal(() => pageOf([goods('1', 4000), goods('2', 1001)]))).toEqual(['labelsTooMany', { n: '5000' }])
    expect(refusal(() => pageOf([goods('1', 1e300)]))[0]).toBe('formTooBig')
    for (const copies of [-1, 0, 'x', null, {}, Number.NaN])
      expect(refusal(() => pageOf([{ ...goods('1', 1), copies }]))).toEqual([])
  })
  it('is stopped by what its copies cost', () => {
    const content = '<labels><label copies="5000"><qr text="{{long}}"></label></labels>'
    expect(refusal(() => pageFromForm(content, { long: 'x'.repeat(900) }))[0]).toBe('formTooBig')
  })
  it('names the code that cannot be printed', () => {
    expect(refusal(() => pageOf([goods('GẠO01', 1)]))).toEqual(['labelNotEncodable', { codes: 'GẠO01' }])
    expect(refusal(() => pageOf([goods('x'.repeat(50), 1)]))).toEqual(['labelTooNarrow', { code: 'x'.repeat(50) }])
    expect(refusal(() => pageOf([goods('x'.repeat(15), 1)], { sheet: 'A4-24' }))).toEqual([])
  })
})

describe('what stands on a label', () => {
  const long =
    'Bánh quy bơ thượng hạng nhập khẩu Đan Mạch hộp thiếc năm trăm gam loại đặc biệt dành làm quà biếu Tết Nguyên Đán'
  it('is what was chosen', async () => {
    const item = goods('8934673123457', 1, { caption: '8934673123457 · SP000001' })
    expect((await textOf(await printed([item]))).replace(/\s+/g, ' ')).toBe(
      'Cửa hàng Ánh Tuyết Nước ngọt 8934673123457 · SP000001 120.000 đ / Lon',
    )
    const none = { shop: false, name: false, code: false, price: false, number: false }
    expect(await textOf(await printed([{ ...item, caption: '' }], { shows: none }))).toBe('')
    expect(await textOf(await printed([{ ...item, Price: 0 }]))).not.toContain('đ')
  })
  it('has two lines of a long name, then dots, and bars of the same place', async () => {
    for (const { name: sheet } of labelSheets) {
      const pdf = await printed([goods('8934673123457', 1, { ProductName: long })], { sheet })
      const text = await textOf(pdf)
      const name = text.slice(text.indexOf('Bánh'), text.indexOf('…') + 1).split('\n')
      expect(name.length).toBe(2)
      expect(long.startsWith(name.join(' ').replace('…', ''))).toBe(true)
      expect(barCodesIn(pdf)[0]).toHaveLength(1)
    }
  })
  it('leaves no label, however long its words are', async () => {
    const wild = 'Ữ'.repeat(300)
    const item = goods('8934673123457', 1, { ProductName: wild, Unit: wild, caption: wild })
    for (const sheet of labelSheets) {
      const file = await getDocumentProxy(
        new Uint8Array(await printed([item], { sheet: sheet.name, company: { companyName: wild } })),
      )
      const { items } = await (await file.getPage(1)).getTextContent()
      const height = sheet.page.height * (72 / 25.4)
      const texts = items.filter((one) => 'str' in one && one.str.trim() !== '') as {
        transform: number[]
        width: number
      }[]
      expect(texts.length).toBeGreaterThanOrEqual(5)
      const toMm = 25.4 / 72
      for (const { transform, width } of texts) {
        const [x, y] = [transform[4]! * toMm, (height - transform[5]!) * toMm]
        expect(x).toBeGreaterThanOrEqual(sheet.origin.x + sheet.padding.x - 0.05)
        expect(x + width * toMm).toBeLessThanOrEqual(sheet.origin.x + sheet.label.width - sheet.padding.x + 0.05)
        expect(y).toBeGreaterThan(sheet.origin.y + sheet.padding.y)
        expect(y).toBeLessThan(sheet.origin.y + sheet.label.height - sheet.padding.y)
      }
    }
  })
  it('is the same on the screen', () => {
    const html = renderHtml(pageOf([goods('8934673123457', 2, { ProductName: '<b>x' })]))
    expect(html.match(/class="label"/g)).toHaveLength(2)
    expect(html).toContain('left:4.75mm;top:10.7mm')
    expect(html).toContain('left:45.35mm;top:10.7mm')
    expect(html).toContain('viewBox="0 0 95 1"')
    expect(html).toContain('&lt;b&gt;x')
  })
})

it('a bar code that is on no label stands in the middle where texts do, as on the roll of a till', () => {
  const code = '<barcode text="BH000001" height="9">'
  const page = pageFromForm(`<page size="K80"><div align="center">${code}</div>${code}`, {})
  expect(page.blocks.map((block) => block.is === 'barcode' && block.isCentred)).toEqual([true, undefined])
  expect(renderHtml(page).match(/margin:0 auto"><path/g)).toHaveLength(1)
})

it('places bars in the middle of the white they need', () => {
  const bars = { modules: '1'.repeat(95), quiet: { left: 11, right: 7 } }
  expect(placeBars(bars, { width: 96, beside: 10, thinnest: 0.1 })).toEqual({ module: 0.5, left: 24.25 + 1 })
  expect(placeBars(bars, { width: 20, beside: 10, thinnest: 0.22 })).toBe(null)
  expect(placeBars(bars, { width: 32, beside: 1.5, dot: 0.125, thinnest: 0.125 })).toEqual({
    module: 0.25,
    left: 4.625,
  })
})
