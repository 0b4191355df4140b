/** What can be done with a block as a whole. */
import type { KeyboardEvent } from 'react'
import { changeAt, partAt, splice, type Path } from '#output/editing/tree.ts'
import { exchanged, neighbour } from './block-rules.ts'
import { useEditor } from './editor-context.ts'

const focusGrip = (path: Path): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-grip="${path.join('.')}"]`)?.focus())

/** Moving, removing and doubling a block; what is not possible is undefined. */
export const useBlockActions = (path: Path | null) => {
  const { tree, apply, select, readOnly } = useEditor()
  const part = path && partAt(tree, path)
  if (readOnly || !path || path.length === 0 || part?.is !== 'tag') return {}
  const move = (step: 1 | -1) => {
    const other = neighbour(tree, path, step)
    if (!other) return undefined
    return () => {
      apply((now) => changeAt(now, path.slice(0, -1), exchanged(path, other)), { select: other })
      focusGrip(other)
    }
  }
  const next = [...path.slice(0, -1), path.at(-1)! + 1]
  return {
    up: move(-1),
    down: move(1),
    remove: () => {
      apply((now) => splice(now, path, { count: 1, parts: [] }))
      select(null)
    },
    double: () => apply((now) => splice(now, next, { count: 0, parts: [part] }), { select: next }),
  }
}
export const useBlockKeys = (path: Path) => {
  const { up, down, remove } = useBlockActions(path)
  const onKeyDown = (event: KeyboardEvent) => {
    const run = event.key === 'Delete' ? remove : event.altKey ? { ArrowUp: up, ArrowDown: down }[event.key] : undefined
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  return { onKeyDown }
}
