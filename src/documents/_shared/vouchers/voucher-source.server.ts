/**
 * Makes a voucher from the documents it settles, with their partner and open amounts (contract documents §6), or from
 * a partner, with all that is open of him.
 */
import { id as branded, type Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import { madeText, openingInText, type Reason } from '#engine/document/made-text.ts'
import { isStoredId } from '#engine/columns.ts'
import { OPENING_KIND } from '#engine/ledger/opening.ts'
import type { Beginning, DocumentSlots, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { maxLinesOf, type Draft, type MakingContext } from '#model/document.ts'
import { blank } from '../blank.ts'
import { madeOn, sourcesDiffer } from '../made-on.ts'
import { numberOf, openVouchers, type Side } from './voucher-offers.server.ts'
import { voucherType, type VoucherShape } from './voucher-shape.ts'

interface Settled {
  id: string
  number: string
  date: Day
  partner: Id<'partner'>
  currency: Id<'currency'> | null
  exchangeRate: Decimal | null
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
        const amount = context.open.get(source.id) ?? zero
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
    // Begun with chosen debts.
    if (voucher.lines.length > 0) return { ...voucher, voucherType: voucher.voucherType ?? voucherType.partner }
    const open = voucher.partner === null ? [] : await openVouchers(scope, side, voucher.partner)
    // A voucher has one currency: debts in base currency, else those of the currency of what is due first.
    const currency = open.some((debt) => debt.currency === null) ? null : (open[0]?.currency ?? null)
    const debts = open.filter((debt) => debt.currency === currency)
    const lines = debts.slice(0, maxLinesOf({})).map(({ voucherModule, id, remaining }) => ({
      ...blank.line(shape),
      voucherModule,
      voucher: branded<'document'>(id),
      amount: remaining,
    }))
    const own = currency === null ? {} : { currency: branded<'currency'>(currency), exchangeRate: null }
    return { ...voucher, ...own, voucherType: voucherType.partner, lines: lines as unknown as typeof voucher.lines }
  }

/**
 * A voucher for opening debts, which are no documents of their own and are read with the partner they belong to. Throws
 * NotFound for anything else, Refused for those of several partners.
 */
export const ofOpenings = (shape: VoucherShape, side: Side, reason: Reason) => ({
  right: 'Customer' as const,
  make: async (scope: Scope, ids: readonly string[]): Promise<Beginning> => {
    const wanted = new Set(ids.map((one) => one.toLowerCase()))
    const found = await scope.tx.query<{ partner: string }>(
      sql`select d.partner_id as partner from document d where ${sql.ours('d')} and d.kind = ${OPENING_KIND} and d.id = any(${[...wanted].filter(isStoredId)}::uuid[])`,
    )
    const [first] = found
    if (!first || found.length < wanted.size) throw new NotFound()
    if (found.some(({ partner }) => partner !== first.partner)) throw new Refused([problem('', 'sourcesDiffer')])
    const open = (await openVouchers(scope, side, first.partner)).filter(({ id }) => wanted.has(id))
    const none = numberOf(scope, { kind: OPENING_KIND, number: '' })
    if (open.length === 0) throw new Refused([problem('', 'nothingOpen', { number: none })])
    return {
      head: {
        partner: first.partner,
        voucherType: voucherType.partner,
        description: madeText(reason, [openingInText]),
        date: madeOn(
          open.map(({ date }) => ({ date: date as Day })),
          scope,
        ),
      },
      lines: open.map(({ voucherModule, id, remaining }) => ({
        ...blank.line(shape),
        voucherModule,
        voucher: branded<'document'>(id),
        amount: remaining,
      })),
    }
  },
})
