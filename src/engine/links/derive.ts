/** Derives the status of a document from what was made from it: an order is delivered when all its goods have come. */
import { add, fromLedger, zero } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { FollowerFacts } from '#model/follows.ts'
import { isInForce } from '#model/state.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { loadDocuments } from '../store/store.ts'
import type { Stored } from '../stored.ts'
import type { Statement } from '../tx.ts'
import { linksOf, madeByDocument, madeOfDocuments, nothingMade, sourcesBy, type Link } from './rows.ts'

/** The derived status of a document; its own status if it is not in force or its kind has no derived states. */
export const derivedStatus = ({ lifecycle, followed }: AnyDocument, document: Stored, made: FollowerFacts): number =>
  followed?.derive && isInForce(lifecycle, document)
    ? lifecycle.states[followed.derive(document, made)]!.value
    : document.status

/** `links`: those of one more follower. */
const withFollower = ({ followers, taken }: FollowerFacts, links: readonly Link[]): FollowerFacts => ({
  followers: followers + links.filter(({ line, document }) => line === document).length,
  taken: links.reduce((now, { sourceLine, document, line, quantity, taxable, vat }) => {
    if (line === document) return now
    const known = now.get(sourceLine) ?? { quantity: zero, taxable: zero, vat: zero }
    return now.set(sourceLine, {
      quantity: add(known.quantity, fromLedger(quantity)),
      taxable: add(known.taxable, fromLedger(taxable)),
      vat: add(known.vat, fromLedger(vat)),
    })
  }, new Map(taken)),
})

/**
 * Updates the statuses of a document's sources when it is saved or removed. Their versions do not change, because a
 * user who has a source open need not be told. The caller must hold the locks of the sources.
 */
export const sourceStatements = async (
  scope: Scope,
  definition: AnyDocument,
  { before, after }: { before: Stored | null; after: Stored | null },
): Promise<Statement[]> => {
  const documents = [before, after].filter((one) => one !== null && isInForce(definition.lifecycle, one)) as Stored[]
  const deriving = (definition.follows ?? []).flatMap((follows) => {
    const source = scope.registry.documents.get(follows.of)!
    const ids = [...new Set(documents.flatMap((one) => sourcesBy(follows, one)))]
    return source.followed?.derive && ids.length > 0 ? [{ source, ids }] : []
  })
  if (deriving.length === 0) return []
  const all = deriving.flatMap(({ ids }) => ids)
  const [rows, ...found] = await Promise.all([
    scope.tx.query(madeOfDocuments(all, documents[0]!.id)),
    ...deriving.map(({ source, ids }) => loadDocuments(scope.tx, source, ids)),
  ])
  const made = madeByDocument(rows)
  const links = linksOf(definition, after)
  return deriving.flatMap(({ source }, index) =>
    found[index]!.flatMap((one) => {
      const own = links.filter((link) => link.sourceDocument === one.id)
      const status = derivedStatus(source, one, withFollower(made.get(one.id) ?? nothingMade, own))
      return status === one.status
        ? []
        : [sql`update document set status = ${status} where ${sql.ours('document')} and id = ${one.id}`]
    }),
  )
}
