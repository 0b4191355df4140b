/** The lines of a document as a grid. Only one cell is edited at a time and only visible rows are rendered. */
import { Lock } from 'lucide-react'
import { type CSSProperties, useMemo, useRef } from 'react'
import { useStore } from '#web/ui/base/store.ts'
import { useRowWindow } from '#web/ui/base/use-row-window.ts'
import { ActiveRow, GridCursor } from './grid-cursor.tsx'
import { EmptyRow, GridRow } from './grid-row.tsx'
import style from './grid.module.css'
import { isCellEditable, useRows } from '../../draft/store/model.ts'
import { needsText } from '../../../words/right-text.ts'
import { HEAD_HEIGHT, ORDINAL_WIDTH, placeColumns, type GridColumn } from './grid-columns.ts'
import { isNumeric } from '../../../values/value-text.ts'
import { useFormWords } from '../../../words/form-words.ts'
import { Stack } from '../../../ui/layout.tsx'
import { useWatch } from '../../../ui/base/use-watch.ts'

/**
 * On a page with other content the grid grows with its rows up to this number; some space below the last row shows
 * that it is the last.
 */
const MOST_ROWS = 12
const BELOW_PX = 10
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
  const visibleRows = useRowWindow(scroller, count, { head: HEAD_HEIGHT, step: 4 })
  const columns = useMemo(() => placeColumns(shown, visibleRows.width), [shown, visibleRows.width])
  const total = ORDINAL_WIDTH + columns.reduce((sum, column) => sum + column.px, 0)
  const template = useMemo(
    (): CSSProperties => ({
      gridTemplateColumns: [ORDINAL_WIDTH, ...columns.map((column) => column.px)].map((px) => `${px}px`).join(' '),
      width: total,
    }),
    [columns, total],
  )
  const rows = Array.from(
    { length: Math.max(0, visibleRows.last - visibleRows.first) },
    (_, at) => visibleRows.first + at,
  )
  return (
    <Stack
      className="fill-down relative"
      style={model.document ? undefined : { height: heightOf(count, visibleRows.rowHeight, locked) }}
    >
      <div ref={scroller} className={style.scroller}>
        <ActiveRow rowHeight={visibleRows.rowHeight} width={total} />
        <div
          role="grid"
          aria-label={label(model.label)}
          aria-rowcount={count + 1}
          aria-colcount={columns.length + 1}
          aria-readonly={locked || undefined}
          className={style.content}
          style={{ height: HEAD_HEIGHT + count * visibleRows.rowHeight + (locked ? 0 : 8), width: total }}
        >
          <Head columns={columns} template={template} />
          {/* Below one another and not each at its own height: a line that is added moves the others without a render. */}
          <div role="rowgroup" className="relative" style={{ top: visibleRows.first * visibleRows.rowHeight }}>
            {rows.map((row) => {
              const own = { index: row, columns, template }
              return row < keys.length ? (
                <GridRow key={keys[row]} lineKey={keys[row]!} {...own} />
              ) : (
                <EmptyRow key="empty" {...own} />
              )
            })}
          </div>
        </div>
        <GridCursor
          columns={columns}
          rowHeight={visibleRows.rowHeight}
          height={visibleRows.height}
          scroller={scroller}
          view={visibleRows.view}
          onScrolled={visibleRows.look}
        />
      </div>
    </Stack>
  )
}

const Head = ({ columns, template }: { columns: readonly GridColumn[]; template: CSSProperties }) => {
  const model = useRows()
  const { document } = model
  const { t, label } = useFormWords()
  return (
    <div role="rowgroup" className={style.header}>
      <div role="row" aria-rowindex={1} className={style.headerRow} style={template}>
        <span role="columnheader" aria-colindex={1} className={`${style.headerCell} ${style.ordinal}`}>
          #<span className="hidden-visually">{t('form.ordinal')}</span>
        </span>
        {columns.map((column, at) => (
          <span
            key={column.name}
            role="columnheader"
            aria-colindex={at + 2}
            className={style.headerCell}
            data-numeric={isNumeric(column.field) || undefined}
          >
            {column.editable && !isCellEditable(model, column) && (
              <Lock size={12} className={style.lock} aria-label={needsText(label, ['EditPrice', 'U'])} />
            )}
            {label(column.label)}
            {!document && column.field.required && <span aria-hidden="true">&nbsp;*</span>}
          </span>
        ))}
      </div>
    </div>
  )
}
