/** Reads the rows of a sheet as heads and lines of documents. */
import { isPostedSql } from '../states.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { isBlankCell, type SheetCell } from '#kernel/sheet-cell.ts'
import type { AnyDocument, ImportColumn } from '#model/document.ts'
import { day, text, type Field, type Fields } from '#model/field.ts'
import { documentImports } from '#model/imports.ts'
import { plainText, rawValue, type ImportSheet } from './cells.ts'
import { findColumns } from './headings.ts'
import { makesMissing, type ImportOptions } from './import.ts'
import type { Finder } from './named.ts'
import type { NumberColumn } from './numbers.ts'
import { putRef, rateNotes } from './rows.ts'
import { takeCell } from './taken-cell.ts'
import type { NamedRecord } from '../importing.ts'
import { sightFor, type Scope } from '../scope.ts'
import { sql } from '../sql.ts'

export interface DocumentImportOptions extends Pick<
  ImportOptions,
  'sheet' | 'dryRun' | 'updateExisting' | 'allOrNothing' | 'createMissing' | 'numbers' | 'answers' | 'confirm' | 'read'
> {
  /** The texts of a field's choices in every language, with their values. */
  choices: (field: Field, column: ImportColumn) => Readonly<Record<string, number>> | undefined
  /** The wire module of a kind of document. */
  moduleOf: (kind: string) => string
}

const head: Fields = {
  number: text({ label: 'document.number', max: 50 }),
  date: day({ label: 'document.date' }),
  description: text({ label: 'document.description', max: 1000 }),
}

export interface DocumentColumn extends ImportColumn {
  index: number
  described: Field
  /** The fields beside it. */
  beside: Fields
  /** The list whose records the cells name. */
  list: string | undefined
}
export interface DocumentRow {
  number: number
  cells: readonly SheetCell[]
  head: Record<string, unknown>
  line: Record<string, unknown>
  problems: Problem[]
  notes: Problem[]
  missing: NamedRecord[]
}
type Found = ReadonlyMap<string, Readonly<Record<string, unknown>>>

export const documentColumns = (scope: Scope, definition: AnyDocument, sheet: ImportSheet): DocumentColumn[] => {
  const { shape } = definition
  const imports = documentImports(definition, sightFor(scope))
  const places = findColumns(imports, sheet.headings)
  const heads: Fields = { ...head, ...(shape.fields as Fields) }
  return imports
    .map((column, place): DocumentColumn => {
      const beside = column.in === 'head' ? heads : (shape.lines as Fields)
      const list = scope.registry.lists.has(column.codeOf ?? '') ? column.codeOf : undefined
      return { ...column, index: places[place]!, beside, described: beside[column.field]!, list }
    })
    .filter(({ index }) => index >= 0)
}

const textsOf = (column: DocumentColumn, sheet: ImportSheet): string[] => [
  ...new Set(sheet.rows.map((row) => plainText(row[column.index] ?? null).toLowerCase()).filter(Boolean)),
]

/** Finds referenced documents by number. Returns them by the text of the cell. */
export const findDocuments = async (
  scope: Scope,
  columns: readonly DocumentColumn[],
  { sheet, moduleOf }: DocumentImportOptions,
): Promise<Map<string, Found>> => {
  const found = new Map<string, Found>()
  for (const column of columns.filter((one) => one.codeOf && !one.list)) {
    const texts = textsOf(column, sheet)
    const rows = await scope.tx.query<{ id: string; kind: string; number: string }>(
      sql`select id, kind, lower(number) as number from document d where ${sql.ours('d')} and lower(number) = any(${texts}::text[]) and ${isPostedSql('d')} order by seq desc`,
    )
    found.set(
      column.field,
      new Map(
        rows.map((row) => [row.number, { [column.field]: row.id, [`${column.field}Module`]: moduleOf(row.kind) }]),
      ),
    )
  }
  return found
}

interface Reading {
  number: number
  refs: Map<string, Found>
  finders: ReadonlyMap<string, Finder>
  numbers: ReadonlyMap<number, NumberColumn>
  monthFirst: ReadonlySet<number>
  options: DocumentImportOptions
  language: Scope['language']
}

export const readDocumentRow = (
  cells: readonly SheetCell[],
  columns: readonly DocumentColumn[],
  { number, refs, finders, numbers, monthFirst, options, language }: Reading,
): DocumentRow => {
  const row: DocumentRow = { number, cells, head: {}, line: {}, problems: [], notes: [], missing: [] }
  for (const column of columns) {
    const given = cells[column.index] ?? null
    if (isBlankCell(given)) continue
    const into = column.in === 'head' ? row.head : row.line
    const at = column.in === 'head' ? column.field : `lines.0.${column.field}`
    const { described, list, field } = column
    const taken = takeCell(given, column, { at, monthFirst, is1904: options.sheet.is1904 === true })
    if ('problem' in taken) {
      row.problems.push(taken.problem)
      continue
    }
    const { cell } = taken
    row.notes.push(...taken.notes)
    if (list !== undefined) {
      const found = finders.get(list)!.find(plainText(cell))
      putRef({ ...column, row, into, at, described, list, mayCreate: makesMissing(options) }, found)
      continue
    }
    const known = refs.get(field)
    if (known) {
      const value = known.get(plainText(cell).toLowerCase())
      if (value) Object.assign(into, value)
      else row.problems.push(problem(at, 'unknownRef', { label: described.label }))
      continue
    }
    const { problems } = row
    const choices = options.choices(described, column)
    const raw = rawValue(described, cell, { choices, at, numbers: numbers.get(column.index), problems })
    const value = raw === undefined ? undefined : options.read(described, raw, { at, problems })
    if (value === undefined) continue
    into[field] = value
    row.notes.push(...rateNotes(described, value, { at, language }))
  }
  return row
}
