/** A parcel: what was agreed, its money, its way, and the steps that lead on from where it is. */
import { HandCoins, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { decimal } from '#kernel/decimal.ts'
import { showDay } from '#kernel/day.ts'
import { showNumber } from '#kernel/number-format.ts'
import { may } from '#model/right.ts'
import { shipmentStateFacts, shipmentStateOf } from '#model/shipment-state.ts'
import { useRights } from '#web/data/profile.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { momentText } from '#web/grid/cell.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading, StatusChip } from '#web/ui/parts.tsx'
import { useWords } from '#web/words/words.ts'
import { DocumentNumber, Fact, FactList } from './facts.web.tsx'
import { TrackingPage } from './parcel-tracking.web.tsx'
import { printLabels } from './parcel-labels.web.ts'
import { billModule, moveTo, ParcelTodos } from './parcel-todo.web.tsx'
import { codModule, parcelModule, useParcel, type Parcel, type ParcelStep } from './parcel.web.ts'
import { settleRows } from './settle-action.web.ts'
import style from './parcel-peek.module.css'

const useMoney = () => {
  const { language } = useWords()
  return (value: number): string => showNumber(decimal(value), { language })
}

const Tracking = ({ parcel: { trackingCode, trackingUrl } }: { parcel: Parcel }): ReactNode =>
  trackingUrl ? (
    <a href={trackingUrl} target="_blank" rel="noreferrer">
      {trackingCode}
    </a>
  ) : (
    trackingCode
  )

/** Carriers ask the shop to speak to whoever they do not find: the number is called from here. */
const Receiver = ({ parcel: { receiverName, receiverPhone } }: { parcel: Parcel }) => (
  <>
    {receiverName}
    {receiverName && receiverPhone && ' · '}
    {receiverPhone && <a href={`tel:${receiverPhone.replaceAll(/[^+\d]/g, '')}`}>{receiverPhone}</a>}
  </>
)

const ParcelState = ({ shipStatus, shipStatusName }: ParcelStep) => {
  const state = shipmentStateOf(shipStatus)
  return <StatusChip tone={state ? shipmentStateFacts[state].tone : 'neutral'}>{shipStatusName}</StatusChip>
}

const Facts = ({ parcel }: { parcel: Parcel }) => {
  const { label } = useWords()
  const shown = useMoney()
  const { billId, NumberID, receiverName, receiverPhone, deliveredDate, codAmount, codAgreed, claimAmount } = parcel
  return (
    <FactList>
      <Fact of="parcel.shipStatus">
        <ParcelState {...parcel} />
      </Fact>
      <Fact of="parcel.billNumber">
        <DocumentNumber module={billModule} id={billId} number={NumberID} />
      </Fact>
      <Fact of="parcel.partnerName">{parcel.ObjName}</Fact>
      <Fact of="parcel.carrierName">{parcel.carrierName}</Fact>
      <Fact of="parcel.trackingCode">{parcel.trackingCode && <Tracking parcel={parcel} />}</Fact>
      <Fact of="parcel.receiverName">{(receiverName || receiverPhone) && <Receiver parcel={parcel} />}</Fact>
      <Fact of="parcel.receiverAddress">{parcel.receiverAddress}</Fact>
      <Fact of="parcel.handDate">{showDay(parcel.handDate)}</Fact>
      <Fact of="parcel.expectedDate">{parcel.expectedDate && showDay(parcel.expectedDate)}</Fact>
      <Fact of="parcel.deliveredDate">{deliveredDate && showDay(deliveredDate)}</Fact>
      <Fact of="parcel.isPartial">{parcel.isPartial && label('parcel.yes')}</Fact>
      <Fact of="parcel.codAmount">{shown(codAmount)}</Fact>
      <Fact of="parcel.codAgreed">{codAgreed !== codAmount && shown(codAgreed)}</Fact>
      <Fact of="parcel.codPaid">{shown(parcel.codPaid)}</Fact>
      <Fact of="parcel.carrierFee">{shown(parcel.fee || parcel.carrierFee)}</Fact>
      <Fact of="parcel.promisedFee">{parcel.promisedFee !== null && shown(parcel.promisedFee)}</Fact>
      <Fact of="parcel.feePaid">{shown(parcel.feePaid)}</Fact>
      <Fact of="parcel.claimAmount">{claimAmount !== null && shown(claimAmount)}</Fact>
      <Fact of="parcel.claimPaid">{claimAmount !== null && shown(parcel.claimPaid)}</Fact>
    </FactList>
  )
}

const Steps = ({ parcel }: { parcel: Parcel }) => {
  const { label } = useWords()
  return (
    <>
      {parcel.next.map((step) => (
        <Button key={step.shipStatus} onClick={() => void moveTo(parcel, step)}>
          {step.shipStatusName}
        </Button>
      ))}
      <Button variant="subtle" onClick={() => void moveTo(parcel, null)}>
        {label('parcel.edit')}
      </Button>
    </>
  )
}

/** What its carrier still has of it, and is owed for it. */
const openIn = ({ shipStatus, codAmount, codPaid, fee, feePaid }: Parcel) => {
  const isThere = shipStatus === shipmentStateFacts.delivered.value
  return { codOpen: isThere ? codAmount - codPaid : 0, feeOpen: fee - feePaid }
}

const Settle = ({ parcel }: { parcel: Parcel }) => {
  const { label } = useWords()
  const { rights } = useRights()
  const open = openIn(parcel)
  if (!may(rights, codModule, 'A') || open.codOpen + open.feeOpen <= 0) return null
  const { s_ID, shipNumber, carrierName } = parcel
  const settle = () => settleRows([{ s_ID, shipNumber, carrierName, ...open }])
  return (
    <Button icon={<HandCoins size={16} />} onClick={() => void settle()}>
      {label('parcel.settle')}
    </Button>
  )
}

const Vouchers = ({ parcel: { vouchers } }: { parcel: Parcel }) => {
  const { label } = useWords()
  const shown = useMoney()
  if (vouchers.length === 0) return null
  return (
    <>
      <h2 className={style.heading}>{label('parcel.vouchers')}</h2>
      <ul className={style.way}>
        {vouchers.map(({ s_ID, module, NumberID, dtDate, kind, amount }) => (
          <li key={`${s_ID} ${kind}`}>
            <DocumentNumber module={module} id={s_ID} number={NumberID} /> {showDay(dtDate)} ·{' '}
            {label(kind === 1 ? 'parcel.codPaid' : 'parcel.feePaid')} {shown(amount)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is not as the carrier promised, and what to do about it. */
const Findings = ({ parcel: { findings } }: { parcel: Parcel }) => {
  const { label } = useWords()
  const shown = useMoney()
  if (findings.length === 0) return null
  return (
    <>
      <h2 className={style.heading}>{label('parcel.findings')}</h2>
      <ul className={style.way}>
        {findings.map(({ kind, kindName, advice, unit, expected, found, note }) => (
          <li key={kind}>
            <b>{kindName}</b>{' '}
            <span>
              {label('parcel.finding.figures', { expected: shown(expected), found: shown(found), unit })} ·{' '}
              {note ? label('parcel.finding.settled', { note }) : advice}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What was made of it since. */
const MadeSince = ({ heading, rows }: { heading: string; rows: Parcel['returns'] | Parcel['claims'] }) => {
  const { label } = useWords()
  const shown = useMoney()
  if (rows.length === 0) return null
  return (
    <>
      <h2 className={style.heading}>{label(heading)}</h2>
      <ul className={style.way}>
        {rows.map((row) => (
          <li key={row.s_ID}>
            <DocumentNumber module={row.module} id={row.s_ID} number={row.NumberID} /> {showDay(row.dtDate)}
            {'amount' in row && ` · ${shown(row.amount)}`}
          </li>
        ))}
      </ul>
    </>
  )
}

const Way = ({ parcel: { history } }: { parcel: Parcel }) => {
  const { label } = useWords()
  return (
    <>
      <h2 className={style.heading}>{label('parcel.history')}</h2>
      <ol className={style.way}>
        {history.map(({ at, status, note, user }, index) => (
          <li key={`${at ?? ''} ${index}`}>
            <b>{status}</b> <span>{[at ? momentText(at) : '', user, note].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

export const ParcelView = ({ id }: { id: string }) => {
  const { label } = useWords()
  const { rights } = useRights()
  const { data: parcel, error, refetch } = useParcel(id)
  if (error && !parcel) return <NotLoaded error={error} onRetry={refetch} />
  if (!parcel) return <Loading />
  return (
    <>
      <div className={style.steps}>
        <Settle parcel={parcel} />
        {may(rights, parcelModule, 'U') && <Steps parcel={parcel} />}
        <Button variant="subtle" icon={<Tag size={16} />} onClick={() => printLabels([id])}>
          {label('parcel.printLabels')}
        </Button>
      </div>
      <ParcelTodos parcel={parcel} />
      <Facts parcel={parcel} />
      <Findings parcel={parcel} />
      <Vouchers parcel={parcel} />
      <MadeSince heading="parcel.claims" rows={parcel.claims} />
      <MadeSince heading="parcel.returns" rows={parcel.returns} />
      <Way parcel={parcel} />
      <TrackingPage parcel={parcel} />
    </>
  )
}
