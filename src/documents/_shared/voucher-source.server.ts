/** Makes a voucher from the documents it settles, with their partner and open amounts (contract documents §6). */
import { id as branded, type Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, divide, one, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Draft, MakingContext } from '#model/document.ts'
import { blank } from './blank.ts'
import { madeOn, sourcesDiffer } from './made-on.ts'
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

/** In the currency of the source document, and at most the open amount. */
const amountOf = ({ id, exchangeRate }: Settled, context: MakingContext): Decimal => {
  const open = context.open.get(id) ?? zero
  const amount = divide(open, exchangeRate ?? one, context.decimals)
  return inBase(amount, exchangeRate, context) > open ? subtract(amount, decimal(`1e-${context.decimals}`)) : amount
}

interface Settles {
  /** Module of the settled document, as lines of vouchers name it. */
  module: string
  /** Key of the description, the same as for linked vouchers. */
  words: string
}

export const voucherFrom =
  (shape: VoucherShape, { module, words }: Settles) =>
  (sources: readonly Settled[], context: MakingContext): Draft<VoucherShape> | Problem[] => {
    const [first] = sources
    const different = sourcesDiffer(sources)
    if (!first || different.length > 0) return different
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
