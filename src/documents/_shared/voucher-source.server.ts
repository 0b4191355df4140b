/** A voucher made from what it settles: the partner, and what is still open (contract documents §6). */
import { id as branded, type Id } from '#kernel/brand.ts'
import { decimal, divide, one, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { Draft, Making, SavedDocument, Shape } from '#model/document.ts'
import { blank } from './blank.ts'
import { madeOn } from './made-on.ts'
import { inBase } from './priced-lines.ts'
import { voucherType, type voucherShape } from './voucher.ts'

type VoucherShape = ReturnType<typeof voucherShape>
type Settled = SavedDocument<Shape> & {
  partner: Id<'partner'>
  currency: Id<'currency'> | null
  exchangeRate: Decimal | null
}

/** In the currency of the source, and never more than is open. */
const amountOf = ({ exchangeRate }: Settled, context: Making): Decimal => {
  const amount = divide(context.open, exchangeRate ?? one, context.decimals)
  return inBase(amount, exchangeRate, context) > context.open
    ? subtract(amount, decimal(`1e-${context.decimals}`))
    : amount
}

interface Settles {
  /** Module of what is settled, as lines of vouchers name it. */
  module: string
  /** What the money is for, in the words of the vouchers that are made by themselves. */
  words: string
}

export const voucherFrom =
  (shape: VoucherShape, { module, words }: Settles) =>
  (source: Settled, context: Making): Draft<VoucherShape> => {
    const amount = amountOf(source, context)
    return {
      ...blank(shape, madeOn(source, context)),
      description: `${words} ${source.number}`,
      voucherType: voucherType.partner,
      partner: source.partner,
      currency: source.currency,
      exchangeRate: source.exchangeRate,
      lines:
        amount > zero
          ? [{ ...blank.line(shape), voucherModule: module, voucher: branded<'document'>(source.id), amount }]
          : [],
    }
  }
