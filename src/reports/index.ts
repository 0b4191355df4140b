/**
 * The registry of reports, one line each, in the order of the report home page. The contents of `x.meta.ts` are
 * always loaded; the rest is loaded with the page.
 */
import type { AnyReport, ReportMeta } from '#model/report.ts'
import { registryOf } from '#model/registry.ts'
import { meta as payableDetail } from './payable/debt-detail.meta.ts'
import { meta as payableOverdue } from './payable/debt-overdue.meta.ts'
import { meta as payableVouchers } from './payable/overdue-vouchers.meta.ts'
import { meta as overdueOfSupplier } from './payable/overdue-of-supplier.meta.ts'
import { meta as exchangePayable } from './payable/exchange-difference.meta.ts'
import { meta as payableSummary } from './payable/debt-summary.meta.ts'
import { meta as receivableDetail } from './receivable/debt-detail.meta.ts'
import { meta as receivableOverdue } from './receivable/debt-overdue.meta.ts'
import { meta as receivableVouchers } from './receivable/overdue-vouchers.meta.ts'
import { meta as overdueOfCustomer } from './receivable/overdue-of-customer.meta.ts'
import { meta as exchangeReceivable } from './receivable/exchange-difference.meta.ts'
import { meta as receivableSummary } from './receivable/debt-summary.meta.ts'
import { meta as purchaseDetail } from './purchase/purchase-detail.meta.ts'
import { meta as purchaseSummary } from './purchase/purchase-summary.meta.ts'
import { meta as goodsOfSupplier } from './purchase/goods-of-supplier.meta.ts'
import { meta as bestCustomers } from './sales/best-customers.meta.ts'
import { meta as bestGoods } from './sales/best-goods.meta.ts'
import { meta as idleCustomers } from './sales/idle-customers.meta.ts'
import { meta as goodsOfCustomer } from './sales/goods-of-customer.meta.ts'
import { meta as orderStatistics } from './sales/order-statistics.meta.ts'
import { meta as salesByMonthBeside } from './sales/monthly-sales-beside.meta.ts'
import { meta as salesByMonth } from './sales/monthly-sales.meta.ts'
import { meta as invoiceDetail } from './invoice/invoice-detail.meta.ts'
import { meta as invoiceSummary } from './invoice/invoice-summary.meta.ts'
import { meta as salesVouchers } from './sales/sales-vouchers.meta.ts'
import { meta as salesDetail } from './sales/sales-detail.meta.ts'
import { meta as salesSummary } from './sales/sales-summary.meta.ts'
import { meta as salesOfYearBeside } from './sales/yearly-sales-beside.meta.ts'
import { meta as salesOfYear } from './sales/yearly-sales.meta.ts'
import { meta as profitByProduct } from './profit/profit-by-product.meta.ts'
import { meta as profitByCustomer } from './profit/profit-by-customer.meta.ts'
import { meta as profitByEmployee } from './profit/profit-by-employee.meta.ts'
import { meta as profitByDocument } from './profit/profit-by-document.meta.ts'
import { meta as profitByDay } from './profit/profit-by-day.meta.ts'
import { meta as profitByMonth } from './profit/profit-by-month.meta.ts'
import { meta as onHand } from './stock/on-hand.meta.ts'
import { meta as stockCard } from './stock/stock-card.meta.ts'
import { meta as stockMovement } from './stock/stock-movement.meta.ts'
import { meta as uncollectedCod } from './cod/uncollected.meta.ts'
import { meta as collectedDetail } from './cod/collected-detail.meta.ts'
import { meta as collectedSummary } from './cod/collected-summary.meta.ts'
import { meta as unpaidFees } from './shipping/unpaid-fees.meta.ts'
import { meta as feeDetail } from './shipping/fee-detail.meta.ts'
import { meta as feeSummary } from './shipping/fee-summary.meta.ts'

export const reportRegistry = registryOf<ReportMeta, AnyReport>([
  { meta: salesDetail, load: () => import('./sales/sales-detail.ts') },
  { meta: salesVouchers, load: () => import('./sales/sales-vouchers.ts') },
  { meta: salesSummary, load: () => import('./sales/sales-summary.ts') },
  { meta: orderStatistics, load: () => import('./sales/order-statistics.ts') },
  { meta: salesByMonth, load: () => import('./sales/monthly-sales.ts') },
  { meta: salesByMonthBeside, load: () => import('./sales/monthly-sales-beside.ts') },
  { meta: salesOfYear, load: () => import('./sales/yearly-sales.ts') },
  { meta: salesOfYearBeside, load: () => import('./sales/yearly-sales-beside.ts') },
  { meta: idleCustomers, load: () => import('./sales/idle-customers.ts') },
  { meta: bestCustomers, load: () => import('./sales/best-customers.ts') },
  { meta: bestGoods, load: () => import('./sales/best-goods.ts') },
  { meta: goodsOfCustomer, load: () => import('./sales/goods-of-customer.ts') },
  { meta: purchaseDetail, load: () => import('./purchase/purchase-detail.ts') },
  { meta: purchaseSummary, load: () => import('./purchase/purchase-summary.ts') },
  { meta: goodsOfSupplier, load: () => import('./purchase/goods-of-supplier.ts') },
  { meta: stockCard, load: () => import('./stock/stock-card.ts') },
  { meta: onHand, load: () => import('./stock/on-hand.ts') },
  { meta: stockMovement, load: () => import('./stock/stock-movement.ts') },
  { meta: invoiceDetail, load: () => import('./invoice/invoice-detail.ts') },
  { meta: invoiceSummary, load: () => import('./invoice/invoice-summary.ts') },
  { meta: payableDetail, load: () => import('./payable/debt-detail.ts') },
  { meta: payableSummary, load: () => import('./payable/debt-summary.ts') },
  { meta: payableOverdue, load: () => import('./payable/debt-overdue.ts') },
  { meta: payableVouchers, load: () => import('./payable/overdue-vouchers.ts') },
  { meta: exchangePayable, load: () => import('./payable/exchange-difference.ts') },
  { meta: overdueOfSupplier, load: () => import('./payable/overdue-of-supplier.ts') },
  { meta: receivableDetail, load: () => import('./receivable/debt-detail.ts') },
  { meta: receivableSummary, load: () => import('./receivable/debt-summary.ts') },
  { meta: receivableOverdue, load: () => import('./receivable/debt-overdue.ts') },
  { meta: receivableVouchers, load: () => import('./receivable/overdue-vouchers.ts') },
  { meta: exchangeReceivable, load: () => import('./receivable/exchange-difference.ts') },
  {
    meta: overdueOfCustomer,
    load: () => import('./receivable/overdue-of-customer.ts'),
  },
  { meta: uncollectedCod, load: () => import('./cod/uncollected.ts') },
  { meta: collectedDetail, load: () => import('./cod/collected-detail.ts') },
  { meta: collectedSummary, load: () => import('./cod/collected-summary.ts') },
  { meta: unpaidFees, load: () => import('./shipping/unpaid-fees.ts') },
  { meta: feeDetail, load: () => import('./shipping/fee-detail.ts') },
  { meta: feeSummary, load: () => import('./shipping/fee-summary.ts') },
  { meta: profitByProduct, load: () => import('./profit/profit-by-product.ts') },
  { meta: profitByCustomer, load: () => import('./profit/profit-by-customer.ts') },
  { meta: profitByEmployee, load: () => import('./profit/profit-by-employee.ts') },
  { meta: profitByDocument, load: () => import('./profit/profit-by-document.ts') },
  { meta: profitByDay, load: () => import('./profit/profit-by-day.ts') },
  { meta: profitByMonth, load: () => import('./profit/profit-by-month.ts') },
])

export const reportMetas: readonly ReportMeta[] = reportRegistry.metas
