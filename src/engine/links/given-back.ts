/** What a document gave back to an order may be taken again; then it can no longer be withdrawn. */
import { add, decimal, fromLedger, sumOf, zero } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Follower, Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'
import {
  followersOfDocument,
  linksOf,
  sourceHeads,
  sourceLines,
  sourcesBy,
  takenByOthers,
  takenOfLines,
  type SourceHead,
  type SourceLine,
} from './rows.ts'

/**
 * Problems of changing or removing (`after` null) a document that gave back: the lines of its sources must not be
 * taken beyond their quantity. The caller must hold the locks of the sources. No query unless it gave back.
 */
export const givenBackProblems = async (
  scope: Scope,
  definition: AnyDocument,
  { before, after }: { before: Stored | null; after: Stored | null },
): Promise<Problem[]> => {
  const ways = (definition.follows ?? []).filter((one) => one.givesBack)
  if (!before || ways.length === 0) return []
  const giving = (document: Stored | null) => linksOf({ ...definition, follows: ways }, document)
  const given = giving(before)
  if (given.length === 0) return []
  const lines = [...new Set(given.map((one) => one.sourceLine))]
  const [taken, heads, ...found] = await scope.tx.batch([
    takenOfLines(lines, { except: before.id, before: null }),
    sourceHeads([...new Set(given.map((one) => one.sourceDocument))]),
    ...ways.map(({ of }) => sourceLines(scope.registry.documents.get(of)!, lines)),
  ])
  const others = takenByOthers(taken!)
  const still = giving(after)
  const isOverTaken = ({ id, base_quantity: whole }: SourceLine): boolean => {
    const own = sumOf(
      still.filter((one) => one.sourceLine === id),
      (one) => fromLedger(one.quantity),
    )
    return add(others.get(id)?.quantity ?? zero, own) > decimal(whole ?? '0')
  }
  const over = new Set((found.flat() as SourceLine[]).filter(isOverTaken).map((one) => one.document_id))
  const numbers = (heads as SourceHead[]).filter(({ id }) => over.has(id)).map(({ number }) => number)
  if (numbers.length === 0) return []
  const about = await takers(scope, definition, before, [...over])
  return [{ ...problem('', 'reopenedTaken', { numbers: numbers.join(', ') }), about }]
}

/** The documents made from these sources, but for the one whose goods came back, unless no other took them again. */
const takers = async (
  { tx }: Scope,
  definition: AnyDocument,
  before: Stored,
  sources: readonly string[],
): Promise<Follower[]> => {
  const found = (await tx.batch(sources.map(followersOfDocument))).flat() as Follower[]
  const own = new Set((definition.follows ?? []).flatMap((one) => (one.givesBack ? [] : sourcesBy(one, before))))
  const others = found.filter(({ id }) => !own.has(id))
  return others.length > 0 ? others : found
}
