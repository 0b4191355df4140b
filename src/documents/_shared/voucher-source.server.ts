/**
 * Makes a voucher from the documents it settles, with their partner and open amounts (contract documents §6), or from
 * a partner, with all that is open of him.
 */
import { id as branded, type Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, divide, one, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import { madeText, type Reason } from '#engine/document/made-text.ts'
import type { DocumentSlots } from '#engine/scope.ts'
import { maxLinesOf, type Draft, type MakingContext } from '#model/document.ts'
import { blank } from './blank.ts'
import { madeOn, sourcesDiffer } from './made-on.ts'
import { inBase } from './priced-lines.ts'
import { openVouchers, type Side } from './voucher-offers.server.ts'
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
  reason: Reason
}

export const voucherFrom =
  (shape: VoucherShape, { module, reason }: Settles) =>
  (sources: readonly Settled[], context: MakingContext): Draft<VoucherShape> | Problem[] => {
    const [first] = sources
    const different = sourcesDiffer(sources)
    if (!first || different.length > 0) return different
    return {
      ...blank(shape, madeOn(sources, context)),
      description: madeText(
        reason,
        sources.map((source) => source.number),
      ),
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

/** The debts that are due first come first; what is paid of them follows when another sum is entered. */
export const voucherOf =
  (shape: VoucherShape, side: Side): NonNullable<DocumentSlots<VoucherShape>['begins']> =>
  async (scope, voucher) => {
    const debts = voucher.partner === null ? [] : await openVouchers(scope, side, voucher.partner)
    const lines = debts.slice(0, maxLinesOf({})).map(({ voucherModule, id, remaining }) => ({
      ...blank.line(shape),
      voucherModule,
      voucher: branded<'document'>(id),
      amount: remaining,
    }))
    return { ...voucher, voucherType: voucherType.partner, lines: lines as unknown as typeof voucher.lines }
  }
