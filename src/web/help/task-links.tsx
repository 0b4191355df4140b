/** Tasks to choose from, each with what it is good for. */
import { plainText } from '#help/marks.ts'
import type { HelpTask, HelpTexts } from '#help/task.ts'
import { Link } from '#web/ui/link.tsx'
import style from './help.module.css'

export const helpPath = ({ id }: Pick<HelpTask, 'id'>): string => `/help/${id}`

interface Props {
  tasks: readonly HelpTask[]
  texts: HelpTexts
}

export const TaskLinks = ({ tasks, texts }: Props) => (
  <ul className={style.links}>
    {tasks.map((task) => (
      <li key={task.id}>
        <Link to={helpPath(task)}>{texts[task.id]!.title}</Link>
        <span>{plainText(texts[task.id]!.intro)}</span>
      </li>
    ))}
  </ul>
)
