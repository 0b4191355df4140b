/** A save that is sent with its commit knows its number everywhere: in the answer, its repetition, history and log. */
import { expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { openStockedShop } from '../../budgets/shop.ts'
import { createTestApp } from '../../support/app.ts'

const app = await createTestApp()
const { tenant, goods, call, saves } = await openStockedShop(app, 'numbered')

it.each(Object.keys(saves))('%s', async (what) => {
  const { module, body } = saves[what]!
  const sent = { ...(await body(goods, 1)), requestId: systemClock.newId(), confirm: ['belowCost'] }
  const first = await call(module, 'UpdateDB', sent)
  expect(first['NumberID']).toMatch(/^[A-Z]+\d{6}$/)
  expect(await call(module, 'UpdateDB', sent)).toEqual(first)
  const told = await app.database.inTenant({ tenant, user: null }, (tx) =>
    tx.query<{ number: string }>(sql`
      select number from document d where ${sql.ours('d')} and id = ${first['s_ID']}
      union all select content ->> 'number' from document_revision r where ${sql.ours('r')} and document_id = ${first['s_ID']}
      union all select number from event e where ${sql.ours('e')} and record_id = ${first['s_ID']}`),
  )
  expect(told.map(({ number }) => number)).toEqual(Array(3).fill(first['NumberID']))
})
