/** Đối soát: what carriers collected is handed over, or their fees are paid, parcel by parcel. */
import { useState } from 'react'
import { sumOf, toNumber, type Decimal } from '#kernel/decimal.ts'
import { batchOutcome, type BatchOutcome } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { useToday } from '#web/data/profile.ts'
import type { WireRow } from '#web/data/queries.ts'
import { FieldsDialog, type Refusal, type TypedValues } from '#web/form/fields/fields-dialog.tsx'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import { idOfRow } from '#web/list/subject.ts'
import { reportBatch } from '#web/removal/batch-result.tsx'
import { askingAnyway } from '#web/removal/calls.ts'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useWords } from '#web/words/words.ts'
import { parcelChanged } from './parcel.web.ts'
import { amountField, openOf, settledBy, settleFields, settleKind } from './settling.web.ts'
import style from './settle.module.css'

const settleCall = 'api/COD/Settle'

type Amounts = Readonly<Record<string, Decimal | null>>

interface AmountsProps {
  rows: readonly WireRow[]
  kind: unknown
  amounts: Amounts
  onAmount: (id: string, amount: Decimal | null) => void
}
/** The whole of what is open, where nothing else is typed. */
const AmountTable = ({ rows, kind, amounts, onAmount }: AmountsProps) => {
  const { label, language } = useWords()
  const shown = (value: Decimal) => showNumber(value, marksOf(language))
  const open = settledBy(rows, kind)
  if (open.length === 0) return <p role="status">{label('settling.nothing')}</p>
  const sum = sumOf(open, (row) => amounts[idOfRow(row)] ?? openOf(row, kind))
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{label('parcel.shipNumber')}</th>
          <th scope="col" className={style.carrier}>
            {label('parcel.carrierName')}
          </th>
          <th scope="col" className={style.number}>
            {label('settling.open')}
          </th>
          <th scope="col" className={style.number}>
            {label('settling.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {open.map((row) => {
          const [id, number, carrier] = [idOfRow(row), String(row['shipNumber']), String(row['carrierName'] ?? '')]
          return (
            <tr key={id}>
              <td>
                {number}
                <small className={style.carrierBelow}>{carrier}</small>
              </td>
              <td className={style.carrier}>{carrier}</td>
              <td className={style.number}>{shown(openOf(row, kind))}</td>
              <td className={style.amount}>
                <FieldInput
                  name={`amounts.${id}`}
                  field={amountField}
                  label={`${label('settling.amount')} ${number}`}
                  hideLabel
                  placeholder={shown(openOf(row, kind))}
                  value={amounts[id] ?? null}
                  onCommit={(value) => onAmount(id, value as Decimal | null)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{label('settling.sum')}</th>
          <td className={style.carrier} />
          <td />
          <td className={style.number}>{shown(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Amounts typed for the other kind are not meant. */
const bodyOf = (rows: readonly WireRow[], values: TypedValues, amounts: Amounts) => {
  const ids = settledBy(rows, values['kind']).map(idOfRow)
  const typed = ids.flatMap((id) => (amounts[id] ? [[id, toNumber(amounts[id])] as const] : []))
  return { ids, amounts: Object.fromEntries(typed) }
}

/** Nothing of it was settled: what was typed is refused. */
class Unsettled extends Error {
  readonly refusal: Refusal
  constructor({ Description, errors }: Refusal) {
    super(Description)
    this.refusal = { Description, errors }
  }
}
const refusalOf = (failure: unknown): Refusal => {
  if (failure instanceof Unsettled) return failure.refusal
  throw failure
}

const SettleDialog = ({ rows, onClose }: { rows: readonly WireRow[]; onClose: (changed: boolean) => void }) => {
  const { label } = useWords()
  const today = useToday()
  const [amounts, setAmounts] = useState<Amounts>({})
  const send = async (written: WireRow, values: TypedValues): Promise<Refusal | undefined> => {
    const own = bodyOf(rows, values, amounts)
    if (own.ids.length === 0) return { Description: label('settling.nothing') }
    const run = async (ids: readonly unknown[], confirm: readonly string[]): Promise<BatchOutcome> => {
      const body = { ...written, ...own, ids: ids.map(String), confirm }
      const part = await call(settleCall, { body, requestId: true })
      if ('TotalCount' in part) return batchOutcome(part)
      throw new Unsettled(part)
    }
    const entries = own.ids.map((id) => ({ id, body: id }))
    const answer = await askingAnyway(run, entries).catch(refusalOf)
    if ('Description' in answer) return answer
    await parcelChanged()
    onClose(answer.done > 0)
    await reportBatch(answer, own.ids.length, {
      done: label('settling.done'),
      partly: (done, failed) => label('settling.partly', { n: String(done), m: String(failed) }),
    })
    return undefined
  }
  return (
    <FieldsDialog
      title={label('settling.title')}
      send={label('settling.title')}
      hint={<p>{label('settling.chosen', { n: String(rows.length) })}</p>}
      fields={settleFields}
      start={{ date: today, kind: settledBy(rows, settleKind.cod).length > 0 ? settleKind.cod : settleKind.fee }}
      follow={(change) => {
        if ('kind' in change) setAmounts({})
        return {}
      }}
      onSend={send}
      onClose={() => onClose(false)}
      width={720}
    >
      {(values) => (
        <AmountTable
          key={String(values['kind'])}
          {...{ rows, amounts }}
          kind={values['kind']}
          onAmount={(id, amount) => setAmounts((before) => ({ ...before, [id]: amount }))}
        />
      )}
    </FieldsDialog>
  )
}

/** True if anything was settled. */
export const askToSettle = (rows: readonly WireRow[]): Promise<boolean> =>
  showDialog((answer) => <SettleDialog rows={rows} onClose={answer} />)
