/** The side menu: one area is open at a time; collapsed, it is a strip of icons with flyouts. */
import { ChevronRight, PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import { setPreference } from '#web/session/preferences.ts'
import { useMe, useSettings } from '#web/data/profile.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { useWords } from '#web/words/words.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { Popover } from '#web/ui/floating/popover.tsx'
import type { Area, AreaId, Entry } from '../menu/areas.ts'
import { areaIcons } from '../menu/area-icons.tsx'
import style from './shell.module.css'
import { type Here, useHere, useMenu } from '../menu/use-menu.ts'

const isFlat = (area: Area): boolean => area.entries.length === 1 && area.id !== 'system'

interface SideMenuProps {
  mini?: boolean
  onGo?: () => void
  /** Opens what can be created, where the frame has no button for it. */
  onQuick?: () => void
}
export const SideMenu = ({ mini = false, onGo, onQuick }: SideMenuProps) => {
  const { t } = useWords()
  const areas = useMenu()
  const here = useHere(areas)
  const [picked, setPicked] = useState<{ at: AreaId | undefined; open: AreaId | null } | null>(null)
  // Navigating to another area opens it and forgets which area was opened manually.
  const open = picked && picked.at === here.area?.id ? picked.open : (here.area?.id ?? null)
  return (
    <nav className={classNames(style.sidebar, mini && style.collapsed)} aria-label={t('shell.menu')}>
      <Company mini={mini} />
      <div className={style.menu}>
        {onQuick && (
          <button type="button" className={style.area} aria-haspopup="dialog" onClick={onQuick}>
            <Plus size={18} aria-hidden="true" />
            <span>{t('shell.quick')}</span>
          </button>
        )}
        {areas.map((area) => {
          if (isFlat(area)) return <FlatArea key={area.id} area={area} here={here} mini={mini} onGo={onGo} />
          if (mini) return <FlyoutArea key={area.id} area={area} here={here} />
          return (
            <OpenArea
              key={area.id}
              area={area}
              here={here}
              open={open === area.id}
              onGo={onGo}
              onToggle={() => setPicked({ at: here.area?.id, open: open === area.id ? null : area.id })}
            />
          )
        })}
      </div>
      {!onGo && <Collapse mini={mini} />}
    </nav>
  )
}

const Company = ({ mini }: { mini: boolean }) => {
  const { companyName, tenantName, defaultStoreName } = useSettings()
  const { userName } = useMe()
  const name = companyName || tenantName || tenantCode() || 'Vựa'
  return (
    <div className={style.company}>
      <span className={style.logo} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      {!mini && (
        <div style={{ minWidth: 0 }}>
          <div className={style.companyName} title={name}>
            {name}
          </div>
          <div className={style.companyNote}>{defaultStoreName || tenantCode() || userName}</div>
        </div>
      )}
    </div>
  )
}

interface AreaProps {
  area: Area
  here: Here
  onGo?: (() => void) | undefined
}

const FlatArea = ({ area, here, mini, onGo }: AreaProps & { mini: boolean }) => {
  const { label } = useWords()
  const Icon = areaIcons[area.id]
  const text = label(`area.${area.id}`)
  return (
    <Link
      className={style.area}
      to={area.entries[0]!.path}
      aria-current={here.area?.id === area.id ? 'page' : undefined}
      aria-label={mini ? text : undefined}
      data-tip={mini ? text : undefined}
      onClick={onGo}
    >
      <Icon size={18} aria-hidden="true" />
      {!mini && <span>{text}</span>}
    </Link>
  )
}

const EntryLink = ({ entry, current, onGo }: { entry: Entry; current: boolean; onGo?: (() => void) | undefined }) => {
  const { label } = useWords()
  return (
    <Link className={style.entry} to={entry.path} aria-current={current ? 'page' : undefined} onClick={onGo}>
      {label(entry.label)}
    </Link>
  )
}

const OpenArea = ({ area, here, open, onToggle, onGo }: AreaProps & { open: boolean; onToggle: () => void }) => {
  const { label } = useWords()
  const Icon = areaIcons[area.id]
  const id = `menu-${area.id}`
  return (
    <div>
      <button
        type="button"
        className={style.area}
        aria-expanded={open}
        aria-controls={id}
        data-current={here.area?.id === area.id || undefined}
        onClick={onToggle}
      >
        <Icon size={18} aria-hidden="true" />
        <span>{label(`area.${area.id}`)}</span>
        <ChevronRight size={16} className={style.chevron} aria-hidden="true" />
      </button>
      <div id={id} className={style.entries} hidden={!open}>
        {open &&
          area.entries.map((entry) => (
            <EntryLink key={entry.path} entry={entry} current={entry === here.entry} onGo={onGo} />
          ))}
      </div>
    </div>
  )
}

const FlyoutArea = ({ area, here }: AreaProps) => {
  const { label } = useWords()
  const [opened, setOpened] = useState(false)
  const Icon = areaIcons[area.id]
  const text = label(`area.${area.id}`)
  const target = (
    <button
      type="button"
      className={style.area}
      aria-label={text}
      data-tip={text}
      data-current={here.area?.id === area.id || undefined}
      onClick={() => setOpened(!opened)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
  return (
    <Popover opened={opened} onChange={setOpened} target={target} label={text} position="right-start">
      <div className={style.flyout}>
        <div className={style.flyoutTitle}>{text}</div>
        {area.entries.map((entry) => (
          <EntryLink key={entry.path} entry={entry} current={entry === here.entry} onGo={() => setOpened(false)} />
        ))}
      </div>
    </Popover>
  )
}

const Collapse = ({ mini }: { mini: boolean }) => {
  const { t } = useWords()
  const text = t(mini ? 'shell.expand' : 'shell.collapse')
  const Icon = mini ? PanelLeftOpen : PanelLeftClose
  return (
    <button
      type="button"
      className={style.collapse}
      aria-label={mini ? text : undefined}
      data-tip={mini ? text : undefined}
      onClick={() => setPreference('miniMenu', !mini)}
    >
      <Icon size={18} aria-hidden="true" />
      {!mini && text}
    </button>
  )
}
