/** Processes many documents one by one, after locking all of them. */
import type { AnyDocument } from '#model/document.ts'
import { isStoredId } from '../columns.ts'
import { lockDocuments } from '../links/load.ts'
import { each, type Outcome } from '../outcome.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { deletedNumber } from '../store/trash.ts'

export const numberOf =
  (scope: Scope, definition: AnyDocument) =>
  async (id: string): Promise<string> => {
    if (!isStoredId(id)) return ''
    const [row] = await scope.tx.query<{ number: string }>(
      sql`select number from document d where ${sql.ours('d')} and id = ${id} and kind = ${definition.name}`,
    )
    return row ? row.number : deletedNumber(scope.tx, definition, id)
  }

/** Runs `work` for each document; a refused one does not stop the others. */
export const eachDocument = async (
  scope: Scope,
  definition: AnyDocument,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<Outcome> => {
  await lockDocuments(scope, definition, ids)
  return each(scope, ids, numberOf(scope, definition), work)
}
