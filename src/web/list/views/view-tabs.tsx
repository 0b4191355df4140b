/** Views of a list as tabs, and saving the current state as a view. */
import { useQuery } from '@tanstack/react-query'
import { Bookmark, ChevronDown, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import type { ListQuery } from '#wire/list-query.ts'
import { reportFailure } from '#web/data/queries.ts'
import type { LayoutOfGrid } from '#web/grid/use-layout.ts'
import { useRights } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Tabs } from '#web/ui/parts.tsx'
import { Menu, MenuDivider, MenuItem } from '#web/ui/floating/menu.tsx'
import { readSlice, type Subject } from '../subject.ts'
import { ungrouped } from '../groups/use-groups.ts'
import type { Views } from './use-views.ts'
import { removeView, saveView, type View, type ViewToSave } from './saved-views.ts'
import style from '../list.module.css'

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }))
const NONE = 'none'

interface CountProps {
  subject: Subject
  view: View
  query: ListQuery
  ready: boolean
}

/** The number of rows of a view that says it; fetched after the rows. */
const Count = ({ subject, view, query: { from, to }, ready }: CountProps) => {
  const { language } = useWords()
  const filters = { ...subject.narrow, ...Object.fromEntries(new URLSearchParams(view.query)) }
  const query = ungrouped({ from, to, search: '', offset: 0, limit: 1, sort: [], filters })
  const { data } = useQuery({
    queryKey: ['list', subject.module, 'count', query],
    queryFn: ({ signal }) => readSlice(subject, query, signal),
    enabled: ready,
    staleTime: 60_000,
    meta: { silent: true },
  })
  return <span className={style.viewCount}>{data ? showNumber(decimal(data.count), { language }) : ''}</span>
}

export const ViewTabs = ({
  subject,
  views,
  query,
  ready,
}: {
  subject: Subject
  views: Views
  query: ListQuery
  ready: boolean
}) => {
  const { t, label } = useWords()
  const tabs = views.all.map((view) => ({
    id: view.id,
    label: view.saved ? (
      <>
        {view.saved.forAll && <Users size={13} aria-label={t('list.viewForAll')} />}
        {view.label}
      </>
    ) : view.counted ? (
      <>
        {label(view.label)} <Count {...{ subject, view, query, ready }} />
      </>
    ) : (
      label(view.label)
    ),
  }))
  const go = (id: string) => {
    const view = views.all.find((one) => one.id === id)
    if (view) views.go(view)
  }
  return <Tabs label={t('list.views')} tabs={tabs} value={views.current?.id ?? NONE} onChange={go} />
}

type ViewName = Pick<ViewToSave, 'id' | 'name' | 'forAll'>

export const ViewMenu = ({
  subject,
  views,
  grid,
  text,
}: {
  subject: Subject
  views: Views
  grid: LayoutOfGrid
  /** Query of the current address. */ text: string
}) => {
  const { t } = useWords()
  const { may } = useRights()
  const [asking, setAsking] = useState<ViewName | null>(null)
  const { current, gridId, isChanged } = views
  const mayForAll = may(subject.right, 'U')
  const mine = current?.saved ? { id: current.id, name: current.label, forAll: current.saved.forAll } : null
  const mayChange = mine !== null && (!mine.forAll || mayForAll)
  const save = async (view: ViewName, query = text): Promise<boolean> => {
    try {
      const answer = await saveView(gridId, { ...view, query, layout: grid.layout })
      if ('refused' in answer) {
        notifyError(answer.refused)
        return false
      }
      notifyOk(t('list.viewSaved'))
      views.stayAs(answer.id)
      return true
    } catch (failure) {
      reportFailure(failure)
      return false
    }
  }
  const remove = async () => {
    if (!mine || !(await confirm({ title: t('list.removeView', { name: mine.name }), message: '', danger: true })))
      return
    await removeView(gridId, mine.id).then(() => views.go(views.all[0]!), reportFailure)
  }
  return (
    <>
      {isChanged && mayChange && (
        <Button variant="subtle" icon={<Bookmark size={15} />} onClick={() => void save(mine)}>
          {t('list.saveOver', { name: mine.name })}
        </Button>
      )}
      <Menu
        label={t('list.viewMenu')}
        position="bottom-end"
        target={
          <Button variant="subtle" icon={isChanged ? <ChevronDown size={15} /> : <Bookmark size={15} />}>
            {t('list.saveView')}
          </Button>
        }
      >
        <MenuItem onSelect={() => setAsking({ id: null, name: '', forAll: false })}>{t('list.saveAsView')}</MenuItem>
        {mine && (
          <>
            <MenuDivider />
            <MenuItem reason={mayChange ? undefined : t('noRightGridAll')} onSelect={() => setAsking(mine)}>
              {t('list.renameView')}
            </MenuItem>
            <MenuItem reason={mayChange ? undefined : t('noRightGridAll')} onSelect={() => void remove()}>
              {t('list.removeView', { name: mine.name })}
            </MenuItem>
          </>
        )}
      </Menu>
      {asking && (
        <Suspense>
          <ViewDialog
            view={asking}
            mayForAll={mayForAll}
            onClose={() => setAsking(null)}
            // Renaming does not change the filters of the view.
            onSave={(view) => save(view, view.id === null ? text : (current?.query ?? text))}
          />
        </Suspense>
      )}
    </>
  )
}
