/**
 * Reads the rows of a sheet as values of a list: its columns, the referenced records, and which rows belong to one
 * record.
 */
import { problem, type Problem } from '#kernel/problem.ts'
import { flag, text, type Field, type Fields } from '#model/field.ts'
import { listImports } from '#model/imports.ts'
import type { AnyList, ListImportColumn } from '#model/list.ts'
import { findColumns, isEmptyCell, plainText, rawValue, type ImportCell, type ImportSheet } from './cells.ts'
import { sightFor, type Scope } from '../scope.ts'
import { sql } from '../sql.ts'

/** Parses a value as if it came from a call; problems are added to `problems`. */
export type ReadValue = (field: Field, raw: unknown, into: { at: string; problems: Problem[] }) => unknown

const head: Fields = {
  code: text({ label: 'record.code', max: 50 }),
  name: text({ label: 'record.name', max: 250 }),
  note: text({ label: 'record.note', max: 1000 }),
  active: flag({ label: 'record.active' }),
}
const codePattern = /^[\p{L}\p{N}._/-]+$/u

export interface Column extends ListImportColumn {
  index: number
  /** The `records` field of whose rows this column is part. */
  child: string | null
  name: string
  described: Field
}
export interface Row {
  number: number
  cells: readonly ImportCell[]
  values: Record<string, unknown>
  children: Record<string, Record<string, unknown>>
  problems: Problem[]
}
/** Rows with the same code are one record. */
export interface Entry {
  code: string
  rows: Row[]
  problems: Problem[]
}

export const columnsOf = (scope: Scope, definition: AnyList, headings: readonly string[]): Column[] => {
  const columns = listImports(definition, sightFor(scope))
  const places = findColumns(columns, headings)
  const fields = { ...head, ...(definition.fields as Fields) }
  return columns
    .map((column, place): Column => {
      const [own, inner] = column.field.split('.')
      const described = inner === undefined ? fields[own!]! : fields[own!]!.fields![inner]!
      return {
        ...column,
        index: places[place]!,
        child: inner === undefined ? null : own!,
        name: inner ?? own!,
        described,
      }
    })
    .filter(({ index }) => index >= 0)
}

/** Records that the sheet refers to, by list and code (and name, where allowed). */
export const findRefs = async (
  scope: Scope,
  columns: readonly Column[],
  sheet: ImportSheet,
): Promise<Map<string, Map<string, string>>> => {
  const wanted = columns.filter((column) => column.codeOf ?? column.nameOf)
  const statements = wanted.map((column) => {
    const texts = [
      ...new Set(sheet.rows.map((row) => plainText(row[column.index] ?? null).toLowerCase()).filter(Boolean)),
    ]
    const table = sql.ident(scope.registry.lists.get((column.codeOf ?? column.nameOf)!)!.table)
    const byName = column.nameOf ? sql` or name_key = any(${texts}::text[])` : sql.empty
    return sql`select id, code_key, name_key from ${table} where code_key = any(${texts}::text[])${byName}`
  })
  const answers = await scope.tx.batch(statements)
  return new Map(
    wanted.map((column, index) => {
      const rows = answers[index] as { id: string; code_key: string; name_key: string }[]
      const names = column.nameOf ? rows.map((row) => [row.name_key, row.id] as const) : []
      return [column.field, new Map([...names, ...rows.map((row) => [row.code_key, row.id] as const)])] as const
    }),
  )
}

export const readRow = (
  cells: readonly ImportCell[],
  columns: readonly Column[],
  { number, refs, read }: { number: number; refs: Map<string, Map<string, string>>; read: ReadValue },
): Row => {
  const row: Row = { number, cells, values: {}, children: {}, problems: [] }
  for (const column of columns) {
    const cell = cells[column.index] ?? null
    if (isEmptyCell(cell)) continue
    const into = column.child === null ? row.values : (row.children[column.child] ??= {})
    const at = column.child === null ? column.name : `${column.child}.0.${column.name}`
    const found = refs.get(column.field)
    if (found) {
      const id = found.get(plainText(cell).toLowerCase())
      if (id === undefined) row.problems.push(problem(at, 'unknownRef', { label: column.described.label }))
      else into[column.name] = id
    } else {
      const value = read(column.described, rawValue(column.described, cell, column.choices), {
        at,
        problems: row.problems,
      })
      if (value !== undefined) into[column.name] = value
    }
  }
  const { code } = row.values
  if (typeof code === 'string' && !codePattern.test(code))
    row.problems.push(problem('code', 'invalid', { label: 'record.code' }))
  return row
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Further rows with the same code may only add owned rows; with different values of their own they are duplicates. */
export const group = (rows: readonly Row[]): Entry[] => {
  const entries: Entry[] = []
  const byCode = new Map<string, Entry>()
  for (const row of rows) {
    const code = textOf(row.values['code'])
    const first = byCode.get(code.toLowerCase())
    const adds =
      first &&
      Object.keys(row.children).length > 0 &&
      Object.entries(row.values).every(
        ([name, value]) =>
          name === 'code' || first.rows[0]!.values[name] === value || first.rows[0]!.values[name] === undefined,
      )
    if (first && adds) {
      first.rows.push(row)
      first.problems.push(...row.problems)
      continue
    }
    const entry: Entry = { code, rows: [row], problems: [...row.problems] }
    if (first) entry.problems.push(problem('code', 'duplicate.code', { value: code }))
    else if (code !== '') byCode.set(code.toLowerCase(), entry)
    entries.push(entry)
  }
  return entries
}
