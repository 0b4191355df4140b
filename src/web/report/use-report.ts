/** State of a report: conditions, running request, result; the conditions are stored in the address. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Field } from '#model/field.ts'
import type { AnyReport, ReportCondition } from '#model/report.ts'
import { CallFailed } from '#web/data/call.ts'
import { lookupQuery } from '#web/data/lookups.ts'
import { queryClient, reportFailure } from '#web/data/queries.ts'
import { loadListRefs } from '#web/form/draft/store/load-refs.ts'
import { allOf } from '#web/form/fields/refs-input.tsx'
import { createRefCache, type RefCache } from '#web/form/draft/store/refs.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { showMessage } from '#web/ui/floating/confirm.tsx'
import { notifyError, notifyInfo } from '#web/ui/floating/notify.tsx'
import {
  initialConditions,
  fromSearch,
  isRange,
  paramsOf,
  refreshDays,
  reportLookup,
  resetConditions,
  toSearch,
  firstUnmet,
  type ConditionValues,
} from './data/conditions.ts'
import { storageKey } from './data/columns.ts'
import { fetchReport, growingTable, tableOf, type ReportResult } from './data/result.ts'

/**
 * Decides when to render rows that are still arriving: after the first screenful, then each time their number has
 * doubled.
 */
const createGrowth = (): ((count: number) => boolean) => {
  let shown = 0
  return (count) => {
    if (count < 2 * shown) return false
    shown = count
    return true
  }
}

/** The filters as texts, for title and print; only those that restrict the result. */
const conditionTexts = (report: AnyReport, { values }: ConditionValues, cache: RefCache): string[] => {
  const { label } = currentFormWords()
  return Object.entries(paramsOf(report)).flatMap(([name, field]: [string, Field]) => {
    const value = values[name]
    // The answer itself names the stores.
    if (isRange(name) || field.kind === 'refs' || value === null || value === undefined) return []
    // The value 0 of a choice means no restriction.
    if (field.kind === 'choice' && value === 0) return []
    const text =
      field.kind === 'ref'
        ? (cache.get(field.of ?? '', String(value))?.name ?? '')
        : field.kind === 'choice'
          ? label(field.choices?.find((one) => one.value === value)?.label ?? '')
          : String(value)
    return text ? [`${label(field.label)}: ${text}`] : []
  })
}

/** Replaces "all stores" by their ids, as the call requires. */
export const withStores = async (report: AnyReport, asking: ConditionValues): Promise<ConditionValues> => {
  const found = Object.entries(paramsOf(report)).find(([name, { kind }]) => kind === 'refs' && !asking.values[name])
  if (!found) return asking
  const { pages } = await queryClient.fetchInfiniteQuery(lookupQuery(allOf(reportLookup(found[1]) ?? '')))
  const ids = pages.flatMap((page) => page.rows.map((row) => row.id))
  return { ...asking, values: { ...asking.values, [found[0]]: ids } }
}

/** A condition that is not met; `messageClosed` resolves after the user has closed the message about it. */
interface Missing {
  field: string
  messageClosed: Promise<void>
}

export interface ReportState {
  asking: ConditionValues
  setAsking: (asking: ConditionValues) => void
  cache: RefCache
  running: boolean
  result: ReportResult | null
  /** The reason why the last request failed. */
  problem: string
  /** The last request found no rows. */
  isEmpty: boolean
  /** The report was opened with conditions and reads its rows by itself. */
  beginsAtOnce: boolean
  /** Runs the report, or returns the condition that is not met. */
  run: () => Missing | null
  /** Runs it under other conditions, such as saved ones. */
  runWith: (asking: ConditionValues) => Promise<Missing | null>
  stop: () => void
  reset: () => void
}

type Left = Pick<ReportState, 'asking' | 'result'>

/** The conditions a page begins with: those it was left with, those of its address, those used last, the standard. */
const useBeginning = (report: AnyReport, left: Left | null, search: URLSearchParams) => {
  const today = useToday()
  const [bookmarked] = useState(() => left?.result?.asking ?? fromSearch(report, search, today))
  const [beginsAtOnce] = useState(() => bookmarked !== null && !firstUnmet(report, bookmarked))
  const [asking, setAsking] = useState<ConditionValues>(() => {
    const kept = readLocal(storageKey('conditions', report))
    return (
      left?.asking ??
      bookmarked ??
      refreshDays(
        report,
        (kept ? fromSearch(report, new URLSearchParams(kept), today) : null) ?? initialConditions(report, today),
        today,
      )
    )
  })
  return { bookmarked, beginsAtOnce, asking, setAsking }
}

const tellMissing = ({ message: key, field, told }: ReportCondition): Missing => {
  const { t, label } = currentFormWords()
  const message = label(key)
  if (told === 'dialog') return { field, messageClosed: showMessage({ title: t('noticeTitle'), message }) }
  if (told === 'info') notifyInfo(message)
  else notifyError(message)
  return { field, messageClosed: Promise.resolve() }
}

/** `left`: what was shown when this page of the history was left, to be shown until it has been read again. */
export const useReport = (report: AnyReport, left: Left | null): ReportState => {
  const today = useToday()
  const { sight } = useRights()
  const [search, setSearch] = useSearchParams()
  const cache = useMemo(() => createRefCache(), [])
  const { bookmarked, beginsAtOnce, asking, setAsking } = useBeginning(report, left, search)
  const [result, setResult] = useState<ReportResult | null>(left?.result ?? null)
  const [end, setEnd] = useState<{ problem: string; isEmpty: boolean }>({ problem: '', isEmpty: false })
  const [running, setRunning] = useState<AbortController | null>(null)
  const [, redraw] = useState(0)

  const runUnder = (given: ConditionValues, isQuiet = false): Missing | null => {
    const now = refreshDays(report, given, today)
    const open = firstUnmet(report, now)
    if (!open) {
      setAsking(now)
      void askNow(now, isQuiet)
      return null
    }
    return tellMissing(open)
  }
  /** `isQuiet`: the rows that are shown stay until all others are there, so that nobody loses his place in them. */
  const askNow = async (now: ConditionValues, isQuiet: boolean): Promise<void> => {
    // The names of its conditions arrived too late; the address is that of another page now.
    if (hasLeft.current) return
    under.current?.abort('replaced')
    const stop = new AbortController()
    const before = result?.isWhole ? result : null
    setRunning(stop)
    under.current = stop
    setEnd({ problem: '', isEmpty: false })
    writeLocal(storageKey('conditions', report), toSearch(report, now).toString())
    setSearch(toSearch(report, now), { replace: true })
    const asked = { asking: now, conditions: conditionTexts(report, now, cache) }
    const isDue = createGrowth()
    try {
      const whole = await fetchReport(report, await withStores(report, now), {
        signal: stop.signal,
        tell: (rows) => {
          if (isQuiet || stop.signal.aborted || !isDue(rows.length)) return
          const answer = { ListItem: [], TotalCount: rows.length, arrSUM: [] }
          setResult({ ...asked, answer, rows, isWhole: false, table: growingTable(report, { ...asked, rows }, sight) })
        },
      })
      if (stop.signal.aborted) return
      // An empty result returns to the conditions (contract reports §1).
      setEnd({ problem: '', isEmpty: whole.rows.length === 0 })
      setResult(
        whole.rows.length === 0
          ? null
          : { ...asked, ...whole, isWhole: true, table: tableOf(report, { ...asked, ...whole }, sight) },
      )
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      // The user has left the page, or asks for something else.
      if (stop.signal.reason === 'left' || stop.signal.reason === 'replaced') return
      // The page itself shows that the server is unreachable; a refusal is also reported as a notice.
      if (failure.kind !== 'network') reportFailure(failure)
      // Restores the previous result.
      setResult(before)
      if (failure.kind !== 'aborted') setEnd({ problem: failure.message, isEmpty: false })
    } finally {
      setRunning((last) => (last === stop ? null : last))
    }
  }
  const run = (): Missing | null => runUnder(asking)
  const under = useRef<AbortController | null>(null)
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      under.current?.abort('left')
    }
  }, [])
  const latest = useRef(runUnder)
  useEffect(() => {
    latest.current = runUnder
  })
  useEffect(() => cache.subscribe(() => redraw((count) => count + 1)), [cache])
  useEffect(() => {
    for (const of of report.loads ?? [])
      void queryClient.prefetchInfiniteQuery(lookupQuery({ path: reportLookup({ of }) ?? '' }))
    const loading = loadListRefs(paramsOf(report), asking.values, cache)
    if (bookmarked && beginsAtOnce) void loading.then(() => latest.current(bookmarked, left?.result != null))
    // Only the conditions the page was opened with are looked up and run automatically.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [report])
  return {
    asking,
    setAsking,
    cache,
    result,
    ...end,
    running: running !== null,
    beginsAtOnce,
    run,
    runWith: async (given) => {
      setAsking(given)
      // Names of records are a part of what is printed.
      await loadListRefs(paramsOf(report), given.values, cache)
      return latest.current(given)
    },
    stop: () => running?.abort(),
    reset: () => setAsking(resetConditions(report, asking, today)),
  }
}
