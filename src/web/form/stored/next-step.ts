/** The usual next step of a stored document: the primary button of its page. Pure. */
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import type { MakeWay } from '#model/make-way.ts'
import { isDraft, isInForce, leadsFrom, restores, withdraws, type InState, type Transition } from '#model/state.ts'
import { isIncomplete, madeFrom } from '#web/list/actions/made-from.ts'
import type { MadeInWay } from './made-in-ways.ts'

export type NextStep =
  /** Saves the draft as a posted document. */
  | { kind: 'post' }
  | { kind: 'transit'; transition: Transition }
  /** Creates another document from this one. */
  | { kind: 'make'; made: DocumentMeta; way?: MakeWay }

type Stored = InState & Readonly<Record<string, unknown>>
type Described = Pick<AnyDocument, 'name' | 'lifecycle' | 'followed'>

/** Something is still to be paid. */
const isOpen = (document: Stored): boolean => typeof document['remaining'] === 'bigint' && document['remaining'] > 0n

/**
 * Post a draft, receive or deliver an order, pay what is open, offset a credit, or else take the next transition.
 * `metas` are the kinds the user may create, `ways` the other ways to make something of the document. Null when there
 * is no usual step.
 */
export const nextStep = (
  definition: Described,
  document: Stored,
  metas: readonly DocumentMeta[],
  ways: readonly MadeInWay[] = [],
): NextStep | null => {
  const { lifecycle } = definition
  if (isDraft(lifecycle, document)) return { kind: 'post' }
  const makes = isInForce(lifecycle, document) ? madeFrom(definition, metas) : []
  const taken = isIncomplete(definition, document) ? makes.find((one) => !one.pays) : undefined
  if (taken) return { kind: 'make', made: taken }
  const paid = isOpen(document) ? makes.find((one) => one.pays) : undefined
  if (paid) return { kind: 'make', made: paid }
  const inWay = ways.find(({ otherwise }) => otherwise === null)
  if (inWay) return { kind: 'make', made: inWay.made, way: inWay.way }
  const transition = lifecycle.transitions.find(
    (one) => leadsFrom(lifecycle, one, document) && !withdraws(lifecycle, one) && !restores(lifecycle, one),
  )
  return transition ? { kind: 'transit', transition } : null
}
