/** Nhập file: the file of a carrier is compared with what is open, and what agrees is settled. */
import { useState } from 'react'
import { ref } from '#model/field.ts'
import { askAnyway } from '#web/asking/load.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useToday } from '#web/data/profile.ts'
import { type WireRow } from '#web/data/queries.ts'
import { loadListRefs } from '#web/form/draft/store/load-refs.ts'
import { createRefCache, type RefCache } from '#web/form/draft/store/refs.ts'
import { FieldsDialog, type GivenField, type Refusal } from '#web/form/fields/fields-dialog.tsx'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import { FileChooser, useTriedFile, type SentFile } from '#web/import/tried-file.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { notifyInfo, notifyOk } from '#web/ui/floating/notify.tsx'
import { useWords } from '#web/words/words.ts'
import { parcelChanged } from '../_shared/parcel.web.ts'
import { paidFields } from '../_shared/settling.web.ts'
import style from '../_shared/settle.module.css'

type Answer = AnswerOf<'api/COD/ImportFile'>
type Compared = Extract<Answer, { matched: unknown }>
const isCompared = (answer: Answer): answer is Compared => 'matched' in answer

const path = 'api/COD/ImportFile'

/** Codes are a carrier's own: another one may have the same. */
const ofCarrier = { carrier: ref('carrier')({ label: 'settleFile.carrier', wire: 'NVC_ID', required: true }) }

/** What the file says, before anything is written. */
const compareFor =
  (carrier: unknown) =>
  async (file: SentFile): Promise<Compared | undefined> => {
    const answer = await call(path, { body: { ...file, NVC_ID: String(carrier ?? ''), dryRun: true } })
    if (isCompared(answer)) return answer
    notifyInfo(answer.Description)
    return undefined
  }

const Differences = ({ rows }: { rows: Compared['differences'] }) => {
  const { label } = useWords()
  if (rows.length === 0) return null
  return (
    <>
      <h3>{label('settleFile.differences', { n: String(rows.length) })}</h3>
      <p>{label('settleFile.left')}</p>
      <div className={style.scroll} tabIndex={0} role="group" aria-label={label('settleFile.reason')}>
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">{label('settleFile.row')}</th>
              <th scope="col">{label('settleFile.code')}</th>
              <th scope="col">{label('settleFile.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, trackingCode, Description }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>{trackingCode}</td>
                <td>{Description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const CarrierInput = ({ given, onChoose }: { given: GivenField; onChoose: (value: unknown) => void }) => {
  const { label } = useWords()
  const { field, values, set, error } = given
  return (
    <FieldInput
      name="carrier"
      field={field}
      label={label(field.label)}
      required
      value={values['carrier'] ?? null}
      error={error}
      onCommit={(value) => {
        set({ carrier: value })
        onChoose(value)
      }}
    />
  )
}

interface FileDialogProps {
  /** The carrier whose parcels the list shows. */
  preset: string | null
  cache: RefCache
  onClose: (changed: boolean) => void
}

const FileDialog = ({ preset, cache, onClose }: FileDialogProps) => {
  const { label } = useWords()
  const today = useToday()
  const [carrier, setCarrier] = useState<unknown>(preset)
  const { sent, tried: compared, busy, choose, again } = useTriedFile(compareFor(carrier))
  const chooseCarrier = (value: unknown) => {
    setCarrier(value)
    if (value) void again(compareFor(value))
  }
  const n = String(compared?.matched.length ?? 0)
  const settles = (compared?.matched.length ?? 0) > 0
  const keeps = !settles && (compared?.differences.length ?? 0) > 0
  const send = async (written: WireRow, confirmed: readonly string[] = []): Promise<Refusal | undefined> => {
    if (!sent) return undefined
    const body = { ...written, ...sent, dryRun: false, confirm: confirmed }
    const answer = await call(path, { body, requestId: true })
    if (!isCompared(answer)) {
      const { Description, errors = [], confirm = [] } = answer
      if (confirm.length > 0 && errors.every(({ code }) => confirm.includes(code)))
        return (await askAnyway(errors, 'goOn')) ? send(written, [...confirmed, ...confirm]) : undefined
      return { Description, errors }
    }
    await parcelChanged()
    const numbers = answer.vouchers.map(({ NumberID }) => NumberID).join(', ')
    notifyOk(numbers ? `${label('settling.done')}: ${numbers}` : label('settleFile.kept'))
    onClose(true)
    return undefined
  }
  return (
    <FieldsDialog
      title={label('settleFile.title')}
      send={keeps ? label('settleFile.keep') : compared ? label('settleFile.settle', { n }) : label('settling.title')}
      isIdle={!carrier || !(settles || keeps) || busy}
      fields={settles ? { ...ofCarrier, ...paidFields } : ofCarrier}
      start={{ date: today, ...(preset && { carrier: preset }) }}
      cache={cache}
      hint={<p>{label('settleFile.hint')}</p>}
      draw={(name, given) => name === 'carrier' && <CarrierInput given={given} onChoose={chooseCarrier} />}
      onSend={(written) => send(written)}
      onClose={() => onClose(false)}
      width={640}
    >
      {() => (
        <>
          <FileChooser
            label={label('settleFile.choose')}
            name={sent?.fileName ?? ''}
            busy={busy}
            disabled={!carrier}
            onFile={(file) => void choose(file)}
          />
          <p role="status">{compared && label('settleFile.matched', { n })}</p>
          {compared && <Differences rows={compared.differences} />}
        </>
      )}
    </FieldsDialog>
  )
}

export const askForFile = async (preset: string | null): Promise<boolean> => {
  const cache = createRefCache()
  if (preset) await loadListRefs(ofCarrier, { carrier: preset }, cache)
  return showDialog((answer) => <FileDialog preset={preset} cache={cache} onClose={answer} />)
}
