/** The first sheet of a file as the block somebody could have pasted from it: all cells as texts that read back alike. */
import { decimalText, parseDecimal } from '#kernel/decimal.ts'
import { showDay } from '#kernel/day.ts'
import { signsOf } from '#kernel/number-format.ts'
import { isMarked, shownCell, type SheetCell } from '#kernel/sheet-cell.ts'
import type { ReadSheet } from '#output/xlsx/xlsx-read.ts'
import type { TextContext } from '../../values/value-text.ts'

type Language = TextContext['language']

/** Four decimals are never taken for thousands, three would be. */
const numberText = (value: number, language: Language): string => {
  const exact = parseDecimal(String(value)) ?? parseDecimal(value.toFixed(6))
  if (exact === null) return String(value)
  const [whole = '', fraction = ''] = decimalText(exact).split('.')
  return fraction === ''
    ? whole
    : `${whole}${signsOf(language).point}${fraction.length === 3 ? `${fraction}0` : fraction}`
}

interface Words {
  language: Language
  /** What is put around a number that stands over several rows: nobody can say of which of them it is. */
  merged: (text: string) => string
}

const cellText = (cell: SheetCell, { language, merged }: Words): string => {
  const value = shownCell(cell)
  if (value === null || typeof value === 'boolean') return ''
  if (value instanceof Date) return showDay(value.toISOString().slice(0, 10))
  if (typeof value === 'string') return value
  const text = numberText(value, language)
  return isMarked(cell) && cell.isMerged ? merged(text) : text
}

const unnamed = /^\([A-Z]+\)$/
const plain = /^-?\d+\.\d+$/

/** A file without headings has a row of goods in their place, with numbers as the file has them. */
const headingTexts = (headings: readonly string[], isHeaded: boolean, language: Language): string[] =>
  headings.map((text) => {
    if (unnamed.test(text)) return ''
    return !isHeaded && plain.test(text) ? numberText(Number(text), language) : text
  })

interface Reading extends Words {
  isHeaded: (headings: readonly string[]) => boolean
}

export const blockOfSheet = ({ headings, rows }: ReadSheet, { isHeaded, ...words }: Reading): string[][] => [
  headingTexts(headings, isHeaded(headings), words.language),
  ...rows.map((row) => row.map((cell) => cellText(cell, words))),
]
