/** By what the rows of a list page are grouped: asking for it, and the chip that says it. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { GROUP_BY } from '#wire/grouping.ts'
import { without } from '#web/data/without.ts'
import { focusPage } from '#web/ui/base/focus.ts'
import { loadArea } from '#web/words/words.ts'
import type { ListParts } from '../use-list.ts'

const GroupChip = lazy(async () => {
  const [{ GroupChip: chip }] = await Promise.all([import('./group-chip.tsx'), loadArea('grouping')])
  return { default: chip }
})

export interface Grouping {
  /** null: the rows cannot be grouped. */
  onGroup: (() => void) | null
  /** Groups by what the address says; '' ends it. */
  group: (text: string) => void
  chip: ReactNode
  /** What stays when the filters are cleared. */
  kept: Readonly<Record<string, string>>
}

export const useGrouping = ({ state, set, groupFields }: ListParts): Grouping => {
  const [choosing, setChoosing] = useState(false)
  const groupBy = state.filters[GROUP_BY] ?? ''
  const group = (text: string) => {
    set({ filters: text ? { ...state.filters, [GROUP_BY]: text } : without(state.filters, GROUP_BY) })
    // The arrows unfold groups at once; and without groups the chip is gone.
    focusPage()
  }
  return {
    group,
    onGroup: groupFields.length > 0 ? () => setChoosing(true) : null,
    kept: groupBy ? { [GROUP_BY]: groupBy } : {},
    chip: (groupBy !== '' || choosing) && (
      <Suspense>
        <GroupChip fields={groupFields} text={groupBy} opened={choosing} onOpened={setChoosing} onChange={group} />
      </Suspense>
    ),
  }
}
