import { defineSlots } from '#engine/slots.ts'
import { offsetFrom } from '../_shared/settlements/offset-credit.server.ts'
import { voucherCalls } from '../_shared/vouchers/voucher-calls.server.ts'
import { ofOpenings, voucherFrom, voucherOf } from '../_shared/vouchers/voucher-source.server.ts'
import { voucherSlots } from '../_shared/vouchers/voucher.server.ts'
import { outcomeSide, outcomeVoucher } from './index.ts'

export const slots = defineSlots(outcomeVoucher, {
  ...voucherSlots(outcomeSide),
  calls: voucherCalls(outcomeVoucher, outcomeSide, 'PhuongthucChi'),
  begins: voucherOf(outcomeVoucher.shape, outcomeSide.side),
  begunFrom: { Opening: ofOpenings(outcomeVoucher.shape, outcomeSide.side, 'settled.supplier') },
  makes: {
    purchaseReceipt: voucherFrom(outcomeVoucher.shape, { module: 'Import', reason: 'settled.supplier' }),
    purchaseOrder: voucherFrom(outcomeVoucher.shape, { module: 'PurchaseImport', reason: 'deposit.supplier' }),
    salesReturn: voucherFrom(outcomeVoucher.shape, { module: 'ImportReturn', reason: 'refund' }),
  },
  ways: { offset: offsetFrom(outcomeVoucher.shape, outcomeSide) },
})
