/** Which parts of a form are blocks of their own, and where they may stand. */
import { isInlinePart } from '#output/editing/inline.ts'
import { isBlank, isSame, isTag, partAt, splice, type Part, type Path, type TagPart } from '#output/editing/tree.ts'

/** What holds blocks. */
const isContainer = (part: Part) => isTag(part, 'div', 'column', 'keep', 'label')
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

export interface DropPlace {
  place: Path
  /** What the mark is shown at. */
  beside: Path
  side: 'before' | 'after' | 'inside'
}
/** Where a block goes that is dropped on the upper or lower half of another one; null if nothing may stand there. */
export const dropPlace = (tree: TagPart, over: Path, isAfter: boolean): DropPlace | null => {
  const part = partAt(tree, over)
  if (isTag(part) && isContainer(part) && (part.tag === 'column' || part.children.every(isBlank)))
    return { place: [...over, part.children.length], beside: over, side: 'inside' }
  for (let length = over.length; length > 0; length -= 1) {
    const beside = over.slice(0, length)
    const parent = partAt(tree, beside.slice(0, -1))
    if (length === 1 || (parent && isContainer(parent)))
      return {
        place: [...beside.slice(0, -1), beside.at(-1)! + (isAfter ? 1 : 0)],
        beside,
        side: isAfter ? 'after' : 'before',
      }
  }
  return null
}
/** True if there is a block that may stand among others; columns and signatures stay where they are. */
export const mayMove = (part: Part | undefined): boolean =>
  isTag(part) && !isInlinePart(part) && !isTag(part, 'page', 'column', 'sign', 'label', 'tr', 'td', 'th')

/** Takes a block from one place to another, which is not within it. */
export const moved = (tree: TagPart, from: Path, to: Path): { tree: TagPart; path: Path } => {
  const part = partAt(tree, from)!
  const level = to.length - 1
  const isShifted =
    from.length > level && isSame(from.slice(0, level), to.slice(0, level)) && from[level]! >= to[level]!
  const source = isShifted ? from.with(level, from[level]! + 1) : from
  const next = splice(splice(tree, to, { count: 0, parts: [part] }), source, { count: 1, parts: [] })
  const last = source.length - 1
  const isBefore = to.length > last && isSame(to.slice(0, last), source.slice(0, last)) && source[last]! < to[last]!
  return { tree: next, path: isBefore ? to.with(last, to[last]! - 1) : to }
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
