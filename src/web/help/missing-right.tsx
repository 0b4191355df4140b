/** Says by which right a task is done, to who has none of them. */
import { Lock } from 'lucide-react'
import type { HelpTask } from '#help/task.ts'
import { useSettings } from '#web/data/profile.ts'
import { rightText } from '#web/words/right-text.ts'
import { useWords } from '#web/words/words.ts'
import style from './help.module.css'

export const MissingRight = ({ needs }: Pick<HelpTask, 'needs'>) => {
  const { label } = useWords()
  const { tenantName } = useSettings()
  const right = needs.map((one) => rightText(label, one)).join(label('noAccess.or'))
  return (
    <p className={style.missing}>
      <Lock size={16} aria-hidden="true" />
      <span>
        {label('needsRight', { right })}. {label('noAccess.ask', { company: tenantName })}
      </span>
    </p>
  )
}
