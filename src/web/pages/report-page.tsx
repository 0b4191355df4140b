/** The page of any report: conditions, and the result as table, print pages or Excel file. */
import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { AnyReport } from '#model/report.ts'
import { commitFocusedInput } from '#web/form/fields/commit-focused-input.ts'
import { focusField } from '#web/form/draft/focus.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { PrintHost, printJob } from '#web/print/job.ts'
import { type ColumnSettings, storeColumnSettings, readColumnSettings } from '#web/report/data/columns.ts'
import { ConditionPanel } from '#web/report/conditions/condition-panel.tsx'
import { type ViewMode, storeViewMode, readViewMode } from '#web/report/data/view-mode.ts'
import { unfolded, type Folding } from '#web/report/data/folding.ts'
import { useForms } from '#web/report/forms.ts'
import { ReportArea } from '#web/report/report-area.tsx'
import { ReportBar } from '#web/report/report-bar.tsx'
import { ReportList } from '#web/report/report-groups.tsx'
import { ReportStrip } from '#web/report/report-strip.tsx'
import { SavedTabs } from '#web/report/conditions/saved-conditions.tsx'
import { nameOf } from '#web/menu/report-names.ts'
import { useComparison } from '#web/report/use-comparison.ts'
import { usePanel } from '#web/report/use-panel.ts'
import { usePlace } from '#web/report/use-place.ts'
import { useReport } from '#web/report/use-report.ts'
import { useSavedConditions } from '#web/report/conditions/use-saved-conditions.ts'
import { useMe, useRights, useSettings } from '#web/data/profile.ts'
import { useOwnTitle } from '#web/shell/own-title.ts'
import { RefusedAs } from '#web/shell/refused.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { Stack } from '#web/ui/layout.tsx'
import type { View } from '#web/ui/base/use-row-window.ts'
import { PageState } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'

/** Shown when the address names no report. */
export const UnknownReport = () => {
  const { t } = useFormWords()
  return <PageState role="alert" title={t('reports.unknown')} />
}

export const ReportPage = ({ report }: { report: AnyReport }) => {
  const { may } = useRights()
  const { label } = useFormWords()
  // The user may have the right to other reports.
  if (!report.rights.every((right) => may(right, 'R'))) {
    const needs = report.rights.map((right) => [right, 'R'] as const)
    return <RefusedAs page={nameOf(label(report.title))} needs={needs} isAll />
  }
  return <ReportView key={report.name} report={report} />
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

const ReportView = ({ report }: { report: AnyReport }) => {
  const { may } = useRights()
  const settings = useSettings()
  const me = useMe()
  const { label } = useFormWords()
  useOwnTitle(nameOf(label(report.title)))
  const { left, keepBy } = usePlace(report)
  const forms = useForms(report)
  const state = useReport(report, left)
  const saved = useSavedConditions(report, state.asking)
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
  const { result, running, asking } = state
  const compared = useComparison(report, result)
  const page = useRef<HTMLDivElement>(null)
  const focusRows = (isWanted: boolean) => {
    if (isWanted) page.current?.querySelector<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
  }
  const panel = usePanel(state, left?.panel ?? forms.handed.panel, () => setTimeout(() => focusRows(isFocusLost())))
  const [chip, setChip] = useState<string | null>(null)
  const [search, setSearch] = useState(left?.search ?? '')
  const [list, setList] = useState(false)
  const place = useRef({ folding: left?.folding ?? unfolded, scroll: left?.scroll ?? { top: 0, left: 0 } })
  const onPlace = useCallback((folding: Folding, view: RefObject<View>) => {
    place.current = {
      folding,
      get scroll() {
        return view.current
      },
    }
  }, [])
  const whole = result?.isWhole ? result : null
  useEffect(() => keepBy(() => ({ asking, result: whole, panel: panel.isOpen, search, ...place.current })))
  const printing = useStore(printJob) !== null
  const closed = !may(report.right, 'U') || running
  const { kind, earlier } = compared
  // Paper has the figures of the earlier period, so printing waits for them.
  const isTold = kind === 'none' || earlier !== null
  const output = result && isTold ? { report, result, settings, userName: me.name, compared: earlier } : null
  /** After a run was tried: waits for its rows, or leads to the condition that is not met. */
  const follow = (missing: ReturnType<typeof state.run>) => {
    if (missing === null) {
      setChip(null)
      panel.wanted()
      return
    }
    void missing.messageClosed.then(() => {
      if (!panel.isOpen) return setChip(missing.field)
      return setTimeout(() => {
        if (page.current) focusField(page.current, missing.field)
      })
    })
  }
  const run = () => {
    if (!closed) follow(state.run())
  }
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  /** Commits text still being typed into a condition before the report runs. */
  const runTyped = async () => {
    if (document.activeElement instanceof HTMLInputElement) await commitFocusedInput()
    const unreadable = document.querySelector<HTMLElement>('input[aria-invalid="true"]:not(:disabled)')
    if (unreadable) return unreadable.focus()
    latest.current()
  }
  const openSaved = (tab: string) => {
    saved.choose(tab)
    void state.runWith(saved.conditionsOf(tab)).then(follow)
  }
  const unfolding = useRef((_key: string) => {})
  useEffect(() => {
    unfolding.current = (shown) => {
      if (report.unfolds && result) forms.go(report.unfolds.to, result.asking, { panel: panel.isOpen, shown })
    }
  })
  const onUnfold = useCallback((key: string) => unfolding.current(key), [])
  useHotkeys({ f9: () => void runTyped() })
  return (
    <FormScopeProvider scope={{ cache: state.cache, narrow: () => ({}) }}>
      <Stack ref={page} className="fill-down">
        <ReportBar
          {...{ report, state, compared, output, face, onFace, columnLook, onColumnLook }}
          panel={panel.isOpen}
          onList={() => setList(true)}
          onPanel={() => panel.set(!panel.isOpen)}
          onForm={(name) => forms.go(name, asking, { panel: panel.isOpen })}
        />
        {may(report.right, 'U') && <SavedTabs saved={saved} onOpen={openSaved} />}
        {(result || !panel.isOpen) && (
          <ReportStrip
            {...{ report, asking, saved }}
            asked={result?.asking ?? null}
            cache={state.cache}
            disabled={closed}
            panel={panel.isOpen}
            opened={chip}
            onOpened={setChip}
            onChange={state.setAsking}
            onRun={() => void runTyped()}
            search={
              result && face === 'table'
                ? { typed: search, onType: setSearch, onLeave: () => focusRows(true) }
                : undefined
            }
          />
        )}
        <div className="flex fill-down relative">
          <ReportArea
            {...{ report, state, columnLook, onColumnLook, search, left, onPlace }}
            compared={earlier?.table ?? null}
            pages={face === 'pages' && result?.isWhole && !running ? output : null}
            onSearch={setSearch}
            shown={forms.handed.shown}
            onUnfold={onUnfold}
            onAsk={() => panel.set(true)}
            onAgain={run}
          />
          {panel.isOpen && (
            <ConditionPanel
              {...{ report, asking }}
              cache={state.cache}
              disabled={closed}
              onChange={state.setAsking}
              onRun={() => void runTyped()}
              onClose={() => panel.set(false)}
              onReset={() => {
                state.reset()
                panel.set(!panel.isOpen)
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
      </Stack>
    </FormScopeProvider>
  )
}
