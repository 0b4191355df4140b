/** What the sums of months tell of sales is what the lines tell, whatever becomes of the documents. */
import { beforeAll, describe, expect, it } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { tidySalesSums } from '#engine/ledger/sales-sums.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { addDays, day, type Day } from '#kernel/day.ts'
import { createTestDatabase } from '../../support/database.ts'
import { cancel, ledgersAgree, remove, restore, rows, sell } from '../../support/removal.ts'
import { cells, requestReport, totals } from '../../support/reports.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { openWorkedExample } from '../../support/worked-example.ts'

const database = await createTestDatabase()

/** Month, product, quantity and revenue, as the months have them. */
const kept = (shop: Shop) =>
  rows<{ month: string; code: string; quantity: string; net: string }>(
    shop,
    sql`select to_char(s.month, 'MM/YYYY') as month, p.code, trim_scale(sum(s.quantity))::text as quantity, trim_scale(sum(s.net))::text as net
    from (select first_day, product_id, quantity, net from sales_sum where months = 1
      union all select month, u.* from sales_change cross join unnest(products, quantities, nets) u) s (month, product_id, quantity, net)
    join product p on p.id = s.product_id
    group by s.month, p.code having sum(s.quantity) <> 0 or sum(s.net) <> 0 order by s.month, p.code`,
  ).then((all) => all.map(({ month, code, quantity, net }) => `${month} ${code} ${quantity} ${net}`))

const line = (product: string, quantity: number, unitPrice = 1000) => ({ product, quantity, unitPrice, vatRate: 0 })

describe('months follow documents', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database, { negativeStock: 2 })
  })
  const expected = async (...months: string[]) => {
    expect(await kept(shop)).toEqual(months)
    await ledgersAgree(shop)
  }

  it('that are saved, changed, moved to another month, cancelled, restored and deleted', async () => {
    const { id } = await sell(shop, { date: '2026-10-31' }, [line('SP1', 3), line('DV', 2), line('SP1', 1)])
    await expected('10/2026 DV 2 2000', '10/2026 SP1 4 4000')
    const change = (values: object, version: number) =>
      shop.save('salesBill', { store: 'K1', partner: 'KH1', ...values }, [line('SP1', 5), line('SP1', 5)], {
        id,
        version,
      })
    await change({ date: '2026-10-31' }, 1)
    await expected('10/2026 SP1 10 10000')
    await change({ date: '2026-11-01' }, 2)
    await expected('11/2026 SP1 10 10000')
    await cancel(shop, 'salesBill', [id])
    await expected()
    await restore(shop, 'salesBill', [id])
    await expected('11/2026 SP1 10 10000')
    await shop.run(({ tx }) => tidySalesSums(tx))
    await expected('11/2026 SP1 10 10000')
    await remove(shop, 'salesBill', [id])
    await expected()
    await shop.run(({ tx }) => tidySalesSums(tx))
    await expected()
  })

  it('that come back; drafts and receipts are not sold', async () => {
    await sell(shop, { date: '2026-09-05' }, [line('SP2', 7)])
    await shop.save('salesReturn', { date: '2026-11-02', store: 'K1', partner: 'KH1' }, [line('SP2', 2)])
    await shop.save('salesBill', { date: '2026-09-06', store: 'K1', partner: 'KH1' }, [line('SP2', 50)], {
      saveAsDraft: true,
    })
    await shop.save('purchaseReceipt', { date: '2026-09-01', store: 'K1', partner: 'NCC1' }, [line('SP2', 9)])
    await expected('09/2026 SP2 7 7000', '11/2026 SP2 -2 -2000')
  })

  it('and rebuilt they are the same', async () => {
    const before = await kept(shop)
    await shop.run(rebuildLedgers)
    expect(await kept(shop)).toEqual(before)
    expect(await rows(shop, sql`select 1 from sales_change`)).toEqual([])
  })

  it('a wrong month is found', async () => {
    const error = new Error('rolled back')
    const found = shop.run(async (scope) => {
      await scope.tx.query(sql`update sales_sum set net = net + 1 where first_day = '2026-07-01'`)
      const { differences } = await verifyLedgers(scope)
      throw Object.assign(error, { ledgers: differences.map(({ ledger }) => ledger) })
    })
    await expect(found).rejects.toMatchObject({ ledgers: ['salesSums'] })
  })
})

describe('reports read the same from months as from lines', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openWorkedExample(database)
  })
  const first = day('2026-08-15')
  const ranges = Array.from({ length: 13 }, (_, index) => addDays(first, index * 8)).flatMap((from) =>
    [0, 3, 16, 45, 92].map((length): [Day, Day] => [from, addDays(from, length)]),
  )

  it.each(['as saved', 'put together'])('over any days, %s', async (state) => {
    if (state === 'put together') await shop.run(({ tx }) => tidySalesSums(tx))
    const groups = await rows<{ id: string }>(shop, sql`select id from partner_group`)
    let sold = 0
    for (const [fromDate, toDate] of ranges) {
      const range = { fromDate, toDate }
      const summary = await requestReport(shop, 'reportTotalSales', { ...range, Product_ID: '' })
      const byProduct = new Map<unknown, { Qty: number; Total: number }>()
      for (const [code, quantity, net] of cells(summary, 'ProductID', 'Qty', 'TotalDiscount')) {
        const known = byProduct.get(code) ?? { Qty: 0, Total: 0 }
        byProduct.set(code, { Qty: known.Qty + Number(quantity), Total: known.Total + Number(net) })
      }
      const best = await requestReport(shop, 'productSellBest', { ...range, nItem: '1000', IsQty: '2' })
      expect(
        new Map(cells(best, 'ProductID', 'Qty', 'Total').map(([code, Qty, Total]) => [code, { Qty, Total }])),
      ).toEqual(new Map([...byProduct].filter(([, { Total }]) => Total > 0)))
      const net = totals(summary)[2]
      const monthly = { ...range, Product_ID: '' }
      expect(totals(await requestReport(shop, 'statisticsSalesByProductMonth', monthly))).toEqual([net])
      for (const { id } of groups) {
        const narrowed = { ...monthly, ObjectGroup_ID: id }
        expect(totals(await requestReport(shop, 'statisticsSalesByProductMonth', narrowed))).toEqual([
          totals(await requestReport(shop, 'reportTotalSales', narrowed))[2],
        ])
      }
      sold += Number(net)
    }
    expect(sold).not.toBe(0)
  })
})
