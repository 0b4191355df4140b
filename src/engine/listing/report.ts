/** Running a report: its conditions, its query, and what of the answer this person may see (contract reports §1). */
import { translate } from '#i18n/catalogues.server.ts'
import { isStoredId } from '../columns.ts'
import type { DayRange } from '#kernel/day.ts'
import { round, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { Field, Fields } from '#model/field.ts'
import { isRanged, type AnyReport, type Params, type ReportCondition } from '#model/report.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import { createSums, type Column, type Row } from '#model/table.ts'
import { sightFor, type Scope } from '../scope.ts'

/** Queries ask for one row more, so that too many are noticed and not cut off. */
export const ROW_LIMIT = 50_000

/** What was asked, already read: every param by name (null = all or not given), and which were there at all. */
export interface ReportAsk {
  values: Readonly<Record<string, unknown>>
  given: ReadonlySet<string>
  problems?: readonly Problem[]
}

/** What a query receives: dates are filled in, ids can exist. */
export type Asked<R extends AnyReport> = Omit<Params<R>, 'from' | 'to'> & DayRange

/** The same where conditions demand that some of it was chosen. */
export type Chosen<T, K extends keyof T> = T & { [N in K]: NonNullable<T[N]> }

interface ReportEnd {
  /** Sums that are not the total of their column: balances, totals beside the rows. */
  sums?: Readonly<Record<string, Decimal>>
  /** Single values for the head of the report and its print, by the keys of the definition's `extra`. */
  extra?: Row
}
export interface ReportAnswer extends ReportEnd {
  rows: Row[]
}
/** An answer that is told while the database still works on it. */
export interface LiveAnswer {
  /** In order; read once. */
  pieces: AsyncIterable<Row[]>
  /** Known when the last row was taken. */
  end: () => ReportEnd
}
// Each query knows the params of its own definition.
// eslint-disable-next-line typescript/no-explicit-any -- variance, as in model/report.ts
type ReportQuery = (scope: Scope, params: any) => Promise<ReportAnswer | LiveAnswer>

/** Everything a call of a report needs. */
export interface ReportModule {
  definition: AnyReport
  query: ReportQuery
}
/**
 * The one registration of a report: its definition, and the query that answers it. The query receives what the
 * definition asks for; what a condition demands to be chosen (`demand`) it may take for given.
 */
export const answers = <R extends AnyReport, P extends Asked<R>, A extends ReportAnswer | LiveAnswer>(
  definition: R,
  query: (scope: Scope, params: P) => Promise<A>,
) => ({ definition, query }) satisfies ReportModule

/** What follows the last row. */
interface ReportTotals {
  /** By the keys of the definition's `sums`; null = may not be seen. */ sums: Row
  extra: Row
  count: number
}
export interface ReportResult extends ReportTotals {
  rows: Row[]
}
/** A report that is being read. */
export interface OpenReport {
  /** Its rows still come from the database: they have to be read while the transaction lasts. */
  isLive: boolean
  /** Rows as they are told; read once. Throws Refused when there are more than anybody could read. */
  pieces: AsyncIterable<Row[]>
  /** When the last row was taken. */
  end: () => ReportTotals
}

/** A word of a row or of the head, in the caller's language. */
export const wordIn = ({ language }: Pick<Scope, 'language'>, key: string): string => translate(language, key)

/** The name of a kind of document in the caller's language, for rows without a description. */
export const kindName = ({ registry, language }: Pick<Scope, 'registry' | 'language'>, kind: string): string =>
  translate(language, registry.documents.get(kind)?.label ?? kind)

const isMet = ({ demand, field }: ReportCondition, { values, given }: ReportAsk): boolean => {
  if (demand === 'present') return given.has(field)
  const value = values[field]
  if (demand === 'positive') return typeof value === 'number' && value > 0
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
}

const refuseUnmet = (definition: AnyReport, ask: ReportAsk): void => {
  if (ask.problems && ask.problems.length > 0) throw new Refused(ask.problems)
  const unmet = definition.conditions.find((one) => !isMet(one, ask))
  if (unmet) throw new Refused([problem(unmet.field, unmet.message)])
}

/** Dates that were not given are today. */
const withDates = ({ today }: Scope, values: ReportAsk['values']): Record<string, unknown> & DayRange => ({
  ...values,
  from: (values['from'] as DayRange['from'] | null) ?? today,
  to: (values['to'] as DayRange['to'] | null) ?? today,
})

/** What cannot be an id is an id that does not exist; of a list of ids those that can exist stay. */
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

/** In the rows themselves, of which there may be a hundred thousand. */
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

/** Every position, also when there are no rows. */
const sumsOf = ({ columns, sums }: AnyReport, totals: Row, own: Readonly<Record<string, Decimal>>): Row => {
  const decimals = new Map(columns.map((column) => [column.key, column.decimals]))
  return Object.fromEntries(
    sums.map((key) => {
      const total = own[key] ?? totals[key] ?? zero
      return [key, typeof total === 'bigint' ? round(total, decimals.get(key) ?? 6) : total]
    }),
  )
}

const PIECE = 1000
async function* cut(rows: Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += PIECE) yield rows.slice(from, from + PIECE)
}

const tooBig = (): Refused => new Refused([problem('', 'reportTooBig')])

/**
 * Throws Refused with the message of the first condition that is not met, or when the result is too long.
 * Rows are rounded before they are added up, so that what is printed adds up.
 */
export const openReport = async (
  scope: Scope,
  { definition, query }: ReportModule,
  ask: ReportAsk,
): Promise<OpenReport> => {
  refuseUnmet(definition, ask)
  const dated = withDates(scope, ask.values)
  const params = isRanged(definition) && dated.from > dated.to ? null : withKnownIds(definition.params as Fields, dated)
  const answer: ReportAnswer | LiveAnswer = params ? await query(scope, params) : { rows: [] }
  const isLive = 'pieces' in answer
  if (!isLive && answer.rows.length > ROW_LIMIT) throw tooBig()
  const { columns } = definition
  const sight = sightFor(scope)
  const hidden = hiddenKeys(columns, sight)
  const sums = createSums(columns)
  let count = 0
  const read = async function* (): AsyncGenerator<Row[]> {
    for await (const rows of isLive ? answer.pieces : cut(answer.rows)) {
      count += rows.length
      if (count > ROW_LIMIT) throw tooBig()
      roundCells(columns, rows)
      sums.add(rows)
      yield hidden.length === 0 ? rows : rows.map((row) => without(hidden, row))
    }
  }
  const end = (): ReportTotals => {
    const told = isLive ? answer.end() : answer
    const totals = sumsOf(definition, sums.total(), told.sums ?? {})
    return {
      sums: without(
        hidden.filter((key) => key in totals),
        totals,
      ),
      extra: without(hiddenKeys(definition.extra ?? [], sight), told.extra ?? {}),
      count,
    }
  }
  return { isLive, pieces: read(), end }
}

/** The same, read to its end. */
export const runReport = async (scope: Scope, module: ReportModule, ask: ReportAsk): Promise<ReportResult> => {
  const { pieces, end } = await openReport(scope, module, ask)
  const rows: Row[] = []
  for await (const piece of pieces) rows.push(...piece)
  return { rows, ...end() }
}
