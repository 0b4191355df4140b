/** What may be chosen for a delivery: carriers, and of each its shifts, options and notes (contract master-data §3). */
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isStoredId } from '#engine/columns.ts'
import { asked, count, flag, id, list, nullable, number, object, oneOf, text, type AnySchema } from '#model/schema.ts'
import { readFlag } from '#wire/list-query.ts'
import type { Call, Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'

type Row = Readonly<Record<string, unknown>>

/** The keys of every lookup row. */
const lookupRow = (row: Row, index: number): Row => ({
  Code: '',
  Note: '',
  GroupID: '',
  Phaithu: 0,
  Phaitra: 0,
  ...row,
  Ordinal: index + 1,
})
const rowSchema = (more: Readonly<Record<string, AnySchema>>): AnySchema =>
  list(
    object({
      Id: id,
      Name: text,
      Code: text,
      Note: nullable(text),
      GroupID: text,
      Ordinal: count,
      Phaithu: number,
      Phaitra: number,
      ...more,
    }),
  )

const answered = async ({ tx }: Scope, rows: Sql): Promise<unknown> =>
  (await tx.query<Row & Record<string, unknown>>(rows)).map(lookupRow)

/** Those in use; with `all`, as reports about the past need it, the others too. */
const carriers = (scope: Scope, { query }: Input): Promise<unknown> =>
  answered(
    scope,
    sql`select c.id as "Id", c.name as "Name", c.code as "Code", coalesce(c.tracking_url, '') as "Note", c.adapter, c.is_internal as "isInternal", c.active
from carrier c where ${sql.ours('c')} and (c.active or ${readFlag('all', fromQuery(query, 'all'), false)}) order by c.code_key`,
  )

/** Nothing of no carrier. */
const ofCarrier =
  (rows: (carrier: string) => Sql) =>
  (scope: Scope, { query }: Input): Promise<unknown> => {
    const carrier = (fromQuery(query, 'NVC_ID') ?? '').trim()
    return isStoredId(carrier) ? answered(scope, rows(carrier)) : Promise.resolve([])
  }

const shifts = ofCarrier(
  (carrier) =>
    sql`select s.id as "Id", s.name as "Name", s.from_time || '–' || s.to_time as "Note", s.from_time as "fromTime", s.to_time as "toTime"
from carrier_shift s where ${sql.ours('s')} and s.carrier_id = ${carrier} order by s.from_time, s.ordinal`,
)
const options = ofCarrier(
  (carrier) =>
    sql`select o.id as "Id", o.name as "Name", o.code as "Code", o.fee_payer as "feePayer", o.collect_goods as "collectGoods"
from carrier_payment_option o where ${sql.ours('o')} and o.carrier_id = ${carrier} order by o.ordinal`,
)
const notes = ofCarrier(
  (carrier) =>
    sql`select n.id as "Id", n.name as "Name", n.code as "Code"
from carrier_delivery_note n where ${sql.ours('n')} and n.carrier_id = ${carrier} order by n.ordinal`,
)

const ofOne = { query: [asked('NVC_ID', id)] }
export const deliveryChoiceCalls: readonly Call[] = [
  {
    path: 'ApiDeliveryFee/DanhsachNVC',
    method: 'GET',
    about: {
      query: [asked('all')],
      answers: rowSchema({ adapter: text, isInternal: flag, active: flag }),
    },
    demand: 'signedIn',
    run: carriers,
  },
  {
    path: 'ApiDeliveryFee/getCagiaohang',
    method: 'GET',
    about: { ...ofOne, answers: rowSchema({ fromTime: text, toTime: text }) },
    demand: 'signedIn',
    run: shifts,
  },
  {
    path: 'ApiDeliveryFee/getTuychonthanhtoan',
    method: 'GET',
    about: { ...ofOne, answers: rowSchema({ feePayer: oneOf(1, 2), collectGoods: flag }) },
    demand: 'signedIn',
    run: options,
  },
  {
    path: 'ApiDeliveryFee/getLuuYGiao',
    method: 'GET',
    about: { ...ofOne, answers: rowSchema({}) },
    demand: 'signedIn',
    run: notes,
  },
]
