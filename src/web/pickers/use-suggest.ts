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

type SuggestAct = { kind: 'open' | 'close' | 'pick' } | { kind: 'go'; to: number; nearsEnd: boolean } | null

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
/** More rows are asked for when so few are left below. */
const FEW_LEFT = 3

/** What a key does; null: it is not one of the list. Without an active row (−1) the first step goes to the first row. */
export const actOfKey = (
  { key, ctrlKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>,
  { opened, at, count }: { opened: boolean; at: number; count: number },
): SuggestAct => {
  if (!opened) return key === 'ArrowDown' && !ctrlKey && !shiftKey ? { kind: 'open' } : null
  const step = steps[key]
  if (step !== undefined) {
    const to = at + step
    return { kind: 'go', to: Math.max(0, Math.min(to, count - 1)), nearsEnd: to >= count - FEW_LEFT }
  }
  if (key === 'Escape') return { kind: 'close' }
  return key === 'Enter' && !ctrlKey && at >= 0 && at < count ? { kind: 'pick' } : null
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
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const act = event.nativeEvent.isComposing ? null : actOfKey(event, { opened, at: shown, count: rows.length })
    if (act === null) return false
    event.preventDefault()
    if (act.kind === 'open') {
      setOpenedByKey(true)
      setOpened(true)
    } else if (act.kind === 'go') {
      setActive(act.to)
      if (act.nearsEnd) more?.()
    } else if (act.kind === 'close') {
      event.stopPropagation()
      setOpened(false)
    } else onPick(rows[shown]!)
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
