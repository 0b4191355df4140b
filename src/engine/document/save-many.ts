/** Changes a few fields of many documents (UpdateList). */
import type { AnyDocument } from '#model/document.ts'
import type { DocumentInput } from './input.ts'
import { lockDocuments } from '../links/load.ts'
import { inTurn, type Outcome } from '../outcome.ts'
import { numberOf } from './each-document.ts'
import { saveDocument } from './save.ts'
import type { Scope } from '../scope.ts'

/**
 * Saves each record in its own savepoint in the order they were sent; two records of the same document are two
 * changes. Inputs contain only fields that may be changed in bulk; all others were reported as problems.
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
