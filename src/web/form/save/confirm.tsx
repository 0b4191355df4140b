/** What a refused save asks. */
import { confirm } from '#web/ui/confirm.tsx'
import style from '../form.module.css'
import { formWordsNow } from '../../words/form-words.ts'

const inLines = (lines: readonly string[]) => <span className={style.asked}>{lines.join('\n')}</span>

/** Warnings may be passed over. */
export const askToGoOn = (messages: readonly string[]): Promise<boolean> => {
  const { t } = formWordsNow()
  return confirm({
    title: t('noticeTitle'),
    message: inLines([...messages, t('form.saveAnyway')]),
    confirmLabel: t('web.agree'),
    cancelLabel: t('web.cancel'),
  })
}

/** Somebody else changed it meanwhile. */
export const askReload = (message: string): Promise<boolean> => {
  const { t } = formWordsNow()
  return confirm({
    title: t('errorTitle'),
    message: inLines([message, t('form.reloadHint')]),
    confirmLabel: t('form.reload'),
    cancelLabel: t('form.keepMine'),
  })
}
