/** Cash at a counter: what the customer gives, and what he gets back. Contract documents §10. */
import { smaller, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { once } from '../_shared/orders/becomes.ts'
import { cashPayment, money } from '../_shared/fields.ts'
import type { PaymentHead } from '../_shared/settlements/paid.ts'

export const cashFields = {
  // What is paid follows from it until somebody types another amount.
  cashGiven: money({ label: 'field.cashGiven', becomes: once, replaces: 'paid' }),
  change: money({ label: 'field.change', derived: true }),
}

interface Cash extends Pick<PaymentHead, 'paid' | 'paymentMethod'> {
  cashGiven?: Decimal | null
  total: Decimal | null
}

export const isCash = ({ paymentMethod }: { readonly paymentMethod?: unknown }): boolean =>
  (paymentMethod ?? cashPayment) === cashPayment

/** Who gives cash pays the bill with it; what is over is no payment. */
export const paidOf = ({ paid, cashGiven, total, paymentMethod }: Cash): Decimal | null =>
  paid === null && cashGiven && isCash({ paymentMethod }) ? smaller(cashGiven, total ?? zero) : paid

/** Without a payment in cash nothing was given and nothing goes back. */
export const withChange = <D extends Cash>(bill: D): D & { cashGiven: Decimal | null; change: Decimal | null } => {
  const { paid, cashGiven = null } = bill
  if (cashGiven === null || !isCash(bill) || (paid ?? zero) === zero) return { ...bill, cashGiven: null, change: null }
  return { ...bill, cashGiven, change: subtract(cashGiven, paid ?? zero) }
}

/** Who pays more than he gives is no payer in cash. */
export const checkCash = ({ cashGiven, paid }: Cash): Problem[] =>
  cashGiven !== undefined && cashGiven !== null && (paid ?? zero) > cashGiven
    ? [problem('cashGiven', 'cashGivenTooLittle')]
    : []
