/** ExportList and ExportItem: exports documents, or one of them, as a workbook (contract README §7). */
import { statesOf } from '#model/state.ts'
import { documentInfo } from '#engine/document/info.ts'
import { listDocuments, namesStatus } from '#engine/document/list.ts'
import type { ListResult } from '#engine/listing/listing.ts'
import { mapInSlices } from '#engine/give-way.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { showDay } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { withCurrencyColumns } from '#model/currency-columns.ts'
import type { AnyDocument } from '#model/document.ts'
import { isNumberKind, type Field, type Fields } from '#model/field.ts'
import type { ListQuery } from '#model/query.ts'
import { needs, type FunctionId } from '#model/right.ts'
import { isHidden, marksOf } from '#model/marks.ts'
import { foreignDecimalsOf, sumRows, type Column, type Row } from '#model/table.ts'
import { writtenWorkbook } from '#output/xlsx/xlsx-written-apart.server.ts'
import type { SheetContent } from '#output/xlsx/xlsx.ts'
import { Rejected } from '#wire/errors.ts'
import { writeMoment } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { aboutExport, aboutExportOne } from '../openapi/documents.ts'
import { documentFilters, readQuery, withWords } from './listing.ts'
import { fromQuery } from '../http/query.ts'
import { createQueue } from '../http/queue.ts'
import { conditionsText, type FilterText } from './export-conditions.ts'
import { inGroups } from './groups.ts'

export const mostRows = 100_000

export const visibleColumns = (scope: Scope, columns: readonly Column[]): Column[] => {
  const sight = sightFor(scope)
  return columns.filter((column) => !isHidden(column, sight))
}

/** Sheets receive timestamps as text. */
export const sheetRows = async (scope: Scope, columns: readonly Column[], rows: ListResult['rows']): Promise<Row[]> => {
  const moments = columns.filter((column) => column.kind === 'moment').map((column) => column.key)
  if (moments.length === 0) return rows as unknown as Row[]
  return mapInSlices(
    rows,
    (row) =>
      ({
        ...row,
        ...Object.fromEntries(
          moments.map((key) => [key, writeMoment(row[key] as Date | null, scope.settings.timeZone)]),
        ),
      }) as unknown as Row,
  )
}

/** Each writer has a heap of its own. Of one tenant only one writes, so that another one's export is next. */
const writers = createQueue({
  atOnce: 2,
  waiting: 60,
  refusal: () => new Rejected(503, 'tooBusy'),
  ofOne: { atOnce: 1, waiting: 30 },
})

interface Exported extends Pick<SheetContent, 'heads'> {
  right: FunctionId
  title: string
  conditions: string
  columns: readonly Column[]
  rows: Row[]
  /** Null: nothing of it is added up. */
  sums?: Row | null | undefined
  /** Amounts of the whole document, written below the lines. */
  totals?: SheetContent['totals']
  /** Title of the row with sums. */
  sumsTitle?: string
}

export const workbook = async (scope: Scope, { right, title, sums = {}, ...sheet }: Exported): Promise<unknown> => {
  const words = translatorFor(scope.language)
  const content: SheetContent = {
    ...sheet,
    name: title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    title,
    ...(sums && { sums }),
  }
  const about = { title, subject: sheet.conditions, company: scope.settings.companyName }
  const bytes = await writers.run(
    () => writtenWorkbook({ sheets: [content], language: scope.language, words, about }),
    scope.tx.tenant,
  )
  await logEvent(scope, { functionId: right, action: 'export', summary: title })
  return { ListItem: Buffer.from(bytes).toString('base64'), TotalCount: sheet.rows.length }
}

export const refuseTooMany = ({ totalCount }: ListResult): void => {
  if (totalCount > mostRows) throw new Refused([problem('', 'exportTooBig')])
}

const exportDocuments =
  (definition: AnyDocument) =>
  async (scope: Scope, input: Input): Promise<unknown> => {
    const { list, right, listTitle, lifecycle } = definition
    const translate = translatorFor(scope.language)
    const query = {
      ...readQuery(scope, { columns: list.columns, ...documentFilters(definition) }, input.query),
      offset: 0,
      limit: mostRows,
      rowsToo: true as const,
    }
    const result = withWords(scope, definition, await listDocuments(scope, definition, query))
    refuseTooMany(result)
    const isForeign = result.rows.some((row) => foreignDecimalsOf(row) !== undefined)
    const columns = visibleColumns(scope, isForeign ? withCurrencyColumns(list.columns) : list.columns)
    const filterTexts = list.filters.map((filter): FilterText => ({
      ...filter,
      choices: filter.kind === 'status' ? statesOf(lifecycle) : filter.choices,
    }))
    return workbook(scope, {
      right,
      title: translate(listTitle),
      conditions: await conditionsText(scope, query, { filters: filterTexts, columns: list.columns }),
      columns,
      sums: result.sums,
      ...(namesStatus(definition, query) ? {} : { sumsTitle: 'print.totalPosted' }),
      ...inGroups(scope, result.groups, await sheetRows(scope, columns, result.rows)),
    })
  }

/** Exports all rows a query finds, for lists without a definition. */
export const exportRows = async (
  scope: Scope,
  {
    right,
    title,
    columns,
    filters,
    sumsTitle,
  }: Pick<Exported, 'right' | 'title' | 'columns' | 'sumsTitle'> & { filters: readonly FilterText[] },
  { query, rows }: { query: ListQuery; rows: (scope: Scope, query: ListQuery) => Promise<ListResult> },
): Promise<unknown> => {
  const all = { ...query, offset: 0, limit: mostRows, rowsToo: true as const }
  const result = await rows(scope, all)
  refuseTooMany(result)
  const visible = visibleColumns(scope, columns)
  return workbook(scope, {
    right,
    title: translatorFor(scope.language)(title),
    conditions: await conditionsText(scope, all, { filters, columns }),
    columns: visible,
    sums: result.sums,
    ...(sumsTitle !== undefined && { sumsTitle }),
    ...inGroups(scope, result.groups, await sheetRows(scope, visible, result.rows)),
  })
}

const kindOfColumn = (kind: string): Column['kind'] =>
  isNumberKind(kind) || kind === 'day' || kind === 'integer' || kind === 'flag' || kind === 'choice' ? kind : 'text'

/**
 * The fields to export: where a typed field and a calculated one share a wire name, the calculated field replaces the
 * typed one at its position.
 */
const countingFields = (fields: Fields): [string, Field][] => {
  const twins = new Map(
    Object.entries(fields).flatMap(([name, { typedTwin }]) => (typedTwin ? [[typedTwin, name] as const] : [])),
  )
  const counted = new Set(twins.values())
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    if (counted.has(name) && !field.sheet) return []
    const twin = twins.get(name)
    return [[twin && !fields[twin]!.sheet ? twin : name, field]]
  })
}

/** The columns of a document's lines that users see. Money columns are summed. */
export const lineColumns = (fields: Fields): Column[] =>
  countingFields(fields)
    .filter(
      ([, field]) =>
        !['ref', 'refs', 'records', 'files', 'object', 'secret'].includes(field.kind) &&
        (field.place !== 'hidden' || field.sheet),
    )
    .map(([key, field]) => ({
      key,
      kind: kindOfColumn(field.kind),
      label: field.label,
      ...(field.kind === 'money' ? { total: true } : {}),
      ...marksOf(field),
      ...(field.choices ? { choices: field.choices } : {}),
    }))

/** The discounts, taxes, other amounts and total of a document, without amounts of 0 and confidential ones. */
const totalsOf = (scope: Scope, { shape }: AnyDocument, document: Readonly<Record<string, unknown>>) =>
  countingFields(shape.fields as Fields).flatMap(([name, field]) => {
    const value = document[name]
    const isTold =
      field.kind === 'money' && field.place !== 'hidden' && !field.fact && !isHidden(field, sightFor(scope))
    return isTold && typeof value === 'bigint' && value !== 0n ? [{ label: field.label, value: value as Decimal }] : []
  })

/** Exports one document: number, date and partner, its lines with sums, and its amounts. */
const exportDocument =
  (definition: AnyDocument) =>
  async (scope: Scope, { query }: Input): Promise<unknown> => {
    const document = await documentInfo(scope, definition, (fromQuery(query, 's_ID') ?? '').trim())
    const head = [showDay(document.date), document['partnerName'], document.description].filter(
      (text) => typeof text === 'string' && text !== '',
    )
    const columns = visibleColumns(scope, lineColumns(definition.shape.lines as Fields))
    const rows = document.lines as unknown as Row[]
    return workbook(scope, {
      right: definition.right,
      title: `${translatorFor(scope.language)(definition.label)} ${document.number}`.trim(),
      conditions: head.join('; '),
      columns,
      rows,
      sums: sumRows(columns, rows),
      totals: totalsOf(scope, definition, document),
    })
  }

export const exportCalls = (definition: AnyDocument): Call[] => {
  const demand = needs([definition.right, 'R'], ['ExportExcel', 'R'])
  return [
    {
      path: `${definition.wire.module}/ExportList`,
      about: aboutExport(definition),
      demand,
      logs: true,
      kind: 'report',
      byReplica: true,
      run: exportDocuments(definition),
    },
    {
      path: `${definition.wire.module}/ExportItem`,
      about: aboutExportOne(definition),
      demand,
      logs: true,
      kind: 'report',
      byReplica: true,
      run: exportDocument(definition),
    },
  ]
}
