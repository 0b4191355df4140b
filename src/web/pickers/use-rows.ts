/** The rows of a picker: cached rows filtered by the typed text, until the server has answered. */
import { searchWords, fold } from '#kernel/fold.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { lookupQuery, useLookup, useSearch, useCachedRows, type LookupOptions } from '#web/data/lookups.ts'
import { queryClient } from '#web/data/queries.ts'

export interface PickerRows {
  /** The rows are the server's answer to the current text. */
  settled: boolean
  /** Searches at once and returns the best match. */
  findNow: () => Promise<FoundRow | undefined>
  rows: readonly FoundRow[]
  total: number
  waiting: boolean
  loadingMore: boolean
  hasMore: boolean
  more: () => void
}
export interface PickerOptions extends Omit<LookupOptions, 'search' | 'enabled'> {
  opened: boolean
  typed: string
  /** First option in reports: `Tất cả`. */
  first?: FoundRow | undefined
}

type Source = Omit<PickerOptions, 'opened' | 'typed'>

/** The props of a picker that its query depends on. */
export const lookupProps = ({ path, narrow, method, first, pageSize }: Source): Source => ({
  path,
  first,
  ...(narrow && { narrow }),
  ...(method && { method }),
  ...(pageSize !== undefined && { pageSize }),
})

const matches = (row: FoundRow, words: readonly string[]) => {
  const text = fold(`${row.code} ${row.name} ${row.note}`)
  return words.every((word) => text.includes(word))
}

/** Rows whose name contains the text come before those that match elsewhere, such as in the address. */
const nearestFirst = (rows: readonly FoundRow[], typed: string): readonly FoundRow[] => {
  const phrase = fold(typed.trim())
  const near = (row: FoundRow) => fold(`${row.code} ${row.name}`).includes(phrase)
  return phrase === '' || !rows.some(near) ? rows : [...rows.filter(near), ...rows.filter((row) => !near(row))]
}

export const usePickerRows = ({ opened, typed, first, ...ask }: PickerOptions): PickerRows => {
  const search = useSearch(typed.trim(), ask)
  const lookup = useLookup({ ...ask, search, enabled: opened })
  const settled = search === typed.trim() && !lookup.isPending
  const { rows: known } = lookup
  const words = searchWords(typed)
  const cachedRows = useCachedRows(ask, (row) => words.length > 0 && matches(row, words))
  const found = settled || words.length === 0 ? known : cachedRows
  const rows = first && words.length === 0 ? [first, ...found] : nearestFirst(found, typed)
  const findNow = async () => {
    const { pages } = await queryClient.fetchInfiniteQuery(lookupQuery({ ...ask, search: typed.trim() }))
    return nearestFirst(pages[0]?.rows ?? [], typed)[0]
  }
  return {
    settled: settled && !(lookup.isFetching && rows.length === 0),
    findNow,
    rows,
    total: lookup.total,
    waiting: opened && rows.length === 0 && (!settled || lookup.isPending || lookup.isFetching),
    loadingMore: lookup.hasMore && lookup.isFetching,
    hasMore: lookup.hasMore && settled,
    more: lookup.more,
  }
}
