/** Derives the status of a document from what was made from it: an order is delivered when all its goods have come. */
import { add, fromLedger, zero } from '#kernel/decimal.ts'
import type { AnyDocument, Taken } from '#model/document.ts'
import { isInForce } from '#model/state.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { loadDocuments } from '../store/store.ts'
import type { Stored } from '../stored.ts'
import type { Statement } from '../tx.ts'
import { sourceIds } from './load.ts'
import { linksOf, takenByDocument, takenOfDocuments, type Link } from './rows.ts'

/** The derived status of a document; its own status if it is not in force or its kind has no derived states. */
export const derivedStatus = (
  { lifecycle, followed }: AnyDocument,
  document: Stored,
  taken: ReadonlyMap<string, Taken>,
): number =>
  followed?.derive && isInForce(lifecycle, document)
    ? lifecycle.states[followed.derive(document, taken)]!.value
    : document.status

const withLinks = (taken: ReadonlyMap<string, Taken>, links: readonly Link[]): Map<string, Taken> =>
  links.reduce((now, { sourceLine, quantity, taxable, vat }) => {
    const known = now.get(sourceLine) ?? { quantity: zero, taxable: zero, vat: zero }
    return now.set(sourceLine, {
      quantity: add(known.quantity, fromLedger(quantity)),
      taxable: add(known.taxable, fromLedger(taxable)),
      vat: add(known.vat, fromLedger(vat)),
    })
  }, new Map(taken))

/**
 * Updates the statuses of a document's sources when it is saved or removed. Their versions do not change, because a
 * user who has a source open need not be told. The caller must hold the locks of the sources.
 */
export const sourceStatements = async (
  scope: Scope,
  definition: AnyDocument,
  { before, after }: { before: Stored | null; after: Stored | null },
): Promise<Statement[]> => {
  const deriving = (definition.follows ?? []).flatMap(({ of }) => {
    const source = scope.registry.documents.get(of)!
    return source.followed?.derive ? [source] : []
  })
  const documents = [before, after].filter((one) => one !== null && isInForce(definition.lifecycle, one)) as Stored[]
  const ids = deriving.length > 0 ? sourceIds(definition, documents) : []
  if (ids.length === 0) return []
  const [rows, ...found] = await Promise.all([
    scope.tx.query(takenOfDocuments(ids, documents[0]!.id)),
    ...deriving.map((source) => loadDocuments(scope.tx, source, ids)),
  ])
  const taken = takenByDocument(rows)
  const links = linksOf(definition, after)
  return deriving.flatMap((source, index) =>
    found[index]!.flatMap((one) => {
      const own = links.filter((link) => link.sourceDocument === one.id && link.line !== link.document)
      const status = derivedStatus(source, one, withLinks(taken.get(one.id) ?? new Map(), own))
      return status === one.status
        ? []
        : [sql`update document set status = ${status} where ${sql.ours('document')} and id = ${one.id}`]
    }),
  )
}
