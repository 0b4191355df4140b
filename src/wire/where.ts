/**
 * The parameter `where` of lists (ours, beside `filter`): conditions joined by and and or, in groups of one level, as
 * JSON. `{"all":[{"field":"TotalTax","op":"ge","value":1000000},{"any":[…,…]}]}`: of `all` every part must hold, of
 * `any` one. A part is a condition, or a group of conditions joined the other way.
 */
import { Unreadable } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import type { Where, WhereOp } from '#model/query.ts'
import { conditionOps } from './list-query.ts'
import { isObject } from './values.ts'

export interface WhereCondition {
  /** The wire name of a column, or of a filter of the panel. */
  field: string
  op: WhereOp
  value?: unknown
}
export type WireWhere = Where<WhereCondition>

export const WHERE = 'where'
/** The most conditions, the most values of one, and the longest text (they cost a comparison for each row). */
export const MOST_CONDITIONS = 20
const MOST_VALUES = 100
const LONGEST_TEXT = 200

const whereOps: readonly WhereOp[] = [...conditionOps, 'lacks', 'notIn', 'between', 'during']
const other = { all: 'any', any: 'all' } as const

const invalid = (): never => {
  throw new Unreadable('invalid', { label: WHERE })
}

const readScalar = (value: unknown): unknown => {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return invalid()
  return visibleText(value)
}
const readValue = (value: unknown): unknown => {
  if (!Array.isArray(value)) return readScalar(value)
  if (value.length > MOST_VALUES) throw new Unreadable('tooManyValues', { max: String(MOST_VALUES) })
  return value.map(readScalar)
}

const readCondition = (part: unknown): WhereCondition => {
  if (!isObject(part)) return invalid()
  const { field, op, value } = part
  const known = whereOps.find((one) => one === op)
  const isBare = value === undefined || value === null
  if (typeof field !== 'string' || field === '' || known === undefined || (isBare && known !== 'empty'))
    return invalid()
  return { field, op: known, ...(isBare ? {} : { value: readValue(value) }) }
}

const tooMany = (): never => {
  throw new Unreadable('tooManyConditions', { max: String(MOST_CONDITIONS) })
}
const partsOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) return invalid()
  return value.length > MOST_CONDITIONS ? tooMany() : value
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return invalid()
  }
}

const joinOf = (value: object): Where['join'] => ('all' in value ? 'all' : 'any' in value ? 'any' : invalid())

/** Null without conditions. Throws Unreadable. */
export const readWhere = (text: string | undefined): WireWhere | null => {
  if (!text?.trim()) return null
  const sent = parse(text)
  if (!isObject(sent)) return invalid()
  const join = joinOf(sent)
  const inner = other[join]
  const groups = partsOf(sent[join])
    .map((part) => (isObject(part) && inner in part ? partsOf(part[inner]).map(readCondition) : [readCondition(part)]))
    .filter((group) => group.length > 0)
  if (groups.flat().length > MOST_CONDITIONS) return tooMany()
  return groups.length === 0 ? null : { join, groups }
}

const written = ({ field, op, value }: WhereCondition): WhereCondition => ({
  field,
  op,
  ...(value === null || value === undefined ? {} : { value }),
})

/** '' without conditions. */
export const writeWhere = ({ join, groups }: WireWhere): string => {
  const parts = groups
    .filter((group) => group.length > 0)
    .map((group) => (group.length === 1 ? written(group[0]!) : { [other[join]]: group.map(written) }))
  return parts.length === 0 ? '' : JSON.stringify({ [join]: parts })
}

/** The same for texts of addresses, which anybody can change: undefined if it cannot be read. */
export const whereIn = (text: string | undefined): WireWhere | null | undefined => {
  try {
    return readWhere(text)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** True if a condition says which of these a row must be. */
export const choosesAmong = (where: WireWhere | null | undefined, names: readonly string[]): boolean =>
  where?.groups.some((group) => group.some(({ field, op }) => names.includes(field) && (op === 'in' || op === 'eq'))) ??
  false
