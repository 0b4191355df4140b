/** Calls of parcels: handing bills over, what is known of one, its way, the overview (contract documents §14, system §9.2). */
import { shape } from '#documents/shipment/shape.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { numberOf } from '#engine/document/each-document.ts'
import { inTurn, type Outcome } from '#engine/outcome.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import type { Day } from '#kernel/day.ts'
import { problem, Refused, Unreadable, type Problem } from '#kernel/problem.ts'
import { choice, day, defineShape, text, type Fields, type Values } from '#model/field.ts'
import { shipmentStateFacts, shipmentStateOf, shipmentStates } from '#model/shipment-state.ts'
import { handedOver, mostHandedOver, movedParcel } from '#wire/described/parcels.ts'
import { decodeDocument } from '#wire/document.ts'
import { bodyProperties } from '#wire/field-schema.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { batchAnswer } from '../call/batch.ts'
import type { Call, Input, Place } from '../call/call.ts'
import { cancelThere, cancelToAsk, type ToCancel } from './cancel-outside.ts'
import { handOver, type HandedOver, type HandingOver } from './hand-over.ts'
import { handOverOutside, isMade, planHandOver, type Became, type PlannedHandOver } from './hand-over-outside.ts'
import { labelsCall } from './labels.ts'
import { moveParcel, type Move } from './moves.ts'
import { overviewCall } from './overview.ts'
import { newAddressCall } from './tracking-address.ts'
import { infoCall } from './parcel-info.ts'
import { handingFields, handingProblemFields } from './said-delivery.ts'

const handing = defineShape({ fields: handingFields, lines: {} })

const readHanding = (scope: Scope, sent: unknown): HandingOver => {
  const { id, values, problems } = decodeDocument({ shape: handing }, sent, { timeZone: scope.settings.timeZone })
  if (problems.length > 0) throw new Refused(problems)
  if (id === null) throw new Refused([problem('s_ID', 'notFound')])
  const delivery = isObject(sent) ? sent['delivery'] : undefined
  if (delivery !== undefined && delivery !== null && !isObject(delivery))
    throw new Refused([problem('delivery', 'invalid', { label: 'field.delivery' })])
  return { bill: id, delivery: delivery ?? {}, date: (values['date'] as Day | null | undefined) ?? null }
}

const written = ({ id, number, bill, trackingCode }: HandedOver) => ({
  s_ID: id,
  shipNumber: number,
  NumberID: bill,
  trackingCode: trackingCode ?? '',
})

const sentMany = (sent: readonly unknown[]): readonly unknown[] => {
  if (sent.length === 0) throw new Unreadable('unreadable.list')
  if (sent.length > mostHandedOver) throw new Unreadable('unreadable.tooMany', { max: String(mostHandedOver) })
  return sent
}

/** Those that can be read; what cannot is refused by the call itself. */
const planToAsk = (scope: Scope, { body: sent }: Input): Promise<PlannedHandOver> => {
  const all = Array.isArray(sent) ? sentMany(sent) : [sent]
  const readable = all.flatMap((one, index) => {
    try {
      return [{ index, handing: readHanding(scope, one) }]
    } catch (error) {
      if (error instanceof Refused || error instanceof Unreadable) return []
      throw error
    }
  })
  return planHandOver(scope, readable)
}

type Outside = ReadonlyMap<number, Became>

/** What a carrier was asked about is told; the others are handed over here. */
const handOne = async (scope: Scope, sent: unknown, became: Became | undefined): Promise<HandedOver> => {
  if (became === undefined) return handOver(scope, readHanding(scope, sent))
  if (!isMade(became)) throw new Refused(became)
  return became
}

const handOverMany = async (scope: Scope, all: readonly unknown[], outside: Outside) => {
  const made: HandedOver[] = []
  const entries = sentMany(all).map((one, index) => ({
    id: isObject(one) && typeof one['s_ID'] === 'string' ? one['s_ID'] : '',
    one,
    became: outside.get(index),
  }))
  const outcome: Outcome = await inTurn(scope, entries, numberOf(scope, salesBill), async ({ one, became }) => {
    made.push(await handOne(scope, one, became))
  })
  return {
    TotalCount: made.length,
    ListItem: made.map(written),
    errList: batchAnswer(scope, outcome, handingProblemFields).ListItem,
  }
}

const runHandOver = async (scope: Scope, { body: sent, outside }: Input) => {
  if (Array.isArray(sent)) return handOverMany(scope, sent, outside as Outside)
  const made = await handOne(scope, sent, (outside as Outside).get(0))
  return { Description: 'ok', s_ID: made.id, NumberID: made.number, ListItem: [written(made)] }
}

const handOverCall = answering(handedOver, runHandOver, {
  problemFields: handingProblemFields,
  outside: { read: planToAsk, work: (place: Place, planned) => handOverOutside(place, planned as PlannedHandOver) },
})

const { carrierFee, returnFee, trackingCode, codAmount, isPartial, claimAmount } = shape.fields
const moving = defineShape({
  fields: {
    shipStatus: choice()({
      label: 'shipment.status',
      choices: shipmentStates.map((name) => ({
        value: shipmentStateFacts[name].value,
        label: shipmentStateFacts[name].label,
      })),
    }),
    date: day({ label: 'shipment.deliveredDate' }),
    note: text({ label: 'field.lineNote', max: 1000 }),
    carrierFee: { ...carrierFee, required: false as const },
    returnFee: { ...returnFee, required: false as const },
    trackingCode,
    codAmount: { ...codAmount, label: 'shipment.codCollected', required: false as const },
    isPartial,
    claimAmount,
  },
  lines: {},
})

/** The parcel has for `deliveredDate` what the call has for `date`. */
const movingProblemFields: ProblemFields = {
  fields: { ...shape.fields, ...moving.fields } as Fields,
  wirePath: (at) => (at === 'deliveredDate' ? 'date' : ((shape.fields as Fields)[at]?.wire ?? at)),
}

const readMove = (scope: Scope, sent: unknown): Move => {
  const decoded = decodeDocument({ shape: moving }, sent, { timeZone: scope.settings.timeZone })
  if (decoded.problems.length > 0) throw new Refused(decoded.problems)
  if (decoded.id === null) throw new Refused([problem('s_ID', 'notFound')])
  const { shipStatus, ...values } = decoded.values as Partial<Values<typeof moving.fields>>
  return {
    id: decoded.id,
    version: decoded.version,
    to: shipStatus === undefined || shipStatus === null ? undefined : shipmentStateOf(shipStatus),
    date: values.date,
    note: values.note,
    carrierFee: values.carrierFee,
    returnFee: values.returnFee,
    trackingCode: values.trackingCode,
    codAmount: values.codAmount,
    isPartial: values.isPartial,
    claimAmount: values.claimAmount,
  }
}

const updateStatus = async (scope: Scope, { body: sent, outside }: Input) => {
  if (outside !== null) throw new Refused([outside as Problem])
  const saved = await moveParcel(scope, readMove(scope, sent))
  return { Description: 'ok', s_ID: saved.id, NumberID: saved.number, version: saved.version }
}

const updateStatusCall = answering(movedParcel(bodyProperties(moving.fields)), updateStatus, {
  problemFields: movingProblemFields,
  outside: {
    read: (scope, { body: sent }) => cancelToAsk(scope, readMove(scope, sent)),
    work: (place: Place, asked) => cancelThere(place, asked as ToCancel | null),
  },
})

export const shippingCalls: readonly Call[] = [
  handOverCall,
  updateStatusCall,
  infoCall,
  overviewCall,
  labelsCall,
  newAddressCall,
]
