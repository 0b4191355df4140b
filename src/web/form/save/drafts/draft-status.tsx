/** Says in the foot of a form how far what is typed is stored. */
import { Check, CircleAlert, Ellipsis } from 'lucide-react'
import { useStore, type Store } from '#web/ui/base/store.ts'
import style from '../../form.module.css'
import { useFormWords } from '../../../words/form-words.ts'
import type { KeptState } from './draft-writer.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Only what went wrong is spoken: it would be said all the time while typing. */
export const DraftStatus = ({ state }: { state: Store<KeptState> }) => {
  const { t } = useFormWords()
  const now = useStore(state)
  const text =
    now.kind === 'kept'
      ? t('form.kept', { time: `${twoDigits(now.at.getHours())}:${twoDigits(now.at.getMinutes())}` })
      : now.kind === 'waiting'
        ? t('form.notKeptYet')
        : now.kind === 'refused'
          ? t('form.notKept')
          : ''
  const Icon = now.kind === 'kept' ? Check : now.kind === 'refused' ? CircleAlert : Ellipsis
  return (
    <span className={style.draftStatus} data-kept={now.kind} title={text}>
      {text && <Icon size={14} aria-hidden="true" />}
      <span role={now.kind === 'refused' ? 'alert' : undefined}>{text}</span>
    </span>
  )
}
