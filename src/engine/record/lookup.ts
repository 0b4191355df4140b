/** Lookups: a few values of records in use, the best matches first (contract README §6.2, master-data §2). */
import { fold } from '#kernel/fold.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyList, LookupCall } from '#model/list.ts'
import type { ListQuery, SortTerm } from '#model/query.ts'
import { columnOf } from '../columns.ts'
import { listRows } from '../listing/listing.ts'
import type { ListSource } from '../listing/source.ts'
import { columnsIn } from '../listing/where.ts'
import type { SourceColumn } from '../source-column.ts'
import { lookupNames, recordSource, sourceColumn } from './list.ts'
import { valueNamed, type ListScope } from './value.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

export interface LookupRecord {
  id: string
  name: string
  code: string
  /** The value named by the definition's `lookup.note`. */
  note: unknown
  group: string | null
  /** Position in the whole result, from 1. */
  ordinal: number
  /** Null: the user may not see it. */
  receivable: Decimal | null
  payable: Decimal | null
  /** By the keys of the definition's `lookup.extra`. */
  extra: Record<string, unknown>
}
export interface LookupResult {
  rows: LookupRecord[]
  totalCount: number
}

export const formsOf = ({ lookup }: AnyList, text: string): string[] => lookup.forms?.(text) ?? [text]
const lower = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase())

/** Ids of records of which one `exact` field equals the text; each field has its own index. */
const exactStatement = (definition: AnyList, text: string): Sql => {
  const table = sql.ident(definition.table)
  const forms = formsOf(definition, text)
  const places = (definition.lookup.exact ?? []).map((name) => {
    const [field, inner] = name.split('.')
    if (inner !== undefined) {
      const child = definition.children![field!]!
      const column = columnOf(inner, { kind: 'text' })
      const place =
        child.codes === inner
          ? sql`c.${sql.ident(`${column}_key`)} = any(${lower(forms)}::text[])`
          : sql`c.${sql.ident(column)} = any(${forms}::text[])`
      return sql`select c.${sql.ident(`${definition.table}_id`)} from ${sql.ident(child.table)} c where ${sql.ours('c')} and ${place}`
    }
    const column = columnOf(name, { kind: 'text' })
    const hasKey = name === 'code' || definition.unique?.includes(name)
    return hasKey
      ? sql`select r.id from ${table} r where ${sql.ours('r')} and r.${sql.ident(`${column}_key`)} = any(${lower(forms)}::text[])`
      : sql`select r.id from ${table} r where ${sql.ours('r')} and r.${sql.ident(column)} = any(${forms}::text[])`
  })
  return sql.join(places, ' union ')
}

/**
 * Sorts by match: exact code, code prefix, name prefix, others. The search text starts with the code, followed by the
 * name.
 */
const rankColumn = (definition: AnyList, text: string, exact: readonly string[]): SourceColumn => {
  const folded = fold(text)
  const first = exact.length > 0 ? sql`when r.id = any(${exact}::uuid[]) then -1` : sql.empty
  const byCode = definition.withoutCode
    ? sql.empty
    : sql`when r.code_key = lower(${text}) then 0 when starts_with(r.code_key, lower(${text})) then 1`
  const byName = definition.withoutCode
    ? sql`when starts_with(r.search, ${folded}) then 2`
    : sql`when starts_with(r.search, r.code_key || ' ' || ${folded}) then 2`
  return { sql: sql`(case ${first} ${byCode} ${byName} else 3 end)`, kind: 'integer', present: true }
}

const orderOf = (definition: AnyList, query: ListQuery, call: LookupCall): SortTerm[] => {
  if (query.sort.length > 0) return [...query.sort]
  const by = (key: string): SortTerm => ({ key, ascending: true })
  if (query.search !== '') return [by('rank'), by('name')]
  const order = definition.withoutCode ? 'name' : (call.order ?? definition.lookup.order)
  return [...(call.first ? [by(call.first)] : []), by(order)]
}

/** Only the values of a lookup row, and those to sort or filter by. */
const lookupSource = (list: ListScope, query: ListQuery, more: Map<string, SourceColumn>): ListSource => {
  const { scope, definition } = list
  const source = recordSource(scope, definition, { ...query, isLookup: true })
  const usedKeys = new Set([...query.sort.map(({ key }) => key), ...columnsIn(query)])
  const given = query.narrow ?? {}
  const value = (name: string): [string, SourceColumn] => [
    name,
    sourceColumn(scope, valueNamed(list, name, given), name === 'name' || name === 'code' ? 'text' : 'integer'),
  ]
  return {
    ...source,
    columns: new Map([
      ...[...source.columns].filter(([key]) => usedKeys.has(key)),
      value('code'),
      value('name'),
      ...more,
    ]),
    extras: new Map(lookupNames(definition).map(value)),
    sums: [],
  }
}

/** The keys of a lookup row, from a row of the list that has the columns named in the definition's `lookup`. */
export const lookupRecord = (
  definition: AnyList,
  row: Readonly<Record<string, unknown>> & { id: string },
  ordinal: number,
): LookupRecord => {
  const { lookup: shape } = definition
  const named = (name: string | undefined): unknown => (name === undefined ? null : (row[name] ?? null))
  const balance = (name: string | undefined) => (name === undefined ? zero : (named(name) as Decimal | null))
  return {
    id: row.id,
    name: row['name'] as string,
    code: (row['code'] as string | undefined) ?? '',
    note: named(shape.note),
    group: named(shape.group) as string | null,
    ordinal,
    receivable: balance(shape.receivable),
    payable: balance(shape.payable),
    extra: Object.fromEntries(Object.entries(shape.extra ?? {}).map(([key, name]) => [key, named(name)])),
  }
}

/** The matches of a pasted text: the record it means, and records it could mean. */
interface TextMatch {
  text: string
  id: string
  /** The text equals the code, bar code or name; otherwise the name only starts with it. */
  exact: boolean
}
export interface TextSearch {
  matches: TextMatch[]
  rows: LookupRecord[]
}
/** The maximum number of possible records shown for a text. */
const MOST_NEAR = 5

interface NamedTexts {
  /** Fields, as in the definition's `lookup.exact`. */
  names: readonly string[]
  texts: readonly string[]
}
/** Like `exactStatement`, for all texts in one query; a select for each field. */
const exactPlaces = (definition: AnyList, { names, texts }: NamedTexts): Sql[] => {
  const table = sql.ident(definition.table)
  const forms = texts.flatMap((text) => formsOf(definition, text).map((form) => ({ text, form })))
  const given = sql`unnest(${forms.map(({ text }) => text)}::text[], ${forms.map(({ form }) => form)}::text[]) t (text, form)`
  return names.map((name) => {
    const [field, inner] = name.split('.')
    if (inner === undefined) {
      const column = columnOf(name, { kind: 'text' })
      const hasKey = name === 'code' || definition.unique?.includes(name)
      const place = hasKey ? sql`r.${sql.ident(`${column}_key`)} = lower(t.form)` : sql`r.${sql.ident(column)} = t.form`
      return sql`select t.text, r.id from ${given} join ${table} r on ${sql.ours('r')} and r.active and ${place}`
    }
    const child = definition.children![field!]!
    const owner = sql.ident(`${definition.table}_id`)
    const column = columnOf(inner, { kind: 'text' })
    const place =
      child.codes === inner
        ? sql`c.${sql.ident(`${column}_key`)} = lower(t.form)`
        : sql`c.${sql.ident(column)} = t.form`
    return sql`select t.text, r.id from ${given} join ${sql.ident(child.table)} c on ${sql.ours('c')} and ${place} join ${table} r on r.tenant_id = c.tenant_id and r.id = c.${owner} and r.active`
  })
}

/** By every exact field and by the name. */
const exactTexts = (definition: AnyList, texts: readonly string[]): Sql => {
  const byName = sql`select t.text, r.id from unnest(${texts}::text[]) t (text) join ${sql.ident(definition.table)} r on ${sql.ours('r')} and r.active and r.name_key = lower(t.text)`
  return sql.join([...exactPlaces(definition, { names: definition.lookup.exact ?? [], texts }), byName], ' union ')
}

/** Records that have one of the texts as another code than the first, as a bar code for example; not those of rows. */
export const byFurtherCodes = async (
  { tx }: Scope,
  definition: AnyList,
  texts: readonly string[],
): Promise<{ text: string; id: string }[]> => {
  const names = (definition.lookup.exact ?? []).filter((name) => name !== 'code' && !name.includes('.'))
  return names.length === 0 || texts.length === 0
    ? []
    : tx.query<{ text: string; id: string }>(
        sql.join(exactPlaces(definition, { names: ['code', ...names], texts }), ' union '),
      )
}

const nearTexts = (definition: AnyList, texts: readonly string[]): Sql =>
  sql`select t.text, near.id, near.name from unnest(${texts}::text[], ${texts.map(fold)}::text[]) t (text, folded)
cross join lateral (select r.id, r.name from ${sql.ident(definition.table)} r
where ${sql.ours('r')} and r.active and starts_with(r.search, r.code_key || ' ' || t.folded) order by length(r.name), r.name_key, r.id limit ${MOST_NEAR}) near`

/** Shorter texts would match nearly the whole list. */
const LEAST_NEAR = 3

export interface NamedRecords {
  texts: readonly string[]
  /** Ids of records that are known, of which the other values of a lookup are wanted. */
  ids: readonly string[]
  narrow: Readonly<Record<string, string>>
}
export const lookupTexts = async (scope: Scope, definition: AnyList, input: NamedRecords): Promise<TextSearch> => {
  const texts = [...new Set(input.texts.map((text) => text.trim()).filter(Boolean))]
  const exact =
    texts.length === 0 ? [] : await scope.tx.query<{ text: string; id: string }>(exactTexts(definition, texts))
  const known = new Set(exact.map(({ text }) => text))
  const open = texts.filter((text) => !known.has(text) && text.length >= LEAST_NEAR)
  const near =
    texts.length === 0
      ? []
      : await scope.tx.query<{ text: string; id: string; name: string }>(nearTexts(definition, open))
  const matches = [
    ...exact.map(({ text, id }) => ({ text, id, exact: true })),
    ...near.map(({ text, id, name }) => ({ text, id, exact: fold(name) === fold(text) })),
  ]
  const ids = [...new Set([...matches.map(({ id }) => id), ...input.ids])]
  const query = { search: '', offset: 0, limit: ids.length, sort: [], filters: [], narrow: { ...input.narrow } }
  const source = lookupSource({ scope, definition }, query, new Map())
  const found = await listRows(scope, { ...source, where: [...source.where, sql`r.id = any(${ids}::uuid[])`] }, query)
  return { matches, rows: found.rows.map((row, index) => lookupRecord(definition, row, index + 1)) }
}

/** Runs a lookup; `call` has the additional filters of this lookup call. Throws Refused for unknown columns. */
// eslint-disable-next-line max-params -- the query is the person's, the call the definition's
export const lookup = async (
  scope: Scope,
  definition: AnyList,
  query: ListQuery,
  call: LookupCall = {},
): Promise<LookupResult> => {
  const whole = await lookupWhole(scope, definition, query, call)
  const filter = definition.lookup.lastWord
  const [last, ...before] = query.search.trim().split(/\s+/).toReversed()
  if (whole.totalCount > 0 || filter === undefined || last === undefined || before.length === 0) return whole
  const narrow = { ...query.narrow, [filter]: fold(last) }
  return lookupWhole(scope, definition, { ...query, search: before.toReversed().join(' '), narrow }, call)
}

/** A lookup of records that match all words. */
// eslint-disable-next-line max-params -- as above
const lookupWhole = async (
  scope: Scope,
  definition: AnyList,
  query: ListQuery,
  call: LookupCall,
): Promise<LookupResult> => {
  const search = query.search.trim()
  const fullQuery: ListQuery = {
    ...query,
    search,
    all: query.all === true || call.all === true,
    narrow: { ...query.narrow, ...call.filters },
  }
  const wantsExact = search !== '' && query.sort.length === 0 && definition.lookup.exact !== undefined
  const exact = wantsExact
    ? (
        await scope.tx.query<{ id: string }>(sql`select id from (${exactStatement(definition, search)}) found (id)`)
      ).map((row) => row.id)
    : []
  const more = new Map<string, SourceColumn>()
  if (search !== '') more.set('rank', rankColumn(definition, search, exact))
  if (call.first) more.set(call.first, sourceColumn(scope, valueNamed({ scope, definition }, call.first), 'integer'))
  const sorted = { ...fullQuery, sort: orderOf(definition, fullQuery, call) }
  const found = await listRows(scope, lookupSource({ scope, definition }, fullQuery, more), sorted)
  // A scanned bar code must return one row, not be one of fifteen.
  const first = query.offset === 0 ? found.rows.filter((row) => exact.includes(row.id)) : []
  const rows = first.length > 0 ? first : found.rows
  return {
    rows: rows.map((row, index) => lookupRecord(definition, row, query.offset + index + 1)),
    totalCount: found.totalCount,
  }
}
