/** What the carriers have against what the program knows: one to one by number, code, money to collect and state. */
import { carrierFakes, type CarrierName } from '../support/carriers/fakes.ts'
import type { ParcelThere } from '../support/carriers/parcels.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import { asTenant } from './checks.ts'

interface Known {
  number: string
  bill: string
  carrier: CarrierName
  trackingCode: string | null
  state: number
  cod: number
  /** True if its carrier owes what it collected. */
  owed: number
}

export interface KnownParcels {
  parcels: Known[]
  bills: string[]
  /** What carriers told and nobody has worked on. */
  untold: number
}

export const readParcels = (url: string, tenant: string): Promise<KnownParcels> =>
  asTenant(url, tenant, async (client) => {
    const parcels = await client.query<Known>(
      `select d.number, s.bill_id as bill, lower(c.code) as carrier, s.tracking_code as "trackingCode", s.ship_status as state, s.cod_amount::float8 as cod,
  coalesce((select e.amount / 10000.0 from debt_entry e where e.tenant_id = s.tenant_id and e.document_id = s.document_id and e.side = 'carrierCod'), 0)::float8 as owed
from shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id join carrier c on c.tenant_id = s.tenant_id and c.id = s.carrier_id`,
    )
    const bills = await client.query<{ id: string }>(`select id from document where kind = 'salesBill'`)
    const events = await client.query<{ count: number }>(
      `select count(*)::int as count from carrier_event where worked_at is null`,
    )
    return { parcels: parcels.rows, bills: bills.rows.map(({ id }) => id), untold: events.rows[0]!.count }
  })

/** Of what was sent, as each carrier names it. */
const codOf = ({ content }: ParcelThere): number =>
  Number(/"(?:cod_amount|pick_money|MONEY_COLLECTION)":\s*"?([\d.]+)/.exec(content)?.[1])

const stateOf = (carrier: CarrierName, { state }: ParcelThere): ShipmentState | undefined => {
  const names = { waiting: 'waiting', transit: 'inTransit', delivered: 'delivered' } as const
  const { codes } = carrierFakes[carrier]
  return Object.entries(names).find(([name]) => codes[name as keyof typeof names] === state)?.[1]
}

const compareOne = (own: Known, there: ParcelThere | undefined): string[] => {
  const { number, carrier, trackingCode, state, cod, owed } = own
  if (!there) return [`${number}: ${carrier} does not know it (state ${state})`]
  const found: string[] = []
  const expect = (what: string, is: unknown, should: unknown): void => {
    if (is !== should) found.push(`${number}: ${what} ${String(is)}, there ${String(should)}`)
  }
  const name = stateOf(carrier, there)
  expect('code', trackingCode, there.code)
  expect('to collect', cod, codOf(there))
  expect('state', state, name && shipmentStateFacts[name].value)
  expect('owed by the carrier', owed, name === 'delivered' ? codOf(there) : 0)
  return found
}

const twice = (what: string, all: readonly string[]): string[] =>
  [...Map.groupBy(all, (one) => one)].flatMap(([one, some]) => (some.length > 1 ? [`${what} ${one} twice`] : []))

export const compareParcels = (
  { parcels, bills, untold }: KnownParcels,
  there: ReadonlyMap<CarrierName, readonly ParcelThere[]>,
  count: number,
): string[] => {
  const numbers = new Set(parcels.map(({ carrier, number }) => `${carrier} ${number}`))
  const all = [...there].flatMap(([carrier, own]) => own.map((one) => ({ carrier, ...one })))
  const byKey = new Map(all.map((one) => [`${one.carrier} ${one.key}`, one]))
  const handed = Map.groupBy(parcels, ({ bill }) => bill)
  return [
    ...(parcels.length === count ? [] : [`${parcels.length} parcels instead of ${count}`]),
    ...(all.length === count ? [] : [`the carriers have ${all.length} parcels`]),
    ...twice(
      'the number',
      all.map(({ key }) => key),
    ),
    ...twice(
      'here the number',
      parcels.map(({ number }) => number),
    ),
    ...parcels.flatMap((own) => compareOne(own, byKey.get(`${own.carrier} ${own.number}`))),
    ...[...byKey.keys()].filter((key) => !numbers.has(key)).map((key) => `nobody here knows ${key}`),
    ...bills.flatMap((bill) =>
      handed.get(bill)?.length === 1 ? [] : [`a bill has ${handed.get(bill)?.length ?? 0} parcels`],
    ),
    ...(untold === 0 ? [] : [`${untold} reports were not worked on`]),
  ]
}
