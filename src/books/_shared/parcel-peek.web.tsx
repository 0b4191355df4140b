/** A parcel beside its list: what was agreed, its money, its way, and the steps that lead on from where it is. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { decimal } from '#kernel/decimal.ts'
import { showDay } from '#kernel/day.ts'
import { showNumber } from '#kernel/number-format.ts'
import { may } from '#model/right.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { isSaved } from '#wire/envelope.ts'
import { call, newRequestId } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { queryClient } from '#web/data/queries.ts'
import { momentText } from '#web/grid/cell.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { notifyError, notifyOk } from '#web/ui/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { useWords } from '#web/words/words.ts'
import style from './parcel-peek.module.css'

interface Step {
  shipStatus: number
  shipStatusName: string
}
interface Info extends Step {
  version: number
  NumberID: string
  ObjName: string
  carrierName: string
  trackingCode: string | null
  trackingUrl: string
  receiverName: string
  receiverPhone: string
  receiverAddress: string
  handDate: string
  deliveredDate: string
  codAmount: number
  codPaid: number
  fee: number
  feePaid: number
  next: readonly Step[]
  history: readonly { at: string | null; status: string; note: string; user: string }[]
  vouchers: readonly { s_ID: string; NumberID: string; dtDate: string; amount: number }[]
}

const WIDTH = 480
const keyOf = (id: string) => ['parcel', id]

const useMove = (id: string, version: number | undefined) => {
  const { label } = useWords()
  const [moving, setMoving] = useState(false)
  const move = async (shipStatus: number): Promise<void> => {
    setMoving(true)
    try {
      const body = { s_ID: id, version, shipStatus, requestId: newRequestId() }
      const answer = await call<SaveAnswer>('api/Shipping/UpdateStatus', { body })
      if (isSaved(answer)) notifyOk(label('parcel.moved'))
      else notifyError(answer.Description)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(id) }),
        queryClient.invalidateQueries({ queryKey: ['list'] }),
      ])
    } finally {
      setMoving(false)
    }
  }
  return { moving, move }
}

const Facts = ({ info }: { info: Info }) => {
  const { label, language } = useWords()
  const number = (value: number) => showNumber(decimal(value), { language })
  const facts: readonly (readonly [string, string])[] = [
    ['parcel.shipStatus', info.shipStatusName],
    ['parcel.billNumber', info.NumberID],
    ['parcel.partnerName', info.ObjName],
    ['parcel.carrierName', info.carrierName],
    ['parcel.trackingCode', info.trackingCode ?? ''],
    ['parcel.receiverName', [info.receiverName, info.receiverPhone].filter(Boolean).join(' · ')],
    ['parcel.receiverAddress', info.receiverAddress],
    ['parcel.handDate', showDay(info.handDate)],
    ['parcel.deliveredDate', info.deliveredDate && showDay(info.deliveredDate)],
    ['parcel.codAmount', number(info.codAmount)],
    ['parcel.codPaid', number(info.codPaid)],
    ['parcel.carrierFee', number(info.fee)],
    ['parcel.feePaid', number(info.feePaid)],
  ]
  return (
    <dl className={style.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([key, value]) => (
          <div key={key}>
            <dt>{label(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const Way = ({ info }: { info: Info }) => {
  const { label } = useWords()
  return (
    <>
      <h3>{label('parcel.history')}</h3>
      <ol className={style.way}>
        {info.history.map(({ at, status, note, user }, index) => (
          <li key={`${at ?? ''} ${index}`}>
            <b>{status}</b> <span>{[at ? momentText(at) : '', user, note].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

export const ParcelPeek = ({ id, number, onClose }: { id: string; number: string; onClose: () => void }) => {
  const { label } = useWords()
  const { rights } = useRights()
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call<Info>('api/Shipping/getInfo', { query: { s_ID: id }, signal }),
  })
  const { moving, move } = useMove(id, data?.version)
  const steps = data && may(rights, 'Shipping', 'U') ? data.next : []
  return (
    <Drawer opened onClose={onClose} width={WIDTH} title={`${label('parcel.shipNumber')} ${number}`}>
      {data ? (
        <>
          <Facts info={data} />
          <div className={style.steps}>
            {steps.map(({ shipStatus, shipStatusName }) => (
              <Button key={shipStatus} disabled={moving} onClick={() => void move(shipStatus)}>
                {shipStatusName}
              </Button>
            ))}
          </div>
          <Way info={data} />
        </>
      ) : (
        <Loading />
      )}
    </Drawer>
  )
}
