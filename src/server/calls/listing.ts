/** Connects the list calls of the wire to the engine: parses queries, formats rows and sums. */
import { statesOf } from '#model/state.ts'
import { excerptOfName } from '#kernel/excerpt.ts'
import { ownValue } from '#kernel/own.ts'
import type { ListResult } from '#engine/listing/listing.ts'
import { mapInSlices } from '#engine/give-way.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, Unreadable } from '#kernel/problem.ts'
import { currencyColumns } from '#model/currency-columns.ts'
import type { AnyDocument } from '#model/document.ts'
import { severalFilters, type AnyList } from '#model/list.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { isHidden } from '#model/marks.ts'
import { documentGroups, listGroups, type GroupField } from '#model/grouping.ts'
import type { GroupTerm, ListQuery, Where } from '#model/query.ts'
import type { Column } from '#model/table.ts'
import type { ListAnswer } from '#wire/envelope.ts'
import { GROUP, GROUP_BY, readGrouping, splitGrouping } from '#wire/grouping.ts'
import {
  filterValue,
  limitTerms,
  readConditions,
  readDate,
  readFlag,
  readListQuery,
  spellings,
} from '#wire/list-query.ts'
import { columnWire, encodeRow, encodeSums, rowWriter } from '#wire/report.ts'
import type { Json, JsonObject, Writing } from '#wire/values.ts'
import { readWhere, WHERE } from '#wire/where.ts'
import type { Query } from '../http/query.ts'
import { groupEntries } from './groups.ts'

export const writingFor = (scope: Pick<Scope, 'user' | 'settings'>): Writing & { timeZone: string } => ({
  may: sightFor(scope),
  timeZone: scope.settings.timeZone,
})

/** `s_Name` is accepted for `Name` in every list and lookup. */
export const listAliases = { s_Name: 'Name' }

export interface ListingFacts {
  columns: readonly Column[]
  /** Names of the filters of its panel. */
  filters?: readonly string[]
  /** Those of them of which a condition of `where` may name several values. */
  several?: readonly string[]
  /** Those of them that are days. */
  days?: readonly string[]
  /** By what its rows can be grouped. */
  groups?: readonly GroupField[]
  /** Alternative wire names of columns. */
  aliases?: Readonly<Record<string, string>>
  limit?: number
}

/** What else a list of records can be asked. */
export const filtersOf = (
  definition: AnyList,
): Pick<ListingFacts, 'aliases' | 'filters' | 'several' | 'days' | 'groups'> => {
  const { filters = {} } = definition
  return {
    aliases: listAliases,
    several: severalFilters(definition),
    groups: listGroups(definition),
    filters: Object.keys(filters),
    days: Object.keys(filters).filter((name) => filters[name]!.isDay),
  }
}

/** The same of a list of documents: all its filters choose among something. */
export const documentFilters = (definition: AnyDocument): Pick<ListingFacts, 'filters' | 'several' | 'groups'> => {
  const names = definition.list.filters.map(({ wire }) => wire)
  return { filters: names, several: names, groups: documentGroups(definition) }
}

/**
 * Maps wire names to column keys. Columns the user may not see cannot be used to sort or filter, because the result
 * would reveal their values.
 */
const keyOf = (scope: Scope, { columns, aliases = {} }: ListingFacts) => {
  const sight = sightFor(scope)
  const known = new Map(columns.map((column) => [columnWire(column), column]))
  return (name: string, message: 'unknownSort' | 'unknownFilter'): string => {
    const column = known.get(ownValue(aliases, name) ?? name)
    if (column === undefined) throw new Refused([problem('', message, { name: excerptOfName(name) })])
    if (isHidden(column, sight)) throw new Refused([problem('', 'hiddenColumn', { label: column.label })])
    return column.key
  }
}

/** A column before a filter, if both are called so. */
const whereOf = (listed: ListingFacts, text: string | undefined, key: ReturnType<typeof keyOf>): Where | null => {
  const sent = readWhere(text)
  const columns = new Set(listed.columns.map(columnWire))
  const isFilter = (name: string) => !columns.has(name) && (listed.several ?? []).includes(name)
  return (
    sent && {
      join: sent.join,
      groups: sent.groups.map((group) =>
        group.map(({ field, op, value }) =>
          isFilter(field)
            ? { on: 'filter' as const, key: field, op, value }
            : { on: 'column' as const, key: key(field, 'unknownFilter'), op, value },
        ),
      ),
    }
  )
}

/** By what the rows are grouped; null without it. A column that the user may not see would tell its values. */
const groupingOf = (
  { groups = [] }: ListingFacts,
  text: string | undefined,
  key: ReturnType<typeof keyOf>,
): GroupTerm | null => {
  const found = readGrouping(text, groups)
  if (found === undefined) {
    const asked = splitGrouping(text)!.field
    if (!groups.some(({ wire }) => wire === asked)) key(asked, 'unknownFilter')
    throw new Unreadable('invalid', { label: GROUP_BY })
  }
  if (found?.field.on === 'column') key(found.field.wire, 'unknownFilter')
  return found
}

export const readQuery = (scope: Scope, listed: ListingFacts, query: Query): ListQuery => {
  const {
    filters: sent,
    sort,
    ...rest
  } = readListQuery(query as Iterable<[string, string]>, {
    timeZone: scope.settings.timeZone,
    ...(listed.limit ? { limit: listed.limit } : {}),
  })
  const domainQuery = { ...rest, sort, filters: sent }
  const key = keyOf(scope, listed)
  const narrow = (listed.filters ?? []).flatMap((name) => {
    const value = [name, ...(spellings[name] ?? [])]
      .map((spelling) => filterValue(domainQuery, spelling))
      .find((one) => one !== undefined)
    if (value === undefined) return []
    return [
      [name, listed.days?.includes(name) ? (readDate(name, value, scope.settings.timeZone) ?? '') : value] as const,
    ]
  })
  const conditions = readConditions(filterValue(domainQuery, 'filter'))
  const terms = {
    sort: sort.map(({ field, asc }) => ({ key: key(field, 'unknownSort'), ascending: asc })),
    filters: conditions.map(({ field, op, value }) => ({ key: key(field, 'unknownFilter'), op, value })),
  }
  limitTerms({ ColSort: terms.sort.map((term) => term.key), filter: terms.filters.map((term) => term.key) })
  return {
    ...rest,
    ...terms,
    where: whereOf(listed, filterValue(domainQuery, WHERE), key),
    ...(listed.groups && {
      groupBy: groupingOf(listed, filterValue(domainQuery, GROUP_BY), key),
      group: filterValue(domainQuery, GROUP) ?? null,
    }),
    narrow: Object.fromEntries(narrow),
    all: readFlag('all', filterValue(domainQuery, 'all'), false),
  }
}

/** Replaces choice values by their text, because columns like `typeName` hold the text. */
const choiceWords = ({ language }: Scope, columns: readonly Column[]) => {
  const words = columns.flatMap(({ key, kind, choices = [] }) =>
    kind === 'choice' && choices.length > 0
      ? [[key, new Map<unknown, string>(choices.map((one) => [one.value, translate(language, one.label)]))] as const]
      : [],
  )
  return (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    words.length === 0
      ? row
      : { ...row, ...Object.fromEntries(words.map(([key, texts]) => [key, texts.get(row[key]) ?? row[key]])) }
}

/** Builds the response of a list. `extra` returns further keys of a row, besides s_ID, version and the columns. */
export const listAnswer = async (
  scope: Scope,
  {
    columns,
    sums,
    result,
    extra,
  }: {
    columns: readonly Column[]
    sums: readonly string[]
    result: ListResult
    extra?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, Json>>
  },
): Promise<ListAnswer> => {
  const writing = writingFor(scope)
  const words = choiceWords(scope, columns)
  const write = rowWriter(columns, writing)
  return {
    ListItem: await mapInSlices(result.rows, (row) => ({
      s_ID: row.id,
      version: (row['version'] as number | undefined) ?? 1,
      ...(extra ? extra(row) : {}),
      ...write(words(row)),
    })),
    TotalCount: result.totalCount,
    arrSUM: encodeSums({ columns, sums }, result.sums, writing),
    ...(result.groups && {
      ListGroup: groupEntries(scope, result.groups, { columns, sums, writing }),
      GroupCount: result.groups.count,
    }),
  }
}

/** What a row in a foreign currency says of it: the rate, the currency, and amounts in it. */
export const currencyWriter = (columns: readonly Column[], writing: Writing) => {
  const own = currencyColumns(columns)
  return (row: Readonly<Record<string, unknown>>): JsonObject => ({
    ...(row['rate'] === null ? {} : { ExRate: toNumber(row['rate'] as Decimal) }),
    ...(typeof row['foreignDecimals'] === 'number'
      ? { foreignDecimals: row['foreignDecimals'], ...encodeRow(own, row, writing) }
      : {}),
  })
}

/** Replaces the status keys of rows by their texts, and missing sums by 0. */
export const withWords = (scope: Scope, definition: AnyDocument, result: ListResult): ListResult => {
  const textOf = (key: string) => translate(scope.language, key)
  const statuses = new Map(statesOf(definition.lifecycle).map((state) => [state.value, textOf(state.label)]))
  return {
    ...result,
    rows: result.rows.map((row) => ({ ...row, statusName: statuses.get(row['status'] as number) ?? '' })),
    sums: Object.fromEntries(Object.entries(result.sums).map(([key, sum]) => [key, sum ?? zero])),
  }
}
