/** Shows why a record was not saved. */
import { notify, notifyError } from '#web/ui/notify.tsx'
import { confirmReload } from '../save/confirm.tsx'
import type { RecordOutcome } from './record-store.ts'
import { currentFormWords } from '../../words/form-words.ts'

export interface AfterRefusal {
  retry: () => void
  reload: () => void
}

export const showRefusal = (
  kind: Parameters<RecordOutcome>[0],
  message: string,
  { retry, reload }: AfterRefusal,
): void => {
  const { t } = currentFormWords()
  if (kind === 'refused') notifyError(message)
  else if (kind === 'failed') notify({ tone: 'error', message, actions: [{ label: t('web.retry'), run: retry }] })
  else
    void confirmReload(message).then((yes) => {
      if (yes) reload()
    })
}
