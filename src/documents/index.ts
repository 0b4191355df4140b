/**
 * The registry of documents, one line each. The contents of `meta.ts` are always loaded; the rest is loaded with the
 * page that needs it.
 */
import type { AnyDocument, DocumentMeta, ShapeOf } from '#model/document.ts'
import { registryOf, type LoadedBy } from '#model/registry.ts'
import { meta as incomeVoucher } from './income-voucher/meta.ts'
import { meta as moneyTransfer } from './money-transfer/meta.ts'
import { meta as openingStock } from './opening-stock/meta.ts'
import { meta as otherIn } from './other-in/meta.ts'
import { meta as otherOut } from './other-out/meta.ts'
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
import { meta as vatInvoice } from './vat-invoice/meta.ts'

const entries = {
  quote: { meta: quote, load: () => import('./quote/index.ts') },
  salesOrder: { meta: salesOrder, load: () => import('./sales-order/index.ts') },
  salesBill: { meta: salesBill, load: () => import('./sales-bill/index.ts') },
  salesReturn: { meta: salesReturn, load: () => import('./sales-return/index.ts') },
  incomeVoucher: { meta: incomeVoucher, load: () => import('./income-voucher/index.ts') },
  purchaseOrder: { meta: purchaseOrder, load: () => import('./purchase-order/index.ts') },
  purchaseReceipt: {
    meta: purchaseReceipt,
    load: () => import('./purchase-receipt/index.ts'),
  },
  purchaseReturn: {
    meta: purchaseReturn,
    load: () => import('./purchase-return/index.ts'),
  },
  outcomeVoucher: {
    meta: outcomeVoucher,
    load: () => import('./outcome-voucher/index.ts'),
  },
  moneyTransfer: { meta: moneyTransfer, load: () => import('./money-transfer/index.ts') },
  stockTransfer: { meta: stockTransfer, load: () => import('./stock-transfer/index.ts') },
  otherIn: { meta: otherIn, load: () => import('./other-in/index.ts') },
  otherOut: { meta: otherOut, load: () => import('./other-out/index.ts') },
  stockCount: { meta: stockCount, load: () => import('./stock-count/index.ts') },
  openingStock: { meta: openingStock, load: () => import('./opening-stock/index.ts') },
  vatInvoice: { meta: vatInvoice, load: () => import('./vat-invoice/index.ts') },
}
export const documentRegistry = registryOf<DocumentMeta, AnyDocument>(Object.values(entries))

/** Declares the shapes, so that code making one document from another is type-checked. */
type Shapes = { [N in keyof typeof entries]: ShapeOf<LoadedBy<(typeof entries)[N]['load'], N>> }
declare module '#model/document.ts' {
  interface DocumentShapes extends Shapes {}
}

export const documentMetas: readonly DocumentMeta[] = documentRegistry.metas
