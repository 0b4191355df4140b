/** The call that says what a coupon takes off a bill that is not saved yet, or why it does not apply (contract documents §14). */
import { loadRefs } from '#engine/record/refs.ts'
import { answering, type Call } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { percentOf, sumOf, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { Refused } from '#kernel/problem.ts'
import { describe } from '#model/call.ts'
import { defineShape, percent, type Values } from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { needs } from '#model/right.ts'
import { anything, body, id, list, nullable, number, object, text as words } from '#model/schema.ts'
import { decodeDocument } from '#wire/document.ts'
import { bodyFields, bodyProperties } from '#wire/field-schema.ts'
import { day, money, price, ref, text } from '../_shared/fields.ts'
import { couponAmountOf, couponRefusal, type CouponTerms } from './coupon.ts'
import { couponTerms } from './coupon.server.ts'

const asked = defineShape({
  fields: {
    couponCode: text({ label: 'field.couponCode', max: 50 }),
    partner: ref('partner')({ label: 'field.customer', wire: 'Object_ID' }),
    date: day({ label: 'field.date', wire: 'dtDate' }),
    goodsAmount: money({ label: 'field.goodsAmount' }),
    discountPercent: percent({ label: 'field.orderDiscountPercent', wire: 'f_Discount' }),
    discountAmount: money({ label: 'field.orderDiscount', wire: 'm_Discount' }),
    currency: ref('currency')({ label: 'field.currency', wire: 'currencyId' }),
    exchangeRate: price({ label: 'field.exchangeRate', wire: 'ExRate', sign: 'positive' }),
  },
  lines: {
    product: ref('product')({ label: 'field.product', wire: 'Product_ID' }),
    lineAmount: money({ label: 'field.lineAmount', wire: 'Total', sign: 'any' }),
  },
})
type Asked = Partial<Values<typeof asked.fields>>
type Line = Values<typeof asked.lines>

const contextOf = async (scope: Scope, currency: string | null): Promise<RuleContext> => {
  const refs = await loadRefs(scope, new Map([['currency', new Set(currency ? [currency] : [])]]))
  const baseDecimals = scope.baseCurrency?.decimals ?? 0
  const decimals = refs.get('currency', currency)?.decimals ?? baseDecimals
  return { refs, settings: scope.settings, today: scope.today, decimals, baseDecimals }
}

const written = ({ coupon, refusal, since, products, minimum, ...terms }: CouponTerms) => {
  const number = (value: Decimal | null) => (value === null ? null : toNumber(value))
  return {
    coupon,
    refusal,
    since,
    products,
    minimum,
    percent: number(terms.percent),
    amount: number(terms.amount),
    maxAmount: number(terms.maxAmount),
    minOrder: number(terms.minOrder),
  }
}

/** Without lines, the goods amount stands for goods of any kind. */
const checkCoupon = async (scope: Scope, body: unknown) => {
  const {
    id,
    values,
    lines: sent,
    problems,
  } = decodeDocument({ shape: asked }, body, { timeZone: scope.settings.timeZone })
  if (problems.length > 0) throw new Refused(problems)
  const head = values as Asked
  const couponCode = head.couponCode ?? ''
  const lines = sent?.length ? (sent as unknown as Line[]) : [{ product: null, lineAmount: head.goodsAmount ?? zero }]
  const { terms, name } = await couponTerms(scope, {
    code: couponCode,
    partner: head.partner ?? null,
    day: head.date ?? null,
    products: lines.map((line) => line.product),
    bill: id,
  })
  const context = await contextOf(scope, head.currency ?? null)
  const goods = sumOf(lines, (line) => line.lineAmount)
  const bill = {
    couponCode,
    couponAmount: null,
    couponId: null,
    couponTerms: terms,
    exchangeRate: head.exchangeRate ?? null,
    discount: head.discountAmount ?? percentOf(goods, head.discountPercent ?? zero, context.decimals),
    lines,
  }
  const refusal = couponRefusal(bill, terms, context)
  if (refusal)
    return {
      Description: translate(scope.language, refusal.message, refusal.values),
      code: refusal.message,
      couponAmount: 0,
      terms: written(terms),
    }
  return {
    Description: 'ok',
    couponAmount: toNumber(couponAmountOf(bill, context)),
    couponId: terms.coupon,
    Name: name,
    terms: written(terms),
  }
}

const termsSchema = object({
  coupon: nullable(id),
  refusal: nullable(anything),
  since: nullable(anything),
  products: nullable(anything),
  minimum: nullable(anything),
  percent: nullable(number),
  amount: nullable(number),
  maxAmount: nullable(number),
  minOrder: nullable(number),
})

const couponCheck = describe({
  path: 'Order/CheckCoupon',
  about: {
    takes: body({}, { s_ID: nullable(id), ...bodyProperties(asked.fields), lines: list(bodyFields(asked.lines)) }),
    answers: object(
      { Description: words, couponAmount: number, terms: termsSchema },
      { code: words, couponId: nullable(id), Name: nullable(words) },
    ),
  },
  demand: needs(['Order', 'R']),
})

export const billCalls: readonly Call[] = [answering(couponCheck, (scope, { body: sent }) => checkCoupon(scope, sent))]
