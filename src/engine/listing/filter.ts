/** The SQL condition of a filter on one list column (contract README §6, parameter `filter`; ours, `where`). */
import { ownValue } from '#kernel/own.ts'
import { namedRanges, parseDay, presetRange, type Day } from '#kernel/day.ts'
import { decimalText, parseDecimal, type Decimal } from '#kernel/decimal.ts'
import { fold } from '#kernel/fold.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { WhereTerm } from '#model/query.ts'
import type { CellKind } from '#model/table.ts'
import type { SourceColumn } from '../source-column.ts'
import { likeText, sql, type Sql } from '../sql.ts'
import { inTextOrder } from '../text-order.ts'

const numeric: ReadonlySet<CellKind> = new Set<CellKind>(['money', 'price', 'quantity', 'percent', 'factor', 'vat'])
/** Kinds whose values are Decimals. */
export const isNumericKind = (kind: CellKind): boolean => numeric.has(kind)

/** A value in the query string that does not fit the column's kind makes the whole query invalid. */
const refuse = (): never => {
  throw new Unreadable('invalid', { label: 'filter' })
}

const numberText = (value: unknown): string | null => {
  if (typeof value === 'bigint') return decimalText(value as Decimal)
  const parsed = typeof value === 'number' || typeof value === 'string' ? parseDecimal(String(value)) : null
  return parsed === null ? null : decimalText(parsed)
}

const flags: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }

interface Comparable {
  left: Sql
  right: (value: unknown) => Sql | null
}

/** The SQL for comparing values of a kind: of the column, and of a given value. */
const comparable = (column: SourceColumn, timeZone: string): Comparable => {
  const { kind } = column
  if (numeric.has(kind) || kind === 'integer') {
    return {
      left: column.sql,
      right: (value) => {
        const text = numberText(value)
        return text === null ? null : sql`${text}::numeric`
      },
    }
  }
  if (kind === 'day' || kind === 'moment') {
    const left = kind === 'day' ? column.sql : sql`(${column.sql} at time zone ${timeZone})::date`
    return {
      left,
      right: (value) => {
        const day = typeof value === 'string' ? parseDay(value.slice(0, 10)) : null
        return day && sql`${day}::date`
      },
    }
  }
  if (kind === 'flag') {
    return {
      left: column.sql,
      right: (value) => {
        const given = ownValue(flags, String(value).toLowerCase())
        return given === undefined ? null : sql`${given}::boolean`
      },
    }
  }
  const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
  if (kind === 'choice' || kind === 'status')
    return { left: sql`${column.sql}::text`, right: (value) => (isScalar(value) ? sql`${String(value)}::text` : null) }
  return {
    left: sql`lower(${column.sql}) ${inTextOrder}`,
    right: (value) => (isScalar(value) ? sql`lower(${String(value)}::text)` : null),
  }
}

const signs = { gt: '>', ge: '>=', lt: '<', le: '<=' } as const

const like = (column: SourceColumn, pattern: string): Sql => sql`folded(${column.sql}::text) like ${pattern}`
const escaped = (value: unknown): string => likeText(fold(String(value)))

const isDayKind = (kind: CellKind): boolean => kind === 'day' || kind === 'moment'

/** The two ends of a range: those that are given, or those of a named range of days. */
const endsOf = ({ op, value }: Pick<WhereTerm, 'op' | 'value'>, { kind }: SourceColumn, today: Day): unknown[] => {
  if (op === 'between') return Array.isArray(value) && value.length === 2 ? value : refuse()
  const range = isDayKind(kind) ? namedRanges.find((one) => one === value) : undefined
  if (range === undefined) return refuse()
  const { from, to } = presetRange(range, today)
  return [from, to]
}

const among = (value: unknown, { left, given }: { left: Sql; given: (value: unknown) => Sql }): Sql => {
  if (!Array.isArray(value) || value.length > 1000) return refuse()
  return value.length === 0 ? sql`false` : sql`${left} in (${sql.join(value.map(given))})`
}

/** Throws Unreadable if the value does not fit the column's kind. */
export const termOf = (
  term: Pick<WhereTerm, 'op' | 'value'>,
  column: SourceColumn,
  { timeZone, today }: { timeZone: string; today: Day },
): Sql => {
  const { left, right } = comparable(column, timeZone)
  const given = (value: unknown): Sql => right(value) ?? refuse()
  switch (term.op) {
    case 'eq':
      return sql`${left} = ${given(term.value)}`
    case 'ne':
      return sql`${left} is distinct from ${given(term.value)}`
    case 'contains':
      return like(column, `%${escaped(term.value)}%`)
    case 'startsWith':
      return like(column, `${escaped(term.value)}%`)
    case 'lacks':
      return sql`(${like(column, `%${escaped(term.value)}%`)}) is not true`
    case 'in':
      return among(term.value, { left, given })
    case 'notIn':
      return sql`(${among(term.value, { left, given })}) is not true`
    case 'between':
    case 'during': {
      const [low, high] = endsOf(term, column, today)
      return sql`${left} between ${given(low)} and ${given(high)}`
    }
    case 'empty': {
      const empty =
        column.kind === 'text' || column.kind === 'code'
          ? sql`nullif(${column.sql}, '') is null`
          : sql`${column.sql} is null`
      return ownValue(flags, String(term.value ?? true).toLowerCase()) === false ? sql`not (${empty})` : empty
    }
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le':
      return sql`${left} ${sql.raw(signs[term.op])} ${given(term.value)}`
  }
}
