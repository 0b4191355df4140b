/** Shares a partner's statement from the device, with the words of a reminder that can be changed before. */
import { useQuery } from '@tanstack/react-query'
import { Copy, Download, FileText, Image, Paperclip, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useMe, useRights, useSettings, useToday } from '#web/data/profile.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextArea } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import { fileOf, share, sharesFiles, sharesText } from '#web/ui/base/share.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import style from './hub.module.css'
import { reminderText } from './reminder.ts'
import { makeStatement, picturesOf, type Statement, type StatementQuestion } from './statement-file.ts'

export interface StatementShare extends StatementQuestion {
  /** Name of the partner. */
  name: string
}
export const askToShare = (shared: StatementShare): Promise<boolean> =>
  showDialog((answer) => <ShareDialog shared={shared} onClose={() => answer(false)} />)

interface ShareDialogProps {
  shared: StatementShare
  onClose: () => void
}

const ShareDialog = ({ shared, onClose }: ShareDialogProps) => {
  const { t } = useFormWords()
  const reader = { today: useToday(), settings: useSettings(), userName: useMe().name, sight: useRights().sight }
  const { data, error, refetch } = useQuery({
    queryKey: ['statement', shared.part.of, shared.id, shared.days],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { silent: true },
    queryFn: ({ signal }) => makeStatement(shared, reader, signal),
  })
  if (data) return <Ready {...{ shared, onClose }} statement={data} />
  return (
    <Modal opened title={t('hub.share.title', { name: shared.name })} width={560} onClose={onClose}>
      {error ? <NotLoaded error={error} onRetry={refetch} /> : <Loading>{t('hub.share.making')}</Loading>}
    </Modal>
  )
}

const useReminder = ({ part, name }: StatementShare, { owed, overdue }: Statement): string => {
  const { label, language } = useFormWords()
  const { companyName, tenantName, baseCurrency } = useSettings()
  const day = useToday()
  const unit = baseCurrency === 'VND' && language === 'vi' ? 'đ' : baseCurrency
  return reminderText(
    part.reminds!.says,
    { partner: name, company: companyName || tenantName, day, owed, overdue },
    { label, money: (amount) => `${showNumber(amount, marksOf(language))} ${unit}` },
  )
}

/** What can be done with the statement here: the first is what people want most. */
const useWays = (statement: Statement, { text, title }: { text: string; title: string }) => {
  const { t } = useFormWords()
  const [busy, setBusy] = useState('')
  const [pictures, setPictures] = useState<readonly File[] | null>(null)
  const { pdf, fileName } = statement
  const hand = async (files: readonly File[]): Promise<void> => {
    const done = await share({ title, text, ...(files.length > 0 && { files: [...files] }) })
    if (done === 'failed') notifyError(t('hub.share.failed'))
    // Drawing the pictures took longer than the browser lets a tap count.
    if (done === 'late') notifyOk(t('hub.share.again'))
  }
  const draw = async (): Promise<readonly File[] | null> => {
    const drawn = pictures ?? (await picturesOf(pdf!))?.map((one, at) => fileOf(one, `${fileName}-${at + 1}`, 'png'))
    if (!drawn) notifyError(t('hub.share.tooLong'))
    else setPictures(drawn)
    return drawn ?? null
  }
  const does = (name: string, run: () => Promise<void>) => () => {
    setBusy(name)
    void run()
      .catch(() => notifyError(t('hub.share.failed')))
      .finally(() => setBusy(''))
  }
  const way = (name: string, icon: ButtonProps['icon'], run: () => Promise<void>) => ({
    name,
    icon,
    busy: busy === name,
    run: does(name, run),
  })
  return [
    ...(pdf && sharesFiles('pdf')
      ? [way('pdf', <Share2 size={16} />, () => hand([fileOf(pdf, fileName, 'pdf')]))]
      : []),
    ...(pdf && sharesFiles('png')
      ? [
          way('picture', <Image size={16} />, async () => {
            const files = await draw()
            if (files) await hand(files)
          }),
        ]
      : []),
    ...(sharesText() && !(pdf && (sharesFiles('pdf') || sharesFiles('png')))
      ? [way('text', <Share2 size={16} />, () => hand([]))]
      : []),
    ...(pdf ? [way('download', <Download size={16} />, async () => saveBlob(pdf, `${fileName}.pdf`))] : []),
    // Browsers offer the clipboard only to pages of https and of this machine.
    ...(navigator.clipboard
      ? [
          way('copy', <Copy size={16} />, async () => {
            await navigator.clipboard.writeText(text)
            notifyOk(t('hub.share.copied'))
          }),
        ]
      : []),
  ]
}

const Ready = ({ shared, statement, onClose }: ShareDialogProps & { statement: Statement }) => {
  const { t, label } = useFormWords()
  const proposed = useReminder(shared, statement)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? proposed
  const title = t('hub.share.title', { name: shared.name })
  const ways = useWays(statement, { text, title })
  const isAnyBusy = ways.some(({ busy }) => busy)
  return (
    <Modal
      opened
      title={title}
      width={560}
      onClose={onClose}
      foot={
        <div className="flex wrap gap-8 to-end wide">
          {ways.map(({ name, icon, busy, run }, at) => (
            <Button
              key={name}
              variant={at === 0 ? 'primary' : 'default'}
              {...{ icon, busy }}
              disabled={isAnyBusy}
              data-autofocus={at === 0 || undefined}
              onClick={run}
            >
              {label(`hub.share.${name}`)}
            </Button>
          ))}
        </div>
      }
    >
      <Stack gap={10}>
        <TextArea
          label={t('hub.share.words')}
          value={text}
          rows={7}
          maxLength={2000}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className={style.shareFile}>
          {statement.pdf ? <Paperclip size={14} aria-hidden="true" /> : <FileText size={14} aria-hidden="true" />}
          {statement.pdf ? `${statement.fileName}.pdf` : t('hub.share.nothing')}
        </p>
      </Stack>
    </Modal>
  )
}
