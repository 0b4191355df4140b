/** Converts conditions, rows and sums of a report to and from JSON. Lists use the same code for their rows. */
import { round, toNumber, type Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import { wireName, type Fields } from '#model/field.ts'
import type { AnyReport } from '#model/report.ts'
import { isHidden } from '#model/marks.ts'
import { createSums, type Cell, type CellKind, type Column, type Row } from '#model/table.ts'
import {
  inside,
  isObject,
  readValue,
  trusted,
  writeMoment,
  type Json,
  type JsonObject,
  type ReadContext,
  type Reading,
  type Writing,
} from './values.ts'

export interface DecodedParams {
  /** All parameters by domain name; null if not given or if the value means "all". */
  values: Record<string, unknown>
  /** Parameters sent with a value other than null: `''` means "all" (contract reports §1.2). */
  given: ReadonlySet<string>
  problems: Problem[]
}

/** Reads parameters from a body or a query string, with case-insensitive names; never throws. */
export const decodeParams = (
  definition: Pick<AnyReport, 'params'>,
  input: unknown,
  reading: Reading,
): DecodedParams => {
  const context: ReadContext = { ...reading, loose: true, path: '', problems: [] }
  const body = isObject(input)
    ? Object.fromEntries(Object.entries(input).map(([key, value]) => [key.toLowerCase(), value]))
    : {}
  const given = new Set<string>()
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definition.params as Fields)) {
    const wire = wireName(name, field)
    const raw = body[wire.toLowerCase()] ?? null
    if (raw !== null) given.add(name)
    values[name] = readValue(field, raw, inside(context, wire)) ?? null
  }
  return { values, given, problems: context.problems }
}

/** Writes parameters: `''` means the user chose "all"; parameters without a choice are left out. */
export const encodeParams = (
  definition: Pick<AnyReport, 'params'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(definition.params as Fields).flatMap(([name, field]): [string, Json][] => {
      const value = values[name]
      if (value === undefined) return []
      if (value === null) return [[wireName(name, field), field.kind === 'refs' ? [] : '']]
      return [[wireName(name, field), typeof value === 'bigint' ? toNumber(value as Decimal) : (value as Json)]]
    }),
  )

interface CellCodec {
  write: (value: Cell, column: Column, writing: Writing) => Json
  read: (raw: unknown) => Cell
}
const same: CellCodec = { write: (value) => value as Json, read: (raw) => raw as Cell }
const numeric: CellCodec = {
  write: (value, column) => {
    if (typeof value !== 'bigint') return value as Json
    return toNumber(column.decimals === undefined ? (value as Decimal) : round(value as Decimal, column.decimals))
  },
  read: (raw) => trusted(raw),
}
const moment: CellCodec = {
  write: (value, _column, writing) => writeMoment(value as unknown as Date | string, writing.timeZone),
  read: (raw) => raw as Cell,
}

/** A new kind of cell does not compile until it has a codec here. */
const cells: Record<CellKind, CellCodec> = {
  money: numeric,
  price: numeric,
  quantity: numeric,
  percent: numeric,
  factor: numeric,
  vat: numeric,
  text: same,
  code: same,
  day: same,
  moment,
  integer: same,
  flag: same,
  choice: same,
  status: same,
}

export const columnWire = (column: Pick<Column, 'key' | 'wire'>): string => column.wire ?? column.key
const hidden = (column: Column, writing: Writing) => isHidden(column, writing.may)

type WrittenRow = Readonly<Record<string, unknown>>

/** Makes the function that writes all rows of a table; what depends only on the column is looked up once. */
export const rowWriter = (
  columns: readonly Column[],
  writing: Writing,
): ((row: WrittenRow) => Record<string, Json>) => {
  const ways = columns.map((column) => ({
    column,
    key: column.key,
    wire: columnWire(column),
    write: hidden(column, writing) ? () => null : cells[column.kind].write,
  }))
  return (row) => {
    const json: Record<string, Json> = {}
    for (const { column, key, wire, write } of ways) {
      const value = row[key] as Cell | undefined
      json[wire] = value === null || value === undefined ? null : write(value, column, writing)
    }
    return json
  }
}

export const encodeRow = (columns: readonly Column[], row: WrittenRow, writing: Writing): JsonObject =>
  rowWriter(columns, writing)(row)

export interface SumJson {
  Name: string
  Total: number | null
}
interface Summed {
  columns: readonly Column[]
  sums: readonly string[]
  extra?: readonly Column[]
  lists?: Readonly<Record<string, readonly Column[]>>
}

/** Writes sums in the order of `sums`. A sum without a column (a total in addition to the rows) keeps its own name. */
export const encodeSums = (table: Summed, sums: Readonly<Record<string, unknown>>, writing: Writing): SumJson[] =>
  table.sums.map((name) => {
    const column = table.columns.find((one) => one.key === name)
    const value = sums[name] as Decimal | number | null | undefined
    if (value === null || (column && hidden(column, writing)))
      return { Name: column ? columnWire(column) : name, Total: null }
    const total =
      typeof value === 'bigint'
        ? toNumber(column?.decimals === undefined ? value : round(value, column.decimals))
        : (value ?? 0)
    return { Name: column ? columnWire(column) : name, Total: total }
  })

export interface ReportResult {
  rows: readonly Readonly<Record<string, unknown>>[]
  /** By the keys of the definition's `sums`. */ sums: Readonly<Record<string, unknown>>
}

/** Adds the document that a row refers to, so that the user can open it. */
const withSource = (json: Record<string, Json>, row: WrittenRow): JsonObject => {
  if (typeof row['documentId'] === 'string') {
    json['documentId'] = row['documentId']
    json['documentKind'] = row['documentKind'] as Json
  }
  return json
}

/** Writes the `Data` of a report call. */
export const encodeReport = (
  definition: Summed,
  { rows, sums }: ReportResult,
  writing: Writing,
): { ListItem: JsonObject[]; TotalCount: number; arrSUM: SumJson[] } => {
  const write = rowWriter(definition.columns, writing)
  return {
    ListItem: rows.map((row) => withSource(write(row), row)),
    TotalCount: rows.length,
    arrSUM: encodeSums(definition, sums, writing),
  }
}

/** A report whose rows are read in pieces: the pieces, and the values that are known after the last one. */
export interface ReadReport {
  pieces: AsyncIterable<readonly WrittenRow[]>
  end: () => {
    sums: ReportResult['sums']
    extra: WrittenRow
    lists?: Readonly<Record<string, readonly WrittenRow[]>>
    count: number
  }
}

/** Yields JSON that, put together, equals `encodeReport` followed by the extra values of the header. */
export async function* writeReport(definition: Summed, report: ReadReport, writing: Writing): AsyncGenerator<string> {
  const write = rowWriter(definition.columns, writing)
  let before = '{"ListItem":['
  for await (const rows of report.pieces) {
    if (rows.length === 0) continue
    yield before + JSON.stringify(rows.map((row) => withSource(write(row), row))).slice(1, -1)
    before = ','
  }
  const end = report.end()
  const behind = {
    TotalCount: end.count,
    arrSUM: encodeSums(definition, end.sums, writing),
    ...encodeRow(definition.extra ?? [], end.extra, writing),
    ...Object.fromEntries(
      Object.entries(definition.lists ?? {}).map(([name, columns]) => [
        name,
        (end.lists?.[name] ?? []).map(rowWriter(columns, writing)),
      ]),
    ),
  }
  yield `${before === ',' ? '' : before}],${JSON.stringify(behind).slice(1)}`
}

/** Reads rows of a response back into domain values. Keys that are not columns (s_ID, version) are kept. */
export const decodeRows = (columns: readonly Column[], json: unknown): Row[] => {
  const readers = columns.map((column) => ({
    key: column.key,
    wire: columnWire(column),
    read: cells[column.kind].read,
  }))
  const named = new Set(readers.map((reader) => reader.wire))
  return (Array.isArray(json) ? json : []).filter(isObject).map((raw) => {
    const row: Row = {}
    for (const key of Object.keys(raw)) if (!named.has(key)) row[key] = raw[key] as Cell
    for (const { key, wire, read } of readers)
      row[key] = raw[wire] === null || raw[wire] === undefined ? null : read(raw[wire])
    return row
  })
}

interface Shared {
  ListItem: readonly unknown[]
  TotalCount: number
  arrSUM: readonly SumJson[]
  [more: string]: unknown
}
/** A row of a list says nothing on a page that shows none of its figures: a carrier of which only fees are known, among debts. */
const saysSomething = ({ columns, sums }: Pick<AnyReport, 'columns' | 'sums'>) => {
  const shown = columns.filter(({ key, hidden }) => !hidden && sums.includes(key)).map(columnWire)
  return (row: Readonly<Record<string, unknown>>): boolean => shown.some((name) => Number(row[name] ?? 0) !== 0)
}

/** The part of a shared answer that a report shows, as an answer of its own: its rows numbered and summed anew. */
export const partOf = <A extends Shared>(
  { part, columns, sums }: Pick<AnyReport, 'part' | 'columns' | 'sums'>,
  answer: A,
): A => {
  if (!part) return answer
  const listed = part.list && (answer[part.list] as readonly Record<string, unknown>[])
  const all = listed
    ? listed.filter(saysSomething({ columns, sums }))
    : (answer.ListItem as readonly Record<string, unknown>[])
  const wire = (key: string): string => columnWire(columns.find((column) => column.key === key) ?? { key })
  const rows = (part.above ? all.filter((row) => Number(row[wire(part.above!)] ?? 0) > 0) : all).map((row, index) =>
    wire('ordinal') in row ? { ...row, [wire('ordinal')]: index + 1 } : row,
  )
  const totals = createSums(columns)
  totals.add(decodeRows(columns, rows))
  return {
    ...answer,
    ListItem: rows,
    TotalCount: rows.length,
    arrSUM: sums.map((key) => {
      const total = totals.total()[key]
      return { Name: wire(key), Total: typeof total === 'bigint' ? toNumber(total as Decimal) : 0 }
    }),
  }
}

export const decodeSums = (names: readonly string[], json: unknown): Record<string, Decimal | null> => {
  const sums = Array.isArray(json) ? json : []
  return Object.fromEntries(
    names.map((name, index) => {
      const total = isObject(sums[index]) ? sums[index]['Total'] : null
      return [name, trusted(total)]
    }),
  )
}
