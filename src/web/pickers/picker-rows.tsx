/** The list of a picker, or its state while there are no rows. */
import type { ReactNode } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import style from './pickers.module.css'
import type { PickerRows } from './use-rows.ts'

export const Rows = ({ rows, children }: { rows: PickerRows; children: ReactNode }) => {
  const { t } = useFormWords()
  if (rows.waiting)
    return (
      <div className={style.message} role="presentation">
        {t('picker.loading')}
      </div>
    )
  if (rows.rows.length === 0)
    return (
      <div className={style.message} role="presentation">
        {t('picker.none')}
      </div>
    )
  return (
    <>
      {children}
      {rows.hasMore && (
        <div className={style.loading} role="presentation">
          {t('picker.loading')}
        </div>
      )}
    </>
  )
}
