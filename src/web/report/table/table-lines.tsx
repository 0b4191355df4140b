/** Lines of a result: group headings, rows, sums. Rendered lines are not rendered again while scrolling. */
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { isNumeric, type Cell, type Column, type Row, type Table } from '#model/table.ts'
import { showCell, type CellFormat } from '#output/cells.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { isFolded, type Folding } from '../data/folding.ts'
import style from '../report.module.css'

export type Line =
  | { is: 'group'; key: string; title: string; row: Row; sums: Row; isFolded: boolean }
  | { is: 'row'; row: Row }
  | { is: 'sum'; title: string; sums: Row }

export const hasGroups = (table: Table): boolean => table.grouped && table.groups.some((group) => group.title !== '')

/** Of folded groups only the heading is shown, with their sums. */
export const linesOf = (
  table: Table,
  { groupTitle, folding }: { groupTitle: (title: string) => string; folding: Folding },
): Line[] => {
  const grouped = hasGroups(table)
  const hasSums = table.columns.some((column) => column.total)
  return table.groups.flatMap(({ key, title, rows, sums }): Line[] => {
    const isClosed = grouped && isFolded(folding, key)
    return [
      ...(grouped ? [{ is: 'group', key, title, row: rows[0]!, sums, isFolded: isClosed } as const] : []),
      ...(isClosed ? [] : rows.map((row): Line => ({ is: 'row', row }))),
      ...(grouped && hasSums && !isClosed ? [{ is: 'sum', title: groupTitle(title), sums } as const] : []),
    ]
  })
}

export const alignOf = (column: Column) =>
  column.kind === 'integer' || column.kind === 'day' ? 'center' : isNumeric(column.kind) ? 'end' : undefined

const isNegative = (cell: Cell | undefined): boolean => typeof cell === 'bigint' && cell < 0n

export const SumCells = ({
  title,
  sums,
  columns,
  look,
  decides,
  pins,
}: {
  title: ReactNode
  sums: Row
} & Pick<LineFrame, 'columns' | 'look' | 'decides' | 'pins'>) => {
  const first = columns.findIndex((column) => sums[column.key] !== undefined)
  const lead = Math.max(1, first)
  return (
    <>
      <span role="cell" style={{ gridArea: `1 / 1 / 2 / span ${lead}` }}>
        {title}
      </span>
      {pins > 0 && typeof title === 'string' && (
        // Over the beginning of the title, which scrolls away below it: the cell itself would cover the figures.
        <span aria-hidden="true" className={style.heldTitle} style={{ gridArea: `1 / 1 / 2 / span ${pins}` }}>
          {title}
        </span>
      )}
      {columns.slice(lead).map((column) => (
        <span
          key={column.key}
          role="cell"
          data-align={alignOf(column)}
          data-decides={column.key === decides || undefined}
          data-negative={isNegative(sums[column.key]) || undefined}
        >
          {sums[column.key] === undefined ? '' : showCell(sums[column.key], column, look)}
        </span>
      ))}
    </>
  )
}

/** Values shared by all lines; the object changes only if one of them does. */
export interface LineFrame {
  columns: readonly Column[]
  /** The key of the column that is always in sight. */
  decides: string | undefined
  /** The column that tells groups apart, and those that stand beside their names in their headings. */
  named: Column | undefined
  headed: readonly Column[]
  look: CellFormat
  template: CSSProperties
  height: number
  /** How many columns at the beginning stay in sight. */
  pins: number
  /** How many rows of headings there are. */
  headLines: number
  /** True if clicking the cell opens a preview. */
  opens: (row: Row, column: Column) => boolean
  onOpen: (row: Row, column: Column) => void
  onFold: (key: string) => void
  /** The rows unfold to what they are made of, with a mark in this column. */
  unfolds: { by: string; onUnfold: (key: string) => void } | undefined
}

const CellLink = ({ text, onOpen }: { text: string; onOpen: () => void }) => {
  const { t } = useFormWords()
  return (
    <button type="button" className={style.cellLink} aria-label={t('reports.open', { number: text })} onClick={onOpen}>
      {text}
    </button>
  )
}

/** The fold mark and the name of a group, with what stands beside it. */
const GroupTitle = ({ line, frame }: { line: Extract<Line, { is: 'group' }>; frame: LineFrame }) => {
  const { t } = useFormWords()
  const { named, headed, look, opens, onOpen, onFold } = frame
  const title = line.title || look.words('print.noGroup')
  const Mark = line.isFolded ? ChevronRight : ChevronDown
  return (
    <span data-headed={headed.length > 0 || undefined}>
      <button
        type="button"
        className={style.foldMark}
        data-group={line.key}
        aria-expanded={!line.isFolded}
        aria-label={t('reports.fold', { group: title })}
        onClick={() => onFold(line.key)}
      >
        <Mark size={16} aria-hidden="true" />
      </button>
      {named && line.title && opens(line.row, named) ? (
        <CellLink text={title} onOpen={() => onOpen(line.row, named)} />
      ) : (
        title
      )}
      {headed.map((column) => ` · ${showCell(line.row[column.key], column, look)}`)}
    </span>
  )
}

/** The mark of a row that is a group in another form of the report. */
const UnfoldMark = ({ text, onUnfold }: { text: string; onUnfold: () => void }) => {
  const { t } = useFormWords()
  return (
    <button
      type="button"
      className={style.foldMark}
      aria-expanded={false}
      aria-label={t('reports.unfold', { group: text })}
      onClick={onUnfold}
    >
      <ChevronRight size={16} aria-hidden="true" />
    </button>
  )
}

export const TableLine = memo(({ line, index, frame }: { line: Line; index: number; frame: LineFrame }) => {
  const { columns, decides, look, template, height, headLines, pins } = frame
  const place = { ...template, height, top: index * height }
  if (line.is === 'group')
    return (
      <div role="row" aria-rowindex={index + 1 + headLines} className={`${style.row} ${style.groupRow}`} style={place}>
        {line.isFolded ? (
          <SumCells
            title={<GroupTitle line={line} frame={frame} />}
            sums={line.sums}
            {...{ columns, look, decides, pins }}
          />
        ) : (
          <span role="cell" style={{ gridColumn: '1 / -1' }}>
            <GroupTitle line={line} frame={frame} />
          </span>
        )}
      </div>
    )
  if (line.is === 'sum')
    return (
      <div
        role="row"
        aria-rowindex={index + 1 + headLines}
        className={`${style.row} ${style.groupTotal}`}
        style={place}
      >
        <SumCells title={line.title} sums={line.sums} {...{ columns, look, decides, pins }} />
      </div>
    )
  const { row } = line
  return (
    <div role="row" aria-rowindex={index + 1 + headLines} className={style.row} style={place}>
      {columns.map((column) => {
        const text = showCell(row[column.key], column, look)
        return (
          <span
            key={column.key}
            role="cell"
            data-align={alignOf(column)}
            data-decides={column.key === decides || undefined}
            data-negative={isNegative(row[column.key]) || undefined}
            title={column.kind === 'text' && text.length > 24 ? text : undefined}
          >
            {text && frame.unfolds?.by === column.key && (
              <UnfoldMark text={text} onUnfold={() => frame.unfolds?.onUnfold(text)} />
            )}
            {text && frame.opens(row, column) ? (
              <CellLink text={text} onOpen={() => frame.onOpen(row, column)} />
            ) : (
              text
            )}
          </span>
        )
      })}
    </div>
  )
})
TableLine.displayName = 'TableLine'
