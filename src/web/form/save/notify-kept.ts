/** Tells that what was typed into a form that was left is kept, and opens it again. */
import { notify } from '#web/ui/notify.tsx'
import { currentFormWords } from '../../words/form-words.ts'

export const notifyKept = (reopen: () => void): void => {
  const { t } = currentFormWords()
  notify({
    tone: 'info',
    title: '',
    message: t('form.draftKept'),
    restores: true,
    actions: [{ label: t('form.openAgain'), run: reopen }],
  })
}
