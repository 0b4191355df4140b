/** Blocks are dropped between the blocks of a form: new ones from the menu, and those that are moved. */
import type { DragEvent } from 'react'
import { isWithin, partAt, type Path } from '#output/editing/tree.ts'
import { dropPlace, mayMove, moved, type DropPlace } from './block-rules.ts'
import { draggedData, dragEnds, dropMark, isDragged } from './drag.ts'
import { useEditor } from './editor-context.ts'
import { newBlocks, type NewBlock } from './new-blocks.ts'
import { useInsertBlock } from './use-insert-block.ts'

const readPath = (text: string): Path => text.split('.').map(Number)
const elementAt = (path: Path): HTMLElement | null => document.querySelector(`[data-path="${path.join('.')}"]`)

const showMark = ({ beside, side }: DropPlace): void => {
  const rect = elementAt(beside)?.getBoundingClientRect()
  if (!rect) return dropMark.set(null)
  const top = side === 'before' ? rect.top : rect.bottom
  dropMark.set({ left: rect.left, top: top - (side === 'inside' ? 4 : 1), width: rect.width, height: 2 })
}

export const useBlockDrop = () => {
  const { tree, apply, readOnly } = useEditor()
  const insert = useInsertBlock()
  const placeOf = ({ target, clientY, currentTarget }: DragEvent<HTMLElement>): DropPlace | null => {
    const over = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null
    const blocks = [...currentTarget.children].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && 'path' in one.dataset,
    )
    const element = over ?? blocks.at(-1)
    if (!element) return { place: [tree.children.length], beside: [], side: 'inside' }
    const { top, height } = element.getBoundingClientRect()
    return dropPlace(tree, readPath(element.dataset['path']!), over === null || clientY > top + height / 2)
  }
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (readOnly || !isDragged(event, 'block', 'path')) {
      // A token that no text takes there.
      if (!event.isDefaultPrevented()) dropMark.set(null)
      return
    }
    event.preventDefault()
    const found = placeOf(event)
    if (found) showMark(found)
  }
  const onDrop = (event: DragEvent<HTMLElement>) => {
    if (readOnly || !isDragged(event, 'block', 'path')) return
    event.preventDefault()
    dragEnds()
    const found = placeOf(event)
    const name = draggedData(event, 'block')
    if (!found) return
    if (newBlocks.includes(name as NewBlock)) return insert(name as NewBlock, found.place)
    const from = readPath(draggedData(event, 'path'))
    if (isWithin(found.place, from) || !mayMove(partAt(tree, from))) return
    const { tree: next, path } = moved(tree, from, found.place)
    apply(() => next, { select: path })
  }
  const onDragLeave = ({ relatedTarget, currentTarget }: DragEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) dropMark.set(null)
  }
  return { onDragOver, onDrop, onDragLeave }
}
