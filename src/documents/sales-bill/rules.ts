import { zero } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { goods, money, outside, rank, receivable, sales, store, type Move } from '#model/move.ts'
import { advanceMoves, withAdvances } from '../_shared/settlements/advances.ts'
import { debtIn, foreignOf } from '../_shared/foreign.ts'
import { checkPaid, computePaid } from '../_shared/settlements/paid.ts'
import { checkDue, checkPriced, computePriced, inBase, meaningfulTotal } from '../_shared/prices/priced-lines.ts'
import { isTracked } from '../_shared/goods/stock.ts'
import { checkCash, paidOf, withChange } from './cash.ts'
import { checkCoupon, couponShareOf, withCoupon } from './coupon.ts'
import { checkDelivery, withDelivery } from './delivery.ts'
import type { shape } from './shape.ts'

type Bill = Draft<typeof shape>

const isForeign = (bill: Bill, context: RuleContext): boolean => Boolean(foreignOf(bill, context))

export const compute = (bill: Bill, context: RuleContext): Bill => {
  const priced = computePriced(bill, context, {
    shippingFee: bill.shippingFee,
    coupon: (goods) => couponShareOf({ ...bill, ...goods }, context),
  })
  const whole = { ...withCoupon(priced, context), shippingFee: priced.shippingFee ?? zero }
  const paid = withChange(computePaid({ ...whole, paid: paidOf(whole) }, context))
  return withDelivery(withAdvances(paid), isForeign(paid, context))
}

/**
 * Problems in the order of the contract (documents §14). The guard checks stock, credit and cost inside the saving
 * transaction.
 */
export const check = (bill: Bill, context: RuleContext): Problem[] => [
  ...checkPriced(bill, context, bill.couponAmount ?? zero),
  ...checkPaid({ ...bill, total: meaningfulTotal(bill) }, context, 'in'),
  ...checkCash(bill),
  ...checkDue(bill),
  ...checkCoupon(bill, context),
  ...checkDelivery(
    { delivery: bill.delivery, total: meaningfulTotal(bill), isForeign: isForeign(bill, context) },
    context,
  ),
]

export const post = (bill: SavedDocument<typeof shape>, context: RuleContext): Move[] => [
  ...bill.lines.flatMap((line, index) =>
    isTracked(line, context)
      ? [
          goods(store(bill.store), outside, {
            product: line.product,
            quantity: line.baseQuantity!,
            valuation: { by: 'average' },
            rank: rank.other,
            line: index,
          }),
        ]
      : [],
  ),
  money(sales, receivable(bill.partner), inBase(bill.total!, bill.exchangeRate, context), {
    column: 'incurred',
    due: bill.dueDate,
    ...debtIn(foreignOf(bill, context), bill.total!),
  }),
  ...advanceMoves('receivable', bill, context),
]
