/** A bill is handed to a carrier: the parcel is made of what the bill says of its delivery (contract documents §14). */
import { salesBill } from '#documents/sales-bill/index.ts'
import { deliveryNames, shape } from '#documents/shipment/shape.ts'
import { madeText } from '#engine/document/made-text.ts'
import { openForChange } from '#engine/document/open.ts'
import { outOfForce } from '#engine/links/out-of-force.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import type { StoredOf } from '#engine/stored.ts'
import { isStoredId } from '#engine/columns.ts'
import { fromLedger, multiply, one, zero, type Decimal } from '#kernel/decimal.ts'
import type { Day } from '#kernel/day.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { feePayer, type CarrierAdapter } from '#model/carrier.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import { isPosted } from '#model/state.ts'
import { fullSight } from '#model/marks.ts'
import { decodeDocument } from '#wire/document.ts'
import { writeFields, type Json } from '#wire/values.ts'
import type { Fields, Values } from '#model/field.ts'
import { saveParcel, stepStatement, type ParcelValues } from './parcel.ts'

type Bill = StoredOf<typeof salesBill.shape>
type Delivery = Values<Pick<(typeof shape)['fields'], (typeof deliveryNames)[number] | 'carrier' | 'trackingCode'>>

export interface HandingOver {
  bill: string
  /** What is said of the delivery now, by the names of the contract; it comes before what the bill says. */
  delivery: Readonly<Record<string, unknown>>
  date: Day | null
}
export interface HandedOver {
  id: string
  number: string
  bill: string
  trackingCode: string | null
}

const internalDelivery = 1
const usualWeight = 500

const deliveryFields: Fields = Object.fromEntries(
  [...deliveryNames, 'carrier' as const, 'trackingCode' as const].map((name) => [name, shape.fields[name]]),
)

/** Both sides are read by the names of the contract, so that a bill need not know what a parcel keeps. */
const deliveryOf = (scope: Scope, bill: Bill, sent: HandingOver['delivery']): { type: unknown; delivery: Delivery } => {
  const field = salesBill.shape.fields.delivery
  const { timeZone } = scope.settings
  const own = writeFields(field.fields ?? {}, bill.delivery ?? {}, { may: fullSight, timeZone }) as Record<string, Json>
  const all = { ...own, ...sent }
  const { values, problems } = decodeDocument({ shape: { fields: deliveryFields, lines: {} } }, all, { timeZone })
  if (problems.length > 0) throw new Refused(problems.map((one) => ({ ...one, at: `delivery.${one.at}` })))
  const none = Object.fromEntries(Object.keys(deliveryFields).map((name) => [name, null]))
  return { type: all['type'], delivery: { ...none, ...values } as Delivery }
}

interface CarrierRow {
  id: string
  adapter: CarrierAdapter
  fee_payer: number | null
  collects: boolean | null
}

/** The carrier with the payment option that was chosen of it; of a delivery of our own, the one marked so. */
const carrierOf = async (scope: Scope, delivery: Delivery, type: unknown): Promise<CarrierRow | undefined> => {
  const named = isStoredId(delivery.carrier) ? delivery.carrier : null
  if (!named && type !== internalDelivery) return undefined
  const option = isStoredId(delivery.paymentOption) ? delivery.paymentOption : null
  const [found] = await wholeScope(scope).tx.query<CarrierRow>(sql`
select c.id, c.adapter, o.fee_payer, o.collect_goods as collects
from carrier c
left join carrier_payment_option o on o.tenant_id = c.tenant_id and o.carrier_id = c.id and (o.id = ${option}::uuid or o.code = ${delivery.paymentOption})
where ${sql.ours('c')} and ${named ? sql`c.id = ${named}` : sql`c.is_internal and c.active`} order by c.code_key limit 1`)
  return found
}

/** What is left of the bill, in base currency. */
const openOf = async (scope: Scope, bill: Bill): Promise<Decimal> => {
  const [row] = await wholeScope(scope).tx.query<{ open: string }>(
    sql`select e.amount - e.settled as open from debt_entry e where ${sql.ours('e')} and e.document_id = ${bill.id} and e.side = 'receivable' and e.column_name = 'incurred' and not e.further`,
  )
  return fromLedger(row?.open ?? '0')
}

const isHandedOver = async (scope: Scope, bill: string): Promise<boolean> => {
  const rows = await wholeScope(scope).tx.query(
    sql`select from document_link k join document p on p.tenant_id = k.tenant_id and p.id = k.document
where ${sql.ours('k')} and k.source_document = ${bill} and k.line = k.document and p.kind = 'shipment' limit 1`,
  )
  return rows.length > 0
}

/** In the order of the contract; the first one is told. */
const missing = (delivery: Delivery, carrier: CarrierRow | undefined): Problem[] => [
  ...(carrier ? [] : [problem('delivery.NVC_ID', 'noCarrier')]),
  ...(delivery.receiverName?.trim() ? [] : [problem('delivery.receiverName', 'noReceiver')]),
  ...(delivery.receiverPhone?.trim() ? [] : [problem('delivery.receiverPhone', 'noReceiverPhone')]),
  ...(delivery.receiverAddress?.trim() ? [] : [problem('delivery.receiverAddress', 'noReceiverAddress')]),
]

const collected = (scope: Scope, bill: Bill, codAmount: Decimal): Problem[] => {
  const { baseCurrency, settings } = scope
  const isForeign = Boolean(bill.currency && baseCurrency && bill.currency !== baseCurrency.id)
  if (codAmount !== zero && isForeign)
    return [problem('delivery.codAmount', 'codCurrency', { base: settings.baseCurrency })]
  const total = multiply(bill.total ?? zero, bill.exchangeRate ?? one, baseCurrency?.decimals ?? 0)
  return codAmount > total ? [problem('delivery.codAmount', 'codTooMuch')] : []
}

/** Loads and locks the bill. Throws Refused unless it is posted. */
export const openBill = async (scope: Scope, id: string): Promise<Bill> => {
  const bill = (await openForChange(scope, salesBill, id)) as unknown as Bill
  if (!isPosted(salesBill.lifecycle, bill)) throw new Refused([outOfForce(scope, '', bill)])
  return bill
}

/** By whom a bill would be brought; null where that is not said, which is told when it is handed over. */
export const adapterToAsk = async (scope: Scope, { bill: asked, delivery }: HandingOver) => {
  const bill = isStoredId(asked) ? await loadDocument(scope.tx, salesBill, asked) : null
  if (!bill) return null
  const said = deliveryOf(scope, bill as unknown as Bill, delivery)
  return (await carrierOf(scope, said.delivery, said.type))?.adapter ?? null
}

interface Prepared {
  values: ParcelValues
  carrier: CarrierRow
}

/** The parcel of a bill, not saved yet. Throws Refused with what is missing. */
export const preparedHandOver = async (
  scope: Scope,
  bill: Bill,
  { delivery: sent, date }: HandingOver,
): Promise<Prepared> => {
  if (await isHandedOver(scope, bill.id)) throw new Refused([problem('', 'alreadyHandedOver')])
  const { type, delivery } = deliveryOf(scope, bill, sent)
  const carrier = await carrierOf(scope, delivery, type)
  const lacking = missing(delivery, carrier)
  if (lacking.length > 0) throw new Refused(lacking)
  const codAmount = delivery.codAmount ?? (carrier!.collects ? await openOf(scope, bill) : zero)
  const problems = collected(scope, bill, codAmount)
  if (problems.length > 0) throw new Refused(problems)
  const values: ParcelValues = {
    ...delivery,
    date: date ?? scope.today,
    description: madeText('cod', [bill.number]),
    bill: bill.id as NonNullable<ParcelValues['bill']>,
    partner: bill.partner,
    store: bill.store,
    employee: bill.employee,
    carrier: carrier!.id as NonNullable<ParcelValues['carrier']>,
    weight: delivery.weight || usualWeight,
    feePayer: delivery.feePayer ?? carrier!.fee_payer ?? feePayer.shop,
    codAmount,
    carrierFee: delivery.carrierFee ?? zero,
    returnFee: zero,
    shipStatus: shipmentStateFacts.waiting.value,
  }
  return { values, carrier: carrier! }
}

/** Hands one bill to a carrier that people speak to. Throws Refused with what is missing. */
export const handOver = async (scope: Scope, asked: HandingOver): Promise<HandedOver> => {
  const bill = await openBill(scope, asked.bill)
  const { values, carrier } = await preparedHandOver(scope, bill, asked)
  // Somebody connected the carrier a moment ago.
  if (carrier.adapter !== 'manual') throw new Refused([problem('', 'carrierSilent')])
  const { id, number } = await saveParcel(scope, null, values)
  await scope.tx.query(stepStatement(scope, id, { state: 'waiting', note: null, user: scope.user.displayName }))
  return { id, number, bill: bill.number, trackingCode: values.trackingCode ?? null }
}
