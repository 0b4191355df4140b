/**
 * Imports list records from a sheet: all rows are parsed and checked, and each record is saved separately (contract
 * master-data §16).
 */
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyList } from '#model/list.ts'
import { sameText, type ImportCell, type ImportSheet } from './cells.ts'
import { columnsOf, findRefs, group, readRow, type Column, type Entry, type ReadValue, type Row } from './rows.ts'
import { loadRecords } from '../record/read.ts'
import { saveRecord } from '../record/save.ts'
import type { ListModule } from '../record/record.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

export interface ImportOptions {
  sheet: ImportSheet
  dryRun: boolean
  /** Records with an existing code are updated; otherwise their rows are refused. */
  updateExisting: boolean
  /** A single failure rolls back everything. */
  allOrNothing: boolean
  /** Codes of confirmed warnings. */
  confirm?: readonly string[]
  /** Values for new records that are not in the sheet. */
  standard?: Readonly<Record<string, unknown>>
  read: ReadValue
}
interface ImportFailure {
  rowNumber: number
  number: string
  problems: readonly Problem[]
}
interface ImportedRow {
  rowNumber: number
  cells: Record<string, ImportCell>
  /** Headings of its cells with problems. */ faults: string[]
}
export interface ImportResult {
  /** The number of accepted rows. */
  accepted: number
  failures: ImportFailure[]
  summary: { total: number; added: number; updated: number; failed: number }
  /** The first rows as they were parsed. */
  rows: ImportedRow[]
}

const SHOWN_ROWS = 100
/** Owned rows, identified by the first given value: existing ones are updated, others are added. */
const ownedRows = (entry: Entry, name: string, before: StoredRecord | undefined): ChildRow[] => {
  const rows: ChildRow[] = ((before?.[name] ?? []) as ChildRow[]).map(({ lineId, ...row }) => ({ lineId, ...row }))
  for (const given of entry.rows.flatMap((row) => (row.children[name] ? [row.children[name]] : []))) {
    const [first] = Object.entries(given)
    // Nothing in this row could be parsed; the problems already say so.
    if (!first) continue
    const [key, value] = first
    const index = rows.findIndex((row) => row[key] === value)
    if (index >= 0) rows[index] = { ...rows[index]!, ...given }
    else rows.push({ lineId: null, ...given })
  }
  return rows
}

export interface Counted {
  added: number
  updated: number
  failures: ImportFailure[]
  faulty: Map<number, readonly Problem[]>
}

const saveEntry = async (
  scope: Scope,
  module: ListModule,
  { entry, before, options }: { entry: Entry; before: StoredRecord | undefined; options: ImportOptions },
): Promise<void> => {
  const exists = before && !options.updateExisting ? [problem('code', 'duplicate.code', { value: entry.code })] : []
  const childNames = [...new Set(entry.rows.flatMap((row) => Object.keys(row.children)))]
  const own = Object.assign({}, ...entry.rows.toReversed().map((row) => row.values)) as Record<string, unknown>
  const values = {
    ...(before ? {} : options.standard),
    ...own,
    ...Object.fromEntries(childNames.map((name) => [name, ownedRows(entry, name, before)])),
  }
  if (exists.length > 0) throw new Refused([...entry.problems, ...exists])
  await saveRecord(scope, module, {
    id: before?.id ?? null,
    version: undefined,
    confirm: options.confirm ?? [],
    values,
    problems: entry.problems,
  })
}

const saveAll = async (
  scope: Scope,
  module: ListModule,
  {
    entries,
    existing,
    options,
  }: { entries: readonly Entry[]; existing: ReadonlyMap<string, StoredRecord>; options: ImportOptions },
): Promise<Counted> => {
  const counted: Counted = { added: 0, updated: 0, failures: [], faulty: new Map() }
  for (const entry of entries) {
    const before = entry.code === '' ? undefined : existing.get(entry.code.toLowerCase())
    try {
      await scope.tx.savepoint(() => saveEntry(scope, module, { entry, before, options }))
      if (before) counted.updated += entry.rows.length
      else counted.added += entry.rows.length
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      for (const row of entry.rows) {
        counted.failures.push({ rowNumber: row.number, number: entry.code, problems: error.problems })
        counted.faulty.set(row.number, error.problems)
      }
    }
  }
  return counted
}

/** Thrown to roll back the savepoint of the whole import; carries the result. */
class Undone extends Error {
  readonly counted: Counted
  constructor(counted: Counted) {
    super('nothing is kept')
    this.counted = counted
  }
}

export const keepOrUndo = async (
  scope: Scope,
  work: () => Promise<Counted>,
  undo: (counted: Counted) => boolean,
): Promise<{ counted: Counted; kept: boolean }> => {
  try {
    const counted = await scope.tx.savepoint(async () => {
      const done = await work()
      if (undo(done)) throw new Undone(done)
      return done
    })
    return { counted, kept: true }
  } catch (error) {
    if (error instanceof Undone) return { counted: error.counted, kept: false }
    throw error
  }
}

const existingRecords = async (
  scope: Scope,
  definition: AnyList,
  entries: readonly Entry[],
): Promise<Map<string, StoredRecord>> => {
  const codes = entries.map((entry) => entry.code.toLowerCase()).filter(Boolean)
  if (codes.length === 0 || definition.withoutCode) return new Map()
  const found = await scope.tx.query<{ id: string }>(
    sql`select id from ${sql.ident(definition.table)} where code_key = any(${codes}::text[])`,
  )
  const records = await loadRecords(
    { scope, definition },
    found.map((row) => row.id),
  )
  return new Map([...records.values()].map((record) => [record.code.toLowerCase(), record]))
}

const shownRow = (columns: readonly Column[], row: Row, problems: readonly Problem[]): ImportedRow => ({
  rowNumber: row.number,
  cells: Object.fromEntries(columns.map((column) => [column.heading, row.cells[column.index] ?? null])),
  faults: columns
    .filter((column) => problems.some(({ at }) => sameText(at.replace(/\.\d+\./, '.')) === sameText(column.field)))
    .map((column) => column.heading),
})

/** Throws Refused if a required heading is missing; problems of rows are part of the result. */
export const importRecords = async (
  scope: Scope,
  module: ListModule,
  options: ImportOptions,
): Promise<ImportResult> => {
  const { sheet } = options
  const columns = columnsOf(scope, module.definition, sheet.headings)
  const refs = await findRefs(scope, columns, sheet)
  // The headings are in the first row of the sheet.
  const rows = sheet.rows.map((cells, index) =>
    readRow(cells, columns, { number: index + 2, refs, read: (field, raw, into) => options.read(field, raw, into) }),
  )
  const entries = group(rows)
  const existing = await existingRecords(scope, module.definition, entries)
  const { counted, kept } = await keepOrUndo(
    scope,
    () => saveAll(scope, module, { entries, existing, options }),
    (done) => options.dryRun || (options.allOrNothing && done.failures.length > 0),
  )
  const counts = kept || options.dryRun ? counted : { ...counted, added: 0, updated: 0 }
  return {
    accepted: counts.added + counts.updated,
    failures: counted.failures,
    summary: { total: rows.length, added: counts.added, updated: counts.updated, failed: counted.failures.length },
    rows: rows.slice(0, SHOWN_ROWS).map((row) => shownRow(columns, row, counted.faulty.get(row.number) ?? [])),
  }
}
