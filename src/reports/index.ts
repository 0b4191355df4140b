/**
 * The registry of reports, one line each, in the order of the report home page. The contents of `x.meta.ts` are
 * always loaded; the rest is loaded with the page.
 */
import type { AnyReport, ReportMeta } from '#model/report.ts'
import { registryOf } from '#model/registry.ts'
import { meta as payableDetail } from './payable/debt-detail.meta.ts'
import { meta as payableOverdue } from './payable/debt-overdue.meta.ts'
import { meta as overdueOfSupplier } from './payable/overdue-of-supplier.meta.ts'
import { meta as payableSummary } from './payable/debt-summary.meta.ts'
import { meta as receivableDetail } from './receivable/debt-detail.meta.ts'
import { meta as receivableOverdue } from './receivable/debt-overdue.meta.ts'
import { meta as overdueOfCustomer } from './receivable/overdue-of-customer.meta.ts'
import { meta as receivableSummary } from './receivable/debt-summary.meta.ts'
import { meta as purchaseDetail } from './purchase/purchase-detail.meta.ts'
import { meta as purchaseSummary } from './purchase/purchase-summary.meta.ts'
import { meta as goodsOfSupplier } from './purchase/goods-of-supplier.meta.ts'
import { meta as bestCustomers } from './sales/best-customers.meta.ts'
import { meta as bestGoods } from './sales/best-goods.meta.ts'
import { meta as goodsOfCustomer } from './sales/goods-of-customer.meta.ts'
import { meta as orderStatistics } from './sales/order-statistics.meta.ts'
import { meta as salesByMonth } from './sales/monthly-sales.meta.ts'
import { meta as salesDetail } from './sales/sales-detail.meta.ts'
import { meta as salesSummary } from './sales/sales-summary.meta.ts'
import { meta as salesOfYear } from './sales/yearly-sales.meta.ts'
import { meta as onHand } from './stock/on-hand.meta.ts'
import { meta as stockCard } from './stock/stock-card.meta.ts'
import { meta as stockMovement } from './stock/stock-movement.meta.ts'

export const reportRegistry = registryOf<ReportMeta, AnyReport>([
  { meta: salesDetail, load: async () => (await import('./sales/sales-detail.ts')).salesDetail },
  { meta: salesSummary, load: async () => (await import('./sales/sales-summary.ts')).salesSummary },
  { meta: orderStatistics, load: async () => (await import('./sales/order-statistics.ts')).orderStatistics },
  { meta: salesByMonth, load: async () => (await import('./sales/monthly-sales.ts')).salesByMonth },
  { meta: salesOfYear, load: async () => (await import('./sales/yearly-sales.ts')).salesOfYear },
  { meta: bestCustomers, load: async () => (await import('./sales/best-customers.ts')).bestCustomers },
  { meta: bestGoods, load: async () => (await import('./sales/best-goods.ts')).bestGoods },
  { meta: goodsOfCustomer, load: async () => (await import('./sales/goods-of-customer.ts')).goodsOfCustomer },
  { meta: purchaseDetail, load: async () => (await import('./purchase/purchase-detail.ts')).purchaseDetail },
  { meta: purchaseSummary, load: async () => (await import('./purchase/purchase-summary.ts')).purchaseSummary },
  { meta: goodsOfSupplier, load: async () => (await import('./purchase/goods-of-supplier.ts')).goodsOfSupplier },
  { meta: stockCard, load: async () => (await import('./stock/stock-card.ts')).stockCard },
  { meta: onHand, load: async () => (await import('./stock/on-hand.ts')).onHand },
  { meta: stockMovement, load: async () => (await import('./stock/stock-movement.ts')).stockMovement },
  { meta: payableDetail, load: async () => (await import('./payable/debt-detail.ts')).payableDetail },
  { meta: payableSummary, load: async () => (await import('./payable/debt-summary.ts')).payableSummary },
  { meta: payableOverdue, load: async () => (await import('./payable/debt-overdue.ts')).payableOverdue },
  { meta: overdueOfSupplier, load: async () => (await import('./payable/overdue-of-supplier.ts')).overdueOfSupplier },
  { meta: receivableDetail, load: async () => (await import('./receivable/debt-detail.ts')).receivableDetail },
  { meta: receivableSummary, load: async () => (await import('./receivable/debt-summary.ts')).receivableSummary },
  { meta: receivableOverdue, load: async () => (await import('./receivable/debt-overdue.ts')).receivableOverdue },
  {
    meta: overdueOfCustomer,
    load: async () => (await import('./receivable/overdue-of-customer.ts')).overdueOfCustomer,
  },
])

export const reportMetas: readonly ReportMeta[] = reportRegistry.metas
