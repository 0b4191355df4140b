/** Print preview: shows the PDF, with choice of template, paper and orientation. */
import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, Printer, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Stack } from '#web/ui/layout.tsx'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import { useFormWords, type FormWords } from '#web/words/form-words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { type PrintChoice, storeChoice, readChoice } from './choice.ts'
import { asksCompany } from './first-print.ts'
import { formsQuery } from './forms.ts'
import { Copies } from './copies.tsx'
import { papers, printJob, type FormKind, type Orientation, type Paper, type PrintJob } from './job.ts'
import { openInTab, printFile } from './paper.ts'
import { choiceForPaper, copiesOf, type PrintForm } from './paper-form.ts'
import { PdfView, type Zoom } from './pdf-view.tsx'
import style from './print.module.css'
import { type PdfResult, usePdf } from './use-pdf.ts'

const CompanyQuestion = lazy(async () => ({
  default: (await import('#web/start/company-question.tsx')).CompanyQuestion,
}))

const WIDTH = 1240
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

export const PrintHost = () => {
  const job = useStore(printJob)
  return job && <PrintDialog key={job.parts[0].title} job={job} onClose={() => printJob.set(null)} />
}

const titleOf = ({ parts }: PrintJob, t: FormWords['t']): string =>
  parts.length === 1 ? parts[0].title : t('printing.many', { first: parts[0].title, n: parts.length - 1 })
/** Of several documents the first and the last: `BH000001-BH000030.pdf`. */
const fileNameOf = ({ parts }: PrintJob): string =>
  parts.length === 1 ? parts[0].fileName : `${parts[0].fileName.replace(/\.pdf$/, '')}-${parts.at(-1)!.fileName}`

const PrintDialog = ({ job, onClose }: { job: PrintJob; onClose: () => void }) => {
  const { t } = useFormWords()
  const [chosen, setChosen] = useState(() => readChoice(job))
  const choose = (next: PrintChoice) => {
    setChosen(next)
    storeChoice(job, next)
  }
  const [asks, setAsks] = useState(() => asksCompany(job))
  const [zoom, setZoom] = useState<Zoom>('fit')
  const { made, problem, busy, retry } = usePdf(job, chosen)
  // An outdated PDF must not be printed while a new one is being made.
  const ready = busy ? null : made
  useHotkeys(
    {
      'ctrl+p': () => {
        if (ready) printFile(ready)
      },
    },
    { inDialogs: true },
  )
  return (
    <Modal opened plain full onClose={onClose} title={titleOf(job, t)} width={WIDTH}>
      <Stack className="tall">
        <div className={style.toolbar}>
          <Choices job={job} chosen={chosen} made={made} onChange={choose} />
          <Zooms zoom={zoom} onZoom={setZoom} />
          <Outputs fileName={fileNameOf(job)} made={ready} />
        </div>
        {ready?.notice && (
          <p role="status" className={style.notice}>
            {ready.notice}
          </p>
        )}
        {asks && (
          <Suspense>
            <CompanyQuestion
              job={job}
              onSaved={() => {
                // A paper that was chosen is that of the form.
                setChosen(readChoice(job))
                retry()
              }}
              onClose={() => setAsks(false)}
            />
          </Suspense>
        )}
        <Stack className="fill-down centered on-canvas" aria-busy={busy}>
          {problem ? (
            <PageState role="alert" title={problem} actions={<Button onClick={retry}>{t('web.retry')}</Button>} />
          ) : made ? (
            <PdfView blob={made.blob} zoom={zoom} old={busy} />
          ) : (
            <Loading>{t('web.processing')}</Loading>
          )}
        </Stack>
      </Stack>
    </Modal>
  )
}

interface ChoicesProps {
  job: PrintJob
  chosen: PrintChoice
  made: PdfResult | null
  onChange: (chosen: PrintChoice) => void
}
const Choices = ({ job: { forms: kind, fixedPaper, pageSums }, chosen, made, onChange }: ChoicesProps) => {
  const { t } = useFormWords()
  const { data: forms = [] } = useQuery({ ...formsQuery(kind ?? noForms), enabled: kind !== undefined })
  return (
    <div className={style.selects}>
      {forms.length > 0 && (
        <div className={style.template}>
          <Templates
            forms={forms}
            value={chosen.template}
            onChange={(template) => onChange({ ...chosen, template, paper: '', orientation: '', copies: {} })}
          />
        </div>
      )}
      {!fixedPaper && <PaperChoices {...{ forms, chosen, made, onChange }} />}
      <Languages {...{ forms, chosen, made, onChange }} />
      {pageSums && (
        <Checkbox
          className={style.pageSums}
          label={t('printing.pageSums')}
          checked={chosen.hasPageSums}
          onChange={({ currentTarget }) => onChange({ ...chosen, hasPageSums: currentTarget.checked })}
        />
      )}
      {forms.length > 0 && <Copies {...{ forms, chosen, onChange }} />}
    </div>
  )
}
const noForms: FormKind = { xType: -1, base: '' }

interface PaperProps extends Omit<ChoicesProps, 'job'> {
  forms: readonly PrintForm[]
}
const PaperChoices = ({ forms, chosen, made, onChange }: PaperProps) => {
  const { t } = useFormWords()
  return (
    <>
      <Select
        label={t('printing.paper')}
        options={papers.map((paper) => ({ value: paper, label: paper }))}
        value={chosen.paper || (made?.paper ?? null)}
        onChange={(paper) => paper && onChange(choiceForPaper(forms, chosen, paper as Paper))}
      />
      <Select
        label={t('printing.orientation')}
        options={[
          { value: 'portrait', label: t('printing.portrait') },
          { value: 'landscape', label: t('printing.landscape') },
        ]}
        value={chosen.orientation || (made?.orientation ?? null)}
        onChange={(orientation) => onChange({ ...chosen, orientation: (orientation ?? '') as Orientation | '' })}
      />
    </>
  )
}

/** Where the form exists in both languages. */
const Languages = ({ forms, chosen, made, onChange }: PaperProps) => {
  const { t, label } = useFormWords()
  const printed = Object.keys(copiesOf(forms, chosen))
  if (!forms.some(({ id, speaks }) => printed.includes(id) && speaks.length > 1)) return null
  return (
    <Select
      label={t('printing.language')}
      options={(['vi', 'en'] as const).map((value) => ({ value, label: label(`language.${value}`) }))}
      value={chosen.language || (made?.language ?? null)}
      onChange={(language) => onChange({ ...chosen, language: language === 'vi' || language === 'en' ? language : '' })}
    />
  )
}

const Zooms = ({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) => {
  const { t } = useFormWords()
  const size = zoom === 'fit' ? 1 : zoom
  const less = zooms.findLast((one) => one < size)
  const more = zooms.find((one) => one > size)
  return (
    <div className={style.zoom} role="group" aria-label={t('printing.zoom')}>
      <IconButton
        label={t('printing.smaller')}
        icon={<ZoomOut size={18} />}
        disabled={less === undefined}
        onClick={() => less && onZoom(less)}
      />
      <output>{zoom === 'fit' ? t('printing.fit') : `${zoom * 100} %`}</output>
      <IconButton
        label={t('printing.larger')}
        icon={<ZoomIn size={18} />}
        disabled={more === undefined}
        onClick={() => more && onZoom(more)}
      />
      <Button variant="subtle" pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
        {t('printing.fitWidth')}
      </Button>
    </div>
  )
}

const Outputs = ({ fileName, made }: { fileName: string; made: PdfResult | null }) => {
  const { t } = useFormWords()
  const phone = usePhone()
  return (
    <div className={style.actions}>
      <Button icon={<ExternalLink size={16} />} disabled={!made} onClick={() => made && openInTab(made)}>
        {t('printing.newTab')}
      </Button>
      <Button icon={<Download size={16} />} disabled={!made} onClick={() => made && saveBlob(made.blob, fileName)}>
        {t('printing.download')}
      </Button>
      <Button
        variant="primary"
        icon={<Printer size={16} />}
        {...(!phone && { shortcut: 'Ctrl P' })}
        disabled={!made}
        onClick={() => made && printFile(made)}
      >
        {t('list.print')}
      </Button>
    </div>
  )
}

interface TemplatesProps {
  forms: readonly PrintForm[]
  value: string
  onChange: (id: string) => void
}
const Templates = ({ forms, value, onChange }: TemplatesProps) => {
  const { t } = useFormWords()
  // What was chosen last may not be in use any more.
  const shown = forms.find(({ id }) => id === value) ?? forms.find(({ isDefault }) => isDefault) ?? forms[0]
  return (
    <Select
      label={t('printing.template')}
      options={forms.map(({ id, name }) => ({ value: id, label: name }))}
      value={shown?.id ?? null}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
