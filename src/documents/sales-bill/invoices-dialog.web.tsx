/** Asks how VAT invoices are made of the selected bills: one each, or one for each customer. */
import { type FormEvent, useId, useState } from 'react'
import { reportFailure, type WireRow } from '#web/data/queries.ts'
import { reportBatch } from '#web/removal/batch-result.tsx'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Checkbox, Segments } from '#web/ui/fields/field.tsx'
import { currentWords, useWords } from '#web/words/words.ts'
import { hasShippingFee } from './invoiceable.ts'
import { makeInvoices } from './invoices.web.ts'

interface Props {
  rows: readonly WireRow[]
  onClose: (made: boolean) => void
}

const InvoicesDialog = ({ rows, onClose }: Props) => {
  const { t, label } = useWords()
  const form = useId()
  const [way, setWay] = useState<'each' | 'merged'>('each')
  const [shippingFee, setShippingFee] = useState(false)
  const [busy, setBusy] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const answer = await makeInvoices(rows, { merge: way === 'merged', shippingFee })
      onClose(answer.done > 0)
      const n = String(answer.done)
      await reportBatch(answer, answer.done, {
        done: currentWords().label('invoicing.made', { n }),
        partly: (done, failed) => currentWords().label('invoicing.madePartly', { n: String(done), m: String(failed) }),
      })
    } catch (failure) {
      reportFailure(failure)
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={label('bill.makeInvoices')}
      width={460}
      foot={
        <>
          <Button onClick={() => onClose(false)}>{t('web.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {label('bill.makeInvoices')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void make(event)}>
        <Segments
          label={label('invoicing.way')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'each', label: label('invoicing.each') },
            { value: 'merged', label: label('invoicing.merged') },
          ]}
        />
        {rows.some(hasShippingFee) && (
          <p>
            <Checkbox
              label={label('invoicing.shippingFee')}
              checked={shippingFee}
              onChange={(event) => setShippingFee(event.currentTarget.checked)}
            />
          </p>
        )}
      </form>
    </Modal>
  )
}

/** True if any invoice was made. */
export const askForInvoices = (rows: readonly WireRow[]): Promise<boolean> =>
  showDialog((answer) => <InvoicesDialog rows={rows} onClose={answer} />)
