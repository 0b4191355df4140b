/**
 * Proposed values are recalculated when the fields they depend on change, unless the user typed another value
 * (contract documents §8.2).
 */
import type { AnyDocument } from '#model/document.ts'
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
  const moved = Object.entries(definition.shape.fields as Fields).flatMap(([name, { proposed }]) =>
    before && proposed && !(name in sent) && proposed.from.some((source) => draft[source] !== before[source])
      ? [{ name, proposed }]
      : [],
  )
  if (!before || moved.length === 0) return draft
  const context = await ruleContext(scope, definition, before)
  const old = moved.filter(
    ({ name, proposed }) => proposed.value({ ...before, [name]: null }, context) === before[name],
  )
  return { ...draft, ...Object.fromEntries(old.map(({ name }) => [name, null])) }
}
