/** Xác nhận kết quả gửi: what somebody found at the provider about an invoice of which the program could not learn it. */
import { type FormEvent, useId, useState } from 'react'
import { isSaved } from '#wire/envelope.ts'
import { call, newRequestId } from '#web/data/call.ts'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import { idOfRow, type Subject } from '#web/list/subject.ts'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useWords } from '#web/words/words.ts'
import style from './correct.module.css'

interface Props {
  subject: Subject
  row: WireRow
  /** True if it was said. */
  onClose: (isDone: boolean) => void
}
type Found = 'issued' | 'none'
const typed = [
  ['SoHD', 'field.vatNumber', 8],
  ['lookupCode', 'field.lookupCode', 100],
  ['taxAuthorityCode', 'field.taxAuthorityCode', 100],
] as const

const DecideDialog = ({ subject: { module }, row, onClose }: Props) => {
  const { t, label } = useWords()
  const form = useId()
  const [found, setFound] = useState<Found | null>(null)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const isIssued = found === 'issued'
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const body = { s_ID: idOfRow(row), issued: isIssued, ...(isIssued && values), requestId: newRequestId() }
      const answer = await call('api/OrderTax/DecideUpload', { body })
      await invalidateModule(module)
      if (!isSaved(answer)) notifyError(answer.Description)
      else {
        notifyOk(label('invoicing.decided'))
        onClose(true)
      }
    } catch (failure) {
      reportFailure(failure)
    }
    setBusy(false)
  }
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={`${label('invoice.decide')} ${String(row['NumberID'] ?? row['number'] ?? '')}`}
      width={520}
      foot={
        <>
          <Button onClick={() => onClose(false)}>{t('web.close')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={busy}
            disabled={!found || (isIssued && !values['SoHD']?.trim())}
          >
            {label('invoicing.decide')}
          </Button>
        </>
      }
    >
      <form id={form} className={style.dialog} onSubmit={(event) => void send(event)}>
        <p>{label('invoicing.decideWhy')}</p>
        <Select
          label={label('invoicing.decideFound')}
          value={found}
          onChange={(value) => setFound(value as Found | null)}
          options={[
            { value: 'issued', label: label('invoicing.decideIssued') },
            { value: 'none', label: label('invoicing.decideNone') },
          ]}
        />
        {isIssued &&
          typed.map(([name, text, most]) => (
            <TextInput
              key={name}
              label={label(text)}
              required={name === 'SoHD'}
              maxLength={most}
              value={values[name] ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget
                setValues((before) => ({ ...before, [name]: value }))
              }}
            />
          ))}
        {found === 'none' && <p role="status">{label('invoicing.decideNoneMeans')}</p>}
      </form>
    </Modal>
  )
}

export const askWhatBecameOfIt = (asked: Pick<Props, 'subject' | 'row'>): Promise<boolean> =>
  showDialog((answer) => <DecideDialog {...asked} onClose={answer} />)
