import { zero } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { goods, money, outside, rank, receivable, sales, store, type Move } from '#model/move.ts'
import { advanceMoves, withAdvances } from '../_shared/advances.ts'
import { debtIn, foreignOf } from '../_shared/foreign.ts'
import { checkPaid, computePaid } from '../_shared/paid.ts'
import { checkDue, checkPriced, computePriced, inBase, meaningfulTotal } from '../_shared/priced-lines.ts'
import { isTracked } from '../_shared/stock.ts'
import { nowhere } from '../_shared/delivered.ts'
import { checkCoupon, couponShareOf, withCoupon } from './coupon.ts'
import type { shape } from './shape.ts'

type Bill = Draft<typeof shape>

/** The default delivery: the customer collects the goods. */
export const pickedUp: NonNullable<Bill['delivery']> = {
  type: 0,
  receiverName: null,
  receiverPhone: null,
  receiverAddress: null,
  ...nowhere,
  weight: null,
  codAmount: null,
}

export const compute = (bill: Bill, context: RuleContext): Bill => {
  const priced = computePriced(bill, context, {
    shippingFee: bill.shippingFee,
    coupon: (goods) => couponShareOf({ ...bill, ...goods }, context),
  })
  const delivery = { ...pickedUp, ...priced.delivery, type: priced.delivery?.type ?? pickedUp.type }
  const paid = computePaid(
    { ...withCoupon(priced, context), delivery, shippingFee: priced.shippingFee ?? zero },
    context,
  )
  return withAdvances(paid)
}

/**
 * Problems in the order of the contract (documents §14). The guard checks stock, credit and cost inside the saving
 * transaction.
 */
export const check = (bill: Bill, context: RuleContext): Problem[] => [
  ...checkPriced(bill, context, bill.couponAmount ?? zero),
  ...checkPaid({ ...bill, total: meaningfulTotal(bill) }, context, 'in'),
  ...checkDue(bill),
  ...checkCoupon(bill, context),
  ...(bill.delivery?.type === 2 ? [problem('delivery.NVC_ID', 'noCarrier')] : []),
  ...checkCollected(bill, context),
]

/** A carrier collects base currency only. */
const checkCollected = (bill: Bill, context: RuleContext): Problem[] => {
  const total = meaningfulTotal(bill)
  const collected = bill.delivery?.codAmount ?? zero
  if (collected !== zero && foreignOf(bill, context))
    return [problem('delivery.codAmount', 'codCurrency', { base: context.settings.baseCurrency })]
  return total !== null && collected > total ? [problem('delivery.codAmount', 'codTooMuch')] : []
}

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
