/**
 * Imports list records from a sheet: all rows are parsed and checked, and each record is saved separately (contract
 * master-data §16).
 */
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { AnyList } from '#model/list.ts'
import { rowNumberOf, sameText, type ImportSheet } from './cells.ts'
import { carryDocument, leftOut } from './carried.ts'
import { columnsOf } from './columns.ts'
import { makerOf, missingOf, type MadeRecords, type Maker } from './missing.ts'
import { findersFor } from './named.ts'
import { baseDecimalsOf, numberColumns, openColumns, type OpenAnswers } from './numbers.ts'
import { askQuestions, type Answers } from './questions.ts'
import { ownedRows } from './owned-rows.ts'
import { proposedRefs } from './proposed-refs.ts'
import { countFailure, nothingCounted, runImport, type ImportCounts, type ImportResult } from './result.ts'
import { codeKey, group, readRow, textsByList, type Entry, type ReadValue, type Row } from './rows.ts'
import { noteSameNames } from './same-names.ts'
import { monthFirstColumns } from './taken-cell.ts'
import { loadRecords } from '../record/read.ts'
import { saveRecord } from '../record/save.ts'
import type { ListModule } from '../record/record.ts'
import type { StoredRecord } from '../stored.ts'
import { mapInSlices } from '../give-way.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

export interface ImportOptions {
  sheet: ImportSheet
  dryRun: boolean
  /** Records with an existing code are updated; otherwise their rows are refused. */
  updateExisting: boolean
  /** A single failure rolls back everything. */
  allOrNothing: boolean
  /**
   * Make groups, units and the like that the sheet names and that do not exist. A file that is only tried makes them
   * in any case: what waits for the user's consent is no error.
   */
  createMissing?: boolean
  /** How texts like `1,000` are read in columns that leave it open. */
  numbers?: OpenAnswers
  /** What was answered to the questions of the list. */
  answers?: Answers
  /** Codes of warnings that the user has confirmed. */
  confirm?: readonly string[]
  /** The page it is imported on: what that shows of the list. */
  narrow?: Readonly<Record<string, string>>
  /** The head of the document to make with the records (`carries` of the list). */
  carry?: Readonly<Record<string, unknown>> | null
  read: ReadValue
}

/** True if records that do not exist are made. */
export const makesMissing = ({ createMissing, dryRun }: Pick<ImportOptions, 'createMissing' | 'dryRun'>): boolean =>
  createMissing === true || dryRun

interface Context {
  module: ListModule
  options: ImportOptions
  maker: Maker
  /** Values of new records that the headings imply. */
  implied: Readonly<Record<string, unknown>>
  /** The references that new records get whose rows name none. */
  proposed: Readonly<Record<string, string>>
}
interface Saving {
  entry: Entry
  before: StoredRecord | undefined
  fresh: MadeRecords
}
interface Saved {
  id: string
  code: string
  isSame: boolean
  warnings: readonly Problem[]
}

const valuesOf = async (
  scope: Scope,
  { module, implied, proposed }: Context,
  { entry, before }: Saving,
): Promise<Record<string, unknown>> => {
  const names = [...new Set(entry.rows.flatMap((row) => Object.keys(row.children)))]
  const values: Record<string, unknown> = {
    ...(before ? {} : implied),
    ...Object.assign({}, ...entry.rows.toReversed().map((row) => row.values)),
  }
  for (const name of names) values[name] = await ownedRows(scope, module, { entry, name, before })
  if (!before) for (const [name, id] of Object.entries(proposed)) values[name] ??= id
  return values
}

/** Values are compared as texts in which their keys have one order. */
const asText = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, one: unknown) =>
    typeof one === 'bigint'
      ? `${one}n`
      : typeof one === 'object' && one !== null && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : one,
  )

/** Codes are compared without case. */
const saysNothingNew = (values: Readonly<Record<string, unknown>>, before: StoredRecord): boolean =>
  Object.entries(values).every(([name, value]) => name === 'code' || asText(value) === asText(before[name]))

/** What nobody does by the way: stopping a record with debts, stock or open orders is confirmed for a file, too. */
const ASKED = 'stillInUse'

const saveEntry = async (scope: Scope, context: Context, saving: Saving): Promise<Saved> => {
  const { module, options, maker, implied } = context
  const { entry, before, fresh } = saving
  if (before && entry.rows.every((row) => row.isKept || row.isUnchanged))
    return { id: before.id, code: before.code, isSame: true, warnings: [] }
  const exists = before && !options.updateExisting ? [problem('code', 'duplicate.code', { value: entry.code })] : []
  const alone = !before && entry.rows.every((row) => row.isPart)
  if (alone) exists.push(problem('code', 'partOfNothing', { value: entry.code }))
  if (exists.length > 0) throw new Refused([...entry.problems, ...exists])
  if (makesMissing(options))
    for (const row of entry.rows) await maker.provide(row.missing, fresh, { ...implied, ...before })
  const values = await valuesOf(scope, context, saving)
  if (before && entry.problems.length === 0 && saysNothingNew(values, before))
    return { id: before.id, code: before.code, isSame: true, warnings: [] }
  const save = (confirm: readonly string[]) =>
    saveRecord(scope, module, {
      id: before?.id ?? null,
      version: undefined,
      confirm,
      values,
      problems: entry.problems,
    })
  try {
    return { ...(await save([])), isSame: false, warnings: [] }
  } catch (error) {
    // Nobody can be asked row by row: what a form would ask, an import does and tells.
    if (!(error instanceof Refused) || !error.problems.every((one) => one.confirmable)) throw error
    const confirm = error.problems.map((one) => one.message.split('.')[0]!)
    if (confirm.includes(ASKED) && !options.confirm?.includes(ASKED)) throw error
    return { ...(await save(confirm)), isSame: false, warnings: error.problems }
  }
}

const countSaved = (
  counted: ImportCounts,
  { rows }: Entry,
  { code, isSame, isNew, warnings }: Saved & { isNew: boolean },
) => {
  for (const row of rows) {
    counted.actions.set(row.number, isSame ? 'same' : isNew ? 'add' : 'update')
    const notes = [...row.notes, ...(row === rows[0] ? warnings : [])]
    if (notes.length > 0) counted.notes.push({ rowNumber: row.number, number: code, problems: notes })
  }
}

const saveAll = async (
  scope: Scope,
  context: Context,
  { entries, stored }: { entries: readonly Entry[]; stored: StoredOf },
): Promise<ImportCounts> => {
  const counted = nothingCounted()
  const lines: { row: Row; id: string; code: string }[] = []
  for (const entry of entries) {
    const before = stored(entry)
    const fresh: MadeRecords = new Map()
    try {
      const saved = await scope.tx.savepoint(() => saveEntry(scope, context, { entry, before, fresh }))
      context.maker.keep(fresh)
      countSaved(counted, entry, { ...saved, isNew: !before })
      const own = entry.rows.filter((row) => !row.isPart && !row.isKept)
      lines.push(...own.map((row) => ({ row, id: saved.id, code: saved.code })))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      for (const row of entry.rows)
        countFailure(counted, { rowNumber: row.number, number: entry.code, problems: error.problems })
    }
  }
  const { carry, sheet } = context.options
  const { headings } = sheet
  if (!carry)
    return { ...counted, notes: [...counted.notes, ...leftOut(scope, context.module, { headings, saved: lines })] }
  const { documents, notes } = await carryDocument(scope, context.module, { head: carry, saved: lines })
  return { ...counted, documents, notes: [...counted.notes, ...notes] }
}

type StoredOf = (entry: Entry) => StoredRecord | undefined
/** The record that an entry of a sheet is about, if it exists; of an unchanged row any with its code: nothing is written. */
const storedOf =
  (definition: AnyList, existing: ReadonlyMap<string, StoredRecord>): StoredOf =>
  ({ code, rows }) => {
    if (code === '') return undefined
    const found = existing.get(codeKey(definition, rows[0]!.values))
    if (found || !rows.every((row) => row.isUnchanged)) return found
    return existing.values().find((one) => one.code.toLowerCase() === code.toLowerCase())
  }

const existingRecords = async (
  scope: Scope,
  definition: AnyList,
  entries: readonly Entry[],
): Promise<Map<string, StoredRecord>> => {
  const codes = entries.map((entry) => entry.code.toLowerCase()).filter(Boolean)
  if (codes.length === 0 || definition.withoutCode) return new Map()
  const found = await scope.tx.query<{ id: string }>(
    sql`select r.id from ${sql.ident(definition.table)} r where ${sql.ours('r')} and r.code_key = any(${codes}::text[])`,
  )
  const records = await loadRecords(
    { scope, definition },
    found.map((row) => row.id),
  )
  return new Map([...records.values()].map((record) => [codeKey(definition, record), record]))
}

/** What the page and headings say about all records of the file: that of customers names no suppliers. */
const impliedBy = (
  { slots }: ListModule,
  { sheet: { headings, given = headings }, narrow = {} }: Pick<ImportOptions, 'sheet' | 'narrow'>,
): Record<string, unknown> => {
  const there = new Set(given.map(sameText))
  const { implies = {}, impliesOn = {} } = slots?.importing ?? {}
  return Object.assign(
    {},
    ...Object.entries(narrow).map(([filter, value]) => impliesOn[filter]?.[value]),
    ...Object.entries(implies).flatMap(([heading, values]) => (there.has(sameText(heading)) ? [values] : [])),
  )
}

/** The rows of a sheet as the columns of the list read them. Throws Refused if a required heading is missing. */
export const readRows = async (scope: Scope, module: ListModule, options: ImportOptions) => {
  const { sheet } = options
  const mayCreate = makesMissing(options)
  const columns = columnsOf(scope, module, { headings: sheet.headings, carry: Boolean(options.carry) })
  const finders = await findersFor(scope, textsByList(columns, sheet))
  const numbers = numberColumns(columns, sheet, { baseDecimals: baseDecimalsOf(scope), answers: options.numbers })
  const { language } = scope
  const rounding = { money: 'currency' in module.definition.fields ? null : baseDecimalsOf(scope), language }
  const reading = {
    finders,
    numbers,
    monthFirst: monthFirstColumns(columns, sheet.rows),
    is1904: sheet.is1904 === true,
    read: options.read,
    mayCreate,
    rounding,
  }
  const rows = await mapInSlices(sheet.rows, (cells, index) =>
    readRow(cells, columns, { ...reading, number: rowNumberOf(sheet, index) }),
  )
  return { rows, columns, finders, numbers }
}

/** Throws Refused if a required heading is missing; problems of rows are part of the result. */
export const importRecords = async (
  scope: Scope,
  module: ListModule,
  options: ImportOptions,
): Promise<ImportResult> => {
  const { sheet } = options
  const { rows, columns, finders, numbers } = await readRows(scope, module, options)
  const implied = impliedBy(module, options)
  await module.slots?.arrangeImport?.(scope, rows, implied)
  const entries = group(module.definition, rows)
  const existing = await existingRecords(scope, module.definition, entries)
  const beforeOf = storedOf(module.definition, existing)
  await noteSameNames(scope, module.definition, { entries, stored: beforeOf })
  const { read, answers = {} } = options
  const questions = askQuestions(scope, module.slots?.importing?.questions, {
    entries,
    before: beforeOf,
    answers,
    read,
  })
  const proposed = await proposedRefs(scope, module.definition)
  const context: Context = { module, options, maker: makerOf(scope, finders), implied, proposed }
  return runImport(scope, options, {
    rows,
    columns,
    sheet,
    missing: missingOf(scope, finders, rows),
    numbers: openColumns(columns, numbers),
    questions,
    faultsOf: (problems) =>
      columns
        .filter(({ field }) => problems.some(({ at }) => sameText(at.replace(/\.\d+\./, '.')) === sameText(field)))
        .map(({ heading }) => heading),
    work: () => saveAll(scope, context, { entries, stored: beforeOf }),
  })
}
