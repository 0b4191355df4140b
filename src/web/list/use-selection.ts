/** Selected rows of a list; the selection survives paging, until the query changes. */
import { useMemo, useState } from 'react'
import type { ListQuery } from '#wire/list-query.ts'
import { reportFailure, type WireRow } from '#web/data/queries.ts'
import { nothingChosen, type Selection } from '#web/grid/selection.ts'
import { currentWords } from '#web/words/words.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { idOfRow, readSlice, type Subject } from './subject.ts'
import { ungrouped } from './groups/use-groups.ts'

/** The largest number of rows that can be selected at once. */
const MOST = 5000
const SLICE = 1000

interface Chosen {
  /** The query when the rows were selected. */
  question: string
  selection: Selection
  /** The selected rows as they were last loaded. */
  rows: ReadonlyMap<string, WireRow>
}
const none: Chosen = { question: '', selection: nothingChosen, rows: new Map() }

/** Page and sorting do not change which rows match. */
const questionOf = ({ from, to, search, filters }: ListQuery): string => JSON.stringify([from, to, search, filters])

export interface ListSelection {
  selection: Selection
  setSelection: (selection: Selection) => void
  chosen: readonly WireRow[]
  /** Selects all matching rows, including those of other pages. */
  chooseAll: () => Promise<void>
}

export const useSelection = (subject: Subject, query: ListQuery, rows: readonly WireRow[]): ListSelection => {
  const [kept, setKept] = useState(none)
  const question = questionOf(query)
  const { selection, rows: known } = kept.question === question ? kept : none
  const inSight = useMemo(() => new Map(rows.map((row) => [idOfRow(row), row])), [rows])
  const chosen = useMemo(
    () =>
      [...selection.chosen].flatMap((id): WireRow[] => {
        const row = inSight.get(id) ?? known.get(id)
        return row ? [row] : []
      }),
    [selection, inSight, known],
  )
  const setSelection = (next: Selection) =>
    setKept((before) => {
      const found = [...next.chosen].flatMap((id): [string, WireRow][] => {
        const row = inSight.get(id) ?? before.rows.get(id)
        return row ? [[id, row]] : []
      })
      return { question, selection: next, rows: new Map(found) }
    })
  const chooseAll = async (): Promise<void> => {
    try {
      const all = await readAll(subject, ungrouped(query))
      if (!all) return
      const found = new Map(all.map((row) => [idOfRow(row), row]))
      setKept({ question, selection: { chosen: new Set(found.keys()), anchor: null }, rows: found })
    } catch (failure) {
      reportFailure(failure)
    }
  }
  return { selection, setSelection, chosen, chooseAll }
}

/** Returns null when there are too many. */
const readAll = async (subject: Subject, query: ListQuery): Promise<readonly WireRow[] | null> => {
  const rows: WireRow[] = []
  for (;;) {
    const slice = { ...query, offset: rows.length, limit: SLICE }
    const { rows: more, count } = await readSlice(subject, slice, AbortSignal.timeout(60_000))
    if (count > MOST) {
      notifyError(currentWords().t('list.tooManyToSelect', { max: MOST }))
      return null
    }
    rows.push(...more)
    if (rows.length >= count || more.length === 0) return rows
  }
}
