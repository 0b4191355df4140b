/** The registry of documents: an explicit list. */
import type { AnyDocument } from '#model/document.ts'
import { incomeVoucher } from './income-voucher/index.ts'
import { openingStock } from './opening-stock/index.ts'
import { outcomeVoucher } from './outcome-voucher/index.ts'
import { purchaseOrder } from './purchase-order/index.ts'
import { purchaseReceipt } from './purchase-receipt/index.ts'
import { salesBill } from './sales-bill/index.ts'
import { salesReturn } from './sales-return/index.ts'
import { stockCount } from './stock-count/index.ts'
import { stockTransfer } from './stock-transfer/index.ts'

export const documents: readonly AnyDocument[] = [
  salesBill,
  salesReturn,
  incomeVoucher,
  purchaseOrder,
  purchaseReceipt,
  outcomeVoucher,
  stockTransfer,
  stockCount,
  openingStock,
]
