/** Converts values to text and back, the same way in fields, cells and pasted blocks. */
import { exemptRates } from '#kernel/exempt-rates.ts'
import type { Language } from '#i18n/fill.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { absolute, decimal, decimalsOf, zero, type Decimal } from '#kernel/decimal.ts'
import { fold } from '#kernel/fold.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { keypadPoint, readTypedNumber, showTypedNumber, type NumberReading, type Unread } from '#kernel/typed-number.ts'
import {
  decimalsOfKind,
  isAmount,
  isNumberKind,
  isPercentKind,
  type Field,
  type Kind,
  type NumberKind,
} from '#model/field.ts'
import { limits } from '#wire/values.ts'
import { readDayText } from './day-text.ts'
import { marksOf, showNumber } from './number-text.ts'

export interface TextContext {
  language: Language
  today: Day
  label: (key: string) => string
  /** The decimals of the currency of an amount. */
  decimalsOf: (field: Field) => number
}
/** The value of a typed text, or the problem why there is none. */
export type ReadText = { value: unknown } | { problem: Problem }

interface Text {
  show: (value: unknown, field: Field, context: TextContext) => string
  read: (typed: string, field: Field, context: TextContext) => ReadText
}

const bad = (field: Field, message: string, values: Record<string, string> = {}): ReadText => ({
  problem: problem('', message, { label: field.label, ...values }),
})
const nothing: ReadText = { value: null }

const vatMarks: readonly (readonly [string, Decimal])[] = Object.entries(exemptRates).map(([rate, mark]) => [
  mark,
  decimal(rate),
])
const isRate = (value: Decimal): boolean => value >= zero || vatMarks.some(([, rate]) => rate === value)

const outside = (value: Decimal, field: Field): string | null => {
  const sign = field.sign ?? (field.kind === 'factor' ? 'positive' : 'notNegative')
  if (sign === 'positive' && value <= zero) return 'mustBePositive'
  if (sign === 'notNegative' && value < zero) return 'mustNotBeNegative'
  if (absolute(value) >= limits.number || (isPercentKind(field.kind) && value > decimal(100))) return 'outOfRange'
  return field.kind === 'vat' && !isRate(value) ? 'outOfRange' : null
}

/** How numbers are typed into a field. */
export const numberReading = (field: Field, { language, decimalsOf: ofCurrency }: TextContext): NumberReading => ({
  language,
  isDong: isAmount(field) && ofCurrency(field) === 0,
  isPercent: isPercentKind(field.kind),
})

const mostDecimals = (field: Field, { decimalsOf: ofCurrency }: TextContext): number => {
  const most = decimalsOfKind[field.kind as NumberKind]
  return field.kind === 'money' ? Math.min(most, ofCurrency(field)) : most
}

/** A number that was read in another way, such as with the other values of its column. */
export const takeNumber = (
  { value, text }: { value: Decimal | null | Unread; text: string },
  field: Field,
  context: TextContext,
): ReadText => {
  if (value === null) return nothing
  if (value === 'refused')
    return bad(field, 'notNumber', { text: text.trim().replaceAll(keypadPoint, '.').slice(0, 40) })
  const most = mostDecimals(field, context)
  if (value === 'decimals' || decimalsOf(value) > most) return bad(field, 'tooManyDecimals', { max: String(most) })
  const wrong = outside(value, field)
  return wrong ? bad(field, wrong) : { value }
}

const readDecimal = (text: string, field: Field, context: TextContext): ReadText =>
  takeNumber({ value: readTypedNumber(text, numberReading(field, context)), text }, field, context)

const number: Text = {
  show: (value, field, context) => showTypedNumber(value as Decimal | null, numberReading(field, context)),
  read: readDecimal,
}

export const showVat = (value: Decimal | null, language: Language): string =>
  vatMarks.find(([, rate]) => rate === value)?.[0] ?? showNumber(value, marksOf(language))
const vat: Text = {
  show: (value, _, { language }) => showVat(value as Decimal | null, language),
  read: (typed, field, context) => {
    const mark = vatMarks.find(([name]) => fold(name) === fold(typed.trim()))
    if (mark) return { value: mark[1] }
    return readDecimal(typed, field, context)
  },
}

const text: Text = {
  show: (value) => (typeof value === 'string' ? value : ''),
  read: (typed, field) => {
    const value = typed.trim().normalize('NFC')
    const max = field.max ?? limits.text
    return value.length > max ? bad(field, 'tooLong', { max: String(max) }) : { value: value || null }
  },
}

const integer: Text = {
  ...number,
  show: (value, _, { language }) => (typeof value === 'number' ? showNumber(decimal(value), marksOf(language)) : ''),
  read: (typed, field, context) => {
    const found = readDecimal(typed, { ...field, kind: 'quantity' }, context)
    if (!('value' in found) || found.value === null) return found
    const value = found.value as Decimal
    if (decimalsOf(value) > 0) return bad(field, 'tooManyDecimals', { max: '0' })
    return absolute(value) > decimal(limits.integer) ? bad(field, 'outOfRange') : { value: Number(value / decimal(1)) }
  },
}

const dayText: Text = {
  show: (value) => showDay(value as Day | null),
  read: (typed, field, { today }) => {
    const value = readDayText(typed, today)
    return value === undefined
      ? bad(field, 'invalid')
      : value !== null && (value < '1900-01-01' || value > '2050-01-01')
        ? bad(field, 'outOfRange')
        : { value }
  },
}

const choice: Text = {
  show: (value, field, { label }) => {
    const found = field.choices?.find((one) => one.value === value)
    return found ? label(found.label) : ''
  },
  read: (typed, field, { label }) => {
    if (typed.trim() === '') return nothing
    const found = field.choices?.find(
      (one) => fold(label(one.label)) === fold(typed.trim()) || String(one.value) === typed.trim(),
    )
    return found ? { value: found.value } : bad(field, 'invalid')
  },
}

const flag: Text = {
  show: (value) => (value === true ? '✓' : ''),
  read: (typed) => ({ value: ['x', '✓', '1', 'true', 'co', 'yes'].includes(fold(typed.trim())) }),
}

/** `2026-11-22T09:30:00+07:00` → `22-11-2026 09:30`, in the time zone of the value. */
const showMoment = (value: unknown): string =>
  typeof value === 'string' ? `${showDay(value.slice(0, 10) as Day)} ${value.slice(11, 16)}`.trim() : ''
/** A moment noted by this device, in its time zone. The Swedish locale writes it as the wire does: `2026-11-22 09:30`. */
export const showOwnMoment = (at: string): string => showMoment(new Date(at).toLocaleString('sv-SE'))

const moment: Text = {
  show: showMoment,
  read: (_, field) => bad(field, 'invalid'),
}

/** References are read by their pickers, nested values by their own fields. */
const none: Text = { show: () => '', read: (_, field) => bad(field, 'invalid') }

const texts: Record<Kind, Text> = {
  money: number,
  price: number,
  quantity: number,
  percent: number,
  factor: number,
  vat,
  text,
  secret: none,
  integer,
  day: dayText,
  moment,
  choice,
  flag,
  ref: none,
  refs: none,
  records: none,
  files: none,
  object: none,
}

export const showValue = (field: Field, value: unknown, context: TextContext): string =>
  texts[field.kind].show(value, field, context)
export const readValueText = (field: Field, typed: string, context: TextContext): ReadText =>
  texts[field.kind].read(typed, field, context)
/** Kinds that are typed as numbers. */
export const isNumeric = ({ kind }: Field): boolean => isNumberKind(kind) || kind === 'integer'
