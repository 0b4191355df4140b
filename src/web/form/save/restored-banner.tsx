/** Says that a form was filled from a kept draft. */
import { History } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useFormWords } from '../../words/form-words.ts'
import style from '../form.module.css'

export const RestoredBanner = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => {
  const { t, language } = useFormWords()
  const when = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'vi-VN', {
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(at))
  return (
    <div className={style.banner} role="status">
      <History size={16} aria-hidden="true" />
      <span>{t('form.restored', { when })}</span>
      <Button variant="link" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
    </div>
  )
}
