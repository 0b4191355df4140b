/** Parcels that a carrier's computer has: with which account it is asked, and when it is asked next. */
import { shipment } from '#documents/shipment/index.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import { carrierAccountOf } from '../shipping/accounts.ts'
import type { AskingCarrier } from '../shipping/carriers/carrier.effect.ts'
import type { Parcel } from './parcel.ts'

const hourMs = 3_600_000
/** A carrier that has said nothing for so long is asked (contract: system §9). */
export const silentMs = 6 * hourMs

/** From now on the parcel is one of this adapter, whatever becomes of the record of the carrier. */
export const watchStatement = (parcel: string, adapter: CarrierAdapter): Statement =>
  sql`insert into shipment_watch (tenant_id, document_id, adapter) values (${sql.tenant}, ${parcel}, ${adapter})`

export interface ParcelWatch {
  adapter: CarrierAdapter
  /** When it came to its state, as far as anybody said; null for one that is new. */
  stateAt: Date | null
  /** What the carrier says it collects, where that is not what was agreed. */
  codReported: Decimal | null
}

export const watchedOf = async (scope: Scope, parcel: string): Promise<ParcelWatch | null> => {
  const [row] = await wholeScope(scope).tx.query<Omit<ParcelWatch, 'codReported'> & { codReported: string | null }>(
    sql`select w.adapter, w.state_at as "stateAt", w.cod_reported::text as "codReported" from shipment_watch w where ${sql.ours('w')} and w.document_id = ${parcel}`,
  )
  return row ? { ...row, codReported: row.codReported === null ? null : decimal(row.codReported) } : null
}

/** By which adapter a parcel was handed over; null: people told the carrier. */
export const adapterOf = async (scope: Scope, parcel: string): Promise<CarrierAdapter | null> =>
  (await watchedOf(scope, parcel))?.adapter ?? null

/** How its carrier is asked about it; null if there is no account. */
export const askingAbout = async (
  scope: Scope,
  parcel: Pick<Parcel, 'id' | 'carrier'>,
  adapter: CarrierAdapter,
): Promise<AskingCarrier | null> => {
  const account = await carrierAccountOf(wholeScope(scope), parcel.carrier as string, adapter)
  if (!account) return null
  const { id, displayName } = scope.user
  return {
    tenant: scope.tx.tenant,
    adapter,
    account,
    about: { kind: shipment.name, id: parcel.id },
    ...(id && { by: { id, displayName } }),
  }
}

export interface Figures {
  fee: Decimal | null
  cod: Decimal | null
  weight: number | null
}

const numeric = (value: Decimal | null): string | null => (value === null ? null : decimalText(value))

/** What the carrier told last of a parcel, to be compared with what it promised; of what it did not tell, what it told before. */
export const figuresTold = (parcel: string, { fee, cod, weight }: Figures): Statement =>
  sql`update shipment_watch set fee_reported = coalesce(${numeric(fee)}::numeric, fee_reported), weight_reported = coalesce(${weight}::integer, weight_reported),
  cod_reported = case when ${numeric(cod)}::numeric is null then cod_reported else nullif(${numeric(cod)}::numeric, (select s.cod_amount from shipment s where ${sql.ours('s')} and s.document_id = ${parcel})) end
where ${sql.ours('shipment_watch')} and document_id = ${parcel}`

/** People say what the fee is: what was told before does not count any more. */
export const feeTyped = (parcel: string): Statement =>
  sql`update shipment_watch set fee_reported = null where ${sql.ours('shipment_watch')} and document_id = ${parcel}`

/** People, or the carrier, brought it to this state at this moment; it is asked about while it is on its way. */
export const watchMoved = (
  parcel: string,
  { state, at, now }: { state: ShipmentState; at: Date | null; now: Date },
): Statement => {
  const asksAt = shipmentStateFacts[state].next.length > 0 ? new Date(now.getTime() + silentMs) : null
  return sql`update shipment_watch set state_at = ${at}, asks_at = ${asksAt} where ${sql.ours('shipment_watch')} and document_id = ${parcel}`
}

/** What the carrier says it collected is what is counted now, or differs from that. */
export const codAgreesStatement = (parcel: string, cod: Decimal): Statement =>
  sql`update shipment_watch set cod_reported = nullif(cod_reported, ${decimalText(cod)}::numeric) where ${sql.ours('shipment_watch')} and document_id = ${parcel}`

/** Something was heard, or the carrier knew nothing: it is asked again when nothing comes. */
export const askLater = (parcel: string, now: Date): Statement =>
  sql`update shipment_watch set asks_at = ${new Date(now.getTime() + silentMs)} where ${sql.ours('shipment_watch')} and document_id = ${parcel} and asks_at is not null`
