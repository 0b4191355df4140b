/** How long what was deleted can be restored. */
import { sql, type Sql } from './sql.ts'
import type { Scope } from './scope.ts'
import type { Statement } from './tx.ts'

export const KEPT_DAYS = 30
const age = `${KEPT_DAYS} days`

/** The condition that a row of deleted things (by alias) can still be restored. */
export const isKept = ({ tx }: Pick<Scope, 'tx'>, alias: string): Sql =>
  sql`${sql.ident(alias)}.deleted_at > ${tx.now}::timestamptz - ${age}::interval`

/** Deletes what can no longer be restored. */
export const forgetExpired = (table: 'deleted_document' | 'deleted_record', now: Date): Statement =>
  sql`delete from ${sql.ident(table)} t where ${sql.ours('t')} and deleted_at <= ${now}::timestamptz - ${age}::interval`
