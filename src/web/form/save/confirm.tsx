/** Questions to the user after a save was refused. */
import { confirm } from '#web/ui/confirm.tsx'
import style from '../form.module.css'
import { currentFormWords } from '../../words/form-words.ts'

const inLines = (lines: readonly string[]) => <span className={style.multiline}>{lines.join('\n')}</span>

/** Asks whether to save in spite of warnings. */
export const confirmWarnings = (messages: readonly string[]): Promise<boolean> => {
  const { t } = currentFormWords()
  return confirm({
    title: t('noticeTitle'),
    message: inLines([...messages, t('form.saveAnyway')]),
    confirmLabel: t('web.agree'),
    cancelLabel: t('web.cancel'),
  })
}

/** Asks whether to reload, because another user has changed the document. */
export const confirmReload = (message: string): Promise<boolean> => {
  const { t } = currentFormWords()
  return confirm({
    title: t('errorTitle'),
    message: inLines([message, t('form.reloadHint')]),
    confirmLabel: t('form.reload'),
    cancelLabel: t('form.keepMine'),
  })
}
