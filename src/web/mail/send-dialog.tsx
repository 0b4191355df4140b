/** Sends a document or a statement as PDF: to whom, with which words, in which form. */
import { useQuery } from '@tanstack/react-query'
import { MailX, Paperclip, Send } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { readEmails } from '#kernel/email.ts'
import { call, newRequestId } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useRights } from '#web/data/profile.ts'
import { reportFailure } from '#web/data/queries.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextArea, TextInput } from '#web/ui/fields/field.tsx'
import { notify, notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { refreshLetters } from './letters.ts'
import style from './mail.module.css'
import { useMailWords } from './words.ts'

/** What the server is asked to send: a document by its module, or the letter of a report to a partner. */
export interface MailSource {
  title: string
  body: Readonly<Record<string, string>>
}

type Draft = AnswerOf<'api/ApiMail/getDraft'>
type Typed = Partial<Record<'to' | 'cc' | 'subject' | 'text' | 'templateId', string>>
type Problems = Readonly<Record<string, string>>

const sendingMs = 120_000
/** What is missing in the letter takes longer to read than that it was sent. */
const NOTICE_MS = 15_000

/** The texts of the problems by the field they are about; '' is the whole letter. */
const problemsOf = ({ Description, errors = [] }: AnswerOf<'api/ApiMail/Send'>): Problems =>
  Object.fromEntries(errors.length > 0 ? errors.map(({ path, message }) => [path, message]) : [['', Description]])

export const askToSend = (source: MailSource): Promise<boolean> =>
  showDialog((answer) => <SendDialog source={source} onClose={answer} />)

interface SendDialogProps {
  source: MailSource
  onClose: (isSent: boolean) => void
}

const SendDialog = ({ source, onClose }: SendDialogProps) => {
  const { m } = useMailWords()
  const form = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['mailDraft', source.body],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { silent: true },
    queryFn: ({ signal }) => call('api/ApiMail/getDraft', { body: source.body, signal }),
  })
  const [busy, setBusy] = useState(false)
  return (
    <Modal
      opened
      title={`${m('mail.send')}: ${source.title}`}
      width={640}
      onClose={() => onClose(false)}
      foot={
        data?.isReady && (
          <Button variant="primary" type="submit" form={form} icon={<Send size={15} />} busy={busy}>
            {m('mail.doSend')}
          </Button>
        )
      }
    >
      {error ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : !data ? (
        <Loading />
      ) : data.isReady ? (
        <LetterForm {...{ form, source, busy, onClose }} draft={data} onBusy={setBusy} />
      ) : (
        <NotReady trouble={data.trouble} onClose={() => onClose(false)} />
      )}
    </Modal>
  )
}

/** What is missing, and where it is set up. */
const NotReady = ({ trouble, onClose }: { trouble: string | undefined; onClose: () => void }) => {
  const { t, m } = useMailWords()
  const { may } = useRights()
  return (
    <PageState
      role="status"
      icon={<MailX size={28} />}
      title={trouble ?? m('mail.notReady')}
      actions={
        may('Config', 'U') ? (
          <a className="accent bold" href="/system/config/mail" data-autofocus>
            {m('mail.toSettings')}
          </a>
        ) : (
          <Button onClick={onClose} data-autofocus>
            {t('web.close')}
          </Button>
        )
      }
    >
      {trouble === undefined && (may('Config', 'U') ? m('mail.withoutHow') : m('mail.askOwner'))}
    </PageState>
  )
}

interface LetterFormProps extends SendDialogProps {
  form: string
  draft: Draft
  busy: boolean
  onBusy: (busy: boolean) => void
}

const LetterForm = ({ form, source, draft, busy, onBusy, onClose }: LetterFormProps) => {
  const { t, m } = useMailWords()
  const [typed, setTyped] = useState<Typed>({})
  const [problems, setProblems] = useState<Problems>({})
  const [requestId] = useState(newRequestId)
  const { to = draft.to, cc = '', subject = draft.subject, text = draft.text, templateId = draft.forms[0]?.Id } = typed
  const set = (change: Typed) => {
    setTyped({ ...typed, ...change })
    setProblems({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const { wrong } = readEmails(to)
    if (to.trim() === '') return setProblems({ to: t('required', { label: m('letter.to') }) })
    if (wrong.length > 0) return setProblems({ to: t('emailInvalid') })
    onBusy(true)
    try {
      const answer = await call('api/ApiMail/Send', {
        body: { ...source.body, to, cc, subject, text, ...(templateId && { templateId }) },
        requestId,
        timeoutMs: sendingMs,
      })
      if (answer.Description !== 'ok') return setProblems(problemsOf(answer))
      notifyOk(m('mail.sent', { to }))
      if (answer.notice) notify({ tone: 'info', message: answer.notice, timeoutMs: NOTICE_MS })
      void refreshLetters()
      onClose(true)
    } catch (failure) {
      reportFailure(failure)
    } finally {
      onBusy(false)
    }
  }
  const field = (name: 'to' | 'cc' | 'subject' | 'text', value: string) => ({
    label: m(`letter.${name}`),
    value,
    error: problems[name],
    disabled: busy,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  })
  return (
    <form id={form} className="stack gap-12" noValidate onSubmit={(event) => void submit(event)}>
      {problems[''] && (
        <p role="alert" className={style.problem}>
          {problems['']}
        </p>
      )}
      <TextInput {...field('to', to)} required inputMode="email" autoComplete="off" data-autofocus={draft.to === ''} />
      <TextInput {...field('cc', cc)} inputMode="email" autoComplete="off" />
      <TextInput {...field('subject', subject)} required maxLength={200} />
      <TextArea {...field('text', text)} rows={9} maxLength={10_000} data-autofocus={draft.to !== ''} />
      {draft.forms.length > 1 && (
        <Select
          label={m('mail.form')}
          options={draft.forms.map(({ Id, Name }) => ({ value: Id, label: Name }))}
          value={templateId ?? null}
          disabled={busy}
          onChange={(next) => set({ templateId: next ?? '' })}
        />
      )}
      <p className={style.attachment}>
        <Paperclip size={14} aria-hidden="true" />
        <span className="hidden-visually">{m('mail.attachment')}: </span>
        {draft.fileName}
      </p>
    </form>
  )
}
