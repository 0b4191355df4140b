/** Pages of books, and those without a definition, for the menu and the routes. A new page is one line here. */
import { bookMetas } from '#books/index.ts'
import { documentMetas } from '#documents/index.ts'
import { listMetas } from '#lists/index.ts'
import { type FunctionId, reportFunctions } from '#model/right.ts'
import { reportMetas } from '#reports/index.ts'
import type { AreaId, Entry } from './areas.ts'

/** Functions whose documents and records can be deleted and restored. */
export const trashFunctions = [...new Set([...documentMetas, ...listMetas].map((one) => one.right))]
export const trashPath = '/system/trash'
export const parcelOverviewPath = '/shipping/overviewshipping/data'
export const packingPath = '/shipping/packing'
export const counterPath = '/sales/counter'

export const otherEntries: readonly Entry[] = [
  ...bookMetas.map(({ area, order, path, label, right }) => ({
    area: area as AreaId,
    order,
    path,
    label,
    rights: [right],
  })),
  { area: 'home', order: 0, path: '/', label: 'area.home', rights: [] },
  { area: 'shipping', order: 10, path: parcelOverviewPath, label: 'menu.parcelOverview', rights: ['Shipping'] },
  { area: 'shipping', order: 15, path: packingPath, label: 'menu.packing', rights: ['Shipping'], flag: 'A' },
  { area: 'sales', order: 90, path: counterPath, label: 'menu.counter', rights: ['Order'], flag: 'A' },
  {
    area: 'sales',
    order: 90,
    path: '/sales/report',
    label: 'menu.salesReports',
    rights: ['ReportSales'],
  },
  {
    area: 'report',
    order: 0,
    path: '/reports/reportbill/data/list',
    label: 'menu.report',
    rights: reportFunctions,
  },
  { area: 'invoice', order: 20, path: '/invoice/check', label: 'menu.invoiceCheck', rights: ['OrderTax'] },
  { area: 'system', order: 10, path: '/system/config', label: 'menu.config', rights: ['Config'] },
  {
    area: 'system',
    order: 20,
    path: '/system/config/company',
    label: 'menu.company',
    rights: ['Config'],
  },
  {
    area: 'system',
    order: 30,
    path: '/system/groupuser',
    label: 'function.GroupUser',
    rights: ['GroupUser'],
    also: ['/system/userrole/group'],
  },
  {
    area: 'system',
    order: 40,
    path: '/system/permission',
    label: 'menu.permission',
    rights: ['GroupUser'],
  },
  {
    area: 'system',
    order: 50,
    path: '/system/userrole/user/list',
    label: 'function.User',
    rights: ['User'],
  },
  { area: 'system', order: 55, path: '/system/apikey', label: 'menu.apiKey', rights: ['User'] },
  {
    area: 'system',
    order: 80,
    path: '/system/integrated/invoiceconfig',
    label: 'function.InvoiceConfig',
    rights: ['InvoiceConfig'],
  },
  {
    area: 'system',
    order: 85,
    path: '/system/printtemplate',
    label: 'function.PrintTemplate',
    rights: ['PrintTemplate'],
  },
  { area: 'system', order: 88, path: '/system/work', label: 'menu.work', rights: ['Config'] },
  { area: 'system', order: 90, path: '/system/event', label: 'function.Event', rights: ['Event'] },
  {
    area: 'system',
    order: 95,
    path: trashPath,
    label: 'trash.title',
    rights: trashFunctions,
    flag: 'D',
  },
]

/** Redirects of old addresses and shortcuts (contract system §2); the first existing page is used. */
const redirects: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['/'],
  '/purchase/bill': ['/purchase/listimport/list'],
  '/purchase/payment': ['/purchase/outcome/list'],
  '/purchase/purchasing': ['/purchase/purchaseimport/list', '/purchase/listimport/list'],
  '/purchase/quote': ['/sales/quote/data/list', '/purchase/listimport/list'],
  '/pay/payment': ['/pay/outcome/list'],
  '/sales/report': ['/reports/reportbill/data/list?group=sales'],
  '/purchase/report': ['/reports/reportbill/data/list?group=purchase'],
  '/pay/report': ['/reports/reportbill/data/list?group=receivable,payable'],
  '/stock/stockreport': ['/reports/reportbill/data/list?group=stock'],
  '/stock/inventoryreport': ['/reports/reportbill/data/detailImportInventory'],
  '/stock/stocktake': ['/stock/checkstore/list', '/stock/productbegin/list'],
  '/reports': ['/reports/reportbill/data/list'],
  '/reports/reportbill': ['/reports/reportbill/data/list'],
  '/system/integrated': ['/system/integrated/invoiceconfig'],
  '/invoice': ['/invoice/electronic/data/list'],
  '/invoice/electronic': ['/invoice/electronic/data/list'],
}

/**
 * The redirects whose target exists among the given addresses. A redirect to a missing module is left out, so that its
 * address shows "page not found".
 */
export const redirectsTo = (pages: ReadonlySet<string>): Redirect[] =>
  Object.entries(redirects).flatMap(([from, targets]) => {
    const to = targets.find((one) => pages.has(one.split('?')[0]!))
    return to === undefined || pages.has(from) ? [] : [{ from, to, rights: rightsOfGroups(to) }]
  })

export interface Redirect {
  from: string
  to: string
  /** Functions of which one is needed, where the target asks for less: a group of reports opens by its own. */
  rights: readonly FunctionId[]
}
const rightsOfGroups = (to: string): FunctionId[] => {
  const groups = new URLSearchParams(to.split('?')[1]).get('group')?.split(',') ?? []
  return [...new Set(reportMetas.filter(({ group }) => groups.includes(group)).map(({ right }) => right))]
}
