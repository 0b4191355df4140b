/** How the goods of a bill reach the customer: he takes them, the business brings them, or a carrier does. Contract documents §14. */
import { larger, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { feePayer, feePayers } from '#model/carrier.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { object } from '#model/field.ts'
import { once, own } from '../_shared/orders/becomes.ts'
import { deliveryAddressOf, nowhere, placeParts } from '../_shared/orders/delivered.ts'
import { choice, day, flag, integer, money, ref, text } from '../_shared/fields.ts'

export const pickup = 0
export const byBusiness = 1
const byCarrier = 2
const deliveryTypes = [
  { value: pickup, label: 'delivery.pickup' },
  { value: byBusiness, label: 'delivery.internal' },
  { value: byCarrier, label: 'delivery.carrier' },
] as const

type Values = Readonly<Record<string, unknown>>
const deliveryOf = ({ delivery }: Values): Values | null | undefined => delivery as Values | null | undefined

/** Who brings the goods collects the money; what a deposit leaves open is agreed with the order. */
export const isPaidLater = (bill: Values): boolean => Boolean(deliveryOf(bill)?.['type']) || Boolean(bill['order'])

/** Goods that the customer collects have no receiver but him. */
const whenBrought =
  (value: (values: Values, context: RuleContext) => unknown) =>
  (values: Values, context: RuleContext): unknown =>
    deliveryOf(values)?.['type'] ? value(values, context) : null

/** The name of a row of the carrier, as it was when the bill was saved: the row may go. */
const said = <L extends string>(label: L) => text({ label, derived: true })
const rowOf = <L extends string>(label: L, wire: string) => text({ label, wire, max: 64, place: 'hidden' })

export const delivery = object({
  type: choice()({ label: 'delivery.type', choices: deliveryTypes }),
  receiverName: text({
    label: 'delivery.receiverName',
    proposed: { from: ['partner'], value: whenBrought((values) => values['partnerName']) },
  }),
  receiverPhone: text({
    label: 'delivery.receiverPhone',
    max: 50,
    proposed: { from: ['partner'], value: whenBrought((values) => values['phone']) },
  }),
  receiverAddress: text({
    label: 'delivery.receiverAddress',
    max: 500,
    proposed: { from: ['partner'], value: whenBrought(deliveryAddressOf) },
  }),
  ...placeParts((values) => deliveryOf(values)?.['receiverAddress']),
  carrier: ref('carrier')({ label: 'delivery.carrier', wire: 'NVC_ID', place: 'hidden' }),
  carrierName: said('delivery.carrier'),
  shift: rowOf('delivery.shift', 'shiftId'),
  shiftName: said('delivery.shift'),
  paymentOption: rowOf('delivery.paymentOption', 'paymentOptionId'),
  paymentOptionName: said('delivery.paymentOption'),
  // The option says so; what is collected by default follows from it.
  collectGoods: flag({ label: 'delivery.collectGoods', derived: true, place: 'hidden' }),
  deliveryNote: rowOf('delivery.note', 'deliveryNoteId'),
  deliveryNoteName: said('delivery.note'),
  weight: integer({ label: 'delivery.weight' }),
  // What the goods weighed: as long as it is the weight, nobody typed it.
  weightProposed: integer({ label: 'delivery.weight', derived: true, place: 'hidden' }),
  length: integer({ label: 'delivery.length' }),
  width: integer({ label: 'delivery.width' }),
  height: integer({ label: 'delivery.height' }),
  codAmount: money({ label: 'delivery.codAmount' }),
  // What followed from the option and the bill: as long as it is what is collected, nobody typed it.
  codProposed: money({ label: 'delivery.codAmount', derived: true, place: 'hidden' }),
  feePayer: choice()({ label: 'delivery.feePayer', choices: feePayers }),
  carrierFee: money({ label: 'delivery.carrierFee', inBase: true, becomes: once }),
  // Of the offer whose fee was taken.
  serviceCode: text({ label: 'delivery.serviceCode', max: 50, becomes: once, place: 'hidden' }),
  expectedDate: day({ label: 'delivery.expectedDate', becomes: once }),
  trackingCode: text({ label: 'delivery.trackingCode', max: 50, becomes: once }),
})({ label: 'field.delivery', becomes: own, address: { input: 'carrier', text: 'receiverAddress' } })

export type Delivery = NonNullable<(typeof delivery)['_value']>

/** What only goods have that are brought. */
const byNobody = {
  carrier: null,
  carrierName: null,
  shift: null,
  shiftName: null,
  paymentOption: null,
  paymentOptionName: null,
  collectGoods: null,
  deliveryNote: null,
  deliveryNoteName: null,
  weightProposed: null,
  length: null,
  width: null,
  height: null,
  codProposed: null,
  feePayer: null,
  carrierFee: null,
  serviceCode: null,
  expectedDate: null,
  trackingCode: null,
} as const

/** The default delivery: the customer collects the goods. */
export const pickedUp: Delivery = {
  type: pickup,
  receiverName: null,
  receiverPhone: null,
  receiverAddress: null,
  ...nowhere,
  weight: null,
  codAmount: null,
  ...byNobody,
}

interface Bill {
  delivery: Delivery | null
  total: Decimal | null
  paid: Decimal | null
  unusedAdvances: { settled: Decimal | null } | null
  advances: { list: readonly { amount: Decimal | null }[] | null } | null
}

/** What the customer still owes for the bill: the carrier collects it with an option that says so. */
const openOf = ({ total, paid, unusedAdvances, advances }: Bill): Decimal => {
  const taken = sumOf(advances?.list ?? [], ({ amount }) => amount ?? zero)
  const others = sumOf([paid, unusedAdvances?.settled ?? null, taken], (one) => one ?? zero)
  return larger(zero, subtract(total ?? zero, others))
}

/** True if the amount to collect was calculated: then it follows the bill, as what was typed does not. */
const isCollectedAsProposed = ({ codAmount, codProposed }: Pick<Delivery, 'codAmount' | 'codProposed'>): boolean =>
  codAmount === null || codAmount === codProposed

/** Fills in what follows from the rest of the bill; `isForeign`: a carrier collects base currency only. */
export const withDelivery = <B extends Bill>(bill: B, isForeign: boolean): B => {
  const given = { ...pickedUp, ...bill.delivery, type: bill.delivery?.type ?? pickup }
  if (given.type === pickup) return { ...bill, delivery: { ...given, ...byNobody } }
  const collected = given.collectGoods && !isForeign ? openOf(bill) : zero
  const codAmount = isCollectedAsProposed(given) ? collected : given.codAmount
  return {
    ...bill,
    delivery: {
      ...given,
      codAmount,
      codProposed: codAmount === collected ? collected : null,
      feePayer: given.feePayer ?? feePayer.shop,
    },
  }
}

interface Judged {
  delivery: Delivery | null
  /** Null while the total means nothing. */
  total: Decimal | null
  isForeign: boolean
}

/** In the order of the contract. */
export const checkDelivery = ({ delivery: given, total, isForeign }: Judged, { settings }: RuleContext): Problem[] => {
  const collected = given?.codAmount ?? zero
  return [
    ...(given?.type === byCarrier && !given.carrier ? [problem('delivery.carrier', 'noCarrier')] : []),
    ...(collected !== zero && isForeign
      ? [problem('delivery.codAmount', 'codCurrency', { base: settings.baseCurrency })]
      : total !== null && collected > total
        ? [problem('delivery.codAmount', 'codTooMuch')]
        : []),
  ]
}
