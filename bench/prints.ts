/**
 * `npm run bench prints`: the time of printing every report with 20,000 rows, and the peak memory of the print service
 * after ten prints of each, one after another. The rows are as long as those of a real business.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columnWire } from '#wire/report.ts'
import type { Cell, Column } from '#model/table.ts'
import type { AnyReport } from '#model/report.ts'
import { reports } from '#reports/all.ts'
import { openDataset } from './scale/dataset.ts'
import { openSite } from './scale/site.ts'
import { median, print, type Line } from './support/table.ts'

const ROWS = 20_000
const REPEATED = 10
const GOAL_MB = 250

const texts = [
  'Đại lý Minh Tâm',
  'Siêu thị Hòa Bình chi nhánh Nguyễn Văn Cừ',
  'Nước ngọt Sao Mai 330ml',
  'Dầu ăn tinh luyện Trường An can 5 lít khuyến mãi',
]
const valueOf = ({ kind, choices }: Column, index: number): Cell => {
  if (kind === 'text') return texts[index % texts.length]!
  if (kind === 'code') return `SP${String(index).padStart(6, '0')}`
  if (kind === 'day') return '2026-10-05'
  if (kind === 'moment') return '2026-10-05T07:30:00Z'
  if (kind === 'flag') return index % 2 === 0
  if (kind === 'choice' || kind === 'status') return choices?.[index % choices.length]?.value ?? null
  return 1_000 * (index % 97) + 500
}
const bodyOf = ({ code, orientation, columns, groupBy, groupCode }: AnyReport) => {
  // A group has a hundred rows.
  const place = ({ key }: Column, index: number) =>
    key === groupBy || key === groupCode ? Math.floor(index / 100) : index
  const row = (_: unknown, index: number) =>
    Object.fromEntries(columns.map((column) => [columnWire(column), valueOf(column, place(column, index))]))
  const ListItem = Array.from({ length: ROWS }, row)
  const days = { fromDate: '01-10-2026', toDate: '31-10-2026' }
  return {
    code,
    orientation,
    info: { ListItem, arrSUM: [], title: code, subtitle: '', ...days, conditions: [], company: {} },
  }
}

export const benchPrints = async (): Promise<Line[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'vua-prints-'))
  const dataset = await openDataset(folder, true)
  const lines: Line[] = []
  try {
    const site = await openSite(dataset)
    for (const report of reports) {
      const body = bodyOf(report)
      const times: number[] = []
      for (let run = 0; run < REPEATED; run += 1) times.push((await site.print(body)).milliseconds)
      lines.push({
        what: `${report.name}, ${ROWS.toLocaleString('en')} rows as PDF: p50, peak memory so far`,
        measured: `${(median(times) / 1000).toFixed(2)} s, ${site.peak('print').toFixed(0)} MB`,
        goal: '',
        met: null,
      })
    }
    const peak = site.peak('print')
    lines.push({
      what: 'peak memory of the print service after ten prints of each report',
      measured: `${peak.toFixed(0)} MB`,
      goal: `≤ ${GOAL_MB} MB`,
      met: peak <= GOAL_MB,
    })
    await site.close()
    print(lines)
    return lines
  } finally {
    await dataset.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
