/** The state and the money of parcels in SQL. What of it is settled follows from the ledger of debts. */
import { sql, type Sql } from '#engine/sql.ts'
import { feePayer } from '#model/carrier.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'

const [delivered, reconciled, notHanded, returned] = (
  ['delivered', 'reconciled', 'notHanded', 'returned'] as const
).map((name) => sql.raw(String(shipmentStateFacts[name].value))) as [Sql, Sql, Sql, Sql]

const sides = { cod: sql`'carrierCod'`, fee: sql`'carrierFee'` } as const
export type ParcelMoney = keyof typeof sides

/**
 * Entries (`o`) of which anything is open: few. An index has them by the first condition; that they are few PostgreSQL
 * knows of the second.
 */
export const isOpenSql = (o: Sql): Sql => sql`${o}.amount <> ${o}.settled and ${o}.amount - ${o}.settled <> 0`

const hasOpenEntrySql = (s: Sql): Sql => sql`exists (select from debt_entry o
  where o.tenant_id = ${s}.tenant_id and o.document_id = ${s}.document_id and o.side in (${sides.cod}, ${sides.fee}) and ${isOpenSql(sql`o`)})`

/** Parcels (`s`) of which money of one kind is open. */
export const hasOpenSql = (s: Sql, money: ParcelMoney): Sql =>
  sql`exists (select from debt_entry o where o.tenant_id = ${s}.tenant_id and o.document_id = ${s}.document_id and o.side = ${sides[money]} and ${isOpenSql(sql`o`)})`

/** The entry (`o`) of a parcel (`s`) of which money of one kind is open, if it has one. */
export const openEntryJoin = (s: Sql, o: Sql, money: ParcelMoney): Sql =>
  sql`left join debt_entry ${o} on ${o}.tenant_id = ${s}.tenant_id and ${o}.document_id = ${s}.document_id and ${o}.side = ${sides[money]} and ${isOpenSql(o)}`

/** What is open of an entry that was joined so. */
export const openOfEntry = (o: Sql): Sql => sql`(coalesce(${o}.amount - ${o}.settled, 0) / 10000.0)`

/**
 * What parcels (`s`) brought into the ledger, as `post` of the document does: what the carrier collected, and its fee.
 * Nearly all of it is settled, so what was paid is found as what is not open.
 */
export const postedSql = (s: Sql, money: ParcelMoney): Sql =>
  money === 'cod'
    ? sql`case when ${s}.ship_status = ${delivered} and ${s}.delivered_date is not null then ${s}.cod_amount else 0 end`
    : sql`case when ${s}.ship_status in (${delivered}, ${returned}) and ${s}.delivered_date is not null
  then case when ${s}.fee_payer = ${sql.raw(String(feePayer.shop))} then ${s}.carrier_fee else 0 end + case when ${s}.ship_status = ${returned} then ${s}.return_fee else 0 end else 0 end`

const mayBeSettledSql = (s: Sql): Sql => sql`${s}.ship_status = ${delivered} and ${s}.cod_amount > 0`

/** Parcels (`s`) whose carrier handed over what it collected, and to which no fee is owed (contract amendments 75). */
export const isSettledSql = (s: Sql): Sql => sql`(${mayBeSettledSql(s)} and not ${hasOpenEntrySql(s)})`

/** Parcels (`s`) that their carriers have; of the others it is not known yet whether they do. */
export const isMadeSql = (s: Sql): Sql => sql`${s}.ship_status <> ${notHanded}`

/** The state of parcels (`s`), by its number. */
export const stateSql = (s: Sql): Sql => sql`case when ${isSettledSql(s)} then ${reconciled} else ${s}.ship_status end`

/** True if parcels (`s`) are in the state of this number. Said without the state itself, so that PostgreSQL can tell how many there are. */
export const isInStateSql = (s: Sql, value: number): Sql => {
  if (value === shipmentStateFacts.reconciled.value) return isSettledSql(s)
  if (value !== shipmentStateFacts.delivered.value) return sql`${s}.ship_status = ${value}`
  return sql`(${s}.ship_status = ${delivered} and (${s}.cod_amount <= 0 or ${hasOpenEntrySql(s)}))`
}

/** The state of a bill (`d`): that of the parcel it was last handed over as. */
export const billStateSql = (bill: Sql): Sql =>
  sql`coalesce((select ${stateSql(sql`s`)} from shipment s join document p on p.tenant_id = s.tenant_id and p.id = s.document_id
  where ${sql.ours('s')} and s.bill_id = ${bill} order by p.seq desc limit 1), ${notHanded})`
