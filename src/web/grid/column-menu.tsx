/** All column operations for keyboard users: sort, move, pin, hide, change width. */
import {
  ArrowDownAZ,
  ArrowLeft,
  ArrowRight,
  ArrowUpZA,
  EyeOff,
  Layers,
  ListFilter,
  MoveHorizontal,
  Pin,
  PinOff,
  X,
} from 'lucide-react'
import type { ReactElement } from 'react'
import type { SortKey } from '#wire/list-query.ts'
import { useWords } from '#web/words/words.ts'
import { Menu, MenuDivider, MenuItem } from '#web/ui/floating/menu.tsx'
import { type ColumnPlace, type GridColumn, type GridLayout, setFixed, setVisible, setWidth, step } from './layout.ts'

const STEP = 24

interface Props {
  column: GridColumn
  place: ColumnPlace
  width: number
  layout: GridLayout
  onLayout: (layout: GridLayout) => void
  sort: readonly SortKey[]
  onSort: ((sort: SortKey[]) => void) | null
  onFilter: ((column: { field: string; label: string }) => void) | null
  /** null: rows cannot be grouped by it. */
  onGroup: (() => void) | null
  target: ReactElement
  onClose: () => void
}

export const ColumnMenu = ({
  column: { field, title, label },
  place,
  width,
  layout,
  onLayout,
  sort,
  onSort,
  onFilter,
  onGroup,
  target,
  onClose,
}: Props) => {
  const { t } = useWords()
  const others = sort.filter((key) => key.field !== field)
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) onClose()
      }}
      target={target}
      label={t('grid.columnMenu', { name: title })}
      position="bottom-start"
    >
      {onFilter && (
        <MenuItem icon={<ListFilter size={15} />} onSelect={() => onFilter({ field, label })}>
          {t('grid.filter')}
        </MenuItem>
      )}
      {onGroup && (
        <MenuItem icon={<Layers size={15} />} onSelect={onGroup}>
          {t('grid.group')}
        </MenuItem>
      )}
      {(onFilter || onGroup) && <MenuDivider />}
      {onSort && (
        <>
          <MenuItem icon={<ArrowDownAZ size={15} />} onSelect={() => onSort([{ field, asc: true }])}>
            {t('grid.sortAsc')}
          </MenuItem>
          <MenuItem icon={<ArrowUpZA size={15} />} onSelect={() => onSort([{ field, asc: false }])}>
            {t('grid.sortDesc')}
          </MenuItem>
          {others.length < sort.length && (
            <MenuItem icon={<X size={15} />} onSelect={() => onSort(others)}>
              {t('grid.sortNone')}
            </MenuItem>
          )}
          <MenuDivider />
        </>
      )}
      <MenuItem icon={<ArrowLeft size={15} />} keepOpen onSelect={() => onLayout(step(layout, field, -1))}>
        {t('grid.moveLeft')}
      </MenuItem>
      <MenuItem icon={<ArrowRight size={15} />} keepOpen onSelect={() => onLayout(step(layout, field, 1))}>
        {t('grid.moveRight')}
      </MenuItem>
      <MenuItem
        icon={place.fixed ? <PinOff size={15} /> : <Pin size={15} />}
        onSelect={() => onLayout(setFixed(layout, field, !place.fixed))}
      >
        {t(place.fixed ? 'grid.unpin' : 'grid.pin')}
      </MenuItem>
      <MenuDivider />
      <MenuItem
        icon={<MoveHorizontal size={15} />}
        keepOpen
        onSelect={() => onLayout(setWidth(layout, field, width + STEP))}
      >
        {t('grid.wider')}
      </MenuItem>
      <MenuItem
        icon={<MoveHorizontal size={15} />}
        keepOpen
        onSelect={() => onLayout(setWidth(layout, field, width - STEP))}
      >
        {t('grid.narrower')}
      </MenuItem>
      <MenuItem
        icon={<MoveHorizontal size={15} />}
        disabled={place.width === null}
        onSelect={() => onLayout(setWidth(layout, field, null))}
      >
        {t('grid.autoWidth')}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<EyeOff size={15} />} onSelect={() => onLayout(setVisible(layout, field, false))}>
        {t('grid.hide')}
      </MenuItem>
    </Menu>
  )
}
