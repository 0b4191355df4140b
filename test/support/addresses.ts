/**
 * Every address of contract system §2 whose module exists, with the title of its page in both languages and the
 * function that opens it; typed from the contract, so that the routes can be compared with it.
 */

type Names = readonly [vi: string, en: string]
export interface Address {
  path: string
  title: Names
  /** Any of these functions opens it; nobody needs one where there is none. */
  functions: readonly string[]
  flag: 'R' | 'A'
  /** Leads to this address. */
  to?: string
}

/** An id no record has: the page says so, but its title does not depend on it. */
const unknownId = '00000000-0000-4000-8000-0000000000ff'

const page = (path: string, title: Names, functions: readonly string[], flag: 'R' | 'A' = 'R'): Address => ({
  path,
  title,
  functions,
  flag,
})

interface Entry {
  base: string
  /** What the menu calls it, and one of its records in the middle of a title. */
  entry: Names
  one: Names
  functions: readonly string[]
  /** Sub-addresses of the contract, as written there. */
  has: readonly string[]
}
const withPrefix = ([vi, en]: Names, [viOne, enOne]: Names): Names => [`${vi} ${viOne}`, `${en} ${enOne}`]
const subTitle = (sub: string, { entry, one }: Entry): Names => {
  const name = sub.split('/')[0]!
  if (sub.endsWith('list') || sub.endsWith('grid') || sub === '') return entry
  if (name === 'create') return withPrefix(['Lập', 'New'], one)
  if (name === 'add') return withPrefix(['Thêm', 'Add'], one)
  if (name === 'update') return withPrefix(['Sửa', 'Edit'], one)
  if (name === 'detail') return withPrefix(['Chi tiết', 'Details of'], one)
  return [`Nhập ${one[0]} từ Excel`, `Import ${entry[1].toLowerCase()} from Excel`]
}
const subPath = (sub: string): string => sub.replace('add', 'detail/0').replace(':id', unknownId)
const pagesOf = (entry: Entry): Address[] =>
  entry.has.map((sub) =>
    page(
      `${entry.base}/${subPath(sub)}`,
      subTitle(sub, entry),
      sub === 'import' && entry.functions.length === 0 ? ['Product'] : entry.functions,
      sub === 'create' || sub === 'import' ? 'A' : 'R',
    ),
  )
const redirect = (path: string, to: string, functions: readonly string[], title: Names): Address => ({
  ...page(path, title, functions),
  to,
})

const sales = ['data/list', 'data/grid', 'create']
const usual = ['list', 'grid', 'create']
const small = ['list', 'grid', 'add', 'detail/:id']

const receipt: Omit<Entry, 'base'> = {
  entry: ['Phiếu thu', 'Receipts'],
  one: ['phiếu thu', 'receipt voucher'],
  functions: ['Income'],
  has: [...sales, 'update/:id', 'import'],
}
const payment: Omit<Entry, 'base'> = {
  entry: ['Phiếu chi', 'Payments'],
  one: ['phiếu chi', 'payment voucher'],
  functions: ['Outcome'],
  has: [...usual, 'update/:id', 'detail/:id', 'import'],
}
const goods: Omit<Entry, 'base'> = {
  entry: ['Hàng hóa', 'Products'],
  one: ['hàng hóa', 'product'],
  functions: [],
  has: [...small, 'import'],
}
const documents: readonly Entry[] = [
  {
    base: '/sales/quote',
    entry: ['Báo giá', 'Quotes'],
    one: ['báo giá', 'quote'],
    functions: ['Quote'],
    has: [...sales, 'update/:id', 'detail/:id', 'import'],
  },
  {
    base: '/sales/purchaseorder',
    entry: ['Đơn đặt hàng', 'Sales orders'],
    one: ['đơn đặt hàng', 'sales order'],
    functions: ['PurchaseOrder'],
    has: [...sales, 'detail/:id'],
  },
  {
    base: '/sales/billsales',
    entry: ['Hóa đơn bán hàng', 'Sales bills'],
    one: ['hóa đơn bán hàng', 'sales bill'],
    functions: ['Order'],
    has: [...sales, 'detail/:id'],
  },
  {
    base: '/sales/importreturn',
    entry: ['Khách trả hàng', 'Sales returns'],
    one: ['khách trả hàng', 'sales return'],
    functions: ['ImportReturn'],
    has: [...sales, 'detail/:id'],
  },
  { base: '/sales/income', ...receipt },
  { base: '/pay/income', ...receipt },
  {
    base: '/purchase/purchaseimport',
    entry: ['Đơn đặt hàng mua', 'Purchase orders'],
    one: ['đơn đặt hàng mua', 'purchase order'],
    functions: ['PurchaseImport'],
    has: [...usual, 'detail/:id'],
  },
  {
    base: '/purchase/listimport',
    entry: ['Phiếu nhập mua', 'Purchase receipts'],
    one: ['phiếu nhập mua', 'purchase receipt'],
    functions: ['Import'],
    has: [...usual, 'detail/:id'],
  },
  {
    base: '/purchase/orderreturn',
    entry: ['Trả hàng nhà cung cấp', 'Purchase returns'],
    one: ['trả hàng nhà cung cấp', 'purchase return'],
    functions: ['OrderReturn'],
    has: [...usual, 'detail/:id'],
  },
  { base: '/purchase/outcome', ...payment },
  { base: '/pay/outcome', ...payment },
  {
    base: '/pay/transcurr',
    entry: ['Chuyển tiền', 'Money transfers'],
    one: ['chuyển tiền', 'money transfer'],
    functions: ['TransCurr'],
    has: ['list', 'grid', 'detail/:id'],
  },
  {
    base: '/stock/transtore',
    entry: ['Chuyển kho', 'Stock transfers'],
    one: ['chuyển kho', 'stock transfer'],
    functions: ['Trans'],
    has: [...usual, 'update/:id', 'detail/:id'],
  },
  {
    base: '/stock/otherimport',
    entry: ['Nhập khác', 'Other stock-in'],
    one: ['nhập khác', 'other stock-in'],
    functions: ['OtherImport'],
    has: [...usual, 'update/:id', 'detail/:id'],
  },
  {
    base: '/stock/otherorder',
    entry: ['Xuất khác', 'Other stock-out'],
    one: ['xuất khác', 'other stock-out'],
    functions: ['OtherOrder'],
    has: [...usual, 'update/:id', 'detail/:id'],
  },
  {
    base: '/stock/checkstore',
    entry: ['Kiểm kho', 'Stock counts'],
    one: ['kiểm kho', 'stock count'],
    functions: ['CheckStore'],
    has: ['list', 'grid', 'detail/:id'],
  },
]

const list = (base: string, entry: Names, enOne: string, functions: readonly string[], has = small): Entry => ({
  base,
  entry,
  one: [entry[0].charAt(0).toLowerCase() + entry[0].slice(1), enOne],
  functions,
  has,
})
const region = (name: string, entry: Names, enOne: string) =>
  list(`/category/region/${name}`, entry, enOne, ['Region'], [...small, 'import'])
const other = (name: string, entry: Names, enOne: string, functions: readonly string[] = ['Category']) =>
  list(`/category/another/${name}`, entry, enOne, functions)
const lists: readonly Entry[] = [
  list('/sales/company', ['Khách hàng', 'Customers'], 'customer', ['Customer'], [...small, 'import']),
  list('/purchase/company', ['Nhà cung cấp', 'Suppliers'], 'supplier', ['Customer'], [...small, 'import']),
  list('/category/company', ['Đối tượng', 'Objects'], 'object', ['Customer']),
  { base: '/sales/product', ...goods },
  { base: '/stock/product', ...goods },
  list('/stock/groupdepartment/group', ['Nhóm hàng', 'Product groups'], 'product group', [], [...small, 'import']),
  list(
    '/stock/groupdepartment/department',
    ['Ngành hàng', 'Product branches'],
    'product branch',
    [],
    [...small, 'import'],
  ),
  list('/category/objectgroup', ['Nhóm đối tượng', 'Object groups'], 'object group', ['Customer']),
  list('/category/contact', ['Người liên hệ', 'Contacts'], 'contact', ['Customer']),
  list('/category/employee', ['Nhân viên', 'Employees'], 'employee', ['Employee']),
  list('/category/store', ['Kho hàng', 'Stores'], 'store', ['Store']),
  region('nation', ['Quốc gia', 'Nations'], 'nation'),
  region('province', ['Tỉnh/Thành phố', 'Provinces'], 'province'),
  region('district', ['Quận/Huyện', 'Districts'], 'district'),
  region('village', ['Phường/Xã', 'Communes'], 'commune'),
  list('/category/currencyandcard/currency', ['Loại tiền', 'Currencies'], 'currency', ['Category']),
  list('/category/currencyandcard/cardtype', ['Loại thẻ', 'Card types'], 'card type', ['Category']),
  list(
    '/category/currencyandcard/bank',
    ['Tài khoản ngân hàng / quỹ', 'Bank accounts and funds'],
    'bank account or fund',
    ['Category'],
  ),
  other('paymentterm', ['Điều khoản thanh toán', 'Payment terms'], 'payment term'),
  other('otherimport', ['Phương thức nhập khác', 'Other import methods'], 'other import method'),
  other('otherissue', ['Phương thức xuất khác', 'Other issue methods'], 'other issue method'),
  other('otherexpense', ['Phương thức chi khác', 'Other expense methods'], 'other expense method'),
  other('otherincome', ['Phương thức thu khác', 'Other income methods'], 'other income method'),
  other('contacttype', ['Loại liên hệ', 'Contact types'], 'contact type'),
  other('department', ['Phòng ban', 'Departments'], 'department', ['Employee']),
  other('position', ['Chức vụ', 'Positions'], 'position', ['Employee']),
  other('unit', ['Đơn vị tính', 'Units'], 'unit'),
  list(
    '/system/settingprice/pricelevel',
    ['Bảng giá', 'Price levels'],
    'price level',
    ['PriceSetting'],
    ['list', 'update/:id'],
  ),
]

const reportFunctions = [
  'ReportSales',
  'ReportPurchase',
  'ReportStock',
  'ReportPayable',
  'ReportReceivable',
  'ReportInvoice',
  'ReportProfit',
]
const reportHome: Names = ['Báo cáo', 'Report']
const others: readonly Address[] = [
  page('/', ['Dashboard', 'Dashboard'], []),
  ...['/sales', '/pay'].flatMap((area) => [
    page(`${area}/income/createother`, ['Lập phiếu thu khác', 'New other receipt'], ['Income'], 'A'),
    page(`${area}/income/updateother/${unknownId}`, ['Sửa phiếu thu khác', 'Edit other receipt'], ['Income']),
  ]),
  ...['/purchase', '/pay'].flatMap((area) => [
    page(`${area}/outcome/createother`, ['Lập phiếu chi khác', 'New other payment'], ['Outcome'], 'A'),
    page(`${area}/outcome/updateother/${unknownId}`, ['Sửa phiếu chi khác', 'Edit other payment'], ['Outcome']),
  ]),
  page('/pay/cashflow', ['Sổ quỹ', 'Cash book'], ['CashFlow']),
  page('/pay/shift/data/list', ['Ca bán hàng', 'Shifts'], ['Shift']),
  page('/stock/productinstock/list', ['Hàng tồn kho', 'Products in stock'], ['ProductInStock']),
  page('/stock/productinstock/grid', ['Hàng tồn kho', 'Products in stock'], ['ProductInStock']),
  page('/system/settingprice/pricelevel/create', ['Thêm bảng giá', 'Add price level'], ['PriceSetting'], 'A'),
  page('/reports/reportbill/data/list', reportHome, reportFunctions),
  page(
    '/reports/reportbill/data/detailMoneySaleCustomer',
    ['Báo cáo chi tiết bán hàng theo khách hàng', 'Sales detail by customer'],
    ['ReportSales'],
  ),
  page(
    '/reports/reportbill/data/sumProductPurchase',
    ['Báo cáo tổng hợp hàng mua', 'Purchase summary'],
    ['ReportPurchase'],
  ),
  page('/reports/reportbill/data/detailTagStore', ['Báo cáo thẻ kho', 'Stock card'], ['ReportStock']),
  page(
    '/reports/reportbill/data/sumPayable',
    ['Báo cáo tổng hợp công nợ phải trả', 'Payables summary'],
    ['ReportPayable'],
  ),
  page(
    '/reports/reportbill/data/sumReceivableDebts',
    ['Báo cáo tổng hợp công nợ phải thu', 'Receivables summary'],
    ['ReportReceivable'],
  ),
  page('/system/config', ['Cấu hình', 'Config'], ['Config']),
  page('/system/config/company', ['Thông tin công ty', 'Company info'], ['Config']),
  page('/system/groupuser', ['Nhóm người dùng', 'User groups'], ['GroupUser']),
  page('/system/permission', ['Phân quyền', 'Permissions'], ['GroupUser']),
  page('/system/userrole/user/list', ['Người dùng', 'Users'], ['User']),
  page(`/system/userrole/user/detail/${unknownId}`, ['Chi tiết người dùng', 'Details of user'], ['User']),
  page('/system/userrole/group/create', ['Thêm nhóm người dùng', 'Add user group'], ['GroupUser'], 'A'),
  page('/system/printtemplate/5', ['Mẫu in', 'Print templates'], ['PrintTemplate']),
  page('/system/event', ['Nhật ký thao tác', 'Activity log'], ['Event']),
  page('/general/table', ['Bảng', 'Table'], []),
  page('/noaccess', ['Không có quyền', 'No access'], []),
  page('/nothing/here', ['Không tìm thấy trang', 'Page not found'], []),
]

const listOf = (path: string) => [...documents, ...lists].find(({ base }) => path.startsWith(base))!
const toList = (path: string, to: string): Address => redirect(path, to, listOf(to).functions, listOf(to).entry)
const reports = '/reports/reportbill/data/list'
const redirects: readonly Address[] = [
  redirect('/dashboard', '/', [], ['Dashboard', 'Dashboard']),
  toList('/purchase/company', '/purchase/company/list'),
  toList('/category/company', '/category/company/list'),
  toList('/stock/product', '/stock/product/list'),
  toList('/purchase/bill', '/purchase/listimport/list'),
  toList('/purchase/payment', '/purchase/outcome/list'),
  toList('/purchase/purchasing', '/purchase/purchaseimport/list'),
  toList('/purchase/quote', '/sales/quote/data/list'),
  toList('/pay/payment', '/pay/outcome/list'),
  toList('/stock/stocktake', '/stock/checkstore/list'),
  redirect('/purchase/product', '/purchase/product/list', [], goods.entry),
  redirect('/stock/productbegin', '/stock/productbegin/list', ['ProductBegin'], ['Tồn đầu kỳ', 'Opening stock']),
  redirect('/sales/report', `${reports}?group=sales`, ['ReportSales'], reportHome),
  redirect('/purchase/report', `${reports}?group=purchase`, ['ReportPurchase'], reportHome),
  redirect('/pay/report', `${reports}?group=receivable,payable`, ['ReportReceivable', 'ReportPayable'], reportHome),
  redirect('/stock/stockreport', `${reports}?group=stock`, ['ReportStock'], reportHome),
  redirect(
    '/stock/inventoryreport',
    '/reports/reportbill/data/detailImportInventory',
    ['ReportStock'],
    ['Báo cáo nhập xuất tồn', 'Stock movement'],
  ),
  redirect('/reports/reportbill', reports, reportFunctions, reportHome),
]

export const addresses: readonly Address[] = [
  ...documents.flatMap(pagesOf),
  ...lists.flatMap(pagesOf),
  ...others,
  ...redirects,
]

/** What the delivered groups may read (R) and add (A), contract system §7.3; `null`: everything. */
const categories = ['Customer', 'Product', 'Store', 'Employee', 'Region', 'Category']
const goodsDocuments = ['Import', 'Trans', 'OtherImport', 'OtherOrder', 'CheckStore']
const salesDocuments = ['Quote', 'PurchaseOrder', 'Order', 'ImportReturn', 'Income']
const purchases = ['PurchaseImport', 'OrderReturn', 'Outcome']
const accounts = [...salesDocuments, ...goodsDocuments, ...purchases, 'TransCurr', 'ProductBegin', ...categories]
export const groups: Readonly<Record<string, Readonly<Record<'R' | 'A', readonly string[]>> | null>> = {
  admin: null,
  ketoan: { R: [...accounts, 'CashFlow', 'COD', ...reportFunctions, 'Config', 'ProductInStock'], A: accounts },
  banhang: {
    R: [...salesDocuments, 'Customer', 'Shipping', 'ReportSales', 'ReportReceivable', 'Dashboard'],
    A: [...salesDocuments, 'Customer', 'Shipping'],
  },
  thukho: { R: [...goodsDocuments, 'Order', 'ProductInStock', 'ReportStock'], A: goodsDocuments },
}

export const mayOpen = (user: string, { functions, flag }: Address): boolean => {
  const group = groups[user]
  // Reading and adding goods and their groups is never restricted (contract README §12.1).
  return !group || functions.length === 0 || functions.some((one) => one === 'Product' || group[flag].includes(one))
}
