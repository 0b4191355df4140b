/** Names, times, days, money and weights in what carriers send. What is not clearly one is none, never guessed. */
import { dayIn, parseDay, type Day } from '#kernel/day.ts'
import { parseDecimal, round, type Decimal } from '#kernel/decimal.ts'
import { limits } from '#wire/scalars.ts'
import { textAt, valueAt, type Row } from '../asking/reading.ts'

const zone = 'Asia/Ho_Chi_Minh'
const isoTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:[.,]\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i
const localTime = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/
const two = (digits: string): string => digits.padStart(2, '0')

/** As text of one form; a time without a zone is one of Vietnam. */
const asIso = (text: string): string | null => {
  const iso = isoTime.exec(text)
  if (iso) {
    const [, date, minutes, seconds = ':00', offset = '+07:00'] = iso
    return parseDay(date!) && `${date}T${minutes}${seconds}${offset.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2')}`
  }
  const local = localTime.exec(text)
  if (!local) return null
  const [, date, month, year, hour, minute, second = '00'] = local
  const day = `${year}-${two(month!)}-${two(date!)}`
  return parseDay(day) && `${day}T${two(hour!)}:${minute}:${second}+07:00`
}

const leastSeconds = 1_000_000_000
const leastMillis = 1_000 * leastSeconds
/** Seconds or milliseconds since 1970. */
const ofNumber = (value: number): number => (value >= leastMillis ? value : value >= leastSeconds ? value * 1000 : NaN)

/** Clocks differ, but not by more. */
const mostAheadMs = 86_400_000

/** A time that has come; null for any other text. */
export const momentOf = (value: unknown, now: Date): Date | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const iso = asIso(text)
  const at = /^\d+$/.test(text) ? ofNumber(Number(text)) : iso ? Date.parse(iso) : NaN
  const isPossible = at >= Date.UTC(2000) && at <= now.getTime() + mostAheadMs
  return isPossible ? new Date(at) : null
}
export const momentAt = (row: Row, now: Date, ...names: string[]): Date | null => momentOf(textAt(row, ...names), now)

/** The day in a time or in words, as `Chiều 2026-11-30`. */
export const dayAt = (row: Row, ...names: string[]): Day | null => {
  const text = textAt(row, ...names)
  const iso = asIso(text)
  const at = /^\d+$/.test(text) ? ofNumber(Number(text)) : iso ? Date.parse(iso) : NaN
  if (!Number.isNaN(at)) return dayIn(zone, new Date(at))
  const [, local, month, year] = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? []
  const [found = ''] = /\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  return parseDay(year ? `${year}-${two(month!)}-${two(local!)}` : found)
}
/** The day in Vietnam so many hours from now. */
export const dayAfter = (hours: number, now: Date): Day => dayIn(zone, new Date(now.getTime() + hours * 3_600_000))

const isGrouped = /^\d{1,3}(\.\d{3})+$/
/** Whole đồng. Less than nothing, and what no field of money takes, is nothing that was said. */
export const moneyAt = (row: Row, ...names: string[]): Decimal | null => {
  const text = textAt(row, ...names)
  // 35.000 is thirty-five, or thirty-five thousand.
  const amount = isGrouped.test(text) ? null : parseDecimal(text.replace(/(\.\d{6})\d+$/, '$1'))
  const whole = amount === null || amount < 0n ? null : round(amount, 0)
  return whole === null || whole >= limits.number ? null : whole
}

const mostGrams = 10_000_000
/** In grams; `unit` is what the number counts. */
export const weightAt = (row: Row, unit: 'grams' | 'kilograms', ...names: string[]): number | null => {
  const weight = Math.round(Number(textAt(row, ...names) || NaN) * (unit === 'grams' ? 1 : 1000))
  return weight > 0 && weight <= mostGrams ? weight : null
}

/** What something is called by: letters, digits and signs, and not too many; empty for anything else. */
export const nameAt = (row: Row, ...names: string[]): string => {
  const text = textAt(row, ...names)
  return /^[!-~]{1,100}$/.test(text) ? text : ''
}

export const isTrue = (row: Row, ...names: string[]): boolean => /^(true|1)$/i.test(String(valueAt(row, ...names)))
export const isFalse = (row: Row, ...names: string[]): boolean => /^(false|0)$/i.test(String(valueAt(row, ...names)))
