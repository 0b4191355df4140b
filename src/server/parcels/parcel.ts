/** A parcel as its document: saving it, its way, and the state it is in. */
import { shipment } from '#documents/shipment/index.ts'
import { stateOfParcel } from '#documents/shipment/rules.ts'
import { isSettledSql } from '#documents/_shared/parcels/shipment-state.server.ts'
import { openForChange } from '#engine/document/open.ts'
import { saveDocument, type SaveResult } from '#engine/document/save.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredOf } from '#engine/stored.ts'
import type { Statement } from '#engine/tx.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'

export type Parcel = StoredOf<typeof shipment.shape>

/** Values of its shape, and of the head of its document. */
export type ParcelValues = Partial<Omit<Parcel, 'id' | 'lines'>>

/** Loads and locks it; what it is in the books stays for the transaction. */
export const openParcel = async (scope: Scope, id: string): Promise<Parcel> =>
  (await openForChange(scope, shipment, id)) as unknown as Parcel

/** Nothing of a parcel is asked twice: whoever tells what happened to it does not decide it. */
export const saveParcel = (
  scope: Scope,
  id: string | null,
  values: ParcelValues,
  version?: number,
): Promise<SaveResult> =>
  saveDocument(scope, shipment, {
    id,
    version,
    saveAsDraft: false,
    confirm: ['dateFar'],
    clientTotal: undefined,
    values,
    lines: id === null ? [] : undefined,
    problems: [],
  })

/** What it came to, and who says so. */
export interface Step {
  state: ShipmentState
  note: string | null
  user: string
}

export const stepStatement = (scope: Scope, parcel: string, { state, note, user }: Step): Statement =>
  sql`insert into shipment_event (tenant_id, id, document_id, at, ship_status, note, user_name)
values (${sql.tenant}, ${scope.newId()}, ${parcel}, ${scope.now}, ${shipmentStateFacts[state].value}, ${note}, ${user})`

/** The parcel's state, with what follows from its settlement. */
export const stateNow = async (scope: Scope, parcel: Parcel): Promise<ShipmentState> => {
  const stored = stateOfParcel(parcel)
  if (stored !== 'delivered') return stored
  const [row] = await wholeScope(scope).tx.query<{ settled: boolean }>(
    sql`select ${isSettledSql(sql`s`)} as settled from shipment s where ${sql.ours('s')} and s.document_id = ${parcel.id}`,
  )
  return row?.settled ? 'reconciled' : stored
}
