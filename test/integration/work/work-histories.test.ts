/**
 * Random histories of asking, failing, dying and waiting: at the end everything that was asked for was done after it was
 * last asked for, and about each record in order and one at a time.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { WorkFailed } from '#server/work/handler.ts'
import { call, openWorkshop } from '../../support/workshop.ts'

const shop = await openWorkshop(1)
const { state } = shop

type Happening =
  | { is: 'ask'; record: number; name: number; inMinutes: number }
  | { is: 'work'; fails: readonly boolean[] }
  | { is: 'die' }
  | { is: 'wait'; minutes: number }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('ask' as const),
      record: fc.integer({ min: 0, max: 2 }),
      name: fc.integer({ min: 0, max: 3 }),
      inMinutes: fc.constantFrom(0, 0, 0, 3, 60),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('work' as const),
      fails: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ is: 'die' as const }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }) },
)

/** Some piece is held by a server that died: nobody will say how it ended. */
const dying = async (): Promise<void> => {
  const [found] = await shop.database.acrossTenants('test', (tx) =>
    tx.query<{ piece: string }>(sql`select piece from due_work(${shop.now()}, array['call'], 1)`),
  )
  if (found)
    await shop.within((tx) =>
      tx.query(
        sql`update work set state = 'running', lease = ${systemClock.newId()}, attempts = attempts + 1, due_at = ${new Date(shop.now().getTime() + 90_000)} where id = ${found.piece}`,
      ),
    )
}

it('end with everything done', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 25 }), async (history) => {
      await shop.within((tx) => tx.query(sql`delete from work`))
      Object.assign(state, { begun: [], over: [] })
      const before = (await shop.done()).length
      const running = new Set<string>()
      const beside: string[] = []
      /** When each key was asked for and when it was done, as places in one order of what happened. */
      const asked = new Map<string, number>()
      const done = new Map<string, number>()
      let place = 0
      let fails: readonly boolean[] = [false]
      state.effect = async (key) => {
        const record = key.split(':')[0]!
        if (running.has(record)) beside.push(key)
        running.add(record)
        await new Promise((resume) => setImmediate(resume))
        running.delete(record)
        const [first = false, ...rest] = fails
        fails = [...rest, first]
        if (first) throw new WorkFailed({ problem: 'work.timeout', values: {}, isFinal: false })
        done.set(key, (place += 1))
      }
      for (const one of history) {
        if (one.is === 'wait') shop.later(one.minutes)
        else if (one.is === 'die') await dying()
        else if (one.is === 'work') {
          fails = one.fails
          await shop.drain(shop.worker({ ofOne: 4 }))
        } else {
          const key = `r${one.record}:${one.name}`
          asked.set(key, (place += 1))
          const at = new Date(shop.now().getTime() + one.inMinutes * 60_000)
          await shop.ask(call(key, { record: `r${one.record}`, at }))
        }
      }
      fails = [false]
      for (let turn = 0; turn < 40 && (await shop.rows()).length > 0; turn += 1) {
        shop.later(60)
        await shop.drain(shop.worker({ ofOne: 4 }))
        // What has failed is for people: they try it again.
        await shop.within((tx) =>
          tx.query(sql`update work set state = 'waiting', attempts = 0, due_at = ${shop.now()} where state = 'failed'`),
        )
      }
      expect([await shop.rows(), beside, shop.faults]).toEqual([[], [], []])
      for (const [key, at] of asked) expect(done.get(key) ?? 0, key).toBeGreaterThan(at)
      expect((await shop.done()).length - before).toBe(state.over.length)
    }),
    { numRuns: Number(process.env['RUNS'] ?? 25) },
  )
}, 120_000)
