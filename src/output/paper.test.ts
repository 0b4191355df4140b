/** The delivered forms of documents with few and many lines, long names and large amounts: what may not be torn apart. */
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { documentForms } from '#documents/forms.server.ts'
import { cellText, type Block } from './page.ts'
import { drawPdf } from './pdf/pages.server.ts'
import { pageFromForm, type Form } from './template.ts'

type Values = Readonly<Record<string, unknown>>
interface Case {
  lines: number
  /** What amounts are multiplied by, and the decimals they then have. */
  times: number
  decimals: number
  more: Values
}
const longName =
  'Nước ngọt có ga hương chanh dây đóng lon nhôm xuất khẩu sang thị trường Nhật Bản và Hàn Quốc loại đặc biệt tuyển chọn 330'
const plain: Case = { lines: 20, times: 1, decimals: 0, more: {} }
const cases: Readonly<Record<string, Case>> = {
  'one line and long names, in yen, as draft': {
    lines: 1,
    times: 1000,
    decimals: 0,
    more: {
      currencyCode: 'JPY',
      currencyName: 'yên Nhật',
      ExRate: 171.25,
      iStat: 4,
      address: longName,
      Description: longName,
    },
  },
  '20 lines of long names and trillions, in euro': {
    lines: 20,
    times: 1_000_000.77,
    decimals: 2,
    more: { currencyCode: 'EUR', currencyName: 'euro', ExRate: 27_650 },
  },
  '200 lines, in dollars, cancelled': {
    lines: 200,
    times: 1.337,
    decimals: 2,
    more: { currencyCode: 'USD', currencyName: 'đô la Mỹ', ExRate: 25_430, iStat: 3 },
  },
}

const isMoney = /price|total|amount|cost|value|discount|m_|paid|received|remaining|deposit|fee|leaving/i
const grown = (record: Values, { times, decimals }: Case): Values =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'number' && isMoney.test(name) && !name.startsWith('f_')
        ? Number((value * times).toFixed(decimals))
        : value,
    ]),
  )
const stretched = ({ sample }: Form, one: Case): Values => {
  const { lines, ...head } = sample as Values & { lines?: readonly Values[] }
  const rows = lines && {
    lines: Array.from({ length: one.lines }, (_, index) => ({
      ...grown(lines[index % lines.length]!, one),
      // A remark below the name makes two lines of one.
      ...(one.times === 1
        ? { Note: '', m_Discount: 0 }
        : index % 3 === 0 && { ProductName: `${index + 1} ${longName}` }),
    })),
  }
  return { ...grown(head, one), ...rows, ...one.more }
}

interface Word {
  text: string
  x: number
  y: number
  width: number
}
interface Sheet {
  width: number
  height: number
  words: readonly Word[]
  /** What stands beside one another, from left to right. */
  rows: readonly string[]
}
const rowsOf = (words: readonly Word[]): string[] => {
  const rows = new Map<number, Word[]>()
  for (const word of words) rows.set(Math.round(word.y), [...(rows.get(Math.round(word.y)) ?? []), word])
  return [...rows.values()].map((row) =>
    row
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' '),
  )
}
const print = async (form: Form, one: Case): Promise<{ sheets: Sheet[]; blocks: readonly Block[] }> => {
  const page = pageFromForm(form.content, stretched(form, one), { title: form.name, footer: 'Trang {x}/{y}' })
  const pdf = await getDocumentProxy(new Uint8Array(await drawPdf(page)))
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const drawn = await pdf.getPage(number)
    const [, , width, height] = drawn.view as [number, number, number, number]
    const { items } = await drawn.getTextContent()
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str.trim(), x: item.transform[4] as number, y: item.transform[5] as number, width: item.width }]
        : [],
    )
    sheets.push({ width, height, words, rows: rowsOf(words) })
  }
  return { sheets, blocks: page.blocks }
}

const numbersIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.is === 'columns') return block.columns.flatMap((column) => numbersIn(column.blocks))
    if (block.is === 'keep') return numbersIn(block.blocks)
    return block.is === 'table'
      ? block.rows.flatMap((row) => row.cells.map(cellText).filter((text) => /^[\d.,]+$/.test(text)))
      : []
  })
const has = (sheet: Sheet, text: string): boolean => sheet.words.some((word) => word.text.includes(text))

const each = documentForms.map((form) => [form.code, form] as const)
describe.each(Object.entries(cases))('with %s', (_, one) => {
  it.each(each)('%s stays on its paper, with whole numbers, headings and signatures', async (code, form) => {
    const { sheets, blocks } = await print(form, one)
    for (const { width, height, words } of sheets)
      for (const word of words) {
        expect(word.x, word.text).toBeGreaterThanOrEqual(0)
        expect(word.x + word.width, word.text).toBeLessThanOrEqual(width)
        expect(word.y > 0 && word.y < height, word.text).toBe(true)
      }
    const rows = sheets.flatMap((sheet) => sheet.rows)
    for (const number of new Set(numbersIn(blocks)))
      expect(
        rows.some((row) => row.split(' ').includes(number)),
        number,
      ).toBe(true)
    // A till roll has no headings, and a voucher has no lines.
    const isListed = has(sheets[0]!, 'STT')
    for (const [index, sheet] of sheets.entries()) {
      if (isListed) expect(has(sheet, 'STT'), `${code}, page ${index + 1}`).toBe(true)
      else expect(sheets.length).toBe(1)
      if (sheets.length > 1) expect(has(sheet, `Trang ${index + 1}/${sheets.length}`)).toBe(true)
    }
    // The headings are there only with rows below them; so whoever signs sees some of what is signed.
    expect(sheets.findIndex((sheet) => has(sheet, '(Ký, họ tên'))).toBe(code.endsWith('K80') ? -1 : sheets.length - 1)
  })
})

/** What stands below the lines takes its room: terms, a QR code, further sums. */
const fitting: Readonly<Record<string, number>> = { BAOGIA: 16, HOADONBANHANG: 16, PHIEUNHAPKHO: 17 }
it.each(each.filter(([code]) => code !== 'KIEMKHO'))('%s has what a page usually holds on one', async (code, form) => {
  expect((await print(form, { ...plain, lines: fitting[code] ?? 20 })).sheets).toHaveLength(1)
})
