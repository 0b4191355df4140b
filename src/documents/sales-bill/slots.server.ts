/** Server part of a bill: limits of credit, price and cost, linked receipt, facts. */
import { isPosted, posting } from '#model/state.ts'
import { add, divide, fromLedger, multiply, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, warning, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { defineSlots } from '#engine/slots.ts'
import type { CostAt } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredDraft, StoredOf } from '#engine/stored.ts'
import { isPostedSql } from '#engine/states.ts'
import { agreedPriceProblems } from '../_shared/prices/agreed-prices.server.ts'
import { withUnusedAdvances } from '../_shared/settlements/advances.server.ts'
import { placeProblems } from '../_shared/orders/delivered.server.ts'
import { inBoth, lineCosts, settledBy } from '../_shared/facts.server.ts'
import { isPaid, keepLinkedVoucher } from '../_shared/vouchers/linked-voucher.server.ts'
import { debtTodos } from '../_shared/settlements/overdue.server.ts'
import { inBase } from '../_shared/prices/priced-lines.ts'
import { keptReturns } from '../_shared/returns/returned-slots.server.ts'
import { billCalls } from './calls.server.ts'
import { pickedUp } from './delivery.ts'
import { choiceProblems, withDelivered } from './delivery.server.ts'
import { feeCalls } from './fee-calls.server.ts'
import { forgetUnposted, withCouponTerms, withNamedCoupon } from './coupon.server.ts'
import { billStateSql } from '../_shared/parcels/shipment-state.server.ts'
import { invoicingStatements } from './auto-invoices.server.ts'
import { invoiceColumn, invoiceNumberOf } from './invoiced.server.ts'
import {
  byTrackingCode,
  keptDelivery,
  packFilterSql,
  refusePending,
  shipFilterSql,
  shippedFacts,
} from './shipped.server.ts'
import { fromOrder, fromQuote } from './source.server.ts'
import { salesBill } from './index.ts'
import type { shape } from './shape.ts'

type Bill = StoredOf<typeof shape>
type Before = StoredDraft<typeof shape>

const UNIT_DECIMALS = 4

/** The credit limit, if above 0, must not be exceeded by the partner's balance (contract documents §14). */
const creditProblems = async (
  scope: Scope,
  before: Before | null,
  bill: Bill,
  context: RuleContext,
): Promise<Problem[]> => {
  const { creditLimitMode } = scope.settings
  const limit = context.refs.get('partner', bill.partner)?.creditLimit ?? zero
  if (creditLimitMode === 0 || limit <= 0n) return []
  const [row] = await scope.tx.query<{ amount: string }>(
    sql`select amount from debt_balance b where ${sql.ours('b')} and partner_id = ${bill.partner} and side = 'receivable'`,
  )
  const owed = (one: Before) =>
    subtract(inBase(one.total ?? zero, one.exchangeRate, context), inBase(one.paid ?? zero, one.exchangeRate, context))
  const earlier = before && isPosted(posting, before) && before.partner === bill.partner ? owed(before) : zero
  const balance = subtract(fromLedger(row?.amount ?? '0'), earlier)
  const added = owed(bill)
  if (added <= 0n || add(balance, added) <= limit) return []
  const show = (value: Decimal) => showNumber(value, { language: scope.language })
  const make = creditLimitMode === 1 ? warning : problem
  return [make('partner', 'creditLimit', { balance: show(balance), added: show(added), limit: show(limit) })]
}

/** What the question about a price tells: of the unit of the line, after discounts, in the base currency. */
const priceBesideCost = (
  { language }: Scope,
  line: Bill['lines'][number],
  { bill, context, cost }: { bill: Bill; context: RuleContext; cost: bigint | null },
): Record<string, string> => {
  const product = context.refs.get('product', line.product)
  const quantity = line.quantity ?? zero
  const each = (amount: Decimal) => (quantity === zero ? zero : divide(amount, quantity, UNIT_DECIMALS))
  const show = (value: Decimal) => showNumber(value, { language })
  const price = each(inBase(line.taxable ?? zero, bill.exchangeRate, context))
  const value = cost === null ? null : each(multiply(line.baseQuantity ?? zero, cost as Decimal))
  return {
    code: product?.code ?? '',
    name: product?.name ?? '',
    price: show(price),
    ...(value !== null && { cost: show(value), less: show(subtract(value, price)) }),
  }
}

/**
 * Prices below the current average cost of the goods (setting belowCostMode). Users without the right to see costs
 * are only told that the price needs approval, and only if the bill has no other problem: otherwise they could find
 * out the cost by trying prices.
 */
const belowCostProblems = (
  scope: Scope,
  bill: Bill,
  { context, costAt }: { context: RuleContext; costAt: CostAt },
): Problem[] => {
  const { belowCostMode } = scope.settings
  if (belowCostMode === 0) return []
  const make = belowCostMode === 1 ? warning : problem
  const sees = sightFor(scope).cost === true
  return bill.lines.flatMap((line, index) => {
    const cost = costAt(line.product, bill.store)
    // Both sides in millionths: taxable amount × 10^6 against base quantity × unit cost.
    const below =
      cost !== undefined &&
      inBase(line.taxable ?? zero, bill.exchangeRate, context) * 1_000_000n < (line.baseQuantity ?? 0n) * cost
    if (!below) return []
    const values = priceBesideCost(scope, line, { bill, context, cost: sees ? cost : null })
    const found = make(`lines.${index}.unitPrice`, sees ? 'belowCost' : 'belowCost.approval', values)
    return [sees ? found : { ...found, held: true }]
  })
}

export const slots = defineSlots(salesBill, {
  listFacts: () => ({
    shipStatusName: { sql: sql`case when ${isPostedSql('d')} then ${billStateSql(sql`d.id`)} end`, kind: 'choice' },
    shipFilter: { sql: shipFilterSql(isPostedSql('d')), kind: 'integer' },
    packFilter: { sql: packFilterSql(isPostedSql('d')), kind: 'integer' },
    invoiceNumber: invoiceColumn,
  }),
  foundBy: [byTrackingCode],
  todos: debtTodos({ as: 'Bills', kind: 'salesBill', side: 'receivable' }, [
    ['Order', 'A'],
    ['Income', 'A'],
  ]),
  makes: { salesOrder: fromOrder, quote: fromQuote },
  calls: [...billCalls, ...feeCalls],
  sources: async (scope, bill) => withDelivered(scope, await withNamedCoupon(scope, bill)),
  locks: (_scope, { couponId }) => Promise.resolve(couponId ? { keys: [couponId] } : {}),
  prepare: async (scope, bill) => withCouponTerms(scope, await withUnusedAdvances(scope, 'receivable', bill)),
  async guard(scope, { before, after, context, followers, costAt }) {
    return [
      ...keptReturns('salesReturn', { before, after, followers }),
      ...(await keptDelivery(scope, { before, after, followers })),
      ...(await agreedPriceProblems(scope, salesBill, { before, after, context })),
      ...(await creditProblems(scope, before, after, context)),
      ...(await placeProblems(scope, after.delivery, 'delivery')),
      ...choiceProblems(after.delivery),
      ...belowCostProblems(scope, after, { context, costAt }),
    ]
  },
  alongside: invoicingStatements,
  guards: { cancel: refusePending, delete: refusePending },
  hasMore: (bill) => isPaid(bill) || bill.couponId !== null,
  async afterSave(scope, change) {
    await forgetUnposted(scope, change)
    await keepLinkedVoucher(scope, change, {
      kind: 'incomeVoucher',
      voucherModule: 'Order',
      reason: 'settled',
    })
  },
  async facts(scope, bill) {
    const [settled, costs, invoiceNumber, shipped] = await Promise.all([
      settledBy(scope, bill.id),
      lineCosts(scope, bill.id),
      invoiceNumberOf(scope, bill.id),
      shippedFacts(scope, bill),
    ])
    const cost = sumOf([...costs.values()], (value) => value)
    // Line by line, as the reports count it: so the profit of bills adds up to theirs.
    const context = { baseDecimals: scope.baseCurrency?.decimals ?? 0 }
    const taxable = sumOf(bill.lines, (line) => inBase(line.taxable ?? zero, bill.exchangeRate, context))
    return {
      ...inBoth({
        depositApplied: settled.advances,
        received: settled.others,
        returned: settled.returns,
        codCollected: settled.collected,
        remaining: settled.open,
      }),
      // Bills of earlier versions have no delivery.
      delivery: { ...pickedUp, ...bill.delivery },
      invoiceNumber,
      ...shipped,
      cost,
      // Only posted bills have left the store and earned a profit.
      grossProfit: isPosted(posting, bill) ? subtract(taxable, cost) : zero,
      lines: bill.lines.map((line) => ({ cost: costs.get(line.lineId) ?? zero })),
    }
  },
})
