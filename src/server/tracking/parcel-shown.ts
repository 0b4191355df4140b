/** What the receiver of a parcel may know of it. Nothing else is read, so nothing else can be told. */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { decimal, zero, type Decimal } from '#kernel/decimal.ts'
import { dayIn, isTimeZone, type Day } from '#kernel/day.ts'
import { feePayer } from '#model/carrier.ts'
import { leadsTo, shipmentStateOf } from '#model/shipment-state.ts'
import { wayOf, type WayStep } from '#model/shipment-way.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import type { TrackingAddress } from '../parcels/tracking-address.ts'

export interface ParcelView {
  /** In which papers go to the customer; null: nobody said it. */
  language: string | null
  /** The last is where it is. */
  way: readonly WayStep[]
  carrier: string
  code: string
  /** The page of the carrier; '' for none. */
  carrierUrl: string
  /** What the carrier collects for the goods, and the fee it asks of the receiver; null once nothing is to be paid. */
  due: { goods: Decimal; fee: Decimal; currency: string } | null
}

interface Row {
  ship_status: number
  day: Day
  delivered_date: Day | null
  cod_amount: string
  carrier_fee: string
  fee_payer: number
  tracking_code: string | null
  name: string
  tracking_url: string | null
  language: string | null
  time_zone: string | null
  currency: string | null
}
interface Noted {
  at: Date
  ship_status: number
}

/** A parcel of which its carrier has not answered yet is nobody's to see. */
const parcelOf = (key: Buffer) => sql`
select s.ship_status, d.day, s.delivered_date, s.cod_amount::text, s.carrier_fee::text, s.fee_payer, s.tracking_code, c.name, c.tracking_url,
  (select p.language from partner p where p.tenant_id = d.tenant_id and p.id = d.partner_id) as language,
  (select o.values ->> 'timeZone' from setting o where ${sql.ours('o')}) as time_zone,
  (select m.code from currency m where ${sql.ours('m')} and m.is_base) as currency
from shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
join carrier c on c.tenant_id = s.tenant_id and c.id = s.carrier_id
where ${sql.ours('s')} and s.tracking_key = ${key} and s.ship_status <> 0 and exists (select from tenant t where t.id = s.tenant_id and t.active)`

const notedOf = (key: Buffer) => sql`
select e.at, e.ship_status from shipment s join shipment_event e on e.tenant_id = s.tenant_id and e.document_id = s.document_id
where ${sql.ours('s')} and s.tracking_key = ${key} order by e.at, e.id limit 500`

/** Whatever somebody wrote as the address of his carrier leads to a page of the web, or nowhere. */
const carrierPage = (pattern: string | null, code: string): string => {
  const written = code === '' ? '' : (pattern ?? '').replaceAll('{code}', encodeURIComponent(code))
  if (!URL.canParse(written)) return ''
  const { protocol, href, username, password } = new URL(written)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : ''
}

const wayIn = (row: Row, noted: readonly Noted[]): WayStep[] => {
  const zone = row.time_zone && isTimeZone(row.time_zone) ? row.time_zone : defaultSettings.timeZone
  return wayOf({
    state: shipmentStateOf(row.ship_status) ?? 'notHanded',
    handedOn: row.day,
    endedOn: row.delivered_date,
    noted: noted.flatMap(({ at, ship_status }) => {
      const state = shipmentStateOf(ship_status)
      return state ? [{ state, day: dayIn(zone, at) }] : []
    }),
  })
}

const dueOf = (row: Row): ParcelView['due'] => {
  const state = shipmentStateOf(row.ship_status) ?? 'notHanded'
  const [goods, fee] = [decimal(row.cod_amount), row.fee_payer === feePayer.receiver ? decimal(row.carrier_fee) : zero]
  if (!leadsTo(state, 'delivered') || (goods === zero && fee === zero)) return null
  return { goods, fee, currency: row.currency ?? defaultSettings.baseCurrency }
}

/** Undefined: the address opens nothing. */
export const parcelShown = async (tx: Tx, { key }: TrackingAddress): Promise<ParcelView | undefined> => {
  const [[row], noted] = (await tx.batch([parcelOf(key), notedOf(key)])) as [Row[], Noted[]]
  if (!row) return undefined
  const code = row.tracking_code ?? ''
  return {
    language: row.language,
    way: wayIn(row, noted),
    carrier: row.name,
    code,
    carrierUrl: carrierPage(row.tracking_url, code),
    due: dueOf(row),
  }
}
