/** The result area of a report: not run yet, running, rows, no rows, or a failure. */
import { CircleAlert, ListFilter, Lock } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyReport } from '#model/report.ts'
import type { Column, Row, Table } from '#model/table.ts'
import { drilledTo } from './data/drill.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { documentNamed, listNamed } from '#web/pickers/registry.ts'
import { useLackedRight } from '#web/data/lacked-right.ts'
import { useRights } from '#web/data/profile.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { useSaid } from '#web/ui/floating/spoken.tsx'
import type { ColumnSettings } from './data/columns.ts'
import type { ConditionValues } from './data/conditions.ts'
import type { Printing } from './output.ts'
import style from './report.module.css'
import type { PeekSubject } from './report-peek.tsx'
import { ReportTable, type Reading } from './table/report-table.tsx'
import { createRowTexts, searchTable, type RowTexts } from './data/search-rows.ts'
import { useLook } from './data/use-look.ts'
import type { ReportResult } from './data/result.ts'
import type { ReportState } from './use-report.ts'

const PaperView = lazy(async () => ({ default: (await import('./paper-view.tsx')).PaperView }))
const ReportChart = lazy(async () => ({ default: (await import('./report-chart.tsx')).ReportChart }))
const ReportPeek = lazy(async () => ({ default: (await import('./report-peek.tsx')).ReportPeek }))

/** The column that links to the document of a row: its number, or the note that contains it. */
const numberKeyOf = ({ columns }: AnyReport) =>
  columns.find(({ key, numbers }) => numbers || key === 'number')?.key ?? columns.find(({ key }) => key === 'note')?.key

/**
 * Opens a preview when a cell is clicked, if the user has the right to see its record; or the report of what the row is
 * made of.
 */
const usePeeking = (report: AnyReport, asking: ConditionValues | undefined) => {
  const { may } = useRights()
  const navigate = useNavigate()
  const [peeked, setPeeked] = useState<PeekSubject | null>(null)
  const links = useMemo(() => {
    const numberKey = numberKeyOf(report)
    const namedBy = (row: Row, column: Column): PeekSubject | null => {
      const text = String(row[column.key] ?? '')
      if (column.key === numberKey && typeof row['documentId'] === 'string') {
        const kind = documentNamed(String(row['documentKind']))
        return kind && may(kind.right, 'R') ? { is: 'document', kind, id: row['documentId'], number: text } : null
      }
      const list = listNamed(column.of)
      return list && (list.open || may(list.right, 'R')) ? { is: 'record', list, code: text } : null
    }
    const pathOf = (row: Row, column: Column) => (asking ? drilledTo(report, asking, { row, column }) : null)
    return {
      opens: (row: Row, column: Column) => namedBy(row, column) !== null || pathOf(row, column) !== null,
      onOpen: (row: Row, column: Column) => {
        const path = pathOf(row, column)
        if (path) void navigate(path)
        else setPeeked(namedBy(row, column))
      },
    }
  }, [report, may, asking, navigate])
  return { peeked, links, close: () => setPeeked(null) }
}

/** Prepares the search of many rows while the browser has nothing else to do. */
const usePreparedTexts = (table: Table | null, texts: RowTexts | undefined) => {
  useEffect(() => {
    if (!table || !texts || !('requestIdleCallback' in window)) return undefined
    const rows = table.groups.flatMap((group) => group.rows)
    let at = 0
    const some = (deadline: IdleDeadline) => {
      while (at < rows.length && deadline.timeRemaining() > 2) texts.prepare(rows[at++]!)
      if (at < rows.length) wish = requestIdleCallback(some)
    }
    let wish = requestIdleCallback(some)
    return () => cancelIdleCallback(wish)
  }, [table, texts])
}

/** The rows that have what is typed; the typing comes first, the rows follow when there is time. */
const useFound = (table: Table | null, search: string) => {
  const typed = useDeferredValue(search.trim())
  const look = useLook({ zero: 'dash' })
  const columns = table?.columns
  const texts = useMemo(() => columns && createRowTexts(columns, look), [columns, look])
  usePreparedTexts(table, texts)
  const found = useMemo(() => (table && texts ? searchTable(table, texts, typed) : null), [table, texts, typed])
  return { found, typed }
}

export interface ReportAreaProps {
  report: AnyReport
  state: ReportState
  /** The table with the figures of an earlier period, if they are compared. */
  compared: Table | null
  /** The data of the print pages, while they are shown. */
  pages: Printing | null
  columnLook: ColumnSettings
  onColumnLook: (look: ColumnSettings) => void
  /** What the rows are searched for. */
  search: string
  onSearch: (text: string) => void
  left: Reading['left']
  onPlace: Reading['onPlace']
  shown: Reading['shown']
  onUnfold: Reading['onUnfold']
  onAsk: () => void
  onAgain: () => void
}

export const ReportArea = ({
  report,
  state,
  compared,
  pages,
  columnLook,
  onColumnLook,
  search,
  onSearch,
  left,
  onPlace,
  shown,
  onUnfold,
  onAsk,
  onAgain,
}: ReportAreaProps) => {
  const { t } = useFormWords()
  const { result, running } = state
  const reason = useLackedRight()(report.right, 'U')
  const usable = reason === undefined
  const { peeked, links, close } = usePeeking(report, result?.asking)
  const table = compared ?? result?.table ?? null
  const { found, typed } = useFound(table, search)
  return (
    <div className={style.content}>
      <div
        className={style.resultCard}
        data-old={(running && result?.isWhole) || undefined}
        aria-disabled={!usable || undefined}
      >
        {result && state.problem && !running && (
          <div role="alert" className={style.error}>
            <CircleAlert size={16} aria-hidden="true" />
            <span>
              {state.problem} <small>{t('reports.standing')}</small>
            </span>
            <Button size="small" onClick={onAgain}>
              {t('web.retry')}
            </Button>
          </div>
        )}
        {pages ? (
          <Suspense fallback={<Loading />}>
            <PaperView printing={pages} />
          </Suspense>
        ) : result ? (
          <>
            {report.chart && result.isWhole && (
              <Suspense>
                <ReportChart report={report} chart={report.chart} rows={result.rows} />
              </Suspense>
            )}
            {found && (
              <ReportTable
                {...{ report, columnLook, onColumnLook, links }}
                table={found}
                reading={{ searched: typed, onSearchEnd: () => onSearch(''), left, onPlace, shown, onUnfold }}
              />
            )}
            <div className={style.rowCount}>
              <RowCount {...{ result, running, found }} isSearched={typed !== ''} />
              {!result.isWhole && (
                <Button size="small" onClick={state.stop}>
                  {t('reports.stop')}
                </Button>
              )}
            </div>
          </>
        ) : state.problem && !running ? (
          <PageState
            role="alert"
            icon={<CircleAlert size={28} />}
            title={state.problem}
            actions={<Button onClick={onAgain}>{t('web.retry')}</Button>}
          />
        ) : reason ? (
          <PageState icon={<Lock size={28} />} title={reason} />
        ) : (
          <button type="button" className={style.emptyPrompt} disabled={running} onClick={onAsk}>
            <ListFilter size={28} aria-hidden="true" />
            {running ? t('reports.running') : t('reports.choose')}
            {state.isEmpty && !running && <small role="status">{t('reports.nothing')}</small>}
          </button>
        )}
      </div>
      {running && result?.isWhole !== false && (
        <div className={style.busy} role="status">
          <div>
            <Spinner />
            {t('web.processing')}
          </div>
          <Button size="small" onClick={state.stop}>
            {t('reports.stop')}
          </Button>
        </div>
      )}
      {peeked && (
        <Suspense>
          <ReportPeek peeked={peeked} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

const RowCount = ({
  result,
  running,
  found,
  isSearched,
}: {
  result: ReportResult
  running: boolean
  found: Table | null
  isSearched: boolean
}) => {
  const { t } = useFormWords()
  const isFound = result.isWhole && !running && isSearched && found !== null
  const foundText = isFound ? t('reports.found', { n: found.count, all: result.rows.length }) : ''
  // That nothing was found says the table.
  useSaid(isFound && found.count > 0 ? foundText : '')
  if (!result.isWhole) return t('reports.arriving', { n: result.table.count })
  if (running) return t('reports.running')
  if (!isFound) return t('reports.rows', { n: result.rows.length })
  return (
    <>
      <span>{foundText}</span>
      <span>{t('reports.foundOnScreen')}</span>
    </>
  )
}
