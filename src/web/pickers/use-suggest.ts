/** Keyboard handling and state of a list below an input: active row, typed text, open or closed. */
import { type KeyboardEvent, useId, useState } from 'react'

export interface SuggestOptions<Row> {
  rows: readonly Row[]
  opened: boolean
  setOpened: (opened: boolean) => void
  onPick: (row: Row) => void
  more?: () => void
  /** Initially active row; -1: none until the user types or moves. */
  start?: number
  /** Opened by the shortcut for searching: the first row is active. */
  byKey?: boolean
}
/** Typed text makes the first match active; without text no row is. */
export const startFor = (typed: string): number => (typed.trim() === '' ? -1 : 0)

export interface SuggestKeys {
  active: number
  setActive: (index: number) => void
  /** Returns true when the list has handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean
  listId: string
  optionId: (index: number) => string
  /** ARIA attributes of the input. */
  aria: {
    role: 'combobox'
    'aria-expanded': boolean
    'aria-controls': string
    'aria-activedescendant': string | undefined
    'aria-autocomplete': 'list'
    'aria-haspopup': 'listbox'
  }
}

export const useSuggest = <Row>({
  rows,
  opened,
  setOpened,
  onPick,
  more,
  start: wanted = 0,
  byKey = false,
}: SuggestOptions<Row>): SuggestKeys => {
  const [openedByKey, setOpenedByKey] = useState(byKey)
  if (!opened && openedByKey) setOpenedByKey(false)
  const start = openedByKey && opened ? Math.max(0, wanted) : wanted
  // The row the user moved to is forgotten when the rows change.
  const [moved, setMoved] = useState<{ at: number; of: string } | null>(null)
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  const of = `${opened}/${rows.length === 0}/${start}`
  const active = moved?.of === of ? moved.at : start
  const setActive = (at: number) => setMoved({ at, of })
  const shown = Math.min(active, Math.max(0, rows.length - 1))
  // Starting without an active row (-1), the first step goes to the first row.
  const go = (to: number) => {
    setActive(Math.max(0, Math.min(to, rows.length - 1)))
    if (to >= rows.length - 3) more?.()
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false
    if (!opened) {
      if (event.key !== 'ArrowDown' || event.ctrlKey || event.shiftKey) return false
      event.preventDefault()
      setOpenedByKey(true)
      setOpened(true)
      return true
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      go(shown + step)
      return true
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setOpened(false)
      return true
    }
    const row = rows[shown]
    if (event.key !== 'Enter' || row === undefined || event.ctrlKey) return false
    event.preventDefault()
    onPick(row)
    return true
  }
  return {
    active: shown,
    setActive,
    onKeyDown,
    listId,
    optionId,
    aria: {
      role: 'combobox',
      'aria-expanded': opened,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-activedescendant': opened && rows.length > 0 && shown >= 0 ? optionId(shown) : undefined,
    },
  }
}
