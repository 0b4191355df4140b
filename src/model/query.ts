/** A list query in domain terms: columns by their keys, values as parsed by the codec. */
import type { Day } from '#kernel/day.ts'
import type { GroupField, GroupUnit } from './grouping.ts'

type FilterOp = 'eq' | 'ne' | 'contains' | 'startsWith' | 'gt' | 'ge' | 'lt' | 'le' | 'in' | 'empty'

/**
 * A filter on a column. `in` needs an array, `empty` a boolean. Texts, numbers and days may also be given as plain
 * text.
 */
interface FilterTerm {
  key: string
  op: FilterOp
  value: unknown
}

/** What a condition of `where` may also say: the opposite of `contains` and `in`, two ends, and a range by its name. */
export type WhereOp = FilterOp | 'lacks' | 'notIn' | 'between' | 'during'

/** A condition on a column, or (`in`, `notIn`) on a filter of the panel, by its name in the definition. */
export interface WhereTerm {
  on: 'column' | 'filter'
  key: string
  op: WhereOp
  value: unknown
}

/**
 * Conditions in groups: `all` groups must hold, and of each group any condition; or `any` group must, and of it all
 * conditions. No group is empty.
 */
export interface Where<T = WhereTerm> {
  join: 'all' | 'any'
  groups: readonly (readonly T[])[]
}

export interface SortTerm {
  key: string
  ascending: boolean
}

export interface GroupTerm {
  field: GroupField
  /** Of days. */
  unit: GroupUnit
}

export interface ListQuery {
  from?: Day | null
  to?: Day | null
  search: string
  /** Index of the first row to return, from 0. */
  offset: number
  limit: number
  /** The most significant column first. */
  sort: readonly SortTerm[]
  filters: readonly FilterTerm[]
  where?: Where | null
  /** Values for the filters of the list panel, by their name in the definition; '' means no restriction. */
  narrow?: Readonly<Record<string, string>>
  /** Include records that are no longer in use. */
  all?: boolean
  /** The groups instead of the rows; the rows of one of them, if `group` says which ('' = those without a value). */
  groupBy?: GroupTerm | null
  group?: string | null
  /** The groups and all rows, each with the key of its group (`groupKey`): for a workbook. */
  rowsToo?: true
}

/** All conditions of a `where`, whatever joins them. */
export const termsOf = <T>(where: Where<T> | null | undefined): readonly T[] => where?.groups.flat() ?? []
