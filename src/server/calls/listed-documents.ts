/**
 * The workbook of a list of documents as the file of an import. It has a row for each document and none of its lines: a
 * row that says what the list says changes nothing, and what may be changed for many at once is changed by its cell.
 */
import { rawValue, plainText, rowNumberOf } from '#engine/exchange/cells.ts'
import { placesOf, type Heading } from '#engine/exchange/headings.ts'
import {
  countAccepted,
  countFailure,
  nothingCounted,
  runImport,
  type ImportCounts,
  type ImportResult,
} from '#engine/exchange/result.ts'
import { listDocuments } from '#engine/document/list.ts'
import { saveDocument } from '#engine/document/save.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { shownCell, type SheetCell } from '#kernel/sheet-cell.ts'
import type { AnyDocument, ListColumn } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { documentImports } from '#model/imports.ts'
import { draftValue, statesOf } from '#model/state.ts'
import type { Row } from '#model/table.ts'
import { documentHead } from '#wire/document.ts'
import { readValue } from '#wire/values.ts'
import { visibleColumns } from './export-calls.ts'
import type { MatchedSheet } from './import-body.ts'
import { isSame, languages } from './unchanged-cells.ts'

interface Listed extends Heading {
  column: ListColumn
}

/** The columns of the list, as it calls them in either language. */
const listedColumns = (scope: Scope, definition: AnyDocument): Listed[] =>
  (visibleColumns(scope, definition.list.columns) as ListColumn[]).map((column) => {
    const [heading, ...also] = languages.map((language) => translate(language, column.sheetLabel ?? column.label))
    return { heading: heading!, also, column, required: column.key === 'number' }
  })

/**
 * Null unless the sheet is one of the list: with the states of the documents, or all columns where there are no states,
 * and without what their lines refer to.
 */
export const listedIn = (
  scope: Scope,
  definition: AnyDocument,
  { headings }: Pick<MatchedSheet, 'headings'>,
): Listed[] | null => {
  const refs = documentImports(definition, sightFor(scope)).filter((one) => one.in === 'line' && one.codeOf)
  const columns = listedColumns(scope, definition)
  const places = placesOf(columns, headings)
  const has = (key: string) => (places[columns.findIndex(({ column }) => column.key === key)] ?? -1) >= 0
  const isOfLines = placesOf(refs, headings).some((place) => place >= 0)
  const hasStates = columns.some(({ column }) => column.key === 'statusName')
  const isOfList = hasStates ? has('number') && has('statusName') : places.every((place) => place >= 0)
  return isOfList && !isOfLines ? columns : null
}

/** The most values a filter compares with. */
const AT_ONCE = 1000

const rowsByNumber = async (
  scope: Scope,
  definition: AnyDocument,
  numbers: readonly string[],
): Promise<Map<string, Row>> => {
  const rows: Row[] = []
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const filters = [{ key: 'number', op: 'in' as const, value: numbers.slice(at, at + AT_ONCE) }]
    const query = { search: '', offset: 0, limit: AT_ONCE * 2, sort: [], filters, all: true }
    rows.push(...((await listDocuments(scope, definition, query)).rows as unknown as Row[]))
  }
  return new Map(rows.map((row) => [String(row['number']).toLowerCase(), row]))
}

/**
 * What a document itself says. States, sums of what others settled and names of records move on without it: a file of
 * yesterday is no change of them.
 */
const isOwn = ({ key, from }: ListColumn): boolean =>
  typeof from === 'object' ? from.column === 'code' : from === 'own' || ['number', 'date', 'description'].includes(key)

interface Placed extends Listed {
  index: number
}
interface ListedRow {
  number: number
  cells: readonly SheetCell[]
  notes: Problem[]
}
interface Compared {
  scope: Scope
  definition: AnyDocument
  placed: readonly Placed[]
  /** The index of the states, or −1. */
  states: number
  updateExisting: boolean
  confirm: readonly string[]
}

/** Drafts have no number by which they could be found: their rows say that they are drafts. */
const isDraftRow = ({ definition, states }: Compared, { cells }: ListedRow): boolean => {
  const state = statesOf(definition.lifecycle).find(({ value }) => value === draftValue(definition.lifecycle))
  const text = plainText(cells[states] ?? null)
  return state !== undefined && languages.some((language) => translate(language, state.label) === text)
}

const columnNames = (scope: Scope, placed: readonly Placed[]): string =>
  placed.map(({ column }) => translate(scope.language, column.label)).join(', ')

/** The values of the changed cells. Throws Refused if one of them is changed with the document alone. */
const changedValues = (
  { scope, definition, placed }: Compared,
  changed: readonly Placed[],
  cells: readonly SheetCell[],
): { values: Record<string, unknown>; problems: Problem[] } => {
  const fields: Fields = { ...documentHead, ...(definition.shape.fields as Fields) }
  const isOpen = ({ column: { key, kind } }: Placed) =>
    definition.bulk.includes(key) && (kind === 'text' || kind === 'day') && fields[key]?.kind === kind
  const fixed = changed.filter((one) => !isOpen(one))
  if (fixed.length > 0) {
    const open = columnNames(scope, placed.filter(isOpen))
    throw new Refused([problem('', 'listedFixed', { columns: columnNames(scope, fixed), open })])
  }
  const problems: Problem[] = []
  const values = changed.map(({ column: { key }, index }) => {
    const field = fields[key]!
    const raw = rawValue(field, shownCell(cells[index] ?? null), {
      choices: undefined,
      at: key,
      numbers: undefined,
      problems,
    })
    const reading = { path: key, problems, timeZone: scope.settings.timeZone, loose: true }
    return [key, raw === undefined ? null : (readValue(field, raw, reading) ?? null)]
  })
  return { values: Object.fromEntries(values) as Record<string, unknown>, problems }
}

/** Returns whether anything was changed. */
const takeRow = async (compared: Compared, row: ListedRow, stored: Row | undefined): Promise<boolean> => {
  const { scope, definition, placed, updateExisting, confirm } = compared
  const { index } = placed.find(({ column }) => column.key === 'number')!
  const value = plainText(row.cells[index] ?? null)
  if (value === '' && isDraftRow(compared, row)) return false
  if (!stored) throw new Refused([problem('number', 'listedNew')])
  if (!updateExisting) throw new Refused([problem('number', 'duplicate.number', { value })])
  const changed = placed.filter(({ index: at, column }) => !isSame(row.cells[at] ?? null, stored[column.key], column))
  if (changed.length === 0) return false
  const { values, problems } = changedValues(compared, changed, row.cells)
  await saveDocument(scope, definition, {
    id: String(stored['id']),
    version: undefined,
    saveAsDraft: undefined,
    confirm,
    clientTotal: undefined,
    values,
    lines: undefined,
    problems,
  })
  return true
}

const takeAll = async (compared: Compared, rows: readonly ListedRow[]): Promise<ImportCounts> => {
  const { scope, definition, placed } = compared
  const { index } = placed.find(({ column }) => column.key === 'number')!
  const numberOf = ({ cells }: ListedRow) => plainText(cells[index] ?? null)
  const stored = await rowsByNumber(scope, definition, [...new Set(rows.map(numberOf).filter(Boolean))])
  const counted = nothingCounted()
  for (const row of rows) {
    const number = numberOf(row)
    try {
      const isChanged = await scope.tx.savepoint(() => takeRow(compared, row, stored.get(number.toLowerCase())))
      countAccepted(counted, { number, rows: [row] }, isChanged ? 'update' : 'same')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      countFailure(counted, { rowNumber: row.number, number, problems: error.problems })
    }
  }
  return counted
}

interface Options {
  sheet: MatchedSheet
  columns: readonly Listed[]
  dryRun: boolean
  allOrNothing: boolean
  updateExisting: boolean
  confirm: readonly string[]
}

export const importListed = (
  scope: Scope,
  definition: AnyDocument,
  { sheet, columns, ...options }: Options,
): Promise<ImportResult> => {
  const places = placesOf(columns, sheet.headings)
  const all = columns.map((column, at): Placed => ({ ...column, index: places[at]! })).filter(({ index }) => index >= 0)
  const placed = all.filter(({ column }) => isOwn(column) && column.kind !== 'moment')
  const states = all.find(({ column }) => column.key === 'statusName')?.index ?? -1
  const rows = sheet.rows.map((cells, index): ListedRow => ({ number: rowNumberOf(sheet, index), cells, notes: [] }))
  return runImport(scope, options, {
    rows,
    columns: placed,
    sheet,
    missing: [],
    numbers: [],
    faultsOf: (problems) => {
      const faults = new Set(problems.map(({ at }) => at))
      return placed.filter(({ column }) => faults.has(column.key)).map(({ heading }) => heading)
    },
    work: () => takeAll({ scope, definition, placed, states, ...options }, rows),
  })
}
