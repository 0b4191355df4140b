/** A price level for its customers: as paper in one column or two, and as a workbook. */
import { sizeOfPaper } from '#lists/price-level/calls.ts'
import { meta } from '#lists/price-level/meta.ts'
import {
  countPaperRows,
  paperLevel,
  paperRows,
  type PaperQuestion,
  type PaperLevel,
  type PaperRow,
} from '#lists/price-level/paper.server.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { showDay } from '#kernel/day.ts'
import { toNumber } from '#kernel/decimal.ts'
import { needs } from '#model/right.ts'
import { asked, id, oneOf } from '#model/schema.ts'
import type { Column, Row } from '#model/table.ts'
import { ofRecord, printSchema, workbookSchema } from '#wire/answer-schemas.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { workbook } from '../calls/export-calls.ts'
import { printFrame } from '../calls/print-calls.ts'
import { fromQuery } from '../http/query.ts'
import { chooseTemplate } from '../printing/templates.ts'

const read = ({ query }: Input): PaperQuestion & { hasTwoColumns: boolean } => {
  const value = (name: string): string => (fromQuery(query, name) ?? '').trim()
  return {
    level: value('s_ID'),
    isWhole: value('goods') === 'all',
    hasVat: value('vat') === 'with',
    hasTwoColumns: value('columns') === '2',
  }
}

const printedRow = ({ code, name, unit, vatRate, price }: PaperRow, index: number) => ({
  at: index + 1,
  code,
  name,
  unit,
  VAT: toNumber(vatRate),
  Price: toNumber(price),
})

type Printed = ReturnType<typeof printedRow>
const inPairs = (rows: readonly Printed[]): { left: Printed; right: Printed | null }[] =>
  rows.flatMap((left, at) => (at % 2 === 0 ? [{ left, right: rows[at + 1] ?? null }] : []))

/** The goods come in the order of their groups. */
const inGroups = (rows: readonly PaperRow[], hasTwoColumns: boolean) => {
  const groups: { name: string; rows: Printed[] }[] = []
  for (const [index, row] of rows.entries()) {
    if (groups.at(-1)?.name !== row.group) groups.push({ name: row.group, rows: [] })
    groups.at(-1)!.rows.push(printedRow(row, index))
  }
  return groups.map(({ name, rows: own }) => (hasTwoColumns ? { name, pairs: inPairs(own) } : { name, rows: own }))
}

const print = async (scope: Scope, input: Input): Promise<unknown> => {
  const { hasTwoColumns, ...wanted } = read(input)
  const level = await paperLevel(scope, wanted.level)
  const rows = await paperRows(scope, wanted, level)
  // Of a tenant's own forms for the same number of columns, the default one.
  const kind = hasTwoColumns ? 'BANGGIA_2COT' : 'BANGGIA'
  const {
    code,
    size: paper,
    orientation,
    pageHeight,
    pageWidth,
  } = await chooseTemplate(scope, {
    kind,
    template: (fromQuery(input.query, 'templateId') ?? '').trim(),
  })
  return {
    info: {
      ...printFrame(scope, input.origin),
      Name: level.name,
      fromDate: level.fromDate,
      toDate: level.toDate,
      today: scope.today,
      hasVat: wanted.hasVat,
      groups: inGroups(rows, hasTwoColumns),
    },
    code,
    size: paper,
    orientation,
    pageHeight,
    pageWidth,
  }
}

/** Rows on a page of two hundred goods of a wholesaler, of whose names many need a second line in two columns. */
const onPage = { one: 48, two: 66 } as const

const size = async (scope: Scope, input: Input) => {
  const { hasTwoColumns, ...wanted } = read(input)
  await paperLevel(scope, wanted.level)
  const rows = await countPaperRows(scope, wanted)
  return { TotalCount: rows, pages: Math.ceil(rows / onPage[hasTwoColumns ? 'two' : 'one']) }
}

const columns = (hasVat: boolean): Column[] => [
  { key: 'group', kind: 'text', label: 'product.group' },
  { key: 'code', kind: 'code', label: 'product.columnCode' },
  { key: 'name', kind: 'text', label: 'product.columnName' },
  { key: 'unit', kind: 'text', label: 'product.unit' },
  { key: 'vatRate', kind: 'vat', label: 'product.columnVat' },
  { key: 'price', kind: 'price', label: hasVat ? 'prices.priceWithVat' : 'prices.priceWithoutVat' },
]

const validityText = ({ fromDate, toDate }: PaperLevel, translate: ReturnType<typeof translatorFor>): string =>
  fromDate || toDate ? translate('export.range', { from: showDay(fromDate) || '…', to: showDay(toDate) || '…' }) : ''

const exportPrices = async (scope: Scope, input: Input): Promise<unknown> => {
  const { hasTwoColumns: _, ...wanted } = read(input)
  const level = await paperLevel(scope, wanted.level)
  const rows = await paperRows(scope, wanted, level)
  const translate = translatorFor(scope.language)
  return workbook(scope, {
    right: meta.right,
    title: `${translate(meta.label)} ${level.name}`,
    conditions: validityText(level, translate),
    columns: columns(wanted.hasVat),
    rows: rows as unknown as Row[],
    sums: null,
  })
}

const choices = [ofRecord, asked('goods', oneOf('level', 'all')), asked('vat', oneOf('without', 'with'))]
const printChoices = [...choices, asked('columns', oneOf('1', '2')), asked('templateId', id)]

export const priceLevelPaperCalls: readonly Call[] = [
  {
    path: `${meta.wire.module}/getPrint`,
    about: { title: 'api.printPrices', query: printChoices, answers: printSchema },
    demand: needs([meta.right, 'R']),
    kind: 'report',
    byReplica: true,
    run: print,
  },
  answering(sizeOfPaper, size),
  {
    path: `${meta.wire.module}/ExportPrices`,
    about: { title: 'api.exportPrices', query: choices, answers: workbookSchema },
    demand: needs([meta.right, 'R'], ['ExportExcel', 'R']),
    logs: true,
    kind: 'report',
    byReplica: true,
    run: exportPrices,
  },
]
