/** Money that changes hands with the document itself (contract documents §10, linked voucher). */
import type { Id } from '#kernel/brand.ts'
import { subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/document.ts'

interface Paid {
  paid: Decimal | null
  paymentMethod: number | null
  fund: Id<'fund'> | null
}

/** Cash goes to a cash fund, transfers and cards to a bank account. */
export const fundFits = (method: number | null, kind: unknown): boolean =>
  method === 1 ? kind === 'cash' : kind === 'bank'

/** The tenant's (or the only) fund of the kind a method needs; refs of list 'default' are the server's proposals. */
export const defaultFund = (method: number | null, { refs, settings }: RuleContext): Id<'fund'> | null => {
  const wanted = method === 1 ? settings.defaultCashFundId : settings.defaultBankFundId
  return (refs.get('fund', wanted)?.id ?? null) as Id<'fund'> | null
}

/** Method and fund appear with the money and go with it. */
export const computePaid = <D extends Paid>(draft: D, context: RuleContext): D => {
  const paid = draft.paid ?? zero
  if (paid === 0n) return { ...draft, paid, paymentMethod: draft.paymentMethod, fund: draft.fund }
  const paymentMethod = draft.paymentMethod ?? 1
  return { ...draft, paid, paymentMethod, fund: draft.fund ?? defaultFund(paymentMethod, context) }
}

export const checkPaid = (
  draft: Paid & { total: Decimal | null },
  { refs }: RuleContext,
  before: Decimal = zero,
): Problem[] => {
  const paid = draft.paid ?? zero
  if (paid === 0n) return []
  const problems: Problem[] = []
  if (paid > subtract(draft.total ?? zero, before)) problems.push(problem('paid', 'paidTooMuch'))
  if (!draft.fund) problems.push(problem('fund', 'required'))
  else if (refs.get('fund', draft.fund) && !fundFits(draft.paymentMethod, refs.get('fund', draft.fund)?.['kind']))
    problems.push(problem('fund', 'fundKind'))
  return problems
}
