/** Renders cells by their kind. Zero is a dash, an owed amount is amber, a status is a chip. */
import { Check } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { showDay } from '#kernel/day.ts'
import { type Decimal, parseDecimal, zero } from '#kernel/decimal.ts'
import { exemptRates } from '#kernel/exempt-rates.ts'
import { fold } from '#kernel/fold.ts'
import { showNumber } from '#kernel/number-format.ts'
import type { Language } from '#i18n/fill.ts'
import { nameInCurrency } from '#model/currency-columns.ts'
import type { State } from '#model/state.ts'
import type { Choice } from '#model/field.ts'
import { type CellKind, foreignDecimalsOf } from '#model/table.ts'
import { useSettings } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { StatusChip } from '#web/ui/parts.tsx'
import { ownDecimals, type GridColumn } from './layout.ts'

export type GridRow = Readonly<Record<string, unknown>>
export interface CellFormat {
  language: Language
  moneyDecimals: number
  quantityDecimals: number
  label: (key: string) => string
  yes: string
}

export const useCellFormat = (): CellFormat => {
  const { i_FormatCur: moneyDecimals, i_FormatNum: quantityDecimals } = useSettings()
  const { language, label, t } = useWords()
  return useMemo(
    () => ({ language, moneyDecimals, quantityDecimals, label, yes: t('value.yes') }),
    [language, label, t, moneyDecimals, quantityDecimals],
  )
}

const decimalsFor = (kind: CellKind, format: CellFormat): number => {
  if (kind === 'money') return format.moneyDecimals
  if (kind === 'price') return Math.max(format.moneyDecimals, 2)
  if (kind === 'quantity') return format.quantityDecimals
  return kind === 'integer' ? 0 : 4
}
const toDecimal = (value: unknown): Decimal | null =>
  typeof value === 'number' || typeof value === 'string' ? parseDecimal(String(value)) : null

/** Rows show zero as a dash; sums and totals show 0. */
const numberText = (column: GridColumn, row: GridRow, format: CellFormat): string => {
  // A rate of 0 % is one, and some goods have a mark in place of a rate.
  const isRate = column.kind === 'vat'
  const mark = isRate ? exemptRates[String(row[column.field])] : undefined
  return (
    mark ??
    showNumber(toDecimal(row[column.field]), {
      language: format.language,
      decimals: ownDecimals(column, row) ?? decimalsFor(column.kind, format),
      zero: isRate ? '0' : 'dash',
    })
  )
}
/** The amount in the currency of a row that is not in base currency, as a row of a list says it: `10,50 USD`. */
export const currencyText = ({ key }: Pick<GridColumn, 'key'>, row: GridRow, { language }: CellFormat): string => {
  const value = toDecimal(row[nameInCurrency(key) ?? ''])
  const code = row['currencyCode']
  if (value === null || value === zero || typeof code !== 'string') return ''
  return `${showNumber(value, { language, decimals: foreignDecimalsOf(row) ?? 2, fixed: true })} ${code}`
}
export const sumText = (kind: CellKind, value: unknown, format: CellFormat, decimals?: number): string =>
  showNumber(toDecimal(value), {
    language: format.language,
    decimals: decimals ?? decimalsFor(kind, format),
    zero: '0',
  })

/** `2026-10-15T09:30:00+07:00`, shown in the time zone of the value. */
export const momentText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : ''
  return text && `${showDay(text.slice(0, 10))}${text.length > 15 ? ` ${text.slice(11, 16)}` : ''}`
}

const choiceOf = (choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => String(choice.value) === String(value))

/** The cell as plain text, for local search, column widths and screen readers. */
export const cellText = (column: GridColumn, row: GridRow, format: CellFormat): string => {
  const value = row[column.field]
  if (value === null || value === undefined || value === '') return ''
  if (column.numeric) return numberText(column, row, format)
  switch (column.kind) {
    case 'day':
      return showDay(String(value).slice(0, 10))
    case 'moment':
      return momentText(value)
    case 'flag':
      return value === true ? format.yes : ''
    case 'choice': {
      const choice = choiceOf(column.choices, value)
      return choice ? format.label(choice.label) : String(value)
    }
    default:
      return typeof value === 'object' ? '' : String(value)
  }
}

/** Highlights the words of the search in the text. */
export const Highlighted = ({ text, words }: { text: string; words: readonly string[] }): ReactNode => {
  const folded = fold(text)
  if (words.length === 0 || folded.length !== text.length) return text
  const marks = words
    .map((word) => [folded.indexOf(word), word.length] as const)
    .filter(([at]) => at >= 0)
    .toSorted((a, b) => a[0] - b[0])
  const parts: ReactNode[] = []
  let end = 0
  for (const [at, length] of marks) {
    if (at < end) continue
    parts.push(text.slice(end, at), <mark key={at}>{text.slice(at, at + length)}</mark>)
    end = at + length
  }
  return [...parts, text.slice(end)]
}

export interface StatusOf {
  (row: GridRow): Pick<State, 'label' | 'tone' | 'standing'> | undefined
}
/** Void documents stay in the list, greyed out and with their amounts struck through. */
export const isCancelled = (row: GridRow, statusOf: StatusOf | undefined): boolean =>
  statusOf?.(row)?.standing === 'void'
/** Columns struck through in void documents. */
export const isAmount = (column: GridColumn): boolean => column.kind === 'money' || (column.numeric && column.total)

export interface CellProps {
  column: GridColumn
  row: GridRow
  format: CellFormat
  words: readonly string[]
  status: StatusOf | undefined
}

export const Cell = ({ column, row, format, words, status: statusOf }: CellProps): ReactNode => {
  const value = row[column.field]
  if (column.kind === 'status') {
    const state = statusOf?.(row)
    const text = state ? format.label(state.label) : cellText(column, row, format)
    return text && <StatusChip tone={state?.tone ?? 'neutral'}>{text}</StatusChip>
  }
  if (column.kind === 'flag') return value === true && <Check size={16} role="img" aria-label={format.yes} />
  if (column.kind === 'choice') {
    const text = cellText(column, row, format)
    // Lists return the label of a choice instead of its value.
    const tone = (
      choiceOf(column.choices, value) ?? column.choices.find((choice) => format.label(choice.label) === value)
    )?.tone
    return tone && text ? <StatusChip tone={tone}>{text}</StatusChip> : text
  }
  const text = cellText(column, row, format)
  return words.length > 0 && (column.kind === 'text' || column.kind === 'code') ? (
    <Highlighted text={text} words={words} />
  ) : (
    text
  )
}

/** Highlights amounts that are still owed; totals are bold. */
export const emphasis = (column: GridColumn, row: GridRow): 'owed' | 'strong' | undefined => {
  if (column.kind !== 'money') return undefined
  if (column.key === 'remaining') return Number(row[column.field] ?? 0) > 0 ? 'owed' : undefined
  return column.key === 'total' || column.key === 'amount' ? 'strong' : undefined
}
