/**
 * What may be wrong between a promise of a carrier and what came, as data: how it is called, what is done about it, in what
 * it is measured. What is found is one statement (`documents/_shared/parcels/carrier-findings.server.ts`).
 */
import type { CarrierAdapter } from './carrier.ts'

interface FindingFacts {
  unit: 'money' | 'grams' | 'days'
  /** What the carrier owes the business for it: what is found above what was expected, or below. Null: nothing. */
  claims: 'more' | 'less' | null
}

const money = { unit: 'money', claims: null } as const

export const findingFacts = {
  feeHigher: { ...money, claims: 'more' },
  feeLower: money,
  feeTwice: { ...money, claims: 'more' },
  /** Of a parcel that was taken back or lost. */
  feeNotOwed: { ...money, claims: 'more' },
  returnFeeWithoutReturn: { ...money, claims: 'more' },
  weightDiffers: { unit: 'grams', claims: null },
  codShort: { ...money, claims: 'less' },
  codOver: money,
  codPaidTwice: money,
  codNotDelivered: money,
  codUnpaid: { ...money, claims: 'less' },
  late: { unit: 'days', claims: null },
} as const satisfies Readonly<Record<string, FindingFacts>>

export type FindingKind = keyof typeof findingFacts
export const findingKinds = Object.keys(findingFacts) as FindingKind[]

export const isFindingKind = (name: string): name is FindingKind => Object.hasOwn(findingFacts, name)

/** Catalogue keys. */
export const findingLabel = (kind: FindingKind) => `finding.${kind}` as const
export const findingAdvice = (kind: FindingKind): string => `finding.${kind}.advice`
export const findingUnit = (kind: FindingKind): string => `finding.unit.${findingFacts[kind].unit}`

/** Working days after the delivery within which carriers hand over what they collected. */
export const payOutDays = 7

interface Weighing {
  /** Grams: weights within one step cost the same. */
  step: number
  /** Cubic centimetres that count as a gram; null: the size does not count. */
  volume: number | null
}
/** How carriers weigh. Nobody rounds what people agreed with a carrier themselves. */
export const weighing: Readonly<Record<CarrierAdapter, Weighing>> = {
  manual: { step: 1, volume: null },
  ghn: { step: 500, volume: 5 },
  ghtk: { step: 500, volume: 6 },
  viettelpost: { step: 500, volume: 6 },
}
