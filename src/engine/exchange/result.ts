/** What an import answers, and keeping or undoing all it did. */
import type { Problem } from '#kernel/problem.ts'
import { shownCell, type PlainCell, type SheetCell } from '#kernel/sheet-cell.ts'
import type { Scope } from '../scope.ts'
import { fileNotes, unusedHeadings } from './file-notes.ts'
import type { ImportSheet } from './cells.ts'
import type { MissingRecord } from './missing.ts'
import type { OpenColumn } from './numbers.ts'
import type { AskedQuestion } from './questions.ts'

export interface ImportNote {
  rowNumber: number
  number: string
  problems: readonly Problem[]
}
/** What happens to a row: `same` = the record has all its values already. */
type RowAction = 'add' | 'update' | 'same' | 'fail'
interface ImportedRow {
  rowNumber: number
  cells: Record<string, PlainCell>
  /** Headings of its cells with problems. */ faults: string[]
  action: RowAction
}
/** The user may leave it out, unless it is required. */
interface SpoilingColumn {
  heading: string
  rows: number
  required: boolean
}
export interface ImportResult {
  /** The number of accepted rows. */
  accepted: number
  failures: ImportNote[]
  /** What should be known of accepted rows. */
  notes: ImportNote[]
  /** Records that the sheet names and that do not exist. */
  missing: MissingRecord[]
  /** Columns of which it is not known how their numbers are written. */
  numbers: OpenColumn[]
  /** Headings of columns of the file that are not imported. */
  unused: string[]
  /** What was asked, with the answers that were used. */
  questions: AskedQuestion[]
  /** Columns because of which most rows fail. */
  spoiling: SpoilingColumn[]
  /** The documents made with the records. */
  documents: { number: string; lines: number }[]
  /** `unchanged`: those of the updated rows that say nothing new. */
  summary: { total: number; added: number; updated: number; failed: number; unchanged?: number }
  /** The first rows as they were parsed. */
  rows: ImportedRow[]
}

export interface ImportCounts {
  failures: ImportNote[]
  notes: ImportNote[]
  documents: { number: string; lines: number }[]
  actions: Map<number, RowAction>
  faulty: Map<number, readonly Problem[]>
}
export const nothingCounted = (): ImportCounts => ({
  failures: [],
  notes: [],
  documents: [],
  actions: new Map(),
  faulty: new Map(),
})

/** The rows of an accepted record, and what should be known of them. */
export const countAccepted = (
  counted: ImportCounts,
  { number, rows }: { number: string; rows: readonly { number: number; notes: readonly Problem[] }[] },
  action: RowAction,
): void => {
  for (const row of rows) {
    counted.actions.set(row.number, action)
    if (row.notes.length > 0) counted.notes.push({ rowNumber: row.number, number, problems: row.notes })
  }
}

/** Adds to what is told of a row. */
export const addNote = (counted: ImportCounts, row: Omit<ImportNote, 'problems'>, told: Problem): void => {
  counted.notes.push({ ...row, problems: [told] })
}

export const countFailure = (counted: ImportCounts, failure: ImportNote): void => {
  counted.failures.push(failure)
  counted.actions.set(failure.rowNumber, 'fail')
  counted.faulty.set(failure.rowNumber, failure.problems)
}

/** Thrown to roll back the savepoint of the whole import; carries the result. */
class Undone extends Error {
  readonly counted: ImportCounts
  constructor(counted: ImportCounts) {
    super('nothing is kept')
    this.counted = counted
  }
}

const keepOrUndo = async (
  scope: Scope,
  work: () => Promise<ImportCounts>,
  undo: (counted: ImportCounts) => boolean,
): Promise<{ counted: ImportCounts; kept: boolean }> => {
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

/** A row has one note, in the order of the sheet. */
const byRow = (notes: readonly ImportNote[]): ImportNote[] =>
  [...Map.groupBy(notes, ({ rowNumber }) => rowNumber)]
    .toSorted(([a], [b]) => a - b)
    .map(([rowNumber, all]) => ({
      rowNumber,
      number: all.map(({ number }) => number).find(Boolean) ?? '',
      problems: all.flatMap(({ problems }) => problems),
    }))

/** Most rows of a file fail for one column: it is another one than the import takes it for. */
const spoilingColumns = (
  { rows, columns, faultsOf }: Pick<Sheet, 'rows' | 'columns' | 'faultsOf'>,
  { faulty }: ImportCounts,
): SpoilingColumn[] => {
  const counts = new Map<string, number>()
  for (const problems of faulty.values())
    for (const heading of new Set(faultsOf(problems))) counts.set(heading, (counts.get(heading) ?? 0) + 1)
  return columns.flatMap(({ heading, required = false }) => {
    const count = counts.get(heading) ?? 0
    return count > 1 && count * 2 > rows.length ? [{ heading, rows: count, required }] : []
  })
}

const shownRows = 100

interface Sheet {
  rows: readonly { number: number; cells: readonly SheetCell[] }[]
  columns: readonly { heading: string; index: number; required?: boolean }[]
  sheet: ImportSheet
  missing: MissingRecord[]
  numbers: OpenColumn[]
  questions?: AskedQuestion[]
  /** The headings of the cells that these problems are about. */
  faultsOf: (problems: readonly Problem[]) => string[]
}

/** Runs an import: tried only, all of it or nothing, or every row that is right. */
export const runImport = async (
  scope: Scope,
  { dryRun, allOrNothing }: { dryRun: boolean; allOrNothing: boolean },
  {
    rows,
    columns,
    sheet,
    missing,
    numbers,
    questions = [],
    faultsOf,
    work,
  }: Sheet & { work: () => Promise<ImportCounts> },
): Promise<ImportResult> => {
  const { counted, kept } = await keepOrUndo(
    scope,
    work,
    (done) => dryRun || (allOrNothing && done.failures.length > 0),
  )
  for (const { rowNumber, told } of fileNotes(sheet, columns)) addNote(counted, { rowNumber, number: '' }, told)
  const counts = { add: 0, update: 0, same: 0, fail: 0 }
  for (const action of counted.actions.values()) counts[action] += 1
  const { add, update, same } = kept || dryRun ? counts : { add: 0, update: 0, same: 0 }
  return {
    accepted: add + update + same,
    failures: counted.failures,
    notes: byRow(counted.notes),
    missing,
    numbers,
    unused: unusedHeadings(sheet, columns),
    questions,
    spoiling: spoilingColumns({ rows, columns, faultsOf }, counted),
    documents: kept || dryRun ? counted.documents : [],
    summary: {
      total: rows.length,
      added: add,
      updated: update + same,
      failed: counts.fail,
      ...(same > 0 && { unchanged: same }),
    },
    rows: rows.slice(0, shownRows).map((row) => ({
      rowNumber: row.number,
      cells: Object.fromEntries(columns.map(({ heading, index }) => [heading, shownCell(row.cells[index] ?? null)])),
      faults: faultsOf(counted.faulty.get(row.number) ?? []),
      action: counted.actions.get(row.number) ?? 'fail',
    })),
  }
}
