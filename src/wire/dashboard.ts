/** `api/Dashboard/getInfo` (contract system §10.1): a part is null without R of its function. Amounts are in the base currency. */
export interface Dashboard {
  /** ReportSales. Net revenue, as the reports measure it. */
  sales: Turnover | null
  salesByDay: readonly SoldOnDay[] | null
  /** As many days, right before the range. */
  previousByDay: readonly SoldOnDay[] | null
  /** R7 by value, and R6: five rows each. */
  topProducts: readonly TopProduct[] | null
  topCustomers: readonly TopCustomer[] | null
  /** ReportReceivable, ReportPayable. */
  receivable: DebtFigures | null
  payable: DebtFigures | null
  /** CashFlow. */
  cash: readonly FundFigures[] | null
  /** ReportStock. */
  stock: StockFigures | null
  /** What the caller sold himself; for who may sell and does not see the tills. */
  mine: OwnSales | null
  /** Posted documents of today, by kind; of the kinds one may read. */
  today: readonly { kind: string; count: number; route: string }[]
  /** Config: up to which day the books are closed, and how many days since have documents. */
  closing: { lockDate: string | null; openDays: number } | null
  /** What there is before the first bill; null when there is one. */
  guide: { products: number; customers: number; openingStocks: number } | null
  /** `key` names the text of the catalogue: `todo.{key}`; `kind` the document it speaks of. */
  todo: readonly { key: string; kind?: string; count: number; route: string }[]
}
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
  /** Whose overdue debt is largest. */
  late: readonly OverduePartner[]
}
export interface OverduePartner {
  Id: string
  ObjID: string
  ObjName: string
  overdue: number
  /** Of the oldest bill. */
  days: number
}
export interface FundFigures {
  Id: string
  Name: string
  balance: number
}
export interface StockFigures {
  /** Only with CostView. */
  value: number | null
  belowMin: number
  aboveMax: number
  /** Furthest below their minimum. */
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
  /** Whose; null: of what the user wrote. */
  employeeId: string | null
  today: number
  todayCount: number
  range: number
  billCount: number
  overdue: number
  overdueCount: number
  /** Customers whose bills of his are overdue. */
  late: readonly OverduePartner[]
}
