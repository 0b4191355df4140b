import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { renderHtml } from './html.ts'
import { paper, type Block, type Page } from '../page.ts'
import { pageFromForm } from '../forms/template.ts'
import { deliveredForms } from '#server/printing/delivered.ts'

const jsqr = jsQR as unknown as (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null
const page = (...blocks: Block[]): Page => ({
  title: '',
  language: 'vi',
  paper: paper({}),
  footer: '',
  footerOn: 'always',
  blocks,
})
const body = (...blocks: Block[]): string => renderHtml(page(...blocks)).replace(/^<style>.*?<\/style>/s, '')
const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
const tags = (html: string): string[] => [...new Set([...html.matchAll(/<([a-z0-9]+)/g)].map((match) => match[1]!))]

describe('a page on the screen', () => {
  it('escapes whatever it says', () => {
    const html = body(
      { is: 'text', size: 10, align: 'left', spans: [{ text: evil, bold: true, link: evil }] },
      {
        is: 'table',
        size: 9,
        borders: 'all',
        columns: [{ width: {}, align: 'left' }],
        head: [{ style: 'plain', cells: [evil] }],
        rows: [
          { style: 'sum', cells: [evil] },
          { style: 'plain', cells: [{ spans: [{ text: evil, link: `javascript:${evil}` }] }] },
        ],
      },
      { is: 'signatures', date: evil, size: 9, space: 10, people: [{ title: evil, note: evil, name: evil }] },
      { is: 'image', source: `data:image/svg+xml;base64,${evil}`, alt: evil, width: 10, height: 10, align: 'left' },
      { is: 'image', source: `javascript:${evil}`, alt: '', width: 10, height: 10, align: 'left' },
    )
    expect(tags(html).filter((tag) => ['script', 'img', 'iframe'].includes(tag))).toEqual([])
    expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\son\w+=/)
    expect(html).not.toContain('javascript:')
  })
  it('links only to places', () => {
    const link = (to: string) =>
      /href="([^"]*)"/.exec(body({ is: 'text', size: 10, align: 'left', spans: [{ text: 'x', link: to }] }))?.[1]
    expect(
      [
        '/sales/billsales/detail/1?a=1&b=2',
        'https://vua.vn',
        '//evil.vn',
        'javascript:1',
        'data:text/html,x',
        ' javascript:1',
      ].map(link),
    ).toEqual(['/sales/billsales/detail/1?a=1&amp;b=2', 'https://vua.vn', undefined, undefined, undefined, undefined])
  })
  it('shows a picture only when it is one', () => {
    const source = 'data:image/png;base64,iVBORw0KGgo='
    expect(body({ is: 'image', source, alt: 'Logo', width: 10, height: 10, align: 'left' })).toContain(
      `<img src="${source}" alt="Logo"`,
    )
    expect(
      body({
        is: 'image',
        source: '',
        alt: 'Công ty TNHH Thương mại Hưng Thịnh',
        width: 10,
        height: 10,
        align: 'left',
      }),
    ).toContain('>HT</span>')
  })
  it.each(['BAOGIA', 'DONDATHANG', 'DONMUAHANG', 'HOADONBANHANG'])('%s has the fee where there is one', (code) => {
    const form = deliveredForms.find((one) => one.code === code)!
    const printed = (shippingFee: number) =>
      body(...pageFromForm(form.content, Object.assign({}, form.sample, { shippingFee })).blocks)
    expect(printed(31_000)).toMatch(/Phí vận chuyển.*31\.000/s)
    expect(printed(0)).not.toContain('Phí vận chuyển')
  })
  it.each(deliveredForms.map((form) => [form.code, form] as const))('%s is whole', (_, form) => {
    const html = body(...pageFromForm(form.content, form.sample).blocks)
    expect(html).not.toMatch(/\{\{|\}\}|undefined|null|NaN/)
    expect(
      tags(html).filter(
        (tag) =>
          ![
            'style',
            'div',
            'p',
            'h1',
            'h2',
            'b',
            'i',
            'u',
            'table',
            'colgroup',
            'col',
            'thead',
            'tbody',
            'tr',
            'th',
            'td',
            'span',
            'svg',
            'path',
            'hr',
            'a',
            'br',
          ].includes(tag),
      ),
    ).toEqual([])
    expect(html.split('<tr').length - 1).toBe(html.split('</tr>').length - 1)
  })
  it('breaks what is too long for a code, and no figure', () => {
    const cells = (text: string) =>
      body({
        is: 'table',
        columns: [{ width: {}, align: 'left', fit: true }],
        head: [],
        rows: [{ style: 'plain', cells: [text] }],
        borders: 'all',
        size: 9,
      })
    for (const whole of ['SP000001-T', '1.234.567.890.123,4567 USD', '10-09-2026 09:30'])
      expect(cells(whole)).toContain(`<td class="n">${whole}`)
    for (const long of ['X'.repeat(50), '8'.repeat(73)]) expect(cells(long)).toContain(`<td>${long}`)
  })
  it('draws a code that can be read', () => {
    const text = '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F'
    const html = body({ is: 'qr', text, size: 30, align: 'left' })
    const modules = Number(/viewBox="-4 -4 (\d+)/.exec(html)![1])
    const scale = 4
    const size = modules * scale
    const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
    for (const [, x, y] of html.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      for (let row = 0; row < scale; row += 1) {
        const at = (((Number(y) + 4) * scale + row) * size + (Number(x) + 4) * scale) * 4
        for (let column = 0; column < scale; column += 1) pixels.fill(0, at + column * 4, at + column * 4 + 3)
      }
    }
    expect(jsqr(pixels, size, size)?.data).toBe(text)
  })
})
