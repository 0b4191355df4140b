/** The chart of the start page, which loads with the library of charts: not every role has it. */
import { lazy, Suspense } from 'react'
import { useWords } from '#web/words/words.ts'
import type { DayChartProps } from './day-chart.tsx'
import { Card } from './parts.tsx'
import style from './home.module.css'

const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }))

/** As high as the chart, so that nothing moves when it comes. */
const Waiting = () => {
  const { t } = useWords()
  return (
    <Card title={t('home.salesByDay')}>
      <p className={style.chartCaption} />
      <div className={style.chart} />
      <div className={style.dayNumbers}>
        <span>{'\u00a0'}</span>
      </div>
    </Card>
  )
}

export const Chart = (props: DayChartProps) => (
  <Suspense fallback={<Waiting />}>
    <DayChart {...props} />
  </Suspense>
)
