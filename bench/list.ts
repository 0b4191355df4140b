/** Measures a filtered, sorted list page with count and sums, with a growing number of bills. */
import { sql } from '#engine/sql.ts'
import { fillGoods, type Goods } from './support/goods.ts'
import { type Stage } from './support/stage.ts'
import { median, percentile, print, type Line } from './support/table.ts'

/** Inserts bills over three years, with heads and debts but without lines, which lists do not read. */
export const addBills = (stage: Stage, goods: Goods, from: number, count: number): Promise<unknown> =>
  stage.database.inTenant({ tenant: stage.tenant, user: null }, async (tx) => {
    await tx.query(sql`
      with made as (
        insert into document (id, kind, number, day, description, status, partner_id, store_id, exchange_rate, total, sums, open_amount, search, version, created_by, created_at)
        select gen_random_uuid(), 'salesBill', 'BH' || lpad(n::text, 6, '0'), date '2024-01-01' + (n::bigint * 7919 % 1055)::int, 'Bán hàng', 1, (${goods.customers}::uuid[])[1 + n % ${goods.customers.length}::int], ${goods.store}, 1,
          v.total, array[v.total, 0, v.total, 0], case when v.total % 3 = 0 then 0 else v.total * 10000 end, 'bh' || lpad(n::text, 6, '0') || ' ban hang khach hang so ' || (1 + n % ${goods.customers.length}::int), 1, 'admin', now()
        from generate_series(${from}::int, ${from + count - 1}::int) n cross join lateral (select (n::bigint * 37 % 9000 + 1000) * 1000 as total) v
        returning id, day, total, partner_id, store_id
      ), bills as (
        insert into sales_bill (document_id, partner_name, goods_amount, discount, total_before_tax, total_vat, shipping_fee, paid, due_date)
        select id, 'Khách hàng', total, 0, total, 0, 0, 0, day from made
      )
      insert into debt_entry (document_id, side, partner_id, column_name, day, due, amount, settled, store_id)
      select id, 'receivable', partner_id, 'incurred', day, day, total * 10000, case when total % 3 = 0 then total * 10000 else 0 end, store_id from made`)
  })

const questions = (goods: Goods): Record<string, string> => ({
  'one month, sorted by total': 'FromDate=2026-10-01&ToDate=2026-10-31&ColSort=TotalTax&asc=False&nItem=50',
  'one month and search text, sorted by open amount':
    'FromDate=2026-10-01&ToDate=2026-10-31&KeySearch=khach%20so%2042&ColSort=remaining&asc=False&nItem=50',
  'one customer, all years, sorted by number': `Object_ID=${goods.customers[5]}&ColSort=NumberID&asc=True&nItem=50`,
})

export const benchList = async (stage: Stage): Promise<Line[]> => {
  const goods = await fillGoods(stage, 5)
  const sizes = [1_000, 30_000, 300_000]
  const lines: Line[] = []
  const before = new Map<string, number>()
  let made = 0
  for (const size of sizes) {
    for (; made < size; made += Math.min(25_000, size - made))
      await addBills(stage, goods, made + 1, Math.min(25_000, size - made))
    await stage.owner.acrossTenants('analyze', (tx) => tx.query(sql`analyze document, sales_bill, debt_entry`))
    for (const [what, question] of Object.entries(questions(goods))) {
      const times: number[] = []
      for (let run = 0; run < 25; run += 1) {
        const from = performance.now()
        await stage.call(`Order/getlist?${question}`)
        times.push(performance.now() - from)
      }
      const half = median(times)
      const last = size === sizes.at(-1)
      const growth = before.has(what) ? `, p50 ${(half / before.get(what)!).toFixed(1)} × that of the smaller list` : ''
      lines.push({
        what: `list of ${size.toLocaleString('en')} bills, ${what}: p50 / p95${growth}`,
        measured: `${half.toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} ms`,
        goal: last ? '≤ 50 ms' : '',
        met: last ? half <= 50 : null,
      })
      before.set(what, half)
    }
  }
  print(lines)
  return lines
}
