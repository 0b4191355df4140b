/**
 * What is found between the promises of carriers and what came: a row for each parcel and kind. Nothing of it is stored but
 * what somebody said when he dealt with it; lists, pages and files ask this.
 */
import { sql, type Sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { carrierAdapters, feePayer, type CarrierAdapter } from '#model/carrier.ts'
import { findingFacts, findingKinds, payOutDays, weighing, type FindingKind } from '#model/carrier-finding.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import { isMadeSql } from './shipment-state.server.ts'

const isIn = (...states: ShipmentState[]): Sql =>
  sql`s.ship_status in (${sql.raw(states.map((name) => shipmentStateFacts[name].value).join(', '))})`

const isDelivered = isIn('delivered')
const isOnItsWay = isIn('waiting', 'inTransit', 'delivering', 'failed')
/** No carrier is owed anything for them. */
const isForNothing = isIn('cancelled', 'lost')

const byAdapter = (value: (adapter: CarrierAdapter) => number | null): Sql =>
  sql`case w.adapter ${sql.join(
    carrierAdapters.map((name) => sql.raw(`when '${name}' then ${value(name) ?? 'null'}`)),
    ' ',
  )} else ${sql.raw(String(value('manual') ?? 'null'))} end`

/** Mondays to Fridays up to a day, from a Monday long ago. */
const workingDays = (day: Sql): Sql =>
  sql`((${day} - date '1990-01-01') / 7 * 5 + least((${day} - date '1990-01-01') % 7 + 1, 5))`

/** What files said of a parcel, added up: looked up for each, so that it never depends on what is known of the table. */
const told = sql`(select sum(r.cod) as cod, count(*) filter (where r.cod > 0) as cods, sum(r.fee) as fee, count(*) filter (where r.fee > 0) as fees,
  max(r.return_fee) as return_fee, max(r.weight) as weight from settlement_row r where r.tenant_id = s.tenant_id and r.document_id = s.document_id)`

const agreedFee = sql`case when s.fee_payer = ${sql.raw(String(feePayer.shop))} then coalesce(s.promised_fee, s.carrier_fee) else 0 end`

/**
 * The figures that kinds compare. Fees of files hold that for bringing a parcel back, unless it stands beside them. Of a
 * fee the receiver pays only a file can tell that we are charged for it, too.
 */
const figures = (today: Day, timeZone: string): Sql => sql`select
  case when ${isForNothing} then null when f.fees > 0 then f.fee when s.fee_payer = ${sql.raw(String(feePayer.shop))} then coalesce(w.fee_reported, nullif(s.carrier_fee, 0)) end as fee,
  ${agreedFee} + case when ${isIn('returned')} and f.fees > 0 and not (f.return_fee > 0 and f.fee <= ${agreedFee}) then s.return_fee else 0 end as agreed_fee,
  greatest(s.return_fee, f.return_fee) as return_fee,
  coalesce(f.weight, w.weight_reported) as weight,
  greatest(s.weight, s.length::numeric * s.width * s.height / (${byAdapter((name) => weighing[name].volume)})) as largest_weight,
  (${byAdapter((name) => weighing[name].step)})::numeric as step,
  case when f.cods > 0 then f.cod else w.cod_reported end as cod,
  coalesce(k.settled, 0) / 10000.0 as handed_over,
  coalesce(f.cods, 0) as cods, coalesce(f.fees, 0) as fees,
  ${workingDays(sql`s.expected_date`)} - ${workingDays(sql`d.day`)} as promised_days,
  ${workingDays(sql`case when ${isDelivered} then least(s.delivered_date, (w.state_at at time zone ${timeZone})::date) when ${isOnItsWay} then ${today}::date end`)} - ${workingDays(sql`d.day`)} as days,
  ${workingDays(sql`${today}::date`)} - ${workingDays(sql`s.delivered_date`)} as days_since`

interface Finding {
  expected: Sql
  found: Sql
  /** True if it is one; unknown is none. */
  when: Sql
}
const fee = { expected: sql`v.agreed_fee`, found: sql`v.fee` }
const cod = { expected: sql`s.cod_amount`, found: sql`v.cod` }
const isTwice = sql`(v.fees > 1 and v.fee > v.agreed_fee)`
const stepOf = (grams: Sql): Sql => sql`ceil(${grams} / v.step)`

const findings: Readonly<Record<FindingKind, Finding>> = {
  feeHigher: { ...fee, when: sql`v.fee > v.agreed_fee and not ${isTwice}` },
  feeLower: { ...fee, when: sql`v.fee < v.agreed_fee` },
  feeTwice: { ...fee, when: isTwice },
  feeNotOwed: { expected: sql`0`, found: sql`f.fee`, when: sql`f.fee > 0 and ${isForNothing}` },
  returnFeeWithoutReturn: {
    expected: sql`0`,
    found: sql`v.return_fee`,
    when: sql`v.return_fee > 0 and not ${isIn('returning', 'returned')}`,
  },
  weightDiffers: {
    expected: sql`s.weight`,
    found: sql`v.weight`,
    when: sql`v.weight > 0 and s.weight > 0 and (${stepOf(sql`v.weight`)} < ${stepOf(sql`s.weight`)} or ${stepOf(sql`v.weight`)} > ${stepOf(sql`v.largest_weight`)})`,
  },
  // What was handed over by other ways counts, too.
  codShort: {
    ...cod,
    found: sql`greatest(v.cod, v.handed_over)`,
    when: sql`greatest(v.cod, v.handed_over) < s.cod_amount and v.cod is not null and (${isDelivered} or ${isOnItsWay} and v.cods = 0)`,
  },
  codOver: {
    ...cod,
    when: sql`v.cod > s.cod_amount and v.cods < 2 and (${isDelivered} or ${isOnItsWay} and v.cods = 0)`,
  },
  codPaidTwice: { ...cod, when: sql`v.cod > s.cod_amount and v.cods > 1 and ${isDelivered}` },
  codNotDelivered: { ...cod, expected: sql`0`, when: sql`v.cods > 0 and not ${isDelivered}` },
  codUnpaid: {
    ...cod,
    found: sql`v.handed_over`,
    when: sql`${isDelivered} and v.cods = 0 and k.settled < k.amount and v.days_since > ${sql.raw(String(payOutDays))}`,
  },
  late: { expected: sql`v.promised_days`, found: sql`v.days`, when: sql`v.days > v.promised_days` },
}

const each = (value: (kind: FindingKind) => Sql): Sql => sql`array[${sql.join(findingKinds.map(value))}]`

/** A row for each kind; null: it is none. Rows of values would be prepared anew for every parcel. */
const rows = sql`unnest(${each((kind) => sql`case when ${findings[kind].when} then ${sql.raw(`'${kind}'`)} end`)},
  ${each((kind) => sql`(${findings[kind].expected})::numeric`)}, ${each((kind) => sql`(${findings[kind].found})::numeric`)})`

/**
 * Parcels (`s`, `d`) with what is found (`x`: `kind`, `expected`, `found`), and what was said when somebody dealt with it
 * (`m`). A parcel that is late on its way is so for longer every day, and stays dealt with.
 */
export const findingsFrom = (
  today: Day,
  timeZone: string,
): Sql => sql`shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
left join shipment_watch w on w.tenant_id = s.tenant_id and w.document_id = s.document_id
left join debt_entry k on k.tenant_id = s.tenant_id and k.document_id = s.document_id and k.side = 'carrierCod' and k.partner_id = s.carrier_id
cross join lateral ${told} f
cross join lateral (${figures(today, timeZone)} offset 0) v
cross join lateral ${rows} x (kind, expected, found)
left join carrier_finding_note m on m.tenant_id = s.tenant_id and m.document_id = s.document_id and m.kind = x.kind
  and m.expected = x.expected and (m.found = x.found or x.kind = 'late')`

export const isFindingSql: Sql = sql`x.kind is not null and ${isMadeSql(sql`s`)}`

/** What the carrier owes for it. */
export const claimSql: Sql = sql`case ${sql.join(
  findingKinds.flatMap((kind) => {
    const { claims } = findingFacts[kind]
    return claims
      ? [sql.raw(`when x.kind = '${kind}' then x.${claims === 'more' ? 'found - x.expected' : 'expected - x.found'}`)]
      : []
  }),
  ' ',
)} else 0 end`
