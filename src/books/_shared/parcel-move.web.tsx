/** A step of a parcel, or a correction of what is known of it: asked with what the step needs, and sent. */
import { decimal, zero, type Decimal } from '#kernel/decimal.ts'
import { day, flag, money, text, type Fields } from '#model/field.ts'
import { shipmentStateFacts, shipmentStateOf } from '#model/shipment-state.ts'
import { isSaved } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { useToday } from '#web/data/profile.ts'
import { FieldsDialog, type Refusal } from '#web/form/fields/fields-dialog.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { useWords } from '#web/words/words.ts'
import { parcelChanged, type Parcel, type ParcelStep } from './parcel.web.ts'

type Values = Readonly<Record<string, unknown>>

const all = {
  date: day({ label: 'parcelMove.date' }),
  trackingCode: text({ label: 'parcel.trackingCode', max: 50 }),
  carrierFee: money({ label: 'parcel.carrierFee' }),
  returnFee: money({ label: 'parcelMove.returnFee' }),
  codAmount: money({ label: 'parcelMove.codAmount' }),
  isPartial: flag({ label: 'parcelMove.isPartial' }),
  claimAmount: money({ label: 'parcelMove.claimAmount' }),
  note: text({ label: 'parcelMove.note', max: 1000 }),
}

/** A day and fees count where money moves; a correction asks for what counts where the parcel is. */
const fieldsOf = (parcel: Parcel, step: ParcelStep | null): Fields => {
  const state = shipmentStateOf((step ?? parcel).shipStatus) ?? 'notHanded'
  const { posts } = shipmentStateFacts[state]
  return {
    ...(posts && { date: all.date }),
    trackingCode: all.trackingCode,
    ...((posts || step === null) && { carrierFee: all.carrierFee }),
    ...((state === 'delivered' || state === 'reconciled') && { codAmount: all.codAmount, isPartial: all.isPartial }),
    ...(state === 'lost' && { claimAmount: all.claimAmount }),
    ...(state === 'returned' && { returnFee: all.returnFee }),
    note: all.note,
  }
}

interface Props {
  parcel: Parcel
  /** Null: it stays where it is. */
  step: ParcelStep | null
  /** Proposed in place of what is known. */
  proposed?: Values
  onClose: (changed: boolean) => void
}

/** Who paid less than was agreed took a part, unless somebody says otherwise. */
const followCod =
  ({ codAgreed }: Parcel) =>
  (change: Values): Values =>
    'codAmount' in change ? { isPartial: ((change['codAmount'] as Decimal | null) ?? zero) < decimal(codAgreed) } : {}

const MoveDialog = ({ parcel, step, proposed, onClose }: Props) => {
  const { t, label } = useWords()
  const today = useToday()
  const { s_ID, version, trackingCode, carrierFee, returnFee, deliveredDate, handDate } = parcel
  const send = async (written: Readonly<Record<string, unknown>>): Promise<Refusal | undefined> => {
    const body = { s_ID, version, ...(step && { shipStatus: step.shipStatus }), ...written }
    const answer = await call('api/Shipping/UpdateStatus', { body, requestId: true })
    if (!isSaved(answer)) return answer
    await parcelChanged()
    notifyOk(label(step ? 'parcel.moved' : 'parcelMove.saved'))
    onClose(true)
    return undefined
  }
  return (
    <FieldsDialog
      title={step ? label('parcelMove.title', { state: step.shipStatusName }) : label('parcel.edit')}
      send={step ? label('parcelMove.send') : t('web.save')}
      fields={fieldsOf(parcel, step)}
      start={{
        // Nothing arrives before it was handed over.
        date: step ? (today < handDate ? handDate : today) : deliveredDate || null,
        trackingCode: trackingCode || null,
        carrierFee: decimal(carrierFee),
        returnFee: returnFee === 0 ? null : decimal(returnFee),
        codAmount: decimal(parcel.codAmount),
        isPartial: parcel.isPartial,
        claimAmount: parcel.claimAmount === null ? null : decimal(parcel.claimAmount),
        ...proposed,
      }}
      follow={followCod(parcel)}
      onSend={send}
      onClose={() => onClose(false)}
      width={520}
    />
  )
}

export const askToMove = (parcel: Parcel, step: ParcelStep | null, proposed: Values = {}): Promise<boolean> =>
  showDialog((answer) => <MoveDialog {...{ parcel, step, proposed }} onClose={answer} />)
