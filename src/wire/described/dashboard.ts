/** The calls of `api/Dashboard` (contract system §10.1): the start page, and what waits for the user. */
import { describe, type AnswerMeaning } from '#model/call.ts'
import { needs } from '#model/right.ts'
import {
  asked,
  count,
  day,
  flag,
  id,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  type Meaning,
} from '#model/schema.ts'

const soldOnDay = object({ dtDate: day, Doanhso: number })
/** `days`: overdue of the oldest document. */
const overduePartner = object({ Id: id, ObjID: text, ObjName: text, overdue: number, days: integer })
/** `late`: the partners with the largest overdue debt. */
const debts = object({ balance: number, overdue: number, late: list(overduePartner) })

const turnover = object({
  today: number,
  todayCount: count,
  range: number,
  billCount: count,
  returnAmount: number,
  previousRange: number,
  previousFrom: day,
  previousTo: day,
})
const topProduct = object({
  Id: id,
  Ordinal: integer,
  GroupName: text,
  ProductID: text,
  ProductName: text,
  Unit: text,
  Qty: number,
  Total: number,
})
const topCustomer = object({
  Id: id,
  stt: integer,
  nhomkhach: text,
  makhachhang: text,
  tenkhachhang: text,
  dienthoai: text,
  diachi: text,
  doanhso: number,
})
const fund = object({
  Id: id,
  Name: text,
  // In the currency of the fund, whose code is given if it is not the base currency.
  balance: number,
  currencyCode: nullable(text),
  // In base currency by the rate of the list of currencies; null if that has none.
  balanceBase: nullable(number),
})
const shortOf = object({ Id: id, ProductID: text, ProductName: text, Unit: text, QInstock: number, stockMin: number })
const stock = object({
  // Only with CostView, otherwise null.
  value: nullable(number),
  belowMin: count,
  aboveMax: count,
  // The goods furthest below their minimum stock.
  short: list(shortOf),
})
const ownSales = object({
  // The user's employee record; null: the figures are of documents created by the user.
  employeeId: nullable(id),
  today: number,
  todayCount: count,
  range: number,
  billCount: count,
  overdue: number,
  overdueCount: count,
  // Customers with overdue bills of this user.
  late: list(overduePartner),
})

/** Of everybody, of the user's stores, or of the user himself. */
const whose = oneOf('company', 'stores', 'own')

/** A part is null if the user lacks right R of its function. Amounts are in base currency. */
const dashboardSchema = named('Dashboard', () =>
  object({
    // Whose the figures are: debts and money are those of the company.
    whose: object({ sales: whose, stock: whose }),
    // Needs ReportSales. Net revenue as in the reports.
    sales: nullable(turnover),
    salesByDay: nullable(list(soldOnDay)),
    // The period of the same length immediately before.
    previousByDay: nullable(list(soldOnDay)),
    // Reports R7 (by value) and R6, five rows each.
    topProducts: nullable(list(topProduct)),
    topCustomers: nullable(list(topCustomer)),
    // Needs ReportReceivable or ReportPayable.
    receivable: nullable(debts),
    payable: nullable(debts),
    // Needs CashFlow.
    cash: nullable(list(fund)),
    // Needs ReportStock.
    stock: nullable(stock),
    // The user's own sales; for users who may sell but not see the funds.
    mine: nullable(ownSales),
    // Today's posted documents by kind, for the kinds the user may read.
    today: list(object({ kind: text, count, route: text })),
    // Needs Config. The lock date, and how many later days have documents.
    closing: nullable(object({ lockDate: nullable(text), openDays: count })),
    // The guided start stands on the page, in place of the figures where nothing was posted yet; null: it does not.
    guide: nullable(object({ isEmpty: flag })),
    // `key` selects the text `todo.{key}` of the catalogue; `kind` is the kind of document.
    todo: list(object({ key: text, count, route: text }, { kind: text })),
  }),
)

/** `percent`: of net; null where that is nothing. */
const earned = object({ net: number, cost: number, profit: number, percent: nullable(number) })
/** At the end of today, of the range, and of the one before it. */
const heldKeys = { today: number, range: number, previous: number }
const held = object(heldKeys)
/** At the end of today, at the end of the range, and before its first day. */
const owed = object({ today: number, range: number, opening: number })

/**
 * What was earned in a range, and what money, stock and debts came to at its end, each as the report or book says that the page
 * opens for it. A range that contains today ends today.
 */
const performanceSchema = named('Performance', () =>
  object({
    from: day,
    to: day,
    // What is compared with, as `previousFrom` of the turnover.
    previousFrom: day,
    previousTo: day,
    // Needs ReportProfit and CostView.
    profit: nullable(object({ today: earned, range: earned, previous: earned })),
    // Needs CashFlow. All funds in base currency; `in` and `out` are those of the range.
    cash: nullable(object({ ...heldKeys, in: number, out: number })),
    // Needs ReportStock and CostView.
    stock: nullable(held),
    // Needs ReportReceivable or ReportPayable. In base currency.
    receivable: nullable(owed),
    payable: nullable(owed),
  }),
)

/** What waits for the user, late things first; counts may be 0. */
const attentionSchema = named('Attention', () =>
  object({
    items: list(
      object(
        {
          // Selects its text, `todo.{key}`.
          key: text,
          count,
          // The list or page that shows exactly what is counted.
          route: text,
          // Somebody waits already, or something failed.
          late: flag,
        },
        // The kind of document, where the text does not name it.
        { kind: text },
      ),
    ),
  }),
)

const range = [asked('FromDate', day), asked('ToDate', day)] as const

export const dashboard = describe({
  path: 'Dashboard/getInfo',
  about: { query: range, answers: dashboardSchema },
  demand: needs(['Dashboard', 'R']),
  plans: 'anew',
  byReplica: true,
})
export const performance = describe({
  path: 'Dashboard/getPerformance',
  about: { query: range, answers: performanceSchema },
  demand: needs(['Dashboard', 'R']),
  plans: 'anew',
  byReplica: true,
})
export const attention = describe({
  path: 'Dashboard/getAttention',
  about: { answers: attentionSchema },
  demand: 'anyRight',
  plans: 'anew',
  byReplica: true,
  // What takes longer is not worth waiting for: it is asked again with a later page.
  timeoutMs: 3000,
})

export type Dashboard = AnswerMeaning<typeof dashboard>
export type Turnover = Meaning<typeof turnover>
export type SoldOnDay = Meaning<typeof soldOnDay>
export type TopProduct = Meaning<typeof topProduct>
export type TopCustomer = Meaning<typeof topCustomer>
export type DebtFigures = Meaning<typeof debts>
export type OverduePartner = Meaning<typeof overduePartner>
export type FundFigures = Meaning<typeof fund>
export type StockFigures = Meaning<typeof stock>
export type OwnSales = Meaning<typeof ownSales>
export type Performance = AnswerMeaning<typeof performance>
export type EarningsAnswer = Meaning<typeof earned>
export type HoldingsAnswer = Meaning<typeof held>
export type DebtsAnswer = Meaning<typeof owed>
export type Attention = AnswerMeaning<typeof attention>
export type AttentionItem = Attention['items'][number]
