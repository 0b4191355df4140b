/** The kind of chart a person chose for a report, kept in the browser; its print has the same. */
import { chartKinds, type ChartKind } from '#output/chart/chart.ts'
import type { AnyReport } from '#model/report.ts'
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { storageKey } from './columns.ts'

/** What was chosen since the page was loaded, for browsers that keep nothing. */
const chosen = new Map<string, ChartKind>()

/** The largest of many have long names, for which only bars have room. */
const usualKind = ({ chart }: AnyReport): ChartKind => (chart?.most === undefined ? 'column' : 'bar')

export const readChartKind = (report: AnyReport): ChartKind => {
  const key = storageKey('chart', report)
  return chosen.get(key) ?? chartKinds.find((one) => one === readLocal(key)) ?? usualKind(report)
}
export const storeChartKind = (report: AnyReport, kind: ChartKind): void => {
  const key = storageKey('chart', report)
  chosen.set(key, kind)
  writeLocal(key, kind)
}
