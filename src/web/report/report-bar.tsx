/** The bar above the result: list of reports, title and conditions, columns, print and export. */
import { Columns3, FileOutput, FileSpreadsheet, FileText, ListFilter, Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { isComparable } from '#model/comparison.ts'
import type { AnyReport } from '#model/report.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { PrintButton } from '#web/print/print-button.tsx'
import { useLackedRight } from '#web/data/lacked-right.ts'
import { useRights } from '#web/data/profile.ts'
import { Button, IconButton, Spinner } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { Popover } from '#web/ui/floating/popover.tsx'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { CompareMenu } from './compare-menu.tsx'
import { type ColumnSettings, defaultColumnSettings, toggleColumn } from './data/columns.ts'
import { FormMenu } from './form-menu.tsx'
import { LetterItems } from './letter-items.tsx'
import {
  comparedText,
  openReportLetters,
  openReportPdf,
  previewReport,
  saveReportSheet,
  type Printing,
} from './output.ts'
import { viewModes, type ViewMode } from './data/view-mode.ts'
import style from './report.module.css'
import { extraTexts, rangeText, shownColumns } from './data/result.ts'
import type { ReportComparison } from './use-comparison.ts'
import type { ReportState } from './use-report.ts'

export interface ReportBarProps {
  report: AnyReport
  state: ReportState
  compared: ReportComparison
  output: Printing | null
  panel: boolean
  face: ViewMode
  onFace: (face: ViewMode) => void
  columnLook: ColumnSettings
  onColumnLook: (look: ColumnSettings) => void
  onList: () => void
  onPanel: () => void
  onForm: (name: string) => void
}

export const ReportBar = ({
  report,
  state,
  compared,
  output,
  panel,
  face,
  onFace,
  onList,
  onPanel,
  onForm,
  ...look
}: ReportBarProps) => {
  const words = useFormWords()
  const { t } = words
  const phone = usePhone()
  const { result, running, asking } = state
  const reason = useLackedRight()(report.right, 'U')
  const usable = reason === undefined
  const notes = [
    rangeText(report, result?.asking ?? asking, words),
    ...(result ? extraTexts(report, result.answer) : []),
    // The line below has them while the panel is closed.
    ...(result && panel ? result.conditions : []),
    ...(compared.earlier ? [comparedText(compared.earlier.range, words)] : []),
  ]
  return (
    <div className={style.toolbar}>
      {phone ? (
        <IconButton
          className={style.listButton}
          label={t('reports.list')}
          icon={<MenuIcon size={20} />}
          onClick={onList}
        />
      ) : (
        <Button variant="subtle" icon={<MenuIcon size={16} />} aria-label={t('reports.list')} onClick={onList}>
          {t('reports.home')}
        </Button>
      )}
      <div className={style.toolbarTitle}>
        <h2>{words.label(report.title)}</h2>
        <p>{[...new Set(notes)].join(' · ')}</p>
      </div>
      <Button
        className={style.iconOnPhone}
        icon={<ListFilter size={16} />}
        pressed={panel}
        reason={reason}
        onClick={onPanel}
      >
        {t('reports.conditions')}
      </Button>
      <FormMenu report={report} disabled={!usable} onForm={onForm} />
      <ViewModes face={face} onFace={onFace} />
      {isComparable(report) && face === 'table' && <CompareMenu {...{ compared }} disabled={!usable} />}
      {!phone && face === 'table' && <ColumnChoice report={report} {...look} />}
      <OutputButtons output={usable && !running ? output : null} />
    </div>
  )
}

const ViewModes = ({ face, onFace }: Pick<ReportBarProps, 'face' | 'onFace'>) => {
  const { t } = useFormWords()
  return (
    <div className={style.viewSwitch} role="radiogroup" aria-label={t('reports.face')}>
      {viewModes.map((one) => (
        <button key={one} type="button" role="radio" aria-checked={one === face} onClick={() => onFace(one)}>
          {t(`reports.${one}`)}
        </button>
      ))}
    </div>
  )
}

const ColumnChoice = ({
  report,
  columnLook,
  onColumnLook,
}: Pick<ReportBarProps, 'report' | 'columnLook' | 'onColumnLook'>) => {
  const { t, label } = useFormWords()
  const { sight } = useRights()
  const [opened, setOpened] = useState(false)
  const columns = shownColumns(report.columns, sight)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      label={t('reports.columns')}
      position="bottom-end"
      target={
        <IconButton label={t('reports.columns')} icon={<Columns3 size={16} />} onClick={() => setOpened(!opened)} />
      }
    >
      <div className={style.checkboxList}>
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            label={label(column.label)}
            checked={!columnLook.hidden.includes(column.key)}
            onChange={() => onColumnLook(toggleColumn(columnLook, columns, column.key))}
          />
        ))}
        <Button variant="subtle" onClick={() => onColumnLook(defaultColumnSettings)}>
          {t('reports.columnsAgain')}
        </Button>
      </div>
    </Popover>
  )
}

/** The output being created; clicking its button again cancels it. */
interface Work {
  text: string
  stop: AbortController
}

export const OutputButtons = ({ output }: { output: Printing | null }) => {
  const { t } = useFormWords()
  const { may } = useRights()
  const letters = output?.report.letters
  const [work, setWork] = useState<Work | null>(null)
  const make = (text: string, run: (printing: Printing, signal: AbortSignal) => Promise<void>) => async () => {
    if (!output || work) return
    const stop = new AbortController()
    setWork({ text, stop })
    await run(output, stop.signal)
    setWork(null)
  }
  const PDF = t('reports.making', { what: 'PDF' })
  const pdf = make(PDF, openReportPdf)
  useHotkeys({ 'ctrl+p': () => void pdf() })
  const sheet = make(t('reports.making', { what: 'Excel' }), saveReportSheet)
  return (
    <>
      <PrintButton
        label={t('reports.print')}
        disabled={!output || work !== null}
        onPrint={() => void pdf()}
        onPreview={() => {
          if (output) previewReport(output)
        }}
        more={
          letters && (
            <LetterItems letters={letters} onSelect={(form) => void make(PDF, openReportLetters(letters, form))()} />
          )
        }
      />
      {work ? (
        <span className="row gap-8 muted nowrap" role="status">
          <Spinner />
          {work.text}
          <Button size="small" onClick={() => work.stop.abort()}>
            {t('reports.stop')}
          </Button>
        </span>
      ) : (
        <Menu
          label={t('reports.export')}
          target={
            <Button className={style.iconOnPhone} icon={<FileOutput size={16} />} disabled={!output}>
              {t('reports.export')}
            </Button>
          }
        >
          <MenuItem icon={<FileText size={16} />} onSelect={() => void pdf()}>
            PDF
          </MenuItem>
          {may('ExportExcel', 'R') && (
            <MenuItem icon={<FileSpreadsheet size={16} />} onSelect={() => void sheet()}>
              Excel
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  )
}
