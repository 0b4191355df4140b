/** Work that comes again and again: rows that say when, and one piece that is its next time. */
import { beforeEach, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { workKinds } from '#model/work.ts'
import { WorkFailed } from '#server/work/handler.ts'
import { beginAllSchedules, beginSchedules } from '#server/work/schedules.ts'
import { createTestApp } from '../../support/app.ts'
import { openWorkshop, testKinds } from '../../support/workshop.ts'

const shop = await openWorkshop(2)
const { state } = shop

beforeEach(async () => {
  for (const tenant of shop.ids)
    await shop.within((tx) => tx.batch([sql`delete from work`, sql`delete from work_schedule`]), tenant)
  Object.assign(state, { before: () => undefined })
  await shop.within((tx) => beginSchedules(tx, testKinds))
})

const next = async (kind: string): Promise<Date> => (await shop.rows()).find((row) => row.kind === kind)!.due
const done = async (kind: string): Promise<number> => (await shop.done()).filter((key) => key === kind).length
const minutesUntil = async (kind: string): Promise<number> =>
  ((await next(kind)).getTime() - shop.now().getTime()) / 60_000

it('begins soon after the start and then every so many minutes; what was missed is not made up for', async () => {
  const before = await done('often')
  expect(await minutesUntil('often')).toBe(1)
  shop.later(1)
  await shop.drain(shop.worker())
  expect([(await done('often')) - before, await minutesUntil('often')]).toEqual([1, 60])
  shop.later(1000)
  await shop.drain(shop.worker())
  await shop.drain(shop.worker())
  expect([(await done('often')) - before, await minutesUntil('often')]).toEqual([2, 60])
})

it('comes daily by the clock of the tenant', async () => {
  const [one, two] = shop.ids as [string, string]
  await shop.within(
    (tx) =>
      tx.query(sql`insert into setting (tenant_id, values) values (${sql.tenant}, '{"timeZone": "Europe/Berlin"}')`),
    two,
  )
  await shop.within((tx) => beginSchedules(tx, testKinds), two)
  for (const tenant of [one, two]) await shop.within((tx) => tx.query(sql`update work set due_at = ${tx.now}`), tenant)
  await shop.drain(shop.worker())
  const [here, there] = [await shop.rows(one), await shop.rows(two)].map(
    (rows) => rows.find(({ kind }) => kind === 'nightly')!.due,
  )
  expect([here!.toISOString().slice(11, 16), there!.toISOString().slice(11, 16)]).toEqual(['19:30', '01:30'])
})

it('is what its row says, also when that was changed', async () => {
  await shop.within((tx) => tx.query(sql`update work_schedule set every_minutes = 7 where kind = 'often'`))
  await shop.within((tx) => beginSchedules(tx, testKinds))
  shop.later(1)
  await shop.drain(shop.worker())
  expect(await minutesUntil('often')).toBe(7)
  await shop.within((tx) => tx.query(sql`delete from work_schedule where kind = 'often'`))
  shop.later(7)
  await shop.drain(shop.worker())
  expect((await shop.rows()).map(({ kind }) => kind)).toEqual(['nightly'])
})

it('goes on after it has failed, and says that it has', async () => {
  state.before = () => {
    throw new WorkFailed({ problem: 'work.timeout', values: {}, isFinal: false })
  }
  await shop.within((tx) => tx.query(sql`update work set due_at = ${tx.now}`))
  await shop.drain(shop.worker())
  const row = (await shop.rows()).find(({ kind }) => kind === 'nightly')!
  expect(row).toMatchObject({ state: 'waiting', problem: 'work.timeout', attempts: 0 })
  expect(row.due > shop.now()).toBe(true)
  state.before = () => undefined
  shop.later(24 * 60)
  await shop.drain(shop.worker())
  expect((await shop.rows()).find(({ kind }) => kind === 'nightly')).toMatchObject({ problem: null })
})

it('is there in every tenant: a new one, and what is new after an upgrade', async () => {
  const test = await createTestApp()
  const { id } = await test.makeTenant('minhtam')
  const kinds = (): Promise<{ kind: string }[]> =>
    test.database.inTenant({ tenant: id, user: null }, (tx) =>
      tx.query(
        sql`select h.kind from work_schedule h join work w on w.tenant_id = h.tenant_id and w.kind = h.kind order by 1`,
      ),
    )
  const standing = Object.entries(workKinds).filter(([, kind]) => 'rhythm' in kind)
  expect(await kinds()).toEqual(standing.map(([kind]) => ({ kind })).toSorted((a, b) => (a.kind < b.kind ? -1 : 1)))
  await beginAllSchedules(test.server, { ...workKinds, often: testKinds.often })
  expect((await kinds()).map(({ kind }) => kind)).toContain('often')
})
