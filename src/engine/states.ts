/** SQL conditions on the state of documents; the values come from the definitions. */
import type { Day } from '#kernel/day.ts'
import { ordering, posting, valuesWhere, type Lifecycle, type State } from '#model/state.ts'
import { sql, type Sql } from './sql.ts'

/** Values are written into the text, so that partial indexes can be used. */
const inStates = (alias: string, lifecycle: Lifecycle, wanted: (state: State) => boolean): Sql => {
  const values = valuesWhere(lifecycle, wanted)
  if (values.length === 0) return sql`false`
  return sql.raw(values.length === 1 ? `${alias}.status = ${values[0]}` : `${alias}.status in (${values.join(', ')})`)
}

/** Documents (by alias) whose moves are in the ledgers; pass `lifecycle` for kinds with special states. */
export const isPostedSql = (alias: string, lifecycle: Lifecycle = posting): Sql =>
  inStates(alias, lifecycle, ({ posts }) => posts)

/**
 * Documents of any kind that are in force: lists sum them up, and others may be made from them. Uses the database
 * function.
 */
export const isInForceSql = (alias: string): Sql => sql.raw(`is_summed(${alias}.status)`)

/** Drafts of any kind. */
export const isDraftSql = (alias: string): Sql => inStates(alias, posting, ({ standing }) => standing === 'draft')

/** Documents (by alias) in force of which followers have not taken everything yet. */
export const isOpenSql = (alias: string, lifecycle: Lifecycle): Sql =>
  inStates(alias, lifecycle, ({ standing, derived }) => standing === 'inForce' && !derived)

/** The same, where the day in a column has passed. */
export const isLateSql = (alias: string, lifecycle: Lifecycle, { column, today }: { column: Sql; today: Day }): Sql =>
  sql`${isOpenSql(alias, lifecycle)} and ${column} < ${today}`

/** Orders of any kind that still wait for goods: deposits are kept for them (contract documents §8.3). */
export const isWaitingSql = (alias: string): Sql => isOpenSql(alias, ordering({ ordered: '', delivered: '' }))
