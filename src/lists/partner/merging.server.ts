/** Two partners that are one. */
import type { ListMerging, Pair } from '#engine/scope.ts'
import { zero } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { partnerFields } from './fields.ts'

type Both = Pair<typeof partnerFields>
type Partner = Both['keep']

const sides = ['openingReceivable', 'openingPayable'] as const
const hasOpening = (one: Partner): boolean => sides.some((side) => (one[side] ?? zero) !== zero)

/** An opening debt is settled as it is; two of one side would have to become another. Both sides have one day. */
const openingProblems = ({ keep, remove }: Both): Problem[] => {
  const twice = sides.filter((side) => (keep[side] ?? zero) !== zero && (remove[side] ?? zero) !== zero)
  if (twice.length > 0) return twice.map((side) => problem(side, 'mergeOpenings', { label: `partner.${side}` }))
  const isOtherDay = keep.openingDate !== remove.openingDate || keep.openingDueDate !== remove.openingDueDate
  return hasOpening(keep) && hasOpening(remove) && isOtherDay ? [problem('openingDate', 'mergeOpeningDays')] : []
}

/** Opening debts are those of both; one of a customer and a supplier is both. */
const joined = ({ keep, remove }: Both, whole: Partner): Partner => {
  const opening = hasOpening(remove) && !hasOpening(keep) ? remove : keep
  return {
    ...whole,
    partnerType: keep.partnerType === remove.partnerType ? keep.partnerType : 3,
    openingReceivable: (keep.openingReceivable ?? zero) !== zero ? keep.openingReceivable : remove.openingReceivable,
    openingPayable: (keep.openingPayable ?? zero) !== zero ? keep.openingPayable : remove.openingPayable,
    openingDate: opening.openingDate,
    openingDueDate: opening.openingDueDate,
  }
}

export const partnerMerging: ListMerging<typeof partnerFields> = {
  ledger: 'debts',
  // A voucher settles with several partners, but keeps one account with each.
  apart: () => true,
  problems: (_, both) => Promise.resolve(openingProblems(both)),
  joins: ['partnerType', 'openingReceivable', 'openingPayable', 'openingDate', 'openingDueDate'],
  // Somebody decided how much credit this one gets, for how long, and at what price.
  keeps: ['creditLimit', 'paymentTerm', 'priceLevel', 'goodsDiscount', 'commission'],
  // Half of one address and half of another is none.
  together: [['address1', 'nation', 'oldScheme', 'province', 'district', 'village', 'oldAddress']],
  alike: [['phone1', 'phone2']],
  joined,
}
