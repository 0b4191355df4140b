/** The result: groups with their sums, everything under sticky headings and over sticky totals; only rows in sight are drawn. */
import { type CSSProperties, useMemo, useRef } from 'react'
import type { AnyReport } from '#model/report.ts'
import { isNumeric, type Column, type Row, type Table } from '#model/table.ts'
import { showCell, type Look } from '#output/cells.ts'
import { styleOf } from '#output/filters.ts'
import { useWindow } from '#web/form/use-window.ts'
import { useFormWords } from '#web/form/words.ts'
import { useSettings } from '#web/session/profile.ts'
import { usePhone } from '#web/ui/viewport.ts'
import style from './report.module.css'

const HEAD = 36
/** A day is never cut; letters are larger on a phone. */
const DAY_WIDTH = 104
const DAY_WIDTH_PHONE = 120
/** How much narrower columns may become before the table scrolls sideways. */
const LEAST = 0.84
type Line = { is: 'group'; title: string } | { is: 'row'; row: Row } | { is: 'sum'; title: string; sums: Row }

const linesOf = (table: Table, groupTitle: (title: string) => string): Line[] => {
  const grouped = table.grouped && table.groups.some((group) => group.title !== '')
  const hasSums = table.columns.some((column) => column.total)
  return table.groups.flatMap((group): Line[] => [
    ...(grouped ? [{ is: 'group', title: group.title } as const] : []),
    ...group.rows.map((row): Line => ({ is: 'row', row })),
    ...(grouped && hasSums ? [{ is: 'sum', title: groupTitle(group.title), sums: group.sums } as const] : []),
  ])
}

/** Texts grow into what is left; numbers keep their width, so that nothing of them is cut. */
const placed = (columns: readonly Column[], width: number, dayWidth: number) => {
  const wanted = columns.map((column) =>
    Math.max(column.width ?? (isNumeric(column.kind) ? 120 : 160), column.kind === 'day' ? dayWidth : 0),
  )
  const all = wanted.reduce((sum, one) => sum + one, 0)
  const shrink = width === 0 ? 1 : Math.max(LEAST, Math.min(1, width / all))
  const spare = Math.max(0, width - all)
  const growing = columns.map((column) => column.kind === 'text')
  const share = growing.some(Boolean) ? spare / growing.filter(Boolean).length : 0
  return wanted.map((one, at) =>
    Math.floor(columns[at]!.kind === 'day' ? one : one * shrink + (growing[at] ? share : 0)),
  )
}

export interface ReportTableProps {
  report: AnyReport
  table: Table
  onOpen?: (row: Row) => void
  /** The column whose click opens the document. */ linkKey: string | undefined
}

/** What stands in the headings of the groups need not stand in every row. */
const withoutGroup = (report: AnyReport, table: Table): Table =>
  table.grouped && table.groups.some((group) => group.title !== '')
    ? { ...table, columns: table.columns.filter((column) => column.key !== report.groupBy) }
    : table

export const ReportTable = ({ report, table: whole, onOpen, linkKey }: ReportTableProps) => {
  const { t, label, language } = useFormWords()
  const settings = useSettings()
  const box = useRef<HTMLDivElement>(null)
  const table = useMemo(() => withoutGroup(report, whole), [report, whole])
  const look: Look = useMemo(
    () => ({ style: styleOf({ company: settings }, language), words: label }),
    [settings, language, label],
  )
  const lines = useMemo(() => linesOf(table, (group) => t('reports.groupTotal', { group })), [table, t])
  const seen = useWindow(box, lines.length, HEAD)
  const widths = placed(table.columns, seen.width, usePhone() ? DAY_WIDTH_PHONE : DAY_WIDTH)
  const total = widths.reduce((sum, one) => sum + one, 0)
  const template: CSSProperties = { gridTemplateColumns: widths.map((one) => `${one}px`).join(' '), width: total }
  const hasSums = table.columns.some((column) => column.total || report.sums.includes(column.key))
  const drawn = lines.slice(seen.first, seen.last)
  return (
    <div ref={box} className={style.result} tabIndex={0} role="region" aria-label={label(report.title)}>
      <div
        role="table"
        aria-rowcount={lines.length + 2}
        aria-colcount={table.columns.length}
        className={style.table}
        style={{ width: total, minHeight: '100%' }}
      >
        <div role="row" aria-rowindex={1} className={style.headRow} style={template}>
          {table.columns.map((column) => (
            <span key={column.key} role="columnheader" data-align={alignOf(column)}>
              {label(column.label)}
            </span>
          ))}
        </div>
        <div role="rowgroup" style={{ height: lines.length * seen.rowHeight, position: 'relative' }}>
          {drawn.map((line, at) => (
            <TableLine
              key={seen.first + at}
              line={line}
              columns={table.columns}
              look={look}
              index={seen.first + at + 2}
              linkKey={linkKey}
              {...(onOpen && { onOpen })}
              place={{ ...template, top: (seen.first + at) * seen.rowHeight, height: seen.rowHeight }}
            />
          ))}
        </div>
        {hasSums && (
          <div role="row" aria-rowindex={lines.length + 2} className={style.sumRow} style={template}>
            <SumCells title={t('reports.total')} sums={table.sums} columns={table.columns} look={look} />
          </div>
        )}
      </div>
    </div>
  )
}

const alignOf = (column: Column) =>
  column.kind === 'integer' || column.kind === 'day' ? 'center' : isNumeric(column.kind) ? 'end' : undefined

const SumCells = ({
  title,
  sums,
  columns,
  look,
}: {
  title: string
  sums: Row
  columns: readonly Column[]
  look: Look
}) => {
  const first = columns.findIndex((column) => sums[column.key] !== undefined)
  const lead = Math.max(1, first)
  return (
    <>
      <span role="cell" style={{ gridColumn: `span ${lead}` }}>
        {title}
      </span>
      {columns.slice(lead).map((column) => (
        <span key={column.key} role="cell" data-align={alignOf(column)}>
          {sums[column.key] === undefined ? '' : showCell(sums[column.key], column, look)}
        </span>
      ))}
    </>
  )
}

interface TableLineProps {
  line: Line
  columns: readonly Column[]
  look: Look
  index: number
  place: CSSProperties
  linkKey: string | undefined
  onOpen?: (row: Row) => void
}
const TableLine = ({ line, columns, look, index, place, linkKey, onOpen }: TableLineProps) => {
  const { t } = useFormWords()
  if (line.is === 'group')
    return (
      <div role="row" aria-rowindex={index} className={`${style.row} ${style.groupRow}`} style={place}>
        <span role="cell" style={{ gridColumn: '1 / -1' }}>
          {line.title || look.words('print.noGroup')}
        </span>
      </div>
    )
  if (line.is === 'sum')
    return (
      <div role="row" aria-rowindex={index} className={`${style.row} ${style.groupSum}`} style={place}>
        <SumCells title={line.title} sums={line.sums} columns={columns} look={look} />
      </div>
    )
  const { row } = line
  const opens = onOpen !== undefined && typeof row['documentId'] === 'string'
  return (
    <div role="row" aria-rowindex={index} className={style.row} style={place}>
      {columns.map((column) => {
        const text = showCell(row[column.key], column, look)
        return (
          <span
            key={column.key}
            role="cell"
            data-align={alignOf(column)}
            title={column.kind === 'text' && text.length > 24 ? text : undefined}
          >
            {opens && column.key === linkKey && text ? (
              <button type="button" aria-label={t('reports.open', { number: text })} onClick={() => onOpen(row)}>
                {text}
              </button>
            ) : (
              text
            )}
          </span>
        )
      })}
    </div>
  )
}
