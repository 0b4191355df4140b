/** Toolbar of a list: search, date range, status, filters, view, columns, refresh, and a menu with the rest. */
import {
  Columns3,
  Ellipsis,
  FileDown,
  FileUp,
  Layers,
  LayoutGrid,
  ListFilter,
  Plus,
  RotateCw,
  Rows3,
} from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { GROUP_BY } from '#wire/grouping.ts'
import { WHERE, whereIn } from '#wire/where.ts'
import { without } from '#web/data/without.ts'
import type { GridColumn } from '#web/grid/layout.ts'
import type { LayoutOfGrid } from '#web/grid/use-layout.ts'
import { useLackedRight } from '#web/data/lacked-right.ts'
import { useRights } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { segmentStyles } from '#web/ui/fields/field.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { ColumnsPanel } from './views/columns-panel.tsx'
import { DateRange } from './conditions/date-range.tsx'
import type { ListState, SetState } from './list-state.ts'
import { SearchBox } from './conditions/search-box.tsx'
import type { Subject } from './subject.ts'
import { useOwnCreate } from './actions/use-own-create.ts'
import style from './list.module.css'

export interface ToolbarProps {
  subject: Subject
  state: ListState
  set: SetState
  grid: LayoutOfGrid
  columns: readonly GridColumn[]
  view: 'list' | 'grid'
  searchRef: Ref<HTMLInputElement>
  onLocal: (text: string) => void
  onFilter: () => void
  /** Asks by what the rows are grouped; null: they cannot be. */
  onGroup: (() => void) | null
  onRefresh: () => void
  onExport: () => void
  onImport: () => void
  busy: boolean
  tools: ReactNode
}

export const Toolbar = (props: ToolbarProps) => {
  const { subject, state, set, searchRef, onLocal, onFilter, onGroup, onRefresh, busy, tools } = props
  const { t } = useWords()
  const phone = usePhone()
  const { search, range, from, to, filters } = state
  const conditions = whereIn(filters[WHERE])?.groups.flat().length ?? 0
  const active =
    Object.keys(filters).filter((wire) => ![subject.status?.wire, WHERE, GROUP_BY].includes(wire) && filters[wire])
      .length + conditions
  const days = subject.dated && (
    <DateRange
      {...{ range, from, to }}
      onRange={(next) => set({ range: next })}
      onDays={(next) => set({ days: next })}
    />
  )
  return (
    <div className={style.toolbar} role="toolbar" aria-label={t('list.more')}>
      <SearchBox ref={searchRef} value={search} onServer={(text) => set({ search: text })} onLocal={onLocal} />
      {!phone && days}
      {!phone && tools}
      {!phone && subject.status && <StatusSelect {...props} />}
      <Button
        icon={<ListFilter size={15} />}
        onClick={onFilter}
        aria-keyshortcuts="F"
        pressed={active > 0 ? true : undefined}
      >
        {active > 0 ? t('list.filterCount', { n: active }) : t('list.filter')}
      </Button>
      {!phone && (
        <>
          <span className="grow" />
          <ViewToggle {...props} />
          {onGroup && (
            <IconButton
              label={t('list.group')}
              shortcut="G"
              variant="default"
              icon={<Layers size={15} />}
              onClick={onGroup}
            />
          )}
          <ColumnsButton {...props} />
          <IconButton
            label={t('list.refresh')}
            shortcut="R"
            variant="default"
            icon={<RotateCw size={15} />}
            onClick={onRefresh}
            disabled={busy}
          />
        </>
      )}
      <MoreMenu {...props} />
    </div>
  )
}

const StatusSelect = ({ subject, state: { filters }, set }: ToolbarProps) => {
  const { t, label } = useWords()
  const { wire, options = [] } = subject.status!
  const choose = (value: string | null) =>
    set({ filters: value ? { ...filters, [wire]: value } : without(filters, wire) })
  return (
    <div className={style.status}>
      <Select
        label={t('list.status')}
        hideLabel
        placeholder={t('list.status')}
        clearable
        value={filters[wire] ?? null}
        options={options.map((one) => ({ value: one.value, label: label(one.label) }))}
        onChange={choose}
      />
    </div>
  )
}

/** List and grid are two addresses with the same rows. */
const ViewToggle = ({ subject: { paths }, view }: ToolbarProps) => {
  const { t } = useWords()
  const { search } = useLocation()
  if (paths.grid === null) return null
  const link = (to: 'list' | 'grid', name: string, icon: React.ReactNode) => (
    <Link
      className={segmentStyles.item}
      to={paths[to] + search}
      aria-current={view === to ? 'page' : undefined}
      aria-label={name}
      data-tip={name}
    >
      {icon}
    </Link>
  )
  return (
    <div role="group" aria-label={t('list.view')} className={segmentStyles.group}>
      {link('list', t('list.asList'), <Rows3 size={15} />)}
      {link('grid', t('list.asGrid'), <LayoutGrid size={15} />)}
    </div>
  )
}

const ColumnsButton = ({ grid, columns, view, subject }: ToolbarProps) => {
  const { t } = useWords()
  const { may } = useRights()
  const [opened, setOpened] = useState(false)
  if (view === 'grid') return null
  const target = (
    <Button icon={<Columns3 size={15} />} onClick={() => setOpened(!opened)} data-tip={t('list.columns')}>
      {t('list.columnsShort')}
    </Button>
  )
  return (
    <Popover opened={opened} onChange={setOpened} target={target} label={t('list.columns')} position="bottom-end">
      <ColumnsPanel
        grid={grid}
        columns={columns}
        mayForAll={may(subject.right, 'U')}
        onClose={() => setOpened(false)}
      />
    </Popover>
  )
}

const MoreMenu = ({ subject, onGroup, onExport, onImport, onRefresh }: ToolbarProps) => {
  const { t } = useWords()
  const { may } = useRights()
  const lacked = useLackedRight()
  const phone = usePhone()
  const navigate = useNavigate()
  const imports = subject.paths.imports
  const own = useOwnCreate(subject)
  return (
    <Menu
      label={t('list.more')}
      target={<IconButton label={t('list.more')} variant="default" icon={<Ellipsis size={16} />} />}
    >
      {phone && own && (
        <MenuItem icon={<Plus size={15} />} onSelect={() => void navigate(own.path)}>
          {own.text}
        </MenuItem>
      )}
      {phone && onGroup && (
        <MenuItem icon={<Layers size={15} />} onSelect={onGroup}>
          {t('list.group')}
        </MenuItem>
      )}
      {may('ExportExcel', 'R') && (
        <MenuItem icon={<FileDown size={15} />} onSelect={onExport}>
          {t('list.export')}
        </MenuItem>
      )}
      {imports && (
        <MenuItem
          icon={<FileUp size={15} />}
          reason={subject.open ? undefined : lacked(subject.right, 'A')}
          onSelect={() => (subject.importable ? onImport() : void navigate(imports))}
        >
          {t('list.import')}
        </MenuItem>
      )}
      {(phone || !(may('ExportExcel', 'R') || imports)) && (
        <MenuItem icon={<RotateCw size={15} />} onSelect={onRefresh}>
          {t('list.refresh')}
        </MenuItem>
      )}
    </Menu>
  )
}
