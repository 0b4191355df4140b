/** Checks what other documents have taken of a document's debts and credits against its new state. Pure. */
import { problem, type Problem } from '#kernel/problem.ts'
import { ownAmount, type Change } from './debt-claims.ts'
import { entryKey, type Allocation } from './debt-state.ts'

/** What firm allocations of others take of an entry, in the currency of the document. */
const firmly = (document: string, isForeign: boolean, allocations: readonly Allocation[]): bigint =>
  allocations.reduce((total, one) => {
    if (one.elastic) return total
    if (isForeign) return total + ((one.credit === document ? one.creditOwn : null) ?? one.own ?? 0n)
    return total + (one.credit === document ? one.creditAmount : one.amount)
  }, 0n)

const named = (others: readonly { document: string }[]): Pick<Problem, 'about'> => ({
  about: [...new Set(others.map((one) => one.document))].map((id) => ({ id })),
})

/** The vouchers that block the change. */
const heldBy = (others: readonly Allocation[]): Pick<Problem, 'about'> => named(others.filter((one) => !one.elastic))

/** Checks one entry: the firm allocations of others plus those of the document itself must not exceed it. */
const checkEntry = (change: Change, others: readonly Allocation[]): Problem[] => {
  const { side, partner } = others[0]!
  const { document, wanted, show } = change
  const entry = wanted.debts.find((one) => one.side === side && one.partner === partner)
  if (!entry) return [{ ...problem('partner', 'hasPaymentsEdit'), ...heldBy(others) }]
  const isAtEnd = (one: { credit: string; debt: string; side: string; partner: string }) =>
    entryKey('', one.side, one.partner) === entryKey('', side, partner) && [one.credit, one.debt].includes(document)
  const stored = change.stored.entries.find((one) => one.side === side && one.partner === partner)
  if ((stored?.foreign?.currency ?? null) !== (entry.foreign?.currency ?? null))
    return [{ ...problem('currency', 'currencyFixed'), ...heldBy(others) }]
  const claimed = wanted.claims
    .filter((one) => isAtEnd(one) && !one.elastic)
    .reduce((total, one) => total + one.amount, 0n)
  const taken = firmly(document, entry.foreign !== null, others) + claimed
  return ownAmount(entry) < taken
    ? [{ ...problem('', 'totalBelowPaid', { amount: show(taken) }), ...heldBy(others) }]
    : []
}

/** Checks the allocations made by other documents, which the new state must still cover. */
export const checkOthers = (change: Change): Problem[] => {
  const { document, stored, keeps, removing } = change
  const others = stored.allocations.filter((one) => one.document !== document && !keeps.has(one.document))
  if (others.length === 0) return []
  if (removing) return [{ ...problem('', 'hasPayments'), ...named(others) }]
  const entries = Map.groupBy(others, (one) => entryKey('', one.side, one.partner))
  return [...entries.values()].flatMap((ofEntry) => checkEntry(change, ofEntry)).slice(0, 1)
}

/**
 * Checks deposits: bills may already have used what this document keeps for their orders; and deposits that others
 * keep for this document require that its partner stays the same.
 */
export const checkKept = ({ document, stored, wanted, partner, removing, show }: Change): Problem[] => {
  const forIt = stored.kept.filter((one) => one.order === document)
  if (removing === 'delete' && forIt.length > 0) return [{ ...problem('', 'hasPayments'), ...named(forIt) }]
  if (!removing && forIt.some((one) => one.partner !== partner)) return [problem('partner', 'hasPaymentsEdit')]
  const short = stored.kept.find(
    (old) =>
      old.document === document &&
      old.used >
        wanted.kept
          .filter((one) => one.order === old.order && one.side === old.side && one.partner === old.partner)
          .reduce((total, one) => total + (one.own ?? one.amount), 0n),
  )
  if (!short) return []
  return removing ? [problem('', 'hasPayments')] : [problem('', 'hasPayments.deposit', { amount: show(short.used) })]
}
