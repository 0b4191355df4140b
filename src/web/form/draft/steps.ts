/** The steps a person takes in a draft, as pure functions. */
import type { Field, Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import { bindersOf } from '#model/narrow.ts'
import { loadedList } from '#web/pickers/registry.ts'
import { blankLine, shapeOf, type LineDraft } from './draft.ts'
import { newKey, type Lines, type Step } from './draft-store.ts'
import type { RowsStep } from './rows-store.ts'

type RowsOf = Pick<AnyDocument, 'shape'>

/** What a new value means for its neighbours: typing a percentage takes back the amount typed before it (and the price rule the other way round does not hold: an amount rules). */
const companions = (fields: Fields, name: string): Record<string, null> => {
  const replaced = fields[name]?.replaces
  return replaced === undefined ? {} : { [replaced]: null }
}

/** What was copied from the record before is copied anew from the next one, which `complete` does; what means nothing without it goes. */
const uncopied = (fields: Fields, name: string): Record<string, null> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([own, field]) => {
        const list = field.kind === 'ref' ? loadedList(field.of) : undefined
        return field.copies?.ref === name || (list && bindersOf(list, fields, own).includes(name))
      })
      .map(([own]) => [own, null]),
  )

export const setField =
  (definition: AnyDocument, name: string, value: unknown): Step =>
  ({ raw, keys }) =>
    raw[name] === value
      ? { raw, keys }
      : { raw: { ...raw, ...companions(shapeOf(definition).fields, name), [name]: value }, keys }

/** Chooses a record in a header field; what it copies is copied anew. */
export const setRef =
  (definition: AnyDocument, name: string, id: string | null): Step =>
  ({ raw, keys }) =>
    raw[name] === id
      ? { raw, keys }
      : { raw: { ...raw, ...uncopied(shapeOf(definition).fields, name), [name]: id }, keys }

const patched = (definition: RowsOf, line: LineDraft, patch: Readonly<Record<string, unknown>>): LineDraft => {
  const { lines } = shapeOf(definition)
  const beside = Object.assign(
    {},
    ...Object.keys(patch)
      .filter((name) => patch[name] !== null)
      .map((name) => companions(lines, name)),
  ) as Record<string, null>
  return { ...line, ...beside, ...patch }
}

/** Changes a line; the index after the last appends one. */
export const setLine =
  (definition: RowsOf, index: number, patch: Readonly<Record<string, unknown>>): RowsStep =>
  ({ raw, keys }) => {
    const added = index >= raw.lines.length
    const line = patched(definition, added ? blankLine(definition) : raw.lines[index]!, patch)
    const lines = added ? [...raw.lines, line] : raw.lines.with(index, line)
    return { raw: { ...raw, lines }, keys: added ? [...keys, newKey()] : keys }
  }

/** What choosing a record in a cell sets: the record and what is copied from it. */
export const refPatch = (fields: Fields, name: string, id: string | null): Record<string, unknown> => ({
  ...uncopied(fields, name),
  [name]: id,
})

/** Changes many lines at once, by their keys. */
export const setLinesByKey =
  (definition: AnyDocument, patches: ReadonlyMap<string, Readonly<Record<string, unknown>>>): Step =>
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
  (lines: readonly LineDraft[]): Step =>
  ({ raw, keys }) => ({
    raw: { ...raw, lines: [...raw.lines, ...lines] },
    keys: [...keys, ...lines.map(newKey)],
  })

export const insertLine =
  (definition: RowsOf, index: number, line: LineDraft = blankLine(definition)): RowsStep =>
  ({ raw, keys }) => ({
    raw: { ...raw, lines: raw.lines.toSpliced(index, 0, line) },
    keys: keys.toSpliced(index, 0, newKey()),
  })

export const removeLine =
  (index: number): RowsStep =>
  (before) =>
    index < before.raw.lines.length
      ? { raw: { ...before.raw, lines: before.raw.lines.toSpliced(index, 1) }, keys: before.keys.toSpliced(index, 1) }
      : before

/** To another place; beyond the ends it stays. */
export const moveLine =
  (index: number, to: number): RowsStep =>
  (before) => {
    const { raw, keys } = before
    if (to === index || to < 0 || to >= raw.lines.length || index >= raw.lines.length) return before
    const lines = raw.lines.toSpliced(index, 1).toSpliced(to, 0, raw.lines[index]!)
    return { raw: { ...raw, lines }, keys: keys.toSpliced(index, 1).toSpliced(to, 0, keys[index]!) }
  }

/** A copy below, as a new line; what ties a line to its source stays behind. */
export const duplicateLine =
  (definition: RowsOf, index: number): RowsStep =>
  (before) => {
    const line = before.raw.lines[index]
    if (!line) return before
    const fixed = Object.entries(shapeOf(definition).lines)
      .filter(([, field]) => field.fixed)
      .map(([name]) => [name, null])
    return insertLine(definition, index + 1, { ...line, ...Object.fromEntries(fixed), lineId: null })(before)
  }

export const clearLines: Step = ({ raw }) => ({ raw: { ...raw, lines: [] }, keys: [] })
export const steps =
  (...all: readonly Step[]): Step =>
  (before) =>
    all.reduce<Lines>((now, step) => step(now), before)

/** Several of them as one that is taken back as a whole. */
export const rowSteps =
  (...all: readonly RowsStep[]): RowsStep =>
  (before) =>
    all.reduce((now, step) => step(now), before)

export const isEditable = (field: Field): boolean => !field.derived && !field.fact
