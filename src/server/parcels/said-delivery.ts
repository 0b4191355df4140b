/** What is said of a delivery when a bill is handed over: what the bill says, and what is said now, which comes before it. */
import { salesBill } from '#documents/sales-bill/index.ts'
import { deliveryNames, shape } from '#documents/shipment/shape.ts'
import { isStoredId } from '#engine/columns.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredOf } from '#engine/stored.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import { day, object, type Fields, type Values } from '#model/field.ts'
import { fullSight } from '#model/marks.ts'
import { decodeDocument } from '#wire/document.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { writeFields } from '#wire/values.ts'

export type Bill = StoredOf<typeof salesBill.shape>
/** What is said beside what a bill says of its delivery. */
const saidNames = [...deliveryNames, 'carrier', 'trackingCode', 'expectedDate'] as const
export type Delivery = Values<Pick<(typeof shape)['fields'], (typeof saidNames)[number]>>

/** By the names of the contract. */
export type WireDelivery = Readonly<Record<string, unknown>>

const internalDelivery = 1

const billField = salesBill.shape.fields.delivery
const deliveryFields: Fields = Object.fromEntries(saidNames.map((name) => [name, shape.fields[name]]))
const saidFields: Fields = { type: billField.fields!['type']!, ...deliveryFields }

/** What was chosen of the rows of a carrier. */
const rowNames = ['shift', 'paymentOption', 'deliveryNote'] as const

export const handingFields = { date: day({ label: 'parcel.handDate', wire: 'dtDate' }) }

/** The parcel has at its head what is inside the delivery of the call. */
export const handingProblemFields: ProblemFields = {
  fields: {
    bill: { ...shape.fields.bill, label: salesBill.label },
    ...handingFields,
    ...deliveryFields,
    delivery: object(saidFields)({ label: 'field.delivery' }),
  },
  wirePath(at) {
    if (at === 'bill') return 's_ID'
    const [first = '', inner] = at.split('.')
    const wireOf = (fields: Fields, name: string): string => fields[name]?.wire ?? name
    if (first === 'delivery') return inner === undefined ? first : `delivery.${wireOf(saidFields, inner)}`
    return first in deliveryFields ? `delivery.${wireOf(deliveryFields, first)}` : wireOf(handingFields, at)
  },
}

const wiresOf = (...names: readonly (keyof typeof shape.fields)[]): string[] =>
  names.map((name) => shape.fields[name].wire ?? name)
const ofCarrier = wiresOf(...rowNames, 'serviceCode', 'expectedDate', 'trackingCode')
const ofOption = wiresOf('codAmount', 'feePayer')

const isAnother = (before: unknown, now: unknown): boolean =>
  typeof now === 'string' && now.trim() !== '' && now.trim().toLowerCase() !== before

/**
 * What a bill says of its carrier says nothing of another one, and what follows from an option nothing of another. What is
 * collected by default is what is open now.
 */
const stillSaid = (own: WireDelivery, sent: WireDelivery): WireDelivery => {
  const outdated = [
    ...(own['codAmount'] === own['codProposed'] ? ['codAmount'] : []),
    ...(own['NVC_ID'] && isAnother(own['NVC_ID'], sent['NVC_ID']) ? ofCarrier : []),
    ...(isAnother(own['paymentOptionId'], sent['paymentOptionId']) ? ofOption : []),
  ]
  return { ...own, ...Object.fromEntries(outdated.map((name) => [name, null])) }
}

export interface ParcelDelivery {
  delivery: Delivery
  isInternal: boolean
}

/** Throws Refused with what cannot be read. */
export const saidDelivery = (scope: Scope, bill: Bill, sent: WireDelivery): ParcelDelivery => {
  const { timeZone } = scope.settings
  const own = writeFields(billField.fields ?? {}, bill.delivery ?? {}, { may: fullSight, timeZone }) as WireDelivery
  const all = { ...stillSaid(own, sent), ...sent }
  const { values, problems } = decodeDocument({ shape: { fields: saidFields, lines: {} } }, all, { timeZone })
  if (problems.length > 0) throw new Refused(problems.map((one) => ({ ...one, at: `delivery.${one.at}` })))
  const none = Object.fromEntries(Object.keys(deliveryFields).map((name) => [name, null]))
  const { type, ...delivery } = values
  return { delivery: { ...none, ...delivery } as Delivery, isInternal: type === internalDelivery }
}

export interface ChosenCarrier extends Record<(typeof rowNames)[number], string | null> {
  id: string
  adapter: CarrierAdapter
  fee_payer: number | null
  collects: boolean | null
}

/** The carrier with what was chosen of its rows, by id or code; of a delivery of our own, the one marked so. */
export const chosenCarrier = async (
  scope: Scope,
  { delivery, isInternal }: ParcelDelivery,
): Promise<ChosenCarrier | undefined> => {
  const named = isStoredId(delivery.carrier) ? delivery.carrier : null
  if (!named && (delivery.carrier !== null || !isInternal)) return undefined
  const { shift, paymentOption, deliveryNote } = delivery
  const stored = (text: string | null): string | null => (isStoredId(text) ? text : null)
  const [found] = await wholeScope(scope).tx.query<ChosenCarrier & Record<string, unknown>>(sql`
select c.id, c.adapter, s.id as shift, o.id as "paymentOption", n.id as "deliveryNote", o.fee_payer, o.collect_goods as collects
from carrier c
left join carrier_shift s on s.tenant_id = c.tenant_id and s.carrier_id = c.id and s.id = ${stored(shift)}::uuid
left join carrier_payment_option o on o.tenant_id = c.tenant_id and o.carrier_id = c.id and (o.id = ${stored(paymentOption)}::uuid or o.code = ${paymentOption})
left join carrier_delivery_note n on n.tenant_id = c.tenant_id and n.carrier_id = c.id and (n.id = ${stored(deliveryNote)}::uuid or n.code = ${deliveryNote})
where ${sql.ours('c')} and ${named ? sql`c.id = ${named}` : sql`c.is_internal and c.active`} order by c.code_key limit 1`)
  return found
}

/** Rows that are none of the carrier's. What the bill has kept of a row that is gone stays. */
export const rowProblems = (bill: Bill, delivery: Delivery, carrier: ChosenCarrier): Problem[] =>
  rowNames.flatMap((name) =>
    delivery[name] === null || carrier[name] !== null || bill.delivery?.[name] === delivery[name]
      ? []
      : [problem(`delivery.${name}`, 'notFitting')],
  )

/** The rows by their ids. */
export const chosenRows = (delivery: Delivery, carrier: ChosenCarrier): Pick<Delivery, (typeof rowNames)[number]> => ({
  shift: carrier.shift ?? delivery.shift,
  paymentOption: carrier.paymentOption ?? delivery.paymentOption,
  deliveryNote: carrier.deliveryNote ?? delivery.deliveryNote,
})
