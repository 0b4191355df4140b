/** The foot of printed pages: number, page and pages of documents; nothing on labels and rolls. */
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { lineOf, pagesOf, pageWith, sampleOf, type Values } from './support/paper.ts'

describe('paper as narrow as a roll', () => {
  it('has columns below each other that would be a letter wide', async () => {
    const file = await getDocumentProxy(new Uint8Array(await drawPdf(pageWith('HOADONBANHANG', {}, { size: 'K58' }))))
    const { items } = await (await file.getPage(1)).getTextContent()
    expect(items.some((item) => 'str' in item && item.str.includes('0011001234567'))).toBe(true)
    const single = items.filter((item) => 'str' in item && /^\p{L}$/u.test(item.str.trim()))
    expect(single).toEqual([])
  })
})

describe('pages', () => {
  const long = (code: string, count = 120): Values => ({ lines: Array.from({ length: count }, () => lineOf(code)) })
  it.each([
    'HOADONBANHANG',
    'PHIEUXUATKHO',
    'PHIEUNHAPKHO',
    'BAOGIA',
    'DONMUAHANG',
    'KIEMKHO',
    'TONDAU',
    'PHIEUCHUYENKHO',
  ])('of %s carry its number, their own and how many they are', async (code) => {
    for (const size of ['A4', 'A5']) {
      const pages = await pagesOf(code, long(code), { size })
      expect(pages.length).toBeGreaterThan(1)
      for (const [index, text] of pages.entries())
        expect(text).toContain(`Trang ${index + 1}/${pages.length} · ${String(sampleOf(code)['NumberID'])}`)
    }
  })
  it('are not numbered where there is one, or no number', async () => {
    expect((await pagesOf('HOADONBANHANG', {})).join('')).not.toContain('Trang')
    const [first] = await pagesOf('HOADONBANHANG', { ...long('HOADONBANHANG'), NumberID: '' })
    expect(first).toMatch(/Trang 1\/\d+$/)
    // What looks like a place in the text of the foot is none.
    expect((await pagesOf('HOADONBANHANG', { ...long('HOADONBANHANG'), NumberID: '{x}$&' }))[1]).toContain('Trang 2/')
  })
  it('do not begin with a head alone, where a short table goes on with its sums', async () => {
    const wide = { currencyCode: 'USD', currencyName: 'đô la Mỹ', Description: 'Giao hàng '.repeat(25) }
    const [first, second] = await pagesOf('HOADONBANHANG', wide, { size: 'A5' })
    expect(first).toContain('Nước ngọt Sao Mai')
    expect(second).toContain('Bánh quy bơ')
    expect(second).toContain('TỔNG THANH TOÁN')
  })
  it('are filled: the last line goes along with totals and signatures, and no more', async () => {
    const note =
      'Giao hàng trước chín giờ sáng, để riêng từng thùng có ghi tên khách và số điện thoại người nhận tại kho. '
    const lines = (count: number): Values => ({
      lines: Array.from({ length: count }, (_, at) => ({
        ...lineOf('HOADONBANHANG'),
        ProductID: `HH${at + 1}.`,
        Note: at === 3 ? note.repeat(12) : note,
      })),
    })
    for (const count of [3, 7, 8, 9, 14, 20, 26]) {
      const file = await getDocumentProxy(new Uint8Array(await drawPdf(pageWith('HOADONBANHANG', lines(count)))))
      for (let at = 1; at <= file.numPages; at += 1) {
        const page = await file.getPage(at)
        const { items } = await page.getTextContent()
        const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
        const text = words.map(({ str }) => str).join(' ')
        const foot = words.findIndex(({ str }) => str.includes('Trang'))
        const lowest = Math.min(...words.slice(0, foot < 0 ? undefined : foot).map(({ transform }) => transform[5]))
        if (at < file.numPages) expect([count, at, lowest < page.view[3]! * 0.38]).toEqual([count, at, true])
        else expect(text).toMatch(new RegExp(`HH${count}\\..*TỔNG THANH TOÁN.*Người mua hàng`))
      }
    }
  })
  it('keep a row that is broken together at both ends', async () => {
    const line = { ...lineOf('HOADONBANHANG'), Note: 'Giao hàng trước chín giờ sáng. '.repeat(90) }
    const pages = await pagesOf('HOADONBANHANG', { lines: [line] }, { size: 'A5' })
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[0]).toContain('330ml Giao hàng trước')
    expect(pages.at(-1)).toMatch(/giờ sáng\..*giờ sáng\..*TỔNG THANH TOÁN/)
  })
  it('carry a long number on narrow paper, too', async () => {
    const NumberID = 'W'.repeat(50)
    const choice = { pageWidth: 60, pageHeight: 120 }
    const file = await getDocumentProxy(
      new Uint8Array(await drawPdf(pageWith('HOADONBANHANG_K80', { ...long('HOADONBANHANG_K80'), NumberID }, choice))),
    )
    const { items } = await (await file.getPage(2)).getTextContent()
    const foot = items.find((item) => 'str' in item && item.str.includes('Trang'))
    expect(foot && 'transform' in foot ? foot.transform[4] : -1).toBeGreaterThan(0)
  })
  it('have the title of a VAT invoice on one line, also on A5', async () => {
    for (const size of ['A4', 'A5'])
      for (const Mauso of ['1', '2']) {
        const file = await getDocumentProxy(new Uint8Array(await drawPdf(pageWith('HOADONVAT', { Mauso }, { size }))))
        const { items } = await (await file.getPage(1)).getTextContent()
        const heights = items.flatMap((item) =>
          'str' in item && /[^\s]/.test(item.str) && Math.abs(item.transform[0]) > 12 ? [item.transform[5]] : [],
        )
        expect([size, Mauso, new Set(heights).size]).toEqual([size, Mauso, 1])
      }
  })
  it.each(['K80', 'K58'])('of a roll %s are none', async (size) => {
    for (const code of ['HOADONBANHANG_K80', 'HOADONBANHANG'])
      expect((await pagesOf(code, long(code, 400), { size })).join('')).not.toContain('Trang')
  })
  it('of labels hold nothing but labels', async () => {
    const [first] = sampleOf('TEMMAVACH')['ListItem'] as Values[]
    for (const sheet of ['A4-65', 'A4-24', '50x30', '35x22x2']) {
      const pages = await pagesOf('TEMMAVACH', { sheet, NumberID: 'X', ListItem: [{ ...first, copies: 150 }] })
      expect(pages.length).toBeGreaterThan(1)
      expect(pages.join('')).not.toMatch(/Trang|\d\/\d/)
    }
    const content = '<page footer="Trang {x}/{y}"><labels sheet="50x30"><label copies="3"><p>a</p></label></labels>'
    expect((await pagesOf('TEMMAVACH', {}, { content })).join('')).toBe('aaa')
  })
  it('of a roll with a foot of its own are long enough for it', () => {
    const content = (foot: string) => `<page size="K80"${foot}><p>a</p><space height="100">`
    const heightOf = async (foot: string) => {
      const page = pageWith('HOADONBANHANG_K80', {}, { content: content(foot) })
      return (await (await getDocumentProxy(new Uint8Array(await drawPdf(page)))).getPage(1)).view[3]!
    }
    return Promise.all([heightOf(''), heightOf(' footer="Cảm ơn"')]).then(([without, own]) =>
      expect(own! - without!).toBeGreaterThan(10),
    )
  })
})
