/** Any report: conditions beside it, the result as a table, paper and Excel. */
import { FileSpreadsheet, FileText, FileOutput, ListFilter, Menu as MenuIcon, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { reports } from '#reports/index.ts'
import type { AnyReport } from '#model/report.ts'
import type { Row } from '#model/table.ts'
import { useFormWords } from '#web/form/words.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import { printJob } from '#web/print/job.ts'
import { ConditionPanel } from '#web/report/condition-panel.tsx'
import { openReportPdf, openReportPrint, saveReportSheet } from '#web/report/output.ts'
import { ReportList } from '#web/report/report-groups.tsx'
import { ReportTable } from '#web/report/report-table.tsx'
import { extraTexts, rangeText } from '#web/report/result.ts'
import style from '#web/report/report.module.css'
import { useReport } from '#web/report/use-report.ts'
import { useMe, useRights, useSettings } from '#web/session/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { FormScopeProvider } from '#web/form/form-context.tsx'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { PageState } from '#web/ui/parts.tsx'
import { Spinner } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/popover.tsx'
import { useStore } from '#web/ui/store.ts'

const PrintHost = lazy(async () => ({ default: (await import('#web/print/print-dialog.tsx')).PrintHost }))

export const ReportPage = ({ name }: { name: string }) => {
  const { t } = useFormWords()
  const report = reports.find((one) => one.name === name)
  return report ? <ReportView key={name} report={report} /> : <PageState role="alert" title={t('reports.unknown')} />
}

const ReportView = ({ report }: { report: AnyReport }) => {
  const words = useFormWords()
  const { t } = words
  const navigate = useNavigate()
  const { may } = useRights()
  const settings = useSettings()
  const me = useMe()
  const state = useReport(report)
  const { result, running, asking } = state
  const [panel, setPanel] = useState(true)
  const [list, setList] = useState(false)
  const printing = useStore(printJob) !== null
  const usable = may(report.right, 'U')
  const closed = !usable || running
  const output = result && { report, result, settings, userName: me.name }
  const run = () => { if (!closed) { state.run(); if (matchMedia('(max-width: 900px)').matches) setPanel(false) } }
  useHotkeys({ f9: run, 'ctrl+p': () => { if (output && usable) openReportPrint(output) } })
  const open = (row: Row) => {
    const kind = documentNamed(String(row['documentKind']))
    if (kind) void navigate(`${kind.screen.base}/${kind.screen.detail.replace(':id', String(row['documentId']))}`)
  }
  const linkKey = (report.columns.find((column) => column.key === 'number') ?? report.columns.find((column) => column.key === 'note'))?.key
  return (
    <FormScopeProvider scope={{ cache: state.cache, narrow: () => ({}) }}>
      <div className={style.page}>
        <div className={style.bar}>
          <Button variant="subtle" icon={<MenuIcon size={16} />} onClick={() => setList(true)}>{t('reports.home')}</Button>
          <div className={style.barTitle}>
            <h2>{words.label(report.title)}</h2>
            <p>{[...new Set([rangeText(report, result?.asking ?? asking, words), ...(result ? [...extraTexts(report, result.answer), ...result.conditions] : [])])].join(' · ')}</p>
          </div>
          <Button icon={<ListFilter size={16} />} pressed={panel} disabled={!usable} onClick={() => setPanel(!panel)}>{t('reports.conditions')}</Button>
          <Button icon={<Printer size={16} />} disabled={closed || !output} onClick={() => { if (output) openReportPrint(output) }}>{t('reports.print')}</Button>
          <Menu label={t('reports.export')} target={<Button icon={<FileOutput size={16} />} disabled={closed || !output}>{t('reports.export')}</Button>}>
            <MenuItem icon={<FileText size={16} />} onSelect={() => { if (output) void openReportPdf(output) }}>PDF</MenuItem>
            {may('ExportExcel', 'R') && <MenuItem icon={<FileSpreadsheet size={16} />} onSelect={() => { if (output) void saveReportSheet(output) }}>Excel</MenuItem>}
          </Menu>
        </div>
        <div className={style.body}>
          <div className={style.area}>
            <div className={style.paper} data-old={running || undefined} aria-disabled={!usable || undefined}>
              {result
                ? <><ReportTable report={report} table={result.table} linkKey={linkKey} onOpen={open} /><div className={style.rowCount}>{t('reports.rows', { n: result.rows.length })}</div></>
                : <button type="button" className={style.ask} disabled={closed} onClick={() => setPanel(true)}><ListFilter size={28} aria-hidden="true" />{running ? t('reports.running') : t('reports.choose')}</button>}
            </div>
            {running && <div className={style.busy} role="status"><div><Spinner />{t('web.processing')}</div><Button size="small" onClick={state.stop}>{t('reports.stop')}</Button></div>}
          </div>
          {panel && <ConditionPanel report={report} asking={asking} cache={state.cache} disabled={closed} onChange={state.setAsking} onRun={run} onClose={() => setPanel(false)} onReset={() => { state.reset(); setPanel(!panel) }} />}
        </div>
        <ReportList opened={list} onClose={() => setList(false)} />
        {printing && <Suspense><PrintHost /></Suspense>}
      </div>
    </FormScopeProvider>
  )
}
