/** What keys and pointer do with the rows of a table. */
import type { MouseEvent } from 'react'
import type { GridRow } from './cell.tsx'
import { foldStep, lineIn } from './groups.ts'
import { nothingChosen, type Selection, toggle, toggleAll, toggleRange } from './selection.ts'

const HOVER_MS = 80

interface RowProps {
  rows: readonly GridRow[]
  selection: Selection | null
  onSelection: (selection: Selection) => void
  onOpen: (row: GridRow) => void
  onPeek?: (row: GridRow) => void
  onRest?: (row: GridRow) => void
  onFold?: ((row: GridRow) => void) | undefined
}

export interface RowActionOptions {
  props: RowProps
  ids: readonly string[]
  /** Those of rows that can be selected. */
  pickable: readonly string[]
  setActive: (index: number) => void
}

export const rowActions = ({
  props: { rows, selection, onSelection, onOpen, onPeek, onFold },
  ids,
  pickable,
  setActive,
}: RowActionOptions) => ({
  onActive: setActive,
  onOpen: (index: number) => (lineIn(rows[index]) ? onFold?.(rows[index]!) : onOpen(rows[index]!)),
  onPeek: (index: number) => (lineIn(rows[index]) ? onFold?.(rows[index]!) : onPeek?.(rows[index]!)),
  onFold: (index: number, open: boolean): void | false => {
    const step = onFold ? foldStep(rows, index, open) : null
    if (!step) return false
    return 'to' in step ? setActive(step.to) : onFold!(rows[step.toggle]!)
  },
  onToggle: (index: number, range: boolean) => {
    if (selection && !lineIn(rows[index]))
      onSelection(range ? toggleRange(selection, pickable, ids[index]!) : toggle(selection, ids[index]!))
  },
  onToggleAll: () => {
    if (selection) onSelection(toggleAll(selection, pickable))
  },
  onClear: () => {
    const had = (selection?.chosen.size ?? 0) > 0
    if (had) onSelection(nothingChosen)
    return had
  },
})

const indexOf = (event: MouseEvent): number =>
  Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
let resting: ReturnType<typeof setTimeout> | undefined

/** One set of event handlers for all rows. */
export const pointerHandlers = ({
  props: { rows, selection, onSelection, onOpen, onRest, onFold },
  ids,
  pickable,
  setActive,
}: RowActionOptions) => ({
  onClick: (event: MouseEvent) => {
    const index = indexOf(event)
    const target = event.target as HTMLElement
    if (index < 0) return
    setActive(index)
    if (lineIn(rows[index])) {
      onFold?.(rows[index]!)
      return
    }
    if (target.closest('[data-pick]') && selection) {
      // A click on the checkbox must not be cancelled, or the checkbox would differ from the selection.
      if (target.tagName !== 'INPUT') event.preventDefault()
      onSelection(event.shiftKey ? toggleRange(selection, pickable, ids[index]!) : toggle(selection, ids[index]!))
    } else if (target.closest('[data-open]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      onOpen(rows[index]!)
    }
  },
  onDoubleClick: (event: MouseEvent) => {
    const index = indexOf(event)
    if (index >= 0 && !lineIn(rows[index]) && !(event.target as HTMLElement).closest('[data-pick]'))
      onOpen(rows[index]!)
  },
  onMouseOver: (event: MouseEvent) => {
    clearTimeout(resting)
    const row = rows[indexOf(event)]
    if (row && onRest && !lineIn(row)) resting = setTimeout(() => onRest(row), HOVER_MS)
  },
  onMouseLeave: () => clearTimeout(resting),
})
