/** A heading: pressing it sorts the rows; its right edge changes the column width, by dragging or with arrow keys. */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import type { Sorting } from '../data/arrange.ts'
import style from '../report.module.css'
import type { HeadPlace } from './table-head.tsx'
import { alignOf } from './table-lines.tsx'

const STEP = 12

export const HeadCell = ({
  column,
  at,
  place,
  short = false,
  width,
  onWidth,
  decides,
  sorting,
  onSort,
  before,
}: {
  width: number
  onWidth: (width: number) => void
  /** The column is always in sight. */
  decides: boolean
  sorting: Sorting | null
  /** Undefined where the order of the rows gives them their meaning. */
  onSort: (() => void) | undefined
  before?: ReactNode
} & HeadPlace) => {
  const { t, label } = useFormWords()
  const [pull, setPull] = useState<{ from: number; width: number } | null>(null)
  const name = label(column.label)
  const shown = short && column.under ? label(column.under.label) : name
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (!step) return
    event.preventDefault()
    onWidth(width + step)
  }
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setPull({ from: event.clientX, width })
  }
  const isSorted = sorting?.key === column.key
  const Arrow = sorting?.ascending ? ArrowUp : ArrowDown
  return (
    <span
      role="columnheader"
      aria-colindex={at + 1}
      // Without the name of what sets its width.
      aria-label={name}
      style={place}
      data-pin={at < 2 ? at + 1 : undefined}
      data-align={alignOf(column)}
      data-decides={decides || undefined}
      aria-sort={isSorted ? (sorting.ascending ? 'ascending' : 'descending') : undefined}
    >
      {before}
      {onSort ? (
        <button type="button" className={style.sortButton} aria-label={short ? name : undefined} onClick={onSort}>
          {shown}
          {isSorted && <Arrow size={12} aria-hidden="true" />}
        </button>
      ) : (
        shown
      )}
      <span
        role="separator"
        aria-orientation="vertical"
        aria-label={t('reports.columnWidth', { column: name })}
        aria-valuenow={width}
        tabIndex={0}
        className={style.resizer}
        onKeyDown={keys}
        onPointerDown={start}
        onPointerMove={(event) => {
          if (pull) onWidth(pull.width + event.clientX - pull.from)
        }}
        onPointerUp={() => setPull(null)}
        onPointerCancel={() => setPull(null)}
      />
    </span>
  )
}
