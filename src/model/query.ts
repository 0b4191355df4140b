/** What a list is asked, in domain words: columns by their keys, values as the codec read them. */
import type { Day } from '#kernel/day.ts'

type FilterOp = 'eq' | 'ne' | 'contains' | 'startsWith' | 'gt' | 'ge' | 'lt' | 'le' | 'in' | 'empty'

/** A column narrowed; `in` takes an array, `empty` true or false. Texts, numbers and days also as plain text. */
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
  /** First row wanted, from 0. */
  offset: number
  limit: number
  /** Most significant first. */
  sort: readonly SortTerm[]
  filters: readonly FilterTerm[]
  /** Filters of the list panel, by the names the definition gives them; '' asks for all. */
  narrow?: Readonly<Record<string, string>>
  /** Also records no longer in use. */
  all?: boolean
}
