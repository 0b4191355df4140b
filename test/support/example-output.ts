/** The worked example as the browser has it: its documents entered, its reports answered, as workbook and on paper. */
import { extractText, getDocumentProxy } from 'unpdf'
import { catalogues } from '#i18n/catalogues.server.ts'
import { day } from '#kernel/day.ts'
import { isHidden } from '#model/marks.ts'
import { columnsOf, groupingOf } from '#model/report.ts'
import { tabulate, type Row, type Table } from '#model/table.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { reportSheet } from '#output/xlsx/report-sheet.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { reports } from '#reports/all.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pageOf, readBody } from '#server/render/page.ts'
import { encodePrint } from '#wire/report-print.ts'
import { decodeRows, decodeSums } from '#wire/report.ts'
import type { TestApp } from './app.ts'
import { openBook, steps } from './example-book.ts'
import type { ReportBlock, Values } from './example-blocks.ts'
import { openExampleTenant, type ExampleTenant } from './example-tenant.ts'

/** Descriptions with numbers, which the documents of the example cannot have where they are entered in any order. */
const numbered: Readonly<Record<string, string>> = {
  'Trả tiền hàng tháng 9': 'Trả tiền PN000001',
  'Đặt cọc đơn tháng 9': 'Đặt cọc DH000001',
  'Bán hàng theo đơn tháng 9': 'Bán hàng theo DH000001',
}

export const enterExample = async (app: TestApp, name: string): Promise<ExampleTenant> => {
  const tenant = await openExampleTenant(app, name)
  const save: ExampleTenant['save'] = (module, body) =>
    tenant.save(module, { ...body, Description: numbered[body['Description'] as string] ?? body['Description'] })
  await openBook({ ...tenant, save }).enterInOrder(steps.map((step) => step.name))
  return tenant
}

export const words = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  catalogues.vi[key]!.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
export const dense = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '')

export interface Answer {
  ListItem: Values[]
  TotalCount: number
  arrSUM: { Name: string; Total: number | null }[]
}
export interface Answered {
  answer: Answer
  rows: readonly Row[]
  table: Table
}

/** The table of an answer; of what can be about one or all, it is about one. */
export const tableOf = ({ report }: ReportBlock, answer: Answer, may: { cost: boolean }): Answered => {
  const rows = decodeRows(report.columns, answer.ListItem)
  const isOne = report.ungroupedBy !== undefined
  const columns = columnsOf(report, isOne).filter((column) => !isHidden(column, may))
  const table = tabulate(columns, rows, groupingOf(report, isOne))
  const sums = decodeSums(report.sums, answer.arrSUM) as Row
  return {
    answer,
    rows,
    table: { ...table, sums: Object.fromEntries(columns.map(({ key }) => [key, sums[key]!])) },
  }
}

export const workbookOf = ({ report }: ReportBlock, answered: Answered): Promise<Uint8Array> =>
  writeWorkbook({ language: 'vi', words, sheets: [reportSheet(report, answered)] })

/** What is sent to the print service. */
export const printOf = ({ report, asked }: ReportBlock, { answer, rows, table }: Answered): string =>
  JSON.stringify(
    encodePrint(
      report,
      { table, rows, answer },
      {
        title: words(report.title),
        subtitle: '',
        from: day(asked['fromDate'] as string),
        to: day(asked['toDate'] as string),
        conditions: [],
        company: { LinkLogo: '' },
        origin: 'https://vidu.localhost',
        userName: 'Lan',
        dateCreate: '31-10-2026 14:05',
      },
    ),
  )

/** What stands on the paper of a print, without blanks. */
export const textOf = async (print: string): Promise<string> => {
  const context = { language: 'vi', now: new Date('2026-10-31T07:05:00Z'), timezone: '7', logo: '' } as const
  const page = pageOf(readBody(JSON.parse(print)), { reports, templates: deliveredForms, words: catalogues }, context)
  const pdf = await getDocumentProxy(new Uint8Array(await drawPdf(page)))
  return dense((await extractText(pdf, { mergePages: true })).text)
}
