/**
 * The coupon of a bill: what it takes off, and why it does not apply (contract master-data §13, documents §4). The
 * server says the terms of a code; form and save work out the amount from them.
 */
import type { Id } from '#kernel/brand.ts'
import {
  allocate,
  divide,
  larger,
  one,
  parseDecimal,
  percentOf,
  smaller,
  subtract,
  sum,
  sumOf,
  zero,
  type Decimal,
} from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Facts } from '#model/facts.ts'
import { percent, refs, type Values } from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { once } from '../_shared/orders/becomes.ts'
import { money, object, text } from '../_shared/fields.ts'
import { inBase, type CouponShare } from '../_shared/prices/priced-lines.ts'

const label = 'field.couponCode'
export const couponFields = {
  couponCode: text({ label, max: 50, becomes: once, comesTo: 'couponAmount' }),
  couponAmount: money({ label: 'field.couponAmount', derived: true }),
  /**
   * The coupon whose use the bill counts as; none while the code does not apply, or the bill is not posted. Not a
   * reference: no form shows it, and each would load the list of coupons.
   */
  couponId: text({ label, derived: true, place: 'hidden' }),
  couponTerms: object({
    /** The code these terms were asked for. */
    code: text({ label }),
    coupon: text({ label }),
    /** Message key: why it does not apply, whatever the goods are. */
    refusal: text({ label }),
    /** The coupon's first day, as the message shows it. */
    since: text({ label }),
    /** What it takes off: a percentage, or else the amount. Amounts are in the base currency. */
    percent: percent({ label }),
    amount: money({ label }),
    maxAmount: money({ label }),
    minOrder: money({ label }),
    /** `minOrder` as the message shows it. */
    minimum: text({ label }),
    /** Of the goods of the bill, those it is for; null: all. */
    products: refs('product')({ label }),
  })({ label, fact: true, place: 'hidden' }),
}

export type CouponTerms = NonNullable<Values<typeof couponFields>['couponTerms']>
interface Couponed extends Pick<
  Values<typeof couponFields>,
  'couponCode' | 'couponAmount' | 'couponId' | 'couponTerms'
> {
  exchangeRate: Decimal | null
  discount: Decimal | null
  lines: readonly { product: Id<'product'> | null; lineAmount: Decimal | null }[]
}

/** The terms of the code in the bill; null while the server has not said them. */
const termsOf = ({ couponCode, couponTerms }: Couponed): CouponTerms | null =>
  couponCode && couponTerms?.code?.toLowerCase() === couponCode.toLowerCase() ? couponTerms : null

const goodsOf = ({ lines }: Couponed): Decimal => sumOf(lines, (line) => line.lineAmount)

/** Why the coupon does not apply; null if it does, or if there are no goods yet. */
export const couponRefusal = (bill: Couponed, terms: CouponTerms, context: RuleContext): Problem | null => {
  const refused = (message: string, values?: Record<string, string>) => problem('couponCode', message, values)
  const { refusal, code, since, products, minOrder, minimum } = terms
  if (refusal) return refused(refusal, { code: code ?? '', date: since ?? '' })
  if (bill.lines.length === 0) return null
  const isMeant = products === null || bill.lines.some(({ product }) => product !== null && products.includes(product))
  if (!isMeant) return refused('couponNoGoods')
  const isEnough = inBase(goodsOf(bill), bill.exchangeRate, context) >= (minOrder ?? zero)
  return isEnough ? null : refused('couponMinOrder', { amount: minimum ?? '' })
}

/** The amount of its goods, less their shares of the order discount (contract documents §4 step 7). */
const baseOf = (bill: Couponed, { products }: CouponTerms, { decimals }: RuleContext): Decimal => {
  const discount = bill.discount ?? zero
  if (products === null) return subtract(goodsOf(bill), discount)
  const shares = allocate(
    discount,
    bill.lines.map((line) => line.lineAmount ?? zero),
    decimals,
  )
  const meant = new Set(products)
  return sum(
    bill.lines.map(({ product, lineAmount }, index) =>
      product !== null && meant.has(product) ? subtract(lineAmount ?? zero, shares[index]!) : zero,
    ),
  )
}

/** What the coupon takes off goods whose amounts and order discount are known. */
export const couponAmountOf = (bill: Couponed, context: RuleContext): Decimal => {
  const terms = termsOf(bill)
  const most = larger(subtract(goodsOf(bill), bill.discount ?? zero), zero)
  // A stored bill keeps its amount until the server was asked.
  if (bill.couponCode && !bill.couponTerms) return smaller(bill.couponAmount ?? zero, most)
  if (!terms || couponRefusal(bill, terms, context)) return zero
  const base = larger(baseOf(bill, terms, context), zero)
  const rate = bill.exchangeRate ?? one
  const inOwnCurrency = (amount: Decimal) => (rate > 0n ? divide(amount, rate, context.decimals) : zero)
  const wanted =
    terms.percent === null ? inOwnCurrency(terms.amount ?? zero) : percentOf(base, terms.percent, context.decimals)
  const limit = terms.maxAmount === null ? base : inOwnCurrency(terms.maxAmount)
  return smaller(wanted, smaller(limit, base))
}

/** The same with the lines it is for: a coupon of goods groups leaves other goods alone. */
export const couponShareOf = (bill: Couponed, context: RuleContext): CouponShare<{ product: Id<'product'> | null }> => {
  const terms = termsOf(bill)
  const meant = terms?.products && new Set(terms.products)
  return {
    amount: couponAmountOf(bill, context),
    isMeant: meant ? ({ product }) => product !== null && meant.has(product) : terms ? null : undefined,
  }
}

/** The bill with the amount, and with the coupon if it applies. */
export const withCoupon = <B extends Couponed>(bill: B, context: RuleContext): B => {
  const terms = termsOf(bill)
  const isKept = Boolean(bill.couponCode) && !bill.couponTerms
  const applies = terms !== null && couponRefusal(bill, terms, context) === null
  return {
    ...bill,
    couponAmount: couponAmountOf(bill, context),
    couponId: isKept ? bill.couponId : applies ? terms.coupon : null,
  }
}

export const checkCoupon = (bill: Couponed, context: RuleContext): Problem[] => {
  const terms = termsOf(bill)
  const refusal = terms && couponRefusal(bill, terms, context)
  return refusal ? [refusal] : []
}

/** The answer of the call, as far as the form needs it: numbers as JSON writes them. */
interface CouponAnswer {
  couponId?: string
  terms?: Partial<Record<keyof CouponTerms, unknown>>
}
const amountFrom = (value: unknown): Decimal | null =>
  typeof value === 'number' || typeof value === 'string' ? parseDecimal(String(value)) : null
const textFrom = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Asked when the code, the customer, the day or the goods change, not for every quantity. */
export const couponFacts: Facts = {
  of: 'head',
  call: 'api/Order/CheckCoupon',
  when: ['couponCode', 'partner', 'date'],
  whenLines: ['product'],
  needs: ['couponCode', 'partner'],
  query: ({ head }) => ({
    body: {
      couponCode: head['couponCode'],
      Object_ID: head['partner'],
      dtDate: head['date'] ?? null,
      s_ID: head['id'] ?? '',
      lines: (head['lines'] as readonly { product: string | null }[]).flatMap(({ product }) =>
        product ? [{ Product_ID: product }] : [],
      ),
    },
  }),
  read: (answer, { head }) => {
    const { terms = {} } = answer as CouponAnswer
    const couponTerms: CouponTerms = {
      code: textFrom(head['couponCode']),
      coupon: textFrom(terms.coupon),
      refusal: textFrom(terms.refusal),
      since: textFrom(terms.since),
      percent: amountFrom(terms.percent),
      amount: amountFrom(terms.amount),
      maxAmount: amountFrom(terms.maxAmount),
      minOrder: amountFrom(terms.minOrder),
      minimum: textFrom(terms.minimum),
      products: (terms.products as CouponTerms['products'] | undefined) ?? null,
    }
    return [{ values: { couponTerms } }]
  },
}
