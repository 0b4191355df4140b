/**
 * What is dragged over the text of a form, and where it would go. Until it is dropped, browsers tell only of what kind
 * it is.
 */
import type { DragEvent } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from '#web/ui/base/store.ts'

/** `each`: the list whose items have the token; `block`: a new one, by name; `path`: one of the text, to be moved. */
const kinds = {
  token: 'application/x-vua-token',
  each: 'application/x-vua-each',
  block: 'application/x-vua-block',
  path: 'application/x-vua-path',
} as const
type Kind = keyof typeof kinds

export const isDragged = ({ dataTransfer }: DragEvent, ...some: Kind[]): boolean =>
  some.some((kind) => dataTransfer.types.includes(kinds[kind]))
export const draggedData = ({ dataTransfer }: DragEvent, kind: Kind): string => dataTransfer.getData(kinds[kind])
export const dragBegins = ({ dataTransfer }: DragEvent, data: Partial<Record<Kind, string>>): void => {
  for (const [kind, value] of Object.entries(data)) dataTransfer.setData(kinds[kind as Kind], value)
}

/** In the coordinates of the window: an upright line between letters, or a flat one between blocks. */
interface Mark {
  left: number
  top: number
  width: number
  height: number
}
export const dropMark = createStore<Mark | null>(null)
/** The pill that is moved; null while a token is dragged from the menu. */
export const movedPill = createStore<HTMLElement | null>(null)
export const dragEnds = (): void => {
  dropMark.set(null)
  movedPill.set(null)
}

/** The place between the letters and pills of a text that is nearest to the pointer. */
export const placeInText = (box: HTMLElement, { clientX, clientY }: DragEvent): Range => {
  const range = document.createRange()
  const pill = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-token], [data-raw]')
  if (pill && box.contains(pill)) {
    const { left, width } = pill.getBoundingClientRect()
    if (clientX < left + width / 2) range.setStartBefore(pill)
    else range.setStartAfter(pill)
  } else {
    const found = document.caretPositionFromPoint?.(clientX, clientY)
    if (found && box.contains(found.offsetNode)) range.setStart(found.offsetNode, found.offset)
    else {
      range.selectNodeContents(box)
      range.collapse(false)
    }
  }
  return range
}

export const markText = (box: HTMLElement, range: Range): void => {
  const around = box.getBoundingClientRect()
  const rect = range.getClientRects()[0] ?? besideOf(range)
  dropMark.set({ left: rect?.left ?? around.left, top: rect?.top ?? around.top, width: 2, height: rect?.height ?? 20 })
}
/** Between two elements a range has no place of its own. */
const besideOf = ({
  startContainer,
  startOffset,
}: Range): { left: number; top: number; height: number } | undefined => {
  const before = startContainer.childNodes[startOffset - 1]
  if (!(before instanceof HTMLElement)) return undefined
  const { right, top, height } = before.getBoundingClientRect()
  return { left: right, top, height }
}

/** As if it had been typed: the editor of the text reads what stands in it now. */
const tell = (box: Element, step: string): void =>
  void box.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: { step } }))

/** `step`: both texts that a move changes are one step. */
export const dropToken = (box: HTMLElement, range: Range, { text, step }: { text: string; step: string }): void => {
  const pill = movedPill.get()
  const from = pill?.closest('[data-takes-tokens]')
  dragEnds()
  const token = document.createTextNode(text)
  if (pill && from && from !== box) {
    pill.remove()
    // The second change is made to the text that the first one left.
    flushSync(() => tell(from, step))
  }
  range.insertNode(token)
  if (pill && from === box) pill.remove()
  box.focus()
  getSelection()?.collapse(token, token.length)
  tell(box, step)
}
