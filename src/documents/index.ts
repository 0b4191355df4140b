/**
 * The registry of documents, one line each. The contents of `meta.ts` are always loaded; the rest is loaded with the
 * page that needs it.
 */
import type { AnyDocument, DocumentMeta, ShapeOf } from '#model/document.ts'
import { registryOf } from '#model/registry.ts'
import { meta as incomeVoucher } from './income-voucher/meta.ts'
import { meta as openingStock } from './opening-stock/meta.ts'
import { meta as outcomeVoucher } from './outcome-voucher/meta.ts'
import { meta as purchaseOrder } from './purchase-order/meta.ts'
import { meta as purchaseReceipt } from './purchase-receipt/meta.ts'
import { meta as purchaseReturn } from './purchase-return/meta.ts'
import { meta as quote } from './quote/meta.ts'
import { meta as salesBill } from './sales-bill/meta.ts'
import { meta as salesOrder } from './sales-order/meta.ts'
import { meta as salesReturn } from './sales-return/meta.ts'
import { meta as stockCount } from './stock-count/meta.ts'
import { meta as stockTransfer } from './stock-transfer/meta.ts'

const entries = {
  quote: { meta: quote, load: async () => (await import('./quote/index.ts')).quote },
  salesOrder: { meta: salesOrder, load: async () => (await import('./sales-order/index.ts')).salesOrder },
  salesBill: { meta: salesBill, load: async () => (await import('./sales-bill/index.ts')).salesBill },
  salesReturn: { meta: salesReturn, load: async () => (await import('./sales-return/index.ts')).salesReturn },
  incomeVoucher: { meta: incomeVoucher, load: async () => (await import('./income-voucher/index.ts')).incomeVoucher },
  purchaseOrder: { meta: purchaseOrder, load: async () => (await import('./purchase-order/index.ts')).purchaseOrder },
  purchaseReceipt: {
    meta: purchaseReceipt,
    load: async () => (await import('./purchase-receipt/index.ts')).purchaseReceipt,
  },
  purchaseReturn: {
    meta: purchaseReturn,
    load: async () => (await import('./purchase-return/index.ts')).purchaseReturn,
  },
  outcomeVoucher: {
    meta: outcomeVoucher,
    load: async () => (await import('./outcome-voucher/index.ts')).outcomeVoucher,
  },
  stockTransfer: { meta: stockTransfer, load: async () => (await import('./stock-transfer/index.ts')).stockTransfer },
  stockCount: { meta: stockCount, load: async () => (await import('./stock-count/index.ts')).stockCount },
  openingStock: { meta: openingStock, load: async () => (await import('./opening-stock/index.ts')).openingStock },
}
export const documentRegistry = registryOf<DocumentMeta, AnyDocument>(Object.values(entries))

/** Declares the shapes, so that code making one document from another is type-checked. */
type Shapes = { [N in keyof typeof entries]: ShapeOf<Awaited<ReturnType<(typeof entries)[N]['load']>>> }
declare module '#model/document.ts' {
  interface DocumentShapes extends Shapes {}
}

export const documentMetas: readonly DocumentMeta[] = documentRegistry.metas
