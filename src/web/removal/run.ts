/** Asks, deletes or cancels, reports the result and offers to undo it in a notice. */
import { restores, transitionOf, type Transition } from '#model/state.ts'
import { documentCall, moduleCall } from '#wire/calls.ts'
import { idIn, type BatchOutcome } from '#wire/spelling.ts'
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import { joinAnswers, nothingDone } from '#web/asking/join-answers.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import { reportBatch, type BatchWords } from '#web/removal/batch-result.tsx'
import { currentWords } from '#web/words/words.ts'
import { notify } from '#web/ui/floating/notify.tsx'
import { askingAnyway, type RemovalAction, inParts } from './calls.ts'
import { openRemovalDialog } from './store.ts'

const numberOf = (row: WireRow): string => String(row['NumberID'] ?? '')

/**
 * Runs the transition. Documents refused only because of warnings are asked about once; returns the remaining failures.
 */
const runTransition = async ({ definition, rows, transition }: TransitionGroup): Promise<BatchOutcome> => {
  const path = moduleCall(definition.wire.module, transition.wire)
  return askingAnyway(
    (ids, confirm) => inParts(path, ids, confirm),
    rows.map((row) => ({ id: idIn(row), body: idIn(row) })),
  )
}

/** After an unanswered call from a notice, which is closed by now, a new notice offers to try again. */
const reportUnanswered = (failure: unknown, again: (() => void) | undefined): void => {
  if (!again || !isUnanswered(failure)) return reportFailure(failure)
  notify({
    tone: 'error',
    message: (failure as Error).message,
    actions: [{ label: currentWords().t('web.retry'), run: again }],
  })
}

interface Group {
  definition: DocumentMeta
  rows: readonly WireRow[]
}
interface TransitionGroup extends Group {
  transition: Transition
}

/** Texts for full and partial success. */
const doneWords = (asked: readonly WireRow[], { definition, transition }: TransitionGroup): BatchWords => {
  const { t, label } = currentWords()
  if (!restores(definition.lifecycle, transition)) {
    const step = label(transition.label)
    return {
      done: transition.done ? label(transition.done) : t('step.done', { step }),
      partly: (n, m) => t('step.partly', { step, n, m }),
    }
  }
  return {
    done: transition.done
      ? label(transition.done)
      : asked.length === 1
        ? t('removal.restoredOne', { number: numberOf(asked[0]!) }).trim()
        : t('removal.restored'),
    partly: (n, m) => t('removal.restoredPartly', { n, m }),
  }
}

/**
 * Runs a transition on documents of several kinds, one kind after another. Resolves to the number of successes. `again`
 * repeats it when the button used is no longer there.
 */
export const transitDocuments = async (groups: readonly TransitionGroup[], again?: () => void): Promise<number> => {
  let total = nothingDone
  const allRows = groups.flatMap(({ rows }) => rows)
  try {
    for (const group of groups) {
      const answer = await runTransition(group)
      total = joinAnswers(total, answer)
      await invalidateModule(group.definition.wire.module)
    }
    if (groups[0]) await reportBatch(total, allRows.length, doneWords(allRows, groups[0]))
  } catch (failure) {
    reportUnanswered(failure, again)
  }
  return total.done
}

/** Restores cancelled and deleted documents by the restoring transition of each kind. */
export const restoreDocuments = (groups: readonly Group[], again?: () => void): Promise<number> =>
  transitDocuments(
    groups.flatMap((group) => {
      const { lifecycle } = group.definition
      const transition = lifecycle.transitions.find((one) => restores(lifecycle, one))
      return transition ? [{ ...group, transition }] : []
    }),
    again,
  )

const doneText = ({ lifecycle }: DocumentMeta, deed: RemovalAction, rows: readonly WireRow[]): string => {
  const { t, label } = currentWords()
  const own = transitionOf(lifecycle, deed)?.done
  if (own) return label(own)
  if (rows.length !== 1) return deed === 'delete' ? t('removal.deleted') : t('list.cancelled')
  const number = numberOf(rows[0]!)
  return (deed === 'delete' ? t('removal.deletedOne', { number }) : t('removal.cancelledOne', { number })).trim()
}

interface Options {
  deed: RemovalAction
  /** Called after the deletion or cancellation was undone. */
  onRestored?: (() => void) | undefined
}

/** Returns what was done with the documents, or null. */
export const removeDocuments = async (
  definition: AnyDocument,
  rows: readonly WireRow[],
  { deed, onRestored }: Options,
): Promise<RemovalAction | null> => {
  const { t } = currentWords()
  const decision = await openRemovalDialog({ definition, rows, deed })
  if (!decision) return null
  const chosen = rows.filter((row) => decision.ids.includes(idIn(row)))
  const isDeletion = decision.deed === 'delete'
  try {
    const path = isDeletion
      ? documentCall(definition, 'DeleteDB')
      : moduleCall(definition.wire.module, transitionOf(definition.lifecycle, decision.deed)!.wire)
    // What the dialog could not see, such as of more documents than it looks at, is asked now.
    const answer = await askingAnyway(
      (ids, confirm) => inParts(path, ids, confirm),
      decision.ids.map((id) => ({ id, body: id })),
      decision.confirm,
    )
    await invalidateModule(definition.wire.module)
    const failed = new Set(answer.failures.map((one) => one.id))
    const done = chosen.filter((row) => !failed.has(idIn(row)))
    const restore = async () => {
      if ((await restoreDocuments([{ definition, rows: done }], () => void restore())) > 0) onRestored?.()
    }
    await reportBatch(answer, chosen.length, {
      done: doneText(definition, decision.deed, chosen),
      partly: (n, m) => (isDeletion ? t('partly.deleted', { n, m }) : t('partly.cancelled', { n, m })),
      undo: { label: t('trash.restore'), run: () => void restore() },
    })
    return answer.done > 0 ? decision.deed : null
  } catch (failure) {
    reportFailure(failure)
    return null
  }
}
