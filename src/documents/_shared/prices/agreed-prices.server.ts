/** Server part of prices that may not be changed: loads the documents whose prices were agreed before. */
import { sourcesBy } from '#engine/links/rows.ts'
import type { Scope } from '#engine/scope.ts'
import { loadDocument } from '#engine/store/store.ts'
import type { Stored } from '#engine/stored.ts'
import type { Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { may } from '#model/right.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { isInForce } from '#model/state.ts'
import { levelPrices } from './level-prices.server.ts'
import { priceProblems, type PriceAgreement, type AgreedSource } from './agreed-prices.ts'

const agreedSources = async (
  { tx, registry }: Scope,
  { follows = [] }: AnyDocument,
  document: Stored,
): Promise<AgreedSource[]> => {
  const sources: AgreedSource[] = []
  for (const follow of follows)
    for (const id of sourcesBy(follow, document)) {
      const found = await loadDocument(tx, registry.documents.get(follow.of)!, id)
      if (found) sources.push({ document: found as Stored & PriceAgreement, byLine: follow.line !== undefined })
    }
  return sources
}

interface Change {
  before: (PriceAgreement & Pick<Stored, 'status'>) | null
  after: PriceAgreement & Stored
  context: RuleContext
}
/** Nobody agreed to the prices of a draft, so a draft does not count as `before`. */
export const agreedPriceProblems = async (
  scope: Scope,
  definition: AnyDocument,
  { before, after, context }: Change,
): Promise<Problem[]> => {
  if (may(scope.user.rights, 'EditPrice', 'U')) return []
  const agreed = before && isInForce(definition.lifecycle, before) ? before : null
  const goods = after.lines.flatMap(({ product }) => (product ? [product] : []))
  const [sources, level] = await Promise.all([
    agreedSources(scope, definition, after),
    levelPrices(scope, after, goods),
  ])
  return priceProblems({ before: agreed, after }, context, {
    sources,
    ruleOf: (product, unit) => level?.rule(product, unit),
  })
}
