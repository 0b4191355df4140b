/** Conditions of a report that a person keeps under a name: which there are, and which of them is shown. */
import { useState } from 'react'
import type { AnyReport } from '#model/report.ts'
import { useToday } from '#web/data/profile.ts'
import { CallFailed } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { removeView, saveView, useSavedViews, type View } from '#web/list/views/saved-views.ts'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { currentFormWords } from '#web/words/form-words.ts'
import { currentAmong, INITIAL } from '../data/saved-tab.ts'
import { fromSearch, initialConditions, toSearch, type ConditionValues } from '../data/conditions.ts'

/** The conditions are kept like the views of a list; only the grid is that of the report. */
const gridIdOf = ({ wire }: AnyReport): string => wire.path.replace('/', '.')

export interface SavedConditions {
  all: readonly View[]
  /** The one that was opened; undefined while the standard conditions or others are shown. */
  current: View | undefined
  /** The tab to be marked. */
  tab: string
  isChanged: boolean
  /** The conditions of a tab. */
  conditionsOf: (tab: string) => ConditionValues
  /** Marks the tab that is opened. */
  choose: (tab: string) => void
  /** Keeps the conditions that are shown, under a new name or in place of those kept before. */
  keep: (view: { id: string | null; name: string }) => Promise<boolean>
  rename: (name: string) => Promise<boolean>
  remove: () => Promise<void>
}

export const useSavedConditions = (report: AnyReport, asking: ConditionValues): SavedConditions => {
  const today = useToday()
  const gridId = gridIdOf(report)
  const all = useSavedViews(gridId) ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const query = toSearch(report, asking).toString()
  const initial = initialConditions(report, today)
  const isInitial = toSearch(report, initial).toString() === query
  const current = currentAmong(all, { query, chosen, isInitial })
  const store = async (view: { id: string | null; name: string; query: string }): Promise<boolean> => {
    const forAll = all.find(({ id }) => id === view.id)?.saved?.forAll ?? false
    try {
      const answer = await saveView(gridId, { ...view, forAll, layout: null })
      if ('refused' in answer) {
        notifyError(answer.refused)
        return false
      }
      notifyOk(currentFormWords().t('reports.conditionsSaved'))
      setChosen(answer.id)
      return true
    } catch (failure) {
      reportFailure(failure)
      return false
    }
  }
  return {
    all,
    current,
    tab: current?.id ?? (isInitial ? INITIAL : ''),
    isChanged: current !== undefined && current.query !== query,
    conditionsOf: (tab) => {
      const view = all.find(({ id }) => id === tab)
      return (view && fromSearch(report, new URLSearchParams(view.query), today)) ?? initial
    },
    choose: setChosen,
    keep: (view) => store({ ...view, query }),
    rename: (name) => (current ? store({ id: current.id, name, query: current.query }) : Promise.resolve(false)),
    remove: async () => {
      if (!current) return
      try {
        await removeView(gridId, current.id)
        setChosen(null)
      } catch (failure) {
        if (!(failure instanceof CallFailed)) throw failure
        reportFailure(failure)
      }
    },
  }
}
