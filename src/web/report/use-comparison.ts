/** Fetches the report of an earlier period when a person wants to compare, and puts both into one table. */
import { useEffect, useMemo, useState } from 'react'
import type { Day, DayRange } from '#kernel/day.ts'
import { isComparable } from '#model/comparison.ts'
import type { AnyReport } from '#model/report.ts'
import type { Row } from '#model/table.ts'
import { CallFailed } from '#web/data/call.ts'
import { useToday } from '#web/data/profile.ts'
import { reportFailure } from '#web/data/queries.ts'
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { storageKey } from './data/columns.ts'
import { comparedTable, comparisons, earlierRange, type EarlierFigures, type Comparison } from './data/compare.ts'
import { fetchReport, groupingFor, type ReportResult } from './data/result.ts'
import { withStores } from './use-report.ts'

interface Earlier {
  of: ReportResult
  kind: Comparison
  range: DayRange
  rows: readonly Row[]
}
export interface ReportComparison {
  kind: Comparison
  choose: (kind: Comparison) => void
  /** Null until the earlier figures are there. */
  earlier: EarlierFigures | null
}

const readKept = (report: AnyReport): Comparison =>
  comparisons.find((one) => one === readLocal(storageKey('compare', report))) ?? 'none'

const fetchEarlier = async (
  report: AnyReport,
  { asking }: ReportResult,
  { range, signal }: { range: DayRange; signal: AbortSignal },
): Promise<readonly Row[]> => {
  const values = { ...asking.values, ...report.compares?.asks, ...range }
  const asked = await withStores(report, { preset: 'CUSTOM', values })
  return (await fetchReport(report, asked, { signal, tell: () => {} })).rows
}

export const useComparison = (report: AnyReport, result: ReportResult | null): ReportComparison => {
  const [kind, setKind] = useState<Comparison>(() => (isComparable(report) ? readKept(report) : 'none'))
  const [earlier, setEarlier] = useState<Earlier | null>(null)
  const choose = (next: Comparison) => {
    setKind(next)
    writeLocal(storageKey('compare', report), next === 'none' ? null : next)
  }
  const of = result?.isWhole ? result : null
  const today = useToday()
  useEffect(() => {
    if (!of || kind === 'none') return
    const { from, to } = of.asking.values as { from: Day; to: Day }
    const range = earlierRange(kind, { from, to }, today)
    const stop = new AbortController()
    fetchEarlier(report, of, { range, signal: stop.signal }).then(
      (rows) => {
        if (!stop.signal.aborted) setEarlier({ of, kind, range, rows })
      },
      (failure: unknown) => {
        if (stop.signal.aborted) return
        if (!(failure instanceof CallFailed)) throw failure
        reportFailure(failure)
        setKind('none')
      },
    )
    return () => stop.abort()
  }, [report, of, kind, today])
  const known = of && earlier?.of === of && earlier.kind === kind ? earlier : null
  const compared = useMemo(
    () =>
      known && {
        range: known.range,
        table: comparedTable(report, known.of.table, {
          earlier: known.rows,
          grouping: groupingFor(report, known.of.asking),
          begins: { now: known.of.asking.values['from'] as Day, earlier: known.range.from },
        }),
      },
    [report, known],
  )
  return { kind, choose, earlier: compared }
}
