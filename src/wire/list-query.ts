/** List queries: what a list can be asked, and its spelling in the query string (contract README §6). */
import { parseDay, readDay, type Day } from '#kernel/day.ts'
import { Unreadable } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import type { DocumentMeta } from '#model/document.ts'
import { valuesWhere } from '#model/state.ts'

export interface SortKey {
  field: string
  asc: boolean
}
export interface ListQuery {
  from: Day | null
  to: Day | null
  search: string
  /** Index of the first row to return, from 0. */
  offset: number
  limit: number
  /** The most significant first; `field` is a wire name. */
  sort: readonly SortKey[]
  /** Filters of the module by wire name (iStat, Method, objType, …). '' means no restriction. */
  filters: Readonly<Record<string, string>>
}

export const emptyQuery: ListQuery = { from: null, to: null, search: '', offset: 0, limit: 20, sort: [], filters: {} }

const LIST_LIMIT = 20
export const LOOKUP_LIMIT = 15
const LIMIT_MAX = 1000
const SEARCH_MAX = 200
/** Maximum number of sort columns and conditions together (contract amendments). */
const TERMS_MAX = 32

/** Query parameters that are not module filters. */
const own = new Set([
  'fromdate',
  'todate',
  'keysearch',
  'keyseach',
  'currentindex',
  'nitem',
  'colsort',
  'asc',
  'requestid',
])
const flag = (asc: boolean): string => (asc ? 'True' : 'False')

/** `seach`: the module expects the parameter name KeySeach. */
export const writeListQuery = (query: ListQuery, seach = false): URLSearchParams => {
  const out = new URLSearchParams()
  if (query.from) out.set('FromDate', query.from)
  if (query.to) out.set('ToDate', query.to)
  if (query.search) out.set(seach ? 'KeySeach' : 'KeySearch', query.search)
  out.set('CurrentIndex', String(query.offset))
  out.set('nItem', String(query.limit))
  // Several columns are sent with the least significant first (§6.1 rule 3).
  const reversed = query.sort.toReversed()
  if (reversed.length > 0) {
    out.set('ColSort', reversed.map((key) => key.field).join(','))
    out.set('asc', reversed.map((key) => flag(key.asc)).join(','))
  }
  for (const [name, value] of Object.entries(query.filters)) out.set(name, value)
  return out
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])
/** Throws Unreadable for what is neither yes nor no. */
export const readFlag = (name: string, text: string | undefined, standard: boolean): boolean => {
  const word = (text ?? '').trim().toLowerCase()
  const value = word === '' ? standard : flags.get(word)
  if (value === undefined) throw new Unreadable('invalid', { label: name })
  return value
}

const readSort = (columns: string | undefined, directions: string | undefined): SortKey[] => {
  const fields = (columns ?? '').split(',').map((name) => name.trim())
  const given = (directions ?? '').split(',').map((text) => readFlag('asc', text, true))
  return fields
    .map((field, index) => ({ field, asc: (given.length === 1 ? given[0] : given[index]) ?? true }))
    .filter((key) => key.field !== '')
    .toReversed()
}

const readCount = (name: string, text: string | undefined): number | null => {
  if (text === undefined || text.trim() === '') return null
  if (!/^[+-]?\d{1,9}$/.test(text.trim())) throw new Unreadable('invalid', { label: name })
  return Number(text)
}

const readLimit = (text: string | undefined, standard: number): number => {
  const count = readCount('nItem', text)
  return count === null || count <= 0 ? standard : Math.min(count, LIMIT_MAX)
}

/** Throws Unreadable for what is no day. */
export const readDate = (name: string, text: string | undefined, timeZone: string): Day | null => {
  if (!text?.trim()) return null
  const day = parseDay(text.trim()) ?? readDay(text, timeZone)
  if (!day) throw new Unreadable('invalid', { label: name })
  return day
}

/**
 * Reads a list query. Names are case-insensitive (§3); if a name is sent twice, its first value counts. Throws
 * Unreadable if a date or number is invalid.
 */
export const readListQuery = (
  sent: Iterable<[string, string]>,
  options: { limit?: number; timeZone?: string } = {},
): ListQuery => {
  const byName = new Map<string, string>()
  const filters: Record<string, string> = {}
  for (const [name, value] of sent) {
    const key = name.toLowerCase()
    if (byName.has(key)) continue
    byName.set(key, value)
    if (!own.has(key)) filters[name] = value
  }
  const timeZone = options.timeZone ?? 'Asia/Ho_Chi_Minh'
  const search = byName.get('keysearch') ?? byName.get('keyseach') ?? ''
  return {
    from: readDate('FromDate', byName.get('fromdate'), timeZone),
    to: readDate('ToDate', byName.get('todate'), timeZone),
    search: visibleText(search.slice(0, 2 * SEARCH_MAX))
      .trim()
      .slice(0, SEARCH_MAX),
    offset: Math.max(0, readCount('CurrentIndex', byName.get('currentindex')) ?? 0),
    limit: readLimit(byName.get('nitem'), options.limit ?? LIST_LIMIT),
    sort: readSort(byName.get('colsort'), byName.get('asc')),
    filters,
  }
}

/** The value of a filter, by case-insensitive name. '' and, for codes, '0' mean no restriction. */
export const filterValue = (query: ListQuery, name: string): string | undefined => {
  const wanted = name.toLowerCase()
  return Object.entries(query.filters).find(([key]) => key.toLowerCase() === wanted)?.[1]
}

/**
 * Limits sort columns and conditions, because each of them costs a sort or comparison of every row. A column counts
 * once in each. The names must be those of the list's columns, with aliases resolved. Throws Unreadable.
 */
export const limitTerms = (terms: { ColSort: readonly string[]; filter: readonly string[] }): void => {
  for (const [label, names] of Object.entries(terms))
    if (new Set(names).size < names.length) throw new Unreadable('termTwice', { name: label })
  if (terms.ColSort.length + terms.filter.length > TERMS_MAX)
    throw new Unreadable('tooManyTerms', { max: String(TERMS_MAX) })
}

/** One condition of the `filter` parameter: URL-encoded JSON, combined by AND (§6). */
export interface Condition {
  field: string
  op: ConditionOp
  value: unknown
}
export const conditionOps = ['eq', 'ne', 'contains', 'startsWith', 'gt', 'ge', 'lt', 'le', 'in', 'empty'] as const
type ConditionOp = (typeof conditionOps)[number]

/** Throws Unreadable unless the text is a JSON array of conditions. */
export const readConditions = (text: string | undefined): Condition[] => {
  if (!text) return []
  const conditions = parseJson(text)
  if (!Array.isArray(conditions) || !conditions.every(isCondition)) throw new Unreadable('invalid', { label: 'filter' })
  return conditions.map((one) => ({ ...one, value: asStored(one.value) }))
}
/** Texts are compared with such as are kept. */
const asStored = (value: unknown): unknown =>
  typeof value === 'string' ? visibleText(value) : Array.isArray(value) ? value.map(asStored) : value

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable('invalid', { label: 'filter' })
  }
}
const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Condition).field === 'string' &&
  conditionOps.includes((value as Condition).op)

/**
 * A query string that restricts a document's list to documents in force; '' if several states are in force, because a
 * filter can name only one.
 */
export const inForceOnly = ({ lifecycle }: Pick<DocumentMeta, 'lifecycle'>): string => {
  const values = valuesWhere(lifecycle, ({ standing }) => standing === 'inForce')
  return values.length === 1 ? `iStat=${values[0]}` : ''
}

/** Alternative spellings of query parameters (contract README §3). */
export const spellings: Readonly<Record<string, readonly string[]>> = { Branch_ID: ['BranhID', 'BranchID'] }
