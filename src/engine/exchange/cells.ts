/** Converts cells that users filled in to the values a call would have been sent (contract master-data §16). */
import { ownValue } from '#kernel/own.ts'
import { parseDay } from '#kernel/day.ts'
import { fold } from '#kernel/fold.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { isBlankCell, shownCell, type PlainCell, type SheetCell } from '#kernel/sheet-cell.ts'
import type { Field } from '#model/field.ts'
import { isNumberField, numberText, type NumberColumn } from './numbers.ts'

export interface ImportSheet {
  headings: readonly string[]
  rows: readonly (readonly SheetCell[])[]
  /** The number of each row in the sheet. Without them, the headings are in its first row. */
  numbers?: readonly number[]
  /** The headings as they are in the file, where the user matched its columns. */
  given?: readonly string[]
  /** The numbers of rows that the file hides. */
  hidden?: readonly number[]
  /** Days are counted from 1904. */
  is1904?: boolean
}
export const rowNumberOf = ({ numbers }: ImportSheet, index: number): number => numbers?.[index] ?? index + 2
/**
 * Normalises headings and words, which are compared without case, accents, blanks and the star of required columns.
 */
export const sameText = (text: string): string => fold(text).replace(/[\s*]+/g, '')

/** What a workbook shows in a cell whose formula failed or was never computed. */
const brokenCells = new Set(
  ['N/A', 'DIV/0!', 'REF!', 'VALUE!', 'NAME?', 'NUM!', 'NULL!', 'SPILL!', 'CALC!'].map((name) => `#${name}`),
)
/** The cell's text must not be taken for a name or a note. */
export const isBrokenCell = (cell: SheetCell): boolean => typeof cell === 'string' && brokenCells.has(cell.trim())

/** Two numbers and a year, as most programs write a day. */
export const dayParts = (text: string): RegExpExecArray | null => /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text)

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
const excelEpoch = Date.UTC(1899, 11, 30)

const dayText = (cell: PlainCell): unknown => {
  if (cell instanceof Date) return dayOf(cell)
  if (typeof cell === 'number') return dayOf(new Date(excelEpoch + Math.floor(cell) * 86_400_000))
  // Other programs export days with their time.
  const written = String(cell)
    .trim()
    .replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, '')
  const parts = dayParts(written)
  const text = parts ? `${parts[3]}-${parts[2]!.padStart(2, '0')}-${parts[1]!.padStart(2, '0')}` : written
  return parseDay(text) ?? text
}

/** VAT rates that are not percentages (contract documents §2 block M), short and as other programs write them. */
const vatWords: Record<string, string> = {
  kct: '-1',
  khongchiuthue: '-1',
  khongchiuthuegtgt: '-1',
  kkknt: '-2',
  khongkekhai: '-2',
  'khongkekhai,tinhnopthue': '-2',
  'khongkekhai,khongtinhnopthue': '-2',
}

// Workbooks calculate in binary: 0.1 + 0.2 is 0.30000000000000004 there.
const storedNumber = (cell: number): number => (Math.abs(cell) < 1e9 ? Number(cell.toFixed(6)) : cell)

interface Place {
  at: string
  /** How the column writes its numbers. */
  numbers: NumberColumn | undefined
  problems: Problem[]
}

/** Undefined: it cannot be read, which is among the problems. */
const numberIn = (
  { kind, label }: Pick<Field, 'kind' | 'label'>,
  cell: PlainCell,
  { at, numbers, problems }: Place,
): unknown => {
  if (typeof cell === 'number') return storedNumber(cell)
  const text = plainText(cell)
  const rate = kind === 'vat' ? ownValue(vatWords, sameText(text)) : undefined
  if (rate !== undefined) return rate
  const read = numbers ? numberText(text, numbers, { at, label, kind }) : { problem: problem(at, 'invalid', { label }) }
  if ('raw' in read) return read.raw
  problems.push(read.problem)
  return undefined
}

export const plainText = (given: SheetCell): string => {
  const cell = shownCell(given)
  if (typeof cell === 'boolean') return String(cell).toUpperCase()
  if (cell instanceof Date) return dayOf(cell).split('-').toReversed().join('/')
  // Numbers in a column of codes keep all their digits.
  return typeof cell === 'number'
    ? cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 6 })
    : String(cell ?? '').trim()
}

/**
 * Converts a cell by the kind of its field; an unreadable one is returned unchanged and refused later like any
 * invalid value, or is undefined and among the problems.
 */
export const rawValue = (
  field: Pick<Field, 'kind' | 'label'>,
  cell: PlainCell,
  { choices, ...place }: Place & { choices?: Readonly<Record<string, number | boolean | string>> | undefined },
): unknown => {
  if (isBlankCell(cell)) return null
  if (choices) {
    const wanted = sameText(plainText(cell))
    const found = Object.entries(choices).find(([word]) => sameText(word) === wanted)
    return found ? found[1] : plainText(cell)
  }
  if (field.kind === 'day') return dayText(cell)
  if (isNumberField(field)) return numberIn(field, cell, place)
  return field.kind === 'flag' && typeof cell === 'boolean' ? cell : plainText(cell)
}
