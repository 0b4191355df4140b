/**
 * Revenue per day, with the preceding period in grey; operated by mouse or arrow keys, with a table for screen readers.
 */
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { showDay } from '#kernel/day.ts'
import type { SoldOnDay } from '#wire/dashboard.ts'
import { useWords } from '#web/words/words.ts'
import { Card } from './parts.tsx'
import { shortAmount, ticksFor } from '#web/ui/scale.ts'
import { useMoney } from './tiles.tsx'
import style from './home.module.css'

interface Props {
  now: readonly SoldOnDay[]
  before: readonly SoldOnDay[]
  /** The address a day opens. */
  to: (day: string) => string | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 }

export const Chart = ({ now, before, to }: Props) => {
  const { t, language } = useWords()
  const navigate = useNavigate()
  const [activeDay, setActiveDay] = useState<number | null>(null)
  const describe = useDescription(now, before)
  const ticks = ticksFor([...now, ...before].map(({ Doanhso }) => Doanhso))
  const open = (index: number) => {
    const path = to(now[index]!.dtDate)
    if (path) void navigate(path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setActiveDay((at) => Math.max(0, Math.min(now.length - 1, (at ?? (step < 0 ? now.length : -1)) + step)))
    } else if (event.key === 'Enter' && activeDay !== null) open(activeDay)
  }
  return (
    <Card title={t('home.salesByDay')}>
      <p className={style.chartCaption}>
        {activeDay === null ? <Legend now={now} before={before} /> : describe(activeDay)}
      </p>
      <div className={style.chart}>
        <div className={style.axis} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${shareOf(tick, ticks)}%` }}>
              {shortAmount(tick, ticks, language)}
            </span>
          ))}
        </div>
        <div
          className={style.plot}
          role="slider"
          tabIndex={0}
          aria-label={t('home.salesByDay')}
          aria-valuemin={1}
          aria-valuemax={now.length}
          aria-valuenow={(activeDay ?? 0) + 1}
          aria-valuetext={describe(activeDay ?? 0)}
          onKeyDown={onKeyDown}
          onBlur={() => setActiveDay(null)}
          onMouseLeave={() => setActiveDay(null)}
        >
          {ticks.map((tick) => (
            <i key={tick} role="none" className={style.gridLine} style={{ bottom: `${shareOf(tick, ticks)}%` }} />
          ))}
          {now.map((one, index) => (
            <div
              key={one.dtDate}
              role="none"
              data-looked={activeDay === index || undefined}
              className={style.day}
              onMouseEnter={() => setActiveDay(index)}
              onClick={() => open(index)}
            >
              <Bar kind={style.previousBar} value={before[index]?.Doanhso ?? 0} ticks={ticks} />
              <Bar kind={style.currentBar} value={one.Doanhso} ticks={ticks} />
            </div>
          ))}
        </div>
      </div>
      <DayNumbers days={now} />
      <Table now={now} before={before} />
    </Card>
  )
}

const shareOf = (value: number, ticks: readonly number[]): number => {
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!]
  return top === bottom ? 0 : ((value - bottom) / (top - bottom)) * 100
}

const Bar = ({ kind, value, ticks }: { kind: string | undefined; value: number; ticks: readonly number[] }) => {
  const [zero, end] = [shareOf(0, ticks), shareOf(value, ticks)]
  return (
    <i
      className={kind}
      data-negative={value < 0 || undefined}
      style={{ bottom: `${Math.min(zero, end)}%`, height: `${Math.abs(end - zero)}%` }}
    />
  )
}

/** `05-11-2026: 5.000 · 06-10-2026: 3.000`. */
const useDescription = (now: readonly SoldOnDay[], before: readonly SoldOnDay[]) => {
  const money = useMoney()
  const one = (of: SoldOnDay | undefined) => (of ? `${showDay(of.dtDate)}: ${money(of.Doanhso)}` : '')
  return (index: number): string => [one(now[index]), one(before[index])].filter(Boolean).join(' · ')
}

const Legend = ({ now, before }: Pick<Props, 'now' | 'before'>) => {
  const days = (all: readonly SoldOnDay[]) => `${showDay(all[0]?.dtDate)} – ${showDay(all.at(-1)?.dtDate)}`
  return (
    <>
      <span className={style.legend}>
        <i className={style.currentBar} />
        {days(now)}
      </span>
      {before.length > 0 && (
        <span className={style.legend}>
          <i className={style.previousBar} />
          {days(before)}
        </span>
      )}
    </>
  )
}

/** Up to two months are labelled by day numbers; longer ranges by day and month, with fewer labels. */
const DayNumbers = ({ days }: { days: readonly SoldOnDay[] }) => {
  const isShort = days.length <= 62
  const every = Math.ceil(days.length / (isShort ? 10 : 6))
  return (
    <div className={style.dayNumbers} aria-hidden="true">
      {days.map(({ dtDate }, index) => (
        <span key={dtDate}>{index % every === 0 ? showDay(dtDate).slice(0, isShort ? 2 : 5) : ''}</span>
      ))}
    </div>
  )
}

const Table = ({ now, before }: Pick<Props, 'now' | 'before'>) => {
  const { t } = useWords()
  const money = useMoney()
  return (
    <table className="hidden-visually">
      <caption>{t('home.salesByDay')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('home.day')}</th>
          <th scope="col">{t('home.revenue')}</th>
          <th scope="col">{t('home.before')}</th>
        </tr>
      </thead>
      <tbody>
        {now.map(({ dtDate, Doanhso }, index) => (
          <tr key={dtDate}>
            <td>{showDay(dtDate)}</td>
            <td>{money(Doanhso)}</td>
            <td>{money(before[index]?.Doanhso ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
