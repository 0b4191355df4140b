import { zero } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft } from '#model/document.ts'
import type { FollowerFacts } from '#model/follows.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { checkPriced, computePriced } from '../_shared/prices/priced-lines.ts'
import type { shape } from './shape.ts'

type Quote = Draft<typeof shape>

export const compute = (quote: Quote, context: RuleContext): Quote => ({
  ...computePriced(quote, context, { shippingFee: quote.shippingFee }),
  shippingFee: quote.shippingFee ?? zero,
})

export const check = (quote: Quote, context: RuleContext): Problem[] => [
  ...checkPriced(quote, context),
  ...(quote.date && quote.validUntil && quote.validUntil < quote.date
    ? [problem('validUntil', 'validBeforeDate')]
    : []),
]

/** Accepted as soon as an order or a bill is made from it, whatever these take of its goods. */
export const derive = (_quote: unknown, { followers }: FollowerFacts): 'pending' | 'accepted' =>
  followers > 0 ? 'accepted' : 'pending'
