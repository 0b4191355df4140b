/** Tells that what was typed into a form that gave way is kept, and gives it back. */
import { notify } from '#web/ui/floating/notify.tsx'
import { currentFormWords } from '../../../words/form-words.ts'

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

/** Nothing else keeps what was typed: the notice stays until it is closed, and returns how. */
export const notifyTyped = (giveBack: () => void): (() => void) => {
  const { t } = currentFormWords()
  return notify({
    tone: 'info',
    title: '',
    message: t('form.typedKept'),
    timeoutMs: null,
    actions: [{ label: t('form.giveBack'), run: giveBack }],
  })
}
