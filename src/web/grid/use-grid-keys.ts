/** Keyboard shortcuts of a list (UX §9). They work while the grid or nothing has the focus. */
import type { RefObject } from 'react'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'

export interface GridKeys {
  box: RefObject<HTMLElement | null>
  count: number
  /** Height of a row in pixels. */
  height: number
  active: number
  onActive: (index: number) => void
  onOpen: (index: number) => void
  onPeek: (index: number) => void
  /** Of rows in groups. */
  onFold: (index: number, open: boolean) => void | false
  onToggle: (index: number, range: boolean) => void
  onToggleAll: () => void
  onClear: () => boolean
}

interface Rows {
  /** −1: no row is active yet. */
  active: number
  count: number
  /** How many rows a page key moves. */
  page: () => number
}
/** The row a key leads to; it may lie beyond the first or the last one. */
export const rowByKey = {
  arrowdown: ({ active }: Rows) => active + 1,
  arrowup: ({ active, count }: Rows) => (active < 0 ? count - 1 : active - 1),
  j: ({ active }: Rows) => active + 1,
  k: ({ active }: Rows) => active - 1,
  pagedown: ({ active, page }: Rows) => active + page(),
  pageup: ({ active, page }: Rows) => active - page(),
  home: () => 0,
  end: ({ count }: Rows) => count - 1,
}
export const inRows = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index))

export const useGridKeys = ({
  box,
  count,
  height,
  active,
  onActive,
  onOpen,
  onPeek,
  onFold,
  onToggle,
  onToggleAll,
  onClear,
}: GridKeys): void => {
  const isActiveHere = (): boolean =>
    count > 0 &&
    (document.activeElement === document.body ||
      document.activeElement === box.current ||
      document.activeElement?.id === 'page')
  const page = () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / height) - 3)
  const go = (name: keyof typeof rowByKey) => (): void | false => {
    if (!isActiveHere()) return false
    box.current?.focus({ preventScroll: true })
    onActive(inRows(rowByKey[name]({ active, count, page }), count))
    return undefined
  }
  const at = (run: (index: number) => void | false) => (): void | false =>
    isActiveHere() && active >= 0 ? run(active) : false
  const extend = (by: number) => (): void | false => {
    if (!isActiveHere() || active < 0) return false
    const next = inRows(active + by, count)
    onActive(next)
    onToggle(next, true)
    return undefined
  }
  useHotkeys({
    arrowdown: go('arrowdown'),
    arrowup: go('arrowup'),
    j: go('j'),
    k: go('k'),
    pagedown: go('pagedown'),
    pageup: go('pageup'),
    home: go('home'),
    end: go('end'),
    enter: at(onOpen),
    space: at(onPeek),
    arrowright: at((index) => onFold(index, true)),
    arrowleft: at((index) => onFold(index, false)),
    x: at((index) => onToggle(index, false)),
    'shift+x': at((index) => onToggle(index, true)),
    'shift+arrowdown': extend(1),
    'shift+arrowup': extend(-1),
    'ctrl+a': () => (isActiveHere() ? onToggleAll() : false),
    escape: () => (isActiveHere() && onClear() ? undefined : false),
  })
}
