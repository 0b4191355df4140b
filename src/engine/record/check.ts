/** Checks that apply to every list record: required values, existing references, unique values. */
import { problem, type Problem } from '#kernel/problem.ts'
import { fineMoney } from '#model/check.ts'
import type { Refs } from '#model/rule-context.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { isEmpty } from '#model/required.ts'
import { columnOf } from '../columns.ts'
import { narrowingProblems } from './narrowing.ts'
import { childFields } from './record.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import type { ListScope } from './value.ts'
import { loadRefs } from './refs.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

type Values = Readonly<Record<string, unknown>>

const refFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => field.kind === 'ref' && !field.fact)

const refProblems = (
  scope: Scope,
  refs: Refs,
  { fields, values, before, at }: { fields: Fields; values: Values; before: Values | undefined; at: string },
): Problem[] =>
  refFields(fields).flatMap(([name, field]) => {
    const id = values[name] as string | null | undefined
    if (!id || !scope.registry.lists.has(field.of!)) return []
    const row = refs.get(field.of!, id)
    return !row || (!row.active && before?.[name] !== id) ? [problem(at + name, 'unknownRef')] : []
  })

const wantedRefs = (definition: AnyList, draft: StoredRecord): Map<string, Set<string>> => {
  const wanted = new Map<string, Set<string>>()
  const collect = (fields: Fields, values: Values): void => {
    for (const [name, field] of refFields(fields)) {
      const id = values[name]
      if (typeof id === 'string' && id !== '') wanted.set(field.of!, (wanted.get(field.of!) ?? new Set()).add(id))
    }
  }
  collect(definition.fields as Fields, draft)
  for (const [name, field] of childFields(definition))
    for (const row of draft[name] as ChildRow[]) collect(field.fields, row)
  return wanted
}

/** Referenced records must exist, and newly chosen ones must be in use. */
export const referenceProblems = async (
  { scope, definition }: ListScope,
  before: StoredRecord | null,
  draft: StoredRecord,
): Promise<Problem[]> => {
  const refs = await loadRefs(scope, wantedRefs(definition, draft))
  const own = refs.get('currency', draft['currency'] as string | null | undefined)?.decimals
  return [
    ...refProblems(scope, refs, {
      fields: definition.fields as Fields,
      values: draft,
      before: before ?? undefined,
      at: '',
    }),
    ...childFields(definition).flatMap(([name, field]) => {
      const old = new Map((before?.[name] as ChildRow[] | undefined)?.map((row) => [row.lineId, row]))
      return (draft[name] as ChildRow[]).flatMap((row, index) =>
        refProblems(scope, refs, {
          fields: field.fields,
          values: row,
          before: old.get(row.lineId),
          at: `${name}.${index}.`,
        }),
      )
    }),
    ...(await narrowingProblems(scope, [
      { fields: definition.fields as Fields, record: draft, before: before ?? undefined, at: '' },
    ])),
    // The decimals of a record's money follow its own currency, otherwise the base currency.
    ...fineMoney(definition.fields as Fields, draft, own ?? scope.baseCurrency?.decimals ?? 4),
  ]
}

export const duplicateProblem = (name: string, value: string): Problem =>
  problem(name, name === 'code' ? 'duplicate.code' : 'duplicate', { value })

/** Checks codes and other unique fields, ignoring case. */
export const duplicateProblems = async (
  { scope, definition }: ListScope,
  before: StoredRecord | null,
  draft: StoredRecord,
): Promise<Problem[]> => {
  const names = [...(definition.withoutCode ? [] : ['code']), ...(definition.unique ?? [])].filter(
    (name) => !isEmpty(draft[name]) && draft[name] !== before?.[name],
  )
  const found = await scope.tx.batch(
    names.map(
      (name) => sql`select 1 from ${sql.ident(definition.table)} r
where ${sql.ours('r')} and r.${sql.ident(`${columnOf(name, { kind: 'text' })}_key`)} = lower(${draft[name]}) and r.id <> ${draft.id} limit 1`,
    ),
  )
  return names.flatMap((name, index) => (found[index]!.length > 0 ? [duplicateProblem(name, String(draft[name]))] : []))
}
