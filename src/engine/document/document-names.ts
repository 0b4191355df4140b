/** Adds kinds and numbers to the documents that problems refer to. */
import type { NamedDocument, Problem } from '#kernel/problem.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

/**
 * Returns the same problems, in which the documents they refer to can be opened; hidden documents (opening balances)
 * are left out.
 */
export const withNumbers = async ({ tx, registry }: Scope, problems: readonly Problem[]): Promise<Problem[]> => {
  const ids = problems.flatMap(({ about = [] }) => about.map(({ id }) => id))
  if (ids.length === 0) return [...problems]
  const rows = await tx.query<Required<NamedDocument>>(
    sql`select id, kind, number from document d where ${sql.ours('d')} and id = any(${ids}::uuid[]) order by seq`,
  )
  const known = rows.filter(({ kind }) => registry.documents.has(kind))
  return problems.map((one) =>
    one.about ? { ...one, about: known.filter(({ id }) => one.about!.some((named) => named.id === id)) } : one,
  )
}
