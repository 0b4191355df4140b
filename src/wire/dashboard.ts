/** `api/Dashboard/getInfo` (contract system §10.1): a part is null without R of its function. */
export interface Dashboard {
  sales: { today: number; range: number; previousRange: number; billCount: number; returnAmount: number } | null
  salesByDay: readonly { dtDate: string; Doanhso: number }[] | null
  topProducts: readonly { ProductID: string; ProductName: string; Qty?: number; Total: number }[] | null
  topCustomers: readonly { ObjID: string; ObjName: string; Total: number }[] | null
  receivable: DebtFigures | null
  payable: DebtFigures | null
  cash: readonly { Id: string; Name: string; balance: number }[] | null
  /** `value` only with CostView. */
  stock: { value: number | null; belowMin: number; aboveMax: number } | null
  /** `key` names the text of the catalogue: `todo.{key}`. */
  todo: readonly { key: string; count: number; route: string }[] | null
}
export interface DebtFigures {
  balance: number
  overdue: number
}
