/** A table of rows that renders visible rows only, however many there are. */
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SortKey } from '#wire/list-query.ts'
import { usePreferences } from '#web/session/preferences.ts'
import { useRowWindow } from '#web/ui/use-row-window.ts'
import { usePhone } from '#web/ui/viewport.ts'
import { classNames } from '#web/ui/class-names.ts'
import { cellText, type GridRow, type StatusOf, sumText, useCellFormat } from './cell.tsx'
import { useFocusOnSaved, useSavedRow } from './saved-row.ts'
import style from './grid.module.css'
import { GridHead } from './head.tsx'
import { rowIds } from './row-ids.ts'
import { type GridColumn, type GridLayout, shownPlaces } from './layout.ts'
import { SkeletonRows, GridRowView, type RowContext, type Sums, SumsRow } from './rows.tsx'
import { type Selection, nothingChosen, toggle, toggleAll, toggleRange } from './selection.ts'
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
  /** Folded words of the search, highlighted in the cells. */
  words: readonly string[]
  sums: Sums | null
  /** 'first': placeholder rows; 'again': the previous rows, dimmed. */
  loading: 'first' | 'again' | null
  /** Shown instead of rows: empty list, no match, failure. */
  instead: ReactNode
}

const PICK_WIDTH = 40
const HOVER_MS = 80
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
  const [active, setActive] = useActive(props, reveal)
  const ids = useMemo(() => rowIds(rows, idOf), [rows, idOf])
  const fresh = useSavedRow(ids)
  useFocusOnSaved(box, ids.length > 0)
  const focus = () => {
    box.current?.focus()
    if (active < 0) setActive(0)
  }
  useGridKeys({ ...rowActions({ props, ids, setActive }), box, height, count: rows.length, active })
  const chosenHere = selection ? ids.filter((one) => selection.chosen.has(one)).length : 0
  const pick = selection && {
    checked: ids.length > 0 && chosenHere === ids.length,
    partly: chosenHere > 0 && chosenHere < ids.length,
    onToggle: () => onSelection(toggleAll(selection, ids)),
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
    <div className={style.frame}>
      <div
        ref={box}
        role="grid"
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
              {...pointerHandlers({ props, ids, setActive })}
            >
              {indexes.map((index) => (
                <GridRowView
                  key={ids[index]}
                  id={`${id}-${index}`}
                  row={rows[index]!}
                  index={index}
                  rowIndex={offset + index + 2}
                  top={index * height}
                  active={index === active}
                  chosen={selection?.chosen.has(ids[index]!) ?? false}
                  fresh={ids[index] === fresh}
                  {...look}
                />
              ))}
            </div>
          )
        )}
        {sums && !instead && loading !== 'first' && (
          <SumsRow shown={shown} format={format} sums={sums} pickable={selection !== null} rowIndex={total + 2} />
        )}
      </div>
      {instead}
    </div>
  )
}

/** The active row of the keyboard; reset when the rows change. */
const useActive = (
  { rows, onRest, onActive }: DataGridProps,
  reveal: (index: number) => void,
): readonly [number, (index: number) => void] => {
  const [state, setState] = useState<{ rows: readonly GridRow[]; index: number }>({ rows, index: -1 })
  const index = state.rows === rows ? state.index : -1
  const set = (next: number) => {
    setState({ rows, index: next })
    if (next >= 0) reveal(next)
    const row = rows[next]
    if (!row) return
    onRest?.(row)
    onActive?.(row)
  }
  return [index, set]
}

interface RowActionOptions {
  props: DataGridProps
  ids: readonly string[]
  setActive: (index: number) => void
}

const rowActions = ({ props: { rows, selection, onSelection, onOpen, onPeek }, ids, setActive }: RowActionOptions) => ({
  onActive: setActive,
  onOpen: (index: number) => onOpen(rows[index]!),
  onPeek: (index: number) => onPeek?.(rows[index]!),
  onToggle: (index: number, range: boolean) => {
    if (selection) onSelection(range ? toggleRange(selection, ids, ids[index]!) : toggle(selection, ids[index]!))
  },
  onToggleAll: () => {
    if (selection) onSelection(toggleAll(selection, ids))
  },
  onClear: () => {
    const had = (selection?.chosen.size ?? 0) > 0
    if (had) onSelection(nothingChosen)
    return had
  },
})

const indexOf = (event: MouseEvent): number =>
  Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
let resting: ReturnType<typeof setTimeout> | undefined

/** One set of event handlers for all rows. */
const pointerHandlers = ({
  props: { rows, selection, onSelection, onOpen, onRest },
  ids,
  setActive,
}: RowActionOptions) => ({
  onClick: (event: MouseEvent) => {
    const index = indexOf(event)
    const target = event.target as HTMLElement
    if (index < 0) return
    setActive(index)
    if (target.closest('[data-pick]') && selection) {
      // A click on the checkbox must not be cancelled, or the checkbox would differ from the selection.
      if (target.tagName !== 'INPUT') event.preventDefault()
      onSelection(event.shiftKey ? toggleRange(selection, ids, ids[index]!) : toggle(selection, ids[index]!))
    } else if (target.closest('[data-open]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      onOpen(rows[index]!)
    }
  },
  onDoubleClick: (event: MouseEvent) => {
    const index = indexOf(event)
    if (index >= 0 && !(event.target as HTMLElement).closest('[data-pick]')) onOpen(rows[index]!)
  },
  onMouseOver: (event: MouseEvent) => {
    clearTimeout(resting)
    const row = rows[indexOf(event)]
    if (row && onRest) resting = setTimeout(() => onRest(row), HOVER_MS)
  },
  onMouseLeave: () => clearTimeout(resting),
})
