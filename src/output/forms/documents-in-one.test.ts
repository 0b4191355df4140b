/** Several documents in one file: each has its own page numbers, and its signatures stand with what is signed. */
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { deliveredForms } from '#server/printing/delivered.ts'
import { drawPdf } from '../pdf/pages.server.ts'
import { pageFromForm } from './template.ts'

const drawn = async (content: string, info: unknown): Promise<string[]> => {
  const bytes = await drawPdf(pageFromForm(content, info, { footer: 'Trang {x}/{y}' }))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.normalize('NFC').replace(/\s+/g, ' '))
}
const numbersIn = (pages: readonly string[]) => pages.map((page) => /Trang (\d+\/\d+)/.exec(page)?.[1] ?? '')

describe('a break that restarts', () => {
  const content = `<div data-each="all"><break restart data-if="#!=1"><p>{{name}}</p><break data-if="long"><p data-if="long">more</p></div>`
  it('begins a document with pages of its own, numbered where there are several', async () => {
    const all = [{ name: 'one' }, { name: 'two', long: 1 }, { name: 'three', long: 1 }]
    expect(numbersIn(await drawn(content, { all }))).toEqual(['', '1/2', '2/2', '1/2', '2/2'])
  })
  it('leaves no empty page where nothing follows or precedes', async () => {
    expect(await drawn('<break restart><p>one</p><break restart>', {})).toEqual(['one'])
    expect(await drawn('<break restart>', {})).toEqual([''])
  })
})

describe('balance confirmation letters', () => {
  const { content, sample } = deliveredForms.find(({ code }) => code === 'DOICHIEUCONGNO')!
  const { ListItem, ...frame } = sample as { ListItem: { ListItem: object[] }[] }
  const [letter] = ListItem
  const withLines = (count: number) => ({
    ...letter,
    ListItem: Array.from({ length: count }, (_, at) => ({ ...letter!.ListItem[at % 2], stt: at + 1 })),
  })
  it('have their signatures below the balance, and below lines of the table', async () => {
    // Around where the table, and then its end, fills a page.
    for (const count of [1, 12, 13, 14, 15, 16, 17, 18, 30, 31, 32, 33, 34, 45]) {
      const pages = await drawn(content, { ...frame, ListItem: [withLines(count)] })
      const [last, before] = pages.toReversed()
      expect(last).toMatch(/STT .*BC000001|BH000005/)
      for (const text of ['Số dư cuối kỳ', 'Bằng chữ', 'ĐẠI DIỆN BÊN A', 'ĐẠI DIỆN BÊN B']) expect(last).toContain(text)
      if (before) for (const text of ['STT', '2. Tổng hợp']) expect(before.includes(text)).toBe(text === 'STT')
    }
  })
  it('begin on a new page each', async () => {
    const pages = await drawn(content, { ...frame, ListItem: [withLines(3), withLines(40), withLines(2)] })
    expect(numbersIn(pages)).toEqual(['', '1/2', '2/2', ''])
    expect(pages.map((page) => page.includes('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM'))).toEqual([true, true, false, true])
  })
})
