/** Draws the shapes of a chart, with what can be pointed at; a pie has a legend beside it. */
import { useMemo, type ReactNode } from 'react'
import { slicesOf } from '#output/chart/chart-pie.ts'
import { plot } from '#output/chart/chart-plot.ts'
import type { ChartKind } from '#output/chart/chart.ts'
import type { Point, Shape } from '#output/chart-shapes.ts'
import { useFormWords } from '#web/words/form-words.ts'
import style from './chart.module.css'
import { Row } from '#web/ui/layout.tsx'

export interface ChartPlotProps {
  kind: ChartKind
  points: readonly Point[]
  size: { width: number; height: number }
  axisLabel: string
  activePoint: number | null
  onActivePoint: (at: number) => void
  /** The text that describes a point. */
  describe: (at: number) => string
}
const FONT = 11

export const ChartPlot = ({ kind, ...props }: ChartPlotProps) =>
  kind === 'pie' ? <Pie {...props} /> : <Plot {...props} kind={kind} />

const Plot = ({
  kind,
  points,
  size: { width, height },
  axisLabel,
  activePoint,
  onActivePoint,
}: ChartPlotProps & { kind: Exclude<ChartKind, 'pie'> }) => {
  const { language } = useFormWords()
  const { shapes, bands } = useMemo(
    () => plot(points, { kind, width, height, language, fontSize: FONT, isRead: false }),
    [points, kind, width, height, language],
  )
  return (
    <svg width={width} height={height} aria-hidden="true">
      <Shapes shapes={shapes} activePoint={activePoint} />
      {bands.map((band, at) => (
        <rect
          key={at}
          className={style.band}
          data-looked={activePoint === at || undefined}
          {...band}
          onMouseEnter={() => onActivePoint(at)}
          onClick={() => onActivePoint(at)}
        />
      ))}
      <text
        className={style.label}
        x={kind === 'bar' ? width - 4 : 4}
        y={14}
        textAnchor={kind === 'bar' ? 'end' : 'start'}
      >
        {axisLabel}
      </text>
    </svg>
  )
}

/** The screen has no values at the points, so that it needs no ground for them. */
const partStyles = {
  ground: undefined,
  grid: style.grid,
  zero: style.zero,
  mark: style.mark,
  line: style.line,
  slice: style.slice,
}

const Shapes = ({ shapes, activePoint }: { shapes: readonly Shape[]; activePoint: number | null }): ReactNode =>
  shapes.map((shape, key) =>
    shape.is === 'text' ? (
      <text key={key} className={style.label} x={shape.x} y={shape.y} textAnchor={shape.anchor}>
        {shape.text}
      </text>
    ) : (
      <path
        key={key}
        className={partStyles[shape.part]}
        data-colour={shape.colour}
        data-looked={(shape.at !== undefined && shape.at === activePoint) || undefined}
        d={shape.d}
        transform={`translate(${shape.x} ${shape.y})`}
      />
    ),
  )

const Pie = ({ points, size, activePoint, onActivePoint, describe }: Omit<ChartPlotProps, 'kind'>) => {
  const { t } = useFormWords()
  const across = Math.min(size.height, size.width * 0.6)
  const radius = Math.max(0, across / 2 - 8)
  const slices = useMemo(() => slicesOf(points, radius), [points, radius])
  const isPartial = points.some(({ value }) => value < 0)
  return (
    <Row gap={16} className="tall">
      <svg width={across} height={size.height} aria-hidden="true">
        <g transform={`translate(${across / 2} ${size.height / 2})`}>
          {slices.map(({ at, path: { d, colour } }) => (
            <path
              key={at}
              d={d}
              className={style.slice}
              data-colour={colour}
              data-looked={activePoint === at || undefined}
              onMouseEnter={() => onActivePoint(at)}
              onClick={() => onActivePoint(at)}
            />
          ))}
        </g>
      </svg>
      <div className={style.legend}>
        {slices.map(({ at, path: { colour } }) => (
          <span key={at} data-looked={activePoint === at || undefined} onMouseEnter={() => onActivePoint(at)}>
            <i data-colour={colour} />
            {describe(at)}
          </span>
        ))}
        {isPartial && <small>{t('reports.pieLeavesOut')}</small>}
      </div>
    </Row>
  )
}
