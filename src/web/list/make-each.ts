/** Makes a document of each group of rows without opening a form; what is refused or asked about is listed. */
import type { DocumentMeta } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import type { BatchAnswer } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { CallFailed } from '#web/data/call-failed.ts'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import { reportBatch } from '#web/removal/batch-result.tsx'
import { confirm } from '#web/ui/confirm.tsx'
import { notifyError } from '#web/ui/notify.tsx'
import { currentWords } from '#web/words/words.ts'
import { makeText } from './made-from.ts'
import { idOfRow, type Subject } from './subject.ts'

/** Returns the reason of a refusal, or null when the document was saved. */
const makeOne = async (subject: Subject, made: DocumentMeta, rows: readonly WireRow[]): Promise<string | null> => {
  const query = { source: subject.module, s_ID: rows.map(idOfRow).join(',') }
  try {
    const draft = await call<Record<string, unknown>>(documentCall(made, 'getInfoFrom'), { query })
    const { Description } = await call<{ Description: string }>(documentCall(made, 'UpdateDB'), {
      body: draft,
      requestId: true,
    })
    return Description === 'ok' ? null : Description
  } catch (failure) {
    if (failure instanceof CallFailed && failure.kind === 'refused') return failure.message
    throw failure
  }
}

/**
 * Asks, then makes them one after another. Returns whether anything was made. Vouchers are not made this way: somebody
 * has to say which money it was.
 */
export const makeEach = async (
  subject: Subject,
  groups: readonly (readonly WireRow[])[],
  made: DocumentMeta,
): Promise<boolean> => {
  const words = currentWords()
  const { t } = words
  if (made.pays) {
    notifyError(t('list.makeOfOne'))
    return false
  }
  const title = makeText(words, made)
  if (
    !(await confirm({
      title,
      message: t('list.makeEachAsk', { n: groups.flat().length, m: groups.length }),
      confirmLabel: title,
    }))
  )
    return false
  const answer: BatchAnswer = { TotalCount: 0, ListItem: [] }
  try {
    for (const rows of groups) {
      const reason = await makeOne(subject, made, rows)
      if (reason === null) answer.TotalCount += 1
      else {
        const NumberID = rows.map((row) => String(row[subject.nameField] ?? '')).join(', ')
        answer.ListItem.push({ s_ID: rows.map(idOfRow).join(), NumberID, Description: reason })
      }
    }
  } catch (failure) {
    reportFailure(failure)
  }
  await Promise.all([invalidateModule(subject.module), invalidateModule(made.wire.module)])
  await reportBatch(answer, groups.length, {
    done: t('list.made', { n: answer.TotalCount }),
    partly: (n, m) => t('list.madePartly', { n, m }),
  })
  return answer.TotalCount > 0
}
