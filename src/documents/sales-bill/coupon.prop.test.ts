/** Coupons over any bill, against a second calculation in whole units of the currency that shares no code with the first. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { id } from '#kernel/brand.ts'
import { day } from '#kernel/day.ts'
import { decimal, one, type Decimal } from '#kernel/decimal.ts'
import { complete } from '#model/complete.ts'
import type { Draft } from '#model/document.ts'
import { refsBy, type RefRow, type RuleContext } from '#model/rule-context.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import '#test/support/properties.ts'
import { blank } from '../_shared/blank.ts'
import type { CouponTerms } from './coupon.ts'
import { salesBill } from './index.ts'
import type { shape } from './shape.ts'

const today = day('2026-11-22')
const goods = { code: 'G', name: 'G', active: true, unit: 'u', unitName: 'Cái', vatRate: decimal(10), units: [] }
const refs = refsBy((list, key) => (list === 'product' ? ({ ...goods, id: key } as unknown as RefRow) : undefined))

const whole = (least: number, most: number) => fc.integer({ min: least, max: most }).map(BigInt)
const sampleOf = fc.record({
  decimals: fc.constantFrom(0, 2),
  lines: fc.array(
    fc.record({
      product: fc.constantFrom('a', 'b'),
      quantity: whole(1, 40),
      price: whole(0, 3_000_000),
      discount: whole(0, 100),
      rate: fc.constantFrom(0n, 5n, 8n, 10n),
    }),
    { minLength: 1, maxLength: 9 },
  ),
  discount: whole(0, 100),
  isPercent: fc.boolean(),
  value: whole(1, 100),
  scale: fc.constantFrom(1n, 1000n, 1_000_000n),
  most: fc.option(whole(1, 2_000_000), { nil: null }),
  onlyA: fc.boolean(),
})
type Sample = typeof sampleOf extends fc.Arbitrary<infer T> ? T : never

const half = (numerator: bigint, denominator: bigint) => (numerator * 2n + denominator) / (denominator * 2n)
const total = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n)

/** Gives the units one by one to whoever is farthest below his exact share. */
const shared = (amount: bigint, weights: readonly bigint[]): bigint[] => {
  const all = total(weights)
  if (all === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => (amount * weight) / all)
  for (let left = amount - total(shares); left > 0n; left -= 1n) {
    let next = 0
    weights.forEach((weight, at) => {
      const lack = (index: number) => amount * weights[index]! - shares[index]! * all
      if (lack(at) > lack(next) && weight > 0n) next = at
    })
    shares[next]! += 1n
  }
  return shares
}

const expected = ({ lines, discount, isPercent, value, scale, most, onlyA }: Sample) => {
  const amounts = lines.map((line) => {
    const gross = line.quantity * line.price
    return gross - (gross * line.discount) / 100n
  })
  const ordered = (total(amounts) * discount) / 100n
  const before = shared(ordered, amounts)
  const base = total(amounts.map((amount, at) => (onlyA && lines[at]!.product !== 'a' ? 0n : amount - before[at]!)))
  const meant = !onlyA || lines.some(({ product }) => product === 'a')
  const wanted = isPercent ? half(base * value, 100n) : value * scale
  const coupon = meant
    ? [wanted, base, most === null || !isPercent ? base : most].reduce((a, b) => (a < b ? a : b))
    : 0n
  const ofCoupon = shared(
    coupon,
    amounts.map((amount, at) => (lines[at]!.product === 'a' ? amount - before[at]! : 0n)),
  )
  const shares = onlyA ? before.map((share, at) => share + ofCoupon[at]!) : shared(ordered + coupon, amounts)
  const taxable = amounts.map((amount, at) => amount - shares[at]!)
  return {
    meant,
    base,
    coupon,
    ordered,
    shares,
    vat: taxable.map((amount, at) => half(amount * lines[at]!.rate, 100n)),
  }
}

const made = (sample: Sample) => {
  const unit = 10n ** BigInt(6 - sample.decimals)
  const money = (units: bigint) => (units * unit) as Decimal
  const context: RuleContext = {
    refs,
    settings: defaultSettings,
    today,
    decimals: sample.decimals,
    baseDecimals: sample.decimals,
  }
  const { ordered } = expected(sample)
  const couponTerms: CouponTerms = {
    code: 'TET',
    coupon: 'c',
    refusal: null,
    since: '',
    percent: sample.isPercent ? decimal(sample.value) : null,
    amount: sample.isPercent ? null : money(sample.value * sample.scale),
    maxAmount: sample.isPercent && sample.most !== null ? money(sample.most) : null,
    minOrder: null,
    minimum: '',
    products: sample.onlyA ? [id<'product'>('a')] : null,
  }
  const draft = {
    ...(blank(salesBill.shape, today) as object),
    couponCode: 'tet',
    couponTerms,
    exchangeRate: one,
    discountAmount: money(ordered),
    lines: sample.lines.map((line) => {
      const gross = line.quantity * line.price
      return {
        ...(blank.line(salesBill.shape) as object),
        product: id<'product'>(line.product),
        unit: 'u',
        quantity: decimal(line.quantity),
        unitPrice: money(line.price),
        discountAmount: money((gross * line.discount) / 100n),
        vatRate: decimal(line.rate),
      }
    }),
  } as unknown as Draft<typeof shape>
  const bill = complete(salesBill, draft, context)
  return {
    bill,
    units: (value: Decimal | null) => (value ?? 0n) / unit,
    problems: salesBill.check(bill, context),
    context,
  }
}

it('a coupon takes off and spreads what a second calculation finds, and never more than its goods', () => {
  fc.assert(
    fc.property(sampleOf, (sample) => {
      const { bill, units, problems, context } = made(sample)
      const { meant, base, coupon, ordered, shares, vat } = expected(sample)
      expect(units(bill.couponAmount)).toBe(coupon)
      expect(coupon <= base).toBe(true)
      expect(bill.lines.map((line) => units(line.orderDiscountShare))).toEqual(shares)
      expect(bill.lines.map((line) => units(line.lineVat))).toEqual(vat)
      if (units(bill.goodsAmount) > 0n) expect(total(shares)).toBe(ordered + coupon)
      expect(units(bill.total)).toBe(units(bill.goodsAmount) - ordered - coupon + total(vat))
      expect(bill.couponId).toBe(meant ? 'c' : null)
      expect(problems.map((found) => found.message)).toEqual(meant ? [] : ['couponNoGoods'])
      expect(complete(salesBill, bill, context)).toEqual(bill)
    }),
  )
})

it('a stored bill keeps the shares of its lines until the terms of its coupon are known', () => {
  fc.assert(
    fc.property(sampleOf, (sample) => {
      const { bill, context } = made(sample)
      const opened = complete(salesBill, { ...bill, couponTerms: null }, context)
      const figures = ({ lines, total }: typeof bill) => [total, ...lines.map((line) => line.orderDiscountShare)]
      expect(figures(opened)).toEqual(figures(bill))
    }),
  )
})
