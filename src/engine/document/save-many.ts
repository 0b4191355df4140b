/** Changing a few fields of many documents at once (UpdateList). */
import type { AnyDocument } from '#model/document.ts'
import type { DocumentInput } from './input.ts'
import { lockDocuments } from '../links/load.ts'
import { inTurn, type Outcome } from '../outcome.ts'
import { numberOf } from './each-document.ts'
import { saveDocument } from './save.ts'
import type { Scope } from '../scope.ts'

/**
 * Each record in its own savepoint, in the order they were sent: two records of one document are two changes.
 * Inputs carry only bulk fields (what else was sent is in their problems).
 */
export const updateDocuments = async (
  scope: Scope,
  definition: AnyDocument,
  inputs: readonly DocumentInput[],
): Promise<Outcome> => {
  await lockDocuments(
    scope,
    definition,
    inputs.flatMap(({ id }) => id ?? []),
  )
  return inTurn(
    scope,
    inputs.map((input) => ({ id: input.id ?? '', input })),
    numberOf(scope, definition),
    async ({ id, input }) => {
      await saveDocument(scope, definition, { ...input, id: id || '-', saveAsDraft: undefined })
    },
  )
}
