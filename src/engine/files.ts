/** Files a record holds are files of its tenant. */
import { problem, type Problem } from '#kernel/problem.ts'
import { isStoredId } from './columns.ts'
import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

interface Held {
  before: readonly string[] | null | undefined
  after: readonly string[] | null | undefined
}

/** One problem when a file that was added is not there; what the record held already is not looked at. */
export const unknownFiles = async (tx: Tx, at: string, { before, after }: Held): Promise<Problem[]> => {
  const added = (after ?? []).filter((file) => !before?.includes(file))
  if (added.length === 0) return []
  const rows = await tx.query(sql`select 1 from attachment where id = any(${added.filter(isStoredId)}::uuid[])`)
  return rows.length < added.length ? [problem(at, 'unknownRef')] : []
}
