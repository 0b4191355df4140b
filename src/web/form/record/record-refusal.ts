/** Shows why a record was not saved. */
import { flushSync } from 'react-dom'
import type { Day } from '#kernel/day.ts'
import type { KeptAs } from '#web/asking/conflict.tsx'
import { loadArea } from '#web/words/words.ts'
import { notify, notifyError } from '#web/ui/floating/notify.tsx'
import type { RecordForm, RecordOutcome } from './record-store.ts'
import type { RecordValues } from './record-subject.ts'
import { currentFormWords } from '../../words/form-words.ts'

export interface AfterRefusal {
  /** The form as it is now. */
  form: () => RecordForm
  today: Day
  retry: () => void
  reload: () => void
  /** What `keep` will make of what was typed. */
  keptAs: () => Promise<KeptAs>
  /** Keeps what was typed for the form that comes after the reload; false: it stays in this form. */
  keep: (stored: RecordValues) => Promise<boolean>
}

const solve = async (message: string, { form, today, retry, reload, keptAs, keep }: AfterRefusal): Promise<void> => {
  const loaded = await Promise.all([import('./record-conflict.ts'), loadArea('asking')]).catch(() => null)
  if (!loaded) {
    notifyError(message)
    return
  }
  const { subject, values } = form()
  const solved = await loaded[0].solveRecordConflict(subject, values, { today, keptAs: await keptAs() })
  if (solved?.choice === 'mine') {
    flushSync(() => form().rebase(solved.stored))
    retry()
  } else if (solved?.choice === 'reload' && (await keep(solved.stored))) reload()
}

export const showRefusal = (kind: Parameters<RecordOutcome>[0], message: string, after: AfterRefusal): void => {
  const { t } = currentFormWords()
  if (kind === 'refused') notifyError(message, { cause: 'save' })
  else if (kind === 'failed')
    notify({ tone: 'error', cause: 'save', message, actions: [{ label: t('web.retry'), run: after.retry }] })
  else void solve(message, after)
}
