/** The registry of documents: a line each. What stands in `meta.ts` is known at once; the rest comes with the page that needs it. */
import { type AnyDocument, type DocumentMeta } from '#model/document.ts'
import { registryOf } from '#model/registry.ts'
import { meta as incomeVoucher } from './income-voucher/meta.ts'
import { meta as openingStock } from './opening-stock/meta.ts'
import { meta as outcomeVoucher } from './outcome-voucher/meta.ts'
import { meta as purchaseOrder } from './purchase-order/meta.ts'
import { meta as purchaseReceipt } from './purchase-receipt/meta.ts'
import { meta as salesBill } from './sales-bill/meta.ts'
import { meta as salesReturn } from './sales-return/meta.ts'
import { meta as stockCount } from './stock-count/meta.ts'
import { meta as stockTransfer } from './stock-transfer/meta.ts'

export const documentRegistry = registryOf<DocumentMeta, AnyDocument>([
  { meta: salesBill, load: async () => (await import('./sales-bill/index.ts')).salesBill },
  { meta: salesReturn, load: async () => (await import('./sales-return/index.ts')).salesReturn },
  { meta: incomeVoucher, load: async () => (await import('./income-voucher/index.ts')).incomeVoucher },
  { meta: purchaseOrder, load: async () => (await import('./purchase-order/index.ts')).purchaseOrder },
  { meta: purchaseReceipt, load: async () => (await import('./purchase-receipt/index.ts')).purchaseReceipt },
  { meta: outcomeVoucher, load: async () => (await import('./outcome-voucher/index.ts')).outcomeVoucher },
  { meta: stockTransfer, load: async () => (await import('./stock-transfer/index.ts')).stockTransfer },
  { meta: stockCount, load: async () => (await import('./stock-count/index.ts')).stockCount },
  { meta: openingStock, load: async () => (await import('./opening-stock/index.ts')).openingStock },
])

export const documentMetas: readonly DocumentMeta[] = documentRegistry.metas
