/** Print preview: the PDF itself, with template, paper and orientation to choose. */
import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { calls } from '#wire/calls.ts'
import type { LookupAnswer } from '#wire/envelope.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { saveBlob } from '#web/form/save-blob.ts'
import { useFormWords } from '#web/form/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/select.tsx'
import { useStore } from '#web/ui/store.ts'
import { usePhone } from '#web/ui/viewport.ts'
import { papers, printJob, type Orientation, type Paper, type PrintJob } from './job.ts'
import { makePdf } from './pdf.ts'
import style from './print.module.css'

export const PrintHost = () => {
  const job = useStore(printJob)
  return job && <PrintDialog job={job} onClose={() => printJob.set(null)} />
}

interface Chosen {
  template: string
  paper: Paper | ''
  orientation: Orientation | ''
}
interface Made {
  url: string
  blob: Blob
  paper: Paper
  orientation: Orientation
}

/** The PDF for what is chosen; the one before stays until the next has come. */
const usePdf = (job: PrintJob, { template, paper, orientation }: Chosen) => {
  const [made, setMade] = useState<Made | null>(null)
  const [problem, setProblem] = useState({ of: '', text: '' })
  const [done, setDone] = useState('')
  const [again, setAgain] = useState(0)
  const wanted = `${template}/${paper}/${orientation}/${again}`
  useEffect(() => {
    const stop = new AbortController()
    const make = async () => {
      const body = await job.prepare(template)
      const asked = {
        ...body,
        ...(paper && { size: paper, pageHeight: undefined, pageWidth: undefined }),
        ...(orientation && { orientation }),
      }
      const blob = await makePdf(asked, stop.signal)
      if (stop.signal.aborted) return
      setDone(wanted)
      setMade({
        url: URL.createObjectURL(blob),
        blob,
        paper: asked.size ?? 'A4',
        orientation: asked.orientation ?? 'portrait',
      })
    }
    make().catch((failure: unknown) => {
      if (!(failure instanceof CallFailed)) throw failure
      if (failure.kind !== 'aborted') setProblem({ of: wanted, text: failure.message })
    })
    return () => stop.abort()
  }, [job, template, paper, orientation, wanted])
  useEffect(
    () => () => {
      if (made) URL.revokeObjectURL(made.url)
    },
    [made],
  )
  const failed = problem.of === wanted ? problem.text : ''
  return { made, problem: failed, busy: done !== wanted && failed === '', retry: () => setAgain((count) => count + 1) }
}

const PrintDialog = ({ job, onClose }: { job: PrintJob; onClose: () => void }) => {
  const { t } = useFormWords()
  const phone = usePhone()
  const frame = useRef<HTMLIFrameElement>(null)
  const [chosen, setChosen] = useState<Chosen>({ template: '', paper: '', orientation: '' })
  const { made, problem, busy, retry } = usePdf(job, chosen)
  const print = () => frame.current?.contentWindow?.print()
  useHotkeys({ 'ctrl+p': print }, { inDialogs: true })
  return (
    <Modal opened plain onClose={onClose} title={job.title} width={1180}>
      <div className={style.dialog}>
        <div className={style.side}>
          {job.xType !== undefined && (
            <Templates
              xType={job.xType}
              value={chosen.template}
              onChange={(template) => setChosen({ template, paper: '', orientation: '' })}
            />
          )}
          <Select
            label={t('printing.paper')}
            options={papers.map((paper) => ({ value: paper, label: paper }))}
            value={chosen.paper || (made?.paper ?? null)}
            onChange={(paper) => setChosen({ ...chosen, paper: (paper ?? '') as Paper | '' })}
          />
          <Select
            label={t('printing.orientation')}
            options={[
              { value: 'portrait', label: t('printing.portrait') },
              { value: 'landscape', label: t('printing.landscape') },
            ]}
            value={chosen.orientation || (made?.orientation ?? null)}
            onChange={(orientation) => setChosen({ ...chosen, orientation: (orientation ?? '') as Orientation | '' })}
          />
          <div className={style.actions}>
            {!phone && (
              <Button variant="primary" icon={<Printer size={16} />} shortcut="Ctrl P" disabled={!made} onClick={print}>
                {t('list.print')}
              </Button>
            )}
            <Button
              icon={<ExternalLink size={16} />}
              disabled={!made}
              onClick={() => {
                if (made) window.open(made.url, '_blank', 'noopener')
              }}
            >
              {t('printing.newTab')}
            </Button>
            <Button
              icon={<Download size={16} />}
              disabled={!made}
              onClick={() => {
                if (made) saveBlob(made.blob, job.fileName)
              }}
            >
              {t('printing.download')}
            </Button>
          </div>
        </div>
        <div className={style.paper} aria-busy={busy}>
          {problem ? (
            <PageState role="alert" title={problem} actions={<Button onClick={retry}>{t('web.retry')}</Button>} />
          ) : made && !phone ? (
            <iframe
              ref={frame}
              src={`${made.url}#view=FitH`}
              title={job.title}
              className={style.frame}
              data-old={busy || undefined}
            />
          ) : busy ? (
            <Loading>{t('web.processing')}</Loading>
          ) : (
            <PageState title={t('printing.ready')} />
          )}
        </div>
      </div>
    </Modal>
  )
}

const Templates = ({ xType, value, onChange }: { xType: number; value: string; onChange: (id: string) => void }) => {
  const { t } = useFormWords()
  const { data } = useQuery({
    queryKey: ['templates', xType],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: ({ signal }) => call<LookupAnswer>(calls.printTemplates, { query: { xType }, signal }),
  })
  const rows = data?.ListItem ?? []
  const standard = rows.find((row) => row['isDefault'] === true) ?? rows[0]
  if (rows.length === 0) return null
  return (
    <Select
      label={t('printing.template')}
      options={rows.map((row) => ({ value: row.Id, label: row.Name }))}
      value={value || (standard?.Id ?? null)}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
