/** The groups of a list page: which are open, and the rows of these. */
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { GROUP, GROUP_BY } from '#wire/grouping.ts'
import type { ListQuery } from '#wire/list-query.ts'
import type { Slice } from '#wire/spelling.ts'
import type { WireRow } from '#web/data/queries.ts'
import { without } from '#web/data/without.ts'
import type { GridColumn } from '#web/grid/layout.ts'
import { lineRow, type GroupHead, type GroupRest } from '#web/grid/groups.ts'
import { renewal } from '#web/session/renewal.ts'
import { useStore } from '#web/ui/base/store.ts'
import { useWords } from '#web/words/words.ts'
import { readSlice, type Subject } from '../subject.ts'
import type { Rows } from '../use-rows.ts'

/** The rows of a group come by so many. */
const SLICE = 50

export const ungrouped = (query: ListQuery): ListQuery => ({ ...query, filters: without(query.filters, GROUP_BY) })

interface OpenGroup {
  head: GroupHead
  rows: readonly WireRow[]
  /** What stands below its rows, if these are not all. */
  rest: GroupRest | null
}
export interface Groups {
  answer: Rows
  groups: readonly OpenGroup[]
  /** Heads, rows and rests as they stand below each other. */
  lines: readonly WireRow[]
  /** How many there are; the list shows `groups.length`. */
  count: number
  /** Unfolds, folds, reads on or again: by the line that was pressed. */
  press: (line: GroupHead | GroupRest) => void
}

type GroupEntry = NonNullable<Slice['groups']>[number]
interface Piece {
  data?: Slice | undefined
  isError: boolean
  refetch: () => unknown
}

const restOf = (
  { key, name, count }: GroupEntry,
  {
    rows,
    pieces,
    t,
    show,
  }: {
    rows: readonly WireRow[]
    pieces: readonly Piece[]
    t: ReturnType<typeof useWords>['t']
    show: (n: number) => string
  },
): GroupRest | null => {
  if (pieces.some(({ isError, data }) => isError && !data))
    return { is: 'rest', key, state: 'failed', text: t('group.failed', { name }) }
  if (pieces.some(({ data }) => !data)) return { is: 'rest', key, state: 'loading', text: t('group.loading') }
  const left = count - rows.length
  return left > 0
    ? { is: 'rest', key, state: 'more', text: t('group.more', { n: show(Math.min(left, SLICE)), name }) }
    : null
}

/** How many slices of each group are shown; another question has other groups. */
const useOpened = (question: string) => {
  const [kept, setKept] = useState<{ question: string; slices: ReadonlyMap<string, number> }>({
    question,
    slices: new Map(),
  })
  const slices = useMemo(() => (kept.question === question ? kept.slices : new Map<string, number>()), [kept, question])
  const set = (key: string, count: number) =>
    setKept((before) => {
      const next = new Map(before.question === question ? before.slices : [])
      if (count === 0) next.delete(key)
      else next.set(key, count)
      return { question, slices: next }
    })
  return { slices, set }
}

const sumsOf = (entry: GroupEntry, columns: readonly GridColumn[]): ReadonlyMap<string, unknown> => {
  const totals = new Map(entry.sums.map((one) => [one.name, one.amount]))
  return new Map(
    columns.flatMap(({ field, sum: name = field }) => {
      const total = totals.get(name)
      return total === null || total === undefined ? [] : [[field, total] as const]
    }),
  )
}

const noGroups: readonly GroupEntry[] = []

export const useGroups = (
  subject: Subject,
  { query, columns, enabled }: { query: ListQuery; columns: readonly GridColumn[]; enabled: boolean },
): Groups | null => {
  const { t, language } = useWords()
  const asked = useMemo(() => ({ ...query, offset: 0, limit: 1 }), [query])
  const { data, error, isPlaceholderData, isPending, isFetching, refetch } = useQuery({
    queryKey: ['list', subject.module, 'groups', asked],
    queryFn: ({ signal }) => readSlice(subject, asked, signal),
    placeholderData: keepPreviousData,
    enabled,
    meta: { shown: true },
  })
  const { from, to, search, filters } = query
  const { slices, set } = useOpened(JSON.stringify([from, to, search, filters]))
  const entries = (enabled && data?.groups) || noGroups
  const wanted = entries.flatMap(({ key }) =>
    Array.from({ length: slices.get(key) ?? 0 }, (_, at) => ({
      key,
      query: { ...query, filters: { ...filters, [GROUP]: key }, offset: at * SLICE, limit: SLICE },
    })),
  )
  const pieces = useQueries({
    queries: wanted.map((one) => ({
      queryKey: ['list', subject.module, 'group', one.query],
      queryFn: ({ signal }: { signal: AbortSignal }) => readSlice(subject, one.query, signal),
      meta: { silent: true },
    })),
  })
  const reading = useStore(renewal) === null && (isPlaceholderData || isFetching)
  if (!enabled) return null
  const show = (n: number) => showNumber(decimal(n), { language })
  const groups = entries.map((entry): OpenGroup => {
    const own = pieces.filter((_, at) => wanted[at]!.key === entry.key)
    const rows = own.flatMap((piece) => piece.data?.rows ?? [])
    const count = t('group.rows', { n: show(entry.count) })
    return {
      head: {
        is: 'head',
        key: entry.key,
        name: entry.name,
        count,
        opened: own.length > 0,
        sums: sumsOf(entry, columns),
      },
      rows,
      rest: own.length > 0 ? restOf(entry, { rows, pieces: own, t, show }) : null,
    }
  })
  return {
    groups,
    lines: groups.flatMap(({ head, rows, rest }) => [lineRow(head), ...rows, ...(rest ? [lineRow(rest)] : [])]),
    count: data?.groupCount ?? 0,
    press: (line) => {
      if (line.is === 'head') return set(line.key, line.opened ? 0 : 1)
      if (line.state === 'more') return set(line.key, (slices.get(line.key) ?? 0) + 1)
      for (const [at, piece] of pieces.entries())
        if (wanted[at]!.key === line.key && piece.isError) void piece.refetch()
      return undefined
    },
    answer: {
      rows: groups.flatMap(({ rows }) => rows),
      total: data?.count ?? 0,
      sums: data?.sums ?? [],
      state: isPending && !error ? 'first' : error && !data ? 'failed' : reading ? 'again' : 'ready',
      problem: error?.message ?? '',
      again: () => {
        void refetch()
        for (const piece of pieces) void piece.refetch()
      },
      more: null,
    },
  }
}
