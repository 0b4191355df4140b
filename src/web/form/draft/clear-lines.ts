/** Asks before a change of the store removes the lines of a form; loaded when that happens. */
import { confirm } from '#web/ui/floating/confirm.tsx'
import { currentFormWords } from '../../words/form-words.ts'

export const confirmClearLines = (): Promise<boolean> => {
  const { t } = currentFormWords()
  return confirm({
    title: t('noticeTitle'),
    careful: true,
    message: t('form.storeClears'),
    confirmLabel: t('web.agree'),
    cancelLabel: t('web.cancel'),
  })
}
