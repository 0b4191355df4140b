/** All tasks of help, by group, to be searched; and the page of one. */
import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { findTasks } from '#help/find.ts'
import { helpGroups, type HelpTask, type HelpTexts } from '#help/task.ts'
import { helpTask, helpTasks } from '#help/tasks.ts'
import style from '#web/help/help.module.css'
import { helpPath, TaskLinks } from '#web/help/task-links.tsx'
import { TaskView } from '#web/help/task-view.tsx'
import { useHelpTexts } from '#web/help/use-texts.ts'
import { useOwnTitle } from '#web/shell/own-title.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { Link } from '#web/ui/link.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { SearchInput } from '#web/ui/fields/search-input.tsx'
import { useWords } from '#web/words/words.ts'

const NotLoaded = ({ isLost, again }: Pick<ReturnType<typeof useHelpTexts>, 'isLost' | 'again'>) => {
  const { t } = useWords()
  return isLost ? (
    <PageState role="alert" title={t('pageNotLoaded')} actions={<Button onClick={again}>{t('web.retry')}</Button>} />
  ) : (
    <Loading />
  )
}

const Groups = ({ texts }: { texts: HelpTexts }) => {
  const { label } = useWords()
  return (
    <div className={style.groups}>
      {helpGroups.map((group) => (
        <section key={group} className={style.group} aria-labelledby={`help-${group}`}>
          <h2 id={`help-${group}`}>{label(`help.group.${group}`)}</h2>
          <TaskLinks tasks={helpTasks.filter((task) => task.group === group)} texts={texts} />
        </section>
      ))}
    </div>
  )
}

const Found = ({ tasks, texts, onClear }: { tasks: readonly HelpTask[]; texts: HelpTexts; onClear: () => void }) => {
  const { t, label } = useWords()
  return tasks.length > 0 ? (
    <section className={style.group}>
      <p role="status" className={style.count}>
        {label('help.count', { n: String(tasks.length) })}
      </p>
      <TaskLinks tasks={tasks} texts={texts} />
    </section>
  ) : (
    <PageState
      role="status"
      icon={<SearchX size={32} />}
      title={label('help.none')}
      actions={<Button onClick={onClear}>{t('list.clearSearch')}</Button>}
    />
  )
}

export const HelpHome = () => {
  const { t, label } = useWords()
  const { texts, isLost, again } = useHelpTexts()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const typed = query.get('q') ?? ''
  const search = (text: string) => setQuery(text ? { q: text } : {}, { replace: true })
  useHotkeys({ '/': () => input.current?.focus() })
  if (!texts) return <NotLoaded {...{ isLost, again }} />
  const found = typed.trim() ? findTasks(helpTasks, texts, typed) : null
  return (
    <div className={style.page}>
      <SearchInput
        ref={input}
        data-autofocus
        label={label('help.search')}
        placeholder={label('help.searchHint')}
        value={typed}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && found?.[0]) void navigate(helpPath(found[0]))
        }}
        clearLabel={t('list.clearSearch')}
        onClear={() => {
          search('')
          input.current?.focus()
        }}
      />
      {found ? <Found tasks={found} texts={texts} onClear={() => search('')} /> : <Groups texts={texts} />}
    </div>
  )
}

const UnknownTask = () => {
  const { label } = useWords()
  return (
    <PageState
      role="alert"
      icon={<SearchX size={32} />}
      title={label('help.unknown')}
      actions={
        <Link to="/help" className={buttonClass({ variant: 'primary' })}>
          {label('help.all')}
        </Link>
      }
    />
  )
}

const OneTask = ({ task, texts }: { task: HelpTask; texts: HelpTexts }) => {
  const { label } = useWords()
  const text = texts[task.id]!
  useOwnTitle(text.title)
  const others = helpTasks.filter(({ id, group }) => group === task.group && id !== task.id)
  return (
    <div className={style.page}>
      <article className={style.group}>
        <TaskView task={task} text={text} />
      </article>
      {others.length > 0 && (
        <nav className={style.group} aria-labelledby="help-more">
          <h2 id="help-more">{label('help.more')}</h2>
          <TaskLinks tasks={others} texts={texts} />
        </nav>
      )}
      <p>
        <Link to="/help">{label('help.all')}</Link>
      </p>
    </div>
  )
}

export const HelpTaskPage = () => {
  const { task: id = '' } = useParams()
  const { texts, isLost, again } = useHelpTexts()
  const task = helpTask(id)
  if (!task) return <UnknownTask />
  return texts ? <OneTask task={task} texts={texts} /> : <NotLoaded {...{ isLost, again }} />
}
