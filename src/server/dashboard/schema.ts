/** The schema of what the start page is answered (`wire/dashboard.ts`). */
import { count, flag, day, id, integer, list, named, nullable, number, object, oneOf, text } from '#model/schema.ts'

const soldOnDay = object({ dtDate: day, Doanhso: number })
const late = list(object({ Id: id, ObjID: text, ObjName: text, overdue: number, days: integer }))
const debts = object({ balance: number, overdue: number, late })

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
  balance: number,
  currencyCode: nullable(text),
  balanceBase: nullable(number),
})
const shortOf = object({ Id: id, ProductID: text, ProductName: text, Unit: text, QInstock: number, stockMin: number })
const stock = object({ value: nullable(number), belowMin: count, aboveMax: count, short: list(shortOf) })
const own = object({
  employeeId: nullable(id),
  today: number,
  todayCount: count,
  range: number,
  billCount: count,
  overdue: number,
  overdueCount: count,
  late,
})

const whose = oneOf('company', 'stores', 'own')

export const dashboardSchema = named('Dashboard', () =>
  object({
    whose: object({ sales: whose, stock: whose }),
    sales: nullable(turnover),
    salesByDay: nullable(list(soldOnDay)),
    previousByDay: nullable(list(soldOnDay)),
    topProducts: nullable(list(topProduct)),
    topCustomers: nullable(list(topCustomer)),
    receivable: nullable(debts),
    payable: nullable(debts),
    cash: nullable(list(fund)),
    stock: nullable(stock),
    mine: nullable(own),
    today: list(object({ kind: text, count, route: text })),
    closing: nullable(object({ lockDate: nullable(text), openDays: count })),
    guide: nullable(object({ isEmpty: flag })),
    todo: list(object({ key: text, count, route: text }, { kind: text })),
  }),
)

const earned = object({ net: number, cost: number, profit: number, percent: nullable(number) })
const held = { today: number, range: number, previous: number }

export const performanceSchema = named('Performance', () =>
  object({
    from: day,
    to: day,
    previousFrom: day,
    previousTo: day,
    profit: nullable(object({ today: earned, range: earned, previous: earned })),
    cash: nullable(object({ ...held, in: number, out: number })),
    stock: nullable(object(held)),
  }),
)
