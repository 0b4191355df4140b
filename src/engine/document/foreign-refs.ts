/**
 * Checks ids of other documents and their lines in user input: an id that is invalid or does not exist is dropped and
 * reported as a problem.
 */
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { columnOf, isStoredId } from '../columns.ts'
import type { DocumentInput } from './input.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { loadDocument } from '../store/store.ts'
import type { Stored } from '../stored.ts'

type Values = Readonly<Record<string, unknown>>

interface ForeignRef {
  name: string
  /** The field refers to a document, otherwise to a line of one. */ isDocument: boolean
}

/** Ref fields that refer to documents (of one kind or any) or their lines, not to lists. */
export const foreignRefs = ({ registry }: Pick<Scope, 'registry'>, fields: Fields): ForeignRef[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'ref' && !field.fact && !field.derived && !registry.lists.has(field.of!)
      ? [{ name, isDocument: field.of === 'document' || registry.documents.has(field.of!) }]
      : [],
  )

const existing = async ({ tx }: Pick<Scope, 'tx'>, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx.query<{ id: string }>(
    sql`select id from document d where ${sql.ours('d')} and id = any(${ids}::uuid[])`,
  )
  return new Set(rows.map((row) => row.id))
}

/** What the stored document names already may be named again by a user who does not see it. */
const namedBefore = async (scope: Scope, definition: AnyDocument, id: string | null): Promise<Set<string>> => {
  const before = scope.tx.limits && isStoredId(id) ? await loadDocument(wholeScope(scope).tx, definition, id) : null
  if (!before) return new Set()
  const named = (fields: Fields, values: Values) => foreignRefs(scope, fields).map(({ name }) => values[name])
  const { fields, lines } = definition.shape
  return new Set([...named(fields, before), ...before.lines.flatMap((line) => named(lines, line))].filter(isStoredId))
}

/** The lines and links of a deleted document in the format of user input. */
const namedBy = (
  revived: Stored,
  ofHead: readonly ForeignRef[],
  { values, lines }: DocumentInput,
): Pick<DocumentInput, 'values' | 'lines'> => ({
  values: { ...Object.fromEntries(ofHead.map(({ name }) => [name, revived[name]])), ...values },
  lines: lines ?? revived.lines,
})

/**
 * Must run before the ids are used in queries, because invalid ids and missing documents would cause database errors.
 * `revived`: a deleted document being restored; documents it refers to may be deleted too.
 */
export const withoutUnknownIds = async (
  scope: Scope,
  definition: AnyDocument,
  sent: DocumentInput,
  revived: Stored | null = null,
): Promise<DocumentInput> => {
  const { shape } = definition
  const ofHead = foreignRefs(scope, shape.fields as Fields)
  const ofLines = foreignRefs(scope, shape.lines as Fields)
  const input = revived ? { ...sent, ...namedBy(revived, ofHead, sent) } : sent
  const given = (refs: readonly ForeignRef[], values: Values): unknown[] =>
    refs.filter((one) => one.isDocument).map(({ name }) => values[name])
  const ids = [...given(ofHead, input.values), ...(input.lines ?? []).flatMap((line) => given(ofLines, line))].filter(
    isStoredId,
  )
  const seen = await existing(scope, [...new Set(ids.map((id) => id.toLowerCase()))])
  const isSeen = (id: string) => seen.has(id.toLowerCase())
  const known = ids.every(isSeen) ? seen : seen.union(await namedBefore(scope, definition, input.id))

  const problems: Problem[] = []
  const clean = <T extends Values>(refs: readonly ForeignRef[], values: T, at: string): T => {
    const wrong = refs.filter(({ name, isDocument }) => {
      const id = values[name]
      return id !== null && id !== undefined && !(isStoredId(id) && (!isDocument || known.has(id.toLowerCase())))
    })
    if (wrong.length === 0) return values
    problems.push(...wrong.map(({ name }) => problem(at + name, 'unknownRef')))
    return { ...values, ...Object.fromEntries(wrong.map(({ name }) => [name, null])) }
  }
  const values = clean(ofHead, input.values, '')
  const lines = input.lines?.map((line, index) => clean(ofLines, line, `lines.${index}.`))
  return problems.length === 0 ? input : { ...input, values, lines, problems: [...input.problems, ...problems] }
}

/** Documents in any state that refer to this one; while there are any, it cannot be deleted. */
export const referrersOf = async (
  scope: Scope,
  { name }: AnyDocument,
  id: string,
): Promise<{ id: string; kind: string; number: string }[]> => {
  const places = [...scope.registry.documents.values()].flatMap(({ table, shape }) => {
    const naming = (fields: Fields, from: string) =>
      foreignRefs(scope, fields)
        .filter(({ name: field, isDocument }) => isDocument && ['document', name].includes(fields[field]!.of!))
        .map(
          ({ name: field }) =>
            sql`select document_id from ${sql.ident(from)} n where ${sql.ours('n')} and ${sql.ident(columnOf(field, fields[field]!))} = ${id}`,
        )
    return [...naming(shape.fields as Fields, table), ...naming(shape.lines as Fields, `${table}_line`)]
  })
  return places.length === 0
    ? []
    : scope.tx.query(
        sql`select id, kind, number from document d where ${sql.ours('d')} and id in (${sql.join(places, ' union ')}) and id <> ${id} order by seq`,
      )
}
