/** The words of a refused removal: a cancel says that it is one, and both name what stands in the way. */
import type { Outcome } from '#engine/outcome.ts'
import type { Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { transitionOf, withdraws } from '#model/state.ts'

/** Refusals whose texts speak of deleting; each has others with numbers and for cancelling. */
const refusals: ReadonlySet<string> = new Set(['hasPayments', 'hasFollowers', 'inUse', 'handedOver'])
/** Those with one text, with or without numbers. */
const oneText: ReadonlySet<string> = new Set(['hasFollowers', 'handedOver'])

const isCancel = ({ lifecycle }: AnyDocument, action: string): boolean => {
  const transition = transitionOf(lifecycle, action)
  return transition !== undefined && withdraws(lifecycle, transition)
}

/** `action`: `delete`, or the name of a transition. The codes stay. */
export const worded = (definition: AnyDocument, action: string, problems: readonly Problem[]): Problem[] => {
  const cancels = isCancel(definition, action)
  if (!cancels && action !== 'delete') return [...problems]
  return problems.map((one) => {
    if (!refusals.has(one.message)) return one
    const numbers =
      one.values?.['numbers'] ?? (one.about ?? []).flatMap(({ number }) => (number ? [number] : [])).join(', ')
    const named = numbers !== '' && !oneText.has(one.message) ? ['numbers'] : []
    const key = [one.message, ...named, ...(cancels ? ['cancel'] : [])].join('.')
    return { ...one, message: key, values: { ...one.values, numbers } }
  })
}

export const wordedOutcome = (definition: AnyDocument, action: string, outcome: Outcome): Outcome => ({
  ...outcome,
  failures: outcome.failures.map((one) => ({ ...one, problems: worded(definition, action, one.problems) })),
})
