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

/** What describes a partner and is taken over where the one that stays has nothing. */
const described = ['phone1', 'phone2', 'email', 'taxId', 'website', 'idNumber', 'group', 'employee'] as const
const address = ['address1', 'nation', 'oldScheme', 'province', 'district', 'village', 'oldAddress'] as const

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''
/** Those of the fields that are empty, from the other. */
const missing = (names: readonly (keyof Partner)[], { keep, remove }: Both): Partial<Partner> =>
  Object.fromEntries(names.filter((name) => isNothing(keep[name])).map((name) => [name, remove[name]]))

const joined = (both: Both): Partner => {
  const { keep, remove } = both
  const opening = hasOpening(remove) && !hasOpening(keep) ? remove : keep
  const lacksAddress = isNothing(keep.address1) && isNothing(keep.province) && isNothing(keep.village)
  const whole = {
    ...keep,
    ...missing(described, both),
    ...(lacksAddress ? Object.fromEntries(address.map((name) => [name, remove[name]])) : {}),
    partnerType: keep.partnerType === remove.partnerType ? keep.partnerType : 3,
    openingReceivable: (keep.openingReceivable ?? zero) !== zero ? keep.openingReceivable : remove.openingReceivable,
    openingPayable: (keep.openingPayable ?? zero) !== zero ? keep.openingPayable : remove.openingPayable,
    openingDate: opening.openingDate,
    openingDueDate: opening.openingDueDate,
  }
  // Another number to call him by.
  const other = remove.phone1 ?? remove.phone2
  const known = [whole.phone1, whole.phone2]
  return isNothing(whole.phone2) && other && !known.includes(other) ? { ...whole, phone2: other } : whole
}

export const partnerMerging: ListMerging<typeof partnerFields> = {
  ledger: 'debts',
  // A voucher settles with several partners, but keeps one account with each.
  apart: () => true,
  problems: (_, both) => Promise.resolve(openingProblems(both)),
  joined,
}
