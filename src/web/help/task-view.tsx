/** One task: what it is good for, its steps, and what one should know besides. */
import { lazy, Suspense } from 'react'
import type { HelpTask, HelpText } from '#help/task.ts'
import { useRights } from '#web/data/profile.ts'
import { loadArea, useWords } from '#web/words/words.ts'
import style from './help.module.css'
import { Marked } from './marked.tsx'

const MissingRight = lazy(async () => {
  const [{ MissingRight: missing }] = await Promise.all([import('./missing-right.tsx'), loadArea('owner')])
  return { default: missing }
})

interface Props {
  task: HelpTask
  text: HelpText
  /** A page was chosen. */
  onGo?: () => void
}

export const TaskView = ({ task, text, onGo }: Props) => {
  const { label } = useWords()
  const { may, pending } = useRights()
  const isAllowed = pending || task.needs.length === 0 || task.needs.some(([id, flag]) => may(id, flag))
  return (
    <div className={style.task}>
      <p className="muted">
        <Marked line={text.intro} onGo={onGo} />
      </p>
      {!isAllowed && (
        <Suspense>
          <MissingRight needs={task.needs} />
        </Suspense>
      )}
      <ol className={style.steps}>
        {text.steps.map((line) => (
          <li key={line}>
            <Marked line={line} onGo={onGo} />
          </li>
        ))}
      </ol>
      {text.notes.length > 0 && (
        <section className={style.notes} aria-label={label('help.notes')}>
          <h2>{label('help.notes')}</h2>
          <ul>
            {text.notes.map((line) => (
              <li key={line}>
                <Marked line={line} onGo={onGo} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
