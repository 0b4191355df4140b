import type { KitWords } from '#web/ui/base/kit-words.ts'
import type { WebWords } from './words.ts'

const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The texts of the UI kit in the current language. */
export const kitWords = ({ t, language }: WebWords): KitWords => ({
  close: t('web.close'),
  cancel: t('web.cancel'),
  agree: t('web.agree'),
  error: t('errorTitle'),
  notice: t('noticeTitle'),
  clear: t('web.clear'),
  noMatch: t('web.noMatch'),
  loading: t('web.loading'),
  previousMonth: t('web.previousMonth'),
  nextMonth: t('web.nextMonth'),
  months: monthNumbers.map((month) =>
    language === 'vi'
      ? `Tháng ${month}`
      : new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1)),
  ),
  weekdays: t('web.weekdays').split(' '),
})
