import { afterAll, expect, it } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { seriesUsage } from '#documents/vat-invoice/series-use.server.ts'
import { day, type Day } from '#kernel/day.ts'
import { isPassword } from '#server/access/passwords.ts'
import { makeDemo } from '../../../scripts/demo/demo.ts'
import { randomPassword, replaceDemoPasswords } from '../../../scripts/demo/passwords.ts'
import { inside } from '../../../scripts/lib/inside.ts'
import { goodsOfBooks, goodsOfDemo, openEmpty, type EmptyDay } from '../../support/demo-days.ts'
import { quarterOf } from '../../support/quarter.ts'

const opened: EmptyDay[] = []
afterAll(async () => {
  for (const { databases } of opened) await databases.owner.close()
})

/** A demo that failed on its third day: its tenant is there, with nothing in it. */
const openFailed = async (date: Day): Promise<EmptyDay> => {
  const empty = await openEmpty(date)
  opened.push(empty)
  const { databases, clock } = empty
  const fail = (done: number): void => {
    if (done === 3) throw new Error('the third day went wrong')
  }
  await expect(makeDemo(databases, fail, clock)).rejects.toThrow('the third day went wrong')
  const [tenant] = await databases.owner.acrossTenants('the tenant', (tx) =>
    tx.query<{ id: string; name: string }>(sql`select id, name from tenant where code = 'demo'`),
  )
  const rows = ({ tx }: Scope) =>
    tx.query(
      sql`select (select count(*)::int from document) as documents, (select count(*)::int from product) as goods`,
    )
  expect(await inside(databases.app, { tenant: tenant! }, rows)).toEqual([{ documents: 0, goods: 0 }])
  return empty
}

/** A day on which goods once ran out, one in weeks with two rates of VAT and invoices of two years, and a leap day. */
const days = [
  { date: '2026-12-25', series: ['C26THT', 'C27THT'] },
  { date: '2027-01-02', series: ['C26THT', 'C27THT'] },
  { date: '2028-02-29', series: ['C28THT'] },
]
it.each(quarterOf(days))(
  'leaves nothing behind when it cannot be made on $date, and is made at the next try as its story is told in memory',
  { timeout: 120_000 },
  async ({ date, series }) => {
    const { databases, clock } = await openFailed(day(date))
    const password = randomPassword()
    const made = await makeDemo(databases, () => {}, clock, password)
    expect(made.isNew).toBe(true)
    const { tenant } = made
    const passwords = await inside(databases.app, { tenant }, async ({ tx }) => {
      const users = await tx.query<{ password_hash: string }>(sql`select password_hash from app_user`)
      return Promise.all(users.map(({ password_hash: hash }) => isPassword(hash, password)))
    })
    expect(passwords).toEqual([true, true, true, true])
    expect(await replaceDemoPasswords(databases.owner)).toBe(null)

    expect((await inside(databases.app, { tenant }, verifyLedgers)).differences).toEqual([])
    expect(await goodsOfDemo({ databases, made })).toEqual(await goodsOfBooks(day(date)))
    const { noSeriesFrom, seriesUse } = await inside(databases.app, { tenant }, seriesUsage)
    expect([noSeriesFrom, seriesUse.map(({ SoHieuHD }) => SoHieuHD)]).toEqual(['', series])
    expect(seriesUse[0]!.used).toBeGreaterThan(0)
  },
)
