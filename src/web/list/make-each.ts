/** Makes one document of each row without opening a form; what is refused or asked about is listed. */
import type { DocumentMeta } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import type { BatchAnswer } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { CallFailed } from '#web/data/call-failed.ts'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import { reportBatch } from '#web/removal/batch-result.tsx'
import { confirm } from '#web/ui/confirm.tsx'
import { currentWords } from '#web/words/words.ts'
import { makeText } from './made-from.ts'
import { idOfRow, type Subject } from './subject.ts'

/** Returns the reason of a refusal, or null when the document was saved. */
const makeOne = async (subject: Subject, made: DocumentMeta, row: WireRow): Promise<string | null> => {
  const query = { source: subject.module, s_ID: idOfRow(row) }
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

/** Asks, then makes them one after another. Returns whether anything was made. */
export const makeEach = async (subject: Subject, rows: readonly WireRow[], made: DocumentMeta): Promise<boolean> => {
  const words = currentWords()
  const { t } = words
  const title = makeText(words, made)
  if (!(await confirm({ title, message: t('list.makeEachAsk', { n: rows.length }), confirmLabel: title }))) return false
  const answer: BatchAnswer = { TotalCount: 0, ListItem: [] }
  try {
    for (const row of rows) {
      const reason = await makeOne(subject, made, row)
      if (reason === null) answer.TotalCount += 1
      else {
        const NumberID = String(row[subject.nameField] ?? '')
        answer.ListItem.push({ s_ID: idOfRow(row), NumberID, Description: reason })
      }
    }
  } catch (failure) {
    reportFailure(failure)
  }
  await Promise.all([invalidateModule(subject.module), invalidateModule(made.wire.module)])
  await reportBatch(answer, rows.length, {
    done: t('list.made', { n: answer.TotalCount }),
    partly: (n, m) => t('list.madePartly', { n, m }),
  })
  return answer.TotalCount > 0
}
