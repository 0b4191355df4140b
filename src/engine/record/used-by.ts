/** Why a record cannot be deleted: which row of it is used, and by what. */
import { translate } from '#i18n/catalogues.server.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Field } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { ownTable } from '../columns.ts'
import type { Scope } from '../scope.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'

/**
 * The table from which something was deleted, and the one that still refers to it. Row level security hides the key from
 * the detail of the error; in a distributed database tables are named by shard.
 */
const tablesOf = (error: unknown): { from: string; by: string } => {
  const { message } = (error ?? {}) as { message?: unknown }
  const [, from = '', by = ''] = /on table "(\w+)" violates .* on table "(\w+)"/.exec(String(message)) ?? []
  const whole = (name: string) => name.replace(/_\d{6,}$/, '')
  return { from: whole(from), by: whole(by) }
}

/** Tables that several kinds share; entries of ledgers follow from documents. */
const common: Readonly<Record<string, string>> = {
  app_user: 'function.User',
  document: 'inUse.documents',
  stock_entry: 'inUse.documents',
  debt_entry: 'inUse.documents',
  cash_entry: 'inUse.documents',
}

/** The label of the documents or list that a table belongs to. */
const labelOf = ({ registry }: Scope, table: string): string => {
  const document = [...registry.documents.values()].find((one) => [one.table, `${one.table}_line`].includes(table))
  const list = [...registry.lists.values()].find(
    (one) => ownTable(one) === table || Object.values(one.children ?? {}).some((child) => child.table === table),
  )
  return document?.label ?? list?.label ?? common[table] ?? 'inUse.others'
}

const shownName = (row: ChildRow): string => String(row['code'] ?? row['name'] ?? '') || String(row['name'] ?? '')

/** The rows that the save removes from a table, with their field. */
const removedFrom = (
  { children = {} }: AnyList,
  { before, draft }: { before: StoredRecord; draft: StoredRecord },
  table: string,
) => {
  const [name] = Object.entries(children).find(([, child]) => child.table === table) ?? []
  if (name === undefined) return undefined
  const kept = new Set(((draft[name] ?? []) as ChildRow[]).map(({ lineId }) => lineId))
  return { name, rows: ((before[name] ?? []) as ChildRow[]).filter(({ lineId }) => !kept.has(lineId)) }
}

/** `before`: the record as it was stored; null while nothing of it could be used. */
export const usedProblem = (
  scope: Scope,
  definition: AnyList,
  change: { before: StoredRecord | null; draft: StoredRecord },
  error: unknown,
): Problem => {
  const { from, by: table } = tablesOf(error)
  const by = translate(scope.language, labelOf(scope, table))
  const { before, draft } = change
  const removed = before && removedFrom(definition, { before, draft }, from)
  if (!removed || removed.rows.length === 0) return problem('', 'inUse.by', { by })
  const field = definition.fields[removed.name] as Field
  const names = removed.rows.map(shownName).join(', ')
  return problem(removed.name, 'inUse.row', { row: `${translate(scope.language, field.label)} ${names}`, by })
}
