/** Nhập bảng phí: the fees of a carrier from a workbook, which is tried first. */
import { flag } from '#model/field.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { invalidateModule } from '#web/data/queries.ts'
import { FieldsDialog, type Refusal, type TypedValues } from '#web/form/fields/fields-dialog.tsx'
import { FileChooser, useTriedFile } from '#web/import/tried-file.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { useWords } from '#web/words/words.ts'
import { meta } from './meta.ts'
import style from './fee-file.module.css'

type Answer = AnswerOf<'api/ApiListCarrier/ImportFees'>
const path = 'api/ApiListCarrier/ImportFees'
const fields = { replace: flag({ label: 'carrier.fees.replace' }) }

const Failures = ({ rows }: { rows: Answer['ListItem'] }) => {
  const { label } = useWords()
  return (
    <>
      <p>{label('carrier.fees.failed', { n: String(rows.length) })}</p>
      <div className={style.failures} tabIndex={0} role="group" aria-label={label('carrier.fees.failures')}>
        <ul>
          {rows.map(({ rowNumber, Description }) => (
            <li key={rowNumber}>
              {label('carrier.fees.row', { row: String(rowNumber) })}: {Description}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const FeeFileDialog = ({ carrier, onClose }: { carrier: string; onClose: (changed: boolean) => void }) => {
  const { label } = useWords()
  const { sent, tried, setTried, busy, choose } = useTriedFile((file) =>
    call(path, { body: { ...ofId(carrier), ...file, dryRun: true } }),
  )
  const take = async (_written: unknown, { replace }: TypedValues): Promise<Refusal | undefined> => {
    if (!sent) return undefined
    const body = { s_ID: carrier, ...sent, replace: replace === true, dryRun: false }
    const answer = await call(path, { body, requestId: true })
    setTried(answer)
    if (answer.ListItem.length > 0)
      return { Description: label('carrier.fees.failed', { n: String(answer.ListItem.length) }) }
    await invalidateModule(meta.wire.module)
    notifyOk(label('carrier.fees.taken', { n: String(answer.TotalCount) }))
    onClose(true)
    return undefined
  }
  const isGood = tried !== undefined && tried.ListItem.length === 0 && tried.TotalCount > 0
  const counts = tried && {
    added: String(tried.summary.added),
    updated: String(tried.summary.updated),
    unchanged: String(tried.summary.unchanged),
  }
  return (
    <FieldsDialog
      title={label('carrier.fees.import')}
      send={label('carrier.fees.take')}
      isIdle={!isGood || busy}
      fields={isGood ? fields : {}}
      start={{ replace: false }}
      hint={
        <>
          <p>{label('carrier.fees.hint')}</p>
          <FileChooser
            label={label('carrier.fees.choose')}
            name={sent?.fileName ?? ''}
            busy={busy}
            onFile={(file) => void choose(file)}
          />
          <p role="status">{counts && isGood && label('carrier.fees.counts', counts)}</p>
          {tried && tried.unused.length > 0 && (
            <p role="note">{label('carrier.fees.unused', { columns: tried.unused.join(', ') })}</p>
          )}
        </>
      }
      onSend={take}
      onClose={() => onClose(false)}
      width={600}
    >
      {() => tried && tried.ListItem.length > 0 && <Failures rows={tried.ListItem} />}
    </FieldsDialog>
  )
}

/** True if fees were taken. */
export const askForFees = (carrier: string): Promise<boolean> =>
  showDialog((answer) => <FeeFileDialog carrier={carrier} onClose={answer} />)
