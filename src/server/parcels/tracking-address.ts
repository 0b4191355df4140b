/** The address at which the receiver of a parcel follows it: `/track/{key}.{tenant}`, and making it anew. */
import { answering } from '#engine/answering.ts'
import { sql } from '#engine/sql.ts'
import type { Scope } from '#engine/scope.ts'
import { shipment } from '#documents/shipment/index.ts'
import { NotFound } from '#kernel/problem.ts'
import { newTrackingPage } from '#wire/described/parcels.ts'
import { isObject } from '#wire/values.ts'
import { compact, uuidOf } from '../access/tokens.ts'
import type { Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { openParcel } from './parcel.ts'
import { isPending } from './sending.ts'

export interface TrackingAddress {
  tenant: string
  /** `shipment.tracking_key`. */
  key: Buffer
}

/** The tenant comes last: the last letter of either part is never a sign at which programs end a link. */
export const trackingPath = ({ tenant, key }: TrackingAddress): string =>
  `/track/${key.toString('base64url')}.${compact(tenant)}`

/** Null: nothing of ours, or not written as we write it. */
export const readTracking = (written: string): TrackingAddress | null => {
  const [, key, tenant] = /^([\w-]{26})\.([\w-]{22})$/.exec(written) ?? []
  if (!key || !tenant) return null
  const read = { key: Buffer.from(key, 'base64url'), tenant: uuidOf(tenant) }
  return trackingPath(read) === `/track/${written}` ? read : null
}

/** The earlier address opens nothing from now on. */
const newAddress = async (scope: Scope, { body: sent }: Input) => {
  const asked = isObject(sent) && typeof sent['s_ID'] === 'string' ? sent['s_ID'].trim() : ''
  const parcel = await openParcel(scope, asked)
  if (isPending(parcel)) throw new NotFound()
  const [row] = await scope.tx.query<{ key: Buffer }>(
    sql`update shipment set tracking_key = default where ${sql.ours('shipment')} and document_id = ${parcel.id} returning tracking_key as key`,
  )
  await logEvent(scope, {
    functionId: shipment.right,
    action: 'keyIssued',
    number: parcel.number,
    summary: '',
    recordId: parcel.id,
  })
  return { Description: 'ok', trackingPage: trackingPath({ tenant: scope.tx.tenant, key: Buffer.from(row!.key) }) }
}

export const newAddressCall = answering(newTrackingPage, newAddress)
