/** State of a list page: the address, the query built from it, and the rows. */
import { useMemo, useState } from 'react'
import { searchWords } from '#kernel/fold.ts'
import { isHidden } from '#model/marks.ts'
import { GROUP_BY, readGrouping } from '#wire/grouping.ts'
import type { SortKey } from '#wire/list-query.ts'
import { useCellFormat } from '#web/grid/cell.tsx'
import { toGridColumns } from '#web/grid/layout.ts'
import { useGridLayout } from '#web/grid/use-layout.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { STANDARD_SIZE, toQuery, useListState } from './list-state.ts'
import type { Subject } from './subject.ts'
import { ungrouped, useGroups } from './groups/use-groups.ts'
import { useEndlessRows, useLocalFilter, usePagedRows } from './use-rows.ts'
import { gridIdOf } from './views/views.ts'

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
  // By what one may not see, rows cannot be grouped.
  const groupFields = useMemo(() => {
    const secret = new Set(subject.columns.filter((column) => isHidden(column, sight)).map(({ key }) => key))
    return subject.groups.filter(({ on, key }) => on === 'field' || !secret.has(key))
  }, [subject, sight])
  const grouping = readGrouping(state.filters[GROUP_BY], groupFields)
  const isGrouped = Boolean(grouping)
  const query = useMemo(() => {
    const asked = toQuery({ ...state, sort }, { sort, size }, subject.narrow)
    return isGrouped ? asked : ungrouped(asked)
  }, [state, sort, size, subject.narrow, isGrouped])
  const paged = usePagedRows(subject, query, !phone && !isGrouped)
  const endless = useEndlessRows(subject, query, phone && !isGrouped)
  const groups = useGroups(subject, { query, columns, enabled: isGrouped })
  const answer = groups?.answer ?? (phone ? endless : paged)
  const [typedHere, setTyped] = useState('')
  // Rows of folded groups are not on the page: what is typed is searched by the server alone.
  const typed = groups ? '' : typedHere
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
    groups,
    groupFields,
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
