/** The usual next step of a stored document: the primary button of its page. Pure. */
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import {
  isDraft,
  isInForce,
  leadsFrom,
  restores,
  stateOf,
  withdraws,
  type InState,
  type Transition,
} from '#model/state.ts'

export type NextStep =
  /** Saves the draft as a posted document. */
  | { kind: 'post' }
  | { kind: 'transit'; transition: Transition }
  /** Creates another document from this one. */
  | { kind: 'make'; made: DocumentMeta; pays: boolean }

type Stored = InState & Readonly<Record<string, unknown>>
type Described = Pick<AnyDocument, 'name' | 'lifecycle' | 'followed'>

/** Kinds of documents that can be created from this one, in the order of the registry. */
export const madeFrom = ({ name }: Pick<DocumentMeta, 'name'>, metas: readonly DocumentMeta[]): DocumentMeta[] =>
  metas.filter((one) => one.sources?.some((source) => source.of === name))

/** The document is completed by its followers (such as an order) and something is still left to take. */
const isIncomplete = ({ lifecycle, followed }: Described, document: Stored): boolean =>
  followed?.derive !== undefined && stateOf(lifecycle, document)?.derived !== true

/** Something is still to be paid. */
const isOpen = (document: Stored): boolean => typeof document['remaining'] === 'bigint' && document['remaining'] > 0n

/**
 * Post a draft, receive or deliver an order, pay what is open, or else take the next transition. `metas` are the kinds
 * the user may create. Null when there is no usual step.
 */
export const nextStep = (definition: Described, document: Stored, metas: readonly DocumentMeta[]): NextStep | null => {
  const { lifecycle } = definition
  if (isDraft(lifecycle, document)) return { kind: 'post' }
  const makes = isInForce(lifecycle, document) ? madeFrom(definition, metas) : []
  const taken = isIncomplete(definition, document) ? makes.find((one) => !one.pays) : undefined
  if (taken) return { kind: 'make', made: taken, pays: false }
  const paid = isOpen(document) ? makes.find((one) => one.pays) : undefined
  if (paid) return { kind: 'make', made: paid, pays: true }
  const transition = lifecycle.transitions.find(
    (one) => leadsFrom(lifecycle, one, document) && !withdraws(lifecycle, one) && !restores(lifecycle, one),
  )
  return transition ? { kind: 'transit', transition } : null
}
