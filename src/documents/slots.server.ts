/** The few documents with server functions of their own. */
import type { Slots } from '#engine/slots.ts'
import { incomeVoucherSlots } from './income-voucher/slots.server.ts'
import { openingStockSlots } from './opening-stock/slots.server.ts'
import { outcomeVoucherSlots } from './outcome-voucher/slots.server.ts'
import { purchaseOrderSlots } from './purchase-order/slots.server.ts'
import { purchaseReceiptSlots } from './purchase-receipt/slots.server.ts'
import { salesBillSlots } from './sales-bill/slots.server.ts'
import { salesReturnSlots } from './sales-return/slots.server.ts'
import { stockCountSlots } from './stock-count/slots.server.ts'
import { stockTransferSlots } from './stock-transfer/slots.server.ts'

export const documentSlots: Slots = {
  salesBill: salesBillSlots,
  salesReturn: salesReturnSlots,
  purchaseOrder: purchaseOrderSlots,
  purchaseReceipt: purchaseReceiptSlots,
  openingStock: openingStockSlots,
  stockTransfer: stockTransferSlots,
  stockCount: stockCountSlots,
  incomeVoucher: incomeVoucherSlots,
  outcomeVoucher: outcomeVoucherSlots,
}
