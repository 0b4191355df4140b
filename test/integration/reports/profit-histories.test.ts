/** In any history, profit is the sales of their summary less what the ledger of stock says they cost, by each face. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '#engine/sql.ts'
import { profitFaces } from '#reports/_shared/profit.ts'
import { createTestDatabase } from '../../support/database.ts'
import { dayOf, enter, history, ignoreRefusal, openHouse } from '../../support/histories.ts'
import '../../support/properties.ts'
import { runsOf } from '../../support/quarter.ts'
import { requestReport, totals } from '../../support/reports.ts'

const database = await createTestDatabase()

test('sales less their cost, whatever days are asked', async () => {
  await fc.assert(
    fc.asyncProperty(history(9), fc.nat(8), fc.nat(12), async (plan, first, length) => {
      const shop = await openHouse(database)
      const ids = new Map<number, string>()
      for (const [index, one] of plan.entries())
        if (one.of === undefined || ids.has(one.of))
          await ignoreRefusal(enter(shop, { plan, ids }, index).then((id) => ids.set(index, id)))
      const [fromDate, toDate] = [dayOf(first), dayOf(first + length)]
      const [, discount, net] = totals(
        await requestReport(shop, 'reportTotalSales', { fromDate, toDate, Product_ID: '' }),
      )
      const [row] = await shop.run(({ tx }) =>
        tx.query<{ cost: string }>(
          sql`select coalesce(sum(-e.value), 0) / 10000 as cost from stock_entry e join document d on d.id = e.document_id where d.kind in ('salesBill', 'salesReturn') and d.day between ${fromDate} and ${toDate}`,
        ),
      )
      const cost = Number(row!.cost)
      for (const by of profitFaces) {
        const told = totals(await requestReport(shop, 'profitProduct', { fromDate, toDate, by })) as number[]
        expect(told[0]! - told[1]! - told[2]!, by).toBe(net)
        expect(told.slice(2), by).toEqual([discount, net, cost, net! - cost])
      }
    }),
    { numRuns: runsOf(8) },
  )
})
