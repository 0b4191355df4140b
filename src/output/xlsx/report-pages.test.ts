/** Pages of a report: each says what it is, groups go on, and sums are carried on where it is asked for. */
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { wordIn } from '#i18n/fill.ts'
import { decimal } from '#kernel/decimal.ts'
import { tabulate, type Column, type Row } from '#model/table.ts'
import { styleOf } from '../filters.ts'
import { drawPdf } from '../pdf/pages.server.ts'
import { tableToTree } from '../forms/tabular.ts'

const columns: Column[] = [
  { key: 'name', kind: 'text', label: 'field.productName' },
  { key: 'amount', kind: 'money', label: 'field.total', total: true },
]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    group: at < 60 ? 'Kho A' : 'Kho B',
    name: `HH${at}.`,
    amount: decimal(1),
  }))

const pagesOf = async (rows: Row[], more: { groupBy?: string; hasPageSums?: boolean } = {}): Promise<string[]> => {
  const { groupBy, hasPageSums } = more
  const page = tableToTree(tabulate(columns, rows, groupBy === undefined ? {} : { groupBy }), {
    title: 'BÁO CÁO BÁN HÀNG',
    lines: ['Từ ngày 01-09-2026 / Đến ngày 30-09-2026', 'Kho chính'],
    company: {},
    dateCreate: '',
    userCreate: '',
    look: { style: styleOf({}, 'vi'), words: (key, values) => wordIn(catalogues, { language: 'vi', key }, values) },
    ...(hasPageSums && { hasPageSums }),
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await drawPdf(page))), { mergePages: false })
  return text.map((one) => one.normalize('NFC').replace(/\s+/g, ' '))
}

describe('pages of a report', () => {
  it('all say which report it is, of which days', async () => {
    const pages = await pagesOf(rowsOf(150))
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages)
      expect(page).toMatch(/BÁO CÁO BÁN HÀNG.*Từ ngày 01-09-2026 \/ Đến ngày 30-09-2026.*Kho chính/)
  })
  it('begin with the heading of the group that goes on', async () => {
    const pages = await pagesOf(rowsOf(150), { groupBy: 'group' })
    const heads = pages.map((page) => /Kho [AB](?: \(tiếp\))? HH/.exec(page)?.[0])
    expect(heads[0]).toBe('Kho A HH')
    expect(new Set(heads.slice(1))).toEqual(new Set(['Kho A (tiếp) HH', 'Kho B (tiếp) HH']))
    // Where a group begins, it does not go on.
    expect(pages.join(' ').match(/Kho B HH60/g)).toHaveLength(1)
  })
  it('carry sums on where it is asked for, so that every page can be checked', async () => {
    for (const more of [{}, { groupBy: 'group' }]) {
      const pages = await pagesOf(rowsOf(150), { ...more, hasPageSums: true })
      let before = 0
      for (const [at, page] of pages.entries()) {
        const rows = page.match(/HH\d+\./g)?.length ?? 0
        expect(/Mang sang (\d+)/.exec(page)?.[1]).toBe(at === 0 ? undefined : String(before))
        expect(/Cộng trang (\d+)/.exec(page)?.[1]).toBe(at === pages.length - 1 ? undefined : String(rows))
        before += rows
      }
      expect(before).toBe(150)
      expect(pages.at(-1)).toContain('Tổng cộng 150')
    }
    expect((await pagesOf(rowsOf(150))).join('')).not.toMatch(/Mang sang|Cộng trang/)
    expect((await pagesOf(rowsOf(3), { hasPageSums: true })).join('')).not.toMatch(/Mang sang|Cộng trang/)
  })
  it('without rows say that there was nothing', async () =>
    expect((await pagesOf([])).join('')).toContain('Không phát sinh'))
})
