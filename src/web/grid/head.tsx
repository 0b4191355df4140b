/**
 * Column headings: a click sorts, Shift adds a sort column; dragging, the menu or the keyboard reorder; the edge
 * resizes.
 */
import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { SortKey } from '#wire/list-query.ts'
import { useWords } from '#web/words/words.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { ColumnMenu } from './column-menu.tsx'
import style from './grid.module.css'
import { type GridLayout, pressSort, putAt, setWidth } from './layout.ts'
import { useColumnDrag } from './use-column-drag.ts'
import type { ShownColumn } from './widths.ts'

export interface HeadProps {
  shown: readonly ShownColumn[]
  layout: GridLayout
  onLayout: (layout: GridLayout) => void
  sort: readonly SortKey[]
  /** null: the rows have one order. */
  onSort: ((sort: SortKey[]) => void) | null
  /** null: there are no conditions on columns. */
  onFilter: ((column: { field: string; label: string }) => void) | null
  /** Groups the rows by a column; null of one by which they cannot be, absent where there are no groups. */
  groupOf?: ((column: { field: string; label: string }) => (() => void) | null) | undefined
  pick: { checked: boolean; partly: boolean; onToggle: () => void } | null
  onLeave: () => void
}

export const GridHead = ({ shown, pick, onLeave, ...rest }: HeadProps) => {
  const { t } = useWords()
  const { drag, begin } = useColumnDrag((field, target) => rest.onLayout(putAt(rest.layout, field, target)))
  return (
    <div role="row" aria-rowindex={1} className={style.headerRow} onKeyDown={(event) => moveHeading(event, onLeave)}>
      {pick && (
        <div
          role="columnheader"
          aria-colindex={1}
          className={classNames(style.headerCell, style.checkboxCell, style.pinned)}
          style={{ left: 0 }}
        >
          <label>
            <input
              type="checkbox"
              aria-label={t('list.selectPage')}
              checked={pick.checked}
              ref={(node) => {
                if (node) node.indeterminate = pick.partly
              }}
              onChange={pick.onToggle}
            />
          </label>
        </div>
      )}
      {shown.map((one, index) => (
        <Heading
          key={one.column.field}
          one={one}
          index={index}
          lead={pick ? 1 : 0}
          last={!shown[index + 1]?.place.fixed}
          over={drag?.over === one.column.field}
          dragged={drag?.dragged === one.column.field}
          onDrag={begin}
          {...rest}
        />
      ))}
    </div>
  )
}

type HeadingProps = Omit<HeadProps, 'shown' | 'pick' | 'onLeave'> & {
  one: ShownColumn
  index: number
  lead: number
  last: boolean
  over: boolean
  dragged: boolean
  onDrag: (event: PointerEvent<HTMLElement>, field: string) => void
}

const Heading = ({
  one: { column, place, left, width },
  index,
  lead,
  last,
  over,
  dragged,
  onDrag,
  layout,
  onLayout,
  sort,
  onSort,
  onFilter,
  groupOf,
}: HeadingProps) => {
  const { t } = useWords()
  const [menu, setMenu] = useState(false)
  const at = sort.findIndex((key) => key.field === column.field)
  const direction = at < 0 ? undefined : sort[at]!.asc ? 'ascending' : 'descending'
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  const menuButton = (
    <button
      type="button"
      className={style.columnMenu}
      tabIndex={-1}
      aria-label={t('grid.columnMenu', { name: column.title })}
      aria-haspopup="menu"
      onClick={() => setMenu(!menu)}
    >
      <EllipsisVertical size={14} aria-hidden="true" />
    </button>
  )
  return (
    <div
      role="columnheader"
      aria-colindex={index + lead + 1}
      aria-sort={direction}
      data-field={column.field}
      data-over={over || undefined}
      data-dragged={dragged || undefined}
      className={classNames(
        style.headerCell,
        column.numeric && style.numeric,
        place.fixed && style.pinned,
        place.fixed && last && style.lastPinned,
      )}
      style={left === null ? undefined : { left }}
    >
      <button
        type="button"
        className={style.headerButton}
        tabIndex={index === 0 ? 0 : -1}
        title={column.title}
        aria-keyshortcuts="Alt+ArrowDown"
        onPointerDown={(event) => onDrag(event, column.field)}
        onClick={(event) => onSort?.(pressSort(sort, column.field, event.shiftKey))}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') {
            event.preventDefault()
            event.stopPropagation()
            setMenu(true)
          }
        }}
      >
        <span>{column.title}</span>
        {direction && <Arrow size={13} aria-hidden="true" />}
        {direction && sort.length > 1 && <span className={style.sortRank}>{at + 1}</span>}
      </button>
      {menu ? (
        <ColumnMenu
          {...{ column, place, layout, onLayout, sort, onSort, onFilter }}
          onGroup={groupOf?.(column) ?? null}
          width={width}
          target={menuButton}
          onClose={() => setMenu(false)}
        />
      ) : (
        menuButton
      )}
      <span
        className={style.resizer}
        onPointerDown={(event) => resize(event, width, (next) => onLayout(setWidth(layout, column.field, next)))}
        onDoubleClick={() => onLayout(setWidth(layout, column.field, null))}
      />
    </div>
  )
}

const resize = (event: PointerEvent<HTMLElement>, width: number, apply: (width: number) => void): void => {
  event.preventDefault()
  event.stopPropagation()
  const handle = event.currentTarget
  const from = event.clientX
  let frame = 0
  handle.setPointerCapture(event.pointerId)
  handle.dataset['active'] = 'true'
  const move = (moved: globalThis.PointerEvent) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => apply(width + moved.clientX - from))
  }
  const end = () => {
    handle.removeEventListener('pointermove', move)
    delete handle.dataset['active']
  }
  handle.addEventListener('pointermove', move)
  handle.addEventListener('pointerup', end, { once: true })
  handle.addEventListener('pointercancel', end, { once: true })
}

/** Left and right move between headings, down moves to the rows. */
const moveHeading = (event: KeyboardEvent<HTMLElement>, onLeave: () => void): void => {
  if (event.altKey || !(event.target instanceof HTMLElement)) return
  if (event.key === 'ArrowDown') {
    event.preventDefault()
    onLeave()
    return
  }
  const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!direction) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${style.headerButton}`)]
  const next = buttons[buttons.indexOf(event.target) + direction]
  if (!next) return
  event.preventDefault()
  next.focus()
}
