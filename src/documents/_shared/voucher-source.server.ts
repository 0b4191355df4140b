/** A voucher made from what it settles: the partner, and what is still open (contract documents §6). */
import { id as branded, type Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, divide, one, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, Making } from '#model/document.ts'
import { blank } from './blank.ts'
import { madeOn } from './made-on.ts'
import { inBase } from './priced-lines.ts'
import { voucherType, type VoucherShape } from './voucher-shape.ts'

interface Settled {
  id: string
  number: string
  date: Day
  partner: Id<'partner'>
  currency: Id<'currency'> | null
  exchangeRate: Decimal | null
}

/** In the currency of the source, and never more than is open. */
const amountOf = ({ id, exchangeRate }: Settled, context: Making): Decimal => {
  const open = context.open.get(id) ?? zero
  const amount = divide(open, exchangeRate ?? one, context.decimals)
  return inBase(amount, exchangeRate, context) > open ? subtract(amount, decimal(`1e-${context.decimals}`)) : amount
}

interface Settles {
  /** Module of what is settled, as lines of vouchers name it. */
  module: string
  /** What the money is for, in the words of the vouchers that are made by themselves. */
  words: string
}

/** One voucher for all of them: it has one partner and one currency. */
const differs = ([first, ...others]: readonly Settled[]): boolean =>
  others.some(
    (one) =>
      one.partner !== first!.partner || one.currency !== first!.currency || one.exchangeRate !== first!.exchangeRate,
  )

export const voucherFrom =
  (shape: VoucherShape, { module, words }: Settles) =>
  (sources: readonly Settled[], context: Making): Draft<VoucherShape> | Problem[] => {
    const [first] = sources
    if (!first || differs(sources)) return [problem('', 'sourcesDiffer')]
    return {
      ...blank(shape, madeOn(sources, context)),
      description: `${words} ${sources.map((source) => source.number).join(', ')}`,
      voucherType: voucherType.partner,
      partner: first.partner,
      currency: first.currency,
      exchangeRate: first.exchangeRate,
      lines: sources.flatMap((source) => {
        const amount = amountOf(source, context)
        return amount > zero
          ? [{ ...blank.line(shape), voucherModule: module, voucher: branded<'document'>(source.id), amount }]
          : []
      }),
    }
  }
