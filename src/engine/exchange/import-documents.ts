/**
 * Imports documents from a sheet: rows with the same number are one document, and each document is saved separately
 * (contract master-data §16).
 */
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { rowNumberOf } from './cells.ts'
import {
  documentColumns,
  findDocuments,
  readDocumentRow,
  type DocumentColumn,
  type DocumentImportOptions,
  type DocumentRow,
} from './document-rows.ts'
import { makesMissing } from './import.ts'
import { noteFarDates, type Existing } from './far-dates.ts'
import { makerOf, missingOf, type MadeRecords, type Maker } from './missing.ts'
import { findersFor } from './named.ts'
import { baseDecimalsOf, numberColumns, openColumns } from './numbers.ts'
import { isAgreedToPost, postQuestion } from './posting.ts'
import {
  countAccepted,
  countFailure,
  nothingCounted,
  runImport,
  type ImportCounts,
  type ImportResult,
} from './result.ts'
import { textsByList } from './rows.ts'
import { monthFirstColumns } from './taken-cell.ts'
import { mapInSlices } from '../give-way.ts'
import { saveDocument } from '../document/save.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

interface Entry {
  number: string
  rows: DocumentRow[]
}
/** Groups rows into documents: by number or, without such a column, rows with equal head values. */
const group = (rows: readonly DocumentRow[], columns: readonly DocumentColumn[]): Entry[] => {
  const hasNumber = columns.some((column) => column.in === 'head' && column.field === 'number')
  const byKey = new Map<string, Entry>()
  for (const row of rows) {
    const number = typeof row.head['number'] === 'string' ? row.head['number'] : ''
    const key =
      number !== ''
        ? number.toLowerCase()
        : hasNumber
          ? `row ${row.number}`
          : JSON.stringify(row.head, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    const entry = byKey.get(key)
    if (entry) entry.rows.push(row)
    else byKey.set(key, { number, rows: [row] })
  }
  return [...byKey.values()]
}

const existingOf = async (
  scope: Scope,
  definition: AnyDocument,
  entries: readonly Entry[],
): Promise<Map<string, Existing>> => {
  const numbers = entries.map((entry) => entry.number.toLowerCase()).filter(Boolean)
  if (numbers.length === 0) return new Map()
  const rows = await scope.tx.query<Existing & { number: string }>(
    sql`select id, day, lower(number) as number from document where ${sql.ours('document')} and kind = ${definition.name} and lower(number) = any(${numbers}::text[])`,
  )
  return new Map(rows.map((row) => [row.number, row]))
}

/** The rows of a document name its head once, or repeat it: each with another value than a row before is refused. */
const contradictions = ({ number, rows }: Entry, head: Readonly<Record<string, unknown>>): Problem[] =>
  rows.flatMap((row, index) =>
    Object.keys(row.head).flatMap((name) =>
      name === 'number' || row.head[name] === head[name]
        ? []
        : [problem(`lines.${index}.${name}`, 'differsFromRows', { number })],
    ),
  )

interface Saving {
  entry: Entry
  id: string | undefined
  options: DocumentImportOptions
  maker: Maker
  fresh: MadeRecords
}

const saveEntry = async (
  scope: Scope,
  definition: AnyDocument,
  { entry, id, options, maker, fresh }: Saving,
): Promise<void> => {
  const { updateExisting, confirm = [] } = options
  // What is posted already stays so.
  const isDraft =
    !definition.importsDrafts || isAgreedToPost(options) ? false : id !== undefined && updateExisting ? undefined : true
  if (makesMissing(options)) for (const row of entry.rows) await maker.provide(row.missing, fresh)
  const problems = entry.rows.flatMap((row, index) =>
    row.problems.map((one) => ({ ...one, at: one.at.replace('lines.0.', `lines.${index}.`) })),
  )
  const values = Object.assign({}, ...entry.rows.toReversed().map((row) => row.head)) as Record<string, unknown>
  problems.push(...contradictions(entry, values))
  if (id !== undefined && !updateExisting) problems.push(problem('number', 'duplicate.number', { value: entry.number }))
  await saveDocument(scope, definition, {
    id: id !== undefined && updateExisting ? id : null,
    version: undefined,
    saveAsDraft: isDraft,
    // Nobody can answer row by row; trying the file has told of them (`noteFarDates`).
    confirm: [...confirm, 'dateFar'],
    clientTotal: undefined,
    problems,
    values,
    lines: entry.rows.map((row) => ({ ...row.line, lineId: null })),
  })
}

/** The problems of one row of a refused document; its other rows get the reason why the document is refused. */
const problemsOfRow = (problems: readonly Problem[], index: number): readonly Problem[] => {
  const own = problems.filter(({ at }) => at.startsWith(`lines.${index}.`))
  const ofHead = problems.filter(({ at }) => !/^lines\.\d/.test(at))
  return own.length > 0 ? own : ofHead.length > 0 ? ofHead : problems.slice(0, 1)
}

interface All {
  entries: readonly Entry[]
  existing: ReadonlyMap<string, Existing>
  options: DocumentImportOptions
  maker: Maker
}

const saveAll = async (
  scope: Scope,
  definition: AnyDocument,
  { entries, existing, options, maker }: All,
): Promise<ImportCounts> => {
  const counted = nothingCounted()
  const stored = ({ number }: Entry) => existing.get(number.toLowerCase())
  for (const entry of entries) {
    const id = stored(entry)?.id
    const fresh: MadeRecords = new Map()
    try {
      await scope.tx.savepoint(() => saveEntry(scope, definition, { entry, id, options, maker, fresh }))
      maker.keep(fresh)
      countAccepted(counted, entry, id === undefined ? 'add' : 'update')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      entry.rows.forEach((row, index) => {
        const problems = problemsOfRow(error.problems, index)
        countFailure(counted, { rowNumber: row.number, number: entry.number, problems })
      })
    }
  }
  if (options.dryRun) noteFarDates(scope, definition, { counted, entries, stored })
  return counted
}

/** Throws Refused if a required heading is missing; problems of rows are part of the result. */
export const importDocuments = async (
  scope: Scope,
  definition: AnyDocument,
  options: DocumentImportOptions,
): Promise<ImportResult> => {
  const { sheet } = options
  const columns = documentColumns(scope, definition, sheet)
  const refs = await findDocuments(scope, columns, options)
  const finders = await findersFor(scope, textsByList(columns, sheet))
  const numbers = numberColumns(columns, sheet, { baseDecimals: baseDecimalsOf(scope), answers: options.numbers })
  const monthFirst = monthFirstColumns(columns, sheet.rows)
  const reading = { refs, finders, numbers, monthFirst, options, language: scope.language }
  const rows = await mapInSlices(sheet.rows, (cells, index) =>
    readDocumentRow(cells, columns, { ...reading, number: rowNumberOf(sheet, index) }),
  )
  const entries = group(rows, columns)
  const existing = await existingOf(scope, definition, entries)
  return runImport(scope, options, {
    rows,
    columns,
    sheet,
    missing: missingOf(scope, finders, rows),
    numbers: openColumns(columns, numbers),
    questions: postQuestion(definition, options, entries.length),
    faultsOf: (problems) => {
      const faults = new Set(problems.map(({ at }) => at.split('.').at(-1)))
      return columns.filter((column) => faults.has(column.field)).map((column) => column.heading)
    },
    work: () => saveAll(scope, definition, { entries, existing, options, maker: makerOf(scope, finders) }),
  })
}
