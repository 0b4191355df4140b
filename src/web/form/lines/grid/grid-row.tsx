/** A row of the line grid. It subscribes to its own line only. */
import { Trash2 } from 'lucide-react'
import { memo, type CSSProperties, useSyncExternalStore } from 'react'
import type { RefRow } from '#model/rule-context.ts'
import { moduleWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { createStore, useStore } from '#web/ui/base/store.ts'
import { noCosts, type MarginText } from '../../draft/store/model.ts'
import { goTo } from '../../draft/cursor.ts'
import { isBlankLine, shapeOf, type LineDraft } from '../../draft/draft.ts'
import { useTextContext } from '../../fields/form-context.tsx'
import style from './grid.module.css'
import type { GridColumn } from './grid-columns.ts'
import { marginsShown } from '../line-settings.ts'
import { lineSignature, problemMarks, type Mark } from '../../draft/problems/problem-marks.ts'
import { isCellEditable, noNotes, noShortage, useRows, type RowsModel } from '../../draft/store/model.ts'
import { removeLine } from '../../draft/edits.ts'
import { RecordLink } from '../../fields/lazy-stored.ts'
import { isNumeric, showValue, type TextContext } from '../../../values/value-text.ts'
import { useFormWords, type FormWords } from '../../../words/form-words.ts'
import { useWatch } from '../../../ui/base/use-watch.ts'

const drag = moduleWhenIdle(() => import('./line-drag.ts'))
export const noCostNotes = createStore(noCosts)

/** Approximate width of a character; longer texts get a tooltip. */
const CHARACTER_PX = 6.6

interface RowProps {
  index: number
  columns: readonly GridColumn[]
  template: CSSProperties
}

/** The text of a cell: its value, the effective value of an empty field, or the name of the referenced record. */
export const cellText = (
  { cache }: Pick<RowsModel, 'cache'>,
  column: RowsModel['columns'][number],
  { line, context }: { line: LineDraft; context: TextContext },
): string => {
  const { field, name } = column
  if (field.kind === 'ref') {
    const row: RefRow | undefined = field.of ? cache.get(field.of, line[name] as string | null) : undefined
    return (column.shows === 'code' ? row?.code : '') || row?.name || ''
  }
  const value = line[name] ?? (column.computedTwin ? line[column.computedTwin] : null)
  return value === 0n && (column.computedTwin || field.kind === 'percent') ? '' : showValue(field, value, context)
}

export const useRefsOf = (
  model: RowsModel,
  line: LineDraft | undefined,
  columns: readonly RowsModel['columns'][number][],
): void => {
  useSyncExternalStore(model.cache.subscribe, () =>
    columns
      .filter((column) => column.field.kind === 'ref')
      .map((column) => {
        const row =
          line && column.field.of ? model.cache.get(column.field.of, line[column.name] as string | null) : undefined
        return row ? `${row.code} ${row.name}` : ''
      })
      .join('\n'),
  )
}

interface Cells {
  model: RowsModel
  columns: readonly GridColumn[]
  lineKey: string
  line: LineDraft
  marks: readonly Mark[]
  /** Warning about insufficient stock, shown at the quantity. */
  short: string | undefined
  /** Warning about a price below cost, shown at the price. */
  below: string | undefined
  /** What can be sold of the goods, shown at their name. */
  outlook: string | undefined
  /** Where the price comes from, shown at the price. */
  reason: string | undefined
  /** What is earned with the line, shown at its amount: the percentage where a person wants it in sight. */
  margin: MarginText | undefined
  isMarginShown: boolean
  locked: boolean
  textOf: (column: GridColumn) => string
  label: FormWords['label']
}

/** Problems of fields without a column are marked on the first cell. */
export const markOf = (
  { marks, columns }: { marks: readonly Mark[]; columns: readonly { name: string }[] },
  name: string,
): Mark | undefined =>
  marks.find((one) => one.name === name) ??
  (columns[0]?.name === name ? marks.find((one) => !columns.some((other) => other.name === one.name)) : undefined)

export const markText = ({ placed }: Mark, column: { label: string }, label: FormWords['label']): string =>
  placed.text ?? label(placed.problem.message, { ...placed.problem.values, label: label(column.label) })

/** Emphasis of the text: the amount of the line is strong, computed values are muted. */
const weightOf = ({ model, line }: Cells, column: GridColumn) => ({
  'data-soft':
    (!isCellEditable(model, column) && column.field.kind !== 'money') ||
    column.grows ||
    (column.computedTwin && line[column.name] === null) ||
    undefined,
  'data-strong': (column.amount && column.field.derived === true) || undefined,
})

/** On a page that is only read, references link to their records. */
const ReferenceCell = ({ column, value, text }: { column: GridColumn; value: unknown; text: string }) => (
  <RecordLink field={column.field} value={value}>
    {text}
  </RecordLink>
)

/** What is said of a cell with which nothing is wrong. */
const quietTip = ({ model, outlook, reason, margin }: Cells, column: GridColumn): string | undefined => {
  if (column.grows) return outlook
  if (column.name === model.document?.goods?.price) return reason
  return column.amount ? margin?.whole : undefined
}

// Cells are rendered by a function and not as components, because a dozen per row in many rows would be slow.
const drawCell = (cells: Cells, column: GridColumn, at: number) => {
  const { model, lineKey, locked, label } = cells
  const place = () => ({ row: model.store.get().keys.indexOf(lineKey), column: column.name })
  const goods = model.document?.goods
  const mark = markOf(cells, column.name)
  const short = column.name === goods?.quantity ? cells.short : column.name === goods?.price ? cells.below : undefined
  const text = cells.textOf(column)
  const isNumber = isNumeric(column.field)
  // Units have no page to link to.
  const isNamed = locked && model.document?.reading.get() && column.field.kind === 'ref' && !column.limitedBy
  const isClipped = text.length * CHARACTER_PX > column.px - 18
  const tip = mark ? markText(mark, column, label) : (short ?? quietTip(cells, column))
  return (
    <span
      key={column.name}
      role="gridcell"
      aria-colindex={at + 2}
      className={style.cell}
      data-numeric={isNumber || undefined}
      data-closed={(!locked && column.editable && !isCellEditable(model, column)) || undefined}
      data-clip={isClipped || undefined}
      data-wrap={(isClipped && column.grows) || undefined}
      {...weightOf(cells, column)}
      data-mark={mark?.tone ?? (short ? 'warn' : undefined)}
      data-tip={tip ?? (isClipped && !isNumber ? text : undefined)}
      data-margin={(column.amount && cells.isMarginShown && cells.margin?.percent) || undefined}
      onMouseDown={(event) => {
        event.preventDefault()
        goTo(model, place())
      }}
      onDoubleClick={() => {
        if (!locked && isCellEditable(model, column)) goTo(model, place(), { start: null })
      }}
    >
      <span>{isNamed ? <ReferenceCell column={column} value={cells.line[column.name]} text={text} /> : text}</span>
    </span>
  )
}

/** The cells of a line know it by its key, so that a line added or moved above renders none of them again. */
const LineCells = memo(({ lineKey, columns }: { lineKey: string; columns: readonly GridColumn[] }) => {
  const model = useRows()
  const { label } = useFormWords()
  const context = useTextContext()
  const { store } = model
  const line = useWatch(store, (state) => state.draft.lines[state.keys.indexOf(lineKey)])
  useWatch(store, (state) => lineSignature(state, lineKey))
  const short = useWatch(model.document?.shortage ?? noShortage, (state) => state.get(lineKey)?.text)
  const below = useWatch(model.document?.costs ?? noCostNotes, (state) => state.below.get(lineKey))
  const percent = useWatch(model.document?.costs ?? noCostNotes, (state) => state.margins.get(lineKey)?.percent)
  const whole = useWatch(model.document?.costs ?? noCostNotes, (state) => state.margins.get(lineKey)?.whole)
  const isMarginShown = useStore(marginsShown)
  const outlook = useWatch(model.document?.outlook ?? noNotes, (state) => state.get(lineKey))
  const reason = useWatch(model.document?.reasons ?? noNotes, (state) => state.get(lineKey))
  const locked = useStore(model.locked)
  useRefsOf(model, line, columns)
  if (!line) return null
  const blank = isBlankLine(shapeOf(model.definition).lines, line)
  const cells: Cells = {
    model,
    columns,
    lineKey,
    line,
    marks: problemMarks(store.get()).lines.get(lineKey) ?? [],
    short,
    below,
    outlook,
    reason,
    // A posted document cost what the ledger of stock says, not what its goods cost now.
    margin: locked || percent === undefined || whole === undefined ? undefined : { percent, whole },
    isMarginShown,
    locked,
    textOf: (column) => (blank ? '' : cellText(model, column, { line, context })),
    label,
  }
  return columns.map((column, at) => drawCell(cells, column, at))
})
LineCells.displayName = 'LineCells'

/** The same element in every row and at every render, so that a row that only moves does not draw it again. */
const bin = <Trash2 size={14} />

export const GridRow = memo(({ lineKey, index, columns, template }: RowProps & { lineKey: string }) => {
  const model = useRows()
  const { t } = useFormWords()
  const locked = useStore(model.locked)
  return (
    <div role="row" aria-rowindex={index + 2} className={style.row} style={template} data-locked={locked || undefined}>
      <span
        role="rowheader"
        aria-colindex={1}
        className={`${style.cell} ${style.ordinal}`}
        onPointerDown={({ button, currentTarget: ordinal, clientY: from }) => {
          if (!locked && button === 0) void drag().then(({ dragLine }) => dragLine(model, index, { ordinal, from }))
        }}
      >
        <span>{index + 1}</span>
        {!locked && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('form.removeRow', { n: index + 1 })}
            onClick={() => model.store.change(removeLine(index))}
          >
            {bin}
          </button>
        )}
      </span>
      <LineCells lineKey={lineKey} columns={columns} />
    </div>
  )
})
GridRow.displayName = 'GridRow'

/** The blank row below the last line, where a new line is typed. */
export const EmptyRow = memo(({ index, columns, template }: RowProps) => {
  const model = useRows()
  const { t } = useFormWords()
  const first = columns.findIndex((column) => isCellEditable(model, column))
  return (
    <div role="row" aria-rowindex={index + 2} className={`${style.row} ${style.newRow}`} style={template} data-locked>
      <span role="rowheader" aria-colindex={1} className={`${style.cell} ${style.ordinal}`}>
        <span>{index + 1}</span>
      </span>
      {columns.map((column, at) => (
        <span
          key={column.name}
          role="gridcell"
          aria-colindex={at + 2}
          className={style.cell}
          onMouseDown={(event) => {
            event.preventDefault()
            goTo(model, { row: index, column: columns[first]?.name ?? column.name })
          }}
        >
          {at === first && <span>{t('form.newLine')}</span>}
        </span>
      ))}
    </div>
  )
})
EmptyRow.displayName = 'EmptyRow'
