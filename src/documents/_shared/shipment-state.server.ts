/** The state of parcels in SQL. Whether everything about one is settled follows from the ledger of debts. */
import { sql, type Sql } from '#engine/sql.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'

const [delivered, reconciled, notHanded] = (['delivered', 'reconciled', 'notHanded'] as const).map((name) =>
  sql.raw(String(shipmentStateFacts[name].value)),
) as [Sql, Sql, Sql]

const hasOpenEntrySql = (s: Sql): Sql => sql`exists (select from debt_entry o
  where o.tenant_id = ${s}.tenant_id and o.document_id = ${s}.document_id and o.side in ('carrierCod', 'carrierFee') and o.amount <> o.settled)`
const mayBeSettledSql = (s: Sql): Sql => sql`${s}.ship_status = ${delivered} and ${s}.cod_amount > 0`

/** Parcels (`s`) whose carrier handed over what it collected, and to which no fee is owed (contract amendments 75). */
export const isSettledSql = (s: Sql): Sql => sql`(${mayBeSettledSql(s)} and not ${hasOpenEntrySql(s)})`

/** Parcels (`s`) that their carriers have; of the others it is not known yet whether they do. */
export const isMadeSql = (s: Sql): Sql => sql`${s}.ship_status <> ${notHanded}`

/** The state of parcels (`s`), by its number. */
export const stateSql = (s: Sql): Sql => sql`case when ${isSettledSql(s)} then ${reconciled} else ${s}.ship_status end`

/**
 * Whether parcels (`s`) are in the state of this number. Said without the state itself, so that PostgreSQL can tell how many
 * there are. Settled ones are a case, of which it expects half of the parcels; as a join without partner it expects none, and
 * would look up each of the many.
 */
export const isInStateSql = (s: Sql, value: number): Sql => {
  if (value === shipmentStateFacts.reconciled.value)
    return sql`case when ${mayBeSettledSql(s)} then not ${hasOpenEntrySql(s)} else false end`
  if (value !== shipmentStateFacts.delivered.value) return sql`${s}.ship_status = ${value}`
  return sql`(${s}.ship_status = ${delivered} and (${s}.cod_amount <= 0 or ${hasOpenEntrySql(s)}))`
}

/** The state of a bill (`d`): that of the parcel it was last handed over as. */
export const billStateSql = (bill: Sql): Sql =>
  sql`coalesce((select ${stateSql(sql`s`)} from shipment s join document p on p.tenant_id = s.tenant_id and p.id = s.document_id
  where ${sql.ours('s')} and s.bill_id = ${bill} order by p.seq desc limit 1), ${notHanded})`
