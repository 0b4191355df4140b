/** What a parcel makes of its bill: how far it is, and that what was agreed with the carrier stays. */
import { isDeepStrictEqual } from 'node:util'
import { wordIn } from '#engine/listing/report.ts'
import type { SearchOwner } from '#engine/source-column.ts'
import type { Follower, Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { shipmentStateFacts, shipmentStateOf } from '#model/shipment-state.ts'
import { toPackFilter } from '#model/shipment-todo.ts'
import { isPosted, posting } from '#model/state.ts'
import { billStateSql } from '../_shared/parcels/shipment-state.server.ts'
import { delivery } from './delivery.ts'
import { notHandedFilter } from './shipped.ts'
import type { shape } from './shape.ts'

type Bill = StoredDraft<typeof shape>

/** Of bills that are posted; a filter by 0 asks for all of them. */
export const shipFilterSql = (isPostedHere: Sql): Sql =>
  sql`case when ${isPostedHere} then coalesce(nullif(${billStateSql(sql`d.id`)}, 0), ${notHandedFilter}) end`

const { notHanded } = shipmentStateFacts

/** Of bills that are posted and not collected by their customers. */
export const packFilterSql = (isPostedHere: Sql): Sql =>
  sql`case when ${isPostedHere} and exists (select from sales_bill o where o.tenant_id = d.tenant_id and o.document_id = d.id and o.delivery ->> 'type' <> '0')
  and ${billStateSql(sql`d.id`)} = ${notHanded.value} then ${toPackFilter.value} end`

/** People know the code of the carrier. */
export const byTrackingCode: SearchOwner = {
  key: sql`d.id`,
  like: (pattern) =>
    sql`select s.bill_id from shipment s where ${sql.ours('s')} and lower(s.tracking_code) like ${pattern}`,
}

interface Change {
  before: Bill | null
  after: Bill
  followers: readonly Follower[]
}

/** What nobody filled in may be filled in by later versions; names follow the carrier's. */
const said = (given: Bill['delivery']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given ?? {}).filter(
      ([name, value]) => value !== null && value !== undefined && delivery.fields![name]?.derived !== true,
    ),
  )

/** A bill of which a carrier has not said yet whether it has it stays as it is. */
const pendingProblems = async ({ tx }: Scope, bill: string): Promise<Problem[]> => {
  const rows = await tx.whole.query(
    sql`select from shipment s where ${sql.ours('s')} and s.bill_id = ${bill} and s.ship_status = ${notHanded.value} limit 1`,
  )
  return rows.length > 0 ? [problem('', 'handoverPending')] : []
}

/** Instead of everything else that stands in the way: it may be another thing in a minute. */
export const refusePending = async (scope: Scope, { id }: { id: string }): Promise<Problem[]> => {
  const found = await pendingProblems(scope, id)
  if (found.length > 0) throw new Refused(found)
  return []
}

/** What was agreed with the carrier stays. */
export const keptDelivery = async (scope: Scope, { before, after, followers }: Change): Promise<Problem[]> => {
  if (before === null || !followers.some(({ kind }) => kind === 'shipment')) return []
  const pending = before.id ? await pendingProblems(scope, before.id) : []
  if (pending.length > 0 || isDeepStrictEqual(said(before.delivery), said(after.delivery))) return pending
  return [problem('delivery', 'alreadyHandedOver')]
}

/** A bill that is not posted is nowhere. */
export const shippedFacts = async (
  scope: Scope,
  bill: Bill,
): Promise<{ shipStatus: number | null; shipStatusName: string | null }> => {
  if (!bill.id || !isPosted(posting, bill)) return { shipStatus: null, shipStatusName: null }
  const [row] = await scope.tx.whole.query<{ state: number }>(
    sql`select ${billStateSql(sql`${bill.id}::uuid`)} as state`,
  )
  const state = shipmentStateOf(row!.state) ?? 'notHanded'
  return { shipStatus: row!.state, shipStatusName: wordIn(scope, shipmentStateFacts[state].label) }
}
