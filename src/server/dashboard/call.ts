/** Figures of the start page (contract system §10.1): a part is null without the right of its function. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { addDays, daysBetween, firstOfMonth, lastOfMonth, readDay, type Day } from '#kernel/day.ts'
import { Unreadable } from '#kernel/problem.ts'
import { may, needs, type FunctionId } from '#model/right.ts'
import type { Dashboard, DebtFigures } from '#wire/dashboard.ts'
import { earliest, latest } from '#wire/values.ts'
import type { Call, Input } from './call.ts'
import { fromQuery } from './query.ts'

interface Range {
  from: Day
  to: Day
}

/** Turnover before tax of a range in base currency: bills less returns. The heads carry it as their first sum. */
const turnover = ({ from, to }: Range): Statement => sql`
  select coalesce(sum(case kind when 'salesBill' then sums[1] else -sums[1] end * exchange_rate), 0)::float8 as net,
    count(*) filter (where kind = 'salesBill')::int as bills,
    coalesce(sum(sums[1] * exchange_rate) filter (where kind = 'salesReturn'), 0)::float8 as returned
  from document where kind in ('salesBill', 'salesReturn') and status = 1 and day between ${from} and ${to}`

const byDay = ({ from, to }: Range): Statement => sql`
  select to_char(g.day, 'YYYY-MM-DD') as "dtDate", coalesce(s.net, 0)::float8 as "Doanhso"
  from generate_series(${from}::date, ${to}::date, interval '1 day') g (day)
  left join (select day, sum(case kind when 'salesBill' then sums[1] else -sums[1] end * exchange_rate) as net from document
    where kind in ('salesBill', 'salesReturn') and status = 1 and day between ${from} and ${to} group by day) s on s.day = g.day
  order by g.day`

const topProducts = ({ from, to }: Range): Statement => sql`
  select p.code as "ProductID", p.name as "ProductName", s.quantity::float8 as "Qty", s.net::float8 as "Total"
  from (select l.product_id, sum(l.base_quantity) as quantity, sum(l.taxable * d.exchange_rate) as net
    from document d join sales_bill_line l on l.tenant_id = d.tenant_id and l.document_id = d.id
    where d.kind = 'salesBill' and d.status = 1 and d.day between ${from} and ${to} group by l.product_id order by net desc limit 5) s
  join product p on p.id = s.product_id order by s.net desc, p.code`

const topCustomers = ({ from, to }: Range): Statement => sql`
  select p.code as "ObjID", p.name as "ObjName", s.net::float8 as "Total"
  from (select partner_id, sum(case kind when 'salesBill' then sums[1] else -sums[1] end * exchange_rate) as net from document
    where kind in ('salesBill', 'salesReturn') and status = 1 and day between ${from} and ${to} group by partner_id order by net desc limit 5) s
  join partner p on p.id = s.partner_id where s.net > 0 order by s.net desc, p.code`

/** `bills`: how many of what is overdue were incurred, not lent or opened with; for customers these are sales bills. */
const debts = (side: 'receivable' | 'payable', today: Day): Statement => sql`
  select coalesce((select sum(amount) from debt_balance where side = ${side}), 0)::float8 / 10000 as balance,
    coalesce(sum(amount - settled), 0)::float8 / 10000 as overdue, (count(*) filter (where column_name = 'incurred'))::int as bills
  from debt_entry where side = ${side} and amount <> settled and amount > 0 and due < ${today}`

const cash = sql`select f.id as "Id", f.name as "Name", (f.opening_balance + coalesce(b.amount, 0) / 10000.0)::float8 as balance
  from fund f left join cash_balance b on b.tenant_id = f.tenant_id and b.fund_id = f.id where f.active order by f.kind desc, f.code`

const stock = sql`select coalesce(sum(s.value), 0)::float8 / 10000 as value,
    count(*) filter (where p.stock_min > coalesce(s.quantity, 0) / 10000.0)::int as "belowMin",
    count(*) filter (where p.stock_max < coalesce(s.quantity, 0) / 10000.0)::int as "aboveMax"
  from product p left join (select product_id, sum(quantity) as quantity, sum(value) as value from stock_balance group by product_id) s on s.product_id = p.id
  where p.active`

const drafts = sql`select count(*)::int as count from document where kind = 'salesBill' and status = 4`

const routes = {
  overdueBills: '/reports/reportbill/data/overDueDebtsCollect',
  drafts: '/sales/billsales/data/list?status=4',
}

const rangeOf = (scope: Scope, { query }: Input): Range => {
  const read = (name: string, otherwise: Day): Day => {
    const text = fromQuery(query, name)?.trim()
    if (!text) return otherwise
    const day = readDay(text, scope.settings.timeZone)
    if (!day) throw new Unreadable('invalid', { label: 'document.date' })
    // Documents have no other days, and the database no time before them.
    return day < earliest ? earliest : day > latest ? latest : day
  }
  return { from: read('FromDate', firstOfMonth(scope.today)), to: read('ToDate', lastOfMonth(scope.today)) }
}

/** At most a year by the day: more bars say nothing. */
const shortened = ({ from, to }: Range): Range =>
  daysBetween(from, to) > 366 ? { from: addDays(to, -366), to } : { from, to }

const one = <T>(rows: readonly unknown[] | undefined): T | null => (rows?.[0] as T | undefined) ?? null

type TopProduct = NonNullable<Dashboard['topProducts']>[number]
type Debts = DebtFigures & { bills: number }
const figuresOf = (debt: Debts | null): DebtFigures | null => debt && { balance: debt.balance, overdue: debt.overdue }

const figures = async (scope: Scope, input: Input): Promise<Dashboard> => {
  const range = rangeOf(scope, input)
  const days = daysBetween(range.from, range.to) + 1
  const previous = { from: addDays(range.from, -days), to: addDays(range.from, -1) }
  const sees = (id: FunctionId) => may(scope.user.rights, id, 'R')
  const ask = async (isSeen: boolean, statements: readonly Statement[]): Promise<unknown[][] | null> =>
    isSeen ? scope.tx.batch(statements) : null
  const today = { from: scope.today, to: scope.today }
  const [best, sales, owed, payable, funds, goods, waiting] = await Promise.all([
    // What was sold is read line by line: as long as all the rest together.
    sees('ReportSales') ? scope.tx.alongside<TopProduct>(topProducts(range)) : null,
    ask(sees('ReportSales'), [
      turnover(today),
      turnover(range),
      turnover(previous),
      byDay(shortened(range)),
      topCustomers(range),
    ]),
    ask(sees('ReportReceivable') || sees('Order'), [debts('receivable', scope.today)]),
    ask(sees('ReportPayable'), [debts('payable', scope.today)]),
    ask(sees('CashFlow'), [cash]),
    ask(sees('ReportStock'), [stock]),
    ask(sees('Order'), [drafts]),
  ])
  type Turnover = { net: number; bills: number; returned: number }
  const inRange = one<Turnover>(sales?.[1])
  const receivable = one<Debts>(owed?.[0])
  const todo = (key: keyof typeof routes, count: number | undefined) =>
    sees('Order') && count ? [{ key, count, route: routes[key] }] : []
  const store = one<{ value: number; belowMin: number; aboveMax: number }>(goods?.[0])
  return {
    sales: inRange && {
      today: one<Turnover>(sales![0])!.net,
      range: inRange.net,
      previousRange: one<Turnover>(sales![2])!.net,
      billCount: inRange.bills,
      returnAmount: inRange.returned,
    },
    salesByDay: (sales?.[3] as Dashboard['salesByDay'] | undefined) ?? null,
    topProducts: best,
    topCustomers: (sales?.[4] as Dashboard['topCustomers'] | undefined) ?? null,
    receivable: sees('ReportReceivable') ? figuresOf(receivable) : null,
    payable: figuresOf(one<Debts>(payable?.[0])),
    cash: (funds?.[0] as Dashboard['cash'] | undefined) ?? null,
    stock: store && { ...store, value: sees('CostView') ? store.value : null },
    todo: [...todo('overdueBills', receivable?.bills), ...todo('drafts', one<{ count: number }>(waiting?.[0])?.count)],
  }
}

export const dashboardCalls: readonly Call[] = [
  { path: 'Dashboard/getInfo', demand: needs(['Dashboard', 'R']), plans: 'anew', run: figures },
]
