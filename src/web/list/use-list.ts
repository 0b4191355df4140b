/** State of a list page: the address, the query built from it, and the rows. */
import { useMemo, useState } from 'react'
import { searchWords } from '#kernel/fold.ts'
import type { SortKey } from '#wire/list-query.ts'
import { useCellFormat } from '#web/grid/cell.tsx'
import { toGridColumns } from '#web/grid/layout.ts'
import { useGridLayout } from '#web/grid/use-layout.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { usePhone } from '#web/ui/viewport.ts'
import { STANDARD_SIZE, toQuery, useListState } from './list-state.ts'
import type { Subject } from './subject.ts'
import { useEndlessRows, useLocalFilter, usePagedRows } from './use-rows.ts'
import { gridIdOf } from './views.ts'

const none: readonly SortKey[] = []

export const useList = (subject: Subject) => {
  const { label } = useWords()
  const { sight } = useRights()
  const phone = usePhone()
  const columns = useMemo(() => toGridColumns(subject.columns, label, sight), [subject, label, sight])
  const grid = useGridLayout(gridIdOf(subject), columns)
  const [state, set] = useListState(subject.dated, useToday())
  const size = state.size ?? grid.layout.pageSize ?? STANDARD_SIZE
  const sort = subject.sortable ? (state.sort ?? grid.layout.sort) : none
  const query = useMemo(
    () => toQuery({ ...state, sort }, { sort, size }, subject.narrow),
    [state, sort, size, subject.narrow],
  )
  const paged = usePagedRows(subject, query, !phone)
  const endless = useEndlessRows(subject, query, phone)
  const answer = phone ? endless : paged
  const [typed, setTyped] = useState('')
  const rows = useLocalFilter(answer.rows, { typed, columns, format: useCellFormat() })
  const words = useMemo(() => searchWords(typed || state.search), [typed, state.search])
  // The rows are those of the page that match what is typed; so are their sums and their count.
  const isLocal = searchWords(typed).length > 0
  // The typed text matches none of the loaded rows.
  const noneMatches = typed !== '' && rows.length === 0 && answer.state === 'ready'
  return {
    columns,
    grid,
    state,
    set,
    size,
    sort,
    query,
    answer,
    rows,
    isLocal,
    typed,
    setTyped,
    lost: noneMatches,
    words,
  }
}
export type ListParts = ReturnType<typeof useList>
