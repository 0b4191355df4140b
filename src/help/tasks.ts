/** All tasks of help, in the order they are listed in, and on which pages each helps. */
import type { HelpTask } from './task.ts'

const report = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `/reports/reportbill/data/${name}`)

export const helpTasks: readonly HelpTask[] = [
  { id: 'first-steps', group: 'start', needs: [], at: ['/', '/start'] },
  {
    id: 'opening-balances',
    group: 'start',
    needs: [
      ['ProductBegin', 'A'],
      ['Customer', 'U'],
    ],
    at: ['/stock/productbegin'],
  },
  {
    id: 'from-other-program',
    group: 'start',
    needs: [
      ['Product', 'A'],
      ['Customer', 'A'],
    ],
    at: [],
  },
  { id: 'import', group: 'start', needs: [], at: [] },
  { id: 'find', group: 'start', needs: [], at: [] },
  { id: 'bill', group: 'sales', needs: [['Order', 'A']], at: ['/sales/billsales'] },
  { id: 'counter', group: 'sales', needs: [['Order', 'A']], at: ['/sales/counter'] },
  {
    id: 'quote-to-bill',
    group: 'sales',
    needs: [
      ['Quote', 'A'],
      ['PurchaseOrder', 'A'],
    ],
    at: ['/sales/quote', '/sales/purchaseorder'],
  },
  { id: 'sales-return', group: 'sales', needs: [['ImportReturn', 'A']], at: ['/sales/importreturn'] },
  { id: 'prices', group: 'sales', needs: [['PriceSetting', 'R']], at: ['/system/settingprice'] },
  {
    id: 'partners',
    group: 'sales',
    needs: [['Customer', 'A']],
    at: ['/sales/company', '/purchase/company', '/category/company', '/category/contact', '/category/objectgroup'],
  },
  { id: 'collect-debt', group: 'money', needs: [['Income', 'A']], at: ['/sales/income', '/pay/income'] },
  { id: 'pay-supplier', group: 'money', needs: [['Outcome', 'A']], at: ['/purchase/outcome', '/pay/outcome'] },
  {
    id: 'who-owes',
    group: 'money',
    needs: [
      ['ReportReceivable', 'R'],
      ['ReportPayable', 'R'],
    ],
    at: report(
      'sumReceivableDebts',
      'detailsReceivableDebts',
      'overDueDebtsCollect',
      'overDueDebtsCollectVouchers',
      'overdueOfCustomer',
      'sumPayable',
      'detailPayable',
      'overDueDebtsPay',
      'overDueDebtsPayVouchers',
      'overdueOfSupplier',
    ),
  },
  {
    id: 'other-money',
    group: 'money',
    needs: [
      ['Income', 'A'],
      ['Outcome', 'A'],
    ],
    at: [
      ...['/sales/income', '/pay/income', '/purchase/outcome', '/pay/outcome'].flatMap((base) => [
        `${base}/createother`,
        `${base}/updateother`,
      ]),
      '/category/another/otherincome',
      '/category/another/otherexpense',
    ],
  },
  {
    id: 'funds',
    group: 'money',
    needs: [
      ['CashFlow', 'R'],
      ['TransCurr', 'A'],
    ],
    at: ['/pay/cashflow', '/pay/transcurr', '/category/currencyandcard/bank', '/category/currencyandcard/cardtype'],
  },
  { id: 'shift', group: 'money', needs: [['Shift', 'A']], at: ['/pay/shift'] },
  {
    id: 'foreign-money',
    group: 'money',
    needs: [['Category', 'U']],
    at: ['/category/currencyandcard/currency', ...report('exchangeReceivable', 'exchangePayable')],
  },
  {
    id: 'purchase',
    group: 'purchase',
    needs: [
      ['Import', 'A'],
      ['PurchaseImport', 'A'],
    ],
    at: ['/purchase/purchaseimport', '/purchase/listimport'],
  },
  { id: 'purchase-return', group: 'purchase', needs: [['OrderReturn', 'A']], at: ['/purchase/orderreturn'] },
  {
    id: 'goods',
    group: 'stock',
    needs: [['Product', 'A']],
    at: ['/stock/product', '/sales/product', '/purchase/product', '/stock/groupdepartment', '/category/another/unit'],
  },
  { id: 'labels', group: 'stock', needs: [['Product', 'R']], at: [] },
  { id: 'count', group: 'stock', needs: [['CheckStore', 'A']], at: ['/stock/checkstore'] },
  { id: 'transfer', group: 'stock', needs: [['Trans', 'A']], at: ['/stock/transtore'] },
  {
    id: 'other-stock',
    group: 'stock',
    needs: [
      ['OtherImport', 'A'],
      ['OtherOrder', 'A'],
    ],
    at: ['/stock/otherimport', '/stock/otherorder', '/category/another/otherimport', '/category/another/otherissue'],
  },
  {
    id: 'stock-level',
    group: 'stock',
    needs: [
      ['ProductInStock', 'R'],
      ['ReportStock', 'R'],
    ],
    at: ['/stock/productinstock', ...report('detailInventory', 'detailTagStore', 'detailImportInventory')],
  },
  {
    id: 'deliver',
    group: 'delivery',
    needs: [['Shipping', 'A']],
    at: ['/shipping/transportproduct', '/shipping/overviewshipping', '/shipping/packing'],
  },
  {
    id: 'carriers',
    group: 'delivery',
    needs: [['Carrier', 'U']],
    at: ['/system/integrated/transporter', '/system/shippingcost'],
  },
  {
    id: 'cod',
    group: 'delivery',
    needs: [['COD', 'R']],
    at: [
      '/shipping/manageCOD',
      '/shipping/carriercheck',
      ...report('notdelivery', 'detaildelivery', 'sumdelivery', 'sumshippingdebt', 'detailshippingdebt', 'unpaidorder'),
    ],
  },
  {
    id: 'e-invoice',
    group: 'invoice',
    needs: [['OrderTax', 'A']],
    at: ['/invoice/electronic', ...report('detailinvoice', 'suminvoice')],
  },
  { id: 'wrong-invoice', group: 'invoice', needs: [['OrderTax', 'U']], at: ['/invoice/check'] },
  {
    id: 'invoice-provider',
    group: 'invoice',
    needs: [['InvoiceConfig', 'U']],
    at: ['/system/integrated/invoiceconfig'],
  },
  {
    id: 'reports',
    group: 'report',
    needs: [
      ['ReportSales', 'R'],
      ['ReportPurchase', 'R'],
    ],
    at: ['/reports/reportbill/data'],
  },
  {
    id: 'profit',
    group: 'report',
    needs: [['ReportProfit', 'R']],
    at: report('profitCustomer', 'profitDocument', 'profitEmployee', 'profitProduct', 'profitDay', 'profitMonth'),
  },
  { id: 'close-month', group: 'report', needs: [['LockPeriod', 'U']], at: ['/system/config/lock'] },
  {
    id: 'users',
    group: 'system',
    needs: [
      ['User', 'A'],
      ['GroupUser', 'U'],
    ],
    at: ['/system/userrole', '/system/groupuser', '/system/permission'],
  },
  { id: 'print', group: 'system', needs: [], at: [] },
  { id: 'templates', group: 'system', needs: [['PrintTemplate', 'U']], at: ['/system/printtemplate'] },
  { id: 'settings', group: 'system', needs: [['Config', 'U']], at: ['/system/config'] },
  { id: 'mail', group: 'system', needs: [['Config', 'U']], at: ['/system/mail', '/system/config/mail'] },
  {
    id: 'other-lists',
    group: 'system',
    needs: [
      ['Category', 'A'],
      ['Employee', 'A'],
      ['Store', 'A'],
    ],
    at: ['/category/another', '/category/region', '/category/employee', '/category/store'],
  },
  { id: 'undo', group: 'system', needs: [], at: ['/system/trash', '/system/event'] },
  { id: 'security', group: 'system', needs: [], at: ['/account/security'] },
  { id: 'programs', group: 'system', needs: [['User', 'A']], at: ['/system/apikey'] },
  { id: 'background-work', group: 'system', needs: [['Config', 'R']], at: ['/system/work'] },
]

export const helpTask = (id: string): HelpTask | undefined => helpTasks.find((one) => one.id === id)

/** Helps on every list and form that has nothing of its own. */
const usual = helpTask('find')!
const imports = helpTask('import')!

const lengthAt = (path: string, at: string): number =>
  path === at || (at !== '/' && path.startsWith(`${at}/`)) ? at.length : 0

/** The help of a page: of the longest address that has it. */
export const taskAt = (path: string): HelpTask => {
  if (path.endsWith('/import')) return imports
  let best = { task: usual, length: 0 }
  for (const task of helpTasks)
    for (const at of task.at) {
      const length = lengthAt(path, at)
      if (length > best.length) best = { task, length }
    }
  return best.task
}
