/** What is typed for the notice 04/SS-HĐĐT, and its file. */
import { type FormEvent, useId, useState } from 'react'
import { call } from '#web/data/call.ts'
import { useSettings } from '#web/data/profile.ts'
import { reportFailure, type WireRow } from '#web/data/queries.ts'
import { idOfRow } from '#web/list/subject.ts'
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { fromBase64 } from '#web/ui/base/base64.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextInput } from '#web/ui/fields/field.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import { useWords } from '#web/words/words.ts'
import style from './correct.module.css'
import { errorNoticeFields } from './error-notice.ts'
import { textForBuyer } from './wrong-invoice.ts'

/** The same in every notice; kept by this browser. */
const usual = ['place', 'taxOffice', 'taxOfficeCode'] as const
const kept = (name: string): string => readLocal(`errorNotice.${name}`) ?? ''

export const NoticeForm = ({ row }: { row: WireRow }) => {
  const { label } = useWords()
  const { companyName } = useSettings()
  const form = useId()
  const [reason, setReason] = useState('')
  const [values, setValues] = useState(() => Object.fromEntries(usual.map((name) => [name, kept(name)])))
  const [busy, setBusy] = useState(false)
  const download = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const body = { ids: [idOfRow(row)], reason, ...values }
      const { FileDownload } = await call('api/OrderTax/ErrorNotice', { body })
      for (const { fileName, fileToBytes } of FileDownload)
        saveBlob(await fromBase64(fileToBytes, 'application/xml'), fileName)
      for (const name of usual) writeLocal(`errorNotice.${name}`, values[name] || null)
      notifyOk(label('errorNotice.done'))
    } catch (failure) {
      reportFailure(failure)
    }
    setBusy(false)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(textForBuyer(row, { company: companyName, reason }))
    notifyOk(label('errorNotice.copied'))
  }
  const nothing = reason.trim() === ''
  return (
    <form id={form} onSubmit={(event) => void download(event)} className={style.dialog}>
      <TextArea
        label={label('errorNotice.reason')}
        required
        rows={2}
        maxLength={errorNoticeFields.reason.max}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={style.pair}>
        {usual.map((name) => (
          <TextInput
            key={name}
            label={label(errorNoticeFields[name].label)}
            maxLength={errorNoticeFields[name].max}
            value={values[name] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget
              setValues((before) => ({ ...before, [name]: value }))
            }}
          />
        ))}
      </div>
      <p className={style.law}>{label('errorNotice.hint')}</p>
      <div className={style.buttons}>
        <Button variant="primary" type="submit" busy={busy} disabled={nothing}>
          {label('errorNotice.download')}
        </Button>
        {/* Browsers offer the clipboard only to pages of https and of this machine. */}
        {navigator.clipboard && (
          <Button disabled={nothing} onClick={() => void copy().catch(reportFailure)}>
            {label('errorNotice.copy')}
          </Button>
        )}
      </div>
    </form>
  )
}
