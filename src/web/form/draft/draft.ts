/** The draft of any document as the form holds it; values are keyed by their domain names. */
import type { Day } from '#kernel/day.ts'
import { remembered } from '#kernel/remembered.ts'
import { isManyKind, type Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Shape } from '#model/field.ts'

export type LineDraft = { lineId: string | null } & { [name: string]: unknown }
export type DraftRecord = {
  id: string | null
  number: string
  date: Day | null
  description: string | null
  draft: boolean
  lines: LineDraft[]
} & { [name: string]: unknown }

export const shapeOf = (definition: Pick<AnyDocument, 'shape'>): Shape => definition.shape as Shape
export const hasLines = (definition: Pick<AnyDocument, 'shape'>): boolean =>
  Object.keys(shapeOf(definition).lines).length > 0

export const emptyValues = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, isManyKind(field.kind) ? [] : null]))

export const blankLine = (definition: Pick<AnyDocument, 'shape'>): LineDraft => ({
  ...emptyValues(shapeOf(definition).lines),
  lineId: null,
})

export const blankDraft = (definition: Pick<AnyDocument, 'shape'>, date: Day): DraftRecord =>
  ({
    id: null,
    number: '',
    description: null,
    draft: false,
    ...emptyValues(shapeOf(definition).fields),
    attachments: [],
    date,
    lines: [],
  }) as DraftRecord

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

const typedNames = remembered(new WeakMap<Fields, string[]>(), (fields) =>
  Object.keys(fields).filter((name) => !fields[name]!.derived && !fields[name]!.fact),
)
/** True when nothing was typed. Blank lines are never saved, checked or counted. */
export const isBlankLine = (fields: Fields, line: LineDraft): boolean =>
  typedNames(fields).every((name) => isNothing(line[name]))

/** True when all values are equal. Unchanged lines keep their object, so their rows are not rendered again. */
export const sameLine = (a: LineDraft, b: LineDraft): boolean => {
  if (a === b) return true
  const keys = Object.keys(b)
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key])
}

/** Rows that are stored no longer are sent as new ones. */
export const rowsAnew = <Row extends { lineId?: unknown }>(rows: readonly Row[], stored: ReadonlySet<unknown>): Row[] =>
  rows.map((row) => (row.lineId && !stored.has(row.lineId) ? { ...row, lineId: null } : row))
