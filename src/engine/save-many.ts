/** Changing a few fields of many documents at once (UpdateList). */
import type { AnyDocument } from '#model/document.ts'
import type { DocumentInput } from './input.ts'
import { each, numberOf, type Outcome } from './remove.ts'
import { saveDocument } from './save.ts'
import type { Scope } from './scope.ts'

/** Each record in its own savepoint; inputs carry only bulk fields (what else was sent is in their problems). */
export const updateDocuments = (
  scope: Scope,
  definition: AnyDocument,
  inputs: readonly DocumentInput[],
): Promise<Outcome> => {
  const byId = new Map(inputs.map((input) => [input.id ?? '', input]))
  return each(scope, [...byId.keys()], numberOf(scope, definition), async (id) => {
    await saveDocument(scope, definition, { ...byId.get(id)!, id: id || '-', saveAsDraft: undefined })
  })
}
