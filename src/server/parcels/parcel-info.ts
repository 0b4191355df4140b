/** What is known of a parcel: what was agreed, how far it is, its money and its way (contract system §9.2). */
import { shipment } from '#documents/shipment/index.ts'
import { deliveryNames } from '#documents/shipment/shape.ts'
import { answering } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { textForReader } from '#engine/stored-text.ts'
import { loadDocument } from '#engine/store/store.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { fromLedger, toNumber } from '#kernel/decimal.ts'
import { NotFound } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { fullSight } from '#model/marks.ts'
import { shipmentStateFacts, shipmentStateOf, type ShipmentState } from '#model/shipment-state.ts'
import { wholeParcel } from '#wire/described/parcels.ts'
import { writeFields, writeMoment } from '#wire/values.ts'
import { findingsStatement, writtenFindings, type FindingRow } from './parcel-findings.ts'
import { stateNow, type Parcel } from './parcel.ts'
import { outcomeOf } from './parcel-outcome.ts'
import { isPending } from './sending.ts'
import { trackingPath } from './tracking-address.ts'

interface Around {
  partner_code: string
  partner_name: string
  carrier_code: string
  carrier_name: string
  tracking_url: string | null
  tracking_key: Buffer
  cod_paid: string
  cod_due: string
  fee_paid: string
  fee_due: string
}
interface Bill {
  number: string
  day: string
}
interface Event {
  at: Date
  ship_status: number
  note: string | null
  user_name: string
}
interface Voucher {
  id: string
  kind: string
  number: string
  day: string
  side: string
  amount: string
}

const entry = (side: string, column: string) =>
  sql`coalesce((select sum(${sql.raw(column)}) from debt_entry e where ${sql.ours('e')} and e.document_id = d.id and e.side = ${side}), 0)::text`

const around = (parcel: string) => sql`
select p.code as partner_code, p.name as partner_name, c.code as carrier_code, c.name as carrier_name, c.tracking_url, s.tracking_key,
  ${entry('carrierCod', 'e.settled')} as cod_paid, ${entry('carrierCod', 'e.amount')} as cod_due, ${entry('carrierFee', 'e.settled')} as fee_paid, ${entry('carrierFee', 'e.amount')} as fee_due
from shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
join carrier c on c.tenant_id = s.tenant_id and c.id = s.carrier_id
left join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id
where ${sql.ours('s')} and s.document_id = ${parcel}`

/** Of bills that this user sees. */
const billOf = (bill: string) => sql`select number, day from document b where ${sql.ours('b')} and b.id = ${bill}`

const settling = (parcel: string) => sql`
select v.id, v.kind, v.number, a.day, a.side, sum(a.amount)::text as amount from allocation a
join document v on v.tenant_id = a.tenant_id and v.id = a.document_id
where ${sql.ours('a')} and a.debt_id = ${parcel} group by v.id, v.kind, v.number, v.seq, a.day, a.side order by a.day, v.seq`

const stateWords = (scope: Scope, value: number): string => {
  const name = shipmentStateOf(value)
  return name ? translate(scope.language, shipmentStateFacts[name].label) : ''
}

const names: readonly string[] = [...deliveryNames, 'carrier', 'trackingCode', 'expectedDate', 'promisedFee']
const deliveryFields = Object.fromEntries(
  Object.entries(shipment.shape.fields as Fields).filter(([name]) => names.includes(name)),
)
const money = (units: string): number => toNumber(fromLedger(units))

const aroundOf = (parcel: Parcel, { here, bill }: { here: Around; bill: Bill | undefined }) => ({
  NumberID: bill?.number ?? '',
  dtDate: bill?.day ?? '',
  ObjID: here.partner_code,
  ObjName: here.partner_name,
  carrierCode: here.carrier_code,
  carrierName: here.carrier_name,
  trackingUrl:
    parcel.trackingCode && here.tracking_url
      ? here.tracking_url.replaceAll('{code}', encodeURIComponent(parcel.trackingCode))
      : '',
  codDue: money(here.cod_due),
  codPaid: money(here.cod_paid),
  fee: money(here.fee_due),
  feePaid: money(here.fee_paid),
})

const stateOf = (scope: Scope, name: ShipmentState) => ({
  shipStatus: shipmentStateFacts[name].value,
  shipStatusName: translate(scope.language, shipmentStateFacts[name].label),
})

const historyOf = (scope: Scope, events: readonly Event[]) =>
  events.map(({ at, ship_status, note, user_name }) => ({
    at: writeMoment(at, scope.settings.timeZone),
    shipStatus: ship_status,
    status: stateWords(scope, ship_status),
    note: textForReader(scope.language, note ?? ''),
    user: user_name,
  }))

const vouchersOf = ({ registry }: Scope, vouchers: readonly Voucher[]) =>
  vouchers.map(({ id: s_ID, kind, number: NumberID, day: dtDate, side, amount }) => ({
    s_ID,
    module: registry.documents.get(kind)?.wire.module ?? '',
    NumberID,
    dtDate,
    kind: side === 'carrierCod' ? 1 : 2,
    amount: money(amount),
  }))

const infoOf = async (scope: Scope, asked: string) => {
  const found = isStoredId(asked) ? await loadDocument(scope.tx, shipment, asked) : null
  if (!found || isPending(found as unknown as Parcel)) throw new NotFound()
  const parcel = found as unknown as Parcel
  const [here] = await wholeScope(scope).tx.query<Around & Record<string, unknown>>(around(parcel.id))
  const [[bill], events, vouchers, findings] = (await scope.tx.batch([
    billOf(parcel.bill as string),
    sql`select at, ship_status, note, user_name from shipment_event e where ${sql.ours('e')} and e.document_id = ${parcel.id} order by at, id`,
    settling(parcel.id),
    findingsStatement(scope, parcel.id),
  ])) as [Bill[], Event[], Voucher[], FindingRow[]]
  const state = await stateNow(scope, parcel)
  const delivery = writeFields(deliveryFields, found, { may: fullSight, timeZone: scope.settings.timeZone })
  return {
    s_ID: parcel.id,
    version: parcel.version,
    shipNumber: parcel.number,
    billId: parcel.bill,
    Object_ID: parcel.partner,
    ...aroundOf(parcel, { here: here!, bill }),
    ...delivery,
    delivery,
    NVC_ID: parcel.carrier as string,
    trackingCode: parcel.trackingCode,
    receiverName: parcel.receiverName,
    receiverPhone: parcel.receiverPhone,
    receiverAddress: parcel.receiverAddress,
    codAmount: toNumber(parcel.codAmount),
    carrierFee: toNumber(parcel.carrierFee),
    promisedFee: parcel.promisedFee === null ? null : toNumber(parcel.promisedFee),
    handDate: parcel.date,
    deliveredDate: parcel.deliveredDate ?? '',
    expectedDate: parcel.expectedDate ?? '',
    ...stateOf(scope, state),
    next: shipmentStateFacts[state].next.map((name) => stateOf(scope, name)),
    returnFee: toNumber(parcel.returnFee),
    trackingPage: trackingPath({ tenant: scope.tx.tenant, key: Buffer.from(here!.tracking_key) }),
    ...(await outcomeOf(scope, parcel, state)),
    history: historyOf(scope, events),
    vouchers: vouchersOf(scope, vouchers),
    findings: writtenFindings(scope, findings),
  }
}

export const infoCall = answering(wholeParcel, (scope, { asked }) => infoOf(scope, asked.s_ID))
