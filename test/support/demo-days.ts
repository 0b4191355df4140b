/** The demo tenant as it is made on a certain day, and the goods its books in memory end with. */
import { sql } from '#engine/sql.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import type { Day } from '#kernel/day.ts'
import { fromLedger, toNumber } from '#kernel/decimal.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { makeDemo, type Made } from '../../scripts/demo/demo.ts'
import { inside } from '../../scripts/lib/inside.ts'
import { createTestDatabase, isSpreadInTests } from './database.ts'
import { tellStory } from './demo-books.ts'

export interface DemoOnDay {
  databases: { owner: Database; app: Database }
  made: Made
}

export interface EmptyDay {
  databases: DemoOnDay['databases']
  clock: Clock
}

/** Databases without tenants on that day. Close `databases.owner` at the end. */
export const openEmpty = async (today: Day): Promise<EmptyDay> => {
  const clock: Clock = { now: () => new Date(`${today}T16:00:00+07:00`), newId: () => systemClock.newId() }
  const test = await createTestDatabase({ clock })
  return {
    databases: {
      owner: openDatabase({ url: test.ownerUrl, clock, max: 2, isSpread: isSpreadInTests }),
      app: test.database,
    },
    clock,
  }
}

export const openDemo = async (today: Day): Promise<DemoOnDay> => {
  const { databases, clock } = await openEmpty(today)
  return { databases, made: await makeDemo(databases, () => {}, clock) }
}

/** Pieces by store and goods, without those that ran out. */
type Goods = Record<string, number>

export const goodsOfBooks = async (today: Day): Promise<Goods> => {
  const { pieces } = (await tellStory(today)).stock
  const all = [...pieces].flatMap(([store, of]) =>
    [...of].map(([product, there]) => [`${store} ${product}`, there] as const),
  )
  return Object.fromEntries(all.filter(([, there]) => there !== 0))
}

export const goodsOfDemo = ({ databases, made }: DemoOnDay): Promise<Goods> =>
  inside(databases.app, { tenant: made.tenant }, async ({ tx }) => {
    const rows = await tx.query<{ place: string; quantity: string }>(
      sql`select s.code || ' ' || p.name as place, b.quantity::text as quantity from stock_balance b
        join store s on s.id = b.store_id join product p on p.id = b.product_id where b.quantity <> 0`,
    )
    return Object.fromEntries(rows.map(({ place, quantity }) => [place, toNumber(fromLedger(quantity))]))
  })
