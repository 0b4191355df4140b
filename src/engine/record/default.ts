/** Lists with exactly one default record: the first record becomes it, and another can take it over. */
import { problem, type Problem } from '#kernel/problem.ts'
import type { Field } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { columnOf } from '../columns.ts'
import type { StoredRecord } from '../stored.ts'
import type { ListScope } from './value.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

/** Condition for the other records that could be the default instead. */
const others = (definition: AnyList, record: StoredRecord): Sql => {
  const { per } = definition.oneDefault!
  const same = per ? sql` and ${sql.ident(columnOf(per, definition.fields[per] as Field))} = ${record[per]}` : sql.empty
  return sql`${sql.ours(definition.table)} and id <> ${record.id}${same}`
}

const flagColumn = (definition: AnyList): Sql => sql.ident(columnOf(definition.oneDefault!.flag, { kind: 'flag' }))

/** Fills in the flag; the first record becomes the default automatically. */
export const withDefault = async (
  { scope, definition }: ListScope,
  before: StoredRecord | null,
  draft: StoredRecord,
): Promise<StoredRecord> => {
  const flags = Object.entries(definition.fields as Record<string, Field>).filter(
    ([name, field]) => field.kind === 'flag' && !field.fact && (draft[name] === null || draft[name] === undefined),
  )
  const closed: StoredRecord = { ...draft, ...Object.fromEntries(flags.map(([name]) => [name, false])) }
  const flag = definition.oneDefault?.flag
  if (!flag || closed[flag] || before?.[flag] || (definition.oneDefault!.per && !closed[definition.oneDefault!.per]))
    return closed
  const rows = await scope.tx.query(
    sql`select 1 from ${sql.ident(definition.table)} where ${others(definition, closed)} and ${flagColumn(definition)} limit 1`,
  )
  return rows.length > 0 || !closed.active ? closed : { ...closed, [flag]: true }
}

/** The default flag cannot be removed, only moved to another record. */
export const defaultProblems = (definition: AnyList, before: StoredRecord | null, draft: StoredRecord): Problem[] => {
  const flag = definition.oneDefault?.flag
  if (!flag) return []
  if (draft[flag] && !draft.active) return [problem('active', 'defaultNeeded')]
  if (!before?.[flag] || draft[flag]) return []
  return [problem(flag, 'defaultNeeded')]
}

/** The default record can only be deleted if it is the last record. */
export const removalProblems = async (scope: Scope, definition: AnyList, record: StoredRecord): Promise<Problem[]> => {
  const flag = definition.oneDefault?.flag
  if (!flag || !record[flag]) return []
  const rows = await scope.tx.query(
    sql`select 1 from ${sql.ident(definition.table)} where ${others(definition, record)} limit 1`,
  )
  return rows.length > 0 ? [problem('', 'defaultNeeded')] : []
}

export const defaultStatements = (definition: AnyList, after: StoredRecord): Sql[] =>
  definition.oneDefault && after[definition.oneDefault.flag]
    ? [
        sql`update ${sql.ident(definition.table)} set ${flagColumn(definition)} = false where ${others(definition, after)} and ${flagColumn(definition)}`,
      ]
    : []
