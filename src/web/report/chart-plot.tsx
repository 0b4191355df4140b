/** Draws a chart: columns, bars, a line, or a pie with legend. All but the pie use one flat green. */
import { useMemo } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { shortAmount } from '#web/ui/scale.ts'
import {
  axisOf,
  barsOf,
  columnsOf,
  frameOf,
  labelStep,
  slicesOf,
  spotsOf,
  type Axis,
  type ChartKind,
  type Frame,
  type Point,
  type Size,
} from './chart-shapes.ts'
import style from './chart.module.css'

export interface ChartPlotProps {
  kind: ChartKind
  points: readonly Point[]
  size: Size
  axisLabel: string
  activePoint: number | null
  onActivePoint: (at: number) => void
  /** The text that describes a point. */
  describe: (at: number) => string
}
/** Room for a label along its axis. */
const LABEL_WIDTH = 60
const LABEL_HEIGHT = 18

export const ChartPlot = (props: ChartPlotProps) => (props.kind === 'pie' ? <Pie {...props} /> : <Plot {...props} />)

const Plot = ({ kind, points, size, axisLabel, activePoint, onActivePoint }: ChartPlotProps) => {
  const axis = useMemo(() => axisOf(points), [points])
  const frame = frameOf(size)
  const lying = kind === 'bar'
  const shape = { points, axis, frame, activePoint }
  return (
    <svg width={size.width} height={size.height} aria-hidden="true">
      <Amounts {...{ axis, frame, lying }} />
      <Names {...{ points, frame, lying }} />
      {kind === 'line' ? <Line {...shape} /> : <Boxes {...shape} lying={lying} />}
      <Bands {...{ points, frame, lying, activePoint, onActivePoint }} />
      <text
        className={style.axisLabel}
        x={lying ? frame.left + frame.width : 4}
        y={14}
        textAnchor={lying ? 'end' : 'start'}
      >
        {axisLabel}
      </text>
    </svg>
  )
}

interface Shape {
  points: readonly Point[]
  axis: Axis
  frame: Frame
  activePoint: number | null
}

const Amounts = ({ axis, frame, lying }: { axis: Axis; frame: Frame; lying: boolean }) => {
  const { language } = useFormWords()
  return axis.ticks.map((tick) => {
    const text = shortAmount(tick, axis.ticks, language)
    const bottom = frame.top + frame.height
    if (lying) {
      const x = frame.left + axis.along(tick, frame.width)
      return (
        <g key={tick} data-zero={tick === 0 || undefined}>
          <line className={style.grid} x1={x} x2={x} y1={frame.top} y2={bottom} />
          <text className={style.label} x={x} y={bottom + 18} textAnchor="middle">
            {text}
          </text>
        </g>
      )
    }
    const y = bottom - axis.along(tick, frame.height)
    return (
      <g key={tick} data-zero={tick === 0 || undefined}>
        <line className={style.grid} x1={frame.left} x2={frame.left + frame.width} y1={y} y2={y} />
        <text className={style.label} x={frame.left - 8} y={y + 4} textAnchor="end">
          {text}
        </text>
      </g>
    )
  })
}

const Names = ({ points, frame, lying }: { points: readonly Point[]; frame: Frame; lying: boolean }) => {
  const length = lying ? frame.height : frame.width
  const every = labelStep(points.length, length, lying ? LABEL_HEIGHT : LABEL_WIDTH)
  const band = length / points.length
  return points.map(({ label }, at) => {
    if (at % every !== 0) return null
    const middle = band * (at + 0.5)
    return lying ? (
      <text key={at} className={style.label} x={frame.left - 8} y={frame.top + middle + 4} textAnchor="end">
        {label}
      </text>
    ) : (
      <text
        key={at}
        className={style.label}
        x={frame.left + middle}
        y={frame.top + frame.height + 18}
        textAnchor="middle"
      >
        {label}
      </text>
    )
  })
}

const Boxes = ({ points, axis, frame, activePoint, lying }: Shape & { lying: boolean }) =>
  (lying ? barsOf : columnsOf)(points, axis, frame).map((box, at) => (
    <rect key={at} className={style.mark} data-activePoint={activePoint === at || undefined} {...box} rx={2} />
  ))

const Line = ({ points, axis, frame, activePoint }: Shape) => {
  const spots = spotsOf(points, axis, frame)
  return (
    <>
      <polyline className={style.line} points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {spots.map((spot, at) => (
        <circle
          key={at}
          className={style.mark}
          data-activePoint={activePoint === at || undefined}
          cx={spot.x}
          cy={spot.y}
          r={activePoint === at ? 6 : 4}
        />
      ))}
    </>
  )
}

/** Pointer targets: the whole band of a point, even if its value is small. */
const Bands = ({
  points,
  frame,
  lying,
  activePoint,
  onActivePoint,
}: Pick<ChartPlotProps, 'points' | 'activePoint' | 'onActivePoint'> & { frame: Frame; lying: boolean }) => {
  const band = (lying ? frame.height : frame.width) / points.length
  return points.map((_, at) => (
    <rect
      key={at}
      className={style.band}
      data-activePoint={activePoint === at || undefined}
      x={lying ? frame.left : frame.left + band * at}
      y={lying ? frame.top + band * at : frame.top}
      width={lying ? frame.width : band}
      height={lying ? band : frame.height}
      onMouseEnter={() => onActivePoint(at)}
      onClick={() => onActivePoint(at)}
    />
  ))
}

const Pie = ({ points, size, activePoint, onActivePoint, describe }: ChartPlotProps) => {
  const { t } = useFormWords()
  const across = Math.min(size.height, size.width * 0.6)
  const radius = Math.max(0, across / 2 - 8)
  const slices = useMemo(() => slicesOf(points, radius), [points, radius])
  const isPartial = points.some(({ value }) => value < 0)
  return (
    <div className={style.pie}>
      <svg width={across} height={size.height} aria-hidden="true">
        <g transform={`translate(${across / 2} ${size.height / 2})`}>
          {slices.map(({ at, path }, index) => (
            <path
              key={at}
              d={path}
              className={style.slice}
              data-colour={index % COLOURS}
              data-activePoint={activePoint === at || undefined}
              onMouseEnter={() => onActivePoint(at)}
              onClick={() => onActivePoint(at)}
            />
          ))}
        </g>
      </svg>
      <div className={style.legend}>
        {slices.map(({ at }, index) => (
          <span key={at} data-activePoint={activePoint === at || undefined} onMouseEnter={() => onActivePoint(at)}>
            <i data-colour={index % COLOURS} />
            {describe(at)}
          </span>
        ))}
        {isPartial && <small>{t('reports.pieLeavesOut')}</small>}
      </div>
    </div>
  )
}
const COLOURS = 6
