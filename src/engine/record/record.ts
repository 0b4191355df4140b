/** A list record in the engine, and the input to change it. */
import { problem, type Problem } from '#kernel/problem.ts'
import { isManyKind, type Field, type Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { withoutHidden } from '#model/secret.ts'
import type { ListScope } from './value.ts'
import { sightFor, type ListSlots, type Scope } from '../scope.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'

/** Only the values present in the request; absent ones keep their stored value. */
export interface RecordInput {
  id: string | null
  version: number | undefined
  confirm: readonly string[]
  values: Readonly<Record<string, unknown>>
  problems: readonly Problem[]
  /** Fields of which only the changed rows are sent, with the ids of the removed ones; all other rows stay. */
  removed?: Readonly<Record<string, readonly string[]>>
}
export interface SavedRecord {
  id: string
  code: string
  version: number
}

/** A list definition with its slots. */
export interface ListModule {
  definition: AnyList
  slots?: ListSlots | undefined
}

type RowsField = [string, Field & { fields: Fields }]
/** The fields whose rows are in a child table. */
export const childFields = (definition: AnyList): RowsField[] =>
  Object.entries(definition.fields as Fields).filter(
    (entry): entry is RowsField => entry[1].kind === 'records' && !entry[1].fact,
  )
/** Those whose rows are loaded with the record: a save that does not send many rows does not load them. */
export const loadedChildren = (definition: AnyList, record: StoredRecord): RowsField[] =>
  childFields(definition).filter(([name]) => record[name] !== undefined)

const nothing = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.fact)
      .map(([name, field]) => [name, isManyKind(field.kind) ? [] : null]),
  )

const blank = (scope: Scope, definition: AnyList): StoredRecord => ({
  ...nothing(definition.fields as Fields),
  id: '',
  code: '',
  name: '',
  note: null,
  active: true,
  version: 0,
  createdBy: scope.user.displayName,
  createdAt: scope.now,
  updatedBy: null,
  updatedAt: null,
})

const withoutFixed = (
  fields: Fields,
  before: Readonly<Record<string, unknown>> | null,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name]
      return (
        !field?.fact &&
        !field?.derived &&
        !(before && field?.fixed && before[name] !== null && before[name] !== undefined)
      )
    }),
  )

/** Chosen records are known by their own id, and each is there once. */
const chosenRows = (chooses: string, sent: readonly ChildRow[]): ChildRow[] => [
  ...new Map(sent.map((row) => [row[chooses], { ...row, lineId: row[chooses] as string | null }])).values(),
]

interface Rows {
  name: string
  fields: Fields
  stored: readonly ChildRow[]
  sent: readonly ChildRow[]
}
const mergeRows = (scope: Scope, { name, fields, stored, sent }: Rows): { rows: ChildRow[]; problems: Problem[] } => {
  const known = new Map(stored.map((row) => [row.lineId, row]))
  const problems: Problem[] = []
  const rows = sent.map((row, index) => {
    const old = row.lineId === null ? undefined : known.get(row.lineId)
    // Each stored row is there once: sent again, it would be two rows with one id.
    if (old) known.delete(old.lineId)
    if (row.lineId !== null && !old) problems.push(problem(`${name}.${index}.lineId`, 'unknownLine'))
    const given = old ? withoutHidden(fields, row, sightFor(scope)) : row
    return {
      ...(old ?? nothing(fields)),
      ...withoutFixed(fields, old ?? null, given),
      lineId: old?.lineId ?? scope.newId(),
    }
  })
  return { rows, problems }
}

/**
 * Merges the input with the stored or blank record. New rows get ids; fixed fields and fields the sender may not see
 * keep their values.
 */
export const mergeRecord = (
  { scope, definition }: ListScope,
  before: StoredRecord | null,
  input: RecordInput,
): { draft: StoredRecord; problems: Problem[] } => {
  const base = before ?? blank(scope, definition)
  const fields = definition.fields as Fields
  const problems: Problem[] = []
  const children = Object.fromEntries(
    childFields(definition).flatMap(([name, field]) => {
      const sent = input.values[name] as ChildRow[] | null | undefined
      if (sent === undefined) return []
      const chooses = definition.children?.[name]?.chooses
      if (chooses !== undefined) return [[name, chosenRows(chooses, sent ?? [])]]
      const merged = mergeRows(scope, {
        name,
        fields: field.fields,
        stored: base[name] as ChildRow[],
        sent: sent ?? [],
      })
      problems.push(...merged.problems)
      return [[name, merged.rows]]
    }),
  )
  const given = before ? withoutHidden(fields, input.values, sightFor(scope)) : input.values
  const values = withoutFixed(fields, before, given)
  // If a generated code is emptied, it keeps its value; without a series, the code is missing.
  const code =
    (values['code'] as string | null | undefined) ??
    (values['code'] === null && !definition.codePrefix ? '' : base.code)
  return {
    problems,
    draft: {
      ...base,
      ...values,
      ...children,
      id: base.id || scope.newId(),
      code,
      name: String(values['name'] ?? (values['name'] === null ? '' : base.name)),
      active: (values['active'] as boolean | null | undefined) ?? base.active,
    },
  }
}
