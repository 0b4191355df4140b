/** Every report of the worked example in the answer of its call, in its workbook and on paper: rows, sums and order. */
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { day } from '#kernel/day.ts'
import { columnsOf, groupingOf } from '#model/report.ts'
import { tabulate, type Column, type Row, type Table } from '#model/table.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { reportSheet } from '#output/report-sheet.ts'
import { writeWorkbook } from '#output/xlsx.ts'
import { reports } from '#reports/all.ts'
import { deliveredForms } from '#server/render/delivered.ts'
import { pageOf, readBody } from '#server/render/page.ts'
import { encodePrint } from '#wire/report-print.ts'
import { columnWire, decodeRows, decodeSums } from '#wire/report.ts'
import { createTestApp, type Anything } from '#test/support/app.ts'
import { openBook, steps } from '#test/support/example-book.ts'
import { onPaper, reportBlocks, withIds, type ReportBlock, type Values } from '#test/support/example-blocks.ts'
import { openExampleTenant, type ExampleTenant } from '#test/support/example-tenant.ts'

/** Descriptions with numbers, which the documents of the example cannot have where they are entered in any order. */
const numbered: Readonly<Record<string, string>> = {
  'Trả tiền hàng tháng 9': 'Trả tiền PN000001',
  'Đặt cọc đơn tháng 9': 'Đặt cọc DH000001',
  'Bán hàng theo đơn tháng 9': 'Bán hàng theo DH000001',
}

const app = await createTestApp()
let tenant: ExampleTenant
beforeAll(async () => {
  tenant = await openExampleTenant(app, 'vidu')
  const save: ExampleTenant['save'] = (module, body) =>
    tenant.save(module, { ...body, Description: numbered[body['Description'] as string] ?? body['Description'] })
  await openBook({ ...tenant, save }).enterInOrder(steps.map(({ name }) => name))
  // A draft must appear nowhere.
  const { records } = tenant
  const line = { Product_ID: records['SP003'], Qty: 5, Price: 60000, VAT: 10 }
  const draft = {
    draft: true,
    dtDate: '2026-10-28',
    Object_ID: records['KH004'],
    Store_ID: records['K01'],
    lines: [line],
  }
  expect((await tenant.save('Order', draft)).refused).toBeNull()
}, 120_000)

interface Answered {
  answer: { ListItem: Values[]; TotalCount: number; arrSUM: { Name: string; Total: number }[] }
  rows: readonly Row[]
  table: Table
}
const known = new Map<ReportBlock, Promise<Answered>>()
const askFor = async ({ report, asked }: ReportBlock): Promise<Answered> => {
  const values = withIds(asked, tenant.records)
  const isBody = report.wire.params === 'body'
  const answer = await tenant.ask(report.wire.path, isBody ? values : null, isBody ? {} : (values as Anything))
  const rows = decodeRows(report.columns, answer.ListItem)
  const isOne = report.ungroupedBy !== undefined
  const table = tabulate(columnsOf(report, isOne), rows, groupingOf(report, isOne))
  const sums = decodeSums(report.sums, answer.arrSUM) as Row
  return {
    answer,
    rows,
    table: { ...table, sums: Object.fromEntries(table.columns.map(({ key }) => [key, sums[key]!])) },
  }
}
const answered = (block: ReportBlock): Promise<Answered> => {
  if (!known.has(block)) known.set(block, askFor(block))
  return known.get(block)!
}
const words = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  catalogues.vi[key]!.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
const sumIn = ({ report, sums }: ReportBlock, { key }: Column): number | null => sums[report.sums.indexOf(key)] ?? null

/** Rows as the example has them, with what it leaves out (names) as answered. */
const filledUp = ({ rows }: ReportBlock, { answer }: Answered): Values[] =>
  rows.map((row, at) => ({ ...answer.ListItem[at], ...row }))
const cell = (column: Column, row: Values) => row[columnWire(column)] ?? null

const dense = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '')
const textOf = async (block: ReportBlock, { answer, rows, table }: Answered): Promise<string> => {
  const { report, asked } = block
  const body = encodePrint(
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
  )
  const sent: unknown = JSON.parse(JSON.stringify(body))
  const context = { language: 'vi', now: new Date('2026-10-31T07:05:00Z'), timezone: '7', logo: '' } as const
  const page = pageOf(readBody(sent), { reports, templates: deliveredForms }, context)
  const pdf = await getDocumentProxy(new Uint8Array(await drawPdf(page)))
  return dense((await extractText(pdf, { mergePages: true })).text)
}

/** The stock card has the columns of S12-DN: the number apart from the words, and nothing for zero. */
const linesOfCard = ({ rows, sums }: ReportBlock): string[] => {
  const amount = (value: unknown) =>
    value === 0 ? '' : onPaper({ key: '', kind: 'quantity', label: '' }, value as number)
  const lines = rows.map(({ Ordinal, dtDate, Note, Input, Output, Instock }) => {
    const [number, ...said] = (Note as string).split(' - ')
    const date = onPaper({ key: '', kind: 'day', label: '' }, dtDate!)
    const note = said.length > 0 ? `${number}${said.join(' - ')}` : number
    return `${Ordinal}${date}${note}${date}${amount(Input)}${amount(Output)}${amount(Instock)}`
  })
  return [...lines, `Cộng cuối kỳ${sums.join('')}`]
}

/** What stands on paper, line by line: headings of groups, rows, sums of groups and of all. */
const linesOnPaper = (block: ReportBlock, all: Answered): string[] => {
  const { report } = block
  if (report.name === 'detailTagStore') return linesOfCard(block)
  const { columns, grouped, headed } = all.table
  const column = (key: string | undefined) => columns.find((one) => one.key === key)!
  const shown = columns.filter((one) => one.key !== report.groupBy && !headed.includes(one))
  const summed = shown.filter((one) => one.total)
  const written = (of: readonly Column[], row: Values) => of.map((one) => onPaper(one, cell(one, row)))
  const lineOf = (row: Values) => written(shown, row).join('')
  const total = [words('print.total'), ...headed.flatMap((one) => sumText(block, one) || [])].join(' · ')
  const last = summed.length > 0 ? [total + shown.map((one) => sumText(block, one)).join('')] : []
  const rows = filledUp(block, all)
  if (!grouped) return [...rows.map(lineOf), ...last]
  const key = column(report.groupCode ?? report.groupBy)
  const groups = [...Map.groupBy(rows, (row) => cell(key, row)).values()].flatMap((own) => {
    const name = String(cell(column(report.groupBy), own[0]!))
    const sums = summed.map((one) =>
      onPaper(
        one,
        own.reduce((sum, row) => sum + Number(cell(one, row)), 0),
      ),
    )
    return [
      [name, ...written(headed, own[0]!)].filter(Boolean).join(' · '),
      ...own.map(lineOf),
      words('print.group', { group: name }) + sums.join(''),
    ]
  })
  return [...groups, ...last]
}
const sumText = (block: ReportBlock, column: Column): string => onPaper(column, sumIn(block, column))

describe.each(reportBlocks.map((block) => [block.title, block] as const))('%s', (_, block) => {
  it('is answered', async () => {
    const { answer } = await answered(block)
    const told = block.rows.map((row, at) =>
      Object.fromEntries(Object.keys(row).map((name) => [name, answer.ListItem[at]?.[name]])),
    )
    expect(told).toEqual(block.rows)
    expect([answer.ListItem.length, answer.TotalCount]).toEqual([block.rows.length, block.rows.length])
    expect(answer.arrSUM.map((one) => one.Total)).toEqual(block.sums)
  })

  it('goes into a workbook', async () => {
    const all = await answered(block)
    const { columns } = all.table
    const { report, rows } = block
    const [sheet] = (await readXlsx(await writeWorkbook({ language: 'vi', words, sheets: [reportSheet(report, all)] })))
      .sheets
    const [heads, ...lines] = sheet!.rows
    const sums = report.sums.length > 0 ? lines.pop()! : []
    expect(sheet!.name).toBe('data')
    expect(heads).toEqual(columns.map(({ sheetLabel, label }) => words(sheetLabel ?? label)))
    // An empty text and no value at all are both an empty cell.
    const told = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? ''))
    expect(lines.map((line) => columns.map((_one, at) => told(line[at])))).toEqual(
      rows.length > 0 ? filledUp(block, all).map((row) => columns.map((one) => told(cell(one, row)))) : [],
    )
    const isSummed = ({ key }: Column) => report.sums.includes(key)
    expect(columns.filter(isSummed).map((one) => sums[columns.indexOf(one)] ?? 0)).toEqual(
      columns.filter(isSummed).map((one) => sumIn(block, one)),
    )
  })

  it('stands on paper', async () => {
    const all = await answered(block)
    const text = await textOf(block, all)
    const title = block.report.name === 'detailTagStore' ? 'THẺ KHO (SỔ KHO)' : words(block.report.title)
    expect(text).toContain(dense(title))
    let at = 0
    for (const line of block.rows.length > 0 ? linesOnPaper(block, all) : ['Không có dữ liệu']) {
      const found = text.indexOf(dense(line), at)
      expect(found, `${line} in …${text.slice(at, at + 300)}`).toBeGreaterThanOrEqual(0)
      at = found + dense(line).length
    }
  })
})
