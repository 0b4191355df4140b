/** Money paid together with the document (contract documents §10, linked voucher). */
import { id, type Id } from '#kernel/brand.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'
import { paymentMethods } from '../fields.ts'

export interface PaymentHead {
  paid: Decimal | null
  paymentMethod: number | null
  fund: Id<'fund'> | null
  currency: Id<'currency'> | null
}

/** Cash needs a cash fund; transfers and cards need a bank account. */
const fundFits = (method: number | null, kind: unknown): boolean => kind === kindFor(method)
const kindFor = (method: number | null) => paymentMethods.find(({ value }) => value === method)?.fundKind ?? 'bank'

/**
 * The tenant's default fund of the kind that a payment method needs, or the only one. The refs under 'default' are
 * defaults sent by the server.
 */
const defaultFund = (method: number | null, { refs, settings }: RuleContext): Id<'fund'> | null => {
  const wanted = kindFor(method) === 'cash' ? settings.defaultCashFundId : settings.defaultBankFundId
  return refs.get('fund', wanted) ? id<'fund'>(wanted) : null
}

/** The default fund of a voucher: none if its currency is another. */
export const defaultFundOf = (
  { paymentMethod, currency }: Pick<PaymentHead, 'paymentMethod' | 'currency'>,
  context: RuleContext,
): Id<'fund'> | null => {
  const fund = defaultFund(paymentMethod, context)
  const row = context.refs.get('fund', fund)
  return row && checkCurrency(row, currency, context).length === 0 ? fund : null
}

/** Fills in method and fund if an amount is entered, and clears them if it is removed. */
export const computePaid = <D extends PaymentHead>(draft: D, context: RuleContext): D => {
  const paid = draft.paid ?? zero
  if (paid === 0n) return { ...draft, paid, paymentMethod: draft.paymentMethod, fund: draft.fund }
  const paymentMethod = draft.paymentMethod ?? 1
  return { ...draft, paid, paymentMethod, fund: draft.fund ?? defaultFund(paymentMethod, context) }
}

/** The message keys for a fund that does not fit the method, by direction of the payment. */
const fundKinds = { in: 'fundKind', out: 'fundKind.outcome' } as const
export type Direction = keyof typeof fundKinds
/**
 * What is paid at once may also come from a fund in base currency: the voucher that the document makes is in base
 * currency then.
 */
interface PaidWay {
  way: Direction
  isVoucher: boolean
  /** The money may stay in a fund of another currency. */
  isKept?: boolean
}

/** A voucher has the currency of its fund. */
const checkCurrency = (row: RowIn<'fund'>, currency: string | null, { refs }: RuleContext): Problem[] => {
  const document = refs.get('currency', currency)
  const foreign = document && document.isBase !== true ? document.id : null
  const ofFund = row.foreignCode ? row.currency : null
  return ofFund === foreign ? [] : [problem('fund', 'fundCurrency', { name: row.name })]
}

/** A payment needs a fund, which must fit the payment method and the currency. */
export const checkFund = (
  { fund, paymentMethod, currency }: Pick<PaymentHead, 'fund' | 'paymentMethod' | 'currency'>,
  context: RuleContext,
  { way, isVoucher, isKept = false }: PaidWay,
): Problem[] => {
  const { refs } = context
  if (!fund) return [problem('fund', 'required')]
  const row = refs.get('fund', fund)
  if (!row) return []
  if (!fundFits(paymentMethod, row.kind)) return [problem('fund', fundKinds[way])]
  return (isVoucher && !isKept) || (!isVoucher && row.foreignCode) ? checkCurrency(row, currency, context) : []
}

/** `total` is null while it is meaningless because lines have problems. */
export const checkPaid = (
  draft: PaymentHead & { total: Decimal | null },
  context: RuleContext,
  direction: Direction,
): Problem[] => {
  const paid = draft.paid ?? zero
  if (paid === 0n) return []
  return [
    ...(draft.total !== null && paid > draft.total ? [problem('paid', 'paidTooMuch')] : []),
    ...checkFund(draft, context, { way: direction, isVoucher: false }),
  ]
}
