/** Which error a transaction ends with when several questions of it were asked beside each other. */
import { expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '../../support/database.ts'

const { database } = await createTestDatabase()
const ours = { tenant: '01900000-0000-7000-8000-000000000001', user: null }

it('tells the first error, though what was asked beside it hears earlier of what follows', async () => {
  const asked = database.inTenant(
    ours,
    (tx) => Promise.all([tx.batch([sql`select pg_sleep(1)`, sql`select 1`]), tx.query(sql`select 2`)]),
    { readOnly: true, statementTimeoutMs: 20 },
  )
  await expect(asked).rejects.toMatchObject({ code: '57014' })
})
