/** Waiting work: written down with a transaction, done once, in order, by one server at a time. */
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { enqueue } from '#engine/work.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { inThreeSteps, WorkFailed, type Step } from '#server/work/handler.ts'
import { createWorker } from '#server/work/worker.ts'
import { runAt } from '../../support/database.ts'
import { call, openWorkshop, testKinds } from '../../support/workshop.ts'

const shop = await openWorkshop()
const { state, held } = shop
const trouble = { problem: 'work.timeout', values: {}, isFinal: false }

beforeEach(async () => {
  for (const tenant of shop.ids)
    await shop.within((tx) => tx.batch([sql`delete from work`, sql`delete from work_pause`]), tenant)
  await runAt(shop.ownerUrl, 'truncate done')
  Object.assign(state, { begun: [], over: [], failures: [], effect: async () => undefined, before: () => undefined })
  shop.faults.length = 0
})

describe('what is asked for', () => {
  it('is done after its transaction, and is gone then', async () => {
    await shop.ask(call('a'))
    expect(await shop.rows()).toMatchObject([{ kind: 'call', key: 'a', state: 'waiting', attempts: 0 }])
    await shop.drain(shop.worker())
    expect([await shop.rows(), await shop.done()]).toEqual([[], ['a']])
  })

  it('is not done if its transaction rolls back', async () => {
    const refused = shop.within(async (tx) => {
      await enqueue(tx, { kind: 'letter', key: 'x', payload: { letter: 'x' } })
      throw new Refused([problem('', 'required')])
    })
    await expect(refused).rejects.toThrow(Refused)
    expect(await shop.rows()).toEqual([])
  })

  it('by the key of what waits is the same work, as early as either', async () => {
    await shop.ask([call('a', { at: new Date(shop.now().getTime() + 60_000) }), call('a'), call('b')])
    await shop.ask(call('a', { at: new Date(shop.now().getTime() + 900_000) }))
    await shop.drain(shop.worker())
    expect((await shop.done()).toSorted()).toEqual(['a', 'b'])
  })

  it('is done at its time', async () => {
    await shop.ask(call('a', { at: new Date(shop.now().getTime() + 60_000) }))
    const worker = shop.worker()
    expect(await worker.look()).toBe(0)
    shop.later(1)
    await shop.drain(worker)
    expect(await shop.done()).toEqual(['a'])
  })

  it('while it runs is done once more, because it may have read what was before', async () => {
    await shop.ask(call('a'))
    const { begun, end } = held()
    const worker = shop.worker()
    await worker.look()
    await begun
    await shop.ask([call('a'), call('a')])
    end()
    await worker.idle()
    await shop.drain(worker)
    expect([await shop.done(), await shop.rows()]).toEqual([['a', 'a'], []])
  })

  it('by the key of what has failed is tried anew', async () => {
    state.effect = async () => {
      throw new WorkFailed({ ...trouble, isFinal: true })
    }
    await shop.ask(call('a'))
    await shop.drain(shop.worker())
    expect(await shop.rows()).toMatchObject([{ state: 'failed', problem: 'work.timeout', attempts: 1 }])
    state.effect = async () => undefined
    await shop.ask(call('a'))
    await shop.drain(shop.worker())
    expect(await shop.done()).toEqual(['a'])
  })
})

describe('the three steps', () => {
  it('have no transaction open while others are talked to', async () => {
    const open: unknown[] = []
    state.effect = async () => {
      const found = await shop.database.acrossTenants('test', (tx) =>
        tx.query(
          sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and backend_type = 'client backend'`,
        ),
      )
      open.push(...found)
    }
    await shop.ask(call('a'))
    await shop.drain(shop.worker())
    expect([open, await shop.done()]).toEqual([[], ['a']])
  })

  it('tell an effect a key that stays, and that it may have been before', async () => {
    const told: [string, number][] = []
    state.effect = async (_, { key, attempt }) => {
      told.push([key, attempt])
      if (attempt === 1) throw new WorkFailed(trouble)
    }
    await shop.ask(call('a'))
    await shop.drain(shop.worker())
    shop.later(1)
    await shop.drain(shop.worker())
    expect(told.map(([, attempt]) => attempt)).toEqual([1, 2])
    expect(new Set(told.map(([key]) => key)).size).toBe(1)
  })

  it('give an effect values and nothing that could ask the database', () => {
    const after = async (): Promise<void> => undefined
    inThreeSteps<object, { step: Step }, object>({
      // @ts-expect-error -- a transaction is no value
      before: async (step) => ({ step }),
      effect: async () => ({}),
      after,
    })
    inThreeSteps<object, { ask: () => void }, object>({
      // @ts-expect-error -- neither is a function, which could have kept one
      before: async ({ tx }) => ({ ask: () => void tx.query(sql`select 1`) }),
      effect: async () => ({}),
      after,
    })
    inThreeSteps<object, { ids: readonly string[]; at: Date; bytes: Buffer | null }, { left: string[] }>({
      before: async () => ({ ids: [], at: shop.now(), bytes: null }),
      effect: async () => ({ left: [] }),
      after,
    })
  })
})

describe('a lease', () => {
  it('that has ended lets another server take the work, and whoever had it writes nothing more', async () => {
    await shop.ask(call('a'))
    const { begun, end } = held()
    const slow = shop.worker()
    await slow.look()
    await begun
    const other = shop.otherServer()
    expect(await other.worker.look()).toBe(0)
    shop.later(2)
    state.effect = async () => undefined
    await shop.drain(other.worker)
    expect(await shop.done()).toEqual(['a'])
    end()
    await slow.idle()
    expect([await shop.done(), await shop.rows()]).toEqual([['a'], []])
    expect(shop.faults.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['work was taken over'])
    await other.close()
  })

  it('is asked for by name: whoever has lost it writes nothing, also while another is at work', async () => {
    await shop.ask(call('a'))
    const first = held()
    const slow = shop.worker()
    await slow.look()
    await first.begun
    shop.later(2)
    const second = held()
    const other = shop.otherServer()
    await other.worker.look()
    await second.begun
    first.end()
    await slow.idle()
    expect([await shop.done(), await shop.rows()]).toMatchObject([[], [{ state: 'running', attempts: 2 }]])
    second.end()
    await other.worker.idle()
    expect([await shop.done(), await shop.rows()]).toEqual([['a'], []])
    await other.close()
  })

  it('that has ended is taken over even when earlier work about the record has become due since', async () => {
    await shop.ask(call('first', { record: 'r', at: new Date(shop.now().getTime() + 60 * 60_000) }))
    await shop.ask(call('second', { record: 'r' }))
    const { begun } = held()
    await shop.worker().look()
    await begun
    await shop.ask(call('first', { record: 'r' }))
    shop.later(2)
    state.effect = async () => undefined
    const other = shop.otherServer()
    await shop.drain(other.worker)
    expect([await shop.done(), await shop.rows()]).toEqual([['second', 'first'], []])
    await other.close()
  })

  it('is held by one server, however many look at the same moment', async () => {
    await shop.ask(Array.from({ length: 20 }, (_, at) => call(`k${at}`)))
    const others = [shop.otherServer(), shop.otherServer()]
    const workers = [shop.worker(), ...others.map(({ worker }) => worker)]
    await Promise.all(workers.map((worker) => shop.drain(worker)))
    expect(await shop.done()).toHaveLength(20)
    expect(new Set(state.begun).size).toBe(state.begun.length)
    for (const { close } of others) await close()
  })
})

describe('an attempt that fails', () => {
  it.each([
    [0, [60, 300, 1800]],
    [1, [48, 240, 1440]],
    [0.5, [54, 270, 1620]],
  ])('is followed by longer and longer waits, a little shorter by chance (%s), and then by none', async (by, waits) => {
    state.effect = async () => {
      throw new WorkFailed({ problem: 'mailTrouble.refused', values: { detail: 'no' }, isFinal: false })
    }
    await shop.ask(call('a'))
    const seconds: number[] = []
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await shop.drain(shop.worker({ chance: () => by }))
      const [row] = await shop.rows()
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt, problem: 'mailTrouble.refused' })
      seconds.push((row!.due.getTime() - shop.now().getTime()) / 1000)
      shop.later(seconds.at(-1)! / 60)
    }
    expect(seconds).toEqual(waits)
    await shop.drain(shop.worker())
    expect(await shop.rows()).toMatchObject([{ state: 'failed', attempts: 4, values: { detail: 'no' } }])
    shop.later(10_000)
    expect(await shop.worker().look()).toBe(0)
    expect(state.failures.map(([, , isLast]) => isLast)).toEqual([false, false, false, true])
  })

  it.each(['before', 'after'])('with a refusal of the business in %s is not tried again by itself', async (where) => {
    const refuse = () => {
      throw new Refused([problem('', 'required', { label: 'x' })])
    }
    if (where === 'before') state.before = refuse
    const handlers = {
      ...shop.handlers,
      call: { ...shop.handlers.call, ...(where === 'after' && { after: async () => refuse() }) },
    }
    await shop.ask(call('a'))
    await shop.drain(createWorker(() => shop.server(), handlers, { kinds: testKinds }))
    expect(await shop.rows()).toMatchObject([{ state: 'failed', problem: 'required', attempts: 1 }])
  })

  it('by a fault of the program is told by a reference, and its text by the log alone', async () => {
    state.effect = async () => {
      throw new Error('password=123')
    }
    await shop.ask(call('a'))
    await shop.drain(shop.worker())
    const [row] = await shop.rows()
    expect(row).toMatchObject({ state: 'waiting', problem: 'work.fault', values: { reference: expect.any(String) } })
    expect(JSON.stringify(row)).not.toContain('password')
    expect(shop.faults.join('')).toContain(row!.values!['reference'])
  })

  it('takes nothing of the attempt with it but what is told of it', async () => {
    state.effect = async () => undefined
    const handlers = {
      ...shop.handlers,
      call: {
        ...shop.handlers.call,
        after: async ({ tx }: Step) => {
          await tx.query(sql`insert into done (tenant_id, key) values (${sql.tenant}, 'half')`)
          throw new WorkFailed(trouble)
        },
      },
    }
    await shop.ask(call('a'))
    await shop.drain(createWorker(() => shop.server(), handlers, { kinds: testKinds }))
    expect([await shop.done(), await shop.rows()]).toMatchObject([[], [{ state: 'waiting', attempts: 1 }]])
  })
})

it('is told after each attempt: done, to come again, failed at last, taken over', async () => {
  const told: string[] = []
  const { within } = shop
  const worker = createWorker(() => shop.server(), shop.handlers, {
    kinds: testKinds,
    onOver: ({ kind, outcome, milliseconds }) => told.push(`${kind} ${outcome} ${milliseconds > 0}`),
  })
  await shop.ask(call('a'))
  await shop.drain(worker)
  state.effect = async () => {
    throw new WorkFailed(trouble)
  }
  await shop.ask(call('b'))
  await shop.drain(worker)
  state.effect = async () => {
    throw new WorkFailed({ ...trouble, isFinal: true })
  }
  await shop.ask(call('c'))
  await shop.drain(worker)
  state.effect = async () => void (await within((tx) => tx.query(sql`update work set lease = ${shop.ids[1]}`)))
  await shop.ask(call('d'))
  await shop.drain(worker)
  expect(told).toEqual(['call done true', 'call again true', 'call failed true', 'call lost true'])
})

it('does not start while a kind has no handler', () => {
  expect(() => createWorker(() => shop.server(), { call: shop.handlers.call }, { kinds: testKinds })).toThrow(
    'No handler for work of the kinds note, often, nightly',
  )
})

it('leaves work of an unknown kind where it is', async () => {
  await shop.ask([call('a'), { kind: 'ofTomorrow', key: 'x', payload: {} }])
  await shop.drain(shop.worker())
  expect(await shop.rows()).toMatchObject([{ kind: 'ofTomorrow', state: 'waiting', attempts: 0 }])
})

describe('of several tenants', () => {
  it('is invisible to the others, and only ids are told without a tenant', async () => {
    const [one, two] = shop.ids as [string, string]
    await shop.ask(call('a'), one)
    expect([await shop.rows(one), await shop.rows(two)]).toMatchObject([[{ key: 'a' }], []])
    const found = await shop.database.acrossTenants('test', (tx) =>
      tx.query(sql`select d.* from due_work(${shop.now()}, array['call'], 5) d`),
    )
    expect(found).toEqual([{ tenant: one, piece: expect.stringMatching(/^\d+$/) }])
    const sneaking = (statement: ReturnType<typeof sql>, tenant: string) =>
      shop.within(async (tx) => {
        await tx.query(sql`select set_config('app.looking', 'work', true)`)
        return tx.query(statement)
      }, tenant)
    expect(await sneaking(sql`select 1 from work`, two)).toEqual([])
    expect(await sneaking(sql`update work set attempts = 9 returning 1`, two)).toEqual([])
    await shop.within((tx) => tx.query(sql`delete from work`), two)
    expect(await shop.rows(one)).toHaveLength(1)
  })

  it('a single piece is held up by ten thousand of another tenant for one round at most', async () => {
    const [one, two] = shop.ids as [string, string]
    await shop.within(
      (tx) =>
        tx.query(sql`insert into work (tenant_id, kind, key, payload, due_at, asked_at, changed_at)
select ${sql.tenant}, 'call', 'k' || n, jsonb_build_object('key', 'k' || n), ${shop.now()}::timestamptz, ${shop.now()}::timestamptz, ${shop.now()}::timestamptz from generate_series(1, 10000) n`),
      one,
    )
    const ends: (() => void)[] = []
    state.effect = () => new Promise<void>((end) => void ends.push(end))
    const worker = shop.worker({ atOnce: 4, ofOne: 2 })
    await worker.look()
    await expect.poll(() => state.begun.toSorted(), { timeout: 20_000 }).toEqual(['k1', 'k2'])
    await shop.ask(call('single'), two)
    await worker.look()
    await expect.poll(() => state.begun.at(-1), { timeout: 20_000 }).toBe('single')
    expect(state.begun).toHaveLength(3)
    const stopped = worker.stop()
    for (const end of ends) end()
    await stopped
  })

  it('runs so many at once and no more, of one tenant fewer', async () => {
    const [one, two] = shop.ids as [string, string]
    let [running, most] = [0, 0]
    state.effect = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resume) => setTimeout(resume, 20))
      running -= 1
    }
    const many = (name: string) => Array.from({ length: 15 }, (_, at) => call(`${name}${at}`))
    await shop.ask(many('a'), one)
    await shop.drain(shop.worker({ atOnce: 3, ofOne: 2 }))
    expect([most, state.over.length]).toEqual([2, 15])
    await Promise.all([shop.ask(many('b'), one), shop.ask(many('c'), two)])
    most = 0
    await shop.drain(shop.worker({ atOnce: 3, ofOne: 2 }))
    expect([most, state.over.length]).toEqual([3, 45])
  })
})
