/** A table of rows that renders visible rows only, however many there are. */
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SortKey } from '#wire/list-query.ts'
import { usePreferences } from '#web/session/preferences.ts'
import { Stack } from '#web/ui/layout.tsx'
import { useRowWindow } from '#web/ui/base/use-row-window.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { cellText, type GridRow, type StatusOf, sumText, useCellFormat } from './cell.tsx'
import { useFocusOnSaved, useSavedRow } from './saved-row.ts'
import style from './grid.module.css'
import { GroupRowView } from './group-row.tsx'
import { lineIn } from './groups.ts'
import { GridHead } from './head.tsx'
import { rowIds } from './row-ids.ts'
import { type GridColumn, type GridLayout, shownPlaces } from './layout.ts'
import { SkeletonRows, GridRowView, type RowContext, type Sums, SumsRow } from './rows.tsx'
import { pointerHandlers, rowActions } from './row-actions.ts'
import { type Selection, toggleAll } from './selection.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { nameWidth, numberWidth, shareWidths, type ShownColumn } from './widths.ts'

export interface DataGridProps {
  /** Accessible name. */
  label: string
  columns: readonly GridColumn[]
  layout: GridLayout
  onLayout: (layout: GridLayout) => void
  rows: readonly GridRow[]
  idOf: (row: GridRow) => string
  nameOf: (row: GridRow) => string
  /** Number of matching rows, and the index of the first loaded row among them. */
  total: number
  offset: number
  sort: readonly SortKey[]
  /** null: the rows have one order. */
  onSort: ((sort: SortKey[]) => void) | null
  /** Asks for a condition on a column; null or absent: there are none. */
  onFilter?: ((column: { field: string; label: string }) => void) | null
  /** What groups the rows by a column; null: nothing does. */
  groupOf?: ((column: { field: string; label: string }) => (() => void) | null) | undefined
  /** null: rows cannot be selected. */
  selection: Selection | null
  onSelection: (selection: Selection) => void
  onOpen: (row: GridRow) => void
  onPeek?: (row: GridRow) => void
  /** The keyboard or a click moved to a row. */
  onActive?: (row: GridRow) => void
  /** Called when pointer or keyboard rest on a row, so that its page can be prefetched. */
  onRest?: (row: GridRow) => void
  href?: (row: GridRow) => string
  status?: StatusOf
  /** Unfolds, folds or goes on with a group, by its line among the rows; absent: the rows have no groups. */
  onFold?: ((row: GridRow) => void) | undefined
  /** Folded words of the search, highlighted in the cells. */
  words: readonly string[]
  sums: Sums | null
  /** 'first': placeholder rows; 'again': the previous rows, dimmed. */
  loading: 'first' | 'again' | null
  /** Shown instead of rows: empty list, no match, failure. */
  instead: ReactNode
}

const PICK_WIDTH = 40
const SKELETON_ROWS = 14
const HEAD = 34
/** Number of rows measured for column widths; longer numbers in later rows are unlikely. */
const MEASURED = 1000
const FOOT = 37
/** The actions on selected rows float above the end of the rows (`data-picking` in the style sheet). */
const BULK_BAR = 60
const rowHeights = { compact: 30, normal: 36, roomy: 44 }

const useAvailableWidth = (box: React.RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setRoom(Math.floor(entry!.contentRect.width)))
    if (box.current) watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box])
  return room
}

/** The widest number or text of each column, including sums. */
const useWidest = ({ columns, rows, sums }: DataGridProps, format: RowContext['format']): ReadonlyMap<string, number> =>
  useMemo(
    () =>
      new Map(
        columns
          .filter((column) => column.numeric || column.kind === 'text')
          .map((column) => {
            const width = column.numeric ? numberWidth : nameWidth
            const sum = sums?.values.has(column.field)
              ? sumText(column.kind, sums.values.get(column.field), format, column.decimals)
              : ''
            return [
              column.field,
              rows
                .slice(0, MEASURED)
                .reduce((most, row) => Math.max(most, width(cellText(column, row, format))), width(sum)),
            ]
          }),
      ),
    [columns, rows, sums, format],
  )

const useShown = (props: DataGridProps, format: RowContext['format'], room: number): readonly ShownColumn[] => {
  const widest = useWidest(props, format)
  const { columns, layout, selection } = props
  const lead = selection ? PICK_WIDTH : 0
  return useMemo(
    () => shareWidths({ columns, places: shownPlaces(layout), widest, room, lead }),
    [columns, layout, widest, room, lead],
  )
}

export const DataGrid = (props: DataGridProps) => {
  const { rows, layout, onLayout, sort, onSort, selection, onSelection, idOf, sums, loading, instead, total, offset } =
    props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const phone = usePhone()
  const { density } = usePreferences()
  const height = phone ? rowHeights.roomy : rowHeights[density]
  const format = useCellFormat()
  const shown = useShown(props, format, useAvailableWidth(box))
  const isPicking = selection !== null && selection.chosen.size > 0
  const { first, last, reveal } = useRowWindow(box, rows.length, {
    rowHeight: height,
    head: HEAD,
    foot: (sums ? FOOT : 0) + (isPicking ? BULK_BAR : 0),
  })
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  const ids = useMemo(() => rowIds(rows, idOf), [rows, idOf])
  const [active, setActive] = useActive(props, ids, reveal)
  // Lines of groups cannot be selected.
  const pickable = useMemo(() => ids.filter((_, index) => !lineIn(rows[index])), [ids, rows])
  const fresh = useSavedRow(ids)
  useFocusOnSaved(box, ids.length > 0)
  const focus = () => {
    box.current?.focus()
    if (active < 0) setActive(0)
  }
  const actions = { props, ids, pickable, setActive }
  useGridKeys({ ...rowActions(actions), box, height, count: rows.length, active })
  const chosenHere = selection ? pickable.filter((one) => selection.chosen.has(one)).length : 0
  const pick = selection && {
    checked: pickable.length > 0 && chosenHere === pickable.length,
    partly: chosenHere > 0 && chosenHere < pickable.length,
    onToggle: () => onSelection(toggleAll(selection, pickable)),
  }
  const look: RowContext = {
    shown,
    format,
    words: props.words,
    status: props.status,
    href: props.href,
    pickable: selection !== null,
    nameOf: props.nameOf,
  }
  const template = [...(selection ? [PICK_WIDTH] : []), ...shown.map((one) => one.width)]
    .map((width) => `${width}px`)
    .join(' ')
  return (
    <Stack className="fill can-shorten relative on-surface">
      <div
        ref={box}
        role={props.onFold ? 'treegrid' : 'grid'}
        aria-label={props.label}
        aria-rowcount={total + (sums ? 2 : 1)}
        aria-colcount={shown.length + (selection ? 1 : 0)}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={loading !== null}
        tabIndex={0}
        aria-activedescendant={active >= 0 && rows[active] ? `${id}-${active}` : undefined}
        className={style.grid}
        data-picking={isPicking || undefined}
        style={{ ['--columns' as string]: template, ...(instead && { flex: 'none', overflowY: 'hidden' }) }}
      >
        <GridHead
          {...{ shown, layout, onLayout, sort, onSort, pick }}
          onFilter={props.onFilter ?? null}
          groupOf={props.groupOf}
          onLeave={focus}
        />
        {loading === 'first' ? (
          <SkeletonRows shown={shown} count={SKELETON_ROWS} height={height} pickable={selection !== null} />
        ) : (
          !instead && (
            <div
              role="rowgroup"
              className={classNames(style.body, loading === 'again' && style.outdated)}
              style={{ height: rows.length * height }}
              {...pointerHandlers(actions)}
            >
              {indexes.map((index) => {
                const row = rows[index]!
                const line = lineIn(row)
                const at = { id: `${id}-${index}`, index, rowIndex: offset + index + 2, top: index * height }
                return line ? (
                  <GroupRowView key={ids[index]} {...at} {...look} line={line} active={index === active} />
                ) : (
                  <GridRowView
                    key={ids[index]}
                    {...at}
                    row={row}
                    level={props.onFold && 2}
                    active={index === active}
                    chosen={selection?.chosen.has(ids[index]!) ?? false}
                    fresh={ids[index] === fresh}
                    {...look}
                  />
                )
              })}
            </div>
          )
        )}
        {sums && !instead && loading !== 'first' && (
          <SumsRow shown={shown} format={format} sums={sums} pickable={selection !== null} rowIndex={total + 2} />
        )}
      </div>
      {instead}
    </Stack>
  )
}

interface ActiveRow {
  rows: readonly GridRow[]
  index: number
  id: string
}

/** Groups that unfold move the rows below them; the row that follows takes the place of a line that is gone. */
const moved = ({ index, id }: ActiveRow, ids: readonly string[]): number =>
  ids.includes(id) ? ids.indexOf(id) : Math.min(index, ids.length - 1)

/** The active row of the keyboard; reset when the rows change, unless these are in groups. */
const useActive = (
  { rows, onRest, onActive, onFold }: DataGridProps,
  ids: readonly string[],
  reveal: (index: number) => void,
): readonly [number, (index: number) => void] => {
  const [state, setState] = useState<ActiveRow>({ rows, index: -1, id: '' })
  const index = state.rows === rows ? state.index : onFold && state.index >= 0 ? moved(state, ids) : -1
  const set = (next: number) => {
    setState({ rows, index: next, id: ids[next] ?? '' })
    if (next >= 0) reveal(next)
    const row = rows[next]
    if (!row || lineIn(row)) return
    onRest?.(row)
    onActive?.(row)
  }
  return [index, set]
}
