/**
 * The delivered forms of documents with few and many lines, long names and large amounts: what may not be torn apart,
 * and what is one page.
 */
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { documentForms } from '#documents/forms.server.ts'
import { cellText, type Block } from '../page.ts'
import { drawPdf } from '../pdf/pages.server.ts'
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
      ...(index % 3 === 0 && { ProductName: `${index + 1} ${longName}` }),
    })),
  }
  return { ...grown(head, one), ...rows, ...one.more }
}

interface Word {
  text: string
  x: number
  y: number
  width: number
  size: number
}
interface Sheet {
  width: number
  height: number
  words: readonly Word[]
  /** What stands beside one another, from left to right. */
  rows: readonly string[]
}
const placeOf = (transform: readonly number[]): Pick<Word, 'x' | 'y' | 'size'> => ({
  x: transform[4]!,
  y: transform[5]!,
  size: transform[3]!,
})
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
const print = async (form: Form, record: Values): Promise<{ sheets: Sheet[]; blocks: readonly Block[] }> => {
  const page = pageFromForm(form.content, record, { title: form.name, footer: 'Trang {x}/{y}' })
  const pdf = await getDocumentProxy(new Uint8Array(await drawPdf(page)))
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const drawn = await pdf.getPage(number)
    const [, , width, height] = drawn.view as [number, number, number, number]
    const { items } = await drawn.getTextContent()
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ ...placeOf(item.transform as number[]), text: item.str.trim(), width: item.width }]
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
/** Law words the signatures of an invoice in its own way. */
const signedAs = ({ code }: Form): string => (code === 'HOADONVAT' ? '(Chữ ký điện tử' : '(Ký, họ tên')
const has = (sheet: Sheet, text: string): boolean => sheet.words.some((word) => word.text.includes(text))

const each = documentForms.map((form) => [form.code, form] as const)
describe.each(Object.entries(cases))('with %s', (_, one) => {
  it.each(each)('%s stays on its paper, with whole numbers, headings and signatures', async (code, form) => {
    const { sheets, blocks } = await print(form, stretched(form, one))
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
    expect(sheets.findIndex((sheet) => has(sheet, signedAs(form)))).toBe(code.endsWith('K80') ? -1 : sheets.length - 1)
  })
})

/** As long as names of goods usually are. */
const ordinaryNames = [
  'Nước ngọt Sao Mai 330ml',
  'Bánh quy bơ 500g',
  'Nước mắm Phú Quốc 40 độ 500ml',
  'Dầu ăn đậu nành chai 1 lít',
  'Gạo thơm ST25 túi 5 kg',
]
const ordinary = ({ sample }: Form): Values => {
  const { lines, ...head } = sample as Values & { lines?: readonly Values[] }
  if (!lines) return head
  const rows = Array.from({ length: 20 }, (_, index) => ({
    ...lines[index % lines.length],
    ProductID: `SP${String(index + 1).padStart(3, '0')}`,
    ProductName: ordinaryNames[index % ordinaryNames.length],
    // A remark below the name makes two lines of one.
    Note: '',
  }))
  return { ...head, lines: rows }
}
it.each(each)('%s with 20 ordinary lines is one page, in letters one can read', async (code, form) => {
  const { sheets } = await print(form, ordinary(form))
  expect(sheets).toHaveLength(1)
  // The sixteen columns of a count have no room for larger ones, and a till roll is narrow.
  const least = code === 'KIEMKHO' ? 8 : code.endsWith('K80') ? 8.5 : 9
  for (const { text, size } of sheets[0]!.words)
    if (ordinaryNames.some((name) => text.startsWith(name))) expect(size, text).toBeGreaterThanOrEqual(least)
})
