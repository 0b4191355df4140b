/** Whatever somebody writes as a form: it is answered soon, reaches nothing, and prints whole or is refused. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refused } from '#kernel/problem.ts'
import { checkForm } from './form-check.ts'
import type { TokenTree } from './form-tokens.ts'
import { readMarkup } from '../markup.ts'
import type { Block } from '../page.ts'
import { pageFromForm } from './template.ts'

const record = {
  NumberID: 'BH1',
  Total: 1234,
  lines: [
    { Qty: 1, parts: [1, 2] },
    { Qty: 2, parts: [] },
  ],
  company: { companyName: 'A' },
}
const known: TokenTree = {
  NumberID: {},
  Total: {},
  lines: { many: true, fields: { Qty: {}, parts: { many: true } } },
  company: { fields: { companyName: {} } },
}

const tag = fc.constantFrom(
  'p',
  'b',
  'div',
  'table',
  'tr',
  'td',
  'columns',
  'column',
  'img',
  'qr',
  'barcode',
  'labels',
  'label',
  'keep',
  'page',
  'hr',
  'script',
  'svg',
  'iframe',
  'x',
  'body',
  '!--',
  'signatures',
  'sign',
)
const text = fc.oneof(
  fc.constantFrom(
    '{{NumberID}}',
    '{{/company.companyName|upper}}',
    '{{Total|money|words}}',
    '{{.}}',
    '{{#}}',
    '{{',
    '}}',
    '{{|}}',
    '{{__proto__.constructor}}',
    '{{constructor|x}}',
    '{{lines.0.Qty|or:/Total|times:Total}}',
    '&#123;&#123;Total}}',
    '&#0;',
    '&lt;p&gt;',
    '\u0000',
    '\n',
    '  ',
    '"',
    "'",
    '<',
    '>',
    '-->',
    '</',
    '/>',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const attribute = fc.tuple(
  fc.constantFrom(
    'data-each',
    'data-if',
    'size',
    'align',
    'src',
    'href',
    'text',
    'width',
    'copies',
    'sheet',
    'style',
    'onclick',
    'colspan',
    'class',
  ),
  fc.oneof(
    fc.constantFrom(
      'lines',
      '/lines',
      'parts',
      '.',
      '#',
      '!Total',
      'Total!=1',
      '__proto__',
      'https://evil.vn/x.png',
      'file:///etc/passwd',
      'javascript:alert(1)',
      '{{Total}}',
      '9'.repeat(40),
      '-1',
      'A4',
      'NaN',
      '%',
      '65535',
    ),
    text,
  ),
)
const element = fc.letrec<{ node: string; form: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc
      .tuple(tag, fc.array(attribute, { maxLength: 3 }), tie('form'), fc.boolean(), fc.boolean())
      .map(([name, attributes, inner, closes, quotes]) => {
        const q = quotes ? '"' : "'"
        return `<${name}${attributes.map(([key, value]) => ` ${key}=${q}${value}${q}`).join('')}>${inner}${closes ? `</${name}>` : ''}`
      }),
  ),
  form: fc.array(tie('node'), { maxLength: 5 }).map((parts) => parts.join('')),
})).form

const addresses = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): string[] => {
    if (block.is === 'image') return [block.source]
    if (block.is === 'text') return block.spans.flatMap(({ link }) => link ?? [])
    if (block.is === 'columns') return block.columns.flatMap((one) => addresses(one.blocks))
    if (block.is === 'labels') return block.labels.flatMap((one) => addresses(one.blocks))
    return block.is === 'keep' ? addresses(block.blocks) : []
  })

const refusedBy = (make: () => unknown): boolean => {
  try {
    make()
    return false
  } catch (error) {
    if (error instanceof Refused) return true
    throw error
  }
}

describe('any text', () => {
  it('is checked with places inside it, and whoever passes the check can be read', () => {
    fc.assert(
      fc.property(element, (form) => {
        const problems = checkForm(form, known)
        const lines = form.split('\n')
        for (const { line, column } of problems) {
          expect(line).toBeLessThanOrEqual(lines.length)
          expect(column - 1).toBeLessThanOrEqual(lines[line - 1]!.length)
        }
        const isFine = problems.every(({ severity }) => severity !== 'error')
        if (isFine) expect(refusedBy(() => readMarkup(form))).toBe(false)
        if (refusedBy(() => readMarkup(form))) expect(isFine).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  it('becomes a page or is refused, without an address to fetch', () => {
    fc.assert(
      fc.property(element, (form) => {
        try {
          for (const address of addresses(pageFromForm(form, record).blocks))
            expect(address).toMatch(/^(?:$|https?:|\/(?!\/)|mailto:|#|data:image\/)/i)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('fetches no picture: only what came as data is one', () => {
    const page = pageFromForm(
      '<img src="https://evil.vn/x.png"><img src="{{NumberID}}"><img src="/api/File/1">',
      record,
    )
    expect(addresses(page.blocks)).toEqual(['', '', ''])
  })
})

describe('what would take long', () => {
  const many = 'x'.repeat(190_000)
  const started = (work: () => unknown): number => {
    const from = performance.now()
    refusedBy(work)
    return performance.now() - from
  }
  it.each([
    ['tags that never close', '<a '.repeat(60_000)],
    ['tags in quotes', '<p "'.repeat(49_000)],
    ['one enormous attribute', `<p align="${many}">x</p>`],
    ['very many attributes', `<p ${'a=1 '.repeat(47_000)}>x</p>`],
    ['very many blanks', `<p ${' '.repeat(190_000)}`],
    ['very many tokens', '{{Total}}'.repeat(22_000)],
    ['very long chains of filters', `{{Total${'|upper'.repeat(30)}}}`.repeat(900)],
    ['braces', '{'.repeat(199_000)],
    ['comments', '<!--'.repeat(49_000)],
    ['dropped elements', '<script>'.repeat(24_000)],
    ['deep nesting', '<div>'.repeat(39_000)],
    ['entities', '&#123;'.repeat(33_000)],
    ['a condition of blanks', `<p data-if="a${' '.repeat(190_000)}b">x</p>`],
    ['lists in lists', `${'<div data-each="/lines">'.repeat(35)}x${'</div>'.repeat(35)}`],
    ['copies', `<labels><label copies="1e15"><p>${'x'.repeat(1000)}</p></label></labels>`],
  ])('%s', (_, form) => {
    expect(started(() => checkForm(form, known))).toBeLessThan(3000)
    expect(started(() => pageFromForm(form, record))).toBeLessThan(8000)
  })
})
