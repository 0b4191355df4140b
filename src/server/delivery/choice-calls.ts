/** What may be chosen for a delivery: carriers, and of each its shifts, options and notes (contract master-data §3). */
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isStoredId } from '#engine/columns.ts'
import { carriersInUse, notesOfCarrier, optionsOfCarrier, shiftsOfCarrier } from '#lists/carrier/calls.ts'
import { readFlag } from '#wire/list-query.ts'
import type { Call, Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'

interface Choice {
  Id: string
  Name: string
  Note: string | null
}

/** The keys of every lookup row. */
const lookupRow = <R extends Choice>(row: R, index: number) => ({
  Code: '',
  GroupID: '',
  Phaithu: 0,
  Phaitra: 0,
  ...row,
  Ordinal: index + 1,
})

const answered = async <R extends Choice>({ tx }: Scope, rows: Sql) =>
  (await tx.query<R & Record<string, unknown>>(rows)).map((row, index) => lookupRow<R>(row, index))

/** Those in use; with `all`, as reports about the past need it, the others too. */
const carriers = (scope: Scope, { query }: Input) =>
  answered<Choice & { adapter: string; isInternal: boolean; active: boolean }>(
    scope,
    sql`select c.id as "Id", c.name as "Name", c.code as "Code", coalesce(c.tracking_url, '') as "Note", c.adapter, c.is_internal as "isInternal", c.active
from carrier c where ${sql.ours('c')} and (c.active or ${readFlag('all', fromQuery(query, 'all'), false)}) order by c.code_key`,
  )

/** Nothing of no carrier. */
const ofCarrier =
  <R extends Choice>(rows: (carrier: string) => Sql) =>
  (scope: Scope, { query }: Input) => {
    const carrier = (fromQuery(query, 'NVC_ID') ?? '').trim()
    return isStoredId(carrier) ? answered<R>(scope, rows(carrier)) : Promise.resolve([])
  }

const shifts = ofCarrier<Choice & { fromTime: string; toTime: string }>(
  (carrier) =>
    sql`select s.id as "Id", s.name as "Name", s.from_time || '–' || s.to_time as "Note", s.from_time as "fromTime", s.to_time as "toTime"
from carrier_shift s where ${sql.ours('s')} and s.carrier_id = ${carrier} order by s.from_time, s.ordinal`,
)
const options = ofCarrier<Choice & { feePayer: 1 | 2; collectGoods: boolean }>(
  (carrier) =>
    sql`select o.id as "Id", o.name as "Name", o.code as "Code", '' as "Note", o.fee_payer as "feePayer", o.collect_goods as "collectGoods"
from carrier_payment_option o where ${sql.ours('o')} and o.carrier_id = ${carrier} order by o.ordinal`,
)
const notes = ofCarrier<Choice>(
  (carrier) =>
    sql`select n.id as "Id", n.name as "Name", n.code as "Code", '' as "Note"
from carrier_delivery_note n where ${sql.ours('n')} and n.carrier_id = ${carrier} order by n.ordinal`,
)

export const deliveryChoiceCalls: readonly Call[] = [
  answering(carriersInUse, carriers),
  answering(shiftsOfCarrier, shifts),
  answering(optionsOfCarrier, options),
  answering(notesOfCarrier, notes),
]
