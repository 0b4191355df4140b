/** What has to be done about parcels, in SQL: the same as `model/shipment-todo.ts` says of one. */
import { isInForceSql } from '#engine/states.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { backDays, onItsWay, usualDays } from '#model/shipment-late.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'

const numbers = (states: readonly ShipmentState[]): Sql =>
  sql.raw(states.map((name) => shipmentStateFacts[name].value).join(', '))
const days = (count: number): Sql => sql.raw(String(count))
const [delivered, returning, lost] = [numbers(['delivered']), numbers(['returning']), numbers(['lost'])]

/** What was paid for a lost parcel (`s`) follows from the receipts that name it. */
export const claimPaidSql = (s: Sql): Sql =>
  sql`coalesce((select sum(cl.amount) from income_voucher_line cl join document cv on cv.tenant_id = cl.tenant_id and cv.id = cl.document_id
  where cl.tenant_id = ${s}.tenant_id and cl.claim_id = ${s}.document_id and ${isInForceSql('cv')}), 0)`

/** Nobody has said what is claimed for it, or not all of that was paid. */
export const hasOpenClaimSql = (s: Sql): Sql =>
  sql`(${s}.ship_status = ${lost} and (${s}.claim_amount is null or ${s}.claim_amount > ${claimPaidSql(s)}))`

export const claimOpenSql = (s: Sql): Sql => sql`greatest(coalesce(${s}.claim_amount, 0) - ${claimPaidSql(s)}, 0)`

/** A parcel (`s`) of a document (`d`) that is on its way for longer than was promised, or is usual. */
export const isLateSql = (s: Sql, d: Sql, today: Day): Sql =>
  sql`(${s}.ship_status in (${numbers(onItsWay)}) and coalesce(${s}.expected_date, ${d}.day + ${days(usualDays)}) + case when ${s}.ship_status = ${returning} then ${days(backDays)} else 0 end < ${today}::date)`

/** The parcel's carrier says that it collects another sum. */
export const codDiffersSql = (s: Sql): Sql =>
  sql`(${s}.ship_status = ${delivered} and exists (select from shipment_watch w where w.tenant_id = ${s}.tenant_id and w.document_id = ${s}.document_id and w.cod_reported is not null))`
