/** The print of the form beside its text, drawn with a document that can be chosen. */
import { useQuery } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { day, showDay } from '#kernel/day.ts'
import { PdfView } from '#web/print/pdf-view.tsx'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import { SearchInput } from '#web/ui/fields/search-input.tsx'
import { documentsQuery, sampleQuery, type SampleChoice } from '../calls.ts'
import { useTemplateWords } from '../words.ts'
import style from './editor.module.css'
import type { PreviewText } from './preview-body.ts'
import { usePreview } from './use-preview.ts'

interface PreviewProps {
  text: PreviewText
  isReadable: boolean
  xType: number
}

export const Preview = ({ text, isReadable, xType }: PreviewProps) => {
  const { w } = useTemplateWords()
  const [document, setDocument] = useState('')
  const [isTrueSize, setTrueSize] = useState(false)
  const { data: sample, error, refetch } = useQuery(sampleQuery({ xType, base: text.code, document }))
  const { pdf, notice, isOld, failure } = usePreview(text, sample, isReadable)
  return (
    <section className={style.preview} aria-label={w('templates.preview')} aria-busy={isOld || (!pdf && !failure)}>
      <header>
        <span className="fill ellipsis bold">{sample?.title ?? w('templates.preview')}</span>
        {sample?.module && <DocumentPicker module={sample.module} onPick={setDocument} />}
        <Button size="small" variant="subtle" pressed={isTrueSize} onClick={() => setTrueSize(!isTrueSize)}>
          {w('templates.trueSize')}
        </Button>
      </header>
      {(failure || !isReadable || notice) && (
        <p role="status" className="pad-8-12 bad on-bad">
          {isReadable ? failure || notice : w('templates.previewWaits')}
        </p>
      )}
      {error && !sample ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : pdf ? (
        <PdfView blob={pdf} zoom={isTrueSize ? 1 : 'fit'} old={failure !== '' || !isReadable} hasStrip={false} />
      ) : (
        !failure && isReadable && <Loading />
      )}
    </section>
  )
}

const DocumentPicker = ({ module, onPick }: { module: string; onPick: (id: string) => void }) => {
  const { w } = useTemplateWords()
  const [isOpen, setOpen] = useState(false)
  const pick = (id: string) => {
    setOpen(false)
    onPick(id)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      label={w('templates.chooseDocument')}
      position="bottom-end"
      width={360}
      sheet
      target={
        <Button size="small" icon={<FileSearch size={14} />} onClick={() => setOpen(!isOpen)}>
          {w('templates.chooseDocument')}
        </Button>
      }
    >
      <Documents module={module} onPick={pick} />
    </Popover>
  )
}

const Documents = ({ module, onPick }: { module: string; onPick: (id: string) => void }) => {
  const { w, t } = useTemplateWords()
  const [sought, setSought] = useState('')
  const { data, error } = useQuery(documentsQuery(module, sought.trim()))
  return (
    <div className={style.documents}>
      <SearchInput
        label={w('templates.searchDocument')}
        placeholder={w('templates.searchDocument')}
        value={sought}
        clearLabel={t('web.clear')}
        hasKeyHint={false}
        data-autofocus
        onClear={() => setSought('')}
        onChange={({ currentTarget: { value } }) => setSought(value)}
      />
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Loading />}
      {data?.length === 0 && <p className="muted">{t('web.noMatch')}</p>}
      <ul>
        <li>
          <button type="button" onClick={() => onPick('')}>
            {w('templates.lastDocument')}
          </button>
        </li>
        {data?.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onPick(one.id)}>
              <b>{one.number}</b> {dayOf(one)} <span>{one.partnerName}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
const dayOf = ({ date }: SampleChoice): string =>
  /^\d{4}-\d\d-\d\d/.test(date) ? showDay(day(date.slice(0, 10))) : date
