/**
 * Which debts are of documents that a user sees. Entries of debts have no policies, because balances are those of the
 * whole business (decision 0063); what is counted by document has to be narrowed by its reader.
 */
import { sql, type Sql } from '../sql.ts'
import type { Limits } from '../tx.ts'

/**
 * A condition for entries `e`, which says what the policies of `document` say: of documents of one kind, or of any kind
 * if the reader asks for the user's own ones anyway.
 */
export const seenDebts = (limits: Limits | null, kind?: string): Sql => {
  if (!limits) return sql.empty
  const { user, employee, stores, ownKinds } = limits
  const ofStores = stores ? sql` and (e.store_id is null or e.store_id = any(${stores}::uuid[]))` : sql.empty
  const own =
    kind !== undefined && ownKinds.includes(kind)
      ? sql` and (e.created_by_id = ${user}::uuid or e.employee_id = ${employee}::uuid)`
      : sql.empty
  return sql`${ofStores}${own}`
}
