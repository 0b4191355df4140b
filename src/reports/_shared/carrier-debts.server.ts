/** The query of the six reports about carriers: all figures are those of the end of the range. */
import { answers, ROW_LIMIT, type ReportAnswer, type ReportParams } from '#engine/listing/report.ts'
import { wordIn } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { shipment } from '#documents/shipment/index.ts'
import {
  isMadeSql,
  isOpenSql,
  openEntryJoin,
  postedSql,
  type ParcelMoney,
} from '#documents/_shared/parcels/shipment-state.server.ts'
import { isInForceSql, isPostedSql } from '#engine/states.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { plannedAnew } from '#engine/tx.ts'
import { inTextOrder } from '#engine/text-order.ts'
import { onItsWay } from '#model/shipment-late.ts'
import { shipmentStateFacts, shipmentStates, type ShipmentState } from '#model/shipment-state.ts'
import type { CarrierDebts, CarrierPart } from './carrier-debts.ts'
import type { Row } from '#model/table.ts'
import { fromUnits, madeRows, withOrdinal, type SqlRow } from './rows.server.ts'

type Params = ReportParams<CarrierDebts>

const state = (name: ShipmentState): Sql => sql.raw(String(shipmentStateFacts[name].value))
const side = (name: 'carrierCod' | 'carrierFee'): Sql => sql.raw(`'${name}'`)

const ofCarrier = (column: Sql, { carrier }: Params): Sql =>
  carrier ? sql` and ${column} = ${carrier}::uuid` : sql.empty

const underWay = sql.join(onItsWay.map(state), ', ')
const sides = sql`(${side('carrierCod')}, ${side('carrierFee')})`

const range = ({ from, to }: Params): Sql => sql`between ${from}::date and ${to}::date`

/** Parcels of which something may have been open at the end: those on their way then, and those of which money was or is owed. */
const unsettled = (params: Params): Sql[] => [
  sql`select s.document_id from shipment s where ${sql.ours('s')} and s.ship_status in (${underWay})`,
  sql`select s.document_id from shipment s join document h on h.tenant_id = s.tenant_id and h.id = s.document_id where ${sql.ours('s')} and ${sql.ours('h')} and s.delivered_date > ${params.to}::date and h.day <= ${params.to}::date`,
  sql`select a.debt_id from allocation a where ${paidLater(params)}`,
  sql`select o.document_id from debt_entry o where ${sql.ours('o')} and o.side in ${sides} and ${isOpenSql(sql`o`)}`,
]
/** Paid after the end of what was owed before. */
const paidLater = ({ to }: Params): Sql =>
  sql`${sql.ours('a')} and a.side in ${sides} and a.day > ${to}::date and a.since <= ${to}::date`

/** Parcels that came to their end in the range. */
const ended = (params: Params): Sql =>
  sql`select s.document_id from shipment s where ${sql.ours('s')} and s.delivered_date ${range(params)}`

/** Parcels that were handed over in the range, or of which something was paid in it. */
const handed = (params: Params): Sql =>
  sql`select h.id from document h where ${sql.ours('h')} and h.kind = ${shipment.name} and h.day ${range(params)}`
const paid = (params: Params): Sql =>
  sql`select a.debt_id from allocation a where ${sql.ours('a')} and a.side in ${sides} and a.day ${range(params)}`

/** A parcel of which there may be a row. */
interface Candidate extends Record<string, unknown> {
  id: string
  /** The parcel was handed over before the range, and something was paid of it in the range. */
  isPaid: boolean
}

/**
 * Parcels of which there may be a row; of no other parcel is there one. The largest of its weights tells about a parcel:
 * 2 for handed over in the range, 1 for paid in it, else 0.
 */
const candidates = (params: Params): Sql => {
  const { part } = params
  const isOpen = part === 'codRemain' || part === 'feeRemain'
  const silent = [...unsettled(params), ...(isOpen ? [] : [ended(params)])].map((one) => [one, 0] as const)
  const told = isOpen
    ? []
    : ([
        [handed(params), 2],
        [paid(params), 1],
      ] as const)
  const all = sql.join(
    [...silent, ...told].map(
      ([one, weight]) => sql`select y.id, ${sql.raw(String(weight))} as told from (${one}) y (id)`,
    ),
    '\nunion all ',
  )
  const known = sql`select x.id, max(x.told) = 1 as "isPaid" from (${all}) x group by 1`
  if (!params.carrier) return known
  return sql`select c.* from (${known}) c join shipment s on s.document_id = c.id where ${sql.ours('s')}${ofCarrier(sql`s.carrier_id`, params)}`
}

/** The rows with more than nothing in the column that a page shows. */
const above: Readonly<Record<CarrierPart, Sql>> = {
  codRemain: sql` and p.cod > p.cod_paid`,
  codDue: sql` and p.cod_due > 0`,
  feeRemain: sql` and p.fee > p.fee_paid`,
  fee: sql` and p.fee > 0`,
  carriers: sql` and false`,
}

/**
 * As it was at the end: what arrived later was still on its way, and what was paid later was open. Nearly everything is
 * settled, so what was paid follows from the few amounts that are not. Amounts are in units of the ledger.
 */
const parcelsStatement = (params: Params, some: readonly Candidate[]): Sql => {
  const { from, to, part } = params
  const ids = some.map(({ id }) => id)
  const paidIds = some.filter(({ isPaid }) => isPaid).map(({ id }) => id)
  const isEnded = sql`(s.ship_status in (${state('delivered')}, ${state('returned')}) and s.delivered_date <= ${to}::date)`
  const isBack = sql`(s.ship_status = ${state('returned')} and ${isEnded})`
  const open = (money: ParcelMoney, entry: Sql): Sql =>
    sql`coalesce(${entry}.amount - ${entry}.settled, 0) + coalesce(t.${sql.raw(money)}, 0)`
  return sql`
with later as materialized (
  select a.debt_id, coalesce(sum(a.amount) filter (where a.side = ${side('carrierCod')}), 0)::bigint as cod, coalesce(sum(a.amount) filter (where a.side = ${side('carrierFee')}), 0)::bigint as fee
  from allocation a where ${paidLater(params)} group by 1),
carrier_place as (select c.id, c.name, row_number() over (order by c.code ${inTextOrder}) as place from carrier c where ${sql.ours('c')}),
found as (
  select s.document_id, s.carrier_id, s.bill_id, s.tracking_code, s.ship_status, s.delivered_date, d.number, d.day, d.partner_id, d.tenant_id, ${isEnded} as is_ended,
    (case when ${isBack} or s.ship_status = ${state('lost')} then 0 else s.cod_amount * 10000 end)::bigint as cod,
    (case when ${isEnded} then ${postedSql(sql`s`, 'cod')} * 10000 else 0 end)::bigint as cod_due,
    (case when ${isEnded} then ${postedSql(sql`s`, 'fee')} * 10000 else 0 end)::bigint as fee,
    ${open('cod', sql`k`)} as cod_open, ${open('fee', sql`f`)} as fee_open
  from unnest(${ids}::uuid[]) n (document_id) join shipment s on s.document_id = n.document_id join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
  ${openEntryJoin(sql`s`, sql`k`, 'cod')}
  ${openEntryJoin(sql`s`, sql`f`, 'fee')}
  left join later t on t.debt_id = n.document_id
  where ${sql.ours('s')} and ${sql.ours('d')} and ${isInForceSql('d')} and ${isMadeSql(sql`s`)} and d.day <= ${to}::date${ofCarrier(sql`s.carrier_id`, params)}),
parcel as (
  select *, case when is_ended then cod_due - cod_open else 0 end as cod_paid, case when is_ended then fee - fee_open else 0 end as fee_paid from found)
select p.carrier_id as carrier, c.name as "carrierName", p.number as "shipNumber", coalesce(p.tracking_code, '') as "trackingCode", b.id as "documentId", b.kind as "documentKind", b.number as "billNumber", b.day as "billDate",
  k.code as "partnerCode", k.name as "partnerName", p.day as "handDate", case when p.is_ended then p.delivered_date end as "deliveredDate",
  case when p.ship_status in (${state('delivered')}, ${state('returned')}) and not p.is_ended then ${state('inTransit')}
    when p.ship_status = ${state('delivered')} and p.cod > 0 and p.cod = p.cod_paid and p.fee = p.fee_paid then ${state('reconciled')} else p.ship_status end as "shipStatusName",
  p.cod as "codAmount", p.cod_due as "codDue", p.cod_paid as "codPaid", p.cod - p.cod_paid as "codRemain", p.fee, p.fee_paid as "feePaid", p.fee - p.fee_paid as "feeRemain"
from parcel p
join carrier_place c on c.id = p.carrier_id
join document b on b.tenant_id = p.tenant_id and b.id = p.bill_id and ${isPostedSql('b')}
left join partner k on k.tenant_id = p.tenant_id and k.id = p.partner_id
where (p.day >= ${from}::date or (p.is_ended and p.delivered_date >= ${from}::date) or p.cod <> p.cod_paid or p.fee <> p.fee_paid
  or p.document_id = any(${paidIds}::uuid[]))${part ? above[part] : sql.empty}
order by c.place, p.day, p.number ${inTextOrder}
limit ${ROW_LIMIT + 1}`
}

const sumOf = (name: 'carrierCod' | 'carrierFee', where: Sql): Sql =>
  sql`coalesce(sum(e.amount) filter (where e.side = ${side(name)} and ${where}), 0)::bigint`

/**
 * What each carrier owes and is owed, from the balances of today and what was posted since the range began. An opening
 * balance counts as one, whatever its day, as in the reports of debts and stock.
 */
const carriersStatement = (params: Params): Sql => {
  const { from, to } = params
  const inRange = sql`e.day <= ${to}::date`
  const of = (name: 'carrierCod' | 'carrierFee', as: string) => {
    const named = (what: string): Sql => sql.raw(`${as}_${what}`)
    return sql`${sumOf(name, sql`e.day > ${to}::date`)} as ${named('later')}, ${sumOf(name, sql`${inRange} and e.column_name <> 'opening'`)} as ${named('here')},
    ${sumOf(name, sql`${inRange} and e.column_name = 'incurred'`)} as ${named('incurred')}, -${sumOf(name, sql`${inRange} and e.column_name = 'paid'`)} as ${named('paid')}`
  }
  const balance = (name: 'carrierCod' | 'carrierFee'): Sql =>
    sql`coalesce((select sum(l.amount) from debt_balance l where ${sql.ours('l')} and l.partner_id = c.id and l.side = ${side(name)}), 0)::bigint`
  const shown = (as: string): Sql => {
    const name = (what: string): Sql => sql.raw(`"${as}${what}"`)
    const value = (what: string): Sql => sql.raw(`coalesce(m.${as}_${what}, 0)`)
    const closing = sql`${sql.raw(`c.${as}`)} - ${value('later')}`
    return sql`${closing} - ${value('here')} as ${name('Opening')}, ${value('incurred')} as ${name('Incurred')}, ${value('paid')} as ${name('Paid')}, ${closing} as ${name('Closing')}`
  }
  return sql`
with moved as materialized (
  select e.partner_id, ${of('carrierCod', 'cod')}, ${of('carrierFee', 'fee')}
  from debt_entry e where ${sql.ours('e')} and e.side in ${sides} and e.day >= ${from}::date${ofCarrier(sql`e.partner_id`, params)} group by 1),
known as (
  select c.id, c.code, c.name, ${balance('carrierCod')} as cod, ${balance('carrierFee')} as fee from carrier c where ${sql.ours('c')}${ofCarrier(sql`c.id`, params)})
select * from (
  select c.id as carrier, c.code as "carrierCode", c.name as "carrierName", ${shown('cod')}, ${shown('fee')}
  from known c left join moved m on m.partner_id = c.id
) x where ("codOpening", "codIncurred", "codPaid", "feeOpening", "feeIncurred", "feePaid") <> (0, 0, 0, 0, 0, 0)
order by "carrierCode" ${inTextOrder}`
}

const parcelAmounts = ['codAmount', 'codDue', 'codPaid', 'codRemain', 'fee', 'feePaid', 'feeRemain']
const carrierAmounts = [
  'codOpening',
  'codIncurred',
  'codPaid',
  'codClosing',
  'feeOpening',
  'feeIncurred',
  'feePaid',
  'feeClosing',
]

const stateWords = (scope: Scope): ReadonlyMap<number, string> =>
  new Map(shipmentStates.map((name) => [shipmentStateFacts[name].value, wordIn(scope, shipmentStateFacts[name].label)]))

/** Changes the row object: there may be tens of thousands. */
const shownParcel =
  (words: ReadonlyMap<number, string>) =>
  (row: SqlRow, index: number): Row => {
    const cells = withOrdinal(fromUnits(row, parcelAmounts), index)
    cells['shipStatusName'] = words.get(Number(cells['shipStatusName'])) ?? ''
    cells['deliveredDate'] ??= ''
    cells['note'] = ''
    return cells
  }

/** Asked for by their ids: nobody could guess how many there are of all, and the wrong guess doubles the time. */
const parcelsOf = async (scope: Scope, params: Params, found: readonly Candidate[]): Promise<Row[]> => {
  const rows = await scope.tx.query<SqlRow>(plannedAnew(parcelsStatement(params, found)))
  return madeRows(rows, shownParcel(stateWords(scope)))
}

export const carrierDebtsReport = <R extends CarrierDebts>(definition: R) =>
  answers(definition, async (scope: Scope, params: Params): Promise<ReportAnswer> => {
    const { part } = definition
    const isOfCarriers = params.part === 'carriers'
    const [carriers, found = []] = (await scope.tx.batch([
      carriersStatement(params),
      ...(isOfCarriers ? [] : [candidates(params)]),
    ])) as [SqlRow[], Candidate[]?]
    const rows = isOfCarriers ? [] : await parcelsOf(scope, params, found)
    const lists: Readonly<Record<string, Row[]>> = { carriers: carriers.map((row) => fromUnits(row, carrierAmounts)) }
    // Asked for by itself it is the list that its page shows; the call is answered with everything.
    return { rows: part?.list ? lists[part.list]! : rows, lists }
  })
