/** Reads the rows of a sheet as values of a list, and says which of them belong to one record. */
import type { Language } from '#i18n/fill.ts'
import { decimalText, parseDecimal, round, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { decimalsOfKind, isNumberKind, type Field, type Fields } from '#model/field.ts'
import { isBlankCell, isMarked, type SheetCell } from '#kernel/sheet-cell.ts'
import type { AnyList } from '#model/list.ts'
import { isUsualRate } from '#model/vat-rates.ts'
import type { ImportRow } from '../importing.ts'
import { plainText, rawValue, type ImportSheet } from './cells.ts'
import type { Column } from './columns.ts'
import type { Finder, NameResult } from './named.ts'
import type { NumberColumn } from './numbers.ts'
import { takeCell } from './taken-cell.ts'

/** Parses a value as if it came from a call; problems are added to `problems`. */
export type ReadValue = (field: Field, raw: unknown, into: { at: string; problems: Problem[] }) => unknown

const codePattern = /^[\p{L}\p{N}._/-]+$/u

export interface Row extends ImportRow {
  cells: readonly SheetCell[]
  /** All it says beside its code is what is stored already. */
  isUnchanged?: boolean
}
/** Rows with the same code are one record. */
export interface Entry {
  code: string
  rows: Row[]
  problems: Problem[]
}

/** What a cell names: several records, divided by commas or semicolons, where the field takes several. */
const namesIn = (kind: Field['kind'], cell: SheetCell): string[] => {
  const text = plainText(cell)
  return (kind === 'refs' ? text.split(/[,;]/) : [text]).map((one) => one.trim()).filter(Boolean)
}

/** The texts of a sheet that name records, by the list they are in. */
export const textsByList = (
  columns: readonly { index: number; list: string | undefined; described: Pick<Field, 'kind'> }[],
  sheet: ImportSheet,
): Map<string, Set<string>> => {
  const texts = new Map<string, Set<string>>()
  for (const { index, list, described } of columns) {
    if (list === undefined) continue
    const own = texts.get(list) ?? new Set()
    for (const row of sheet.rows) for (const name of namesIn(described.kind, row[index] ?? null)) own.add(name)
    texts.set(list, own)
  }
  return texts
}

interface Place {
  row: Pick<ImportRow, 'problems' | 'notes' | 'missing'>
  into: Record<string, unknown>
  /** The place of the value in the record, and the field it fills. */
  at: string
  field: string
  described: Field
  list: string
  mayCreate: boolean
  /** The fields beside it. */
  beside: Fields
}

/** Puts the id of a record into a row, or says what is missing. */
export const putRef = (
  { row, into, at, field, described, list, mayCreate, beside }: Place,
  found: NameResult,
): void => {
  if (typeof found === 'object' && found.shortened)
    row.notes.push(problem(at, 'levelsLeft', { label: described.label, ...found.shortened }))
  if (typeof found === 'object' && 'id' in found) {
    into[field] = found.id
    // The code of a unit of goods names the unit too, unless the row has another one.
    if (found.row && beside[found.row.field]) into[found.row.field] ??= found.row.value
    return
  }
  // A unit that a line uses must be one of its goods: a new one never is.
  const creatable = typeof found === 'object' && described.role !== 'unit'
  if (creatable) {
    // Owned rows are known by their first value, so it keeps its place.
    if (mayCreate) into[field] = null
    const { name, parent, shortened } = found
    row.missing.push({ at, into, field, list, name, parent, ...(shortened && { path: shortened.path }) })
  }
  if (!creatable || !mayCreate)
    row.problems.push(problem(at, found === 'ambiguous' ? 'ambiguousName' : 'unknownRef', { label: described.label }))
}

const rounded = (value: number, kind: string): number =>
  isNumberKind(kind) ? Number(value.toFixed(decimalsOfKind[kind])) : value

/** Several records: all of them exist, or the row is refused. */
const putRefs = ({ row, into, at, field, described }: Place, found: readonly NameResult[]): void => {
  const ids = found.flatMap((one) => (typeof one === 'object' && 'id' in one ? [one.id] : []))
  if (ids.length === found.length) into[field] = [...new Set(ids)]
  else row.problems.push(problem(at, 'unknownRef', { label: described.label }))
}

/** A rate of VAT that the law does not have is taken and told: 0.08 may be meant as 8 %. */
export const rateNotes = (
  { kind, label }: Field,
  value: unknown,
  { at, language }: { at: string; language: Language },
): Problem[] =>
  kind === 'vat' && typeof value === 'bigint' && !isUsualRate(value as Decimal)
    ? [problem(at, 'unusualRate', { label, rate: showNumber(value as Decimal, { language }) })]
    : []

/** The decimals of amounts of money and of prices; more are rounded, and told. */
interface Rounding {
  /** Null: it depends on the record, in a currency of its own. */
  money: number | null
  language: Language
}

/** A debt or price with more decimals than are kept is rounded, and told. */
const roundedValue = (
  { kind, label }: Field,
  raw: unknown,
  { at, notes, rounding }: { at: string; notes: Problem[]; rounding: Rounding },
): unknown => {
  const most = kind === 'money' ? rounding.money : kind === 'price' ? decimalsOfKind.price : null
  const text = typeof raw === 'number' && Math.abs(raw) < 1e15 ? raw.toFixed(6) : String(raw)
  const value = most === null ? null : parseDecimal(text)
  if (most === null || value === null) return raw
  const kept = round(value, most)
  if (kept === value) return raw
  const shown = (one: Decimal) => showNumber(one, { language: rounding.language })
  notes.push(problem(at, 'roundedTo', { label, value: shown(value), rounded: shown(kept) }))
  return decimalText(kept)
}

interface Reading {
  number: number
  finders: ReadonlyMap<string, Finder>
  numbers: ReadonlyMap<number, NumberColumn>
  monthFirst: ReadonlySet<number>
  is1904: boolean
  read: ReadValue
  mayCreate: boolean
  rounding: Rounding
}

export const readRow = (
  cells: readonly SheetCell[],
  columns: readonly Column[],
  { number, finders, numbers, read, mayCreate, rounding, ...days }: Reading,
): Row => {
  const row: Row = {
    number,
    cells,
    values: {},
    children: {},
    extra: {},
    words: {},
    problems: [],
    notes: [],
    missing: [],
  }
  const isSame = ({ index }: Column): boolean => {
    const cell = cells[index] ?? null
    return isMarked(cell) && cell.isSame === true
  }
  row.isUnchanged = columns.some(isSame)
  for (const column of columns) {
    const found = cells[column.index] ?? null
    if (isBlankCell(found) || isSame(column)) continue
    if (column.field !== 'code') row.isUnchanged = false
    const { child, name, described, list } = column
    const into = column.isExtra ? row.extra : child === null ? row.values : (row.children[child] ??= {})
    const at = child === null ? name : `${child}.0.${name}`
    const taken = takeCell(found, column, { at, ...days })
    if ('problem' in taken) {
      row.problems.push(taken.problem)
      continue
    }
    const { cell } = taken
    row.notes.push(...taken.notes)
    const finder = list === undefined ? undefined : finders.get(list)
    if (finder) {
      const place = { row, into, at, field: name, described, list: list!, mayCreate, beside: column.beside }
      if (described.kind === 'refs')
        putRefs(
          place,
          namesIn('refs', cell).map((one) => finder.find(one)),
        )
      else putRef(place, finder.find(plainText(cell)))
      continue
    }
    if (column.words) row.words[name] = plainText(cell)
    const given = column.rounds && typeof cell === 'number' ? rounded(cell, described.kind) : cell
    const { problems } = row
    const raw = rawValue(described, given, { choices: column.words, at, numbers: numbers.get(column.index), problems })
    const kept = roundedValue(described, raw, { at, notes: row.notes, rounding })
    const value = raw === undefined ? undefined : read(described, kept, { at, problems })
    if (value === undefined) continue
    into[name] = value
    row.notes.push(...rateNotes(described, value, { at, language: rounding.language }))
  }
  return row
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a record is recognised by: its code, and the value it is unique within. */
export const codeKey = ({ codePer }: AnyList, values: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([textOf(values['code']).toLowerCase(), codePer === undefined ? null : (values[codePer] ?? null)])

/** Further rows with the same code may only add owned rows; with different values of their own they are duplicates. */
export const group = (definition: AnyList, rows: readonly Row[]): Entry[] => {
  const entries: Entry[] = []
  const byCode = new Map<string, Entry>()
  // A part may stand above its record.
  for (const row of [...rows.filter((one) => !one.isPart), ...rows.filter((one) => one.isPart)]) {
    const code = textOf(row.values['code'])
    if (code !== '' && !codePattern.test(code)) row.problems.push(problem('code', 'invalid', { label: 'record.code' }))
    const key = codeKey(definition, row.values)
    const first = row.isKept || row.isUnchanged ? undefined : byCode.get(key)
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
    else if (code !== '' && !row.isUnchanged) byCode.set(key, entry)
    entries.push(entry)
  }
  return entries
}
