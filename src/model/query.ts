/** A list query in domain terms: columns by their keys, values as parsed by the codec. */
import type { Day } from '#kernel/day.ts'

type FilterOp = 'eq' | 'ne' | 'contains' | 'startsWith' | 'gt' | 'ge' | 'lt' | 'le' | 'in' | 'empty'

/**
 * A filter on a column. `in` needs an array, `empty` a boolean. Texts, numbers and days may also be given as plain
 * text.
 */
export interface FilterTerm {
  key: string
  op: FilterOp
  value: unknown
}
export interface SortTerm {
  key: string
  ascending: boolean
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
  /** Values for the filters of the list panel, by their name in the definition; '' means no restriction. */
  narrow?: Readonly<Record<string, string>>
  /** Include records that are no longer in use. */
  all?: boolean
}
