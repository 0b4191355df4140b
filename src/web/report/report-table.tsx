/** The result as a table: groups with sums, sticky headings and totals; only visible rows are rendered. */
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react'
import { decidingColumn, type AnyReport } from '#model/report.ts'
import type { Column, Table } from '#model/table.ts'
import { headingOf } from '#output/cells.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { useRowWindow } from '#web/ui/use-row-window.ts'
import { usePhone } from '#web/ui/viewport.ts'
import { pressed, sortTable } from './arrange.ts'
import { type ColumnSettings, placeColumns, widenColumn } from './columns.ts'
import { HeadCell } from './head-cell.tsx'
import style from './report.module.css'
import { hasGroups, type LineFrame, linesOf, SumCells, TableLine } from './table-lines.tsx'
import { useLook } from './use-look.ts'

const DAY_WIDTH = 104
const DAY_WIDTH_PHONE = 120

export interface ReportTableProps {
  report: AnyReport
  table: Table
  columnLook: ColumnSettings
  onColumnLook: (look: ColumnSettings) => void
  links: Pick<LineFrame, 'opens' | 'onOpen'>
}

/** The visible columns. Values shown in group headings are left out of rows, and so are row numbers on phones. */
const shownIn = (report: AnyReport, table: Table, { hidden }: ColumnSettings, phone: boolean): Column[] => {
  const grouped = table.grouped && table.groups.some((group) => group.title !== '')
  const shown = table.columns.filter(
    (column, at) =>
      !hidden.includes(column.key) &&
      !(grouped && (column.key === report.groupBy || table.headed.includes(column))) &&
      !(phone && at === 0 && column.kind === 'integer'),
  )
  return shown.length > 0 ? shown : [...table.columns]
}

const FoldAll = ({
  table,
  folded,
  onFold,
}: {
  table: Table
  folded: ReadonlySet<string>
  onFold: (folded: ReadonlySet<string>) => void
}) => {
  const { t } = useFormWords()
  const isOpen = table.groups.some(({ key }) => !folded.has(key))
  const Mark = isOpen ? ChevronsDownUp : ChevronsUpDown
  const label = t(isOpen ? 'reports.foldAll' : 'reports.unfoldAll')
  return (
    <button
      type="button"
      className={style.foldMark}
      aria-label={label}
      title={label}
      onClick={() => onFold(new Set(isOpen ? table.groups.map(({ key }) => key) : []))}
    >
      <Mark size={14} aria-hidden="true" />
    </button>
  )
}

export const ReportTable = ({ report, table, columnLook, onColumnLook, links }: ReportTableProps) => {
  const { t, label } = useFormWords()
  const phone = usePhone()
  const box = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => shownIn(report, table, columnLook, phone), [report, table, columnLook, phone])
  const look = useLook({ zero: 'dash' })
  const sorting = report.isOrdered ? null : columnLook.sorting
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const onFold = useCallback((key: string) => setFolded((now) => now.symmetricDifference(new Set([key]))), [])
  const sorted = useMemo(() => sortTable(table, sorting), [table, sorting])
  const lines = useMemo(
    () => linesOf(sorted, { groupTitle: (group) => t('reports.groupTotal', { group }), folded }),
    [sorted, folded, t],
  )
  const visibleRows = useRowWindow(box, lines.length, { spare: 14, step: 8 })
  const widths = useMemo(
    () =>
      placeColumns(columns, columnLook.widths, {
        width: visibleRows.width,
        day: phone ? DAY_WIDTH_PHONE : DAY_WIDTH,
        phone,
      }),
    [columns, columnLook.widths, visibleRows.width, phone],
  )
  const total = widths.reduce((sum, one) => sum + one, 0)
  const template: CSSProperties = useMemo(
    () => ({ gridTemplateColumns: widths.map((one) => `${one}px`).join(' '), width: total }),
    [widths, total],
  )
  const decides = decidingColumn(report, columns)?.key
  const frame: LineFrame = useMemo(
    () => ({
      columns,
      decides,
      named: table.columns.find(({ key }) => key === report.groupBy),
      headed: table.headed.filter(({ key }) => !columnLook.hidden.includes(key)),
      look,
      template,
      height: visibleRows.rowHeight,
      onFold,
      ...links,
    }),
    [report, table, columnLook.hidden, columns, decides, look, template, visibleRows.rowHeight, onFold, links],
  )
  const firstText = columns.findIndex(({ kind }) => kind !== 'integer')
  const hasSums = columns.some((column) => column.total || report.sums.includes(column.key))
  return (
    <div ref={box} className={style.result} tabIndex={0} role="region" aria-label={label(report.title)}>
      <div
        role="table"
        aria-rowcount={lines.length + 2}
        aria-colcount={columns.length}
        className={style.table}
        style={{ width: total, minHeight: '100%' }}
      >
        <div role="row" aria-rowindex={1} className={style.headerRow} style={template}>
          {columns.map((column, at) => (
            <HeadCell
              key={column.key}
              column={column}
              width={widths[at]!}
              onWidth={(width) => onColumnLook(widenColumn(columnLook, column.key, width))}
              decides={column.key === decides}
              before={at === firstText && hasGroups(table) && <FoldAll {...{ table, folded }} onFold={setFolded} />}
              sorting={sorting}
              onSort={
                report.isOrdered
                  ? undefined
                  : () => onColumnLook({ ...columnLook, sorting: pressed(columnLook.sorting, column) })
              }
            />
          ))}
        </div>
        <div role="rowgroup" style={{ height: lines.length * visibleRows.rowHeight, position: 'relative' }}>
          {lines.slice(visibleRows.first, visibleRows.last).map((line, at) => (
            // Keys repeat, so that rows scrolling into view reuse the elements of rows that left it.
            <TableLine
              key={(visibleRows.first + at) % visibleRows.pool}
              line={line}
              index={visibleRows.first + at}
              frame={frame}
            />
          ))}
        </div>
        {hasSums && (
          <div role="row" aria-rowindex={lines.length + 2} className={style.totalRow} style={template}>
            <SumCells
              title={headingOf(t('reports.total'), table.sums, frame.headed, look)}
              sums={table.sums}
              {...{ columns, look, decides }}
            />
          </div>
        )}
      </div>
    </div>
  )
}
