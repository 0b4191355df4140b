/** Below what is edited in place: what has been changed of it, and the ways on and back. */
import type { StandingRecord } from '#web/form/standing-record.ts'
import { Button } from '#web/ui/button.tsx'
import style from './system.module.css'
import { useOwnerWords } from './words.ts'

interface StandingFootProps {
  standing: StandingRecord
  allowed: boolean
  /** How much was changed, in words. */
  summary: string
}

export const StandingFoot = ({ standing: { form, changes, save, undo }, allowed, summary }: StandingFootProps) => {
  const { o, t } = useOwnerWords()
  return (
    <footer className={style.standing}>
      <span role="status">{summary}</span>
      <Button disabled={changes === 0 || form.busy} onClick={undo}>
        {o('permission.undo')}
      </Button>
      <Button
        variant="primary"
        shortcut="Ctrl S"
        busy={form.busy}
        disabled={changes === 0 || !allowed}
        onClick={() => void save()}
      >
        {t('web.save')}
      </Button>
    </footer>
  )
}
