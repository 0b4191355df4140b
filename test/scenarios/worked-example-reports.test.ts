/** Every report of the worked example in the answer of its call, in its workbook and on paper: rows, sums and order. */
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Column } from '#model/table.ts'
import { columnWire } from '#wire/report.ts'
import { createTestApp, type Anything } from '#test/support/app.ts'
import { onPaper, reportBlocks, withIds, type ReportBlock, type Values } from '#test/support/example-blocks.ts'
import {
  dense,
  enterExample,
  printOf,
  tableOf,
  textOf,
  words,
  workbookOf,
  type Answered,
} from '#test/support/example-output.ts'
import type { ExampleTenant } from '#test/support/example-tenant.ts'

const app = await createTestApp()
let tenant: ExampleTenant
beforeAll(async () => {
  tenant = await enterExample(app, 'vidu')
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

const known = new Map<ReportBlock, Promise<Answered>>()
const askFor = async (block: ReportBlock): Promise<Answered> => {
  const { path, params } = block.report.wire
  const values = withIds(block.asked, tenant.records)
  const answer = await (params === 'body' ? tenant.ask(path, values) : tenant.ask(path, null, values as Anything))
  return tableOf(block, answer, { cost: true })
}
const answered = (block: ReportBlock): Promise<Answered> => {
  if (!known.has(block)) known.set(block, askFor(block))
  return known.get(block)!
}
const sumIn = ({ report, sums }: ReportBlock, { key }: Column): number | null => sums[report.sums.indexOf(key)] ?? null

/** Rows as the example has them, with what it leaves out (names) as answered. */
const filledUp = ({ rows }: ReportBlock, { answer }: Answered): Values[] =>
  rows.map((row, at) => ({ ...answer.ListItem[at], ...row }))
const cell = (column: Column, row: Values) => row[columnWire(column)] ?? null

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
  const total = words('print.total')
  const beside = headed.filter((one) => sumText(block, one))
  const last =
    summed.length > 0
      ? [
          total + shown.map((one) => sumText(block, one)).join(''),
          ...beside.map((one) => `${total} · ${words(one.label)}${sumText(block, one)}`),
        ]
      : []
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
    const [sheet] = (await readXlsx(await workbookOf(block, all))).sheets
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
    const text = await textOf(printOf(block, all))
    const title = block.report.name === 'detailTagStore' ? 'THẺ KHO (SỔ KHO)' : words(block.report.title)
    expect(text).toContain(dense(title))
    let at = 0
    for (const line of block.rows.length > 0 ? linesOnPaper(block, all) : ['Không phát sinh']) {
      const found = text.indexOf(dense(line), at)
      expect(found, `${line} in …${text.slice(at, at + 300)}`).toBeGreaterThanOrEqual(0)
      at = found + dense(line).length
    }
  })
})
