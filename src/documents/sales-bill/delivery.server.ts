/** What a delivery names of its carrier, and what the goods weigh: read only where goods are brought. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { id } from '#kernel/brand.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { feePayer } from '#model/carrier.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import { fittingPlace } from '../_shared/orders/delivered.server.ts'
import { byBusiness, pickup, type Delivery } from './delivery.ts'
import type { shape } from './shape.ts'
import { weightOfLines } from './weight.server.ts'

type Bill = StoredDraft<typeof shape>

interface Found extends Record<string, unknown> {
  carrier: string | null
  carrierName: string | null
  shiftName: string | null
  paymentOptionName: string | null
  feePayer: number | null
  /** What the option of the stored bill says. */
  payerBefore: number | null
  collectGoods: boolean | null
  deliveryNoteName: string | null
  before: Record<string, unknown> | null
  /** The parcel is on its way: what was agreed stays. */
  isHeld: boolean
}

const stored = (text: string | null): string | null => (isStoredId(text) ? text : null)

/** The carrier that is named, or else of the business itself, and its rows; the bill keeps what rows said that are gone. */
const lookUp = async ({ tx }: Scope, bill: Bill, given: Delivery): Promise<Found> => {
  const [carrier, shift, option, note] = [given.carrier, given.shift, given.paymentOption, given.deliveryNote].map(
    stored,
  )
  const isOwn = !given.carrier && given.type === byBusiness
  const [found] = await tx.query<Found>(
    sql`select c.id as carrier, c.name as "carrierName", s.name as "shiftName", o.name as "paymentOptionName",
  o.fee_payer as "feePayer",
  (select q.fee_payer from carrier_payment_option q where ${sql.ours('q')} and q.id::text = b.delivery->>'paymentOption') as "payerBefore", o.collect_goods as "collectGoods", n.name as "deliveryNoteName", b.delivery as before,
  exists (select from shipment p where ${sql.ours('p')} and p.bill_id = b.document_id and p.ship_status <> ${shipmentStateFacts.cancelled.value}) as "isHeld"
from (values (1)) one
left join lateral (select c.id, c.name from carrier c where ${sql.ours('c')} and case when ${isOwn} then c.is_internal and c.active else c.id = ${carrier}::uuid end order by c.code_key limit 1) c on true
left join carrier_shift s on ${sql.ours('s')} and s.id = ${shift}::uuid and s.carrier_id = c.id
left join carrier_payment_option o on ${sql.ours('o')} and o.id = ${option}::uuid and o.carrier_id = c.id
left join carrier_delivery_note n on ${sql.ours('n')} and n.id = ${note}::uuid and n.carrier_id = c.id
left join sales_bill b on ${sql.ours('b')} and b.document_id = ${bill.id}::uuid`,
  )
  return found!
}

/** What is sent in place of a delivery does not say what of it was calculated. */
const proposedBefore = (before: Found['before']): Decimal | null => {
  const stored = before?.['codProposed']
  return stored === null || stored === undefined ? null : decimal(String(stored))
}

/** A weight that was calculated follows the goods, until they are on their way. */
const weighed = async (
  scope: Scope,
  { lines }: Bill,
  { given, found: { before, isHeld } }: { given: Delivery; found: Found },
): Promise<Pick<Delivery, 'weight' | 'weightProposed'>> => {
  const isTyped = given.weight && (isHeld || given.weight !== before?.['weightProposed'])
  const own = await weightOfLines(scope, lines)
  const weight = isTyped ? given.weight : own
  return { weight, weightProposed: weight === own ? own : null }
}

/**
 * Who pays follows from the option. What a call sends back as it was stored follows another option that it chooses, unless
 * somebody had said otherwise than the option before.
 */
const payerOf = (given: Delivery, { before, isHeld, feePayer: proposed, payerBefore }: Found): Delivery['feePayer'] => {
  const option = before?.['paymentOption'] ?? null
  const followed = option === null ? feePayer.shop : (payerBefore ?? given.feePayer)
  const isCalculated = given.feePayer === before?.['feePayer'] && given.feePayer === followed
  const follows = !isHeld && proposed !== null && given.paymentOption !== option && isCalculated
  return (follows ? null : given.feePayer) ?? proposed
}

const rows = ['shift', 'paymentOption', 'deliveryNote'] as const
/** What an offer of a carrier said. */
const offerParts = ['serviceCode', 'expectedDate'] as const

const withCarrier = async (scope: Scope, bill: Bill, given: Delivery): Promise<Delivery> => {
  const found = await lookUp(scope, bill, given)
  const { before, isHeld } = found
  const carrier = given.carrier ?? (found.carrier === null ? null : id<'carrier'>(found.carrier))
  const isOther = before !== null && before['carrier'] !== carrier
  /** What was chosen of the carrier before is nothing of another one. */
  const isOutdated = (row: (typeof rows)[number]): boolean =>
    isOther && given[row] !== null && !found[`${row}Name`] && before[row] === given[row]
  const offers = offerParts.filter((part) => isOther && (before[part] ?? null) === given[part])
  const still = Object.fromEntries([...rows.filter(isOutdated), ...offers].map((row) => [row, null]))
  const nameOf = (row: (typeof rows)[number]): string | null => {
    if (!given[row] || row in still) return null
    const kept = before?.[row] === given[row] ? ((before[`${row}Name`] ?? null) as string | null) : null
    return found[`${row}Name`] ?? kept
  }
  const wasChosen = before?.['paymentOption'] === given.paymentOption
  const collects =
    given.paymentOption && wasChosen && !isOther ? ((before?.['collectGoods'] ?? null) as boolean | null) : null
  return {
    ...given,
    ...still,
    codProposed: isHeld || 'paymentOption' in still ? null : proposedBefore(before),
    carrier,
    carrierName: found.carrierName,
    shiftName: nameOf('shift'),
    paymentOptionName: nameOf('paymentOption'),
    collectGoods: found.collectGoods ?? collects,
    deliveryNoteName: nameOf('deliveryNote'),
    feePayer: payerOf(given, found),
    ...(await weighed(scope, bill, { given, found })),
  }
}

const withPlace = async (scope: Scope, bill: Bill): Promise<Bill> => {
  const { delivery } = bill
  if (!delivery) return bill
  const fits = await fittingPlace(
    scope,
    { ...delivery, text: delivery.receiverAddress },
    () =>
      sql`select delivery->>'receiverAddress' as text, delivery->>'province' as province, delivery->>'village' as village
from sales_bill b where ${sql.ours('b')} and document_id = ${bill.id}`,
  )
  if (!fits) return bill
  const { text, ...place } = fits
  return { ...bill, delivery: { ...delivery, ...place, receiverAddress: text } }
}

/** Fills in what only the database knows of a delivery. Goods that are collected ask it nothing. */
export const withDelivered = async (scope: Scope, bill: Bill): Promise<Bill> => {
  const placed = await withPlace(scope, bill)
  const { delivery } = placed
  if (!delivery || (delivery.type ?? pickup) === pickup) return placed
  return { ...placed, delivery: await withCarrier(scope, placed, delivery) }
}

/** Rows that are none of the carrier's. */
export const choiceProblems = (delivery: Delivery | null): Problem[] =>
  rows.flatMap((row) =>
    delivery?.[row] && !delivery[`${row}Name`]
      ? [
          problem(`delivery.${row}`, 'notFitting', {
            label: row === 'deliveryNote' ? 'delivery.note' : `delivery.${row}`,
          }),
        ]
      : [],
  )
