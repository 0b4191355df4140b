/** Work stops: for a tenant that is paused, and with the server, which waits for what is under way or gives it back. */
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { runAt } from '../../support/database.ts'
import { call, openWorkshop } from '../../support/workshop.ts'

const shop = await openWorkshop()
const { state, held } = shop

beforeEach(async () => {
  for (const tenant of shop.ids)
    await shop.within((tx) => tx.batch([sql`delete from work`, sql`delete from work_pause`]), tenant)
  await runAt(shop.ownerUrl, 'truncate done')
  Object.assign(state, { begun: [], over: [], failures: [], effect: async () => undefined, before: () => undefined })
  shop.faults.length = 0
})

describe('a pause', () => {
  it('lets nothing begin, of this tenant alone, until it is over', async () => {
    const [one, two] = shop.ids as [string, string]
    await shop.ask(call('a'), one)
    await shop.ask(call('b'), two)
    await shop.within((tx) =>
      tx.query(sql`insert into work_pause (tenant_id, since, reason) values (${sql.tenant}, ${tx.now}, 'restored')`),
    )
    await shop.drain(shop.worker())
    expect([await shop.done(one), await shop.done(two)]).toEqual([[], ['b']])
    await shop.within((tx) => tx.query(sql`delete from work_pause`))
    await shop.drain(shop.worker())
    expect(await shop.done(one)).toEqual(['a'])
  })

  it('that comes between the look and the beginning counts as well', async () => {
    await shop.ask(call('a'))
    const worker = shop.worker()
    const looked = worker.look()
    await shop.within((tx) =>
      tx.query(sql`insert into work_pause (tenant_id, since, reason) values (${sql.tenant}, ${tx.now}, 'asked')`),
    )
    await looked
    await worker.idle()
    const rows = await shop.rows()
    expect(rows.length === 0 || rows[0]!.attempts === 0).toBe(true)
  })
})

describe('the end of the server', () => {
  it('waits for what is under way, and begins nothing more', async () => {
    await shop.ask([call('a'), call('b'), call('c')])
    const { begun, end } = held()
    const worker = shop.worker({ ofOne: 1 })
    await worker.look()
    await begun
    const stopped = worker.stop()
    end()
    await stopped
    expect([await shop.done(), state.begun]).toEqual([['a'], ['a']])
    expect(await worker.look()).toBe(0)
  })

  it('gives back what takes too long, as if it had not been begun', async () => {
    await shop.ask(call('a'))
    let isTold = false
    const begun = Promise.withResolvers<void>()
    state.effect = (_, { signal }) => {
      begun.resolve()
      signal.addEventListener('abort', () => (isTold = true))
      return new Promise(() => undefined)
    }
    const worker = shop.worker({ graceMs: 1 })
    await worker.look()
    await begun.promise
    await worker.stop()
    expect(isTold).toBe(true)
    expect(await shop.rows()).toMatchObject([{ state: 'waiting', attempts: 0, due: shop.now() }])
    state.effect = async () => undefined
    await shop.drain(shop.worker())
    expect(await shop.done()).toEqual(['a'])
  })
})
