/** The list of a kind of document: head, own fields and facts as one source of rows. */
import { daysBetween } from '#kernel/day.ts'
import { mayBeForeign, nameInCurrency } from '#model/currency-columns.ts'
import type { AnyDocument, ListColumn, ListFilter } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { termsOf, type ListQuery } from '#model/query.ts'
import { searchableSql, withDescriptions } from './made-text.ts'
import { columnOf, fromColumn } from '../columns.ts'
import { factColumn, factJoins, openInCurrency } from './facts.ts'
import { fieldSql, filterJoins, filterWhere, recordColumn } from './list-filters.ts'
import { listRows, type ListResult } from '../listing/listing.ts'
import type { ListSource } from '../listing/source.ts'
import { filtersIn, isUnconditioned } from '../listing/where.ts'
import { choiceOrder, type SearchedLines, type SearchOwner, type SourceColumn } from '../source-column.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { withStoredTexts } from '../stored-text.ts'
import { isFoundByAmount } from '../store/search.ts'
import { isShared } from '../store/store.ts'
import { inTextOrder } from '../text-order.ts'
import { isInForceSql } from '../states.ts'

const head: Readonly<Record<string, SourceColumn>> = {
  number: { sql: sql`d.number`, sort: sql`d.number ${inTextOrder}`, kind: 'code', present: true, mayBeBlank: true },
  date: { sql: sql`d.day`, kind: 'day', present: true },
  description: { sql: sql`d.description`, kind: 'text' },
  statusName: { sql: sql`d.status`, kind: 'integer', present: true },
  createdBy: { sql: sql`d.created_by`, kind: 'text' },
}

/** The currency of rows that are not in the base currency. */
const foreignJoin = sql`left join currency m on m.tenant_id = d.tenant_id and m.id = d.currency_id and not m.is_base`

/**
 * An amount of documents that may be in another currency, in base currency: what lists add up is stored so, the rest is
 * converted as that was (`sumsOf` in the store).
 */
const amountInBase = ({ baseCurrency }: Scope, { list, shape }: AnyDocument, key: string): SourceColumn => {
  const place = list.sums.indexOf(key)
  if (place >= 0) return { sql: sql`d.sums[${sql.raw(String(place + 1))}]`, kind: 'money' }
  const own = fieldSql(key, shape.fields)
  return {
    ...own,
    ...(baseCurrency && {
      sql: sql`case when d.currency_id <> ${baseCurrency.id} then round(${own.sql} * d.exchange_rate, ${baseCurrency.decimals}::integer) else ${own.sql} end`,
    }),
    kind: 'money',
  }
}

/** What rows of another currency say besides: the currency, and amounts in it. */
const inCurrency = ({ list, shape }: AnyDocument): [string, SourceColumn][] => {
  const foreign = (own: { sql: Sql; joins?: readonly string[] }): SourceColumn => ({
    sql: sql`case when m.id is not null then ${own.sql} end`,
    kind: 'money',
    joins: [...(own.joins ?? []), 'foreign'],
  })
  return [
    ['foreignDecimals', { sql: sql`m.decimals`, kind: 'integer', joins: ['foreign'] }],
    ['currencyCode', { sql: sql`m.code`, kind: 'text', joins: ['foreign'] }],
    ...list.columns.flatMap(({ key, from }): [string, SourceColumn][] => {
      const name = nameInCurrency(key)
      if (name === undefined) return []
      return [[name, foreign(from === 'fact' ? openInCurrency : fieldSql(key, shape.fields))]]
    }),
  ]
}

const sourceColumn = (scope: Scope, column: ListColumn, definition: AnyDocument): SourceColumn => ({
  ...valueOf(scope, column, definition),
  ...choiceOrder(column.choices),
})

const valueOf = (scope: Scope, column: ListColumn, definition: AnyDocument): SourceColumn => {
  const { fields } = definition.shape
  if (column.from === 'head') return head[column.key]!
  if (column.from === 'fact')
    return (
      scope.registry.slots[definition.name]?.listFacts?.(scope.today)[column.key] ?? factColumn(column.key, scope.today)
    )
  if (column.from === 'own') {
    const field = fields[column.key]!
    const place = definition.list.sums.indexOf(column.key)
    if (field.kind === 'money' && mayBeForeign(definition)) return amountInBase(scope, definition, column.key)
    return {
      ...fieldSql(column.key, fields),
      kind: column.kind,
      read: (value) => fromColumn(field, value),
      ...(place >= 0 ? { summed: sql`d.sums[${sql.raw(String(place + 1))}]` } : {}),
    }
  }
  const { ref, column: shown } = column.from
  return { ...recordColumn(definition, ref, shown), kind: column.kind }
}

/** The table that a ref refers to: of a list, or the heads of documents. */
const tableOf = ({ registry }: Scope, of: string): string | undefined =>
  registry.lists.get(of)?.table ?? (registry.documents.has(of) ? 'document' : undefined)

const refJoins = (scope: Scope, definition: AnyDocument): [string, Sql][] =>
  Object.entries(definition.shape.fields as Fields).flatMap(([name, field]): [string, Sql][] => {
    const table = field.kind === 'ref' && !field.fact ? tableOf(scope, field.of!) : undefined
    const alias = sql.ident(`ref_${name.toLowerCase()}`)
    return table
      ? [
          [
            `ref_${name}`,
            sql`left join ${sql.ident(table)} ${alias} on ${alias}.tenant_id = d.tenant_id and ${alias}.id = ${fieldSql(name, definition.shape.fields).sql}`,
          ],
        ]
      : []
  })

/** True if the query itself restricts the status; the sums are then over exactly these rows. */
export const namesStatus = ({ list }: AnyDocument, { narrow = {}, filters, where }: ListQuery): boolean => {
  const names = list.filters.filter(({ kind }) => kind === 'status').map(({ wire }) => wire)
  return (
    names.some((name) => !['', '0', undefined].includes(narrow[name])) ||
    [...filters, ...termsOf(where)].some(
      ({ key, op }) => (key === 'statusName' || names.includes(key)) && (op === 'eq' || op === 'in'),
    )
  )
}

/** Refs by whose records a document is found: its partner, and those in its definition (the stores of a transfer). */
const searchedRefs = ({ shape, list }: AnyDocument): string[] => {
  const fields: Fields = shape.fields
  return ['partner', ...(list.search ?? [])].filter((name) => fields[name]?.kind === 'ref')
}

const ownersOf = ({ registry }: Scope, definition: AnyDocument): SearchOwner[] =>
  searchedRefs(definition).flatMap((name) => {
    const { fields } = definition.shape
    const table = registry.lists.get((fields as Fields)[name]!.of!)?.table
    return table
      ? [
          {
            key: fieldSql(name, fields).sql,
            like: (pattern: string) =>
              sql`select o.id from ${sql.ident(table)} o where ${sql.ours('o')} and o.search like ${pattern}`,
          },
        ]
      : []
  })

/** The goods and the partners in its lines. */
const searchedLinesOf = ({ registry }: Scope, { shape, table }: AnyDocument): SearchedLines[] =>
  ['product', 'partner'].flatMap((name) => {
    const field = (shape.lines as Fields)[name]
    const list = field?.kind === 'ref' && !field.fact ? registry.lists.get(field.of!)?.table : undefined
    return field && list
      ? [
          {
            table: sql.ident(`${table}_line`),
            record: sql.ident(columnOf(name, field)),
            like: (pattern: string) =>
              sql`select o.id from ${sql.ident(list)} o where ${sql.ours('o')} and o.search like ${pattern}`,
          },
        ]
      : []
  })

/** True if only days restrict the query and every sum is stored by day (migrations 0010, 0019). */
const isWhole = ({ list, shape }: AnyDocument, query: ListQuery): boolean =>
  query.search.trim() === '' &&
  isUnconditioned(query) &&
  Object.values(query.narrow ?? {}).every((value) => value === '' || value === '0') &&
  list.sums.every((name) => name === 'remaining' || (name in shape.fields && !shape.fields[name]!.fact))

/** Up to so many days are looked up; of more, both processors together read whole tables sooner. */
const FEW_DAYS = 186
/** Up to so many days each document may be asked for its goods. */
const A_YEAR = 367

/**
 * True if the list is likely a small part of all documents. PostgreSQL expects a third to have the words, and that
 * reading a whole table costs little, but there it asks for each row whether it is the tenant's.
 */
const isPart = (query: ListQuery): boolean => query.search.trim() !== '' || isShort(query)

const isShort = ({ from, to }: ListQuery, most = FEW_DAYS): boolean =>
  Boolean(from && to && daysBetween(from, to) < most)

const dayTerms = (alias: string, { from, to }: ListQuery): Sql[] => [
  ...(from ? [sql`${sql.raw(alias)}.day >= ${from}`] : []),
  ...(to ? [sql`${sql.raw(alias)}.day <= ${to}`] : []),
]

const keptTotals = (definition: AnyDocument, query: ListQuery): Sql => {
  const sums = definition.list.sums.map((name, index) => {
    const kept = name === 'remaining' ? sql`open_amount / 10000.0` : sql.raw(`sums[${index + 1}]`)
    return sql`, sum(${kept}) as ${sql.raw(`s${index}`)}`
  })
  return sql`select coalesce(sum(count), 0)::int as count${sql.join(sums, '')} from document_sum s
where ${sql.join([sql.ours('s'), sql`s.kind = ${definition.name}`, ...dayTerms('s', query)], ' and ')}`
}

const oneTableOf = (needed: ReadonlySet<string>, filters: readonly ListFilter[]): Pick<ListSource, 'oneTable'> =>
  needed.size === 0 && filters.every((filter) => filter.in !== 'lines') ? { oneTable: { indexed: 'date' } } : {}

/** What rows say besides their columns. */
const extrasOf = (definition: AnyDocument): Map<string, SourceColumn> =>
  new Map<string, SourceColumn>([
    ['status', { sql: sql`d.status`, kind: 'text' }],
    ['version', { sql: sql`d.version`, kind: 'text' }],
    ['partnerId', { sql: sql`d.partner_id`, kind: 'text' }],
    ['madeBy', { sql: sql`d.made_by_id`, kind: 'text' }],
    // The exchange rate of rows in another currency.
    ['rate', { sql: sql`nullif(d.exchange_rate, 1)`, kind: 'price' }],
    ...(mayBeForeign(definition) ? inCurrency(definition) : []),
  ])

const narrowedBy =
  (scope: Scope, definition: AnyDocument) =>
  (name: string, value: string): Sql =>
    filterWhere(
      scope,
      definition.list.filters.find(({ wire }) => wire === name)!,
      { value, definition },
    )

/** The filters of the panel that restrict the list, and those whose tables are read for conditions, too. */
const askedFilters = ({ list }: AnyDocument, { narrow, where }: ListQuery) => {
  const inWhere = filtersIn(where)
  const activeFilters = list.filters.filter(({ wire }) => !['', '0', undefined].includes(narrow?.[wire]))
  return {
    activeFilters,
    readFilters: list.filters.filter((one) => activeFilters.includes(one) || inWhere.has(one.wire)),
  }
}

const documentSource = (scope: Scope, definition: AnyDocument, query: ListQuery): ListSource => {
  const { activeFilters, readFilters } = askedFilters(definition, query)
  const joins = new Map<string, Sql>([
    ['own', sql`join ${sql.ident(definition.table)} h on h.tenant_id = d.tenant_id and h.document_id = d.id`],
    ...factJoins,
    ['foreign', foreignJoin],
    ...refJoins(scope, definition),
  ])
  const needed = filterJoins(readFilters, definition)
  if (query.search.trim() !== '' && searchedRefs(definition).some((name) => !isShared(name))) needed.add('own')
  const searchable = searchableSql(scope, [definition])
  const columns = definition.list.columns.map((column): [string, SourceColumn] => [
    column.key,
    searchable && column.from === 'head' && column.key === 'description'
      ? { ...head['description']!, sql: searchable.description, shown: head['description']!.sql }
      : sourceColumn(scope, column, definition),
  ])
  return {
    from: sql`document d ${sql.join(
      [...joins].filter(([name]) => needed.has(name)).map(([, join]) => join),
      ' ',
    )}`,
    ours: sql.ours('d'),
    key: sql`d.id`,
    joins: new Map([...joins].filter(([name]) => !needed.has(name))),
    ...(isPart(query) ? { lookedUp: new Set(['own', ...factJoins.keys()]) } : {}),
    ...oneTableOf(needed, readFilters),
    columns: new Map(columns),
    narrowed: narrowedBy(scope, definition),
    recordNames: (field) => recordColumn(definition, field, 'name'),
    extras: extrasOf(definition),
    where: [
      sql`d.kind = ${definition.name}`,
      ...dayTerms('d', query),
      ...activeFilters.map((filter) => filterWhere(scope, filter, { value: query.narrow![filter.wire]!, definition })),
    ],
    search: {
      text: sql`d.search`,
      ...(searchable && { within: searchable.within }),
      owners: [...ownersOf(scope, definition), ...(scope.registry.slots[definition.name]?.foundBy ?? [])],
      lines: searchedLinesOf(scope, definition),
      isPart: isShort(query, A_YEAR),
      amounts: isFoundByAmount(definition),
    },
    defaultSort: [
      { key: 'date', ascending: false },
      { key: 'number', ascending: false },
    ],
    tieBreak: [{ sql: sql`d.seq`, ascending: false }],
    sums: definition.list.sums,
    ...(namesStatus(definition, query) ? {} : { summed: isInForceSql('d') }),
    ...(isWhole(definition, query) && !scope.tx.limits ? { totals: keptTotals(definition, query) } : {}),
  }
}

/** Returns rows by column key, plus `status`, `version` and `partnerId`. Throws Refused for unknown columns. */
export const listDocuments = async (scope: Scope, definition: AnyDocument, query: ListQuery): Promise<ListResult> => {
  const result = await listRows(scope, documentSource(scope, definition, query), query)
  const rows = await withDescriptions(scope, result.rows, () => definition.name)
  return { ...result, rows: rows.map((row) => withStoredTexts(scope.language, definition.shape.fields, row)) }
}
