/** Keyboard shortcuts of a list (UX §9). They work while the grid or nothing has the focus. */
import type { RefObject } from 'react'
import { useHotkeys } from '#web/ui/hotkeys.ts'

export interface GridKeys {
  box: RefObject<HTMLElement | null>
  count: number
  /** Height of a row in pixels. */
  height: number
  active: number
  onActive: (index: number) => void
  onOpen: (index: number) => void
  onPeek: (index: number) => void
  onToggle: (index: number, range: boolean) => void
  onToggleAll: () => void
  onClear: () => boolean
}

export const useGridKeys = ({
  box,
  count,
  height,
  active,
  onActive,
  onOpen,
  onPeek,
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
  const go = (to: number): void | false => {
    if (!isActiveHere()) return false
    box.current?.focus({ preventScroll: true })
    onActive(Math.max(0, Math.min(count - 1, to)))
    return undefined
  }
  const at = (run: (index: number) => void) => (): void | false => (isActiveHere() && active >= 0 ? run(active) : false)
  const extend = (by: number) => (): void | false => {
    if (!isActiveHere() || active < 0) return false
    const next = Math.max(0, Math.min(count - 1, active + by))
    onActive(next)
    onToggle(next, true)
    return undefined
  }
  useHotkeys({
    arrowdown: () => go(active + 1),
    arrowup: () => go(active < 0 ? count - 1 : active - 1),
    j: () => go(active + 1),
    k: () => go(active - 1),
    pagedown: () => go(active + page()),
    pageup: () => go(active - page()),
    home: () => go(0),
    end: () => go(count - 1),
    enter: at(onOpen),
    space: at(onPeek),
    x: at((index) => onToggle(index, false)),
    'shift+x': at((index) => onToggle(index, true)),
    'shift+arrowdown': extend(1),
    'shift+arrowup': extend(-1),
    'ctrl+a': () => (isActiveHere() ? onToggleAll() : false),
    escape: () => (isActiveHere() && onClear() ? undefined : false),
  })
}
