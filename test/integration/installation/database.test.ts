/** The door to the database itself, on a table of its own. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { plannedAnew, type Tx } from '#engine/tx.ts'
import { limitsMs } from '#server/database/limits.ts'
import { DatabaseAway, openDatabase, type CallKind, type SlowStatement, type Who } from '#server/database/database.ts'
import { createTestDatabase, runAt } from '../../support/database.ts'

const slow: SlowStatement[] = []
const across: string[] = []
const now = new Date('2026-03-01T18:00:00Z')
const { database, ownerUrl, appUrl } = await createTestDatabase({
  clock: { now: () => now },
  slowMs: 40,
  onSlow: (statement) => slow.push(statement),
  onAcross: (reason) => across.push(reason),
})

const ours = { tenant: '01900000-0000-7000-8000-000000000001', user: { id: 'u1', name: 'An' } }
const theirs = { tenant: '01900000-0000-7000-8000-000000000002', user: null }

const asOwner = (text: string): Promise<void> => runAt(ownerUrl, text)

const put = (tx: Tx, label: string, amount = 0) =>
  tx.query(sql`insert into probe (label, amount) values (${label}, ${amount})`)
const labels = async (tx: Tx) =>
  (await tx.query<{ label: string }>(sql`select label from probe order by label`)).map((row) => row.label)

beforeAll(() =>
  asOwner(`
    create table probe (
      tenant_id uuid not null default current_setting('app.tenant_id')::uuid,
      label text not null,
      amount integer not null,
      primary key (tenant_id, label)
    );
    alter table probe enable row level security;
    alter table probe force row level security;
    create policy tenant on probe using (tenant_id = current_setting('app.tenant_id')::uuid);
    grant select, insert, update, delete on probe to vua_app;
  `),
)
beforeEach(() => asOwner('truncate probe'))

describe('inTenant', () => {
  it('keeps what the work wrote', async () => {
    await database.inTenant(ours, (tx) => put(tx, 'a'))
    expect(await database.inTenant(ours, labels)).toEqual(['a'])
  })

  it('sends lists of long whole numbers exactly', async () => {
    const ask = (tx: Tx) => tx.query(sql`select ${[2n ** 63n - 1n, null, -1n]}::bigint[]::text as list`)
    expect(await database.inTenant(ours, ask)).toEqual([{ list: '{9223372036854775807,NULL,-1}' }])
  })

  it('shows nothing of another tenant', async () => {
    await database.inTenant(ours, (tx) => put(tx, 'a'))
    expect(await database.inTenant(theirs, labels)).toEqual([])
  })

  it('refuses rows for another tenant', async () => {
    const work = (tx: Tx) => tx.query(sql`insert into probe values (${theirs.tenant}, 'a', 0)`)
    await expect(database.inTenant(ours, work)).rejects.toThrow('row-level security')
  })

  it('undoes everything when the work throws', async () => {
    const work = async (tx: Tx) => {
      await put(tx, 'a')
      throw new Error('no')
    }
    await expect(database.inTenant(ours, work)).rejects.toThrow('no')
    expect(await database.inTenant(ours, labels)).toEqual([])
  })

  it('writes what nobody waits for with the rest, or nothing at all', async () => {
    const noted = (label: string) => sql`insert into probe (label, amount) select ${label}, count(*) from probe`
    await database.inTenant(ours, async (tx) => {
      await put(tx, 'a')
      tx.note([noted('b')])
    })
    expect(
      await database.inTenant(ours, (tx) => tx.query(sql`select label, amount from probe order by label`)),
    ).toEqual([
      { label: 'a', amount: 0 },
      { label: 'b', amount: 1 },
    ])
    const pauses = [() => Promise.resolve(), () => new Promise((resume) => setTimeout(resume, 20))]
    for (const pause of pauses) {
      const work = async (tx: Tx) => {
        tx.note([noted('a')])
        await pause()
        await put(tx, 'c')
      }
      await expect(database.inTenant(ours, work)).rejects.toThrow('duplicate key')
      await database
        .inTenant(ours, async (tx) => {
          await expect(tx.savepoint(() => work(tx))).rejects.toThrow('duplicate key')
          await put(tx, 'd')
          throw new Error('no')
        })
        .catch((error: Error) => expect(error.message).toBe('no'))
    }
    expect(await database.inTenant(ours, labels)).toEqual(['a', 'b'])
  })

  it('asks two things at the same time of the same moment', async () => {
    const waiting = sql`select pg_backend_pid() as process, (select count(*)::int from probe) as rows, pg_sleep(0.05)`
    const [here, beside, late] = await database.inTenant(
      ours,
      async (tx) => {
        await labels(tx)
        await database.inTenant(ours, (other) => put(other, 'a'))
        const both = await Promise.all([tx.alongside(waiting), tx.query(waiting)])
        await expect(tx.alongside(sql`insert into probe (label, amount) values ('b', 0)`)).rejects.toThrow('read-only')
        return [...both.map(([row]) => row as { process: number; rows: number }), await labels(tx)]
      },
      { readOnly: true },
    )
    expect(here).toMatchObject({ rows: 0 })
    expect(beside).toMatchObject({ rows: 0 })
    expect(here).not.toMatchObject({ process: (beside as { process: number }).process })
    expect(late).toEqual([])
    expect(
      await database.inTenant(theirs, (tx) => tx.alongside(sql`select label from probe`), { readOnly: true }),
    ).toEqual([])
  })

  it('counts what is asked beside, and knows when it was the slowest', async () => {
    const beside = sql`select pg_sleep(0.2)`
    const statistics = await database.inTenant(
      ours,
      async (tx) => {
        await Promise.all([tx.alongside(beside), tx.query(sql`select 1`)])
        return tx.statistics
      },
      { readOnly: true },
    )
    expect(statistics.queries).toBe(3)
    expect(statistics.slowest!.statements.map(({ text }) => text)).toEqual([beside.text])
    expect(statistics.milliseconds).toBeGreaterThanOrEqual(190)
  })

  it('asks one after the other where no connection is free, or where something may be written', async () => {
    const alone = openDatabase({ url: appUrl, clock: { now: () => now }, max: 1 })
    const process = sql`select pg_backend_pid() as process`
    for (const options of [{ readOnly: true }, {}]) {
      const [here, beside] = await alone.inTenant(
        ours,
        (tx) => Promise.all([tx.alongside(process), tx.query(process)]),
        options,
      )
      expect(here).toEqual(beside)
    }
    await alone.close()
  })

  it('does not pass over a failed statement', async () => {
    const work = async (tx: Tx) => {
      await put(tx, 'a')
      await put(tx, 'a').catch(() => {})
    }
    await expect(database.inTenant(ours, work)).rejects.toThrow('rolled back')
  })

  it('refuses a tenant that is no id', async () => {
    await expect(database.inTenant({ tenant: `'`, user: null }, labels)).rejects.toThrow('Not the id of a tenant')
  })

  it('knows who, when and the day where the tenant lives', async () => {
    const { tenant, user, today, ...rest } = await database.inTenant(ours, (tx) =>
      Promise.resolve({ tenant: tx.tenant, user: tx.user, now: tx.now, today: tx.today }),
    )
    expect({ tenant, user, today, now: rest.now }).toEqual({ ...ours, today: '2026-03-02', now })
  })

  it('counts statements', async () => {
    const statistics = await database.inTenant(ours, async (tx) => {
      await tx.batch([sql`select 1`, sql`select 2`])
      return tx.statistics
    })
    expect(statistics.queries).toBe(2)
  })

  it('ends with its work', async () => {
    const tx = await database.inTenant(ours, (inner) => Promise.resolve(inner))
    await expect(tx.query(sql`select 1`)).rejects.toThrow('after the end')
  })

  it('writes nothing when read only, and sees one moment', async () => {
    await expect(database.inTenant(ours, (tx) => put(tx, 'a'), { readOnly: true })).rejects.toThrow('read-only')
    const seen = await database.inTenant(
      ours,
      async (tx) => {
        const before = await labels(tx)
        await database.inTenant(ours, (other) => put(other, 'b'))
        return [before, await labels(tx)]
      },
      { readOnly: true },
    )
    expect(seen).toEqual([[], []])
  })

  it.each([
    ['kept', 'force_generic_plan', '1000'],
    ['shared', 'auto', '200'],
    ['anew', 'force_custom_plan', '200'],
    [undefined, 'auto', '1000'],
  ] as const)('plans its statements %s, and the next one as usual', async (plans, mode, cost) => {
    const settings = (tx: Tx) =>
      tx.query(sql`select current_setting('plan_cache_mode') as mode, current_setting('parallel_setup_cost') as cost`)
    expect(await database.inTenant(ours, settings, plans ? { plans } : {})).toEqual([{ mode, cost }])
    expect(await database.inTenant(ours, settings)).toEqual([{ mode: 'auto', cost: '1000' }])
  })

  it('keeps the plan of a statement, and none of one that is planned anew', async () => {
    const kept = await database.inTenant(ours, async (tx) => {
      await tx.batch([sql`select ${1}::int as kept`, plannedAnew(sql`select ${1}::int as anew`)])
      return tx.query(
        sql`select statement from pg_prepared_statements where statement ~ '^select .1::int as (kept|anew)$'`,
      )
    })
    expect(kept).toEqual([{ statement: 'select $1::int as kept' }])
  })

  it('stops a statement that takes too long', async () => {
    const work = (tx: Tx) => tx.query(sql`select pg_sleep(5)`)
    await expect(database.inTenant(ours, work, { statementTimeoutMs: 50 })).rejects.toThrow('statement timeout')
    await database.inTenant(ours, (tx) => tx.query(sql`select pg_sleep(0.06)`))
    expect(slow.at(-1)).toMatchObject({ text: 'select pg_sleep(0.06)', tenant: ours.tenant })
  })

  it('lets no statement run without a limit, whatever kind of call it is of', async () => {
    const limit = (tx: Tx) => tx.query(sql`select setting::int as ms from pg_settings where name = 'statement_timeout'`)
    for (const [kind, ms] of Object.entries(limitsMs))
      expect(await database.inTenant(ours, limit, { kind: kind as CallKind })).toEqual([{ ms }])
    const shortest = Math.min(...Object.values(limitsMs))
    expect(shortest).toBeGreaterThan(0)
    expect(await database.inTenant(ours, limit)).toEqual([{ ms: limitsMs.background }])
  })

  it('keeps connections for other tenants, and one for whoever only reads, while many wait for each other', async () => {
    const shared = openDatabase({ url: appUrl, clock: { now: () => now }, max: 6 })
    const lock = sql`select pg_advisory_xact_lock(4711)`
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const holding = Promise.withResolvers<void>()
    const first = shared.inTenant(
      ours,
      async (tx) => {
        await tx.query(lock)
        holding.resolve()
        await gate
      },
      { kind: 'save' },
    )
    await holding.promise
    const waiting = Array.from({ length: 20 }, () => shared.inTenant(ours, (tx) => tx.query(lock), { kind: 'save' }))
    const read = (who: Who) => shared.inTenant(who, labels, { readOnly: true, kind: 'read' })
    expect(await read(theirs)).toEqual([])
    expect(await read(ours)).toEqual([])
    open()
    await Promise.all([first, ...waiting])
    await shared.close()
  })

  it('runs again after a deadlock', async () => {
    await database.inTenant(ours, (tx) => tx.batch([sql`insert into probe (label, amount) values ('a', 0), ('b', 0)`]))
    let runs = 0
    const addTo = (first: string, second: string) =>
      database.inTenant(ours, async (tx) => {
        runs += 1
        await tx.query(sql`update probe set amount = amount + 1 where label = ${first}`)
        await tx.query(sql`select pg_sleep(0.1)`)
        await tx.query(sql`update probe set amount = amount + 1 where label = ${second}`)
      })
    await Promise.all([addTo('a', 'b'), addTo('b', 'a')])
    const amounts = await database.inTenant(ours, (tx) => tx.query(sql`select amount from probe`))
    expect(amounts).toEqual([{ amount: 2 }, { amount: 2 }])
    expect(runs).toBeGreaterThan(2)
  })

  it('bears many at once on few connections', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => database.inTenant(ours, (tx) => put(tx, `n${index}`))))
    expect(await database.inTenant(ours, labels)).toHaveLength(40)
  })
})

describe('batch', () => {
  it('answers in order', async () => {
    const answer = await database.inTenant(ours, (tx) =>
      tx.batch([sql`select ${1}::int as n`, sql`select ${2}::int as n`]),
    )
    expect(answer).toEqual([[{ n: 1 }], [{ n: 2 }]])
  })

  it('rejects with the first error', async () => {
    const statements = [sql`select 1`, sql`select 1/${0}::int`, sql`select nothing`]
    await expect(database.inTenant(ours, (tx) => tx.batch(statements))).rejects.toThrow('division by zero')
    expect(await database.inTenant(ours, labels)).toEqual([])
  })

  it('runs one text with many values', async () => {
    const statements = Array.from(
      { length: 20 },
      (_, index) => sql`insert into probe (label, amount) values (${`n${index}`}, ${index})`,
    )
    await database.inTenant(ours, (tx) => tx.batch(statements))
    expect(await database.inTenant(ours, labels)).toHaveLength(20)
  })
})

describe('savepoint', () => {
  it('undoes its own work only', async () => {
    await database.inTenant(ours, async (tx) => {
      await put(tx, 'a')
      await tx.savepoint(() => put(tx, 'a')).catch(() => {})
      await tx.savepoint(() => put(tx, 'b'))
    })
    expect(await database.inTenant(ours, labels)).toEqual(['a', 'b'])
  })
})

describe('acrossTenants', () => {
  it('has no tenant and tells why it was used', async () => {
    await expect(database.acrossTenants('sign in', labels)).rejects.toThrow('invalid input syntax for type uuid')
    expect(across).toEqual(['sign in'])
  })

  it('leaves nothing of a tenant behind', async () => {
    await database.inTenant(ours, (tx) => put(tx, 'a'))
    await expect(database.acrossTenants('look', labels)).rejects.toThrow()
  })
})

describe('values', () => {
  it('arrive exact', async () => {
    const [row] = await database.inTenant(ours, (tx) =>
      tx.query(sql`select 9007199254740993::int8 as big, 0.10::numeric as exact, date '2026-02-28' as day,
        array[0.10]::numeric[] as many, array[date '2026-02-28'] as days, timestamptz '2026-01-01 00:00Z' as moment,
        '{"a": [1]}'::jsonb as object, null as nothing`),
    )
    expect(row).toEqual({
      big: '9007199254740993',
      exact: '0.10',
      day: '2026-02-28',
      many: ['0.10'],
      days: ['2026-02-28'],
      moment: new Date('2026-01-01T00:00:00Z'),
      object: { a: [1] },
      nothing: null,
    })
  })
})

describe('a lost connection', () => {
  it('is told as such, and the next work gets another', async () => {
    const work = async (tx: Tx) => {
      const [self] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await asOwner(`select pg_terminate_backend(${self!.pid})`).catch(() => {})
      return tx.query(sql`select 1`)
    }
    await asOwner('grant vua_app to current_user').catch(() => {})
    await expect(database.inTenant(ours, work)).rejects.toBeInstanceOf(DatabaseAway)
    expect(await database.inTenant(ours, labels)).toEqual([])
  })

  it('is noticed once, and so is its end', async () => {
    const told: string[] = []
    const { promise: isBack, resolve } = Promise.withResolvers<void>()
    const other = openDatabase({
      url: appUrl,
      clock: { now: () => now },
      onAway: (reason) => told.push(reason),
      onBack: (milliseconds) => {
        told.push(milliseconds > 0 ? 'back' : 'back before it went')
        resolve()
      },
    })
    const lose = (): Promise<unknown> =>
      other.inTenant(ours, async (tx) => {
        const [self] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await asOwner(`select pg_terminate_backend(${self!.pid})`)
        return tx.query(sql`select 1`)
      })
    await Promise.allSettled([lose(), lose()])
    await isBack
    // Whichever comes first: what the server says, or that it hung up.
    expect(told).toEqual([expect.stringMatching(/terminat|ECONNRESET/), 'back'])
    await other.close()
  })

  it('is told when there never was one', async () => {
    const nowhere = openDatabase({ url: appUrl.replace(/:\d+\//, ':1/'), clock: { now: () => now } })
    await expect(nowhere.inTenant(ours, labels)).rejects.toBeInstanceOf(DatabaseAway)
    await nowhere.close()
  })
})
