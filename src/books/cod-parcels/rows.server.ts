/** Parcels on their way with money to collect, or that came to an end; what was given back or lost never had any. */
import { sql, type Sql } from '#engine/sql.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import { parcelSums } from '../_shared/parcel-columns.ts'
import { paidOf, parcelRows, stateFilter } from '../_shared/parcels.server.ts'

const numbers = (...states: ShipmentState[]): Sql =>
  sql.raw(states.map((one) => shipmentStateFacts[one].value).join(', '))

/** What the carrier still has, or will have once it is delivered. */
const handedOver = paidOf('cod')
const left = sql`case when s.ship_status in (${numbers('returned')}) then 0 else s.cod_amount - ${handedOver} end`
/** Nothing is left. PostgreSQL takes half of the parcels for such, of `left = 0` one in two hundred, which it would look up singly. */
const isSettled = sql`case when s.ship_status in (${numbers('returned')}) then true else s.cod_amount = ${handedOver} end`

const settled: Readonly<Record<string, readonly Sql[]>> = {
  '': [],
  '0': [],
  '1': [sql`${left} <> 0`],
  '2': [isSettled],
}

const where = (query: ListQuery): Sql[] => {
  const asked = settled[(query.narrow?.['settled'] ?? '').trim()]
  if (!asked) throw new Unreadable('invalid', { label: 'settled' })
  const isListed = sql`s.cod_amount > 0 and s.ship_status not in (${numbers('cancelled', 'lost')})`
  return [isListed, ...asked, ...stateFilter(query)]
}

export const rows = parcelRows({
  further: [['codRemain', { sql: left, kind: 'money', joins: ['cod'] }]],
  where,
  // A condition reads what was handed over.
  always: ['cod'],
  sums: [...parcelSums, 'codRemain'],
})
