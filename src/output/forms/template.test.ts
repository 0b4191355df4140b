import { describe, expect, it } from 'vitest'
import { Refused } from '#kernel/problem.ts'
import { expansionLimits } from './expand.ts'
import { limits, readMarkup } from '../markup.ts'
import { isPaperSize, type Block, type TableBlock, type TextBlock } from '../page.ts'
import { pageFromForm } from './template.ts'
import { documentForms } from '#documents/forms.server.ts'
import { deliveredForms } from '#server/printing/delivered.ts'

const blocks = (form: string, info: unknown = {}, language: 'vi' | 'en' = 'vi'): readonly Block[] =>
  pageFromForm(form, info, { language }).blocks
const textOf = (block: Block | undefined): string =>
  block?.is === 'text' ? block.spans.map((span) => span.text).join('') : ''
const shown = (form: string, info: unknown = {}, language: 'vi' | 'en' = 'vi'): string =>
  blocks(`<p>${form}</p>`, info, language).map(textOf).join('\n')
const refusal = (form: string, info: unknown = {}): string => {
  try {
    pageFromForm(form, info)
    return 'accepted'
  } catch (error) {
    return error instanceof Refused
      ? `${error.problems[0]!.message} ${error.problems[0]!.values?.['line'] ?? ''}`.trim()
      : String(error)
  }
}

describe('the markup of forms', () => {
  it.each([
    ['<script>alert(1)</script>chữ', 'chữ'],
    ['<style>p{color:red}</style>chữ', 'chữ'],
    ['<SCRIPT src=x>a<b</SCRIPT >chữ', 'chữ'],
    ['<svg><script>1</script></svg>chữ', 'chữ'],
    ['<iframe srcdoc="x">y</iframe>chữ', 'chữ'],
    ['<!-- <b>x</b> --><!DOCTYPE html>chữ', 'chữ'],
    ['<marquee>chữ</marquee>', 'chữ'],
    ['&lt;b&gt; &amp; &#272; &#x1EA8; &nope; &#0;', '<b> & Đ Ẩ &nope; '],
  ])('%s', (form, text) => expect(shown(form)).toBe(text.trim()))

  it('keeps no handler, style or unknown attribute', () => {
    const [element] = readMarkup(
      '<p onclick="x()" style="text-align:center;background:url(x)" data-x="1" align=right>a</p>',
    ).children
    expect(element).toMatchObject({ attributes: { align: 'right' } })
    expect(Object.keys((element as { attributes: object }).attributes)).toEqual(['align'])
  })
  it('says where it stops making sense', () => {
    expect(refusal('<p>một</p>\n<p>hai\n<b>ba</p>')).toBe('formUnreadable 3')
    expect(refusal('<p>\n<table><tr><td>')).toBe('formUnreadable 2')
    expect(refusal('a < b')).toBe('formUnreadable 1')
  })
  it('refuses what is too big or too deep', () => {
    expect(refusal('x'.repeat(limits.text + 1))).toBe('formTooBig')
    expect(refusal('<b>'.repeat(limits.depth + 2))).toBe('formTooBig')
    expect(refusal('<br>'.repeat(limits.nodes + 1))).toBe('formTooBig')
  })
  it('reads a hostile text in no time', () => {
    const start = performance.now()
    for (const hostile of [
      '<'.repeat(100_000),
      '<a '.repeat(60_000),
      `<p ${'a="'.repeat(60_000)}`,
      '&'.repeat(190_000),
      '<script>'.repeat(24_000),
    ])
      refusal(hostile)
    expect(performance.now() - start).toBeLessThan(1500)
  })
})

describe('tokens', () => {
  const info = {
    NumberID: 'BH1',
    TotalTax: 4428864,
    small: 0.1,
    none: 0,
    empty: '',
    dtDate: '2026-09-05',
    createdAt: '2026-09-05T20:30:00Z',
    Note: 'PN1 - Nhập - hàng',
    flag: true,
    company: { name: 'Hưng Thịnh', i_FormatCur: 0, wordsOdd: 'lẻ' },
    lines: [
      { Qty: 2, cost: 305.5 },
      { Qty: 0, cost: null },
    ],
    VAT: -1,
    ship: { name: '<b>Ẩn</b> & {{NumberID}}' },
  }
  it.each([
    ['{{NumberID}}', 'BH1'],
    ['{{ NumberID }} {{company.name|upper}}', 'BH1 HƯNG THỊNH'],
    ['{{unknown}}|{{company.unknown.deep}}|{{NumberID|unknownFilter}}', '||'],
    ['{{constructor}}{{__proto__}}{{company.constructor.name}}{{lines.constructor}}{{NumberID.length}}', ''],
    ['{{lines.length}} {{lines.0.Qty}}', '2 2'],
    ['{{ship.name}}', '<b>Ẩn</b> & {{NumberID}}'],
    ['{{TotalTax|money}}', '4.428.864'],
    ['{{TotalTax|words}}', 'Bốn triệu bốn trăm hai mươi tám nghìn tám trăm sáu mươi tư đồng'],
    ['{{TotalTax|english}}', 'Four million four hundred twenty-eight thousand eight hundred sixty-four Vietnam dong'],
    ['{{small|quantity}} {{small|number:3}} {{small|money}}', '0,1 0,100 0'],
    ['[{{none|nonzero|money}}] [{{none|money}}] [{{empty|money}}]', '[] [0] []'],
    ['{{dtDate|day}} {{dtDate|dayLong}} {{createdAt|moment}}', '05-09-2026 Ngày 05 tháng 09 năm 2026 06-09-2026 03:30'],
    ['{{empty|dots:3}} {{empty|or:NumberID}} {{empty|else:không có}} {{NumberID|or:dtDate}}', '... BH1 không có BH1'],
    ['{{Note|before: - }}|{{Note|after: - }}|{{NumberID|before: - }}|{{NumberID|after: - }}', 'PN1|Nhập - hàng||BH1'],
    [
      '{{TotalTax|minus:small|number:1}} {{TotalTax|per:none}} {{TotalTax|per:lines.0.Qty|money}} {{small|times:TotalTax|money}}',
      '4.428.863,9 2.214.432 442.886',
    ],
    ['{{VAT|vat}} {{small|vat}}', 'KCT 0,1%'],
    [
      '{{company.accountingRegime|regime}}',
      '(Ban hành theo Thông tư số 99/2025/TT-BTC ngày 27/10/2025 của Bộ Tài chính)',
    ],
  ])('%s', (form, text) => expect(shown(form, info).replace(/ +/g, ' ')).toBe(text))

  it('follows the language and the configuration', () => {
    expect(shown('{{TotalTax|money}} {{small|quantity}}', info, 'en')).toBe('4,428,864 0.1')
    expect(shown('{{a|words}}', { a: 105, company: { wordsOdd: 'lẻ' } })).toBe('Một trăm lẻ năm đồng')
    expect(shown('{{a|money}} {{a|words}}', { a: 12.5, currencyCode: 'USD', company: {} })).toBe(
      '12,50 Mười hai đô la Mỹ và năm mươi xu',
    )
  })
  it('repeats and leaves out', () => {
    const form =
      '<p data-each="lines" data-if="Qty">{{#}}: {{Qty}} {{/NumberID}} {{NumberID}}</p><p data-if="!flag">không</p><p data-if="NumberID=BH1">có</p><p data-if="NumberID!=BH1">không</p>'
    expect(blocks(form, info).map(textOf)).toEqual(['1: 2 BH1', 'có'])
  })
  it('reads conditions as they are spaced, and blanks without end', () => {
    const holds = (condition: string) => blocks(`<p data-if="${condition}">x</p>`, info).length === 1
    expect(
      [' NumberID = BH1 ', '! none', 'NumberID  !=  x', '!NumberID', 'NumberID=', 'unknown', ''].map(holds),
    ).toEqual([true, true, true, false, false, false, false])
    const blanks = ' '.repeat(60_000)
    expect([`NumberID${blanks}x\ny`, `${blanks}none`, `NumberID=${blanks}x\n`].map(holds)).toEqual([true, false, false])
    const cell = `<table><tr><td width="1${blanks}x">a${blanks}b</td></tr></table>`
    expect(textOf(blocks(`<p>{{Note}}</p>`, { Note: `a${blanks}b` })[0]!)).toHaveLength(blanks.length + 2)
    expect(blocks(cell, info)).toHaveLength(1)
  })
  it('makes rows of a table, group by group', () => {
    const form =
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody data-each="groups"><tr kind="group"><td colspan="2">{{name}}</td></tr><tr data-each="rows"><td>{{.}}</td><td>{{#}}</td></tr></tbody><tfoot><tr><td>Cộng</td><td></td></tr></tfoot></table>'
    const [table] = blocks(form, {
      groups: [
        { name: 'A', rows: ['x', 'y'] },
        { name: 'B', rows: ['z'] },
      ],
    }) as [TableBlock]
    expect(table.rows.map((row) => row.style)).toEqual(['group', 'plain', 'plain', 'group', 'plain', 'sum'])
    expect(table.rows[2]!.cells).toEqual(['y', '2'])
  })
  it('never reads data as markup, and keeps its line breaks', () => {
    const [block] = blocks('<p>{{a}}</p>', { a: '<table>\n{{b}}', b: 'x' }) as [TextBlock]
    expect(block.spans).toEqual([{ text: '<table>\n{{b}}' }])
  })
})

describe('a paper that is not in force', () => {
  it('says so', () => {
    const texts = (iStat: number) =>
      deliveredForms.map((form) =>
        JSON.stringify(pageFromForm(form.content, { ...(form.sample as object), iStat }).blocks),
      )
    const documents = documentForms.length
    expect(texts(3).filter((text) => text.includes('(ĐÃ HỦY)'))).toHaveLength(documents)
    expect(texts(4).filter((text) => text.includes('(LƯU TẠM)'))).toHaveLength(documents)
    expect(texts(1).filter((text) => /ĐÃ HỦY|LƯU TẠM/.test(text))).toEqual([])
  })
})

describe('a form that would never end', () => {
  it('is stopped by what it makes', () => {
    const items = Array.from({ length: 1000 }, () => 1)
    expect(refusal('<div data-each="/a"><div data-each="/a"><p data-each="/a">x</p></div></div>', { a: items })).toBe(
      'formTooBig',
    )
  })
  it.each([
    ['codes of many letters', '<div data-each="/a"><qr text="{{/long}}"></div>'],
    ['many small codes', '<div data-each="/a"><div data-each="/a"><qr text="1"></div></div>'],
    ['pages without end', '<div data-each="/a"><div data-each="/a"><break></div></div>'],
    ['conditions that never hold', '<div data-each="/a"><div data-each="/a" data-if="x"><p>x</p></div></div>'],
  ])('is stopped by %s', (_what, content) => {
    const data = { a: Array.from({ length: 1000 }, () => 1), long: 'x'.repeat(900) }
    expect(refusal(content, data)).toBe('formTooBig')
  })
  it('is stopped by what it reads', () => {
    const long = 'x'.repeat(1_000_000)
    expect(refusal(`<p>${'{{a|upper}}'.repeat(1000)}</p>`, { a: long })).toBe('formTooBig')
    expect(expansionLimits.characters).toBeLessThan(long.length * 100)
  })
})

it('finds no property that every object inherits', () => {
  const word = 'constructor'
  const content = `<p align="${word}">&${word}; {{a|regime}} {{a|vat}} {{n|words}}</p><table><tr align="${word}"><td>x</td></tr></table>`
  const page = pageFromForm(content, { a: word, n: 5, currencyCode: word, company: { baseCurrency: word } })
  expect(JSON.stringify(page)).not.toContain('native code')
  expect(page.blocks[0]).toMatchObject({ align: 'left' })
  for (const size of [word, 'toString', '__proto__']) expect(isPaperSize(size)).toBe(false)
})
