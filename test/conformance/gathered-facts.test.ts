/** Facts that are put together for many records are those that the database gives for each, as lookups read them. */
import { expect, it } from 'vitest'
import { loadRefs } from '#engine/record/refs.ts'
import { factOf, factSql, readValue } from '#engine/record/value.ts'
import { sql } from '#engine/sql.ts'
import { sqlFrom } from '#engine/sql-text.ts'
import { createTestDatabase } from '../support/database.ts'
import { openShop, registry } from '../support/shop.ts'

const shop = await openShop(await createTestDatabase())
const { ids } = shop
// A base unit alone, another unit with a price of its own, two others of which one has none, and fractions.
await shop.run(async (scope) => {
  const { tx } = scope
  await tx.query(sql`insert into unit (id, code, name, decimals) values (${scope.newId()}, 'LOC', 'Lốc', 2)`)
  await tx.query(
    sql`insert into product_unit (id, product_id, ordinal, unit_id, factor, sell_price, buy_price, barcode)
      select ${scope.newId()}::uuid, ${ids['SP2']}::uuid, 1, ${ids['THUNG']}::uuid, 0.041667, null, null, null
      union all select ${scope.newId()}, ${ids['SP3']}, 2, ${ids['THUNG']}, 24, 23000.5, 11000, '8930001'
      union all select ${scope.newId()}, ${ids['SP3']}, 1, id, 6, null, 2990, null from unit where code = 'LOC'`,
  )
  await tx.query(sql`update product set barcode = '893', sell_price = 1234.5678 where id = ${ids['SP3']}`)
})

const gathered = Object.entries(registry.listSlots).flatMap(([list, slots]) =>
  Object.keys(slots?.sql?.gathered ?? {}).map((fact) => [list, fact] as const),
)

it('there are some', () => expect(gathered).toContainEqual(['product', 'units']))

it.each(gathered)('%s: %s', async (name, fact) => {
  const definition = registry.lists.get(name)!
  await shop.run(async (scope) => {
    const rows = await scope.tx.query<{ id: string; value: unknown }>(
      sql`select r.id, (${sqlFrom(factSql(scope, definition, fact).value, () => '')}) as value from ${sql.ident(definition.table)} r`,
    )
    expect(rows.length).toBeGreaterThan(3)
    const wanted = new Map([[name, new Set(rows.map(({ id }) => id))]])
    // Of the list alone this fact: what it follows from is read all the same.
    const refs = await loadRefs(scope, wanted, { only: () => new Set([fact]) })
    for (const { id, value } of rows)
      expect(refs.get(name, id)![fact]).toEqual(readValue(factOf(definition, fact)!, value))
  })
})
