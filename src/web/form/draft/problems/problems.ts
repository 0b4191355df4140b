/**
 * Problems of a draft refer to lines by key instead of index, so that they stay correct while lines are added or
 * removed.
 */
import type { Problem } from '#kernel/problem.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import type { DocumentLink } from '#wire/envelope.ts'
import { documentHead } from '#wire/document.ts'
import { shapeOf } from '../draft.ts'

/**
 * `line` null means the document head; `name` '' means the whole document or line. `text` is set when the server has
 * sent a ready message.
 */
export interface PlacedProblem {
  line: string | null
  name: string
  problem: Problem
  text?: string
  /** Documents that the message links to. */
  links?: readonly DocumentLink[]
  /** A required value is missing; shown only after an attempt to save. */
  isMissing?: boolean
}

export const placeProblem = (found: Problem, keys: readonly string[], text?: string): PlacedProblem => {
  const parts = found.at.split('.')
  const serverText = text === undefined ? {} : { text }
  if (parts[0] !== 'lines' || parts[1] === undefined)
    return { line: null, name: found.at, problem: found, ...serverText }
  return { line: keys[Number(parts[1])] ?? null, name: parts.slice(2).join('.'), problem: found, ...serverText }
}

const visibleFields = (fields: Fields, sight: Sight): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !isHidden(field, sight)))

/** The shape without the fields this user may not see; the server fills those in by itself. */
export const visibleShape = (definition: AnyDocument, sight: Sight): Shape => {
  const { fields, lines } = shapeOf(definition)
  return { fields: visibleFields(fields, sight), lines: visibleFields(lines, sight) }
}

/** The field a problem refers to, used for its label. */
export const fieldOf = (definition: AnyDocument, placed: PlacedProblem): Field | undefined => {
  const { fields, lines } = shapeOf(definition)
  const [name = '', ...rest] = placed.name.split('.')
  const top = (placed.line === null ? ({ ...documentHead, ...fields } as Fields) : lines)[name]
  return rest.length > 0 ? (top?.fields?.[rest.at(-1)!] ?? top) : top
}
