/** Parcels whose goods, or a part of them, are not with the customer, while no return says so. */
import { isInForceSql } from '#engine/states.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'

const [delivered, returned, lost] = (['delivered', 'returned', 'lost'] as const).map((name) =>
  sql.raw(String(shipmentStateFacts[name].value)),
) as [Sql, Sql, Sql]

/** The returns `r` of the bill of a parcel, as what follows `from`. */
export const returnsOfBill = (
  bill: Sql,
): Sql => sql`document_link rk join document r on r.tenant_id = rk.tenant_id and r.id = rk.document
  where ${sql.ours('rk')} and rk.source_document = ${bill} and rk.line = rk.document and r.kind = 'salesReturn' and ${isInForceSql('r')}`

export const isToTakeBackSql = (s: Sql): Sql =>
  sql`((${s}.ship_status in (${returned}, ${lost}) or (${s}.ship_status = ${delivered} and ${s}.is_partial)) and not exists (select from ${returnsOfBill(sql`${s}.bill_id`)}))`
