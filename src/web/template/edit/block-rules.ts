/** Which parts of a form are blocks of their own, and where they may stand. */
import { isInlinePart } from '#output/editing/inline.ts'
import { isBlank, isTag, partAt, type Part, type Path, type TagPart } from '#output/editing/tree.ts'

/** What holds blocks. */
export const isContainer = (part: Part) => isTag(part, 'div', 'column', 'keep', 'label')
/** Holds text and no blocks. */
export const isTextBlock = (part: Part) => isTag(part, 'p', 'h1', 'h2', 'h3')

/** A block, or text that stands between blocks without one of its own. */
export type Piece = { is: 'block'; part: TagPart; index: number } | { is: 'run'; parts: readonly Part[]; index: number }

export const piecesOf = (parent: TagPart): Piece[] => {
  const pieces: Piece[] = []
  let from = -1
  const flush = (to: number) => {
    const parts = from < 0 ? [] : parent.children.slice(from, to)
    if (parts.some((part) => !isBlank(part))) pieces.push({ is: 'run', parts, index: from })
    from = -1
  }
  for (const [index, part] of parent.children.entries()) {
    if (isInlinePart(part)) {
      // Blanks and comments before a run do not belong to it.
      if (from < 0 && !isBlank(part)) from = index
      continue
    }
    flush(index)
    if (isTag(part) && part.tag !== 'page') pieces.push({ is: 'block', part, index })
  }
  flush(parent.children.length)
  return pieces
}

/** Where the next block goes: behind the selected one, at the end of a selected container, or at the end of all. */
export const placeForBlock = (tree: TagPart, selected: Path | null): Path => {
  const part = selected && partAt(tree, selected)
  if (selected && part && isTag(part, 'div', 'keep', 'column', 'label')) return [...selected, part.children.length]
  for (let length = selected?.length ?? 0; length > 0; length -= 1) {
    const path = selected!.slice(0, length)
    const parent = partAt(tree, path.slice(0, -1))
    if (parent && (isContainer(parent) || path.length === 1)) return [...path.slice(0, -1), path.at(-1)! + 1]
  }
  return [tree.children.length]
}

/** The nearest sibling that is a block, in either direction; null if there is none. */
export const neighbour = (tree: TagPart, path: Path, step: 1 | -1): Path | null => {
  const parent = partAt(tree, path.slice(0, -1))
  if (!isTag(parent)) return null
  const own = parent.children[path.at(-1)!]
  for (let at = path.at(-1)! + step; at >= 0 && at < parent.children.length; at += step) {
    const other = parent.children[at]!
    if (isTag(other) && isTag(own) && (isTag(other, 'page') || isInlinePart(other))) return null
    if (isTag(other)) return [...path.slice(0, -1), at]
  }
  return null
}
/** The part, exchanged with its neighbour. */
export const exchanged = (path: Path, other: Path): ((parent: TagPart) => TagPart) => {
  const [a, b] = [path.at(-1)!, other.at(-1)!]
  return (parent) => ({
    ...parent,
    children: parent.children.with(a, parent.children[b]!).with(b, parent.children[a]!),
  })
}
