/** Edits of a draft as pure functions. */
import type { Field, Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import { dependenciesOf } from '#model/narrow.ts'
import { loadedList } from '#web/pickers/registry.ts'
import { blankLine, shapeOf, type LineDraft } from './draft.ts'
import { newKey, type RawDraft, type Edit } from './store/draft-store.ts'
import type { RowsEdit } from './store/rows-store.ts'

type RowsOf = Pick<AnyDocument, 'shape'>

/**
 * Fields cleared by typing into this one: a percentage clears the amount typed before. The reverse does not hold,
 * because an amount takes precedence over a percentage.
 */
const replacedFields = (fields: Fields, name: string): Record<string, null> => {
  const replaced = fields[name]?.replaces
  return replaced === undefined ? {} : { [replaced]: null }
}

/**
 * Fields cleared when another record is chosen: those copied from the previous record (`complete` copies them again)
 * and references that are only valid together with it.
 */
const dependentFields = (fields: Fields, name: string): Record<string, null> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([own, field]) => {
        const list = field.kind === 'ref' ? loadedList(field.of) : undefined
        return field.copies?.ref === name || (list && dependenciesOf(list, fields, own).includes(name))
      })
      .map(([own]) => [own, null]),
  )

export const setField =
  (definition: AnyDocument, name: string, value: unknown): Edit =>
  ({ raw, keys }) =>
    raw[name] === value
      ? { raw, keys }
      : { raw: { ...raw, ...replacedFields(shapeOf(definition).fields, name), [name]: value }, keys }

/** Chooses a record in a field of the head and clears what was copied from the previous one. */
export const setRef =
  (definition: AnyDocument, name: string, id: string | null): Edit =>
  ({ raw, keys }) =>
    raw[name] === id
      ? { raw, keys }
      : { raw: { ...raw, ...dependentFields(shapeOf(definition).fields, name), [name]: id }, keys }

const patched = (definition: RowsOf, line: LineDraft, patch: Readonly<Record<string, unknown>>): LineDraft => {
  const { lines } = shapeOf(definition)
  const cleared = Object.assign(
    {},
    ...Object.keys(patch)
      .filter((name) => patch[name] !== null)
      .map((name) => replacedFields(lines, name)),
  ) as Record<string, null>
  return { ...line, ...cleared, ...patch }
}

/** Changes a line; the index after the last line appends one. */
export const setLine =
  (definition: RowsOf, index: number, patch: Readonly<Record<string, unknown>>): RowsEdit =>
  ({ raw, keys }) => {
    const added = index >= raw.lines.length
    const line = patched(definition, added ? blankLine(definition) : raw.lines[index]!, patch)
    const lines = added ? [...raw.lines, line] : raw.lines.with(index, line)
    return { raw: { ...raw, lines }, keys: added ? [...keys, newKey()] : keys }
  }

/** The values set by choosing a record in a cell; fields copied from the previous record are cleared. */
export const refPatch = (fields: Fields, name: string, id: string | null): Record<string, unknown> => ({
  ...dependentFields(fields, name),
  [name]: id,
})

/** Changes several lines, given by their keys. */
export const setLinesByKey =
  (definition: AnyDocument, patches: ReadonlyMap<string, Readonly<Record<string, unknown>>>): Edit =>
  ({ raw, keys }) => ({
    raw: {
      ...raw,
      lines: raw.lines.map((line, index) => {
        const patch = patches.get(keys[index]!)
        return patch ? patched(definition, line, patch) : line
      }),
    },
    keys,
  })

export const appendLines =
  (lines: readonly LineDraft[]): Edit =>
  ({ raw, keys }) => ({
    raw: { ...raw, lines: [...raw.lines, ...lines] },
    keys: [...keys, ...lines.map(newKey)],
  })

export const insertLine =
  (definition: RowsOf, index: number, line: LineDraft = blankLine(definition)): RowsEdit =>
  ({ raw, keys }) => ({
    raw: { ...raw, lines: raw.lines.toSpliced(index, 0, line) },
    keys: keys.toSpliced(index, 0, newKey()),
  })

export const removeLine =
  (index: number): RowsEdit =>
  (before) =>
    index < before.raw.lines.length
      ? { raw: { ...before.raw, lines: before.raw.lines.toSpliced(index, 1) }, keys: before.keys.toSpliced(index, 1) }
      : before

/** Moves a line; a target outside the lines changes nothing. */
export const moveLine =
  (index: number, to: number): RowsEdit =>
  (before) => {
    const { raw, keys } = before
    if (to === index || to < 0 || to >= raw.lines.length || index >= raw.lines.length) return before
    const lines = raw.lines.toSpliced(index, 1).toSpliced(to, 0, raw.lines[index]!)
    return { raw: { ...raw, lines }, keys: keys.toSpliced(index, 1).toSpliced(to, 0, keys[index]!) }
  }

/** Inserts a copy as a new line below, without the link to a source line and what is known of it. */
export const duplicateLine =
  (definition: RowsOf, index: number): RowsEdit =>
  (before) => {
    const line = before.raw.lines[index]
    if (!line) return before
    const fields = Object.entries(shapeOf(definition).lines)
    const isTied = fields.some(([name, { fixed }]) => fixed && Boolean(line[name]))
    const tied = fields
      .filter(([, { fixed, fact, show, kind }]) => fixed || (fact && !show && (isTied || kind === 'object')))
      .map(([name]) => [name, null])
    return insertLine(definition, index + 1, { ...line, ...Object.fromEntries(tied), lineId: null })(before)
  }

export const clearLines: Edit = ({ raw }) => ({ raw: { ...raw, lines: [] }, keys: [] })
export const combineEdits =
  (...all: readonly Edit[]): Edit =>
  (before) =>
    all.reduce<RawDraft>((now, step) => step(now), before)

/** Combines edits into one that is undone as a whole. */
export const combineRowEdits =
  (...all: readonly RowsEdit[]): RowsEdit =>
  (before) =>
    all.reduce((now, step) => step(now), before)

export const isEditable = (field: Field): boolean => !field.derived && !field.fact
