/** Signs that Roboto does not have: drawn by other fonts, replaced, or told. */
import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { renderHtml } from '../html/html.ts'
import { labelSheetNamed } from '../label-sheets.ts'
import { paper, type Block, type Page, type PaperSize, type TableBlock } from '../page.ts'
import { closeFallbacks } from './fallback.server.ts'
import { face, textWidth } from './fonts.server.ts'
import { breakLines, breakPlain, limitLines, type Line } from './lines.server.ts'
import { drawParts, drawPdf } from './pages.server.ts'
import { printable } from './printable.server.ts'
import { layTable } from './widths.server.ts'

const goods = {
  Chinese: '手机壳（透明）防摔保护套，黑色',
  'old Chinese': '門臺灣龍體',
  Korean: '한국산 홍삼정 에브리타임 ㈜',
  Japanese: '抹茶パウダー ひらがな',
  Thai: 'ที่นี่ ปิ่นโต กรุงเทพมหานคร ฿',
  Greek: 'Ωμέγα αβγ',
  Cyrillic: 'Привет',
  arrows: 'A → B ← C ↑ ↓ ⇒',
  mathematics: '≥ ≤ ≠ ± √ ∞ ∈ ∑',
  figures: '① ② Ⅷ ℃ ㎏ ★ ☆ ✓ □ ■',
  mixed: 'Nước mắm 鱼露 Phú Quốc 500ml, A中V',
} as const

const textBlock = (text: string, more: { bold?: true; italic?: true } = {}): Block => ({
  is: 'text',
  align: 'left',
  size: 10,
  spans: [{ text, ...more }],
})
const table = (cells: readonly string[], rows: number): TableBlock => ({
  is: 'table',
  size: 9,
  borders: 'all',
  columns: cells.map(() => ({ width: {}, align: 'left' })),
  head: [{ style: 'plain', cells }],
  rows: Array.from({ length: rows }, () => ({ style: 'plain', cells })),
})
const page = (blocks: readonly Block[], size: PaperSize = 'A4'): Page => ({
  title: 'Thử',
  language: 'vi',
  paper: paper({ size }),
  footer: 'Trang {x}/{y}',
  footerOn: 'always',
  blocks,
})
/** A text wherever one can stand. */
const everywhere = (text: string, size?: PaperSize): Page => ({
  ...page(
    [
      textBlock(text),
      textBlock(text, { bold: true }),
      textBlock(text, { italic: true }),
      table([text, 'Số', text], 2),
      { is: 'signatures', date: text, people: [{ title: text, note: text, name: text }], space: 5, size: 9 },
      { is: 'image', source: '', alt: text, width: 10, height: 10, align: 'left' },
      { is: 'columns', gap: 2, columns: [{ width: {}, blocks: [{ ...textBlock(text), lines: 1 } as Block] }] },
      { is: 'keep', blocks: [textBlock(text)] },
    ],
    size,
  ),
  footer: `${text} {x}/{y}`,
})

const dense = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')
const saidBy = async (bytes: Uint8Array): Promise<string> =>
  dense((await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text)
const fontsIn = (bytes: Uint8Array): Set<string> =>
  new Set(
    Array.from(
      Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/BaseFont \/[A-Z]+\+(\w+)/g),
      (found) => found[1]!,
    ),
  )
/** How often the box for a missing glyph is drawn; it is the first of every font. */
const boxesIn = async (bytes: Uint8Array): Promise<number> => {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  let boxes = 0
  for (let number = 1; number <= file.numPages; number += 1) {
    const { argsArray } = await (await file.getPage(number)).getOperatorList()
    for (const glyph of (argsArray as unknown[]).flat(3) as ({ originalCharCode?: number } | null)[])
      if (glyph?.originalCharCode === 0) boxes += 1
  }
  return boxes
}

describe('a text that Roboto has not all of', () => {
  it.each(Object.entries(goods))('is printed: %s', async (_, text) => {
    expect(printable(everywhere(text)).unprintable).toEqual([])
    for (const size of ['A4', 'K58'] as const) {
      const bytes = await drawPdf(everywhere(text, size))
      expect(await boxesIn(bytes)).toBe(0)
      expect(await saidBy(bytes)).toContain(dense(text))
    }
  })
  it('is as wide as it is drawn, and the same after the fonts were closed', async () => {
    const widths = () => Object.values(goods).map((text) => textWidth(text, face(true), 10))
    const before = widths()
    const first = await drawPdf(everywhere(goods.mixed))
    closeFallbacks()
    expect(widths()).toEqual(before)
    expect((await drawPdf(everywhere(goods.mixed))).length).toBe(first.length)
    // A sign of Chinese is as wide as the letters are high.
    expect(textWidth('中文', face(), 10)).toBe(20)
  })
  it('stands for a company without a logo, also if its first sign has two halves', async () => {
    const logo: Block = { is: 'image', source: '', alt: '𠂇明 Trading', width: 10, height: 10, align: 'left' }
    expect(await saidBy(await drawPdf(page([logo])))).toContain('𠂇T')
    expect(renderHtml(page([logo]))).toContain('𠂇T')
  })
  it('costs the others nothing: no font, no change', async () => {
    const given = page([textBlock('Hóa đơn bán hàng – 1.000 ₫ • €'), table(['Nước mắm', 'Đá mài'], 3)])
    const { page: same, unprintable } = printable(given)
    expect(unprintable).toEqual([])
    expect((same.blocks[1] as TableBlock).rows).toBe((given.blocks[1] as TableBlock).rows)
    expect(fontsIn(await drawPdf(given))).toEqual(new Set(['Roboto']))
    expect(fontsIn(await drawPdf(page([textBlock(goods.Thai)])))).toContain('NotoSansThai')
  })
  it('is cut off with dots on labels, and drawn on them', async () => {
    const label: Page = page([
      {
        is: 'labels',
        sheet: labelSheetNamed('A4-65')!,
        first: 1,
        labels: [{ copies: 2, blocks: [{ ...textBlock(goods.Chinese.repeat(4)), lines: 2 } as Block] }],
      },
    ])
    const bytes = await drawPdf(label)
    expect(await boxesIn(bytes)).toBe(0)
    expect(await saidBy(bytes)).toContain('...')
  })
})

describe('what no font has', () => {
  const told = (text: string): [string, readonly string[]] => {
    const { page: now, unprintable } = printable(page([textBlock(text)]))
    const [block] = now.blocks
    return [block!.is === 'text' ? block!.spans[0]!.text : '', unprintable]
  }
  it('is replaced by what says the same, and nobody is troubled', () => {
    expect(told('✔ ✅ ❌ ❤️ ⭐ 1️⃣ 🇻🇳 𝗔𝐁𝘊 ⅓ ₙ x\u200d\u200ey\ufeff')).toEqual(['✓ ✓ × ♥ ★ 1 VN ABC 1⁄3 n xy', []])
    expect(told('a\tb\r\nc\u2028d')).toEqual(['a b\nc\nd', []])
    expect(told('Nu\u031bo\u031b\u0301c')).toEqual(['Nước', []])
  })
  it('is left out if it is a picture, a question mark if it is a letter, and told', () => {
    expect(told('Giao gấp 🚚👍🏽👨‍👩‍👧')).toEqual(['Giao gấp ', ['🚚', '👍🏽', '👨‍👩‍👧']])
    expect(told('سلام')).toEqual(['????', ['س', 'ل', 'ا', 'م']])
    expect(told('q\u0302')).toEqual(['q', ['q̂']])
    expect(told('a\ud83d \ue000 \udc00b')).toEqual(['a? ? ?b', ['U+D83D', 'U+E000', 'U+DC00']])
  })
  it('is told up to a number, and with few marks', () => {
    const many = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x13000 + index)).join('')
    expect(told(many)[1]).toHaveLength(21)
    expect(told(many)[1].at(-1)).toBe('…')
    const marks = told(`ក${'\u0301'.repeat(5000)}`)[1]
    expect(marks[0]!.length).toBeLessThan(20)
  })
  it('looks the same on the screen', () => {
    const { page: now } = printable(everywhere('货 🚚 سلام'))
    expect(renderHtml(now)).toContain('货  ????')
  })
})

describe('lines of signs without blanks', () => {
  const said = (lines: readonly Line[]) => lines.map((line) => line.runs.map((run) => run.text).join(''))
  it('break between signs, but not before what closes nor after what opens', () => {
    const lines = said(breakLines([{ text: '货品（货），货品货品（货）。货品' }], 10, 40.5))
    expect(lines.join('')).toBe('货品（货），货品货品（货）。货品')
    for (const line of lines) expect(line).not.toMatch(/^[）。，]|（$/)
    expect(said(breakLines([{ text: 'iPhone 手机壳手机壳' }], 10, 58))).toEqual(['iPhone 手机', '壳手机壳'])
  })
  it('break between words of Thai, never before a mark', () => {
    expect(said(breakLines([{ text: 'น้ำมันหอมระเหยจากประเทศไทย' }], 10, 80))).toEqual(['น้ำมันหอมระเหยจาก', 'ประเทศไทย'])
    for (let width = 3; width < 30; width += 1)
      for (const line of said(breakPlain('ที่นี่ปิ่นโตที่นี่', { of: face(), size: 10 }, width)))
        expect(line).not.toMatch(/^\p{M}/u)
  })
  it('are the same by the quick way of long tables', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-zẰỮđA-Z0-9.,]{1,9}$/),
      fc.stringMatching(/^[中文货品，。（）한국カー]{1,14}$/),
      fc.constantFrom('น้ำมันหอมระเหย', 'ที่นี่', 'ประเทศไทย'),
    )
    const blank = fc.constantFrom(' ', '', '\n')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, blank), { maxLength: 12 }),
        fc.integer({ min: 130, max: 400 }),
        (words, width) => {
          const text = words.flat().join('')
          const plain = breakPlain(text, { of: face(), size: 10 }, width)
          expect(said(plain)).toEqual(said(breakLines([{ text }], 10, width)))
          for (const line of plain) expect(line.width).toBeLessThanOrEqual(width + 0.02)
        },
      ),
      { numRuns: 500 },
    )
  })
  it('end with dots where they are limited', () => {
    const lines = limitLines(breakLines([{ text: goods.Chinese.repeat(3) }], 10, 60), 2, 60)
    expect(lines).toHaveLength(2)
    expect(lines[1]!.runs.at(-1)!.text).toMatch(/…$/)
    expect(lines[1]!.width).toBeLessThanOrEqual(60)
  })
  it('leave the other columns their room', () => {
    const { widths } = layTable(table(['STT', goods.Chinese.repeat(6), 'Ghi chú'], 3), 400)
    expect(widths[0]!).toBeGreaterThan(20)
    expect(widths[1]!).toBeGreaterThan(150)
  })
})

describe('any string', () => {
  const sign = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1 }),
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    fc.constantFrom(
      '\u0301',
      '\u200d',
      '\ufe0f',
      '\u202e',
      '\ud83d',
      '\udc00',
      'ก',
      'ำ',
      '่',
      '中',
      '각',
      'ᄀ',
      '\u3000',
      ' ',
      '\n',
    ),
  )
  const text = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''))
  it('is printed without boxes, on every paper', async () => {
    const sizes = fc.constantFrom<PaperSize>('A4', 'A5', 'K80', 'K58')
    await fc.assert(
      fc.asyncProperty(text, sizes, async (given, size) => {
        expect(await boxesIn(await drawPdf(everywhere(given, size)))).toBe(0)
        const { page: now, unprintable } = printable(everywhere(given, size))
        renderHtml(now)
        expect(() => encodeURIComponent(unprintable.join(' '))).not.toThrow()
        expect(printable(now)).toEqual({ page: now, unprintable: [] })
      }),
      { numRuns: 60 },
    )
  }, 60_000)
  it('does not stop the drawing that was asked for without a look at it', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        const parts = await drawParts([everywhere(given)])
        expect(await boxesIn(Buffer.concat(parts))).toBe(0)
      }),
      { numRuns: 20 },
    )
  }, 60_000)
  it.each([
    ['marks', `a${'\u0301'.repeat(20_000)}`],
    ['marks of Thai', `ก${'่'.repeat(20_000)}`],
    ['Thai', 'น้ำมันหอมระเหย'.repeat(2_000)],
    ['Chinese', '货'.repeat(30_000)],
    ['joined pictures', '👨‍'.repeat(10_000)],
    ['pictures', '🚚'.repeat(10_000)],
    ['halves', '\ud83d'.repeat(20_000)],
    ['Arabic', 'سلام '.repeat(5_000)],
    ['Korean letters in parts', 'ᄀ'.repeat(10_000)],
  ])(
    'of any length comes to an end: %s',
    async (_, given) => {
      expect((await drawPdf(page([textBlock(given), table([given.slice(0, 5_000)], 1)]))).length).toBeGreaterThan(0)
    },
    60_000,
  )
})
