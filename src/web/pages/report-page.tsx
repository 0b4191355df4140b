/** Any report: conditions beside it, the result as a table, paper and Excel. */
import { FileSpreadsheet, FileText, FileOutput, ListFilter, Menu as MenuIcon, Printer } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { reports } from '#reports/index.ts'
import type { AnyReport } from '#model/report.ts'
import type { Row } from '#model/table.ts'
import { focusField } from '#web/form/focus.ts'
import { useFormWords } from '#web/form/words.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import { printJob } from '#web/print/job.ts'
import { ConditionPanel } from '#web/report/condition-panel.tsx'
import { openReportPdf, openReportPrint, saveReportSheet, type Printing } from '#web/report/output.ts'
import { ReportList } from '#web/report/report-groups.tsx'
import { ReportTable } from '#web/report/report-table.tsx'
import { extraTexts, rangeText } from '#web/report/result.ts'
import style from '#web/report/report.module.css'
import { useReport, type ReportState } from '#web/report/use-report.ts'
import { useMe, useRights, useSettings } from '#web/session/profile.ts'
import { Button, IconButton, Spinner } from '#web/ui/button.tsx'
import { FormScopeProvider } from '#web/form/form-context.tsx'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { PageState } from '#web/ui/parts.tsx'
import { Menu, MenuItem } from '#web/ui/popover.tsx'
import { useStore } from '#web/ui/store.ts'
import { usePhone } from '#web/ui/viewport.ts'

const PrintHost = lazy(async () => ({ default: (await import('#web/print/print-dialog.tsx')).PrintHost }))

export const ReportPage = ({ name }: { name: string }) => {
  const { t } = useFormWords()
  const report = reports.find((one) => one.name === name)
  return report ? <ReportView key={name} report={report} /> : <PageState role="alert" title={t('reports.unknown')} />
}

/** Where the voucher of a row opens: its number, or the note that names it. */
const linkKeyOf = ({ columns }: AnyReport) =>
  (columns.find((column) => column.key === 'number') ?? columns.find((column) => column.key === 'note'))?.key

const isNarrow = () => matchMedia('(max-width: 900px)').matches

const ReportView = ({ report }: { report: AnyReport }) => {
  const { may } = useRights()
  const settings = useSettings()
  const me = useMe()
  const state = useReport(report)
  const { result, running } = state
  const [panel, setPanel] = useState(true)
  const [list, setList] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const printing = useStore(printJob) !== null
  const closed = !may(report.right, 'U') || running
  const output = result && { report, result, settings, userName: me.name }
  const run = () => {
    if (closed) return
    const missing = state.run()
    if (missing === null) {
      if (isNarrow()) setPanel(false)
      return
    }
    setPanel(true)
    setTimeout(() => {
      if (page.current) focusField(page.current, missing)
    })
  }
  useHotkeys({
    f9: run,
    'ctrl+p': () => {
      if (output && !closed) openReportPrint(output)
    },
  })
  return (
    <FormScopeProvider scope={{ cache: state.cache, narrow: () => ({}) }}>
      <div ref={page} className={style.page}>
        <ReportBar
          {...{ report, state, output, panel }}
          onList={() => setList(true)}
          onPanel={() => setPanel(!panel)}
        />
        <div className={style.body}>
          <ReportArea report={report} state={state} onAsk={() => setPanel(true)} />
          {panel && (
            <ConditionPanel
              report={report}
              asking={state.asking}
              cache={state.cache}
              disabled={closed}
              onChange={state.setAsking}
              onRun={run}
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

interface ReportPartProps {
  report: AnyReport
  state: ReportState
}

interface ReportBarProps extends ReportPartProps {
  output: Printing | null
  panel: boolean
  onList: () => void
  onPanel: () => void
}

const ReportBar = ({ report, state, output, panel, onList, onPanel }: ReportBarProps) => {
  const words = useFormWords()
  const { t } = words
  const { may } = useRights()
  const phone = usePhone()
  const { result, running, asking } = state
  const usable = may(report.right, 'U')
  const notes = [
    rangeText(report, result?.asking ?? asking, words),
    ...(result ? [...extraTexts(report, result.answer), ...result.conditions] : []),
  ]
  return (
    <div className={style.bar}>
      {phone ? (
        <IconButton label={t('reports.home')} icon={<MenuIcon size={20} />} onClick={onList} />
      ) : (
        <Button variant="subtle" icon={<MenuIcon size={16} />} onClick={onList}>
          {t('reports.home')}
        </Button>
      )}
      <div className={style.barTitle}>
        <h2>{words.label(report.title)}</h2>
        <p>{[...new Set(notes)].join(' · ')}</p>
      </div>
      <Button icon={<ListFilter size={16} />} pressed={panel} disabled={!usable} onClick={onPanel}>
        {t('reports.conditions')}
      </Button>
      <OutputButtons output={usable && !running ? output : null} />
    </div>
  )
}

const OutputButtons = ({ output }: { output: Printing | null }) => {
  const { t } = useFormWords()
  const { may } = useRights()
  return (
    <>
      <Button
        icon={<Printer size={16} />}
        disabled={!output}
        onClick={() => {
          if (output) openReportPrint(output)
        }}
      >
        {t('reports.print')}
      </Button>
      <Menu
        label={t('reports.export')}
        target={
          <Button icon={<FileOutput size={16} />} disabled={!output}>
            {t('reports.export')}
          </Button>
        }
      >
        <MenuItem
          icon={<FileText size={16} />}
          onSelect={() => {
            if (output) void openReportPdf(output)
          }}
        >
          PDF
        </MenuItem>
        {may('ExportExcel', 'R') && (
          <MenuItem
            icon={<FileSpreadsheet size={16} />}
            onSelect={() => {
              if (output) void saveReportSheet(output)
            }}
          >
            Excel
          </MenuItem>
        )}
      </Menu>
    </>
  )
}

const ReportArea = ({ report, state, onAsk }: ReportPartProps & { onAsk: () => void }) => {
  const { t } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const { result, running } = state
  const usable = may(report.right, 'U')
  const open = (row: Row) => {
    const kind = documentNamed(String(row['documentKind']))
    if (kind) void navigate(`${kind.screen.base}/${kind.screen.detail.replace(':id', String(row['documentId']))}`)
  }
  return (
    <div className={style.area}>
      <div className={style.paper} data-old={running || undefined} aria-disabled={!usable || undefined}>
        {result ? (
          <>
            <ReportTable report={report} table={result.table} linkKey={linkKeyOf(report)} onOpen={open} />
            <div className={style.rowCount}>{t('reports.rows', { n: result.rows.length })}</div>
          </>
        ) : (
          <button type="button" className={style.ask} disabled={!usable || running} onClick={onAsk}>
            <ListFilter size={28} aria-hidden="true" />
            {running ? t('reports.running') : t('reports.choose')}
          </button>
        )}
      </div>
      {running && (
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
    </div>
  )
}
