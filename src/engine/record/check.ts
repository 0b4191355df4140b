/** Checks that apply to every list record: required values, existing references, unique values. */
import { problem, type Problem } from '#kernel/problem.ts'
import { fineMoney } from '#model/check.ts'
import type { Refs } from '#model/rule-context.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { isEmpty } from '#model/required.ts'
import { columnOf } from '../columns.ts'
import { narrowingProblems } from './narrowing.ts'
import { loadedChildren } from './record.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import type { ListScope } from './value.ts'
import { loadRefs } from './refs.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

type Values = Readonly<Record<string, unknown>>

const refFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => (field.kind === 'ref' || field.kind === 'refs') && !field.fact)

const idsOf = (values: Values | undefined, name: string): readonly string[] => {
  const value = values?.[name]
  return Array.isArray(value) ? (value as string[]) : typeof value === 'string' && value !== '' ? [value] : []
}

const refProblems = (
  scope: Scope,
  refs: Refs,
  { fields, values, before, at }: { fields: Fields; values: Values; before: Values | undefined; at: string },
): Problem[] =>
  refFields(fields).flatMap(([name, field]) => {
    if (!scope.registry.lists.has(field.of!)) return []
    const kept = new Set(idsOf(before, name))
    const isWrong = (id: string) => {
      const row = refs.get(field.of!, id)
      return !row || (!row.active && !kept.has(id))
    }
    return idsOf(values, name).some(isWrong) ? [problem(at + name, 'unknownRef')] : []
  })

const wantedRefs = (definition: AnyList, draft: StoredRecord): Map<string, Set<string>> => {
  const wanted = new Map<string, Set<string>>()
  const collect = (fields: Fields, values: Values): void => {
    for (const [name, field] of refFields(fields)) {
      for (const id of idsOf(values, name)) wanted.set(field.of!, (wanted.get(field.of!) ?? new Set()).add(id))
    }
  }
  collect(definition.fields as Fields, draft)
  for (const [name, field] of loadedChildren(definition, draft))
    for (const row of draft[name] as ChildRow[]) collect(field.fields, row)
  return wanted
}

/** What the checks read of a referenced record besides its head: the decimals of a currency. */
const needed: ReadonlySet<string> = new Set(['decimals'])

/** Referenced records must exist, and newly chosen ones must be in use. */
export const referenceProblems = async (
  { scope, definition }: ListScope,
  before: StoredRecord | null,
  draft: StoredRecord,
): Promise<Problem[]> => {
  const refs = await loadRefs(scope, wantedRefs(definition, draft), { only: () => needed })
  const own = refs.get('currency', draft['currency'] as string | null | undefined)?.decimals
  return [
    ...refProblems(scope, refs, {
      fields: definition.fields as Fields,
      values: draft,
      before: before ?? undefined,
      at: '',
    }),
    ...loadedChildren(definition, draft).flatMap(([name, field]) => {
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
    ...fineMoney(definition.fields as Fields, draft, () => own ?? scope.baseCurrency?.decimals ?? 4),
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
  const { codePer } = definition
  const isMoved = codePer !== undefined && draft[codePer] !== before?.[codePer]
  const names = [...(definition.withoutCode ? [] : ['code']), ...(definition.unique ?? [])].filter(
    (name) => !isEmpty(draft[name]) && (draft[name] !== before?.[name] || (name === 'code' && isMoved)),
  )
  const among = (name: string) =>
    name === 'code' && codePer !== undefined
      ? sql` and r.${sql.ident(columnOf(codePer, definition.fields[codePer] as Field))} = ${draft[codePer]}`
      : sql.empty
  const found = await scope.tx.batch(
    names.map(
      (name) => sql`select 1 from ${sql.ident(definition.table)} r
where ${sql.ours('r')} and r.${sql.ident(`${columnOf(name, { kind: 'text' })}_key`)} = lower(${draft[name]})${among(name)} and r.id <> ${draft.id} limit 1`,
    ),
  )
  return names.flatMap((name, index) => (found[index]!.length > 0 ? [duplicateProblem(name, String(draft[name]))] : []))
}
