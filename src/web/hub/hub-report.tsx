/** A tab with the report that exists, narrowed to the record: its days stand in the address. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleAlert, Mail, Share2 } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { presetRange, type NamedRange } from '#kernel/day.ts'
import type { Hub, HubPart } from '#model/hub.ts'
import { isRanged, type AnyReport } from '#model/report.ts'
import type { Row } from '#model/table.ts'
import { loadReport } from '#web/data/definitions.ts'
import { useMe, useRights, useSettings, useToday } from '#web/data/profile.ts'
import { DateRange } from '#web/list/conditions/date-range.tsx'
import { readState, writeState, type Range } from '#web/list/list-state.ts'
import { LettersAbout } from '#web/mail/later-letters.tsx'
import { openSend } from '#web/mail/open-send.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import { PrintHost, printJob } from '#web/print/job.ts'
import { readColumnSettings, storeColumnSettings, type ColumnSettings } from '#web/report/data/columns.ts'
import { initialConditions, type ConditionValues } from '#web/report/data/conditions.ts'
import { OutputButtons } from '#web/report/report-bar.tsx'
import { ReportTable } from '#web/report/table/report-table.tsx'
import { fetchReport, tableOf } from '#web/report/data/result.ts'
import { withStores } from '#web/report/use-report.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import style from './hub.module.css'
import { openShare } from './open-share.ts'
import { useKeptScroll } from './use-kept-scroll.ts'
import { useStatement } from './use-statement.ts'

type ReportPart = Extract<HubPart, { is: 'report' }>
interface HubReportProps {
  hub: Hub
  part: ReportPart
  id: string
  /** What the record is called. */
  name: string
  /** The module of the list the record belongs to. */
  module: string
  parts: ReactNode
}

export const HubReport = (props: HubReportProps) => {
  const { of } = props.part
  const { data: report } = useQuery({
    queryKey: ['definition', 'report', of],
    queryFn: () => loadReport(of),
    staleTime: Infinity,
  })
  return report ? <Result key={of} report={report} {...props} /> : <Loading />
}

/** The days in the address; those of the part when it names none. */
const useDays = ({ preset }: ReportPart) => {
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const isNamed = ['range', 'from', 'to'].some((name) => query.has(name))
  const named = readState(query, true, today)
  const days =
    isNamed || preset === 'CUSTOM' ? named : { range: preset as Range, ...presetRange(preset as NamedRange, today) }
  const set = (next: Partial<typeof named>) => {
    const written = writeState({ ...named, ...next })
    // The address of a list leaves out this month, which need not be the usual range of the part.
    if (next.range === 'THISMONTH') written.set('range', 'THISMONTH')
    setQuery(written, { replace: true, preventScrollReset: true })
  }
  return { ...days, set }
}

const Result = ({ report, hub, part, id, name, module, parts }: HubReportProps & { report: AnyReport }) => {
  const { t } = useFormWords()
  const today = useToday()
  const phone = usePhone()
  const { sight } = useRights()
  const settings = useSettings()
  const me = useMe()
  const { range, from, to, set } = useDays(part)
  const [look, setLook] = useState(() => readColumnSettings(report))
  const box = useRef<HTMLDivElement>(null)
  const printing = useStore(printJob) !== null
  const statement = useStatement({ since: part.since, id })
  const asking = useMemo((): ConditionValues => {
    const { values } = initialConditions(report, today)
    return { preset: 'CUSTOM', values: { ...values, from, to, [part.by]: id } }
  }, [report, today, from, to, part.by, id])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    // Dropped with the lists after every save.
    queryKey: ['list', 'hub', report.name, id, from, to],
    queryFn: async ({ signal }) =>
      fetchReport(report, await withStores(report, asking), { signal, tell: () => undefined }),
    enabled: !statement.isAsking,
    placeholderData: keepPreviousData,
    staleTime: 5000,
    meta: { shown: true },
  })
  const result = useMemo(
    () =>
      data && {
        ...data,
        asking,
        conditions: [],
        isWhole: true,
        table: tableOf(report, { ...data, asking }, sight),
      },
    [data, asking, report, sight],
  )
  const links = useDocumentLinks(report)
  useKeptScroll(box, result !== undefined)
  const output = result && !isPlaceholderData ? { report, result, settings, userName: me.name } : null
  useEffect(() => {
    if (output && output.result.rows.length > 0) statement.show(output)
  })
  const onLook = (next: ColumnSettings) => {
    setLook(next)
    storeColumnSettings(report, next)
  }
  return (
    <Stack className="fill-down on-surface">
      <div className={style.reportBar}>
        {parts}
        {isRanged(report) && (
          <DateRange
            range={range}
            from={from}
            to={to}
            offersAllDays={false}
            onRange={(next) => set({ range: next })}
            onDays={(next) => set({ range: 'CUSTOM', ...next })}
          />
        )}
        <span className="grow" />
        {output && output.result.rows.length > 0 && (
          <SendButton report={report} sent={{ s_ID: id, fromDate: from ?? '', toDate: to ?? '' }} />
        )}
        {part.reminds && (
          <Button
            icon={<Share2 size={15} />}
            onClick={() => void openShare({ hub, part, module, id, name, ...(from && to && { days: { from, to } }) })}
          >
            {t('hub.shareDays')}
          </Button>
        )}
        {!phone && <OutputButtons output={output} />}
      </div>
      {report.letters && (
        <div className={style.letters}>
          <LettersAbout module={module} id={id} />
        </div>
      )}
      {error && !data ? (
        <PageState
          role="alert"
          icon={<CircleAlert size={28} />}
          title={error.message}
          actions={<Button onClick={() => void refetch()}>{t('web.retry')}</Button>}
        />
      ) : !result ? (
        <Loading />
      ) : result.rows.length === 0 ? (
        <PageState role="status" title={t('reports.nothing')} />
      ) : (
        <div ref={box} className={style.reportTable} data-old={isPlaceholderData || undefined}>
          <ReportTable report={report} table={result.table} columnLook={look} onColumnLook={onLook} links={links} />
        </div>
      )}
      {printing && (
        <Suspense>
          <PrintHost />
        </Suspense>
      )}
    </Stack>
  )
}

/** Sends the letter of the report to the partner of the page, for the days that are shown. */
const SendButton = ({ report, sent }: { report: AnyReport; sent: Readonly<Record<string, string>> }) => {
  const { t, label } = useFormWords()
  const { letters } = report
  if (!letters) return null
  const open = () => openSend({ title: label(letters.label), body: { report: letters.path, ...sent } })
  return (
    <Button icon={<Mail size={15} />} onClick={() => void open()}>
      {t('hub.sendMail')}
    </Button>
  )
}

/** The number of a document leads to its page, for those who may read it. */
const useDocumentLinks = ({ columns }: AnyReport) => {
  const { may } = useRights()
  const navigate = useNavigate()
  return useMemo(() => {
    const named = (columns.find(({ key }) => key === 'number') ?? columns.find(({ key }) => key === 'note'))?.key
    const pathOf = (row: Row, key: string): string | null => {
      const { documentId: id, documentKind: kind } = row
      const meta = key === named && typeof id === 'string' ? documentNamed(String(kind)) : undefined
      return meta && may(meta.right, 'R')
        ? `${meta.screen.base}/${meta.screen.detail.replace(':id', String(id))}`
        : null
    }
    return {
      opens: (row: Row, { key }: { key: string }) => pathOf(row, key) !== null,
      onOpen: (row: Row, { key }: { key: string }) => {
        const path = pathOf(row, key)
        if (path) void navigate(path)
      },
    }
  }, [columns, may, navigate])
}
