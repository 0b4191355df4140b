/** The result as a table: groups with sums, sticky headings and totals; only visible rows are rendered. */
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { absolute } from '#kernel/decimal.ts'
import { decidingColumn, type AnyReport } from '#model/report.ts'
import type { Cell, Column, Table } from '#model/table.ts'
import { headingOf, showCell, type CellFormat } from '#output/cells.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useRowWindow, type View } from '#web/ui/base/use-row-window.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { pressed, sortTable } from '../data/arrange.ts'
import { type ColumnSettings, figureWidth, placeColumns, widenColumn } from '../data/columns.ts'
import { folded, foldedBut, type Folding, isFolded, turned, unfolded } from '../data/folding.ts'
import { HeadCell } from './head-cell.tsx'
import { headLevels } from '../data/head-levels.ts'
import type { Place } from '../data/place.ts'
import lineStyle from '../reading.module.css'
import style from '../report.module.css'
import { TableHead } from './table-head.tsx'
import { hasGroups, type Line, type LineFrame, linesOf, SumCells, TableLine } from './table-lines.tsx'
import { useComparedInSight } from './use-compared-in-sight.ts'
import { useLook } from '../data/use-look.ts'

const DAY_WIDTH = 104
const DAY_WIDTH_PHONE = 120

export interface ReportTableProps {
  report: AnyReport
  table: Table
  columnLook: ColumnSettings
  onColumnLook: (look: ColumnSettings) => void
  links: Pick<LineFrame, 'opens' | 'onOpen'>
  /** On the page of the report, which can be searched and returned to. */
  reading?: Reading
}
export interface Reading {
  /** What the rows are searched for; the table has those found. */
  searched: string
  onSearchEnd: () => void
  /** Where the person was when he left this page before. */
  left: Pick<Place, 'folding' | 'scroll'> | null
  /** The group by which one came here from another form of the report: it alone is unfolded, and in sight. */
  shown?: string | undefined
  /** Shows of a row what it is made of; where rows unfold. */
  onUnfold?: ((key: string) => void) | undefined
  /** Called when a group is folded, and with the scroll position, which changes by itself. */
  onPlace: (folding: Folding, scroll: RefObject<View>) => void
}

const unread: Reading = { searched: '', onSearchEnd: () => undefined, left: null, onPlace: () => undefined }

/** The visible columns. Values shown in group headings are left out of rows, and so are row numbers on phones. */
const shownIn = (report: AnyReport, table: Table, { hidden }: ColumnSettings, phone: boolean): Column[] => {
  // Where a search leaves no group, the columns stay those of its groups.
  const grouped = table.grouped && (table.groups.length === 0 || table.groups.some((group) => group.title !== ''))
  const shown = table.columns.filter(
    (column, at) =>
      !hidden.includes(column.key) &&
      !(grouped && (column.key === report.groupBy || table.headed.includes(column))) &&
      !(phone && at === 0 && column.kind === 'integer'),
  )
  return shown.length > 0 ? shown : [...table.columns]
}

const sizeOf = (cell: Cell | undefined): bigint => (typeof cell === 'bigint' ? absolute(cell) : -1n)

/** The room that the largest sum of each column needs; there are as many sums as groups, so only that one is written. */
const figuresOf = (table: Table, columns: readonly Column[], look: CellFormat, phone: boolean) => {
  const summed = columns.filter(({ total }) => total)
  return Object.fromEntries(
    summed.map((column) => {
      const largest = table.groups.reduce<Cell | undefined>(
        (most, { sums }) => (sizeOf(sums[column.key]) > sizeOf(most) ? sums[column.key] : most),
        table.sums[column.key],
      )
      return [column.key, figureWidth(showCell(largest, column, look), phone)]
    }),
  )
}

const FoldAll = ({
  table,
  folding,
  onFold,
}: {
  table: Table
  folding: Folding
  onFold: (folding: Folding) => void
}) => {
  const { t } = useFormWords()
  const isOpen = table.groups.some(({ key }) => !isFolded(folding, key))
  const Mark = isOpen ? ChevronsDownUp : ChevronsUpDown
  const label = t(isOpen ? 'reports.foldAll' : 'reports.unfoldAll')
  return (
    <button
      type="button"
      className={style.foldMark}
      aria-label={label}
      title={label}
      onClick={() => onFold(isOpen ? folded : unfolded)}
    >
      <Mark size={14} aria-hidden="true" />
    </button>
  )
}

const useFolding = (left: Reading['left'], shown: Reading['shown']) => {
  const [folding, setFolding] = useState<Folding>(
    () => left?.folding ?? (shown === undefined ? unfolded : foldedBut(shown)),
  )
  const onFold = useCallback((key: string) => setFolding((now) => turned(now, key)), [])
  return { folding, setFolding, onFold }
}

/** How many rows stay in sight above the group by which one came here. */
const ABOVE = 3
/** Brings the group into sight as soon as it is there, and gives its mark the focus. */
const useShownGroup = (
  box: RefObject<HTMLDivElement | null>,
  { key, lines, rowHeight }: { key: string | undefined; lines: readonly Line[]; rowHeight: number },
) => {
  const isDone = useRef(key === undefined)
  useEffect(() => {
    const at = isDone.current ? -1 : lines.findIndex((line) => line.is === 'group' && line.key === key)
    if (at < 0) return
    isDone.current = true
    box.current?.scrollTo({ top: Math.max(0, (at - ABOVE) * rowHeight) })
    const mark = () => box.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(key!)}"]`)
    // The rows in sight are drawn anew after it was scrolled.
    setTimeout(() => mark()?.focus({ preventScroll: true }), 60)
  }, [box, key, lines, rowHeight])
}

export const ReportTable = ({
  report,
  table,
  columnLook,
  onColumnLook,
  links,
  reading: { searched, onSearchEnd, left, shown, onUnfold, onPlace } = unread,
}: ReportTableProps) => {
  const { t, label } = useFormWords()
  const phone = usePhone()
  const box = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => shownIn(report, table, columnLook, phone), [report, table, columnLook, phone])
  const look = useLook({ zero: 'dash' })
  const sorting = report.isOrdered ? null : columnLook.sorting
  const { folding, setFolding, onFold } = useFolding(left, shown)
  const sorted = useMemo(() => sortTable(table, sorting), [table, sorting])
  const lines = useMemo(
    () => linesOf(sorted, { groupTitle: (group) => t('reports.groupTotal', { group }), folding }),
    [sorted, folding, t],
  )
  // Before the rows in sight are worked out from where the table is scrolled to.
  useLayoutEffect(() => {
    if (left) box.current?.scrollTo(left.scroll)
    // Once, when the table comes back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useComparedInSight(box, columns, left !== null)
  const visibleRows = useRowWindow(box, lines.length, { spare: 14, step: 8 })
  const figures = useMemo(() => figuresOf(table, columns, look, phone), [table, columns, look, phone])
  const widths = useMemo(
    () =>
      placeColumns(columns, columnLook.widths, {
        width: visibleRows.width,
        day: phone ? DAY_WIDTH_PHONE : DAY_WIDTH,
        phone,
        figures,
      }),
    [columns, columnLook.widths, visibleRows.width, phone, figures],
  )
  const total = widths.reduce((sum, one) => sum + one, 0)
  const template: CSSProperties = useMemo(
    () => ({ gridTemplateColumns: widths.map((one) => `${one}px`).join(' '), width: total }),
    [widths, total],
  )
  const { view } = visibleRows
  useEffect(() => onPlace(folding, view), [onPlace, folding, view])
  useShownGroup(box, { key: left ? undefined : shown, lines, rowHeight: visibleRows.rowHeight })
  const decides = decidingColumn(report, columns)?.key
  // A column that is held back while its neighbours scroll away is no longer below the heading they share.
  const scrollsSideways = visibleRows.width > 0 && total > visibleRows.width
  const levels = headLevels(columns, scrollsSideways ? decides : undefined)
  // A row is known by its code, not by its number.
  const pins = phone ? 1 : scrollsSideways ? (columns[0]?.kind === 'integer' ? 2 : 1) : 0
  const headLines = levels.lower.length > 0 ? 2 : 1
  const frame: LineFrame = useMemo(
    () => ({
      columns,
      decides,
      named: table.columns.find(({ key }) => key === (report.groupCode ?? report.groupBy)),
      headed: table.headed.filter(({ key }) => !columnLook.hidden.includes(key)),
      look,
      template,
      height: visibleRows.rowHeight,
      headLines,
      pins,
      onFold,
      unfolds: report.unfolds && onUnfold && { by: report.unfolds.by, onUnfold },
      ...links,
    }),
    [
      report,
      table,
      columnLook.hidden,
      columns,
      decides,
      look,
      template,
      visibleRows.rowHeight,
      headLines,
      pins,
      onFold,
      onUnfold,
      links,
    ],
  )
  const firstText = columns.findIndex(({ kind }) => kind !== 'integer')
  const hasSums = columns.some((column) => column.total || report.sums.includes(column.key))
  return (
    <div ref={box} className={style.result} tabIndex={0} role="region" aria-label={label(report.title)}>
      <div
        role="table"
        aria-rowcount={lines.length + headLines + 1}
        aria-colcount={columns.length}
        className={style.table}
        data-pins={pins || undefined}
        style={{ width: total, minHeight: '100%', '--pin': `${widths[0] ?? 0}px` } as CSSProperties}
      >
        <TableHead
          {...{ columns, levels, template }}
          cell={(place) => (
            <HeadCell
              key={place.column.key}
              {...place}
              width={widths[place.at]!}
              onWidth={(width) => onColumnLook(widenColumn(columnLook, place.column.key, width))}
              decides={place.column.key === decides}
              before={
                place.at === firstText && hasGroups(table) && <FoldAll {...{ table, folding }} onFold={setFolding} />
              }
              sorting={sorting}
              onSort={
                report.isOrdered
                  ? undefined
                  : () => onColumnLook({ ...columnLook, sorting: pressed(columnLook.sorting, place.column) })
              }
            />
          )}
        />
        {searched && lines.length === 0 && (
          <div className={lineStyle.noneFound} role="status">
            <p>{t('reports.noneFound', { text: searched })}</p>
            <Button size="small" onClick={onSearchEnd}>
              {t('reports.clearSearch')}
            </Button>
          </div>
        )}
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
          <div role="row" aria-rowindex={lines.length + headLines + 1} className={style.totalRow} style={template}>
            <SumCells
              title={headingOf(
                searched ? t('reports.totalFound', { n: table.count }) : t('reports.total'),
                table.sums,
                frame.headed,
                look,
              )}
              sums={table.sums}
              {...{ columns, look, decides, pins }}
            />
          </div>
        )}
      </div>
    </div>
  )
}
