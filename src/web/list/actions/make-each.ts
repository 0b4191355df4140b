/** Makes a document of each group of rows without opening a form; what is only warned of is asked about once, what is refused is listed. */
import type { DocumentMeta } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import { isSaved } from '#wire/envelope.ts'
import { ofId, type BatchOutcome, type Failure } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { CallFailed } from '#web/data/call-failed.ts'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import { reportBatch } from '#web/removal/batch-result.tsx'
import { askingAnyway } from '#web/removal/calls.ts'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { currentWords } from '#web/words/words.ts'
import { makeText } from './made-from.ts'
import { idOfRow, type Subject } from '../subject.ts'

interface Group {
  id: string
  rows: readonly WireRow[]
}

/** Returns why it was refused, or null when the document was saved. */
const makeOne = async (
  subject: Subject,
  made: DocumentMeta,
  { id, rows, confirm }: Group & { confirm: readonly string[] },
): Promise<Failure | null> => {
  const query = { source: subject.module, ...ofId(rows.map(idOfRow).join(',')) }
  const failure = { id, number: rows.map((row) => String(row[subject.nameField] ?? '')).join(', ') }
  try {
    const draft = await call(documentCall(made, 'getInfoFrom'), { query })
    const answer = await call(documentCall(made, 'UpdateDB'), {
      body: { ...draft, ...(confirm.length > 0 && { confirm }) },
      requestId: true,
    })
    if (isSaved(answer)) return null
    const { Description: description, errors = [], confirm: warnings = [] } = answer
    const confirmable = errors.length > 0 && errors.every(({ code }) => warnings.includes(code))
    return { ...failure, description, errors, confirmable }
  } catch (error) {
    if (error instanceof CallFailed && error.kind === 'refused') return { ...failure, description: error.message }
    throw error
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
  let done = 0
  let failures: readonly Failure[] = []
  const make = async (some: readonly unknown[], agreed: readonly string[]): Promise<BatchOutcome> => {
    const refused: Failure[] = []
    for (const group of some as readonly Group[]) {
      const failure = await makeOne(subject, made, { ...group, confirm: agreed })
      if (failure) refused.push(failure)
      else done += 1
    }
    return { done: some.length - refused.length, failures: refused }
  }
  try {
    const all = groups.map((rows) => ({ id: rows.map(idOfRow).join(), rows }))
    failures = (
      await askingAnyway(
        make,
        all.map((body) => ({ id: body.id, body })),
      )
    ).failures
  } catch (failure) {
    reportFailure(failure)
  }
  await Promise.all([invalidateModule(subject.module), invalidateModule(made.wire.module)])
  await reportBatch({ done, failures }, groups.length, {
    done: t('list.made', { n: done }),
    partly: (n, m) => t('list.madePartly', { n, m }),
  })
  return done > 0
}
