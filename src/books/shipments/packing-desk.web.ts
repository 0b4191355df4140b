/** Packing as the browser keeps it: the bill that is being packed, what is in already, and sending it; kept until it is done. */
import { decimal, decimalText } from '#kernel/decimal.ts'
import { fold } from '#kernel/fold.ts'
import { isInForce, posting } from '#model/state.ts'
import { moduleCall } from '#wire/calls.ts'
import { isSaved } from '#wire/envelope.ts'
import { call, newRequestId } from '#web/data/call.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { infoQuery, invalidateModule, queryClient, type WireRow } from '#web/data/queries.ts'
import { quickStore } from '#web/data/quick-store.ts'
import { sessionUser } from '#web/session/session.ts'
import { createStore } from '#web/ui/base/store.ts'
import { parcelChanged, parcelModule } from '../_shared/parcel.web.ts'
import type { PackLine, PackUnit } from './packing.ts'

const billModule = 'Order'

export interface Packing {
  bill: { id: string; number: string; customer: string }
  lines: readonly PackLine[]
  /** As it was typed, in grams. */
  weight: string
  carrier: { id: string; name: string } | null
  /** The carrier that the bill itself names. */
  billCarrier: string | null
  receiver: Readonly<Record<'receiverName' | 'receiverPhone' | 'receiverAddress', string>>
  /** Of the sending that nobody answered yet; the same until one is answered, so that it counts once. */
  requestId: string | null
  made: { id: string; number: string } | null
}

const kept = quickStore('packing.')
const keyNow = (): string => sessionUser()
export const packing = createStore<Packing | null>(kept.get<Packing>(keyNow()))

export const setPacking = (next: Packing | null): void => {
  packing.set(next)
  if (next === null) kept.drop(keyNow())
  else kept.put(keyNow(), next)
}
export const changePacking = (change: Partial<Packing>): void => {
  const now = packing.get()
  if (now) setPacking({ ...now, ...change })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const amountOf = (value: unknown, otherwise: number): string =>
  decimalText(decimal(typeof value === 'number' || typeof value === 'string' ? value : otherwise))
const recordsIn = (value: unknown): WireRow[] => (Array.isArray(value) ? (value as WireRow[]) : [])

/** The codes of goods: its own stand for the base unit, those of its units for these. */
const unitsOf = (product: WireRow, code: string): PackUnit[] => [
  { codes: [code, textOf(product['code2']), textOf(product['barcode'])], factor: '1' },
  ...recordsIn(product['units']).map((unit) => ({
    codes: [textOf(unit['code']), textOf(unit['barcode'])],
    factor: amountOf(unit['factor'], 1),
  })),
]

const lineOf = (row: WireRow, product: WireRow): PackLine => {
  const code = textOf(row['ProductID'])
  const [picture] = recordsIn(product['images']) as unknown[]
  return {
    id: textOf(row['lineId']),
    product: textOf(row['Product_ID']),
    code,
    name: textOf(row['ProductName']),
    unitName: textOf(row['Unit']),
    baseUnitName: textOf(product['Unit']),
    factor: amountOf(row['factor'], 1),
    wanted: amountOf(row['baseQty'] ?? row['Qty'], 0),
    packed: '0',
    picture: textOf(picture),
    units: unitsOf(product, code),
  }
}

/** What is in the way of packing a bill, or null. */
export type PackingObstacle =
  | { kind: 'bill' }
  | { kind: 'parcel'; id: string }
  | { kind: 'notPosted'; number: string; state: string }
  | { kind: 'nothing' }

const openBill = async (row: WireRow): Promise<PackingObstacle> => {
  const number = textOf(row['NumberID'])
  const bill = await queryClient.fetchQuery({ ...infoQuery(billModule, textOf(row['s_ID'])), staleTime: 0 })
  const parcel = recordsIn(bill['related']).find(
    ({ module, direction }) => module === parcelModule && direction === 'follower',
  )
  if (parcel) return { kind: 'parcel', id: textOf(parcel['s_ID']) }
  if (!isInForce(posting, { status: Number(bill['iStat']) }))
    return { kind: 'notPosted', number, state: textOf(bill['Trangthai']) }
  const rows = recordsIn(bill['lines'])
  const products = new Map(
    await Promise.all(
      [...new Set(rows.map((line) => textOf(line['Product_ID'])))].map(
        async (id) => [id, await queryClient.fetchQuery(infoQuery('Product', id))] as const,
      ),
    ),
  )
  const delivery = (bill['delivery'] ?? {}) as WireRow
  const carrier = textOf(delivery['NVC_ID'])
  setPacking({
    bill: { id: textOf(bill['s_ID']), number, customer: textOf(bill['ObjName']) },
    lines: rows.map((line) => lineOf(line, products.get(textOf(line['Product_ID'])) ?? {})),
    weight: String(delivery['weight'] ?? ''),
    carrier: carrier ? { id: carrier, name: textOf(delivery['carrierName']) } : null,
    billCarrier: carrier || null,
    receiver: {
      receiverName: textOf(delivery['receiverName']) || textOf(bill['ObjName']),
      receiverPhone: textOf(delivery['receiverPhone']) || textOf(bill['phone']),
      receiverAddress: textOf(delivery['receiverAddress']) || textOf(bill['address']),
    },
    requestId: null,
    made: null,
  })
  return { kind: 'bill' }
}

const listed = async (module: string, KeySearch: string): Promise<readonly WireRow[]> =>
  (await call(moduleCall(module, 'getlist'), { query: { KeySearch, nItem: '20' } })).ListItem

/** The bill, or the parcel by its number or its carrier's code, of which the text is the whole. */
export const findPacking = async (text: string): Promise<PackingObstacle> => {
  const wanted = fold(text.trim())
  if (wanted === '') return { kind: 'nothing' }
  const [bills, parcels] = await Promise.all([listed(billModule, text.trim()), listed(parcelModule, text.trim())])
  const isIt = (row: WireRow, ...names: string[]) => names.some((name) => fold(textOf(row[name])) === wanted)
  const parcel = parcels.find((row) => isIt(row, 'shipNumber', 'trackingCode'))
  if (parcel) return { kind: 'parcel', id: textOf(parcel['s_ID']) }
  const bill = bills.find((row) => isIt(row, 'NumberID'))
  return bill ? openBill(bill) : { kind: 'nothing' }
}

const deliveryOf = ({ weight, carrier, billCarrier, receiver }: Packing) => ({
  ...receiver,
  ...(weight.trim() !== '' && { weight: Number(weight) }),
  NVC_ID: carrier?.id ?? null,
  // What was chosen of another carrier is none of this one's.
  ...((carrier?.id ?? null) !== billCarrier && { paymentOptionId: null, shiftId: null, deliveryNoteId: null }),
})

/** Null: it is handed over. Throws CallFailed; where nobody answered, it is sent again as the same. */
export const sendPacking = async (): Promise<string | null> => {
  const now = packing.get()
  if (!now || now.made) return null
  const requestId = now.requestId ?? newRequestId()
  setPacking({ ...now, requestId })
  const body = { s_ID: now.bill.id, delivery: deliveryOf(now) }
  try {
    const answer = await call('api/Order/ChuyenGiaohang', { body, requestId })
    if (!('Description' in answer) || !isSaved(answer)) {
      changePacking({ requestId: null })
      return 'Description' in answer ? answer.Description : ''
    }
    changePacking({ requestId: null, made: { id: textOf(answer.s_ID), number: textOf(answer.NumberID) } })
  } catch (failure) {
    if (!isUnanswered(failure)) changePacking({ requestId: null })
    throw failure
  }
  await Promise.all([invalidateModule(billModule), parcelChanged()])
  return null
}
