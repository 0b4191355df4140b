/** The query of the six reports about carriers: all figures are those of the end of the range. */
import { answers, ROW_LIMIT, type ReportAnswer, type ReportParams } from '#engine/listing/report.ts'
import { wordIn } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { shipment } from '#documents/shipment/index.ts'
import { isMadeSql } from '#documents/_shared/shipment-state.server.ts'
import { isInForceSql, isPostedSql } from '#engine/states.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { plannedAnew } from '#engine/tx.ts'
import { inTextOrder } from '#engine/text-order.ts'
import { onItsWay } from '#model/shipment-late.ts'
import { shipmentStateFacts, shipmentStateOf, type ShipmentState } from '#model/shipment-state.ts'
import type { CarrierDebts } from './carrier-debts.ts'
import type { Row } from '#model/table.ts'
import { fromUnits, madeRows, type SqlRow } from './rows.server.ts'

type Params = ReportParams<CarrierDebts>

const state = (name: ShipmentState): Sql => sql.raw(String(shipmentStateFacts[name].value))
const side = (name: 'carrierCod' | 'carrierFee'): Sql => sql.raw(`'${name}'`)

const ofCarrier = (column: Sql, { carrier }: Params): Sql =>
  carrier ? sql` and ${column} = ${carrier}::uuid` : sql.empty

const underWay = sql.join(onItsWay.map(state), ', ')
const sides = sql`(${side('carrierCod')}, ${side('carrierFee')})`

/**
 * Parcels of which anything happened in the range, or that were not over at its end; of no other is there a row. Those that
 * arrived after it count if they were under way before it, and those that were paid after it if they were owed before.
 * That few debts are open PostgreSQL knows of the difference only.
 */
const candidates = (params: Params): Sql => {
  const { from, to } = params
  const all = sql`
select s.document_id from shipment s where ${sql.ours('s')} and s.delivered_date between ${from}::date and ${to}::date
union select s.document_id from shipment s join document h on h.tenant_id = s.tenant_id and h.id = s.document_id where ${sql.ours('s')} and ${sql.ours('h')} and s.delivered_date > ${to}::date and h.day < ${from}::date
union select s.document_id from shipment s where ${sql.ours('s')} and s.ship_status in (${underWay})
union select h.id from document h where ${sql.ours('h')} and h.kind = ${shipment.name} and h.day between ${from}::date and ${to}::date
union select a.debt_id from allocation a where ${sql.ours('a')} and a.side in ${sides} and a.day between ${from}::date and ${to}::date
union select a.debt_id from allocation a where ${sql.ours('a')} and a.side in ${sides} and a.day > ${to}::date and a.since <= ${to}::date
union select o.document_id from debt_entry o where ${sql.ours('o')} and o.side in ${sides} and o.amount <> o.settled and o.amount - o.settled <> 0`
  if (!params.carrier) return all
  return sql`select s.document_id from (${all}) c join shipment s on s.document_id = c.document_id where ${sql.ours('s')}${ofCarrier(sql`s.carrier_id`, params)}`
}

/** What was handed over and paid up to the end, and whether anything of it in the range, by parcel. */
const settled = ({ from, to }: Params, ids: readonly string[]): Sql => sql`
select a.debt_id, coalesce(sum(a.amount) filter (where a.side = ${side('carrierCod')}), 0)::bigint as cod, coalesce(sum(a.amount) filter (where a.side = ${side('carrierFee')}), 0)::bigint as fee,
  coalesce(bool_or(a.day >= ${from}::date), false) as here
from allocation a where ${sql.ours('a')} and a.debt_id = any(${ids}::uuid[]) and a.side in ${sides} and a.day <= ${to}::date group by 1`

/** As it was at the end: what arrived later was still on its way. Amounts are in units of the ledger. */
const parcelsStatement = (params: Params, ids: readonly string[]): Sql => {
  const { from, to } = params
  const isEnded = sql`(s.ship_status in (${state('delivered')}, ${state('returned')}) and s.delivered_date <= ${to}::date)`
  const isBack = sql`(s.ship_status = ${state('returned')} and ${isEnded})`
  return sql`
with settled as materialized (${settled(params, ids)}),
parcel as (
  select s.document_id, s.carrier_id, s.bill_id, s.tracking_code, s.ship_status, s.delivered_date, d.number, d.day, d.partner_id, d.tenant_id,
    ${isEnded} as is_ended, coalesce(t.here, false) as here, coalesce(t.cod, 0) as cod_paid, coalesce(t.fee, 0) as fee_paid,
    (case when ${isBack} or s.ship_status = ${state('lost')} then 0 else s.cod_amount * 10000 end)::bigint as cod,
    (case when ${isEnded} and s.ship_status = ${state('delivered')} then s.cod_amount * 10000 else 0 end)::bigint as cod_due,
    (case when ${isEnded} then (case when s.fee_payer = 1 then s.carrier_fee else 0 end + case when s.ship_status = ${state('returned')} then s.return_fee else 0 end) * 10000 else 0 end)::bigint as fee
  from unnest(${ids}::uuid[]) c (document_id) join shipment s on s.document_id = c.document_id join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
  left join settled t on t.debt_id = c.document_id
  where ${sql.ours('s')} and ${sql.ours('d')} and ${isInForceSql('d')} and ${isMadeSql(sql`s`)} and d.day <= ${to}::date${ofCarrier(sql`s.carrier_id`, params)}
)
select p.document_id as parcel, p.carrier_id as carrier, c.name as "carrierName", p.number as "shipNumber", p.tracking_code as "trackingCode", b.id as "billId", b.kind as "billKind", b.number as "billNumber", b.day as "billDate",
  k.code as "partnerCode", k.name as "partnerName", p.day as "handDate", case when p.is_ended then p.delivered_date end as "deliveredDate",
  case when p.ship_status in (${state('delivered')}, ${state('returned')}) and not p.is_ended then ${state('inTransit')}
    when p.ship_status = ${state('delivered')} and p.cod > 0 and p.cod = p.cod_paid and p.fee = p.fee_paid then ${state('reconciled')} else p.ship_status end as state,
  p.cod as "codAmount", p.cod_due as "codDue", p.cod_paid as "codPaid", p.cod - p.cod_paid as "codRemain", p.fee, p.fee_paid as "feePaid", p.fee - p.fee_paid as "feeRemain"
from parcel p
join carrier c on c.tenant_id = p.tenant_id and c.id = p.carrier_id
join document b on b.tenant_id = p.tenant_id and b.id = p.bill_id and ${isPostedSql('b')}
left join partner k on k.tenant_id = p.tenant_id and k.id = p.partner_id
where p.day >= ${from}::date or (p.is_ended and p.delivered_date >= ${from}::date) or p.here or p.cod <> p.cod_paid or p.fee <> p.fee_paid
order by c.code ${inTextOrder}, p.day, p.number ${inTextOrder}
limit ${ROW_LIMIT + 1}`
}

const sumOf = (name: 'carrierCod' | 'carrierFee', where: Sql): Sql =>
  sql`coalesce(sum(e.amount) filter (where e.side = ${side(name)} and ${where}), 0)::bigint`

/** An opening balance counts as one, whatever its day, as in the reports of debts and stock. */
const carriersStatement = (params: Params): Sql => {
  const { from, to } = params
  const before = sql`(e.day < ${from}::date or e.column_name = 'opening')`
  const here = (column: string) => sql`(e.day >= ${from}::date and e.column_name = ${sql.raw(`'${column}'`)})`
  return sql`
select * from (
  select c.id as carrier, c.code as "carrierCode", c.name as "carrierName",
    ${sumOf('carrierCod', before)} as "codOpening", ${sumOf('carrierCod', here('incurred'))} as "codIncurred", -${sumOf('carrierCod', here('paid'))} as "codPaid", ${sumOf('carrierCod', sql`true`)} as "codClosing",
    ${sumOf('carrierFee', before)} as "feeOpening", ${sumOf('carrierFee', here('incurred'))} as "feeIncurred", -${sumOf('carrierFee', here('paid'))} as "feePaid", ${sumOf('carrierFee', sql`true`)} as "feeClosing"
  from debt_entry e join carrier c on c.tenant_id = e.tenant_id and c.id = e.partner_id
  where ${sql.ours('e')} and e.side in ${sides} and e.day <= ${to}::date${ofCarrier(sql`e.partner_id`, params)}
  group by c.id, c.code, c.name
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

export const carrierDebtsReport = <R extends CarrierDebts>(definition: R) =>
  answers(definition, async (scope: Scope, params: Params): Promise<ReportAnswer> => {
    // Asked for by their ids: nobody could guess how many there are of all, and the wrong guess doubles the time.
    const [found, carriers] = (await scope.tx.batch([candidates(params), carriersStatement(params)])) as [
      { document_id: string }[],
      SqlRow[],
    ]
    const ids = found.map(({ document_id: one }) => one)
    const parcels = await scope.tx.query<SqlRow>(plannedAnew(parcelsStatement(params, ids)))
    const rows = await madeRows(parcels, (row, index) => {
      const { state: value, billId, billKind, parcel: _, ...cells } = fromUnits(row, parcelAmounts)
      const name = shipmentStateOf(Number(value)) ?? 'notHanded'
      return {
        ...cells,
        ordinal: index + 1,
        trackingCode: cells['trackingCode'] ?? '',
        deliveredDate: cells['deliveredDate'] ?? '',
        shipStatusName: wordIn(scope, shipmentStateFacts[name].label),
        note: '',
        documentId: billId as string,
        documentKind: billKind as string,
      }
    })
    const lists: Readonly<Record<string, Row[]>> = { carriers: carriers.map((row) => fromUnits(row, carrierAmounts)) }
    // Asked for by itself it is the list that its page shows; the call is answered with everything.
    const { part } = definition
    return { rows: part?.list ? lists[part.list]! : rows, lists }
  })
