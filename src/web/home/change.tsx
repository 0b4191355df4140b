/** What a figure is compared with: the same of the range before, and the change in per cent. */
import { Fragment, type ReactNode } from 'react'
import { showDay } from '#kernel/day.ts'
import { changeOf, decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { sumText, useCellFormat } from '#web/grid/cell.tsx'
import { OptionalLink } from './parts.tsx'
import style from './home.module.css'

export const changeSince = (now: number, before: number): Decimal | null => changeOf(decimal(now), decimal(before))

/** Better or worse; nothing where nothing changed, or nothing is known of before. */
export const toneOf = (change: Decimal | null): 'ok' | 'bad' | undefined =>
  change === null || change === 0n ? undefined : change > 0n ? 'ok' : 'bad'

/** How much more or less than before; nothing where that is not known. */
const Change = ({ of }: { of: Decimal | null }) => {
  const format = useCellFormat()
  if (of === null) return null
  const [arrow, sign] = of > 0n ? ['▲', '+'] : of < 0n ? ['▼', ''] : ['', '']
  return (
    <span className="nowrap">
      <span aria-hidden="true">{arrow}</span> {sign}
      {sumText('percent', decimalText(of), format)}
      {' %'}
    </span>
  )
}

interface ComparedProps {
  label: ReactNode
  /** One day, or the first and the last. */
  days: readonly string[]
  amount: string
  change: Decimal | null
  to: string | undefined
  /** Where more is better, or worse. */
  tone?: 'ok' | 'bad' | undefined
}

/** `Kỳ trước 01-10-2026 – 21-10-2026: 7.000 ▲ +71,4 %`, a link to the figure of those days. */
export const Compared = ({ label, days, amount, change, to, tone }: ComparedProps) => {
  // A range of one day begins and ends with it.
  const named = [...new Set(days)]
  return (
    <OptionalLink to={to}>
      <span className={style.compared} data-tone={tone}>
        {label}{' '}
        {named.map((day, index) => (
          <Fragment key={day}>
            <span className="nowrap">
              {showDay(day)}
              {index < named.length - 1 ? ' –' : ':'}
            </span>{' '}
          </Fragment>
        ))}
        <span className="nowrap">{amount}</span> <Change of={change} />
      </span>
    </OptionalLink>
  )
}
