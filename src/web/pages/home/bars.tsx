/** Revenue of each day as bars; the figures are in the table beside it for those who read. */
import { useId } from 'react'
import { showDay } from '#kernel/day.ts'
import style from './home.module.css'

export interface Bar {
  day: string
  value: number
  text: string
}

const WIDTH = 720
const HEIGHT = 220
const FOOT = 22
const TOP = 8

export const Bars = ({
  bars,
  title,
  valueTitle,
  dayTitle,
}: {
  bars: readonly Bar[]
  title: string
  valueTitle: string
  dayTitle: string
}) => {
  const id = useId()
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  const step = WIDTH / Math.max(1, bars.length)
  const scale = (value: number) => (Math.max(0, value) / most) * (HEIGHT - FOOT - TOP)
  const every = Math.ceil(bars.length / 10)
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={style.chart} aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            className={style.axis}
            x1="0"
            x2={WIDTH}
            y1={HEIGHT - FOOT - share * (HEIGHT - FOOT - TOP)}
            y2={HEIGHT - FOOT - share * (HEIGHT - FOOT - TOP)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars.map((bar, index) => (
          <rect
            key={bar.day}
            className={style.bar}
            x={index * step + step * 0.16}
            width={step * 0.68}
            y={HEIGHT - FOOT - scale(bar.value)}
            height={scale(bar.value)}
            rx="1.5"
          >
            <title>{`${showDay(bar.day)}: ${bar.text}`}</title>
          </rect>
        ))}
      </svg>
      <div style={{ display: 'flex', marginTop: -FOOT + 4 }} aria-hidden="true">
        {bars.map((bar, index) => (
          <span
            key={bar.day}
            className={style.note}
            style={{ flex: 1, textAlign: 'center', fontSize: 11, overflow: 'visible', whiteSpace: 'nowrap' }}
          >
            {index % every === 0 ? Number(bar.day.slice(8)) : ''}
          </span>
        ))}
      </div>
      <table className="hidden-visually" aria-labelledby={id}>
        <caption id={id}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{dayTitle}</th>
            <th scope="col">{valueTitle}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.day}>
              <td>{showDay(bar.day)}</td>
              <td>{bar.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
