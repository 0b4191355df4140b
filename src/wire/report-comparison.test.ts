/** The figures of an earlier period stand on paper as on the screen. */
import { describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { day } from '#kernel/day.ts'
import { changeOf, decimal, zero, type Decimal } from '#kernel/decimal.ts'
import { comparedColumns } from '#model/comparison.ts'
import type { AnyReport } from '#model/report.ts'
import { tabulate, type Row } from '#model/table.ts'
import type { Page, TableBlock } from '#output/page.ts'
import { reports } from '#reports/all.ts'
import { profitByProduct } from '#reports/profit/profit-by-product.ts'
import { encodeCompared, encodePrint } from './report-print.ts'
import { pageOf, readBody } from '#server/render/page.ts'

const report: AnyReport = profitByProduct
const earned = (code: string, [now, earlier]: readonly [number, number], cost: Decimal | null = zero): Row => ({
  ordinal: 1,
  code,
  name: `Hàng ${code}`,
  net: decimal(now),
  earlier: decimal(earlier),
  change: changeOf(decimal(now), decimal(earlier)),
  cost,
  profit: cost === null ? null : decimal(now),
})
const printed = (rows: readonly Row[], { compared = true }: { compared?: boolean } = {}): Page => {
  const columns = comparedColumns(report, report.columns)
  const sums = { earlier: decimal(300), change: decimal(-50) }
  const table = { ...tabulate(columns, rows), sums: { ...tabulate(columns, rows).sums, ...sums } }
  const { compared: isCompared, ListItem } = encodeCompared(report, rows)
  const answer = { ListItem, ...(compared && { compared: isCompared }) }
  const head = { title: 'LỢI NHUẬN', subtitle: '', conditions: ['so với 01-09-2026 – 30-09-2026'], dateCreate: '' }
  const days = { from: day('2026-10-01'), to: day('2026-10-31') }
  const sent = encodePrint(
    report,
    { table, rows, answer },
    { ...head, ...days, company: { LinkLogo: '' }, origin: 'https://vua.vn', userName: 'Lan' },
  )
  return pageOf(
    readBody(JSON.parse(JSON.stringify(sent))),
    { reports, templates: [], words: catalogues },
    { language: 'vi', now: new Date('2026-11-20T07:05:00Z'), timezone: undefined, logo: '' },
  )
}
const cellsOf = (page: Page): string[][] => {
  const table = page.blocks.find((block): block is TableBlock => block.is === 'table')!
  return [...table.head, ...table.rows].map(({ cells }) =>
    cells.map((cell) => (typeof cell === 'string' ? cell : cell.spans.map(({ text }) => text).join(''))),
  )
}

describe('a printed comparison', () => {
  const rows = [earned('A', [100, 200]), earned('B', [50, 100])]
  it('has the earlier figure and the change behind the profit, in rows and in the total', () => {
    const [head, first, second, total] = cellsOf(printed(rows))
    const at = head!.indexOf('Kỳ so sánh')
    expect(head!.slice(at - 1, at + 2)).toEqual(['Lợi nhuận', 'Kỳ so sánh', 'Tăng giảm %'])
    expect([first, second].map((cells) => cells!.slice(at - 1, at + 2))).toEqual([
      ['100', '200', '-50'],
      ['50', '100', '-50'],
    ])
    expect(total!.slice(-3)).toEqual(['150', '300', '-50'])
  })
  it('says which days it is compared with', () =>
    expect(JSON.stringify(printed(rows).blocks)).toContain('so với 01-09-2026 – 30-09-2026'))
  it('is about the net sales where profit may not be seen', () => {
    const [head] = cellsOf(printed([earned('A', [100, 200], null)]))
    const at = head!.indexOf('Kỳ so sánh')
    expect(head!.slice(at - 1)).toEqual(['Doanh thu thuần', 'Kỳ so sánh', 'Tăng giảm %'])
  })
  it('is none where nothing is compared', () =>
    expect(cellsOf(printed(rows, { compared: false }))[0]).not.toContain('Kỳ so sánh'))
  it('is written with the figures of both periods', () =>
    expect(encodeCompared(report, rows).ListItem[0]).toMatchObject({
      Code: 'A',
      profit: 100,
      earlier: 200,
      change: -50,
    }))
})
