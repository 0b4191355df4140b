/** Where a token chosen from the menu goes: the text or the field that was typed into last. */
import { createStore } from '#web/ui/base/store.ts'

/** In the source of a form, where it is not known which list is repeated. */
export const ANYWHERE = '*'

interface Caret {
  element: HTMLElement
  /** In a text with pills. */
  range: Range | null
  /** The list whose items are repeated there. */
  each: string | undefined
}
export const caret = createStore<Caret | null>(null)

/** Remembers the caret while it is in an element that takes tokens; `data-takes-tokens` holds the repeated list. */
export const followCaret = (): (() => void) => {
  const follow = () => {
    const selection = getSelection()
    const focused = document.activeElement
    const element = focused instanceof HTMLElement ? focused.closest<HTMLElement>('[data-takes-tokens]') : null
    if (!element) return
    const isInside = selection?.rangeCount && element.isContentEditable && element.contains(selection.anchorNode)
    caret.set({
      element,
      range: isInside ? selection.getRangeAt(0).cloneRange() : null,
      each: element.dataset['takesTokens'] || undefined,
    })
  }
  document.addEventListener('selectionchange', follow)
  document.addEventListener('focusin', follow)
  return () => {
    document.removeEventListener('selectionchange', follow)
    document.removeEventListener('focusin', follow)
    caret.set(null)
  }
}

/** Types the token where the caret was; false if that place is gone. */
export const typeToken = (token: string): boolean => {
  const at = caret.get()
  if (!at?.element.isConnected) return false
  const { element, range } = at
  element.focus()
  if (range && element.contains(range.startContainer)) {
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  }
  // The only way to change a field that browsers and React notice as typing.
  return document.execCommand('insertText', false, token)
}
