import { afterAll, expect, it } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { seriesUsage } from '#documents/vat-invoice/series-use.server.ts'
import { day } from '#kernel/day.ts'
import { isPassword } from '#server/access/passwords.ts'
import { makeDemo } from '../../scripts/demo/demo.ts'
import { hasPublishedPassword, randomPassword, replaceDemoPasswords } from '../../scripts/demo/passwords.ts'
import { inside } from '../../scripts/lib/inside.ts'
import { goodsOfBooks, goodsOfDemo, openDemo, openEmpty, type DemoOnDay } from '../support/demo-days.ts'
import { quarterOf } from '../support/quarter.ts'

const opened: Pick<DemoOnDay, 'databases'>[] = []
/** Making one takes long, so one of them is made once. */
let ready: DemoOnDay | undefined
const demoOn = async (date: string): Promise<DemoOnDay> => {
  const demo = await openDemo(day(date))
  opened.push(demo)
  return (ready = demo)
}
afterAll(async () => {
  for (const { databases } of opened) await databases.owner.close()
})

/** A day on which goods once ran out, and one in weeks with two rates of VAT and invoices of two years. */
it.each(quarterOf(['2026-12-25', '2027-01-02']))(
  'is made on %s as its story is told in memory',
  { timeout: 120_000 },
  async (date) => {
    const demo = await demoOn(date)
    const { differences } = await inside(demo.databases.app, { tenant: demo.made.tenant }, verifyLedgers)
    expect(differences).toEqual([])
    expect(await goodsOfDemo(demo)).toEqual(await goodsOfBooks(day(date)))
    const { noSeriesFrom, seriesUse } = await inside(demo.databases.app, { tenant: demo.made.tenant }, seriesUsage)
    expect([noSeriesFrom, seriesUse.map(({ SoHieuHD }) => SoHieuHD)]).toEqual(['', ['C26THT', 'C27THT']])
    expect(seriesUse[0]!.used).toBeGreaterThan(0)
  },
)

it('leaves nothing behind when it cannot be made, and is made at the next try', { timeout: 120_000 }, async () => {
  const leapDay = day('2028-02-29')
  const empty = await openEmpty(leapDay)
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

  const password = randomPassword()
  const made = await makeDemo(databases, () => {}, clock, password)
  expect(made.isNew).toBe(true)
  const passwords = await inside(databases.app, { tenant: made.tenant }, async ({ tx }) => {
    const users = await tx.query<{ password_hash: string }>(sql`select password_hash from app_user`)
    return Promise.all(users.map(({ password_hash: hash }) => isPassword(hash, password)))
  })
  expect(passwords).toEqual([true, true, true, true])
  expect(await replaceDemoPasswords(databases.owner)).toBe(null)
  expect(await goodsOfDemo({ databases, made })).toEqual(await goodsOfBooks(leapDay))
})

it(
  'that was made for this machine alone gets another password before others reach it',
  { timeout: 120_000 },
  async () => {
    const { databases, made } = ready ?? (await demoOn('2026-06-16'))
    const session = sql`insert into access_token (hash, id, user_id, expires_at) select '\\x01'::bytea, gen_random_uuid(), id, now() + interval '1 day' from app_user where user_name = 'ketoan'`
    await inside(databases.app, { tenant: made.tenant }, ({ tx }) => tx.query(session))
    expect(await hasPublishedPassword(databases.owner)).toBe(true)
    expect(await replaceDemoPasswords(databases.owner)).toMatch(/^[\w-]{16}7a$/)
    expect(await hasPublishedPassword(databases.owner)).toBe(false)
    const left = await inside(databases.app, { tenant: made.tenant }, ({ tx }) =>
      tx.query(sql`select hash from access_token`),
    )
    expect(left).toEqual([])
  },
)
