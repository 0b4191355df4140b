/**
 * Which documents a user sees, for statements that must know the whole to be right and tell of single documents: they
 * run without the limits, and their reader narrows them (decision 0063).
 */
import { sql, type Sql } from './sql.ts'
import type { Limits } from './tx.ts'

/** A condition for documents `d` of one kind, which says what the policies of `document` say. */
export const seenDocuments = (limits: Limits | null, kind: string): Sql => {
  if (!limits) return sql.empty
  const { user, employee, stores, ownKinds } = limits
  const ofStores = stores ? sql` and (d.store_id is null or d.store_id = any(${stores}::uuid[]))` : sql.empty
  const own = ownKinds.includes(kind)
    ? sql` and (d.created_by_id = ${user}::uuid or d.employee_id = ${employee}::uuid)`
    : sql.empty
  return sql`${ofStores}${own}`
}
