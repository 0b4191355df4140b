/** Workbooks for a reader of English: what the program writes into them is English, and only what the tenant wrote is not. */
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#i18n/fill.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { day } from '#kernel/day.ts'
import type { Field } from '#model/field.ts'
import { columnsOf, groupingOf, type AnyReport } from '#model/report.ts'
import { tabulate, type Table } from '#model/table.ts'
import { reportSheet } from '#output/xlsx/report-sheet.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { reports } from '#reports/all.ts'
import { decodeRows, decodeSums, encodeParams } from '#wire/report.ts'
import { createTestApp } from '#test/support/app.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport } from '#test/support/reports.ts'
import type { Shop } from '#test/support/shop.ts'
import { vietnameseTexts } from '#test/support/vietnamese.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const foreign = vietnameseTexts()
const isForeign = (text: string): boolean => foreign.has(text)

const read = async (bytes: Uint8Array): Promise<{ sheet: string; rows: unknown[][]; texts: string[] }> => {
  const { sheets } = await readXlsx(bytes)
  const { name, rows } = sheets[0]!
  // A row of a ledger may say the number of a document and its kind.
  const texts = rows.flat().flatMap((cell) => (typeof cell === 'string' ? [cell, ...cell.split(' - ')] : []))
  return { sheet: name, rows, texts }
}

describe('reports', async () => {
  const database = await createTestDatabase()
  let shop: Shop
  beforeAll(async () => {
    shop = await openWorkedExample(database)
  })

  /** All that a report may ask is answered, so that it has rows. */
  const asked = (report: AnyReport): Record<string, unknown> => {
    const partner = (report.params as Record<string, Field>)['partner']
    const isDemanded = (name: string) =>
      report.conditions.some(({ field, demand }) => field === name && demand === 'chosen')
    return {
      from: day('2026-09-01'),
      to: day('2026-11-30'),
      ...('top' in report.params && { top: 10 }),
      ...('stores' in report.params && { stores: [shop.ids['K01'], shop.ids['K02']] }),
      ...('product' in report.params && { product: isDemanded('product') ? shop.ids['SP002'] : null }),
      ...(isDemanded('partner') && { partner: shop.ids[partner?.narrow?.['objType'] === 'kh' ? 'KH001' : 'NCC001'] }),
    }
  }
  /** As the browser makes it of the answer of the call. */
  const workbookOf = async (report: AnyReport, language: Language) => {
    const answer = await requestReport(shop, report.name, encodeParams(report, asked(report)), { language })
    const rows = decodeRows(report.columns, answer.ListItem)
    const table: Table = {
      ...tabulate(columnsOf(report, false), rows, groupingOf(report, false)),
      sums: decodeSums(report.sums, answer.arrSUM),
    }
    const words = (key: string) => translate(language, key)
    return read(await writeWorkbook({ sheets: [reportSheet(report, { table, rows })], language, words }))
  }

  it.each(reports.map((report) => [report.name, report] as const))('%s', async (_, report) => {
    const { rows, texts } = await workbookOf(report, 'en')
    expect(rows.length).toBeGreaterThan(1)
    expect(rows[0]!.filter((heading) => /[à-ỹđ]/i.test(String(heading)))).toEqual([])
    expect(texts.filter(isForeign)).toEqual([])
  })

  it('would be found to say something in Vietnamese', async () => {
    const found = new Set<string>()
    for (const report of reports)
      for (const text of (await workbookOf(report, 'vi')).texts.filter(isForeign)) found.add(text)
    // Headings, sums, a state, the row a ledger begins with.
    expect([...found]).toEqual(expect.arrayContaining(['Mã hàng', 'Tổng cộng', 'Đang đặt hàng', 'Tồn đầu kỳ']))
  })
})

describe('lists', async () => {
  const app = await createTestApp()
  const paths = app.calls.flatMap(({ path }) => (path.endsWith('/ExportList') ? [path.replace('/ExportList', '')] : []))
  beforeAll(async () => {
    await app.makeTenant('sach-tieng-anh')
    await app.signIn('sach-tieng-anh')
  })

  it.each(paths)('%s', async (module) => {
    // Of thousands of communes a few say as much.
    const query = { range: 'ALL', ...(module === 'ApiListVillage' && { KeySeach: 'Phường Bến' }) }
    const { body } = await app.call(module, 'ExportList', null, { query, headers: { language: 'en' } })
    const { sheet, texts } = await read(Buffer.from(body.Data.ListItem, 'base64'))
    expect([sheet, ...texts].filter(isForeign)).toEqual([])
  })
})
