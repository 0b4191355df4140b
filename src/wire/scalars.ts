/** The wire format of single values, in both directions (contract README §3). */
import { ownValue } from '#kernel/own.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { day, readDay, type Day } from '#kernel/day.ts'
import { absolute, decimal, decimalsOf, parseDecimal, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Sight } from '#model/marks.ts'
import { decimalsOfKind, isSecretMark, lostSecretMark, secretMark, type Field, type NumberKind } from '#model/field.ts'
import { writeMoment } from './moment.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** Options for reading; `loose` for query strings, which write true as `True` and numbers as text. */
export interface Reading {
  timeZone: string
  loose?: boolean
}
/** Options for writing: which confidential values the reader may see, and the time zone of timestamps. */
export interface Writing {
  may: Sight
  timeZone?: string
  /** Set by forms that write for the server; only the server may receive secrets. */
  sends?: true
}

/** The position while reading; all values of one body share `problems`. */
export interface ReadContext extends Reading {
  path: string
  problems: Problem[]
}

export interface Codec {
  /** Returns the domain value, null if empty, undefined if unreadable (after adding a problem). */
  read: (raw: unknown, field: Field, context: ReadContext) => unknown
  write: (value: unknown, field: Field, writing: Writing) => Json
}

export const limits = {
  id: 64,
  rows: 1000,
  files: 10,
  text: 250,
  number: decimal('10000000000000'),
  integer: 2_147_483_647,
}
export const earliest = day('1900-01-01')
export const latest = day('2050-01-01')

export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
export const isEmpty = (raw: unknown) => raw === null || raw === '' || (typeof raw === 'string' && raw.trim() === '')
const under = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
export const inside = (context: ReadContext, key: string | number): ReadContext => ({
  ...context,
  path: under(context.path, key),
})

/** Adds a problem and returns undefined. `label` is a catalogue key and is translated together with the message. */
export const refuse = (
  context: ReadContext,
  message: string,
  { label, max }: { label: string; max?: unknown },
): undefined => {
  const values: Record<string, string> = { label }
  if (typeof max === 'string') values['max'] = max
  context.problems.push(problem(context.path, message, values))
}

/**
 * Returns the text as it is kept: trimmed, normalised (NFC), without signs that nobody can see; null if it is empty,
 * undefined if it is not a text.
 */
export const readText = (raw: unknown): string | null | undefined => {
  if (raw === null) return null
  return typeof raw === 'string' ? visibleText(raw).trim() || null : undefined
}

/** As `readText`, for what names something: with another sign in it, it is another key. */
export const readKey = (raw: unknown): string | null | undefined => {
  if (raw === null) return null
  if (typeof raw !== 'string' || raw.includes('\0')) return undefined
  return raw.trim().normalize('NFC') || null
}

/** Compares lengths in characters like PostgreSQL, not in UTF-16 units. */
const longer = (text: string, max: number) =>
  text.length > 2 * max || (text.length > max && Array.from(text).length > max)

const decimalPattern = /^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})$/
/** Reads a JSON number or plain decimal text; 'decimals' if it has more than six, null if it is not a number. */
export const readNumber = (raw: unknown): Decimal | 'decimals' | null => {
  const text = typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : typeof raw === 'string' ? raw.trim() : ''
  if (typeof raw !== 'number' && !decimalPattern.test(text)) return null
  return text === '' ? null : (parseDecimal(text) ?? 'decimals')
}

/** Reads a number written by the server. */
export const trusted = (raw: unknown): Decimal | null =>
  typeof raw === 'number' || typeof raw === 'string' ? parseDecimal(String(raw)) : null

const hundred = decimal(100)
const outside = (value: Decimal, kind: NumberKind): boolean => {
  if (absolute(value) >= limits.number) return true
  if (kind === 'percent') return value > hundred
  return kind === 'vat' && (value > hundred || (value < zero && value !== decimal(-1) && value !== decimal(-2)))
}

const signProblem = (value: Decimal | number, field: Field): string | null => {
  const sign = field.sign ?? (field.kind === 'factor' ? 'positive' : 'notNegative')
  if (sign === 'positive' && value <= 0) return 'mustBePositive'
  return sign === 'notNegative' && value < 0 ? 'mustNotBeNegative' : null
}

export const number = (kind: NumberKind): Codec => ({
  read(raw, field, context) {
    const max = decimalsOfKind[kind]
    const value = readNumber(raw)
    if (value === null) return refuse(context, 'invalid', { label: field.label })
    if (value === 'decimals' || decimalsOf(value) > max)
      return refuse(context, 'tooManyDecimals', { label: field.label, max: String(max) })
    const sign = signProblem(value, field)
    if (sign) return refuse(context, sign, { label: field.label })
    return outside(value, kind) ? refuse(context, 'outOfRange', { label: field.label }) : value
  },
  write: (value) => toNumber(value as Decimal),
})

/** Allows for blanks that are trimmed, and for up to four code units that normalise into one character. */
const farTooLong = (max: number): number => 10_000 + 4 * max

export const text: Codec = {
  read(raw, field, context) {
    const max = field.max ?? limits.text
    // Normalising extremely long text takes long, so it is refused before, whatever its normalised length.
    if (typeof raw === 'string' && raw.length > farTooLong(max))
      return refuse(context, 'tooLong', { label: field.label, max: String(max) })
    const value = readText(raw)
    if (value === undefined) return refuse(context, 'invalid', { label: field.label })
    return value !== null && longer(value, max)
      ? refuse(context, 'tooLong', { label: field.label, max: String(max) })
      : value
  },
  write: (value) => value as string,
}

export const dayCodec: Codec = {
  read(raw, field, context) {
    const value = typeof raw === 'string' ? readDay(raw, context.timeZone) : null
    if (!value) return refuse(context, 'invalid', { label: field.label })
    return value < earliest || value > latest ? refuse(context, 'outOfRange', { label: field.label }) : value
  },
  write: (value) => value as Day,
}

export const integer: Codec = {
  read(raw, field, context) {
    const value =
      typeof raw === 'number'
        ? raw
        : typeof raw === 'string' && /^[+-]?\d{1,15}$/.test(raw.trim())
          ? Number(raw)
          : Number.NaN
    if (!Number.isFinite(value)) return refuse(context, 'invalid', { label: field.label })
    if (!Number.isInteger(value)) return refuse(context, 'tooManyDecimals', { label: field.label, max: '0' })
    const sign = signProblem(value, field)
    if (sign) return refuse(context, sign, { label: field.label })
    return Math.abs(value) > limits.integer ? refuse(context, 'outOfRange', { label: field.label }) : value
  },
  write: (value) => value as number,
}

const truth: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }
const word = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw).trim().toLowerCase() : ''
export const flag: Codec = {
  read(raw, field, context) {
    const value = typeof raw === 'boolean' ? raw : context.loose ? ownValue(truth, word(raw)) : undefined
    return value ?? refuse(context, 'invalid', { label: field.label })
  },
  write: (value) => value as boolean,
}

export const choice: Codec = {
  read(raw, field, context) {
    const choices = field.choices ?? []
    const found = choices.find(
      (one) => one.value === raw || (typeof raw === 'string' && String(one.value) === raw.trim()),
    )
    if (found) return found.value
    // Parameters with two choices also accept True and False (best sellers' IsQty).
    const answer = context.loose && choices.length === 2 ? ownValue(truth, word(raw)) : undefined
    return answer === undefined ? refuse(context, 'invalid', { label: field.label }) : choices[answer ? 0 : 1]!.value
  },
  write: (value) => value as number | string,
}

/** Reads an id; null if it is not one. */
export const readId = (raw: unknown): string | null => {
  const value = readKey(raw)
  return value && value.length <= limits.id ? value : null
}

export const ref: Codec = {
  read: (raw, field, context) => readId(raw) ?? refuse(context, 'invalid', { label: field.label }),
  write: (value) => value as string,
}

/**
 * Passwords keep their blanks. The placeholder shown instead of a password means "unchanged": undefined, as if the
 * key was not sent.
 */
export const secret: Codec = {
  read(raw, field, context) {
    if (raw === null || raw === '' || isSecretMark(raw)) return undefined
    if (typeof raw !== 'string' || raw.includes('\0')) return refuse(context, 'invalid', { label: field.label })
    const max = field.max ?? limits.text
    return longer(raw, max) ? refuse(context, 'tooLong', { label: field.label, max: String(max) }) : raw
  },
  write: (value, _, { sends }) => (sends || value === lostSecretMark ? (value as string) : secretMark),
}

export const moment: Codec = {
  read: (_, field, context) => refuse(context, 'invalid', { label: field.label }),
  write: (value, _, { timeZone }) => writeMoment(value as Date | string, timeZone),
}

export const idList: Codec = {
  read(raw, field, context) {
    const list = context.loose && typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw
    if (!Array.isArray(list) || list.length > limits.rows) return refuse(context, 'invalid', { label: field.label })
    const ids = list.map(readId)
    const max = field.max ?? (field.kind === 'refs' ? limits.rows : limits.files)
    if (ids.includes(null) || ids.length > max) return refuse(context, 'invalid', { label: field.label })
    return [...new Set(ids)]
  },
  write: (value) => value as string[],
}
