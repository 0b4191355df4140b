/** Conditions joined by and and or as SQL (`where` of a list query). */
import { Unreadable } from '#kernel/problem.ts'
import { termsOf, type ListQuery, type Where, type WhereTerm } from '#model/query.ts'
import { sql, type Sql } from '../sql.ts'
import type { Scope } from '../scope.ts'
import type { SourceColumn } from '../source-column.ts'
import { termOf } from './filter.ts'
import type { ListSource } from './source.ts'

type Named = (key: string) => SourceColumn

const unreadable = (): never => {
  throw new Unreadable('invalid', { label: 'where' })
}

/** A filter of the panel with several values: any of them, or none. */
const filterTerm = ({ narrowed }: ListSource, { key, op, value }: WhereTerm): Sql => {
  if (!narrowed || !Array.isArray(value) || (op !== 'in' && op !== 'notIn')) return unreadable()
  const any = value.map((one) => sql`(${narrowed(key, String(one))})`)
  const found = any.length === 0 ? sql`false` : sql`(${sql.join(any, ' or ')})`
  return op === 'in' ? found : sql`${found} is not true`
}

const partOf = (scope: Scope, source: ListSource, named: Named) => {
  const days = { timeZone: scope.settings.timeZone, today: scope.today }
  return (term: WhereTerm): Sql =>
    term.on === 'filter' ? filterTerm(source, term) : termOf(term, named(term.key), days)
}

const both = (parts: readonly Sql[], word: ' and ' | ' or '): Sql =>
  parts.length === 1
    ? parts[0]!
    : sql`(${sql.join(
        parts.map((part) => sql`(${part})`),
        word,
      )})`

/** Nothing without conditions. Throws Unreadable if a value does not fit. */
export const whereTerms = (
  scope: Scope,
  source: ListSource,
  { where, named }: { where: Where | null | undefined; named: Named },
): Sql[] => {
  if (!where || where.groups.length === 0) return []
  const part = partOf(scope, source, named)
  const [outer, inner] = where.join === 'all' ? ([' and ', ' or '] as const) : ([' or ', ' and '] as const)
  return [
    both(
      where.groups.map((group) => both(group.map(part), inner)),
      outer,
    ),
  ]
}

/** The columns that the conditions of a query read. */
export const columnsIn = ({ filters, where }: Pick<ListQuery, 'filters' | 'where'>): string[] => [
  ...filters.map(({ key }) => key),
  ...termsOf(where).flatMap(({ on, key }) => (on === 'column' ? [key] : [])),
]

/** The filters of the panel that the conditions of a query name. */
export const filtersIn = (where: Where | null | undefined): ReadonlySet<string> =>
  new Set(termsOf(where).flatMap(({ on, key }) => (on === 'filter' ? [key] : [])))

/** No condition but days, search and the filters of the panel restricts the query. */
export const isUnconditioned = ({
  filters,
  where,
  group = null,
}: Pick<ListQuery, 'filters' | 'where' | 'group'>): boolean =>
  filters.length === 0 && termsOf(where).length === 0 && group === null
