/** A report being asked: conditions, running, the result, where it is kept. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Field } from '#model/field.ts'
import type { AnyReport } from '#model/report.ts'
import { CallFailed } from '#web/data/call.ts'
import { lookupQuery } from '#web/data/lookups.ts'
import { queryClient, tellFailure } from '#web/data/queries.ts'
import { loadListRefs } from '#web/form/draft/load-refs.ts'
import { allOf } from '#web/form/fields/refs-input.tsx'
import { createRefCache, type RefCache } from '#web/form/draft/refs.ts'
import { formWordsNow } from '#web/words/form-words.ts'
import { keep, readKept } from '#web/session/cookies.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { tell } from '#web/ui/confirm.tsx'
import { notifyInfo } from '#web/ui/notify.tsx'
import {
  emptyAsking,
  fromSearch,
  isRange,
  paramsOf,
  refreshDays,
  reportLookup,
  resetAsking,
  toSearch,
  unmet,
  type Asking,
} from './asking.ts'
import { keptAs } from './columns.ts'
import { askReport, growingTable, tableOf, type ReportResult } from './result.ts'

/** When rows that are still coming are drawn anew: at the first screenful, then each time there are twice as many. */
const createGrowth = (): ((count: number) => boolean) => {
  let shown = 0
  return (count) => {
    if (count < 2 * shown) return false
    shown = count
    return true
  }
}

/** Filters in words, for the title line and the print: only those that narrow. */
const conditionTexts = (report: AnyReport, { values }: Asking, cache: RefCache): string[] => {
  const { label } = formWordsNow()
  return Object.entries(paramsOf(report)).flatMap(([name, field]: [string, Field]) => {
    const value = values[name]
    // Which stores it was is told by the answer itself.
    if (isRange(name) || field.kind === 'refs' || value === null || value === undefined) return []
    const text =
      field.kind === 'ref'
        ? (cache.get(field.of ?? '', String(value))?.name ?? '')
        : field.kind === 'choice'
          ? label(field.choices?.find((one) => one.value === value)?.label ?? '')
          : String(value)
    return text ? [`${label(field.label)}: ${text}`] : []
  })
}

/** All stores by their ids, as the call wants them. */
const withStores = async (report: AnyReport, asking: Asking): Promise<Asking> => {
  const found = Object.entries(paramsOf(report)).find(([name, { kind }]) => kind === 'refs' && !asking.values[name])
  if (!found) return asking
  const { pages } = await queryClient.fetchInfiniteQuery(lookupQuery(allOf(reportLookup(found[1]) ?? '')))
  const ids = pages.flatMap((page) => page.ListItem.map((row) => row.Id))
  return { ...asking, values: { ...asking.values, [found[0]]: ids } }
}

/** A condition that is not met, and when that has been read. */
interface Missing {
  field: string
  told: Promise<void>
}

export interface ReportState {
  asking: Asking
  setAsking: (asking: Asking) => void
  cache: RefCache
  running: boolean
  result: ReportResult | null
  /** Why the last question got no answer. */
  problem: string
  /** The last question found nothing. */
  isEmpty: boolean
  /** Asks for the rows; else the condition that is missing. */
  run: () => Missing | null
  stop: () => void
  reset: () => void
}

export const useReport = (report: AnyReport): ReportState => {
  const today = useToday()
  const { sight } = useRights()
  const [search, setSearch] = useSearchParams()
  const cache = useMemo(() => createRefCache(), [])
  const [bookmarked] = useState(() => fromSearch(report, search, today))
  const [asking, setAsking] = useState<Asking>(() => {
    const kept = readKept(keptAs('conditions', report))
    return (
      bookmarked ??
      refreshDays(
        report,
        (kept ? fromSearch(report, new URLSearchParams(kept), today) : null) ?? emptyAsking(report, today),
        today,
      )
    )
  })
  const [result, setResult] = useState<ReportResult | null>(null)
  const [end, setEnd] = useState<{ problem: string; isEmpty: boolean }>({ problem: '', isEmpty: false })
  const [running, setRunning] = useState<AbortController | null>(null)
  const [, redraw] = useState(0)

  const run = (): Missing | null => {
    const now = refreshDays(report, asking, today)
    const open = unmet(report, now)
    if (!open) {
      void askNow(now)
      return null
    }
    const { t, label } = formWordsNow()
    const message = label(open.message)
    if (!open.asDialog) notifyInfo(message)
    const told = open.asDialog ? tell({ title: t('noticeTitle'), message }) : Promise.resolve()
    return { field: open.field, told }
  }
  const askNow = async (now: Asking): Promise<void> => {
    const stop = new AbortController()
    const before = result
    setRunning(stop)
    under.current = stop
    setEnd({ problem: '', isEmpty: false })
    keep(keptAs('conditions', report), toSearch(report, now).toString())
    setSearch(toSearch(report, now), { replace: true })
    const asked = { asking: now, conditions: conditionTexts(report, now, cache) }
    const isDue = createGrowth()
    try {
      const whole = await askReport(report, await withStores(report, now), {
        signal: stop.signal,
        tell: (rows) => {
          if (stop.signal.aborted || !isDue(rows.length)) return
          const answer = { ListItem: [], TotalCount: rows.length, arrSUM: [] }
          setResult({ ...asked, answer, rows, isWhole: false, table: growingTable(report, { ...asked, rows }, sight) })
        },
      })
      // An empty result goes back to asking for conditions (contract reports §1).
      setEnd({ problem: '', isEmpty: whole.rows.length === 0 })
      setResult(
        whole.rows.length === 0
          ? null
          : { ...asked, ...whole, isWhole: true, table: tableOf(report, { ...asked, ...whole }, sight) },
      )
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      // Somebody who left the page is told nothing of it.
      if (stop.signal.reason === 'left') return
      // That the server is out of reach is said in the page; a refusal is kept among what was told as well.
      if (failure.kind !== 'network') tellFailure(failure)
      // What stood before the question still does, whole as it was.
      setResult(before)
      if (failure.kind !== 'aborted') setEnd({ problem: failure.message, isEmpty: false })
    } finally {
      setRunning(null)
    }
  }
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort('left'), [])
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => cache.subscribe(() => redraw((count) => count + 1)), [cache])
  useEffect(() => {
    for (const of of report.loads ?? [])
      void queryClient.prefetchInfiniteQuery(lookupQuery({ path: reportLookup({ of }) ?? '' }))
    const loading = loadListRefs(paramsOf(report), asking.values, cache)
    if (bookmarked && !unmet(report, bookmarked)) void loading.then(() => latest.current())
    // Only what the page was opened with is looked up and run by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [report])
  return {
    asking,
    setAsking,
    cache,
    result,
    ...end,
    running: running !== null,
    run,
    stop: () => running?.abort(),
    reset: () => setAsking(resetAsking(report, asking, today)),
  }
}
