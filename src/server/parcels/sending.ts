/**
 * The two steps around asking a carrier to take a parcel, each in a transaction. Between them the parcel is stored with
 * its number, which is the key it is known by, and its bill with it; nobody sees it in a list (contract amendments 70).
 */
import { shipment } from '#documents/shipment/index.ts'
import { isStoredId } from '#engine/columns.ts'
import { unpost } from '#engine/document/remove.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { deleteStatement } from '#engine/store/store.ts'
import { revisionStatement } from '#engine/store/revision.ts'
import { workStatement } from '#engine/work.ts'
import { zero } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { feePayer } from '#model/carrier.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import type { PayloadOf } from '#model/work.ts'
import { logEvent } from '../call/events.ts'
import type { AskingCarrier } from '../shipping/carriers/carrier.effect.ts'
import type { MadeParcel, Parcel as CarrierParcel } from '../shipping/carrier.ts'
import { noCarrierAccount } from '../shipping/accounts.ts'
import type { CreateOutcome } from '../shipping/create-once.ts'
import { carrierParcelOf } from './as-carrier-parcel.ts'
import { openBill, preparedHandOver, type HandedOver, type HandingOver } from './hand-over.ts'
import { openParcel, saveParcel, stepStatement, type Parcel } from './parcel.ts'
import { adapterOf, askingAbout, watchMoved, watchStatement } from './watch.ts'

/** What is asked, and on whose behalf. Values alone. */
export interface Sending {
  /** The parcel, and the number of its bill. */
  id: string
  bill: string
  asking: AskingCarrier
  parcel: CarrierParcel
  mayHaveArrived: boolean
}

const minuteMs = 60_000
/** Whoever sends is done long before; if not, the program asks what became of it. */
const lookAfterMs = 2 * minuteMs
const { notHanded, waiting } = shipmentStateFacts

const look = (scope: Scope, { id, number }: { id: string; number: string }, inMs: number) =>
  workStatement(scope.tx, {
    kind: 'handover',
    key: id,
    record: id,
    about: number,
    payload: { parcel: id, by: scope.user.id } satisfies PayloadOf<'handover'>,
    at: new Date(scope.now.getTime() + inMs),
  })

export const isPending = ({ shipStatus }: Pick<Parcel, 'shipStatus'>): boolean => shipStatus === notHanded.value

/** The parcel of a bill of which it is not known yet whether its carrier has it. */
export const pendingParcelOf = async (scope: Scope, bill: string): Promise<string | null> => {
  if (!isStoredId(bill)) return null
  const [row] = await wholeScope(scope).tx.query<{ id: string }>(
    sql`select s.document_id as id from shipment s where ${sql.ours('s')} and s.bill_id = ${bill} and s.ship_status = ${notHanded.value}`,
  )
  return row?.id ?? null
}

interface Known {
  bill: string
  mayHaveArrived: boolean
}

/** What is asked about a parcel that is stored. Throws Refused if its carrier cannot be asked. */
export const sendingOf = async (scope: Scope, parcel: Parcel, { bill, mayHaveArrived }: Known): Promise<Sending> => {
  const adapter = await adapterOf(scope, parcel.id)
  const asking = adapter && (await askingAbout(scope, parcel, adapter))
  if (!asking)
    throw new Refused([
      mayHaveArrived
        ? problem('', 'handoverUnclear')
        : await noCarrierAccount(wholeScope(scope), parcel.carrier as string),
    ])
  return { id: parcel.id, bill, asking, parcel: await carrierParcelOf(scope, parcel), mayHaveArrived }
}

/** Stores the parcel and says what is asked. Throws Refused; then nothing is stored. */
export const beginHandOver = async (scope: Scope, asked: HandingOver): Promise<Sending> => {
  const bill = await openBill(scope, asked.bill)
  const pending = await pendingParcelOf(scope, bill.id)
  if (pending !== null)
    return sendingOf(scope, await openParcel(scope, pending), { bill: bill.number, mayHaveArrived: true })
  const { values, carrier } = await preparedHandOver(scope, bill, asked)
  const stored = await saveParcel(scope, null, { ...values, shipStatus: notHanded.value, trackingCode: null })
  await wholeScope(scope).tx.batch([watchStatement(stored.id, carrier.adapter), look(scope, stored, lookAfterMs)])
  return sendingOf(scope, await openParcel(scope, stored.id), { bill: bill.number, mayHaveArrived: false })
}

const unwanted = (id: string) =>
  sql`delete from work w where ${sql.ours('w')} and w.kind = 'handover' and w.key = ${id} and w.state = 'waiting'`

/** The carrier's fee is ours only where the shop pays it. */
const feeOf = ({ feePayer: payer, carrierFee }: Parcel, { fee }: Pick<MadeParcel, 'fee'>) =>
  payer === feePayer.shop ? (fee ?? carrierFee) : zero

type Taken = Pick<MadeParcel, 'trackingCode' | 'fee' | 'expectedDate'>

/** Where nobody was promised anything before, the carrier's answer is the promise. */
const promiseOf = (parcel: Parcel, { fee, expectedDate }: Taken) => ({
  promisedFee: parcel.promisedFee ?? (parcel.feePayer === feePayer.shop ? fee : null),
  expectedDate: parcel.expectedDate ?? expectedDate,
})

/** The carrier has it: from now on it is seen, and asked about when nothing is heard of it. */
export const writeTaken = async (scope: Scope, parcel: Parcel, taken: Taken): Promise<void> => {
  await saveParcel(scope, parcel.id, {
    shipStatus: waiting.value,
    trackingCode: taken.trackingCode,
    carrierFee: feeOf(parcel, taken),
    ...promiseOf(parcel, taken),
  })
  await wholeScope(scope).tx.batch([
    stepStatement(scope, parcel.id, { state: 'waiting', note: null, user: scope.user.displayName }),
    watchMoved(parcel.id, { state: 'waiting', at: null, now: scope.now }),
    unwanted(parcel.id),
  ])
}

/** The number is the next one again, unless another was drawn meanwhile. */
const freeNumber = (number: string) =>
  sql`update number_series n set last = n.last - 1 where ${sql.ours('n')} and starts_with(n.series, ${`${shipment.name}:`})
  and starts_with(${number}, substr(n.series, ${shipment.name.length + 2})) and ltrim(substr(${number}, length(n.series) - ${shipment.name.length}), '0') = n.last::text`

/** The carrier certainly does not have it: nothing is left of it but what the log says. */
const takeBack = async (own: Scope, parcel: Parcel, text: string): Promise<void> => {
  const scope = wholeScope(own)
  await unpost(scope, shipment, parcel as never, { how: 'delete', by: null, watch: undefined })
  await scope.tx.batch([
    revisionStatement(scope, parcel as never, 'delete'),
    deleteStatement(parcel.id),
    freeNumber(parcel.number),
    unwanted(parcel.id),
  ])
  const { number, bill } = parcel
  await logEvent(scope, { functionId: shipment.right, action: 'refused', number, summary: text, recordId: bill })
}

const handedOver = (parcel: Parcel, bill: string, trackingCode: string | null): HandedOver => ({
  id: parcel.id,
  number: parcel.number,
  bill,
  trackingCode,
})

/** Writes down what became of it: the parcel, or why there is none. What somebody else has finished meanwhile stays. */
export const endHandOver = async (
  scope: Scope,
  { id, bill }: Pick<Sending, 'id' | 'bill'>,
  outcome: CreateOutcome,
): Promise<HandedOver | Problem> => {
  const parcel = await openParcel(scope, id)
  if (!isPending(parcel)) return handedOver(parcel, bill, parcel.trackingCode)
  if (outcome.kind === 'made') {
    await writeTaken(scope, parcel, outcome)
    return handedOver(parcel, bill, outcome.trackingCode)
  }
  if (outcome.kind === 'refused') {
    await takeBack(scope, parcel, outcome.text)
    return outcome.text ? problem('', 'providerSays', { text: outcome.text }) : problem('', 'carrierSilent')
  }
  await scope.tx.query(look(scope, parcel, minuteMs))
  return problem('', 'handoverUnclear')
}
