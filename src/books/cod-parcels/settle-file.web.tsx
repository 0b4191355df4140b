/** Nhập file: the file of a carrier is compared with what is open, and what agrees is settled. */
import { useRef, useState } from 'react'
import type { SaveAnswer } from '#wire/envelope.ts'
import { askAnyway } from '#web/asking/load.ts'
import { call } from '#web/data/call.ts'
import { useToday } from '#web/data/profile.ts'
import { reportFailure, type WireRow } from '#web/data/queries.ts'
import { FieldsDialog, type Refusal } from '#web/form/fields/fields-dialog.tsx'
import { toBase64 } from '#web/ui/base64.ts'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/confirm.tsx'
import { notifyInfo, notifyOk } from '#web/ui/notify.tsx'
import { useWords } from '#web/words/words.ts'
import { parcelChanged } from '../_shared/parcel.web.ts'
import { meta } from './meta.ts'
import { paidFields } from '../_shared/settling.web.ts'
import style from '../_shared/settle.module.css'

interface Compared {
  matched: readonly { s_ID: string }[]
  differences: readonly { row: number; trackingCode: string; Description: string }[]
  vouchers: readonly { NumberID: string }[]
}
type Answer = Partial<Compared> & Partial<SaveAnswer>
const isCompared = (answer: Answer): answer is Compared & Partial<SaveAnswer> => answer.matched !== undefined

interface Sent {
  fileName: string
  fileToBytes: string
}
const path = `api/${meta.module}/ImportFile`

/** What the file says, before anything is written. */
const useFile = () => {
  const [sent, setSent] = useState<Sent>()
  const [compared, setCompared] = useState<Compared>()
  const [busy, setBusy] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setCompared(undefined)
    try {
      const body = { fileName: file.name, fileToBytes: await toBase64(file) }
      setSent(body)
      const answer = await call<Answer>(path, { body: { ...body, dryRun: true } })
      if (isCompared(answer)) setCompared(answer)
      else notifyInfo(answer.Description ?? '')
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return { sent, compared, busy, choose }
}

const Chooser = ({ name, busy, onFile }: { name: string; busy: boolean; onFile: (file: File | undefined) => void }) => {
  const { label } = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <p>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {label('settleFile.choose')}
      </Button>{' '}
      {name}
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        className="hidden-visually"
        tabIndex={-1}
        aria-label={label('settleFile.choose')}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </p>
  )
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

const FileDialog = ({ onClose }: { onClose: (changed: boolean) => void }) => {
  const { label } = useWords()
  const today = useToday()
  const { sent, compared, busy, choose } = useFile()
  const n = String(compared?.matched.length ?? 0)
  const settles = (compared?.matched.length ?? 0) > 0
  const keeps = !settles && (compared?.differences.length ?? 0) > 0
  const send = async (written: WireRow, confirmed: readonly string[] = []): Promise<Refusal | undefined> => {
    const body = { ...sent, ...written, dryRun: false, confirm: confirmed }
    const answer = await call<Answer>(path, { body, requestId: true })
    if (!isCompared(answer)) {
      const { Description = '', errors = [], confirm = [] } = answer
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
      isIdle={!(settles || keeps) || busy}
      fields={settles ? paidFields : {}}
      start={{ date: today }}
      hint={
        <>
          <p>{label('settleFile.hint')}</p>
          <Chooser name={sent?.fileName ?? ''} busy={busy} onFile={(file) => void choose(file)} />
          <p role="status">{compared && label('settleFile.matched', { n })}</p>
        </>
      }
      onSend={(written) => send(written)}
      onClose={() => onClose(false)}
      width={640}
    >
      {() => compared && <Differences rows={compared.differences} />}
    </FieldsDialog>
  )
}

export const askForFile = (): Promise<boolean> => showDialog((answer) => <FileDialog onClose={answer} />)
