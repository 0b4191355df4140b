/** How blocks look while they are edited. */
import type { CSSProperties } from 'react'
import { attributeOf, type Path, type TagPart } from '#output/editing/tree.ts'

export interface BlockPlace {
  path: Path
  /** The list whose items are repeated there. */
  each: string | undefined
}

/** Every word is a step of its own. */
export const stepOf = (path: Path, markup: string): string => `${path.join('.')} ${markup.split(' ').length}`

const sizes: Readonly<Record<string, number>> = { h1: 1.65, h2: 1.3, h3: 1.1 }
export const lookOf = (part: TagPart): CSSProperties => {
  const size = Number(attributeOf(part, 'size'))
  const align = attributeOf(part, 'align')
  return {
    ...(size > 0
      ? { fontSize: `${Math.min(Math.max(size, 6), 30) / 10}em` }
      : sizes[part.tag] && { fontSize: `${sizes[part.tag]}em` }),
    ...(sizes[part.tag] && { fontWeight: 600 }),
    ...(align && /^(?:left|center|right|justify)$/.test(align) && { textAlign: align as 'left' }),
  }
}

export const widthOf = (part: TagPart): CSSProperties => {
  const width = attributeOf(part, 'width') ?? ''
  return /^[\d.]+%$/.test(width) ? { flex: `0 1 ${width}` } : /^[\d.]+(?:mm)?$/.test(width) ? { flex: '0 0 20%' } : {}
}
