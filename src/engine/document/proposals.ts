/**
 * Proposed values are recalculated when the fields they depend on change, unless the user typed another value
 * (contract documents §8.2).
 */
import type { AnyDocument } from '#model/document.ts'
import { proposedFields, valueAt, withValueAt } from '#model/complete.ts'
import type { Fields } from '#model/field.ts'
import { ruleContext } from '../store/context.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'

interface Change {
  before: Stored | null
  /** The values sent for the head. */
  sent: Readonly<Record<string, unknown>>
  draft: Stored
}

/** Clears stored proposals whose source fields have changed, so that the rules propose new ones. */
export const withoutOldProposals = async (
  scope: Scope,
  definition: AnyDocument,
  { before, sent, draft }: Change,
): Promise<Stored> => {
  if (!before) return draft
  const moved = proposedFields(definition.shape.fields as Fields).filter(
    (one) =>
      valueAt(before, one) !== null &&
      !(one.name in sent) &&
      one.proposed.from.some((source) => draft[source] !== before[source]),
  )
  if (moved.length === 0) return draft
  const context = await ruleContext(scope, definition, before)
  return moved
    .filter((one) => one.proposed.value(withValueAt(before, one, null), context) === valueAt(before, one))
    .reduce((left, one) => withValueAt(left, one, null), draft)
}
