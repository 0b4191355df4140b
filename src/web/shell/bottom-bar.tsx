/**
 * The bottom bar on phones: three areas, the create button, and the menu. On a list the button makes what the list has;
 * everything else can be made from the menu.
 */
import { Ellipsis, Plus } from 'lucide-react'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { ownCreate } from '#web/list/actions/own-create.ts'
import { useStore } from '#web/ui/base/store.ts'
import { areaIcons } from '../menu/area-icons.tsx'
import style from './shell.module.css'
import { useHere, useMenu } from '../menu/use-menu.ts'

const SHOWN = 3

export const BottomBar = ({ onMore, onQuick }: { onMore: () => void; onQuick: () => void }) => {
  const { t, label } = useWords()
  const areas = useMenu()
  const here = useHere(areas)
  const own = useStore(ownCreate)
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
      {own ? (
        <Link className={style.bottomBarCreate} to={own.path} aria-label={own.text}>
          <Plus size={24} aria-hidden="true" />
        </Link>
      ) : (
        <button type="button" className={style.bottomBarCreate} aria-label={t('shell.quick')} onClick={onQuick}>
          <Plus size={24} aria-hidden="true" />
        </button>
      )}
      {shown.slice(2).map(item)}
      <button type="button" className={style.bottomBarItem} onClick={onMore}>
        <Ellipsis size={20} aria-hidden="true" />
        <span>{t('shell.more')}</span>
      </button>
    </nav>
  )
}
