/** Money paid together with the document (contract documents §10, linked voucher). */
import { id, type Id } from '#kernel/brand.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'
import { paymentMethods } from './fields.ts'

export interface Paid {
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
export const defaultFund = (method: number | null, { refs, settings }: RuleContext): Id<'fund'> | null => {
  const wanted = kindFor(method) === 'cash' ? settings.defaultCashFundId : settings.defaultBankFundId
  return refs.get('fund', wanted) ? id<'fund'>(wanted) : null
}

/** Fills in method and fund if an amount is entered, and clears them if it is removed. */
export const computePaid = <D extends Paid>(draft: D, context: RuleContext): D => {
  const paid = draft.paid ?? zero
  if (paid === 0n) return { ...draft, paid, paymentMethod: draft.paymentMethod, fund: draft.fund }
  const paymentMethod = draft.paymentMethod ?? 1
  return { ...draft, paid, paymentMethod, fund: draft.fund ?? defaultFund(paymentMethod, context) }
}

/** The message keys for a fund that does not fit the method, by direction of the payment. */
const fundKinds = { in: 'fundKind', out: 'fundKind.outcome' } as const
export type Direction = keyof typeof fundKinds

/**
 * Money of the base currency and of foreign ones goes into a fund of the base currency, at the rate of the document.
 * A fund of a foreign currency only takes that: no rate of the document says what another one is worth in it.
 */
const checkCurrency = (row: RowIn<'fund'>, currency: string | null): Problem[] =>
  row.foreignCode && row.currency !== currency
    ? [problem('fund', 'fundCurrency', { name: row.name, code: row.foreignCode })]
    : []

/** A payment needs a fund, which must fit the payment method and the currency. */
export const checkFund = (
  { fund, paymentMethod, currency }: Pick<Paid, 'fund' | 'paymentMethod' | 'currency'>,
  { refs }: RuleContext,
  direction: Direction,
): Problem[] => {
  if (!fund) return [problem('fund', 'required')]
  const row = refs.get('fund', fund)
  if (!row) return []
  return fundFits(paymentMethod, row.kind) ? checkCurrency(row, currency) : [problem('fund', fundKinds[direction])]
}

/** `total` is null while it is meaningless because lines have problems. */
export const checkPaid = (
  draft: Paid & { total: Decimal | null },
  context: RuleContext,
  direction: Direction,
): Problem[] => {
  const paid = draft.paid ?? zero
  if (paid === 0n) return []
  return [
    ...(draft.total !== null && paid > draft.total ? [problem('paid', 'paidTooMuch')] : []),
    ...checkFund(draft, context, direction),
  ]
}
