/** A bill is handed to a carrier: the parcel is made of what the bill says of its delivery (contract documents §14). */
import { feeByRows } from '#documents/sales-bill/fee-calls.server.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { weightOfLines } from '#documents/sales-bill/weight.server.ts'
import { madeText } from '#engine/document/made-text.ts'
import { openForChange } from '#engine/document/open.ts'
import { outOfForce } from '#engine/links/out-of-force.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import { isStoredId } from '#engine/columns.ts'
import { fromLedger, multiply, one, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { Day } from '#kernel/day.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { feePayer } from '#model/carrier.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import { isPosted } from '#model/state.ts'
import { saveParcel, stepStatement, type ParcelValues } from './parcel.ts'
import {
  chosenCarrier,
  chosenRows,
  rowProblems,
  saidDelivery,
  type Bill,
  type ChosenCarrier,
  type Delivery,
  type WireDelivery,
} from './said-delivery.ts'

export interface HandingOver {
  bill: string
  /** What is said of the delivery now, by the names of the contract; it comes before what the bill says. */
  delivery: WireDelivery
  date: Day | null
}
export interface HandedOver {
  id: string
  number: string
  bill: string
  trackingCode: string | null
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
const missing = (delivery: Delivery, carrier: ChosenCarrier | undefined): Problem[] => [
  ...(carrier ? [] : [problem('delivery.NVC_ID', 'noCarrier')]),
  ...(delivery.receiverName?.trim() ? [] : [problem('delivery.receiverName', 'noReceiver')]),
  ...(delivery.receiverPhone?.trim() ? [] : [problem('delivery.receiverPhone', 'noReceiverPhone')]),
  ...(delivery.receiverAddress?.trim() ? [] : [problem('delivery.receiverAddress', 'noReceiverAddress')]),
]

/** The bill in base currency, with or without what the customer pays for bringing it. */
const inBase = ({ baseCurrency }: Scope, { exchangeRate }: Bill, amount: Decimal): Decimal =>
  multiply(amount, exchangeRate ?? one, baseCurrency?.decimals ?? 0)

/** In base currency, which is what carriers collect. */
export const totalOf = (scope: Scope, bill: Bill): Decimal => inBase(scope, bill, bill.total ?? zero)

interface Promising {
  delivery: Delivery
  carrier: ChosenCarrier
  /** Grams. */
  weight: number
}
/** What the carrier takes for it: as it was agreed, else as its rows say. Null: nobody knows, or it is not ours to pay. */
const promisedFeeOf = async (
  scope: Scope,
  bill: Bill,
  { delivery, carrier, weight }: Promising,
): Promise<Decimal | null> => {
  if ((delivery.feePayer ?? carrier.fee_payer ?? feePayer.shop) !== feePayer.shop) return null
  if (delivery.carrierFee) return delivery.carrierFee
  if (carrier.adapter !== 'manual') return null
  const total = inBase(scope, bill, subtract(bill.total ?? zero, bill.shippingFee ?? zero))
  return feeByRows(scope, carrier.id, { ...delivery, weight, total })
}

const collected = (scope: Scope, bill: Bill, codAmount: Decimal): Problem[] => {
  const { baseCurrency, settings } = scope
  const isForeign = Boolean(bill.currency && baseCurrency && bill.currency !== baseCurrency.id)
  if (codAmount !== zero && isForeign)
    return [problem('delivery.codAmount', 'codCurrency', { base: settings.baseCurrency })]
  return codAmount > totalOf(scope, bill) ? [problem('delivery.codAmount', 'codTooMuch')] : []
}

/** Loads and locks the bill. Throws Refused unless it is posted. */
export const openBill = async (scope: Scope, id: string): Promise<Bill> => {
  const bill = (await openForChange(scope, salesBill, id)) as unknown as Bill
  if (!isPosted(salesBill.lifecycle, bill)) throw new Refused([outOfForce(scope, 'bill', bill)])
  return bill
}

/** By whom a bill would be brought; null where that is not said, which is told when it is handed over. */
export const adapterToAsk = async (scope: Scope, { bill: asked, delivery }: HandingOver) => {
  const bill = isStoredId(asked) ? await loadDocument(scope.tx, salesBill, asked) : null
  if (!bill) return null
  return (await chosenCarrier(scope, saidDelivery(scope, bill as unknown as Bill, delivery)))?.adapter ?? null
}

/** A day that the bill was promised, and that has passed before it leaves, is promised no more. */
const stillPromised = (delivery: Delivery, { sent, handDate }: { sent: WireDelivery; handDate: Day }): Delivery => {
  const isOld = sent['expectedDate'] === undefined && delivery.expectedDate !== null && delivery.expectedDate < handDate
  return isOld ? { ...delivery, expectedDate: null } : delivery
}

interface Prepared {
  values: ParcelValues
  carrier: ChosenCarrier
}

/** The parcel of a bill, not saved yet. Throws Refused with what is missing. */
export const preparedHandOver = async (
  scope: Scope,
  bill: Bill,
  { delivery: sent, date }: HandingOver,
): Promise<Prepared> => {
  if (await isHandedOver(scope, bill.id)) throw new Refused([problem('', 'alreadyHandedOver')])
  const said = saidDelivery(scope, bill, sent)
  const handDate = date ?? scope.today
  const delivery = stillPromised(said.delivery, { sent, handDate })
  const carrier = await chosenCarrier(scope, said)
  const lacking = missing(delivery, carrier)
  if (lacking.length > 0) throw new Refused(lacking)
  // As long as nobody names another option, what the bill says stands, whoever brings it.
  const isAgreed = sent['paymentOptionId'] === undefined || delivery.paymentOption !== null
  const collects = carrier!.collects ?? (isAgreed && bill.delivery?.collectGoods === true)
  const codAmount = delivery.codAmount ?? (collects ? await openOf(scope, bill) : zero)
  const problems = [...rowProblems(bill, delivery, carrier!), ...collected(scope, bill, codAmount)]
  if (problems.length > 0) throw new Refused(problems)
  const weight = delivery.weight || (await weightOfLines(scope, bill.lines))
  const values: ParcelValues = {
    ...delivery,
    ...chosenRows(delivery, carrier!),
    date: handDate,
    description: madeText('cod', [bill.number]),
    bill: bill.id as NonNullable<ParcelValues['bill']>,
    partner: bill.partner,
    store: bill.store,
    employee: bill.employee,
    carrier: carrier!.id as NonNullable<ParcelValues['carrier']>,
    weight,
    feePayer: delivery.feePayer ?? carrier!.fee_payer ?? feePayer.shop,
    codAmount,
    carrierFee: delivery.carrierFee ?? zero,
    promisedFee: await promisedFeeOf(scope, bill, { delivery, carrier: carrier!, weight }),
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
