/** Asks, deletes or cancels, tells what became of it, and takes it back while the notice stands. */
import { documentCall } from '#wire/calls.ts'
import type { BatchAnswer } from '#wire/envelope.ts'
import type { AnyDocument } from '#model/document.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { forgetModule, tellFailure, type WireRow } from '#web/data/queries.ts'
import { tellBatch } from '#web/feedback/batch-result.tsx'
import { wordsNow } from '#web/session/words.ts'
import { confirm } from '#web/ui/confirm.tsx'
import { notify } from '#web/ui/notify.tsx'
import { codesOf, type Deed, inParts } from './calls.ts'
import { askRemoval } from './store.ts'

const idOf = (row: WireRow): string => String(row['s_ID'] ?? '')
const numberOf = (row: WireRow): string => String(row['NumberID'] ?? '')

/** What only warns is asked about once; what then remains undone is answered. */
const restored = async (definition: AnyDocument, rows: readonly WireRow[]): Promise<BatchAnswer> => {
  const { t } = wordsNow()
  const path = documentCall(definition, 'Hoantac')
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

/**
 * Documents of several kinds, kind by kind in the order given. Resolves to how many came back. `again`: where what was
 * pressed does not stand any more, tries it once more.
 */
export const bringBack = async (
  groups: readonly { definition: AnyDocument; rows: readonly WireRow[] }[],
  again?: () => void,
): Promise<number> => {
  const { t } = wordsNow()
  const total: BatchAnswer = { TotalCount: 0, ListItem: [] }
  const asked = groups.flatMap(({ rows }) => rows)
  try {
    for (const { definition, rows } of groups) {
      const answer = await restored(definition, rows)
      total.TotalCount += answer.TotalCount
      total.ListItem.push(...answer.ListItem)
      await forgetModule(definition.wire.module)
    }
    await tellBatch(total, asked.length, {
      done:
        asked.length === 1 ? t('removal.restoredOne', { number: numberOf(asked[0]!) }).trim() : t('removal.restored'),
      partly: (n, m) => t('removal.restoredPartly', { n, m }),
    })
  } catch (failure) {
    tellLost(failure, again)
  }
  return total.TotalCount
}

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
      documentCall(definition, isDeletion ? 'DeleteDB' : 'Huy'),
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
