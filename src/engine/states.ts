/** Conditions on the state of documents for SQL; the values come from the definitions. */
import { posting, valuesWhere, type Lifecycle, type State } from '#model/state.ts'
import { sql, type Sql } from './sql.ts'

/** Written out, so that partial indexes fit. */
const inStates = (alias: string, lifecycle: Lifecycle, wanted: (state: State) => boolean): Sql => {
  const values = valuesWhere(lifecycle, wanted)
  if (values.length === 0) return sql`false`
  return sql.raw(values.length === 1 ? `${alias}.status = ${values[0]}` : `${alias}.status in (${values.join(', ')})`)
}

/** The documents under this alias whose moves stand in the ledgers; of kinds with states of their own by `lifecycle`. */
export const isPostedSql = (alias: string, lifecycle: Lifecycle = posting): Sql =>
  inStates(alias, lifecycle, ({ posts }) => posts)

/** Those that hold: lists add them up, others may be made from them. Of any kind, as the database knows it. */
export const isInForceSql = (alias: string): Sql => sql.raw(`is_summed(${alias}.status)`)

/** Those agreed to by nobody, of any kind. */
export const isDraftSql = (alias: string): Sql => inStates(alias, posting, ({ standing }) => standing === 'draft')
