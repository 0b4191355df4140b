/**
 * Response of `api/Dashboard/getInfo` (contract system §10.1). A part is null if the user lacks right R of its
 * function. Amounts are in base currency.
 */
export interface Dashboard {
  /** Whose the figures are: debts and money are those of the company. */
  whose: { sales: Whose; stock: Whose }
  /** Needs ReportSales. Net revenue as in the reports. */
  sales: Turnover | null
  salesByDay: readonly SoldOnDay[] | null
  /** The period of the same length immediately before. */
  previousByDay: readonly SoldOnDay[] | null
  /** Reports R7 (by value) and R6, five rows each. */
  topProducts: readonly TopProduct[] | null
  topCustomers: readonly TopCustomer[] | null
  /** Needs ReportReceivable or ReportPayable. */
  receivable: DebtFigures | null
  payable: DebtFigures | null
  /** Needs CashFlow. */
  cash: readonly FundFigures[] | null
  /** Needs ReportStock. */
  stock: StockFigures | null
  /** The user's own sales; for users who may sell but not see the funds. */
  mine: OwnSales | null
  /** Today's posted documents by kind, for the kinds the user may read. */
  today: readonly { kind: string; count: number; route: string }[]
  /** Needs Config. The lock date, and how many later days have documents. */
  closing: { lockDate: string | null; openDays: number } | null
  /** The guided start stands on the page, in place of the figures where nothing was posted yet; null: it does not. */
  guide: { isEmpty: boolean } | null
  /** `key` selects the text `todo.{key}` of the catalogue; `kind` is the kind of document. */
  todo: readonly { key: string; kind?: string; count: number; route: string }[]
}
/**
 * Response of `api/Dashboard/getPerformance`: what was earned in a range, and what money and stock came to at its end,
 * each as the report or book says that the page opens for it. A range that contains today ends today.
 */
export interface Performance {
  from: string
  to: string
  /** What is compared with, as `previousFrom` of `Turnover`. */
  previousFrom: string
  previousTo: string
  /** Needs ReportProfit and CostView. */
  profit: { today: Earned; range: Earned; previous: Earned } | null
  /** Needs CashFlow. All funds in base currency; `in` and `out` are those of the range. */
  cash: (Held & { in: number; out: number }) | null
  /** Needs ReportStock and CostView. */
  stock: Held | null
}
export interface Earned {
  net: number
  cost: number
  profit: number
  /** Of net; null where that is nothing. */
  percent: number | null
}
/** At the end of today, of the range, and of the one before it. */
export interface Held {
  today: number
  range: number
  previous: number
}

/** Of everybody, of the user's stores, or of the user himself. */
type Whose = 'company' | 'stores' | 'own'
export interface Turnover {
  today: number
  todayCount: number
  range: number
  billCount: number
  returnAmount: number
  previousRange: number
  previousFrom: string
  previousTo: string
}
export interface SoldOnDay {
  dtDate: string
  Doanhso: number
}
export interface TopProduct {
  Id: string
  Ordinal: number
  GroupName: string
  ProductID: string
  ProductName: string
  Unit: string
  Qty: number
  Total: number
}
export interface TopCustomer {
  Id: string
  stt: number
  nhomkhach: string
  makhachhang: string
  tenkhachhang: string
  dienthoai: string
  diachi: string
  doanhso: number
}
export interface DebtFigures {
  balance: number
  overdue: number
  /** The partners with the largest overdue debt. */
  late: readonly OverduePartner[]
}
export interface OverduePartner {
  Id: string
  ObjID: string
  ObjName: string
  overdue: number
  /** Days overdue of the oldest document. */
  days: number
}
export interface FundFigures {
  Id: string
  Name: string
  /** In the currency of the fund, whose code is given if it is not the base currency. */
  balance: number
  currencyCode: string | null
  /** In base currency by the rate of the list of currencies; null if that has none. */
  balanceBase: number | null
}
export interface StockFigures {
  /** Only with CostView, otherwise null. */
  value: number | null
  belowMin: number
  aboveMax: number
  /** The goods furthest below their minimum stock. */
  short: readonly {
    Id: string
    ProductID: string
    ProductName: string
    Unit: string
    QInstock: number
    stockMin: number
  }[]
}
export interface OwnSales {
  /** The user's employee record; null: the figures are of documents created by the user. */
  employeeId: string | null
  today: number
  todayCount: number
  range: number
  billCount: number
  overdue: number
  overdueCount: number
  /** Customers with overdue bills of this user. */
  late: readonly OverduePartner[]
}
