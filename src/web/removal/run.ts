/** Asks, deletes or cancels, tells what became of it, and takes it back while the notice stands. */
import { restores, transitionOf, type Transition } from '#model/state.ts'
import { documentCall, moduleCall } from '#wire/calls.ts'
import type { BatchAnswer } from '#wire/envelope.ts'
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { forgetModule, tellFailure, type WireRow } from '#web/data/queries.ts'
import { tellBatch, type BatchWords } from '#web/removal/batch-result.tsx'
import { wordsNow } from '#web/words/words.ts'
import { confirm } from '#web/ui/confirm.tsx'
import { notify } from '#web/ui/notify.tsx'
import { codesOf, type Deed, inParts } from './calls.ts'
import { askRemoval } from './store.ts'

const idOf = (row: WireRow): string => String(row['s_ID'] ?? '')
const numberOf = (row: WireRow): string => String(row['NumberID'] ?? '')

/** What only warns is asked about once; what then remains undone is answered. */
const led = async ({ definition, rows, transition }: Led): Promise<BatchAnswer> => {
  const { t } = wordsNow()
  const path = moduleCall(definition.wire.module, transition.wire)
  const answer = await inParts(path, rows.map(idOf))
  const warned = answer.ListItem.filter((one) => one.confirmable === true)
  if (warned.length === 0) return answer
  const agreed = await confirm({
    title: t('removal.confirmTitle'),
    confirmLabel: t('removal.confirm'),
    message: warned.map((one) => `${one.NumberID}: ${one.Description}`).join('\n'),
  })
  if (!agreed) return answer
  const again = await inParts(
    path,
    warned.map((one) => one.s_ID),
    codesOf(warned),
  )
  return {
    TotalCount: answer.TotalCount + again.TotalCount,
    ListItem: [...answer.ListItem.filter((one) => one.confirmable !== true), ...again.ListItem],
  }
}

/** No answer: whoever pressed in a notice, which is gone by now, is offered it again. */
const tellLost = (failure: unknown, again: (() => void) | undefined): void => {
  if (!again || !isUnanswered(failure)) return tellFailure(failure)
  notify({
    tone: 'error',
    message: (failure as Error).message,
    actions: [{ label: wordsNow().t('web.retry'), run: again }],
  })
}

interface Group {
  definition: DocumentMeta
  rows: readonly WireRow[]
}
interface Led extends Group {
  transition: Transition
}

/** What is said of it when all was done, and when only some was. */
const doneWords = (asked: readonly WireRow[], { definition, transition }: Led): BatchWords => {
  const { t, label } = wordsNow()
  if (!restores(definition.lifecycle, transition)) {
    const step = label(transition.label)
    return { done: t('step.done', { step }), partly: (n, m) => t('step.partly', { step, n, m }) }
  }
  return {
    done: asked.length === 1 ? t('removal.restoredOne', { number: numberOf(asked[0]!) }).trim() : t('removal.restored'),
    partly: (n, m) => t('removal.restoredPartly', { n, m }),
  }
}

/**
 * Documents of several kinds, kind by kind in the order given, take a step. Resolves to how many did. `again`: where
 * what was pressed does not stand any more, tries it once more.
 */
export const transitDocuments = async (groups: readonly Led[], again?: () => void): Promise<number> => {
  const total: BatchAnswer = { TotalCount: 0, ListItem: [] }
  const asked = groups.flatMap(({ rows }) => rows)
  try {
    for (const group of groups) {
      const answer = await led(group)
      total.TotalCount += answer.TotalCount
      total.ListItem.push(...answer.ListItem)
      await forgetModule(group.definition.wire.module)
    }
    if (groups[0]) await tellBatch(total, asked.length, doneWords(asked, groups[0]))
  } catch (failure) {
    tellLost(failure, again)
  }
  return total.TotalCount
}

/** Brings cancelled and deleted documents back, each by the step of its kind that does so. */
export const bringBack = (groups: readonly Group[], again?: () => void): Promise<number> =>
  transitDocuments(
    groups.flatMap((group) => {
      const { lifecycle } = group.definition
      const transition = lifecycle.transitions.find((one) => restores(lifecycle, one))
      return transition ? [{ ...group, transition }] : []
    }),
    again,
  )

const doneText = (deed: Deed, rows: readonly WireRow[]): string => {
  const { t } = wordsNow()
  if (rows.length !== 1) return deed === 'delete' ? t('removal.deleted') : t('list.cancelled')
  const number = numberOf(rows[0]!)
  return (deed === 'delete' ? t('removal.deletedOne', { number }) : t('removal.cancelledOne', { number })).trim()
}

interface Options {
  deed: Deed
  /** After what was done has been taken back. */
  onRestored?: (() => void) | undefined
}

/** What was done with the documents, or null. */
export const removeDocuments = async (
  definition: AnyDocument,
  rows: readonly WireRow[],
  { deed, onRestored }: Options,
): Promise<Deed | null> => {
  const { t } = wordsNow()
  const decision = await askRemoval({ definition, rows, deed })
  if (!decision) return null
  const chosen = rows.filter((row) => decision.ids.includes(idOf(row)))
  const isDeletion = decision.deed === 'delete'
  try {
    const answer = await inParts(
      isDeletion
        ? documentCall(definition, 'DeleteDB')
        : moduleCall(definition.wire.module, transitionOf(definition.lifecycle, decision.deed)!.wire),
      decision.ids,
      decision.confirm,
    )
    await forgetModule(definition.wire.module)
    const failed = new Set(answer.ListItem.map((one) => one.s_ID))
    const done = chosen.filter((row) => !failed.has(idOf(row)))
    const restore = async () => {
      if ((await bringBack([{ definition, rows: done }], () => void restore())) > 0) onRestored?.()
    }
    await tellBatch(answer, chosen.length, {
      done: doneText(decision.deed, chosen),
      partly: (n, m) => (isDeletion ? t('partly.deleted', { n, m }) : t('partly.cancelled', { n, m })),
      undo: { label: t('trash.restore'), run: () => void restore() },
    })
    return answer.TotalCount > 0 ? decision.deed : null
  } catch (failure) {
    tellFailure(failure)
    return null
  }
}
