/** Lines of a result: group headings, rows, sums. Rendered lines are not rendered again while scrolling. */
import { type CSSProperties, memo } from 'react'
import { isNumeric, type Cell, type Column, type Row, type Table } from '#model/table.ts'
import { showCell, type CellFormat } from '#output/cells.ts'
import { useFormWords } from '#web/words/form-words.ts'
import style from './report.module.css'

export type Line =
  | { is: 'group'; title: string; row: Row }
  | { is: 'row'; row: Row }
  | { is: 'sum'; title: string; sums: Row }

export const linesOf = (table: Table, groupTitle: (title: string) => string): Line[] => {
  const grouped = table.grouped && table.groups.some((group) => group.title !== '')
  const hasSums = table.columns.some((column) => column.total)
  return table.groups.flatMap((group): Line[] => [
    ...(grouped ? [{ is: 'group', title: group.title, row: group.rows[0]! } as const] : []),
    ...group.rows.map((row): Line => ({ is: 'row', row })),
    ...(grouped && hasSums ? [{ is: 'sum', title: groupTitle(group.title), sums: group.sums } as const] : []),
  ])
}

export const alignOf = (column: Column) =>
  column.kind === 'integer' || column.kind === 'day' ? 'center' : isNumeric(column.kind) ? 'end' : undefined

const isNegative = (cell: Cell | undefined): boolean => typeof cell === 'bigint' && cell < 0n

export const SumCells = ({
  title,
  sums,
  columns,
  look,
}: {
  title: string
  sums: Row
  columns: readonly Column[]
  look: CellFormat
}) => {
  const first = columns.findIndex((column) => sums[column.key] !== undefined)
  const lead = Math.max(1, first)
  return (
    <>
      <span role="cell" style={{ gridColumn: `span ${lead}` }}>
        {title}
      </span>
      {columns.slice(lead).map((column) => (
        <span
          key={column.key}
          role="cell"
          data-align={alignOf(column)}
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
  /** The column that groups are named by, and those that stand beside it in their headings. */
  named: Column | undefined
  headed: readonly Column[]
  look: CellFormat
  template: CSSProperties
  height: number
  /** Whether clicking the cell opens a preview. */
  opens: (row: Row, column: Column) => boolean
  onOpen: (row: Row, column: Column) => void
}

const CellLink = ({ text, onOpen }: { text: string; onOpen: () => void }) => {
  const { t } = useFormWords()
  return (
    <button type="button" aria-label={t('reports.open', { number: text })} onClick={onOpen}>
      {text}
    </button>
  )
}

export const TableLine = memo(({ line, index, frame }: { line: Line; index: number; frame: LineFrame }) => {
  const { columns, named, headed, look, template, height } = frame
  const place = { ...template, height, top: index * height }
  if (line.is === 'group')
    return (
      <div role="row" aria-rowindex={index + 2} className={`${style.row} ${style.groupRow}`} style={place}>
        <span role="cell" style={{ gridColumn: '1 / -1' }}>
          <span data-headed={headed.length > 0 || undefined}>
            {named && line.title && frame.opens(line.row, named) ? (
              <CellLink text={line.title} onOpen={() => frame.onOpen(line.row, named)} />
            ) : (
              line.title || look.words('print.noGroup')
            )}
            {headed.map((column) => ` · ${showCell(line.row[column.key], column, look)}`)}
          </span>
        </span>
      </div>
    )
  if (line.is === 'sum')
    return (
      <div role="row" aria-rowindex={index + 2} className={`${style.row} ${style.groupTotal}`} style={place}>
        <SumCells title={line.title} sums={line.sums} columns={columns} look={look} />
      </div>
    )
  const { row } = line
  return (
    <div role="row" aria-rowindex={index + 2} className={style.row} style={place}>
      {columns.map((column) => {
        const text = showCell(row[column.key], column, look)
        return (
          <span
            key={column.key}
            role="cell"
            data-align={alignOf(column)}
            data-negative={isNegative(row[column.key]) || undefined}
            title={column.kind === 'text' && text.length > 24 ? text : undefined}
          >
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
