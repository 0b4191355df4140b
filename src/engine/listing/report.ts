/**
 * Runs a report: checks its conditions, runs its query, and removes what the user may not see (contract reports §1).
 */
import { translate } from '#i18n/catalogues.server.ts'
import type { Language } from '#i18n/fill.ts'
import { isStoredId } from '../columns.ts'
import type { DayRange } from '#kernel/day.ts'
import { round, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { Field, Fields } from '#model/field.ts'
import { isRanged, type AnyReport, type Params, type ReportCondition } from '#model/report.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import { createSums, type Column, type Row } from '#model/table.ts'
import { sightFor, type Scope } from '../scope.ts'

/** Queries request one row more than this, so that a result that is too long is detected. */
export const ROW_LIMIT = 50_000

/** The parsed parameters: values by name (null = all or not given), and the names that were present. */
export interface ReportInput {
  values: Readonly<Record<string, unknown>>
  given: ReadonlySet<string>
  problems?: readonly Problem[]
}

/** The parameters a query receives: dates are filled in, and ids are valid uuids. */
export type ReportParams<R extends AnyReport> = Omit<Params<R>, 'from' | 'to'> & DayRange

/** The same, with parameters that conditions require to be chosen. */
export type WithRequired<T, K extends keyof T> = T & { [N in K]: NonNullable<T[N]> }

interface ReportEnd {
  /** Sums that differ from the total of their column: balances, and totals that are not in rows. */
  sums?: Readonly<Record<string, Decimal>>
  /** Single values for the report header and its print, by the keys of the definition's `extra`. */
  extra?: Row
  /** The rows of the definition's `lists`. */
  lists?: Readonly<Record<string, readonly Row[]>>
}
export interface ReportAnswer extends ReportEnd {
  rows: Row[]
}
/** A result that is streamed while the database still produces it. */
export interface LiveAnswer {
  /** Settled when all rows were read from the database, if that can be before they are taken. */
  held?: Promise<unknown>
  /** In order; can be read only once. */
  pieces: AsyncIterable<Row[]>
  /** Available after the last row was read. */
  end: () => ReportEnd
}
// Each query knows the parameters of its own definition.
// eslint-disable-next-line typescript/no-explicit-any -- variance, as in model/report.ts
type ReportQuery = (scope: Scope, params: any) => Promise<ReportAnswer | LiveAnswer>

/** A letter to one partner; its cells are named by `ReportLetters`. */
export interface Letter {
  /** In which it is written: that of the partner, unless another is asked for. */
  language: Language
  head: Row
  lines: Row[]
  /** What of it is open in foreign currencies. */
  foreign: Row[]
  /** What the partner owes us at last; negative if we owe it. */
  owed: Decimal
  /** The text of a transfer that pays it. */
  transfer: string
}

/** A report with its definition and query. */
export interface ReportModule {
  definition: AnyReport
  query: ReportQuery
  // eslint-disable-next-line typescript/no-explicit-any -- variance, as above
  letters?: (scope: Scope, params: any, asked: Language | undefined) => Promise<Letter[]>
}
/**
 * Registers a report: its definition and its query. The query may rely on values that a condition requires
 * (`demand`).
 */
export const answers = <R extends AnyReport, P extends ReportParams<R>, A extends ReportAnswer | LiveAnswer>(
  definition: R,
  query: (scope: Scope, params: P) => Promise<A>,
) => ({ definition, query }) satisfies ReportModule

/** What follows the last row. */
interface ReportTotals {
  /** By the keys of the definition's `sums`; null = confidential. */ sums: Row
  extra: Row
  lists: Readonly<Record<string, readonly Row[]>>
  count: number
}
export interface ReportResult extends ReportTotals {
  rows: Row[]
}
/** A report that is being read. */
export interface OpenReport {
  /** The result's rows come directly from the database, so they must be read before the transaction ends. */
  isLive: boolean
  /** Settled when they were all read; otherwise they are when the last piece is taken. */
  held: Promise<unknown> | undefined
  /** The rows in pieces; can be read only once. Throws Refused if there are too many. */
  pieces: AsyncIterable<Row[]>
  /** Available after the last row was read. */
  end: () => ReportTotals
}

/** A text of a row or header in the caller's language. */
export const wordIn = ({ language }: Pick<Scope, 'language'>, key: string): string => translate(language, key)

/** The name of a kind of document in the caller's language, for rows without a description. */
export const kindName = ({ registry, language }: Pick<Scope, 'registry' | 'language'>, kind: string): string =>
  translate(language, registry.documents.get(kind)?.label ?? kind)

/** The document of a row, which the user may not be allowed to see: then nothing. */
const isSeen = (row: Readonly<Record<string, unknown>>): boolean => typeof row['documentKind'] === 'string'
export const describedDocument = (
  scope: Pick<Scope, 'registry' | 'language'>,
  row: Readonly<Record<string, unknown>>,
): { number: string; description: string } =>
  isSeen(row)
    ? {
        number: row['number'] as string,
        description: (row['description'] as string | null) || kindName(scope, row['documentKind'] as string),
      }
    : { number: '', description: '' }

const isMet = ({ demand, field }: ReportCondition, { values, given }: ReportInput): boolean => {
  if (demand === 'present') return given.has(field)
  const value = values[field]
  if (demand === 'positive') return typeof value === 'number' && value > 0
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
}

const refuseUnmet = (definition: Pick<AnyReport, 'conditions'>, input: ReportInput): void => {
  if (input.problems && input.problems.length > 0) throw new Refused(input.problems)
  const unmet = definition.conditions.find((one) => !isMet(one, input))
  if (unmet) throw new Refused([problem(unmet.field, unmet.message)])
}

/** Missing dates default to today. */
const withDates = ({ today }: Scope, values: ReportInput['values']): Record<string, unknown> & DayRange => ({
  ...values,
  from: (values['from'] as DayRange['from'] | null) ?? today,
  to: (values['to'] as DayRange['to'] | null) ?? today,
})

/** Replaces invalid ids by an id that does not exist, and removes invalid ids from lists of ids. */
const withKnownIds = (
  params: Fields,
  values: Record<string, unknown> & DayRange,
): (Record<string, unknown> & DayRange) | null => {
  const known = { ...values }
  for (const [name, field] of Object.entries(params) as [string, Field][]) {
    const value = values[name]
    if (field.kind === 'ref' && value !== null && value !== undefined && !isStoredId(value)) return null
    if (field.kind !== 'refs' || !Array.isArray(value) || value.length === 0) continue
    const ids = value.filter(isStoredId)
    if (ids.length === 0) return null
    known[name] = ids
  }
  return known
}

/** Changes the row objects, because there may be a hundred thousand. */
const roundCells = (columns: readonly Column[], rows: readonly Row[]): void => {
  const coarse = columns.filter((column) => column.decimals !== undefined)
  for (const row of rows)
    for (const { key, decimals } of coarse) {
      const cell = row[key]
      if (typeof cell === 'bigint') row[key] = round(cell, decimals!)
    }
}

const hiddenKeys = (columns: readonly Column[], sight: Sight): string[] =>
  columns.filter((column) => isHidden(column, sight)).map(({ key }) => key)

const without = (hidden: readonly string[], row: Row): Row =>
  hidden.length === 0 ? row : { ...row, ...Object.fromEntries(hidden.map((key) => [key, null])) }

/** Every sum is present, even if there are no rows. */
const sumsOf = ({ columns, sums }: AnyReport, totals: Row, own: Readonly<Record<string, Decimal>>): Row => {
  const decimals = new Map(columns.map((column) => [column.key, column.decimals]))
  return Object.fromEntries(
    sums.map((key) => {
      const total = own[key] ?? totals[key] ?? zero
      return [key, typeof total === 'bigint' ? round(total, decimals.get(key) ?? 6) : total]
    }),
  )
}

/** How many rows are written at once. */
export const PIECE = 1000
async function* cut(rows: Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += PIECE) yield rows.slice(from, from + PIECE)
}

/** Throws Refused if a report may not have so many rows. */
export const refuseTooMany = (rows: number): void => {
  if (rows > ROW_LIMIT) throw new Refused([problem('', 'reportTooBig')])
}

/**
 * The parameters for a query; null if they find nothing. Throws Refused with the message of the first violated
 * condition.
 */
export const readyParams = (
  scope: Scope,
  definition: Pick<AnyReport, 'params' | 'conditions' | 'dates'>,
  input: ReportInput,
): (Record<string, unknown> & DayRange) | null => {
  refuseUnmet(definition, input)
  const dated = withDates(scope, input.values)
  return isRanged(definition) && dated.from > dated.to ? null : withKnownIds(definition.params as Fields, dated)
}

/**
 * Throws Refused with the message of the first violated condition, or if the result is too long. Rows are rounded
 * before they are summed, so that printed figures add up.
 */
export const openReport = async (
  scope: Scope,
  { definition, query }: ReportModule,
  input: ReportInput,
): Promise<OpenReport> => {
  const params = readyParams(scope, definition, input)
  const answer: ReportAnswer | LiveAnswer = params ? await query(scope, params) : { rows: [] }
  const isLive = 'pieces' in answer
  if (!isLive) refuseTooMany(answer.rows.length)
  const { columns } = definition
  const sight = sightFor(scope)
  const hidden = hiddenKeys(columns, sight)
  const sums = createSums(columns)
  let count = 0
  const read = async function* (): AsyncGenerator<Row[]> {
    for await (const rows of isLive ? answer.pieces : cut(answer.rows)) {
      count += rows.length
      refuseTooMany(count)
      roundCells(columns, rows)
      sums.add(rows)
      yield hidden.length === 0 ? rows : rows.map((row) => without(hidden, row))
    }
  }
  const end = (): ReportTotals => {
    const end = isLive ? answer.end() : answer
    const totals = sumsOf(definition, sums.total(), end.sums ?? {})
    return {
      sums: without(
        hidden.filter((key) => key in totals),
        totals,
      ),
      extra: without(hiddenKeys(definition.extra ?? [], sight), end.extra ?? {}),
      lists: end.lists ?? {},
      count,
    }
  }
  return { isLive, held: isLive ? answer.held : undefined, pieces: read(), end }
}

/** The same, read completely. */
export const runReport = async (scope: Scope, module: ReportModule, input: ReportInput): Promise<ReportResult> => {
  const { pieces, end } = await openReport(scope, module, input)
  const rows: Row[] = []
  for await (const piece of pieces) rows.push(...piece)
  return { rows, ...end() }
}
