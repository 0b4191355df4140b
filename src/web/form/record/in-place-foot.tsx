/** The foot of a page edited in place: number of changes, save and undo. */
import { Button } from '#web/ui/button.tsx'
import type { InPlaceRecord } from './in-place-record.ts'
import style from './in-place.module.css'
import { useFormWords } from '../../words/form-words.ts'

interface InPlaceFootProps {
  record: InPlaceRecord
  /** Why nothing can be saved here. */
  reason: string | undefined
  /** Text about what was changed. */
  summary: string
}

export const InPlaceFoot = ({ record: { form, changes, save, undo }, reason, summary }: InPlaceFootProps) => {
  const { t, label } = useFormWords()
  return (
    <footer className={style.footer}>
      <span role="status">{summary}</span>
      <Button disabled={changes === 0 || form.busy} onClick={undo}>
        {label('permission.undo')}
      </Button>
      <Button
        variant="primary"
        shortcut="Ctrl S"
        busy={form.busy}
        reason={reason}
        disabled={reason === undefined && changes === 0}
        onClick={() => void save()}
      >
        {t('web.save')}
      </Button>
    </footer>
  )
}
