/** The bottom bar on phones: three areas, the create button, and the menu. */
import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { areaIcons } from '../menu/area-icons.tsx'
import { QuickCreateList } from './quick-create.tsx'
import style from './shell.module.css'
import { useHere, useMenu } from '../menu/use-menu.ts'

const SHOWN = 3

export const BottomBar = ({ onMore }: { onMore: () => void }) => {
  const { t, label } = useWords()
  const areas = useMenu()
  const here = useHere(areas)
  const [quick, setQuick] = useState(false)
  const shown = areas.filter((area) => area.id !== 'purchase').slice(0, SHOWN)
  const item = ({ id, entries }: (typeof areas)[number]) => {
    const Icon = areaIcons[id]
    return (
      <Link
        key={id}
        className={style.bottomBarItem}
        to={entries[0]!.path}
        aria-current={here.area?.id === id ? 'true' : undefined}
      >
        <Icon size={20} aria-hidden="true" />
        <span>{label(`area.${id}`)}</span>
      </Link>
    )
  }
  return (
    <nav className={style.bottomBar} aria-label={t('shell.bottom')}>
      {shown.slice(0, 2).map(item)}
      <button
        type="button"
        className={style.bottomBarCreate}
        aria-label={t('shell.quick')}
        onClick={() => setQuick(true)}
      >
        <Plus size={24} aria-hidden="true" />
      </button>
      {shown.slice(2).map(item)}
      <button type="button" className={style.bottomBarItem} onClick={onMore}>
        <Ellipsis size={20} aria-hidden="true" />
        <span>{t('shell.more')}</span>
      </button>
      <Dialog kind="bottom" plain opened={quick} onClose={() => setQuick(false)} title={t('shell.quick')}>
        <QuickCreateList onGo={() => setQuick(false)} />
      </Dialog>
    </nav>
  )
}
