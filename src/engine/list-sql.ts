/** The SQL of facts and filters that only one list has. */
import type { GatheredFact } from './gathered-fact.ts'

/**
 * SQL over alias `r` (the record). In facts, `$Name` is the value of the filter of that name ('' if not sent); in
 * filters, `$` is the value. In both, `$ours(n)` is the condition that rows of table `n` belong to the tenant; every
 * table they read needs it.
 */
export interface ListSql {
  /** `total`: the sum over the records with ids `(select id from matching)`; default: the values are summed. */
  facts?: Readonly<Record<string, string | { value: string; total: string }>>
  filters?: Readonly<Record<string, string>>
  /** Facts that cost less put together here when records are read by id than asked of the database for each record. */
  gathered?: Readonly<Record<string, GatheredFact>>
}
