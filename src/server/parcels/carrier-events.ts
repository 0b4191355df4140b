/** What carriers told, as rows: taken in, found to be about a parcel, and given again with what comes later. */
import { createHash } from 'node:crypto'
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import type { ParcelNews } from '../shipping/carrier.ts'

/** Texts of carriers are cut to this. */
const mostReason = 500

export interface TakenIn {
  id: string
  carrier: string
  news: ParcelNews
  /** Of what was asked: found to be about this parcel already. */
  parcel?: string
}

/** What a carrier said of a parcel, as it was taken in. */
export interface CarrierEvent extends Omit<ParcelNews, 'kind'> {
  id: string
  carrier: string
  /** The event stands in the parcel's way already. */
  isTold: boolean
}

/** The same told twice is one; what was asked may say again what came by itself. */
const digestOf = ({ news, parcel }: TakenIn): Buffer => {
  const { trackingCode, shipNumber, stateCode, at, fee, cod, weight, isPartial, reason } = news
  const told = [
    trackingCode,
    shipNumber,
    stateCode,
    at?.getTime() ?? null,
    amount(fee),
    amount(cod),
    weight,
    reason,
    parcel ?? null,
    ...(isPartial ? [isPartial] : []),
  ]
  return createHash('sha256').update(JSON.stringify(told)).digest()
}
const amount = (value: Decimal | null): string | null => (value === null ? null : decimalText(value))

/** An answer that was given before counts again; what came by itself does not. */
export const eventsStatement = ({ now }: Pick<Tx, 'now'>, all: readonly TakenIn[]): Sql => {
  const taken = [...new Map(all.map((one) => [`${one.carrier} ${digestOf(one).toString('base64')}`, one])).values()]
  const column = <T>(value: (one: TakenIn) => T): T[] => taken.map(value)
  return sql`insert into carrier_event (tenant_id, id, carrier_id, digest, received_at, tracking_code, ship_number, state, state_code, at, fee, cod, weight, is_partial, reason, document_id)
values (${sql.tenant}, unnest(${column(({ id }) => id)}::uuid[]), unnest(${column(({ carrier }) => carrier)}::uuid[]), unnest(${column(digestOf)}::bytea[]), ${now}, unnest(${column(({ news }) => news.trackingCode)}::text[]),
  unnest(${column(({ news }) => news.shipNumber)}::text[]), unnest(${column(({ news }) => news.state)}::text[]), unnest(${column(({ news }) => news.stateCode)}::text[]),
  unnest(${column(({ news }) => news.at?.toISOString() ?? null)}::timestamptz[]), unnest(${column(({ news }) => amount(news.fee))}::numeric[]), unnest(${column(({ news }) => amount(news.cod))}::numeric[]),
  unnest(${column(({ news }) => news.weight)}::integer[]), unnest(${column(({ news }) => news.isPartial)}::boolean[]),
  unnest(${column(({ news }) => news.reason.slice(0, mostReason))}::text[]), unnest(${column(({ parcel }) => parcel ?? null)}::uuid[]))
on conflict (tenant_id, carrier_id, digest) do update set worked_at = null, is_void = false, received_at = excluded.received_at where excluded.document_id is not null`
}

const columns = sql`e.id, e.carrier_id as carrier, e.tracking_code as "trackingCode", e.ship_number as "shipNumber", e.state, e.state_code as "stateCode", e.at, e.fee::text, e.cod::text, e.weight, e.is_partial as "isPartial", e.reason, e.is_told as "isTold"`
type Row = Omit<CarrierEvent, 'fee' | 'cod'> & { fee: string | null; cod: string | null }
const read = (row: Row): CarrierEvent => ({
  ...row,
  fee: row.fee === null ? null : decimal(row.fee),
  cod: row.cod === null ? null : decimal(row.cod),
})

/** Among so many of the longest waiting reports it is looked whose turn it is, and so many are worked on at a time. */
const mostLookedAt = 50
const mostAtOnce = 200
const isWaiting = sql`e.worked_at is null and e.document_id is null`

export interface Waiting {
  events: CarrierEvent[]
  /** Others wait behind them. */
  isMore: boolean
}

/**
 * All that waits about the parcels that have waited longest: in a flood a parcel is written once for many reports of it.
 * Parcels are told apart by what the carrier calls them.
 */
export const waitingEvents = async (tx: Tx, parcels: number): Promise<Waiting> => {
  const rows = await tx.query<Row & Record<string, unknown>>(sql`
with oldest as (
  select e.carrier_id, e.tracking_code, e.ship_number, row_number() over (order by e.received_at, e.id) as place
  from carrier_event e where ${sql.ours('e')} and ${isWaiting} order by e.received_at, e.id limit ${mostLookedAt}),
named as (select o.carrier_id, o.tracking_code, o.ship_number from oldest o group by 1, 2, 3 order by min(o.place) limit ${parcels})
select ${columns} from named n join carrier_event e on e.carrier_id = n.carrier_id and e.tracking_code = n.tracking_code and e.ship_number = n.ship_number
where ${sql.ours('e')} and ${isWaiting} order by e.received_at, e.id limit ${mostAtOnce}`)
  const names = new Set(rows.map(({ carrier, trackingCode, shipNumber }) => `${carrier} ${trackingCode} ${shipNumber}`))
  return { events: rows.map(read), isMore: names.size === parcels || rows.length >= mostLookedAt }
}

/** What was told of a parcel before and holds, and what was just asked. */
export const eventsAbout = async (
  tx: Tx,
  parcel: string,
): Promise<{ known: CarrierEvent[]; fresh: CarrierEvent[] }> => {
  const rows = await tx.query<Row & { isWorked: boolean; isVoid: boolean } & Record<string, unknown>>(
    sql`select ${columns}, e.worked_at is not null as "isWorked", e.is_void as "isVoid" from carrier_event e where ${sql.ours('e')} and e.document_id = ${parcel} order by e.received_at, e.id`,
  )
  const of = (isWorked: boolean) => rows.filter((row) => row.isWorked === isWorked && !row.isVoid).map(read)
  return { known: of(true), fresh: of(false) }
}

export const workedStatement = (
  { now }: Pick<Tx, 'now'>,
  events: readonly CarrierEvent[],
  parcel: string | null,
): Sql =>
  sql`update carrier_event set worked_at = ${now}, is_told = true, document_id = ${parcel}::uuid where ${sql.ours('carrier_event')} and id = any(${events.map(({ id }) => id)}::uuid[])`

/** The carrier, when it was asked, said otherwise. */
export const voidStatement = (events: readonly CarrierEvent[]): Sql =>
  sql`update carrier_event set is_void = true where ${sql.ours('carrier_event')} and id = any(${events.map(({ id }) => id)}::uuid[])`

const keptDays = 180
export const forgetCarrierEvents = (now: Date): Sql =>
  sql`delete from carrier_event where ${sql.ours('carrier_event')} and received_at < ${new Date(now.getTime() - keptDays * 86_400_000)}`
