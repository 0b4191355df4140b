/** Which documents a user sees, for readers of what belongs to the whole business: debts and money (decision 0063). */
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

/** Those of the documents that the user sees; null: all. */
export const seenDocuments = async (
  { tx }: Pick<Scope, 'tx'>,
  ids: readonly string[],
): Promise<ReadonlySet<string> | null> => {
  if (!tx.limits) return null
  const seen =
    ids.length === 0
      ? []
      : await tx.query<{ id: string }>(
          sql`select d.id from document d where ${sql.ours('d')} and d.id = any(${[...new Set(ids)]}::uuid[])`,
        )
  return new Set(seen.map(({ id }) => id))
}
