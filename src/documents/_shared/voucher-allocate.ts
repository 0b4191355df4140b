/** Sharing a sum among open vouchers: oldest due date first, those without one last; then document date, then number (contract documents §8.5). */
import { smaller, subtract, zero, type Decimal } from '#kernel/decimal.ts'

export interface OpenVoucher {
  module: string
  id: string
  number: string
  date: string
  due: string
  description: string
  total: Decimal
  remaining: Decimal
}

const never = '9999-12-31'

export const inOrder = (vouchers: readonly OpenVoucher[]): OpenVoucher[] =>
  vouchers.toSorted(
    (a, b) =>
      (a.due || never).localeCompare(b.due || never) ||
      a.date.localeCompare(b.date) ||
      a.number.localeCompare(b.number),
  )

/** What each voucher gets, by id; those that get nothing are left out. */
export const allocateOldest = (vouchers: readonly OpenVoucher[], amount: Decimal): Map<string, Decimal> => {
  const shares = new Map<string, Decimal>()
  let left = amount
  for (const voucher of inOrder(vouchers)) {
    const share = smaller(left, voucher.remaining)
    if (share <= zero) continue
    shares.set(voucher.id, share)
    left = subtract(left, share)
  }
  return shares
}
