/** The rules of receipt and payment vouchers, the same for both sides (contract documents §19, §20). */
import type { Id } from '#kernel/brand.ts'
import { add, allocate, one, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { DocumentMeta, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { fund, keep, money, payable, receivable, settle, use, type Foreign, type Move } from '#model/move.ts'
import { cardPayment } from '../fields.ts'
import { debtIn, foreignOf } from '../foreign.ts'
import { checkFund, defaultFundOf } from '../settlements/paid.ts'
import { inBase } from '../prices/priced-lines.ts'
import { checkOffset, postOffset } from '../settlements/voucher-offset.ts'
import { checkCarrier, checkShipment, namesShipments, postShipments } from '../settlements/voucher-shipments.ts'
import { debtType, voucherType, type Voucher, type VoucherShape, type VoucherSide } from './voucher-shape.ts'

const hasLine = (draft: Voucher, modules: readonly string[]): boolean =>
  draft.lines.some((line) => line.voucherModule !== null && modules.includes(line.voucherModule))

const debtTypeOf = (side: VoucherSide, draft: Voucher, type: number): number | null => {
  if (type === voucherType.other) return namesShipments(draft) ? debtType.shipping : null
  if (type === voucherType.offset) return debtType.settlement
  if (hasLine(draft, side.refunds)) return debtType.refund
  return hasLine(draft, [side.deposits]) ? debtType.deposit : debtType.settlement
}

export const computeVoucher =
  (side: VoucherSide) =>
  (draft: Voucher, context: RuleContext): Voucher => {
    const type = draft.voucherType ?? voucherType.partner
    const isOffset = type === voucherType.offset
    const paymentMethod = isOffset ? null : (draft.paymentMethod ?? 1)
    const unallocated = type === voucherType.partner ? draft.unallocated : null
    const lines = draft.lines.map((line) => ({
      ...line,
      claim: type === voucherType.other ? line.claim : null,
      amountCurrency: line.amountCurrency === zero || isOffset ? null : line.amountCurrency,
      amountBase: line.amountBase === zero || !isOffset ? null : line.amountBase,
    }))
    const counted = isOffset ? lines.filter((line) => !line.isCredit) : lines
    return {
      ...draft,
      lines,
      voucherType: type,
      paymentMethod,
      partner: type === voucherType.other ? null : draft.partner,
      carrier: type === voucherType.other && namesShipments(draft) ? draft.carrier : null,
      fund: isOffset ? null : (draft.fund ?? defaultFundOf({ paymentMethod, currency: draft.currency }, context)),
      cardType: paymentMethod === cardPayment ? draft.cardType : null,
      debtType: debtTypeOf(side, draft, type),
      unallocated,
      amount: add(
        sumOf(counted, (line) => (isOffset ? (line.amountBase ?? line.amount) : line.amount)),
        unallocated ?? zero,
      ),
    }
  }

/** The modules of the vouchers that a line may name. */
const modulesOf = (side: VoucherSide, voucher: Voucher, line: Voucher['lines'][number]): readonly string[] => {
  if (voucher.voucherType === voucherType.offset) return line.isCredit ? side.credits : side.settles
  return [...side.settles, side.deposits, ...side.refunds]
}

/** A claim is income of its own, and not of what was collected. */
const checkClaim = (side: VoucherSide, { lines }: Voucher, index: number): Problem[] => {
  const { claim, shipment } = lines[index]!
  return claim !== null && (side.side !== 'receivable' || shipment !== null)
    ? [problem(`lines.${index}.claim`, 'invalid', { label: 'voucher.claim' })]
    : []
}

const checkLine = (side: VoucherSide, voucher: Voucher, index: number): Problem[] => {
  const line = voucher.lines[index]!
  const problems: Problem[] = []
  if ((line.amount ?? zero) <= 0n) problems.push(problem(`lines.${index}.amount`, 'amountPositive'))
  if ((line.amountCurrency ?? one) <= 0n) problems.push(problem(`lines.${index}.amountCurrency`, 'amountPositive'))
  if (voucher.voucherType === voucherType.other)
    return [
      ...(line.otherMethod ? [] : [problem(`lines.${index}.otherMethod`, side.noItem)]),
      ...checkShipment(voucher, index),
      ...checkClaim(side, voucher, index),
      ...problems,
    ]
  if (!line.voucher || !line.voucherModule) return [problem(`lines.${index}.voucher`, 'required.voucher'), ...problems]
  if (!modulesOf(side, voucher, line).includes(line.voucherModule))
    problems.push(problem(`lines.${index}.voucherModule`, 'invalid'))
  if (voucher.lines.findIndex((other) => other.voucher === line.voucher) < index)
    problems.push(problem(`lines.${index}.voucher`, 'invalid'))
  return problems
}

/** Debts, deposits and refunds cannot be mixed in one voucher, and a refund must be allocated completely. */
const checkMixed = (side: VoucherSide, voucher: Voucher): Problem[] => {
  if (voucher.voucherType !== voucherType.partner) return []
  const kindOf = (module: string | null): string =>
    module !== null && side.refunds.includes(module) ? 'refund' : module === side.deposits ? 'deposit' : 'debt'
  const kinds = new Set(voucher.lines.map((line) => kindOf(line.voucherModule)))
  if (kinds.size > 1) return [problem('lines', 'mixedDebt')]
  return kinds.has('refund') && (voucher.unallocated ?? zero) > 0n ? [problem('unallocated', 'refundLeft')] : []
}

const checkNotEmpty = (side: VoucherSide, voucher: Voucher): Problem[] => {
  const hasMoney = voucher.voucherType === voucherType.partner && (voucher.unallocated ?? zero) > 0n
  return voucher.lines.length > 0 || hasMoney
    ? []
    : [problem('lines', voucher.voucherType === voucherType.other ? side.noItem : 'required.voucher')]
}

/**
 * True if the named vouchers are open, belong to the partner and have enough left is checked when the ledgers are
 * written.
 */
export const checkVoucher =
  (side: VoucherSide) =>
  (voucher: Voucher, context: RuleContext): Problem[] => [
    ...(voucher.voucherType === voucherType.offset
      ? checkOffset(voucher)
      : checkFund(voucher, context, {
          way: side.side === 'receivable' ? 'in' : 'out',
          isVoucher: true,
          isKept: voucher.fundKept === true,
        })),
    ...checkNotEmpty(side, voucher),
    ...checkCarrier(voucher, context),
    ...voucher.lines.flatMap((_, index) => checkLine(side, voucher, index)),
    ...checkMixed(side, voucher),
  ]

interface Deposit {
  debts: 'receivable' | 'payable'
  /** In base currency; the shares of the orders add up to it. */
  total: Decimal
  foreign: Foreign | null
}

/** What a deposit keeps for each order. */
const keptBy = ({ lines, unallocated }: Voucher, { debts, total, foreign }: Deposit, context: RuleContext): Move[] => {
  const weights = [...lines.map((line) => line.amount ?? zero), unallocated ?? zero]
  const shares = foreign ? allocate(total, weights, context.baseDecimals) : weights
  return lines.map((line, index) =>
    keep(debts, line.voucher!, shares[index]!, { line: index, foreign, other: foreign && line.amount }),
  )
}

/** True if the fund is kept in the foreign currency of the voucher, so that the amount enters it as it is. */
const isOwnCurrency = ({ fund, currency }: Pick<Voucher, 'fund' | 'currency'>, { refs }: RuleContext): boolean => {
  const row = refs.get('fund', fund)
  return Boolean(row?.foreignCode) && row?.currency === currency
}

/** Receipts settle receivables, payments settle payables; refunds work on the other side. */
export const postVoucher =
  (side: VoucherSide) =>
  (voucher: SavedDocument<VoucherShape>, context: RuleContext): Move[] => {
    const foreign = foreignOf(voucher, context)
    if (voucher.voucherType === voucherType.offset) return postOffset(side, voucher, foreign)
    const till = fund(voucher.fund as Id<'fund'>)
    const base = (amount: Decimal) => inBase(amount, voucher.exchangeRate, context)
    const incoming = side.side === 'receivable'
    const inTill = isOwnCurrency(voucher, context) ? voucher.amount : null
    const moved = { column: 'paid', leaving: inTill, entering: inTill, ...debtIn(foreign, voucher.amount!) } as const
    if (voucher.debtType === debtType.shipping) return postShipments(side, voucher)
    if (voucher.voucherType === voucherType.other)
      return [
        incoming
          ? money(side.edge, till, base(voucher.amount!), moved)
          : money(till, side.edge, base(voucher.amount!), moved),
      ]
    const refund = voucher.debtType === debtType.refund
    const debts = refund ? (incoming ? 'payable' : 'receivable') : side.side
    const partner = (debts === 'receivable' ? receivable : payable)(voucher.partner as Id<'partner'>)
    const total = base(voucher.amount!)
    return [
      incoming ? money(partner, till, total, moved) : money(till, partner, total, moved),
      ...(voucher.debtType === debtType.deposit
        ? keptBy(voucher, { debts, total, foreign }, context)
        : voucher.lines.map((line, index) =>
            (refund ? use : settle)(debts, line.voucher!, line.amount, {
              line: index,
              foreign,
              other: line.amountCurrency,
            }),
          )),
    ]
  }

/**
 * Cash vouchers, bank vouchers and vouchers without money have separate number series (contract README §2.2);
 * prefixes in that order.
 */
export const voucherPrefix =
  ([cash, bank = cash, offset = cash]: DocumentMeta['prefixes']) =>
  (draft: Voucher, { refs }: RuleContext): string => {
    if (draft.voucherType === voucherType.offset) return offset
    return refs.get('fund', draft.fund)?.kind === 'bank' ? bank : cash
  }
