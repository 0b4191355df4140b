/** The task of a page beside it, so that what is typed there stays in sight; further tasks of its group below. */
import { useState } from 'react'
import { helpTask, helpTasks, taskAt } from '#help/tasks.ts'
import { useWords } from '#web/words/words.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import style from './help.module.css'
import { helpAsked } from './help-store.ts'
import { TaskView } from './task-view.tsx'
import { useHelpTexts } from './use-texts.ts'

const close = () => helpAsked.set(null)

export const HelpDrawer = ({ path, onKeys }: { path: string; onKeys: () => void }) => {
  const { t, label } = useWords()
  const { texts, isLost, again } = useHelpTexts()
  const [chosen, setChosen] = useState(() => taskAt(path).id)
  const task = helpTask(chosen)!
  const text = texts?.[chosen]
  return (
    <Drawer
      opened
      width={460}
      title={text?.title ?? t('shell.help')}
      onClose={close}
      foot={
        <div className="flex wrap gap-8 between wide">
          <Link to="/help" className={buttonClass()} onClick={close}>
            {label('help.all')}
          </Link>
          <Button
            variant="subtle"
            shortcut="?"
            onClick={() => {
              close()
              onKeys()
            }}
          >
            {t('shell.keys')}
          </Button>
        </div>
      }
    >
      {texts && text ? (
        <>
          <TaskView key={chosen} task={task} text={text} onGo={close} />
          <nav className={style.more} aria-label={label('help.more')}>
            <h3>{label('help.more')}</h3>
            {helpTasks
              .filter(({ id, group }) => group === task.group && id !== chosen)
              .map(({ id }) => (
                <Button key={id} variant="link" onClick={() => setChosen(id)}>
                  {texts[id]!.title}
                </Button>
              ))}
          </nav>
        </>
      ) : isLost ? (
        <PageState
          role="alert"
          title={t('pageNotLoaded')}
          actions={<Button onClick={again}>{t('web.retry')}</Button>}
        />
      ) : (
        <Loading />
      )}
    </Drawer>
  )
}
