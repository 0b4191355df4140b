/** What has to be done about a parcel that did not simply arrive, and the way to it. */
import type { ReactNode } from 'react'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import type { ParcelTodo } from '#model/shipment-todo.ts'
import { useRights } from '#web/data/profile.ts'
import { makingOf } from '#web/list/actions/make-in-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { loadArea, useWords } from '#web/words/words.ts'
import { parcelModule, type Parcel, type ParcelStep } from './parcel.web.ts'
import style from './parcel-peek.module.css'

export const billModule = 'Order'

export const moveTo = async (
  parcel: Parcel,
  step: ParcelStep | null,
  proposed?: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const [{ askToMove }] = await Promise.all([import('./parcel-move.web.tsx'), loadArea('parcels')])
  await askToMove(parcel, step, proposed)
}

/** Leads to the form that makes a document of this kind; nothing for who may not make one. */
const Make = ({ kind, from, id, children }: { kind: string; from: string; id: string; children: ReactNode }) => {
  const { may } = useRights()
  const making = makingOf(from, id, kind)
  return making && may(making.right, 'A') ? <Link to={making.path}>{children}</Link> : null
}

const Act = ({ name, parcel }: { name: ParcelTodo; parcel: Parcel }) => {
  const { label } = useWords()
  const { may } = useRights()
  const text = label(`parcel.act.${name}`)
  if (name === 'takeBack')
    return (
      <Make kind="salesReturn" from={billModule} id={parcel.billId}>
        {text}
      </Make>
    )
  if (name === 'collectClaim')
    return (
      <Make kind="incomeVoucher" from={parcelModule} id={parcel.s_ID}>
        {text}
      </Make>
    )
  if (name === 'late' || !may(parcelModule, 'U')) return null
  const { codReported, codAgreed } = parcel
  const proposed =
    name === 'codDiffers' && codReported !== null
      ? { codAmount: decimal(codReported), isPartial: codReported < codAgreed }
      : {}
  return <Button onClick={() => void moveTo(parcel, null, proposed)}>{text}</Button>
}

export const ParcelTodos = ({ parcel }: { parcel: Parcel }) => {
  const { label, language } = useWords()
  const { todo, shipStatus, codAmount, codReported, claimAmount, claimPaid } = parcel
  if (todo.length === 0) return null
  const shown = (value: number): string => showNumber(decimal(value), { language })
  const given = {
    told: shown(codReported ?? 0),
    cod: shown(codAmount),
    left: shown((claimAmount ?? 0) - claimPaid),
  }
  const isLost = shipStatus === shipmentStateFacts.lost.value
  return (
    <section aria-label={label('parcel.todo')}>
      <ul className={style.todo}>
        {todo.map((name) => (
          <li key={name}>
            <span>{label(name === 'takeBack' && isLost ? 'parcel.do.takeBackLost' : `parcel.do.${name}`, given)}</span>
            <Act {...{ name, parcel }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
