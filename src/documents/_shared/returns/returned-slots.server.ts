/** Server part of returns, of customers and to suppliers, and of the documents they return. */
import { zero } from '#kernel/decimal.ts'
import { warning, type Problem } from '#kernel/problem.ts'
import type { Follower, Scope } from '#engine/scope.ts'
import { lineCosts } from '../facts.server.ts'
import { offsetFacts } from '../settlements/offset-credit.server.ts'
import type { Side } from '../vouchers/voucher-offers.server.ts'

interface Returned {
  id: string
  partner: string | null
  lines: readonly { lineId: string }[]
}
/** The cost of the goods that went back, line by line, and what is left of the credit. */
export const returnedFacts = (side: Side) => async (scope: Scope, returned: Returned) => {
  const costs = await lineCosts(scope, returned.id)
  const { left, flags } = await offsetFacts(scope, side, returned)
  return {
    creditLeft: left,
    ...flags,
    lines: returned.lines.map((line) => ({ cost: costs.get(line.lineId) ?? zero })),
  }
}

type Values = Readonly<Record<string, unknown>>
interface Original extends Values {
  lines: readonly Values[]
}

/** The typed values of head and line that determine a price. */
const headPrices = ['discountPercent', 'discountAmount', 'exchangeRate', 'couponCode'] as const
const linePrices = ['unitPrice', 'discountPercent', 'discountAmount', 'vatRate', 'typedVat'] as const

const isRepriced = (before: Original, after: Original): boolean => {
  const now = new Map(after.lines.map((line) => [line['lineId'], line]))
  return (
    headPrices.some((name) => before[name] !== after[name]) ||
    before.lines.some((line) => {
      const next = now.get(line['lineId'])
      return next !== undefined && linePrices.some((name) => line[name] !== next[name])
    })
  )
}

/**
 * Warns that returns already saved keep their amounts when prices of their original are corrected later; their cost
 * follows it (contract amendments). `kind`: the name of the returns.
 */
export const keptReturns = (
  kind: string,
  { before, after, followers }: { before: Original | null; after: Original; followers: readonly Follower[] },
): Problem[] => {
  const returns = before && isRepriced(before, after) ? followers.filter((one) => one.kind === kind) : []
  return returns.length === 0
    ? []
    : [warning('', 'hasReturns', { numbers: returns.map((one) => one.number).join(', ') })]
}
