/** The lines of a document as a grid: one cell is edited at a time, only rows in sight are drawn. */
import { type CSSProperties, useMemo, useRef } from 'react'
import { useStore } from '#web/ui/store.ts'
import { ActiveRow, GridCursor } from './grid-cursor.tsx'
import { EmptyRow, GridRow } from './grid-row.tsx'
import style from './grid.module.css'
import type { LineColumn } from './layout.ts'
import { useRows } from './rows.ts'
import { useWindow } from './use-window.ts'
import { isNumeric } from './value-text.ts'
import { useFormWords } from './words.ts'
import { useWatch } from './use-watch.ts'

const ORDINAL_WIDTH = 42
export const HEAD_HEIGHT = 34

export interface GridColumn extends LineColumn {
  left: number
  px: number
}

/** Narrower than this no column becomes before the grid scrolls sideways. */
const LEAST = 0.82

/** The growing column takes what the others leave; when there is too little, all become a bit narrower first. */
const placeColumns = (columns: readonly LineColumn[], width: number): GridColumn[] => {
  const wanted = columns.reduce((sum, column) => sum + column.width, 0)
  const share = width === 0 ? 1 : Math.max(LEAST, Math.min(1, (width - ORDINAL_WIDTH) / wanted))
  const spare = Math.max(0, width - ORDINAL_WIDTH - wanted)
  let left = ORDINAL_WIDTH
  return columns.map((column) => {
    const px = Math.floor(column.width * share) + (column.grows ? spare : 0)
    const placed = { ...column, left, px }
    left += px
    return placed
  })
}

/** Rows that share a page with other things take the height they need, up to a dozen; a word below the last stays readable. */
const MOST_ROWS = 12
const BELOW_PX = 44
const heightOf = (count: number, rowHeight: number, locked: boolean) =>
  HEAD_HEIGHT + Math.min(MOST_ROWS, count) * rowHeight + (locked ? 2 : BELOW_PX)

export const LineGrid = () => {
  const model = useRows()
  const { label } = useFormWords()
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useWatch(model.store, (state) => state.keys)
  const locked = useStore(model.locked)
  const shown = useStore(model.shown)
  const count = keys.length + (locked ? 0 : 1)
  const seen = useWindow(scroller, count, HEAD_HEIGHT)
  const columns = useMemo(() => placeColumns(shown, seen.width), [shown, seen.width])
  const total = ORDINAL_WIDTH + columns.reduce((sum, column) => sum + column.px, 0)
  const template = {
    gridTemplateColumns: [ORDINAL_WIDTH, ...columns.map((column) => column.px)].map((px) => `${px}px`).join(' '),
    width: total,
  } as CSSProperties
  const rows = Array.from({ length: Math.max(0, seen.last - seen.first) }, (_, at) => seen.first + at)
  return (
    <div
      className={style.wrap}
      style={model.document ? undefined : { height: heightOf(count, seen.rowHeight, locked) }}
    >
      <div ref={scroller} className={style.scroller}>
        <ActiveRow rowHeight={seen.rowHeight} width={total} />
        <div
          role="grid"
          aria-label={label(model.label)}
          aria-rowcount={count + 1}
          aria-colcount={columns.length + 1}
          aria-readonly={locked || undefined}
          className={style.content}
          style={{ height: HEAD_HEIGHT + count * seen.rowHeight + (locked ? 0 : 8), width: total }}
        >
          <Head columns={columns} template={template} />
          <div role="rowgroup">
            {rows.map((row) => {
              const own = { index: row, columns, template, top: HEAD_HEIGHT + row * seen.rowHeight }
              return row < keys.length ? (
                <GridRow key={keys[row]} lineKey={keys[row]!} {...own} />
              ) : (
                <EmptyRow key="empty" {...own} />
              )
            })}
          </div>
        </div>
        <GridCursor columns={columns} rowHeight={seen.rowHeight} scroller={scroller} view={seen.view} />
      </div>
    </div>
  )
}

const Head = ({ columns, template }: { columns: readonly GridColumn[]; template: CSSProperties }) => {
  const { document } = useRows()
  const { t, label } = useFormWords()
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={style.headRow} style={template}>
        <span role="columnheader" aria-colindex={1} className={`${style.headCell} ${style.ordinal}`}>
          #<span className="hidden-visually">{t('form.ordinal')}</span>
        </span>
        {columns.map((column, at) => (
          <span
            key={column.name}
            role="columnheader"
            aria-colindex={at + 2}
            className={style.headCell}
            data-numeric={isNumeric(column.field) || undefined}
          >
            {label(column.label)}
            {!document && column.field.required && <span aria-hidden="true">&nbsp;*</span>}
          </span>
        ))}
      </div>
    </div>
  )
}
