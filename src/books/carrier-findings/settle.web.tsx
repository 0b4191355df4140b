/** What came of findings: a note is asked for, and they are dealt with. */
import { text } from '#model/field.ts'
import { batchOutcome, type BatchOutcome } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { invalidateModule, queryClient, reportFailure } from '#web/data/queries.ts'
import { FieldsDialog, type Refusal } from '#web/form/fields/fields-dialog.tsx'
import { reportBatch } from '#web/removal/batch-result.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { currentWords, useWords } from '#web/words/words.ts'
import { meta } from './meta.ts'

const fields = { note: text({ label: 'carrierFindings.note', max: 1000, required: true }) }

const send = async (ids: readonly string[], more: object): Promise<BatchOutcome> => {
  const answer = await call('api/CarrierCheck/Settle', { body: { ids, ...more }, requestId: true })
  await Promise.all([invalidateModule(meta.module), queryClient.invalidateQueries({ queryKey: ['parcel'] })])
  return batchOutcome(answer)
}

const report = async (answer: BatchOutcome, asked: number): Promise<void> => {
  const { label } = currentWords()
  await reportBatch(answer, asked, {
    done: label('findings.done'),
    partly: (n, m) => label('findings.partly', { n: String(n), m: String(m) }),
  })
}

const SettleDialog = ({ ids, onClose }: { ids: readonly string[]; onClose: (changed: boolean) => void }) => {
  const { label } = useWords()
  const settle = async (written: Readonly<Record<string, unknown>>): Promise<Refusal | undefined> => {
    const answer = await send(ids, written)
    onClose(answer.done > 0)
    await report(answer, ids.length)
    return undefined
  }
  return (
    <FieldsDialog
      title={label('carrierFindings.settle')}
      send={label('carrierFindings.settle')}
      hint={<p>{label('findings.chosen', { n: String(ids.length) })}</p>}
      fields={fields}
      start={{}}
      onSend={settle}
      onClose={() => onClose(false)}
      width={520}
    />
  )
}

/** True if anything was marked. */
export const askToSettle = (ids: readonly string[]): Promise<boolean> =>
  showDialog((answer) => <SettleDialog ids={ids} onClose={answer} />)

export const reopen = async (ids: readonly string[]): Promise<boolean> => {
  try {
    const answer = await send(ids, { settled: false })
    await report(answer, ids.length)
    return answer.done > 0
  } catch (failure) {
    reportFailure(failure)
    return false
  }
}
