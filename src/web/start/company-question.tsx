/** What the head of every print says, asked above the first one while it says nothing. */
import { useState } from 'react'
import { text } from '#model/field.ts'
import { moduleCall } from '#wire/calls.ts'
import { isSaved } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { useRights, useSettings } from '#web/data/profile.ts'
import { queryClient, reportFailure, settingsQuery } from '#web/data/queries.ts'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { BillPaper } from '#web/print/bill-paper.tsx'
import { companyAsked } from '#web/print/first-print.ts'
import type { PrintJob } from '#web/print/job.ts'
import style from './company-question.module.css'

/** With the most letters each of them has. */
const asked = [
  ['companyName', 250],
  ['companyAddress', 500],
  ['companyPhone', 50],
  ['MST', 50],
] as const
const logo = text({ label: 'printing.logo', picture: true })

interface QuestionProps {
  job: PrintJob
  /** The print is made anew. */
  onSaved: () => void
  onClose: () => void
}

export const CompanyQuestion = ({ job, onSaved, onClose }: QuestionProps) => {
  const { t } = useFormWords()
  const stored = useSettings()
  const { may } = useRights()
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const change = (name: string, value: string) => setChanges((before) => ({ ...before, [name]: value }))
  const close = () => {
    companyAsked()
    onClose()
  }
  const save = async () => {
    setBusy(true)
    try {
      const answer = await call(moduleCall('ApiConfig', 'UpdateDB'), { body: changes, requestId: true })
      if (!isSaved(answer)) {
        notifyError(answer.Description)
        return
      }
      await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
      onSaved()
      close()
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={style.question}
      aria-label={t('printing.company')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>{t('printing.companyWhy')}</p>
      <div className={style.answers}>
        {asked.map(([name, most]) => (
          <TextInput
            key={name}
            label={t(`printing.${name}`)}
            maxLength={most}
            // The focus begins where something is missing.
            autoFocus={name === 'companyAddress'}
            value={changes[name] ?? (stored[name] || (name === 'companyName' ? stored.tenantName : ''))}
            onChange={(event) => change(name, event.currentTarget.value)}
          />
        ))}
        <FieldInput
          name="LinkLogo"
          field={logo}
          label={t('printing.logo')}
          value={changes['LinkLogo'] ?? stored.LinkLogo}
          onCommit={(address) => change('LinkLogo', typeof address === 'string' ? address : '')}
        />
        {job.forms && may('PrintTemplate', 'U') && (
          <div className={style.answer}>
            <span>{t('printing.paper')}</span>
            <BillPaper label={t('printing.paper')} forms={job.forms} kind={job.kind} isChosen onStored={onSaved} />
          </div>
        )}
      </div>
      <div className="flex gap-8 to-end">
        <Button variant="subtle" onClick={close}>
          {t('printing.later')}
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={Object.keys(changes).length === 0}>
          {t('web.save')}
        </Button>
      </div>
    </form>
  )
}
