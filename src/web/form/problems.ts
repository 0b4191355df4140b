/** Problems of a draft, tied to lines by their keys, so that they stay put while lines come and go. */
import { problem, type Problem } from '#kernel/problem.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import { missingFields } from '#model/required.ts'
import { isHidden, type Sight } from '#model/secret.ts'
import { documentHead } from '#wire/document.ts'
import { hasLines, shapeOf, type DraftRecord } from './draft.ts'

/** `line` null = a header field; `name` '' = the whole record (or line). `text` is ready to be shown when the server wrote it. */
export interface Placed {
  line: string | null
  name: string
  problem: Problem
  text?: string
}

export const place = (found: Problem, keys: readonly string[], text?: string): Placed => {
  const parts = found.at.split('.')
  const told = text === undefined ? {} : { text }
  if (parts[0] !== 'lines' || parts[1] === undefined) return { line: null, name: found.at, problem: found, ...told }
  return { line: keys[Number(parts[1])] ?? null, name: parts.slice(2).join('.'), problem: found, ...told }
}

const missing = (fields: Fields, values: Readonly<Record<string, unknown>>, at: string, sight: Sight): Problem[] =>
  missingFields(fields, values)
    .filter(([, field]) => !isHidden(field, sight))
    .map(([name, field]) => problem(`${at}${name}`, field.missing ?? 'required', { label: field.label }))

/** Everything required that is not there yet; the server tests the same on save, and knows what this person cannot see. */
export const missingProblems = (definition: AnyDocument, draft: DraftRecord, sight: Sight): Problem[] => {
  const { fields, lines } = shapeOf(definition)
  const head: Fields = 'date' in fields ? {} : { date: { ...documentHead.date, missing: 'required.date' } }
  const first = Object.values(lines).find((field) => field.required && field.kind === 'ref')
  const noLines =
    hasLines(definition) && draft.lines.length === 0 && first
      ? [problem('lines', first.missing ?? 'required', { label: first.label })]
      : []
  return [
    ...missing({ ...head, ...fields }, draft, '', sight),
    ...noLines,
    ...draft.lines.flatMap((line, index) => missing(lines, line, `lines.${index}.`, sight)),
  ]
}

/** The field a problem speaks of, for its label. */
export const fieldOf = (definition: AnyDocument, placed: Placed): Field | undefined => {
  const { fields, lines } = shapeOf(definition)
  const [name = '', ...rest] = placed.name.split('.')
  const top = (placed.line === null ? ({ ...documentHead, ...fields } as Fields) : lines)[name]
  return rest.length > 0 ? (top?.fields?.[rest.at(-1)!] ?? top) : top
}
