import { defineSlots } from '#engine/slots.ts'
import { offsetFrom } from '../_shared/settlements/offset-credit.server.ts'
import { voucherCalls } from '../_shared/vouchers/voucher-calls.server.ts'
import { ofClaims } from '../_shared/vouchers/voucher-claims.server.ts'
import { ofOpenings, voucherFrom, voucherOf } from '../_shared/vouchers/voucher-source.server.ts'
import { voucherSlots } from '../_shared/vouchers/voucher.server.ts'
import { incomeSide, incomeVoucher } from './index.ts'

export const slots = defineSlots(incomeVoucher, {
  ...voucherSlots(incomeSide),
  calls: voucherCalls(incomeVoucher, incomeSide, 'PhuongthucThu'),
  begins: voucherOf(incomeVoucher.shape, incomeSide.side),
  begunFrom: {
    Opening: ofOpenings(incomeVoucher.shape, incomeSide.side, 'settled'),
    Shipping: ofClaims(incomeVoucher.shape),
  },
  makes: {
    salesBill: voucherFrom(incomeVoucher.shape, { module: 'Order', reason: 'settled' }),
    salesOrder: voucherFrom(incomeVoucher.shape, { module: 'PurchaseOrder', reason: 'deposit' }),
    purchaseReturn: voucherFrom(incomeVoucher.shape, { module: 'OrderReturn', reason: 'refund' }),
  },
  ways: { offset: offsetFrom(incomeVoucher.shape, incomeSide) },
})
