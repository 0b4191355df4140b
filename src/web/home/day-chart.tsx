/**
 * Revenue per day, with the preceding period in grey; operated by mouse or arrow keys, with a table for screen readers.
 */
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { showDay, type Day } from '#kernel/day.ts'
import { amountAxis, shortAmounts } from '#output/chart/chart-scale.ts'
import type { SoldOnDay } from './figures.ts'
import { useWords } from '#web/words/words.ts'
import { Card } from './parts.tsx'
import { soFar } from './so-far.ts'
import { useMoney } from './tile-texts.ts'
import style from './home.module.css'

export interface DayChartProps {
  now: readonly SoldOnDay[]
  before: readonly SoldOnDay[]
  /** Days after it are still to come: nothing of them is compared. */
  today: Day
  /** The address a day opens. */
  to: (day: string) => string | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 }

export const DayChart = ({ now, before: wholeBefore, today, to }: DayChartProps) => {
  const { t, language } = useWords()
  const navigate = useNavigate()
  const [activeDay, setActiveDay] = useState<number | null>(null)
  const past = soFar(now, today)
  const before = wholeBefore.slice(0, past.length)
  const describe = useDescription(now, before)
  const axis = amountAxis([...now, ...before].map(({ revenue }) => revenue))
  const amounts = shortAmounts(axis.ticks, language)
  const open = (index: number) => {
    const path = to(now[index]!.date)
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
        {activeDay === null ? <Legend now={past} before={before} /> : describe(activeDay)}
      </p>
      <div className={style.chart}>
        <div className={style.axis} aria-hidden="true">
          {axis.ticks.map((tick, at) => (
            <span key={tick} style={{ bottom: percent(axis.at(tick)) }}>
              {amounts[at]}
            </span>
          ))}
        </div>
        <div
          className="flex fill relative round"
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
          {axis.ticks.map((tick) => (
            <i key={tick} role="none" className={style.gridLine} style={{ bottom: percent(axis.at(tick)) }} />
          ))}
          {now.map((one, index) => (
            <div
              key={one.date}
              role="none"
              data-looked={activeDay === index || undefined}
              className={style.day}
              onMouseEnter={() => setActiveDay(index)}
              onClick={() => open(index)}
            >
              <Bar kind={style.previousBar} value={before[index]?.revenue ?? 0} at={axis.at} />
              <Bar kind={style.currentBar} value={one.revenue} at={axis.at} />
            </div>
          ))}
        </div>
      </div>
      <DayNumbers days={now} />
      <Table now={now} before={before} />
    </Card>
  )
}

const percent = (share: number): string => `${share * 100}%`

const Bar = ({ kind, value, at }: { kind: string | undefined; value: number; at: (value: number) => number }) => {
  const [zero, end] = [at(0), at(value)]
  return (
    <i
      className={kind}
      data-negative={value < 0 || undefined}
      style={{ bottom: percent(Math.min(zero, end)), height: percent(Math.abs(end - zero)) }}
    />
  )
}

/** `05-11-2026: 5.000 · 06-10-2026: 3.000`. */
const useDescription = (now: readonly SoldOnDay[], before: readonly SoldOnDay[]) => {
  const money = useMoney()
  const one = (of: SoldOnDay | undefined) => (of ? `${showDay(of.date)}: ${money(of.revenue)}` : '')
  return (index: number): string => [one(now[index]), one(before[index])].filter(Boolean).join(' · ')
}

const Legend = ({ now, before }: Pick<DayChartProps, 'now' | 'before'>) => {
  const days = (all: readonly SoldOnDay[]) => `${showDay(all[0]?.date)} – ${showDay(all.at(-1)?.date)}`
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
      {days.map(({ date }, index) => (
        <span key={date}>{index % every === 0 ? showDay(date).slice(0, isShort ? 2 : 5) : ''}</span>
      ))}
    </div>
  )
}

const Table = ({ now, before }: Pick<DayChartProps, 'now' | 'before'>) => {
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
        {now.map(({ date, revenue }, index) => (
          <tr key={date}>
            <td>{showDay(date)}</td>
            <td>{money(revenue)}</td>
            <td>{before[index] && money(before[index].revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
