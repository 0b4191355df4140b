/** Any report: conditions beside it, the result as a table, paper and Excel. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import type { AnyReport } from '#model/report.ts'
import { commitFocusedInput } from '#web/form/fields/commit-focused-input.ts'
import { focusField } from '#web/form/draft/focus.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { printJob } from '#web/print/job.ts'
import { type ColumnLook, keepLook, readLook } from '#web/report/columns.ts'
import { ConditionPanel } from '#web/report/condition-panel.tsx'
import { type Face, keepFace, readFace } from '#web/report/face.ts'
import { ReportArea } from '#web/report/report-area.tsx'
import { ReportBar } from '#web/report/report-bar.tsx'
import { ReportList } from '#web/report/report-groups.tsx'
import { nameOf } from '#web/menu/report-names.ts'
import style from '#web/report/report.module.css'
import { useReport } from '#web/report/use-report.ts'
import { useMe, useRights, useSettings } from '#web/data/profile.ts'
import { useOwnTitle } from '#web/shell/own-title.ts'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { usePhone } from '#web/ui/viewport.ts'
import { PageState } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/store.ts'

const PrintHost = lazy(async () => ({ default: (await import('#web/print/print-dialog.tsx')).PrintHost }))

/** An address that names no report. */
export const UnknownReport = () => {
  const { t } = useFormWords()
  return <PageState role="alert" title={t('reports.unknown')} />
}

export const ReportPage = ({ report }: { report: AnyReport }) => {
  const { may } = useRights()
  // Another report may be open to this person; this one is not.
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
  const [columnLook, setLook] = useState(() => readLook(report))
  const onColumnLook = (look: ColumnLook) => {
    setLook(look)
    keepLook(report, look)
  }
  const [face, setFace] = useState(readFace)
  const onFace = (next: Face) => {
    setFace(next)
    keepFace(next)
  }
  const { result, running } = state
  const [panel, setPanel] = useState(true)
  const [list, setList] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const printing = useStore(printJob) !== null
  const closed = !may(report.right, 'U') || running
  const output = result && { report, result, settings, userName: me.name }
  // Rows take the room of the conditions, which stand in words above them and come back by their button.
  const phone = usePhone()
  // On a phone the panel would lie over the rows that an address asks for.
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
    void missing.told.then(() =>
      setTimeout(() => {
        if (page.current) focusField(page.current, missing.field)
      }),
    )
  }
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  /** What is still being typed belongs to the question. */
  const runTyped = async () => {
    if (document.activeElement instanceof HTMLInputElement) await commitFocusedInput()
    latest.current()
  }
  useHotkeys({ f9: () => void runTyped() })
  return (
    <FormScopeProvider scope={{ cache: state.cache, narrow: () => ({}) }}>
      <div ref={page} className={style.page}>
        <ReportBar
          {...{ report, state, output, panel, face, onFace, columnLook, onColumnLook }}
          onList={() => setList(true)}
          onPanel={() => setPanel(!panel)}
        />
        <div className={style.body}>
          <ReportArea
            {...{ report, state, columnLook, onColumnLook }}
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
