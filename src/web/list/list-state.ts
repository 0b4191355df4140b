/** The state of a list is stored in its address, so that back, reload and sharing work. */
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Day, type DayRange, namedRanges, parseDay, type Preset, presetRange } from '#kernel/day.ts'
import type { ListQuery, SortKey } from '#wire/list-query.ts'
import { pageSizes } from '#web/grid/layout.ts'

export type Range = Preset | 'ALL'
export const ranges: readonly Range[] = [...namedRanges, 'ALL']
export const STANDARD_SIZE = 20

export interface ListState {
  search: string
  range: Range
  from: Day | null
  to: Day | null
  page: number
  /** null: the size saved with the columns, or the default. */
  size: number | null
  /** null: the sorting saved with the columns. */
  sort: readonly SortKey[] | null
  filters: Readonly<Record<string, string>>
  /** The saved view the state started from. */
  view: string | null
}
/** Query parameters of the address that are not filters. */
const own = ['q', 'range', 'from', 'to', 'page', 'size', 'sort', 'name', 'view']

const writeSort = (sort: readonly SortKey[]): string =>
  sort.map(({ field, asc }) => (asc ? field : `-${field}`)).join(',')
const readSort = (text: string | null): SortKey[] | null =>
  text === null
    ? null
    : text
        .split(',')
        .filter(Boolean)
        .map((part) => ({ field: part.replace(/^-/, ''), asc: !part.startsWith('-') }))

const readRange = (query: URLSearchParams, today: Day): Pick<ListState, 'range' | 'from' | 'to'> => {
  const from = parseDay(query.get('from') ?? '')
  const to = parseDay(query.get('to') ?? '')
  if (from || to) return { range: 'CUSTOM', from, to }
  const named = query.get('range')
  if (named === 'ALL') return { range: 'ALL', from: null, to: null }
  const range = namedRanges.find((one) => one === named) ?? 'THISMONTH'
  return { range, ...presetRange(range, today) }
}

/** Reads the state from the address. `dated`: documents have a date range, master lists have none. */
export const readState = (query: URLSearchParams, dated: boolean, today: Day): ListState => {
  const size = Number(query.get('size'))
  return {
    search: query.get('q') ?? '',
    ...(dated ? readRange(query, today) : { range: 'ALL' as const, from: null, to: null }),
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    size: (pageSizes as readonly number[]).includes(size) ? size : null,
    sort: readSort(query.get('sort')),
    filters: Object.fromEntries([...query].filter(([name]) => !own.includes(name))),
    view: query.get('view'),
  }
}

export const writeState = (state: ListState): URLSearchParams => {
  const out = new URLSearchParams(state.filters)
  if (state.search) out.set('q', state.search)
  if (state.range === 'CUSTOM') {
    if (state.from) out.set('from', state.from)
    if (state.to) out.set('to', state.to)
  } else if (state.range !== 'THISMONTH') out.set('range', state.range)
  if (state.page > 1) out.set('page', String(state.page))
  if (state.size !== null) out.set('size', String(state.size))
  if (state.sort !== null) out.set('sort', writeSort(state.sort))
  if (state.view !== null) out.set('view', state.view)
  return out
}

export type Patch = Partial<Omit<ListState, 'from' | 'to' | 'range'>> & { range?: Range; days?: Partial<DayRange> }

const apply = (state: ListState, { days, ...patch }: Patch): ListState => ({
  ...state,
  // Any change of the query returns to the first page.
  ...(!('page' in patch) && { page: 1 }),
  ...patch,
  ...(days && { range: 'CUSTOM' as const, from: days.from ?? null, to: days.to ?? null }),
})

export const useListState = (dated: boolean, today: Day) => {
  const [query, setQuery] = useSearchParams()
  const state = useMemo(() => {
    const read = readState(query, dated, today)
    return dated ? read : { ...read, range: 'THISMONTH' as const }
  }, [query, dated, today])
  const set = useCallback(
    (patch: Patch) => {
      setQuery(
        (before) => {
          const base = readState(before, dated, today)
          const next = writeState(apply(dated ? base : { ...base, range: 'THISMONTH' }, patch))
          const name = before.get('name')
          if (name) next.set('name', name)
          return next
        },
        { preventScrollReset: true },
      )
    },
    [setQuery, dated, today],
  )
  return [state, set] as const
}
export type SetState = ReturnType<typeof useListState>[1]

export const toQuery = (
  state: ListState,
  standard: { sort: readonly SortKey[]; size: number },
  narrow: Readonly<Record<string, string>> = {},
): ListQuery => {
  const limit = state.size ?? standard.size
  return {
    from: state.from,
    to: state.to,
    search: state.search,
    offset: (state.page - 1) * limit,
    limit,
    sort: state.sort ?? standard.sort,
    filters: { ...narrow, ...state.filters },
  }
}
