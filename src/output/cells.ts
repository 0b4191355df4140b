/** Formats the value of a table cell for paper and screen. */
import { exemptRates } from '#kernel/exempt-rates.ts'
import { showDay } from '#kernel/day.ts'
import { round, type Decimal } from '#kernel/decimal.ts'
import { showNumber, type NumberStyle } from '#kernel/number-format.ts'
import type { Cell, CellKind, Column, Row } from '#model/table.ts'
import { showMoment, type Style } from './filters.ts'

/** Translates a catalogue key. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string
export interface CellFormat {
  style: Style
  words: Translate
  /** How zero is shown; default: as a digit. */
  zero?: NonNullable<NumberStyle['zero']>
}

type Show = (value: NonNullable<Cell>, column: Column, look: CellFormat) => string

const text: Show = (value) => String(value)
const choice: Show = (value, { choices }, { words }) => {
  const known = choices?.find((one) => one.value === value)
  return known ? words(known.label) : String(value)
}
const number =
  (decimals: (style: Style) => number, fixed = false): Show =>
  (value, column, { style, zero }) =>
    showNumber(column.decimals === undefined ? (value as Decimal) : round(value as Decimal, column.decimals), {
      language: style.language,
      decimals: decimals(style),
      fixed,
      ...(zero && { zero }),
    })

const show: Record<CellKind, Show> = {
  text,
  code: text,
  choice,
  status: choice,
  day: (value) => showDay(String(value)),
  moment: (value, _, { style }) => showMoment(String(value), style.timeZone),
  flag: (value, _, { words }) => (value === true ? words('print.yes') : ''),
  integer: (value, _, { style }) =>
    typeof value === 'bigint' ? showNumber(value as Decimal, { language: style.language, decimals: 0 }) : String(value),
  money: number((style) => style.moneyDecimals, true),
  price: number(() => 4),
  quantity: number((style) => style.numberDecimals),
  percent: number(() => 4),
  factor: number(() => 6),
  // A rate of 0 is a rate: goods for export, which are not goods without tax.
  vat: (value, column, look) =>
    exemptRates[showNumber(value as Decimal, { language: 'en' })] ??
    number(() => 4)(value, column, { ...look, zero: '0' }),
}

/** Rows to print are sent by the client; a value of the wrong type is shown as empty. */
const isShown = (value: Cell | undefined): value is NonNullable<Cell> =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'object'

/** Returns '' for values that are unknown or confidential. */
export const showCell = (value: Cell | undefined, column: Column, look: CellFormat): string =>
  isShown(value) ? show[column.kind](value, column, look) : ''

/** A title followed by cells that stand beside it instead of in a column of their own. */
export const headingOf = (title: string, cells: Row | undefined, headed: readonly Column[], look: CellFormat): string =>
  [title, ...headed.map((column) => showCell(cells?.[column.key], column, look))].filter(Boolean).join(' · ')
