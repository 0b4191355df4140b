/** Measures a long report as print and spreadsheet while other prints are running. */
import { reports } from '#reports/all.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { decodeRows } from '#wire/report.ts'
import { median } from '../support/table.ts'
import type { Ids } from './ids.ts'
import type { Site } from './site.ts'
import type { Figure } from './writes.ts'

const RUNS = 3

export const prints = async (site: Site, ids: Ids): Promise<Figure[]> => {
  const report = reports.find((one) => one.name === 'detailMoneySaleCustomer')!
  const { data } = await site.call(`${report.wire.path}`, {
    fromDate: '2026-10-01',
    toDate: '2026-10-31',
    Product_ID: '',
    ObjectGroup_ID: ids.group,
  })
  const rows = decodeRows(report.columns, data['ListItem'])
  const body = {
    code: report.code,
    orientation: report.orientation,
    info: {
      ...data,
      title: 'Chi tiết bán hàng',
      subtitle: '',
      fromDate: '01-10-2026',
      toDate: '31-10-2026',
      conditions: [],
      company: {},
    },
  }
  const form = deliveredForms[0]!
  let isOver = false
  const small: number[] = []
  const others = (async () => {
    while (!isOver) small.push((await site.print({ code: form.code, info: form.sample })).milliseconds)
  })()
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) times.push((await site.print(body)).milliseconds)
  isOver = true
  await others
  const sheets: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now()
    await writeWorkbook({
      language: 'vi',
      words: (key) => key,
      sheets: [{ name: 'data', columns: report.columns, rows }],
    })
    sheets.push(performance.now() - from)
  }
  const count = `${rows.length.toLocaleString('en')} rows`
  return [
    { what: 'sales detail as PDF, during other prints', value: median(times), unit: 'ms', goal: 2000, note: count },
    {
      what: '  print of one bill meanwhile',
      value: median(small),
      unit: 'ms',
      goal: null,
      note: `${small.length} prints`,
    },
    {
      what: 'sales detail as XLSX, with the code of the browser',
      value: median(sheets),
      unit: 'ms',
      goal: 2000,
      note: count,
    },
    { what: 'peak memory of the print service', value: site.peak('print'), unit: 'MB', goal: 250 },
  ]
}
