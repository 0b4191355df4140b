/**
 * Properties of amounts, for any input: no amount is finer than its currency, sums are exact, and no amount is too
 * large to store.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { id } from '#kernel/brand.ts'
import { day } from '#kernel/day.ts'
import { decimal, multiply, round, sumOf, toLedger, zero, type Decimal } from '#kernel/decimal.ts'
import { valueProblems } from '#model/check.ts'
import { complete } from '#model/complete.ts'
import type { Draft } from '#model/document.ts'
import { refsBy, type RefRow, type RuleContext } from '#model/rule-context.ts'
import { isNumberKind, type Fields } from '#model/field.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import '#test/support/properties.ts'
import { purchaseReceipt } from '../purchase-receipt/index.ts'
import { salesBill } from '../sales-bill/index.ts'
import { blank } from './blank.ts'

const today = day('2026-11-22')
const goods = {
  id: 'g',
  code: 'G',
  name: 'G',
  active: true,
  unit: 'u',
  unitName: 'Cái',
  units: [{ unit: 'v', unitName: 'Thùng', factor: decimal('0.000024') }],
  vatRate: decimal(10),
} as unknown as RefRow
const usd = { id: 'usd', code: 'USD', name: 'USD', active: true, isBase: false } as unknown as RefRow
const refs = refsBy((list) => (list === 'product' ? goods : list === 'currency' ? usd : undefined))

/** A number with four decimals below `most`. */
const number = (most: bigint) =>
  fc.bigInt({ min: 0n, max: most * 10_000n - 1n }).map((units) => (units * 100n) as Decimal)
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const amount = fc.oneof(number(1_000n), number(10n ** 13n))
const lineOf = fc.record({
  unit: fc.constantFrom('u', 'v'),
  quantity: amount,
  unitPrice: amount,
  discountPercent: some(number(100n)),
  discountAmount: some(number(1_000n)),
  vatRate: fc.constantFrom(decimal(-1), zero, decimal(8), decimal(10), decimal('7.25')),
})
const documentOf = fc.record({
  definition: fc.constantFrom(salesBill, purchaseReceipt),
  decimals: fc.integer({ min: 0, max: 4 }),
  rate: fc.oneof(
    fc.constant(decimal(1)),
    amount.filter((one) => one > 0n),
  ),
  lines: fc.array(lineOf, { minLength: 1, maxLength: 8 }),
  head: fc.record({
    discountPercent: some(number(100n)),
    discountAmount: some(number(1_000n)),
    shippingFee: some(number(1_000n)),
    paid: some(number(1_000n)),
  }),
})
type Sample = typeof documentOf extends fc.Arbitrary<infer T> ? T : never

const made = ({ definition, decimals, rate, lines, head }: Sample) => {
  const context: RuleContext = { refs, settings: defaultSettings, today, decimals, baseDecimals: 0 }
  const draft = {
    ...(blank(definition.shape, today) as object),
    ...head,
    currency: id<'currency'>('usd'),
    exchangeRate: rate,
    lines: lines.map((line) => ({ ...(blank.line(definition.shape) as object), product: id<'product'>('g'), ...line })),
  } as unknown as Draft
  const done = complete(definition as never, draft, context) as Draft & Record<string, Decimal>
  return { done, context, problems: valueProblems(definition as never, done, context) }
}
const typed = ({ lines, head }: Sample): Decimal[] =>
  [...lines.map((line) => line.discountAmount), head.discountAmount, head.shippingFee, head.paid].filter(
    (one) => one !== null,
  )
/** Without cash there is no change. */
const derived = (fields: Fields, values: Readonly<Record<string, unknown>>, kinds: readonly string[]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.derived && isNumberKind(field.kind) && kinds.includes(field.kind) && values[name] !== null
      ? [values[name] as Decimal]
      : [],
  )
const tells = (problems: readonly { message: string }[], message: string) =>
  problems.some((one) => one.message === message)

describe('money of a priced document', () => {
  it('is refused exactly when something typed is finer than the currency', () => {
    fc.assert(
      fc.property(documentOf, (sample) => {
        const finer = typed(sample).filter((one) => round(one, sample.decimals) !== one)
        // A typed amount that equals the amount of its percentage does not count as typed.
        const { problems } = made(sample)
        expect(problems.filter((one) => one.message === 'tooManyDecimals')).toHaveLength(finer.length)
      }),
    )
  })

  it('is calculated in its currency, adds up, and is the same when calculated again', () => {
    fc.assert(
      fc.property(documentOf, (sample) => {
        const { definition, decimals } = sample
        const { done, context, problems } = made(sample)
        fc.pre(!tells(problems, 'tooManyDecimals'))
        const { fields, lines } = definition.shape as unknown as { fields: Fields; lines: Fields }
        const all = [done, ...done.lines].flatMap((one, index) => derived(index === 0 ? fields : lines, one, ['money']))
        expect(all.filter((one) => round(one, Math.max(decimals, context.baseDecimals)) !== one)).toEqual([])
        const of = (name: string) => sumOf(done.lines, (line) => (line as Record<string, unknown>)[name] as Decimal)
        if (done['goodsAmount'] !== 0n) expect(of('orderDiscountShare')).toBe(done['discount'])
        expect(of('lineTotal') + (done['shippingFee'] ?? 0n)).toBe(done['total'])
        expect(complete(definition as never, done as Draft, context)).toEqual(done)
      }),
    )
  })

  it('fits the ledgers, or a problem says where it does not', () => {
    fc.assert(
      fc.property(documentOf, (sample) => {
        const { definition, rate } = sample
        const { done, context, problems } = made(sample)
        const { fields, lines } = definition.shape as unknown as { fields: Fields; lines: Fields }
        const all = [done, ...done.lines].flatMap((one, index) =>
          derived(index === 0 ? fields : lines, one, ['money', 'quantity']),
        )
        all.push(multiply(done['total']!, rate, context.baseDecimals))
        const beyond = all.some((one) => BigInt.asIntN(64, toLedger(one)) !== toLedger(one))
        expect(tells(problems, 'outOfRange')).toBe(beyond)
      }),
    )
  })
})
