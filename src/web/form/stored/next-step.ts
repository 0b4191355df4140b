/** What is usually done next with a stored document: the one primary button of its page. Pure. */
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
  /** Saves a draft as what it is to be. */
  | { kind: 'post' }
  | { kind: 'transit'; transition: Transition }
  /** Makes another document from it. */
  | { kind: 'make'; made: DocumentMeta; pays: boolean }

type Stored = InState & Readonly<Record<string, unknown>>
type Described = Pick<AnyDocument, 'name' | 'lifecycle' | 'followed'>

/** Kinds that are made from it, in the order of the registry. */
export const madeFrom = ({ name }: Pick<DocumentMeta, 'name'>, metas: readonly DocumentMeta[]): DocumentMeta[] =>
  metas.filter((one) => one.sources?.some((source) => source.of === name))

/** What others take of it completes it (an order), and not everything was taken. */
const isIncomplete = ({ lifecycle, followed }: Described, document: Stored): boolean =>
  followed?.derive !== undefined && stateOf(lifecycle, document)?.derived !== true

/** Something of it is still to be paid. */
const isOpen = (document: Stored): boolean => typeof document['remaining'] === 'bigint' && document['remaining'] > 0n

/**
 * A draft is posted, an order received or delivered, what is open paid, and whatever else has a step onwards takes it.
 * `metas`: kinds the person may make. Null: nothing is usual.
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
