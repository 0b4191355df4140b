/** Posts a stored draft from its page without opening the form. All checks of a save apply. */
import type { AnyDocument } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import type { ReadDocument } from '#wire/document.ts'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { call, newRequestId } from '#web/data/call.ts'
import { invalidateModule, reportFailure } from '#web/data/queries.ts'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { askAnyway } from '#web/asking/load.ts'
import { currentFormWords } from '../../../words/form-words.ts'

const send = (
  definition: AnyDocument,
  { id, version }: ReadDocument,
  confirm: readonly string[],
): Promise<SaveAnswer> =>
  call(documentCall(definition, 'UpdateDB'), {
    body: {
      s_ID: id,
      version,
      draft: false,
      requestId: newRequestId(),
      ...(confirm.length > 0 && { confirm: [...confirm] }),
    },
  })

/** Stored lines have the numbers that a form shows. */
const lineOf = (path: string): string | undefined => {
  const at = /\.(\d+)\./.exec(path)?.[1]
  return at === undefined ? undefined : currentFormWords().t('form.lineTitle', { n: Number(at) + 1 })
}

/** Asks the user about warnings. When the result is `refused`, the caller opens the form to show the problems. */
export const postDraft = async (
  definition: AnyDocument,
  document: ReadDocument,
  confirmed: readonly string[] = [],
): Promise<'posted' | 'refused' | 'left'> => {
  const answer = await send(definition, document, confirmed).catch(reportFailure)
  if (!answer) return 'left'
  if (isSaved(answer)) {
    notifyOk([currentFormWords().t('done.saved'), answer.NumberID].filter(Boolean).join(' '))
    await invalidateModule(definition.wire.module)
    return 'posted'
  }
  const errors = answer.errors ?? []
  const warnings = answer.confirm ?? []
  const isWarning = errors.length > 0 && errors.every(({ code }) => warnings.includes(code))
  if (isWarning && warnings.some((code) => !confirmed.includes(code)))
    return (await askAnyway(
      errors.map((one) => ({ ...one, where: lineOf(one.path) })),
      'save',
    ))
      ? postDraft(definition, document, [...confirmed, ...warnings])
      : 'left'
  notifyError(answer.Description)
  return 'refused'
}
