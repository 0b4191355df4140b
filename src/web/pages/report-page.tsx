/** The page of any report: conditions, and the result as table, print pages or Excel file. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import type { AnyReport } from '#model/report.ts'
import { commitFocusedInput } from '#web/form/fields/commit-focused-input.ts'
import { focusField } from '#web/form/draft/focus.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { printJob } from '#web/print/job.ts'
import { type ColumnSettings, storeColumnSettings, readColumnSettings } from '#web/report/columns.ts'
import { ConditionPanel } from '#web/report/condition-panel.tsx'
import { type ViewMode, storeViewMode, readViewMode } from '#web/report/view-mode.ts'
import { ReportArea } from '#web/report/report-area.tsx'
import { ReportBar } from '#web/report/report-bar.tsx'
import { ReportList } from '#web/report/report-groups.tsx'
import { nameOf } from '#web/menu/report-names.ts'
import style from '#web/report/report.module.css'
import { useComparison } from '#web/report/use-comparison.ts'
import { useReport } from '#web/report/use-report.ts'
import { useMe, useRights, useSettings } from '#web/data/profile.ts'
import { useOwnTitle } from '#web/shell/own-title.ts'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { usePhone } from '#web/ui/viewport.ts'
import { PageState } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/store.ts'

const PrintHost = lazy(async () => ({ default: (await import('#web/print/print-dialog.tsx')).PrintHost }))

/** Shown when the address names no report. */
export const UnknownReport = () => {
  const { t } = useFormWords()
  return <PageState role="alert" title={t('reports.unknown')} />
}

export const ReportPage = ({ report }: { report: AnyReport }) => {
  const { may } = useRights()
  // The user may have the right to other reports.
  if (!may(report.right, 'R')) return <Navigate to="/noaccess" replace />
  return <ReportView key={report.name} report={report} />
}

const ReportView = ({ report }: { report: AnyReport }) => {
  const { may } = useRights()
  const settings = useSettings()
  const me = useMe()
  const { label } = useFormWords()
  useOwnTitle(nameOf(label(report.title)))
  const state = useReport(report)
  const [columnLook, setLook] = useState(() => readColumnSettings(report))
  const onColumnLook = (look: ColumnSettings) => {
    setLook(look)
    storeColumnSettings(report, look)
  }
  const [face, setFace] = useState(readViewMode)
  const onFace = (next: ViewMode) => {
    setFace(next)
    storeViewMode(next)
  }
  const { result, running } = state
  const compared = useComparison(report, result)
  const [panel, setPanel] = useState(true)
  const [list, setList] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const printing = useStore(printJob) !== null
  const closed = !may(report.right, 'U') || running
  const output = result && { report, result, settings, userName: me.name }
  // When rows arrive, the condition panel closes to make room; its conditions are shown as text above the rows.
  const phone = usePhone()
  // On a phone the open panel would cover the rows.
  const folding = useRef(phone)
  useEffect(() => {
    if (!result || !folding.current) return
    folding.current = false
    setPanel(false)
  }, [result])
  const run = () => {
    if (closed) return
    const missing = state.run()
    if (missing === null) {
      folding.current = true
      return
    }
    setPanel(true)
    void missing.messageClosed.then(() =>
      setTimeout(() => {
        if (page.current) focusField(page.current, missing.field)
      }),
    )
  }
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  /** Commits text still being typed into a condition before the report runs. */
  const runTyped = async () => {
    if (document.activeElement instanceof HTMLInputElement) await commitFocusedInput()
    latest.current()
  }
  useHotkeys({ f9: () => void runTyped() })
  return (
    <FormScopeProvider scope={{ cache: state.cache, narrow: () => ({}) }}>
      <div ref={page} className={style.page}>
        <ReportBar
          {...{ report, state, compared, output, panel, face, onFace, columnLook, onColumnLook }}
          onList={() => setList(true)}
          onPanel={() => setPanel(!panel)}
        />
        <div className={style.body}>
          <ReportArea
            {...{ report, state, columnLook, onColumnLook }}
            compared={compared.table}
            pages={face === 'pages' && result?.isWhole && !running ? output : null}
            onAsk={() => setPanel(true)}
            onAgain={run}
          />
          {panel && (
            <ConditionPanel
              report={report}
              asking={state.asking}
              cache={state.cache}
              disabled={closed}
              onChange={state.setAsking}
              onRun={() => void runTyped()}
              onClose={() => setPanel(false)}
              onReset={() => {
                state.reset()
                setPanel(!panel)
              }}
            />
          )}
        </div>
        <ReportList opened={list} onClose={() => setList(false)} />
        {printing && (
          <Suspense>
            <PrintHost />
          </Suspense>
        )}
      </div>
    </FormScopeProvider>
  )
}
