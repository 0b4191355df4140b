/**
 * Sales: turnover, turnover by day, and the best products and sellers. Calculated like the sales reports (contract
 * reports §1.1).
 */
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { seenDebts } from '#engine/ledger/seen-debts.ts'
import type { Statement } from '#engine/tx.ts'
import { addDays, daysBetween, rangeBefore, type Day } from '#kernel/day.ts'
import { decimal, sum, toNumber } from '#kernel/decimal.ts'
import { everything } from '#reports/_shared/lines.server.ts'
import { soldIn } from '#reports/_shared/sales-sums.server.ts'
import { baseOf, tradeHeads, type Base } from '#documents/trade.server.ts'
import type { OwnSales, SoldOnDay, TopCustomer, TopProduct, Turnover } from '#wire/described/dashboard.ts'
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

interface DayRow {
  day: Day
  net: string
  bills: number
  returned: string
}
/** The same for each day on which anything was sold, so that sums of several ranges need one reading. */
const byDay = (range: Range, base: Base): Statement => sql`
  select to_char(x.day, 'YYYY-MM-DD') as day, sum(x.net) as net, count(*) filter (where x.sign > 0)::int as bills,
    coalesce(-sum(x.net) filter (where x.sign < 0), 0) as returned
  from (${tradeHeads('sales', range, base)}) x group by x.day`

const within = (rows: readonly DayRow[], { from, to }: Range): DayRow[] =>
  rows.filter(({ day }) => day >= from && day <= to)
const total = (rows: readonly DayRow[], of: 'net' | 'returned'): number =>
  toNumber(sum(rows.map((row) => decimal(row[of]))))

/** Every day of a range, also those on which nothing was sold. */
const soldOnDays = (rows: readonly DayRow[], { from, to }: Range): SoldOnDay[] => {
  const sold = new Map(rows.map(({ day, net }) => [day, net]))
  const count = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index)
    return { dtDate: day, Doanhso: exact(sold.get(day) ?? '0') }
  })
}

/** At most one year by day, because more bars are not readable. */
const shortened = ({ from, to }: Range): Range =>
  daysBetween(from, to) > 366 ? { from: addDays(to, -366), to } : { from, to }
const topCustomers = (range: Range, base: Base): Statement => sql`
  select p.id as "Id", coalesce(g.name, '') as nhomkhach, p.code as makhachhang, p.name as tenkhachhang, coalesce(p.phone1, '') as dienthoai,
    coalesce(p.address1, '') as diachi, s.net
  from (select x.partner_id, sum(x.net) as net from (${tradeHeads('sales', range, base)}) x group by x.partner_id) s
  join partner p on ${sql.ours('p')} and p.id = s.partner_id
  left join partner_group g on ${sql.ours('g')} and g.tenant_id = p.tenant_id and g.id = p.group_id
  where s.net > 0 order by s.net desc, p.code_key limit 5`

interface SalesParts {
  sales: Turnover
  salesByDay: SoldOnDay[]
  previousByDay: SoldOnDay[]
  topCustomers: TopCustomer[]
}

/** `asked`: the whole range, whose days are shown also where they are still to come. */
export const salesPart = (scope: Scope, range: Range, asked: Range): Part<SalesParts> => {
  const base = baseOf(scope)
  const previous = rangeBefore(range)
  const days = shortened(asked)
  const daysBefore = rangeBefore(days)
  return {
    statements: [
      turnover({ from: scope.today, to: scope.today }, base),
      // The range and the one before it, together.
      byDay({ from: previous.from < daysBefore.from ? previous.from : daysBefore.from, to: range.to }, base),
      topCustomers(range, base),
    ],
    toFigures: ([ofToday, ofDays, customers]) => {
      const [today] = ofToday as TurnoverRow[]
      const perDay = ofDays as DayRow[]
      const whole = within(perDay, range)
      return {
        sales: {
          today: exact(today!.net),
          todayCount: today!.bills,
          range: total(whole, 'net'),
          billCount: whole.reduce((count, { bills }) => count + bills, 0),
          returnAmount: total(whole, 'returned'),
          previousRange: total(within(perDay, previous), 'net'),
          previousFrom: previous.from,
          previousTo: previous.to,
        },
        salesByDay: soldOnDays(perDay, days),
        previousByDay: soldOnDays(perDay, daysBefore),
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
  // Names are looked up of the first only, and of those that share their place.
  const rows = await scope.tx.alongside<ProductRow>(sql`
    with sold as materialized (
      select t.product_id, sum(t.quantity) as quantity, sum(t.net) as net from (${soldIn({ filter: { ...everything, ...range }, by: 'product', decimals: baseOf(scope).decimals, isLimited: scope.tx.limits !== null })}) t group by t.product_id
    ), first as materialized (select * from sold where net > 0 order by net desc, quantity desc fetch first 5 rows with ties)
    select p.id as "Id", g.name as "GroupName", p.code as "ProductID", p.name as "ProductName", u.name as "Unit", s.quantity, s.net
    from first s
    join product p on ${sql.ours('p')} and p.id = s.product_id
    join product_group g on g.tenant_id = p.tenant_id and g.id = p.group_id
    join unit u on u.tenant_id = p.tenant_id and u.id = p.unit_id
    order by s.net desc, s.quantity desc, p.code_key limit 5`)
  return rows.map(({ quantity, net: amount, ...row }, index) => ({
    ...row,
    Ordinal: index + 1,
    Qty: exact(quantity),
    Total: exact(amount),
  }))
}

/**
 * Restricts to the documents of the user, or to their entries: those that name the user's employee record, or, without
 * one, those created by the user.
 */
const ownRows = ({ user }: Scope, row: Sql): Sql =>
  user.employee ? sql` and ${row}.employee_id = ${user.employee}` : sql` and ${row}.created_by_id = ${user.id}`

export const ownPart = (scope: Scope, range: Range): Part<OwnSales> => {
  const base = baseOf(scope)
  const own = ownRows(scope, sql`d`)
  return {
    statements: [
      turnover({ from: scope.today, to: scope.today }, base, own),
      turnover(range, base, own),
      late('receivable', scope.today, sql`${ownRows(scope, sql`e`)}${seenDebts(scope.tx.limits)}`),
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
