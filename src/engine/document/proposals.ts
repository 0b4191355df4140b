/**
 * Proposed values are recalculated when the fields they depend on change, unless the user typed another value
 * (contract documents §8.2).
 */
import { keepsDay, lineOnDay } from '#model/becomes.ts'
import type { AnyDocument } from '#model/document.ts'
import { proposedFields, valueAt, withValueAt } from '#model/complete.ts'
import type { Fields } from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { ruleContext } from '../store/context.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'
import type { DocumentInput } from './input.ts'

interface Change {
  before: Stored | null
  /** The values sent. */
  sent: Pick<DocumentInput, 'values' | 'lines'>
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
      !(one.name in sent.values) &&
      one.proposed.from.some((source) => draft[source] !== before[source]),
  )
  const isOnOtherDay = Boolean(draft.date) && draft.date !== before.date && !keepsDay(definition, before)
  if (moved.length === 0 && !isOnOtherDay) return draft
  const context = await ruleContext(scope, definition, before)
  const left = moved
    .filter((one) => one.proposed.value(withValueAt(before, one, null), context) === valueAt(before, one))
    .reduce((now, one) => withValueAt(now, one, null), draft)
  return isOnOtherDay ? onOtherDay(definition, { before, sent, draft: left }, context) : left
}

/** What was proposed by the former day: the rate of the currency, and what its lines have of that day. */
const onOtherDay = (
  { shape }: AnyDocument,
  { before, sent, draft }: Change & { before: Stored },
  context: RuleContext,
): Stored => {
  const isOfDay = ([name, { copies, becomes, ...field }]: [string, Fields[string]]): boolean => {
    if (!copies || becomes?.copy !== 'anew' || field.fixed || name in sent.values) return false
    const ref = copies.ref
    const row = context.refs.get((shape.fields as Fields)[ref]!.of!, before[ref] as string | null)
    return draft[ref] === before[ref] && (before[name] ?? null) !== null && row?.[copies.column] === before[name]
  }
  const stale = Object.entries(shape.fields as Fields).filter(isOfDay)
  const typed = new Map(sent.lines?.map((line) => [line.lineId, line]) ?? [])
  const known = new Set(before.lines.map(({ lineId }) => lineId))
  return {
    ...draft,
    ...Object.fromEntries(stale.map(([name]) => [name, null])),
    lines: draft.lines.map((line) =>
      known.has(line.lineId)
        ? lineOnDay(
            shape.lines as Fields,
            line,
            { from: before.date, to: draft.date },
            { context, except: typed.get(line.lineId) ?? {} },
          )
        : line,
    ),
  }
}
