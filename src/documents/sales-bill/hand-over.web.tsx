/** Chuyển giao hàng: one bill with what its delivery says, to be looked through, or many as each of them says. */
import { useState } from 'react'
import { day, ref } from '#model/field.ts'
import { isSaved } from '#wire/envelope.ts'
import { batchOutcome, type BatchOutcome, type Failure } from '#wire/spelling.ts'
import { readStored } from '#wire/stored.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { useToday } from '#web/data/profile.ts'
import { infoQuery, invalidateModule, queryClient, reportFailure, type WireRow } from '#web/data/queries.ts'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { FieldsDialog, type Refusal, type TypedValues } from '#web/form/fields/fields-dialog.tsx'
import { idOfRow } from '#web/list/subject.ts'
import { reportBatch } from '#web/removal/batch-result.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { useWords } from '#web/words/words.ts'
import { delivery } from './delivery.ts'
import { meta } from './meta.ts'
import { PaymentOption } from './payment-option.web.tsx'

const { module } = meta.wire
const path = 'api/Order/ChuyenGiaohang'
/** The maximum that is handed over by one call (contract amendments 72). */
const MOST = 100

const parts = delivery.fields!
/** What is asked of one bill; the rest of its delivery goes along as it is. */
const asked = {
  carrier: { ...parts['carrier']!, required: true },
  paymentOption: parts['paymentOption']!,
  receiverName: { ...parts['receiverName']!, required: true },
  receiverPhone: { ...parts['receiverPhone']!, required: true },
  receiverAddress: { ...parts['receiverAddress']!, required: true },
  codAmount: parts['codAmount']!,
  feePayer: parts['feePayer']!,
  carrierFee: parts['carrierFee']!,
  weight: parts['weight']!,
  trackingCode: parts['trackingCode']!,
} as const
const handed = { date: day({ label: 'handOver.date', wire: 'dtDate' }) }
const oneFields = { ...asked, ...handed }
const manyFields = { carrier: ref('carrier')({ label: 'delivery.carrier', wire: 'NVC_ID' }), ...handed }

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Goods that the customer was to collect go to him after all. */
const startOf = (bill: WireRow) => {
  const cache = createRefCache()
  const given = readStored(parts, (bill['delivery'] ?? {}) as WireRow)
  if (typeof given['carrier'] === 'string')
    cache.put('carrier', { id: given['carrier'], code: '', name: textOf(given['carrierName']) ?? '…', active: true })
  const isProposed = given['collectGoods'] === true && given['codAmount'] === given['codProposed']
  const start: TypedValues = {
    ...given,
    ...(isProposed && { codAmount: trusted(bill['remaining']) ?? null }),
    receiverName: given['receiverName'] ?? textOf(bill['ObjName']),
    receiverPhone: given['receiverPhone'] ?? textOf(bill['phone']),
    receiverAddress: given['receiverAddress'] ?? textOf(bill['address']),
  }
  return { cache, start }
}

/** What follows from the carrier is none of another one's; null stands in place of what the bill says. */
const follow = (change: TypedValues, before: TypedValues): TypedValues =>
  'carrier' in change && change['carrier'] !== before['carrier'] ? { paymentOption: null, paymentOptionName: null } : {}

/** The place of the bill is that of its address, and its shift one of its carrier. */
const outdated = (values: TypedValues, start: TypedValues) => ({
  ...(values['receiverAddress'] !== start['receiverAddress'] && {
    provinceId: null,
    districtId: null,
    villageId: null,
  }),
  ...(values['carrier'] !== start['carrier'] && { shiftId: null, deliveryNoteId: null }),
})

const HandOverOne = ({ bill, onClose }: { bill: WireRow; onClose: (done: boolean) => void }) => {
  const { label } = useWords()
  const today = useToday()
  const [{ cache, start }] = useState(() => startOf(bill))
  const send = async (
    { dtDate, ...written }: Readonly<Record<string, unknown>>,
    values: TypedValues,
  ): Promise<Refusal | undefined> => {
    const body = { s_ID: idOfRow(bill), dtDate: textOf(dtDate), delivery: { ...written, ...outdated(values, start) } }
    const answer = await call(path, { body, requestId: true })
    if (!('Description' in answer)) return undefined
    if (!isSaved(answer)) return answer
    await invalidateModule(module)
    notifyOk(label('handOver.done'))
    onClose(true)
    return undefined
  }
  return (
    <FieldsDialog
      title={`${label('handOver.title')} ${String(bill['NumberID'] ?? '')}`}
      send={label('handOver.title')}
      fields={oneFields}
      cache={cache}
      start={{ ...start, date: today }}
      follow={follow}
      draw={(name, given) => name === 'paymentOption' && <PaymentOption {...given} />}
      onSend={send}
      onClose={() => onClose(false)}
    />
  )
}

const handOverAll = async (rows: readonly WireRow[], { dtDate, ...chosen }: WireRow): Promise<BatchOutcome> => {
  const delivery = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null))
  let done = 0
  const failures: Failure[] = []
  for (let at = 0; at < rows.length; at += MOST) {
    const body = rows.slice(at, at + MOST).map((row) => ({ s_ID: idOfRow(row), dtDate: textOf(dtDate), delivery }))
    const answer = await call(path, { body, requestId: true })
    if (!('TotalCount' in answer)) continue
    const part = batchOutcome({ ...answer, ListItem: answer.errList })
    done += part.done
    failures.push(...part.failures)
  }
  await invalidateModule(module)
  return { done, failures }
}

const HandOverMany = ({ rows, onClose }: { rows: readonly WireRow[]; onClose: (done: boolean) => void }) => {
  const { label } = useWords()
  const today = useToday()
  const n = String(rows.length)
  const send = async (written: WireRow): Promise<undefined> => {
    const answer = await handOverAll(rows, written)
    onClose(answer.done > 0)
    await reportBatch(answer, rows.length, {
      done: label('handOver.done'),
      partly: (done, failed) => label('handOver.partly', { n: String(done), m: String(failed) }),
    })
  }
  return (
    <FieldsDialog
      title={label('handOver.titleMany', { n })}
      send={label('handOver.title')}
      hint={<p>{label('handOver.hintMany')}</p>}
      fields={manyFields}
      start={{ date: today }}
      onSend={send}
      onClose={() => onClose(false)}
      width={460}
    />
  )
}

/** True if any bill was handed over. */
export const askToHandOver = async (rows: readonly WireRow[]): Promise<boolean> => {
  const [row, ...others] = rows
  if (!row || others.length > 0) return showDialog((answer) => <HandOverMany rows={rows} onClose={answer} />)
  try {
    const bill = await queryClient.fetchQuery(infoQuery(module, String(row['s_ID'])))
    return await showDialog((answer) => <HandOverOne bill={bill} onClose={answer} />)
  } catch (failure) {
    reportFailure(failure)
    return false
  }
}
