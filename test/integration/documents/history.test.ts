/** The ledgers are a function of the documents: not of the order they were entered in, nor of what was changed on the way. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE } from '#engine/ledger/page.ts'
import { limitTo } from '#test/support/limits.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { dayOf, enter, history, ignoreRefusal, openHouse, type Planned } from '#test/support/histories.ts'
import { registry, type Shop } from '#test/support/shop.ts'
import { runsOf } from '#test/support/quarter.ts'

// Later entries are replayed so few at a time that pages end anywhere: within a transfer, between a bill and its return.
limitTo(PAGE, { entries: 3 })

const database = await createTestDatabase()

/** Ledgers without ids: what people can see of them. */
const visible = (shop: Shop) =>
  shop.run(async ({ tx }) => {
    const answers = await tx.batch([
      sql`select p.code, e.day, s.code as store, e.line, e.side, e.quantity, e.value, e.correction, e.quantity_after, e.value_after, e.cost_after from stock_entry e
        join product p on p.id = e.product_id join store s on s.id = e.store_id order by 1, 2, 4, 5`,
      sql`select p.code, e.side, e.day, e.due, e.column_name, e.amount, e.settled from debt_entry e join partner p on p.id = e.partner_id order by 1, 2, 3, 5`,
      sql`select day, amount from cash_entry order by 1`,
      sql`select p.code, a.side, a.day, a.since, a.amount, a.elastic, a.wanted from allocation a join partner p on p.id = a.partner_id order by 1, 2, 3, 4, 5, 6, 7`,
      sql`select p.code, b.side, b.amount from debt_balance b join partner p on p.id = b.partner_id where b.amount <> 0 order by 1, 2`,
      sql`select s.day as source_day, d.day, k.line <> k.document as is_line, k.quantity, k.taxable, k.vat from document_link k
        join document d on d.id = k.document join document s on s.id = k.source_document order by 1, 2, 3, 4, 5`,
      sql`select p.code, s.code as store, b.quantity, b.value, b.cost from stock_balance b join product p on p.id = b.product_id join store s on s.id = b.store_id order by 1, 2`,
    ])
    return answers
  })

/** A detour: a document is entered wrongly first, or deleted and entered again. */
const detour = async (
  shop: Shop,
  plan: readonly Planned[],
  ids: Map<number, string>,
  index: number,
  kind: number,
): Promise<void> => {
  const one = plan[index]!
  const definition = registry.documents.get(one.kind)!
  const id = ids.get(index)!
  if (kind === 1) {
    // Moved far away and back.
    await ignoreRefusal(shop.save(one.kind, { date: dayOf(index + 40) }, [], { id, lines: undefined }))
    await shop.save(one.kind, { date: dayOf(index) }, [], { id, lines: undefined })
  } else if (kind === 2) {
    const outcome = await shop.run((scope) => removeDocuments(scope, definition, [id]))
    if (outcome.done === 1) ids.set(index, await enter(shop, { plan, ids }, index))
  }
}

test('the same documents give the same ledgers, in whatever order and by whatever detours they were entered', async () => {
  await fc.assert(
    fc.asyncProperty(
      history(),
      fc.array(fc.nat({ max: 1000 }), { minLength: 12, maxLength: 12 }),
      fc.array(fc.nat({ max: 2 }), { minLength: 12, maxLength: 12 }),
      async (plan, shuffle, detours) => {
        const straight = await openHouse(database)
        const first = new Map<number, string>()
        for (const index of plan.keys()) first.set(index, await enter(straight, { plan, ids: first }, index))

        const crooked = await openHouse(database)
        const second = new Map<number, string>()
        const order = [...plan.keys()].sort(
          (a, b) =>
            Number(plan[a]!.of !== undefined) - Number(plan[b]!.of !== undefined) || shuffle[a]! - shuffle[b]! || a - b,
        )
        for (const index of order) second.set(index, await enter(crooked, { plan, ids: second }, index))
        for (const index of order) await detour(crooked, plan, second, index, detours[index]!)

        expect(await visible(crooked)).toEqual(await visible(straight))
        for (const shop of [straight, crooked]) expect((await shop.run(verifyLedgers)).differences).toEqual([])
      },
    ),
    { numRuns: runsOf(25) },
  )
}, 300_000)
