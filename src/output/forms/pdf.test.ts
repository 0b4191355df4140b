import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { face } from '../pdf/fonts.server.ts'
import { breakLines, breakPlain, type Line } from '../pdf/lines.server.ts'
import { cellText, paper, type Block, type Page, type TableBlock } from '../page.ts'
import { drawParts, drawPdf } from '../pdf/pages.server.ts'
import { pageFromForm } from './template.ts'
import { deliveredForms } from '#server/printing/delivered.ts'

const jsqr = jsQR as unknown as (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null

/** The text that a user would copy from each page. */
const pagesOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })).text
const dense = (text: string): string => text.normalize('NFC').replace(/\s+/g, '')

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.is) {
      case 'text':
        return [block.spans.map((span) => span.text).join('')]
      case 'table':
        return [...block.head, ...block.rows].flatMap((row) => row.cells.map(cellText))
      case 'columns':
        return block.columns.flatMap((column) => textsOf(column.blocks))
      case 'keep':
        return textsOf(block.blocks)
      case 'signatures':
        return [block.date, ...block.people.flatMap(({ title, note, name }) => [title, note, name])]
      default:
        return []
    }
  })

const page = (blocks: readonly Block[], more: Partial<Page> = {}): Page => ({
  title: 'Thử',
  language: 'vi',
  paper: paper({}),
  footer: 'Trang {x}/{y}',
  footerOn: 'always',
  blocks,
  ...more,
})
const table = (rows: number, more: Partial<TableBlock> = {}): TableBlock => ({
  is: 'table',
  size: 9,
  borders: 'all',
  columns: [
    { width: {}, align: 'center', fit: true },
    { width: {}, align: 'left' },
    { width: {}, align: 'right', fit: true },
  ],
  head: [{ style: 'plain', cells: ['STT', 'Tên hàng', 'Thành tiền'] }],
  rows: Array.from({ length: rows }, (_, index) => ({
    style: 'plain',
    cells: [`<${index + 1}>`, `Hàng hóa đặc biệt số ${index + 1}`, `${index}.000`],
  })),
  ...more,
})

describe('the delivered forms on paper', () => {
  it.each(deliveredForms.map((form) => [form.code, form] as const))(
    '%s says everything, with its Vietnamese marks',
    async (_, form) => {
      const tree = pageFromForm(form.content, form.sample, { title: form.name })
      const pages = await pagesOf(await drawPdf(tree))
      expect(pages).toHaveLength(1)
      const said = dense(pages.join(''))
      for (const text of textsOf(tree.blocks).flatMap((whole) => whole.split(/\s+/)))
        expect(said).toContain(dense(text))
      expect(said).not.toContain('{{')
      expect(said).not.toContain('undefined')
    },
  )
  it('keeps blanks between words', async () => {
    const [text] = await pagesOf(
      await drawPdf(
        page([
          {
            is: 'text',
            size: 11,
            align: 'left',
            spans: [{ text: 'Tổng thanh toán: VÀNG, AVATAR, Tuyền Ẩn, Ữ Ỹ Ậ Ẵ Ợ' }],
          },
        ]),
      ),
    )
    expect(text!.normalize('NFC').replace(/\s+/g, ' ')).toContain('Tổng thanh toán: VÀNG, AVATAR, Tuyền Ẩn, Ữ Ỹ Ậ Ẵ Ợ')
  })
  it('composes decomposed marks', async () => {
    const [text] = await pagesOf(
      await drawPdf(page([{ is: 'text', size: 11, align: 'left', spans: [{ text: 'Nguyễn Ổn'.normalize('NFD') }] }])),
    )
    expect(text).toContain('Nguyễn Ổn')
  })
})

describe('pages', () => {
  it('hold every row once, in order, under a head of their own, numbered x of y', async () => {
    const pages = await pagesOf(
      await drawPdf(
        page([{ is: 'text', size: 14, align: 'center', level: 1, spans: [{ text: 'BÁO CÁO' }] }, table(200)]),
      ),
    )
    expect(pages.length).toBeGreaterThan(3)
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`Trang ${index + 1}/${pages.length}`)
      expect(text).toContain('Thành tiền')
    }
    const numbers = pages.flatMap((text) => [...text.matchAll(/<(\d+)>/g)].map((match) => Number(match[1])))
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  })
  it('do not end with the heading of a group', async () => {
    const rows = Array.from({ length: 120 }, (_, index) =>
      index % 3 === 0
        ? { style: 'group' as const, cells: [{ spans: [{ text: `Nhóm ${index}` }], colspan: 3 }] }
        : { style: 'plain' as const, cells: [`<${index}>`, 'x', '1'] },
    )
    const pages = await pagesOf(await drawPdf(page([table(0, { rows })])))
    for (const text of pages) expect(text.replace(/Trang .*/s, '').trim()).not.toMatch(/Nhóm \d+$/)
  })
  it('do not begin with the sum of a group', async () => {
    for (const each of [4, 5, 6, 7]) {
      const rows = Array.from({ length: 30 * each }, (_, index) =>
        index % each === each - 1
          ? { style: 'sum' as const, cells: ['', `Cộng ${index}`, '9'] }
          : { style: 'plain' as const, cells: [`<${index}>`, 'x', '1'] },
      )
      const pages = await pagesOf(await drawPdf(page([table(0, { rows })])))
      for (const text of pages) expect(text).toMatch(/Thành tiền\s+<\d+>/)
    }
  })
  it('have some rows beside the sums and signatures that close them', async () => {
    const closing: Block[] = [
      { is: 'text', size: 10, align: 'left', spans: [{ text: 'Bằng chữ: một triệu đồng' }] },
      { is: 'signatures', date: '', people: [{ title: 'Người mua', note: '', name: '' }], space: 17, size: 10 },
    ]
    for (const rows of Array.from({ length: 24 }, (_, index) => index + 30)) {
      const pages = await pagesOf(await drawPdf(page([table(rows), ...closing])))
      const last = pages.at(-1)!
      expect(last, `${rows} rows on ${pages.length} pages`).toContain(`<${rows}>`)
      expect(last).toContain('Người mua')
    }
  })
  it('divide only a row that is taller than a page, and lose none of it', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `w${index}`)
    const pages = await pagesOf(
      await drawPdf(
        page([table(0, { rows: [{ style: 'plain', cells: ['1', words.join(' '), '2'] }] })], {
          paper: paper({ size: 'A5', orientation: 'landscape' }),
        }),
      ),
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.join(' ').match(/\bw\d+\b/g)).toEqual(words)
  })
  it('turn where the form says so, and keep together what fits together', async () => {
    const line = (text: string): Block => ({ is: 'text', size: 10, align: 'left', spans: [{ text }] })
    const pages = await pagesOf(
      await drawPdf(
        page([
          line('một'),
          { is: 'break' },
          line('hai'),
          { is: 'space', height: 250 },
          { is: 'keep', blocks: [line('ba'), { is: 'space', height: 20 }, line('bốn')] },
        ]),
      ),
    )
    expect(
      pages.map((text) =>
        text
          .replace(/\s*Trang.*/, '')
          .trim()
          .split(/\s+/),
      ),
    ).toEqual([['một'], ['hai'], ['ba', 'bốn']])
  })
  it('number nothing that stands alone, unless asked to', async () => {
    expect((await pagesOf(await drawPdf(page([], { footerOn: 'several' }))))[0]).not.toContain('Trang')
  })
  it('are as long as what stands on a roll', async () => {
    const sizes = await Promise.all(
      [5, 100].map(async (rows) => {
        const roll = await getDocumentProxy(
          new Uint8Array(await drawPdf(page([table(rows)], { paper: paper({ size: 'K80' }) }))),
        )
        return { pages: roll.numPages, view: (await roll.getPage(1)).view }
      }),
    )
    expect(sizes.map((size) => size.pages)).toEqual([1, 1])
    expect(Math.round(sizes[0]!.view[2]! / (72 / 25.4))).toBe(80)
    expect(sizes[1]!.view[3]).toBeGreaterThan(sizes[0]!.view[3]! * 5)
  })
})

describe('lines', () => {
  const wide = (text: string, width: number) =>
    breakLines([{ text }], 10, width).map((line) => line.runs.map((run) => run.text).join(''))
  it('break at blanks and never beyond the edge', () => {
    const lines = breakLines(
      [{ text: 'Nước ngọt Sao Mai ' }, { text: 'thùng 24 lon', bold: true }, { text: ', khuyến mãi' }],
      10,
      60,
    )
    expect(lines.map((line) => line.runs.map((run) => run.text).join('')).join(' ')).toBe(
      'Nước ngọt Sao Mai thùng 24 lon, khuyến mãi',
    )
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(60.01)
  })
  it('cut a word that is wider than the line, and keep breaks of the data', () => {
    expect(wide('A'.repeat(40), 60).join('')).toBe('A'.repeat(40))
    const plain = breakPlain('Ẩ'.repeat(40) + ' 😀😀😀', { of: face(), size: 10 }, 60)
    expect(
      plain
        .map((line) => line.runs[0]!.text)
        .join('')
        .replace(' ', ''),
    ).toBe('Ẩ'.repeat(40) + '😀😀😀')
    for (const line of plain) expect(line.width).toBeLessThanOrEqual(60.02)
    expect(wide('một\n\nhai', 100)).toEqual(['một', '', 'hai'])
  })
  it('are the same by the quick way of long tables', () => {
    const of = face()
    const said = (lines: readonly Line[]) => lines.map((line) => line.runs.map((run) => run.text).join(''))
    const word = fc.stringMatching(/^[a-zẰỮđA-Z0-9.,]{1,14}$/)
    const blank = fc.constantFrom(' ', '  ', '\n')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, blank), { maxLength: 12 }),
        fc.integer({ min: 130, max: 400 }),
        (words, width) => {
          const text = words.flat().join('')
          expect(said(breakPlain(text, { of, size: 10 }, width))).toEqual(said(breakLines([{ text }], 10, width)))
        },
      ),
      { numRuns: 1000 },
    )
  })
  it('give columns of figures one width per digit', () => {
    const widths = '0123456789'.split('').map((digit) => breakLines([{ text: digit.repeat(8) }], 10, 500)[0]!.width)
    expect(new Set(widths.map((width) => width.toFixed(4))).size).toBe(1)
  })
})

type Bar = readonly [x: number, y: number, width: number, height: number]

/** The bars of the QR code as drawn in the file, which are more than those of a bar code. */
const barsIn = (bytes: Uint8Array): Bar[] => {
  const file = Buffer.from(bytes)
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    try {
      const bars = [
        ...inflateSync(file.subarray(at + 7))
          .toString('latin1')
          .matchAll(/0 g ((?:[\d.]+ [\d.]+ [\d.]+ [\d.]+ re )+)f/g),
      ]
        .map((drawn) => drawn[1]!)
        .toSorted((a, b) => b.length - a.length)[0]
      if (bars)
        return [...bars.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(
          (box) => box.slice(1).map(Number) as unknown as Bar,
        )
    } catch {
      continue
    }
  }
  return []
}

const readCode = (bars: readonly Bar[]): string => {
  const left = Math.min(...bars.map((bar) => bar[0]))
  const top = Math.min(...bars.map((bar) => bar[1]))
  const size = Math.ceil(Math.max(...bars.map((bar) => bar[0] + bar[2])) - left) * 4 + 80
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [x, y, width, height] of bars) {
    const from = Math.round((x - left) * 4) + 40
    const to = Math.ceil((x - left + width) * 4) + 40
    for (let row = Math.round((y - top) * 4) + 40; row < (y - top + height) * 4 + 40; row += 1) {
      for (let column = from; column < to; column += 1)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
    }
  }
  return jsqr(pixels, size, size)?.data ?? 'unreadable'
}

describe('codes to pay by', () => {
  it.each(['HOADONBANHANG', 'HOADONBANHANG_K80'])('%s carries the transfer a bank app reads', async (code) => {
    const form = deliveredForms.find((one) => one.code === code)!
    const bytes = await drawPdf(pageFromForm(form.content, form.sample))
    expect(readCode(barsIn(bytes))).toBe((form.sample as { bankQr: string }).bankQr)
  })
})

it('a long file comes in parts, none of which holds more memory than its bytes', async () => {
  const parts = await drawParts([page([table(5_000)])])
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(part.buffer.byteLength).toBe(part.length)
  // The file's table of contents names the place of every object; readers without one would look for them all.
  const file = Buffer.concat(parts)
  const contents = file.subarray(Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.toString('latin1'))![1]))
  const places = [...contents.toString('latin1').matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]))
  expect(places.length).toBeGreaterThan(100)
  for (const [at, place] of places.entries())
    expect(file.toString('latin1', place, place + 12)).toMatch(new RegExp(`^${at + 1} 0 obj`))
}, 60_000)
