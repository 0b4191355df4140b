/** Says that a form was filled from a kept draft. */
import { History } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { showOwnMoment } from '#web/values/value-text.ts'
import { useFormWords } from '../../words/form-words.ts'
import style from '../form.module.css'

export const RestoredBanner = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => {
  const { t } = useFormWords()
  return (
    <div className={style.banner} role="status">
      <History size={16} aria-hidden="true" />
      <span>{t('form.restored', { when: showOwnMoment(at) })}</span>
      <Button variant="link" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
    </div>
  )
}
