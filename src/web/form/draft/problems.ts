/** Problems of a draft, tied to lines by their keys, so that they stay put while lines come and go. */
import type { Problem } from '#kernel/problem.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import type { DocumentLink } from '#wire/envelope.ts'
import { documentHead } from '#wire/document.ts'
import { shapeOf } from './draft.ts'

/** `line` null = a header field; `name` '' = the whole record (or line). `text` is ready to be shown when the server wrote it. */
export interface Placed {
  line: string | null
  name: string
  problem: Problem
  text?: string
  /** Documents it speaks of. */
  links?: readonly DocumentLink[]
  /** A value that is still to come: told once a save was tried. */
  isMissing?: boolean
}

export const place = (found: Problem, keys: readonly string[], text?: string): Placed => {
  const parts = found.at.split('.')
  const told = text === undefined ? {} : { text }
  if (parts[0] !== 'lines' || parts[1] === undefined) return { line: null, name: found.at, problem: found, ...told }
  return { line: keys[Number(parts[1])] ?? null, name: parts.slice(2).join('.'), problem: found, ...told }
}

const inSight = (fields: Fields, sight: Sight): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !isHidden(field, sight)))

/** What is asked of a person who sees so much: the server knows what he cannot see. */
export const sightedShape = (definition: AnyDocument, sight: Sight): Shape => {
  const { fields, lines } = shapeOf(definition)
  return { fields: inSight(fields, sight), lines: inSight(lines, sight) }
}

/** The field a problem speaks of, for its label. */
export const fieldOf = (definition: AnyDocument, placed: Placed): Field | undefined => {
  const { fields, lines } = shapeOf(definition)
  const [name = '', ...rest] = placed.name.split('.')
  const top = (placed.line === null ? ({ ...documentHead, ...fields } as Fields) : lines)[name]
  return rest.length > 0 ? (top?.fields?.[rest.at(-1)!] ?? top) : top
}
