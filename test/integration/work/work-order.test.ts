/** Work about one record is done one after another, in the order in which it was asked for. */
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { WorkFailed } from '#server/work/handler.ts'
import { call, openWorkshop } from '../../support/workshop.ts'

const shop = await openWorkshop(1)
const { state } = shop

beforeEach(async () => {
  await shop.within((tx) => tx.query(sql`delete from work`))
  Object.assign(state, { begun: [], over: [], effect: async () => undefined })
})

const of = (record: string, key: string, more: object = {}) => call(`${record}:${key}`, { record, ...more })
const orderOf = (record: string): string[] => state.begun.filter((key) => key.startsWith(`${record}:`))

describe('one record', () => {
  it('has one piece at a time and all in order, by however many servers; others go on beside it', async () => {
    let [running, most] = [0, 0]
    const others = Promise.withResolvers<void>()
    state.effect = async (key) => {
      if (!key.startsWith('A:')) {
        others.resolve()
        return
      }
      most = Math.max(most, (running += 1))
      // The first one lasts until others have begun beside it.
      await others.promise
      running -= 1
    }
    await shop.ask([
      ...Array.from({ length: 8 }, (_, at) => of('A', String(at))),
      ...Array.from({ length: 8 }, (_, at) => of(`B${at}`, 'x')),
    ])
    const other = shop.otherServer({ ofOne: 4 })
    const workers = [shop.worker({ ofOne: 4 }), other.worker]
    while ((await shop.rows()).length > 0) await Promise.all(workers.map((worker) => shop.drain(worker)))
    expect(orderOf('A')).toEqual(Array.from({ length: 8 }, (_, at) => `A:${at}`))
    expect(most).toBe(1)
    await other.close()
  })

  it('waits while its first piece waits for another attempt, and while it has failed', async () => {
    state.effect = async (key) => {
      if (key === 'A:1') throw new WorkFailed({ problem: 'work.timeout', values: {}, isFinal: false })
    }
    await shop.ask([of('A', '1'), of('A', '2'), of('B', '1')])
    await shop.drain(shop.worker())
    expect(state.begun.toSorted()).toEqual(['A:1', 'B:1'])
    for (const minutes of [1, 5, 30, 1000]) {
      shop.later(minutes)
      await shop.drain(shop.worker())
    }
    expect(orderOf('A')).toEqual(['A:1', 'A:1', 'A:1', 'A:1'])
    expect((await shop.rows()).map(({ state: is }) => is)).toEqual(['failed', 'waiting'])
    await shop.within((tx) => tx.query(sql`delete from work where state = 'failed'`))
    await shop.drain(shop.worker())
    expect(orderOf('A').at(-1)).toBe('A:2')
  })

  it('does not wait for what is meant for later', async () => {
    await shop.ask([of('A', 'tomorrow', { at: new Date(shop.now().getTime() + 86_400_000) }), of('A', 'now')])
    await shop.drain(shop.worker())
    expect(state.begun).toEqual(['A:now'])
    shop.later(24 * 60)
    await shop.drain(shop.worker())
    expect(state.begun).toEqual(['A:now', 'A:tomorrow'])
  })

  it('has no two pieces running even if a server wanted it: the database refuses', async () => {
    await shop.ask([of('A', '1'), of('A', '2')])
    const force = shop.within((tx) => tx.query(sql`update work set state = 'running', lease = ${systemClock.newId()}`))
    await expect(force).rejects.toThrow('work_record_running')
  })
})
