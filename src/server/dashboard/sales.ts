/**
 * Sales: turnover, turnover by day, and the best products and sellers. Calculated like the sales reports (contract
 * reports §1.1).
 */
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { addDays, daysBetween } from '#kernel/day.ts'
import { everything, tradeLines } from '#reports/_shared/lines.server.ts'
import { baseOf, tradeHeads, type Base } from '#documents/trade.server.ts'
import type { OwnSales, SoldOnDay, TopCustomer, TopProduct, Turnover } from '#wire/dashboard.ts'
import { late, lateOf, type LateRow } from './debts.ts'
import { exact, type Part, type Range } from './part.ts'

interface TurnoverRow {
  net: string
  bills: number
  returned: string
}
const turnover = (range: Range, base: Base, more?: Sql): Statement => sql`
  select coalesce(sum(x.net), 0) as net, count(*) filter (where x.sign > 0)::int as bills,
    coalesce(-sum(x.net) filter (where x.sign < 0), 0) as returned
  from (${tradeHeads('sales', range, base, more)}) x`

const byDay = (range: Range, base: Base): Statement => sql`
  select to_char(g.day, 'YYYY-MM-DD') as "dtDate", coalesce(s.net, 0) as net
  from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') g (day)
  left join (select x.day, sum(x.net) as net from (${tradeHeads('sales', range, base)}) x group by x.day) s on s.day = g.day
  order by g.day`

/** At most one year by day, because more bars are not readable. */
const shortened = ({ from, to }: Range): Range =>
  daysBetween(from, to) > 366 ? { from: addDays(to, -366), to } : { from, to }
/** The period of the same length immediately before. */
const before = ({ from, to }: Range): Range => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
})

const topCustomers = (range: Range, base: Base): Statement => sql`
  select p.id as "Id", coalesce(g.name, '') as nhomkhach, p.code as makhachhang, p.name as tenkhachhang, coalesce(p.phone1, '') as dienthoai,
    coalesce(p.address1, '') as diachi, s.net
  from (select x.partner_id, sum(x.net) as net from (${tradeHeads('sales', range, base)}) x group by x.partner_id) s
  join partner p on p.id = s.partner_id
  left join partner_group g on g.tenant_id = p.tenant_id and g.id = p.group_id
  where s.net > 0 order by s.net desc, p.code_key limit 5`

interface SalesParts {
  sales: Turnover
  salesByDay: SoldOnDay[]
  previousByDay: SoldOnDay[]
  topCustomers: TopCustomer[]
}

export const salesPart = (scope: Scope, range: Range): Part<SalesParts> => {
  const base = baseOf(scope)
  const previous = before(range)
  const days = shortened(range)
  const ofDays = (rows: readonly unknown[]): SoldOnDay[] =>
    (rows as { dtDate: string; net: string }[]).map(({ dtDate, net: amount }) => ({ dtDate, Doanhso: exact(amount) }))
  return {
    statements: [
      turnover({ from: scope.today, to: scope.today }, base),
      turnover(range, base),
      turnover(previous, base),
      byDay(days, base),
      byDay(before(days), base),
      topCustomers(range, base),
    ],
    toFigures: ([ofToday, ofRange, ofPrevious, perDay, perDayBefore, customers]) => {
      const [today] = ofToday as TurnoverRow[]
      const [whole] = ofRange as TurnoverRow[]
      const [earlier] = ofPrevious as TurnoverRow[]
      return {
        sales: {
          today: exact(today!.net),
          todayCount: today!.bills,
          range: exact(whole!.net),
          billCount: whole!.bills,
          returnAmount: exact(whole!.returned),
          previousRange: exact(earlier!.net),
          previousFrom: previous.from,
          previousTo: previous.to,
        },
        salesByDay: ofDays(perDay!),
        previousByDay: ofDays(perDayBefore!),
        topCustomers: (customers as (Omit<TopCustomer, 'stt' | 'doanhso'> & { net: string })[]).map(
          ({ net: amount, ...row }, index) => ({ ...row, stt: index + 1, doanhso: exact(amount) }),
        ),
      }
    },
  }
}

interface ProductRow extends Omit<TopProduct, 'Ordinal' | 'Qty' | 'Total'> {
  quantity: string
  net: string
}
/** Report R7 by value: returns are subtracted; ties are ordered by quantity, then code. */
export const topProducts = async (scope: Scope, range: Range): Promise<TopProduct[]> => {
  // Runs on a second connection: reading all sold lines takes as long as all other parts together.
  const rows = await scope.tx.alongside<ProductRow>(sql`
    with sold as (${tradeLines('sales', { ...range, ...everything })})
    select p.id as "Id", g.name as "GroupName", p.code as "ProductID", p.name as "ProductName", u.name as "Unit", s.quantity, s.net
    from (select product_id, sum(sign * base_quantity) as quantity, sum(sign * round(taxable * exchange_rate, ${baseOf(scope).decimals}::integer)) as net from sold group by product_id) s
    join product p on p.id = s.product_id
    join product_group g on g.tenant_id = p.tenant_id and g.id = p.group_id
    join unit u on u.tenant_id = p.tenant_id and u.id = p.unit_id
    where s.net > 0 order by s.net desc, s.quantity desc, p.code_key limit 5`)
  return rows.map(({ quantity, net: amount, ...row }, index) => ({
    ...row,
    Ordinal: index + 1,
    Qty: exact(quantity),
    Total: exact(amount),
  }))
}

/**
 * Restricts to the documents of the user: those that name the user's employee record, or, without one, those created
 * by the user.
 */
const ownDocuments = ({ user }: Scope): Sql =>
  user.employee ? sql` and d.employee_id = ${user.employee}` : sql` and d.created_by_id = ${user.id}`

export const ownPart = (scope: Scope, range: Range): Part<OwnSales> => {
  const base = baseOf(scope)
  const own = ownDocuments(scope)
  return {
    statements: [
      turnover({ from: scope.today, to: scope.today }, base, own),
      turnover(range, base, own),
      late('receivable', scope.today, own),
    ],
    toFigures: ([ofToday, ofRange, overdue]) => {
      const [today] = ofToday as TurnoverRow[]
      const [whole] = ofRange as TurnoverRow[]
      const { overdue: amount, bills, late: partners } = lateOf(overdue as LateRow[])
      return {
        employeeId: scope.user.employee,
        today: exact(today!.net),
        todayCount: today!.bills,
        range: exact(whole!.net),
        billCount: whole!.bills,
        overdue: amount,
        overdueCount: bills,
        late: partners,
      }
    },
  }
}
