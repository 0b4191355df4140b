/** The rows of a report as a chart, operated by mouse or arrow keys, with a table for screen readers. */
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import type { AnyReport, ReportChart as Definition } from '#model/report.ts'
import type { Column, Row } from '#model/table.ts'
import { showCell, type CellFormat } from '#output/cells.ts'
import { slicesOf } from '#output/chart/chart-pie.ts'
import type { Point } from '#output/chart-shapes.ts'
import { charted, chartKinds, isEmptyChart, type ChartKind } from '#output/chart/chart.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { readChartKind, storeChartKind } from './data/chart-kind.ts'
import { ChartPlot } from './chart-plot.tsx'
import style from './chart.module.css'
import { useLook } from './data/use-look.ts'

const HEIGHT = 320
const HEIGHT_PHONE = 220

/** The columns with the names of the points and with their values. */
const columnsOf = ({ columns }: AnyReport, { by, value }: Definition): [Column, Column] => {
  const named = (key: string) => columns.find((column) => column.key === key)!
  return [named(by), named(value)]
}

const pointsOf = ([name, amount]: readonly [Column, Column], rows: readonly Row[], look: CellFormat): Point[] =>
  rows.map((row) => {
    const value = row[amount.key]
    return {
      label: showCell(row[name.key], name, look),
      value: typeof value === 'bigint' ? toNumber(value as Decimal) : 0,
      text: showCell(value, amount, look),
    }
  })

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -100_000,
  End: 100_000,
}

const useWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

export interface ReportChartProps {
  report: AnyReport
  chart: Definition
  rows: readonly Row[]
}

/** Renders nothing when all values are zero. */
export const ReportChart = ({ report, chart, rows }: ReportChartProps) => {
  const { label } = useFormWords()
  const look = useLook()
  const phone = usePhone()
  const points = useMemo(
    () => pointsOf(columnsOf(report, chart), charted(chart, rows), look),
    [report, chart, rows, look],
  )
  const [kind, setKind] = useState(() => readChartKind(report))
  const [activePoint, setActivePoint] = useState<number | null>(null)
  const { box, width } = useWidth()
  const describe = useDescription(points, kind)
  if (isEmptyChart(points)) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setActivePoint((at) => Math.max(0, Math.min(points.length - 1, (at ?? (step < 0 ? points.length : -1)) + step)))
  }
  const height = phone ? HEIGHT_PHONE : HEIGHT
  return (
    <figure className={style.chart}>
      <figcaption className={style.caption}>
        <span className="row gap-8 medium figures">
          {kind !== 'pie' && <i className={style.swatch} />}
          {activePoint === null ? label(chart.series) : describe(activePoint)}
        </span>
        <Kinds
          kind={kind}
          onKind={(next) => {
            setKind(next)
            setActivePoint(null)
            storeChartKind(report, next)
          }}
        />
      </figcaption>
      <div
        ref={box}
        className={style.plot}
        style={{ '--chart-height': `${height}px` } as CSSProperties}
        role="slider"
        tabIndex={0}
        aria-label={`${label(report.title)}, ${label(chart.axis)}`}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(activePoint ?? 0) + 1}
        aria-valuetext={describe(activePoint ?? 0)}
        onKeyDown={onKeyDown}
        onBlur={() => setActivePoint(null)}
        onMouseLeave={() => setActivePoint(null)}
      >
        {width > 0 && (
          <ChartPlot
            {...{ kind, points, activePoint }}
            size={{ width, height }}
            axisLabel={label(chart.axis)}
            onActivePoint={setActivePoint}
            describe={describe}
          />
        )}
      </div>
      <Values report={report} columns={columnsOf(report, chart)} points={points} />
    </figure>
  )
}

/** The table of the report holds only the rows in sight, and a slider tells one value at a time. */
const Values = ({ report, columns, points }: { report: AnyReport; columns: Column[]; points: readonly Point[] }) => {
  const { label } = useFormWords()
  return (
    <table className="hidden-visually">
      <caption>{label(report.title)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {label(column.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, at) => (
          <tr key={at}>
            <th scope="row">{point.label}</th>
            <td>{point.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `09/2026: 4.814.916`; in a pie followed by the share. */
const useDescription = (points: readonly Point[], kind: ChartKind) => {
  const { language } = useFormWords()
  const shares = useMemo(
    () => (kind === 'pie' ? new Map(slicesOf(points, 1).map(({ at, share }) => [at, share])) : null),
    [kind, points],
  )
  return (at: number): string => {
    const point = points[at]
    if (!point) return ''
    const share = shares?.get(at)
    const part = share === undefined ? '' : ` (${showNumber(decimal((share * 100).toFixed(1)), { language })}%)`
    return `${point.label}: ${point.text}${part}`
  }
}

const Kinds = ({ kind, onKind }: { kind: ChartKind; onKind: (kind: ChartKind) => void }) => {
  const { t } = useFormWords()
  return (
    <div className={style.kinds} role="radiogroup" aria-label={t('reports.chartKind')}>
      {chartKinds.map((one) => (
        <button key={one} type="button" role="radio" aria-checked={one === kind} onClick={() => onKind(one)}>
          {t(`reports.chart.${one}`)}
        </button>
      ))}
    </div>
  )
}
