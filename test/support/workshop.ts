/** Businesses with work that waits: kinds of their own, whose effects the test decides about, and a clock it moves. */
import { pino } from 'pino'
import { sql } from '#engine/sql.ts'
import type { Registry } from '#engine/scope.ts'
import { workStatement, type AnyWork } from '#engine/work.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import type { WorkKind } from '#model/work.ts'
import { registry } from '#server/calls/registry.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { inDatabase, inThreeSteps, WorkFailed, type Outside } from '#server/work/handler.ts'
import { createWorker, type Worker, type WorkerOptions } from '#server/work/worker.ts'
import { createTestDatabase, isSpreadInTests, runAt } from './database.ts'

export const testKinds = {
  call: { right: 'Config', waitMinutes: [1, 5, 30], mostSeconds: 30 },
  note: { right: 'Config', waitMinutes: [1], mostSeconds: 30 },
  often: { right: 'Config', waitMinutes: [1], mostSeconds: 30, rhythm: { everyMinutes: 60 } },
  nightly: { right: 'Config', waitMinutes: [], mostSeconds: 30, rhythm: { dailyAt: '02:30' } },
} as const satisfies Readonly<Record<string, WorkKind>>

interface Row {
  id: string
  kind: string
  key: string
  state: string
  attempts: number
  due: Date
  problem: string | null
  values: Record<string, string> | null
}

/** What is done by effects, and by what comes after them; `done` is a table, so it shares the transactions. */
const doneTable = `create table done (tenant_id uuid not null default current_tenant(), key text not null, at bigint generated always as identity);
grant select, insert on done to vua_app`

export const openWorkshop = async (tenants = 2) => {
  let now = new Date('2026-11-20T03:00:00Z')
  const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
  const test = await createTestDatabase({ clock, max: 8 })
  await runAt(test.ownerUrl, doneTable)
  const ids = Array.from({ length: tenants }, () => systemClock.newId())
  for (const [index, id] of ids.entries())
    await runAt(test.ownerUrl, 'insert into tenant (id, code, name) values ($1, $2, $2)', [id, `tenant-${index}`])
  const faults: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void faults.push(line) })
  const [one] = ids as [string, ...string[]]

  const state = {
    /** The keys of effects, in the order in which they began, and how each goes. */
    begun: [] as string[],
    over: [] as string[],
    effect: async (_key: string, _outside: Outside): Promise<void> => undefined,
    before: (_key: string): void => undefined,
    failures: [] as [string, string, boolean][],
  }
  const insertDone = (key: string) => sql`insert into done (tenant_id, key) values (${sql.tenant}, ${key})`
  const handlers = {
    call: inThreeSteps<{ key: string }, { key: string }, { said: string }>({
      before: async (_, { payload: { key } }) => {
        state.before(key)
        return { key }
      },
      effect: async (outside, { key }) => {
        state.begun.push(key)
        await state.effect(key, outside)
        state.over.push(key)
        return { said: key }
      },
      after: async ({ tx }, _, { result: { said } }) => {
        await tx.query(insertDone(said))
      },
      failed: async (_, { payload: { key } }, { problem, isLast }) => void state.failures.push([key, problem, isLast]),
    }),
    note: inDatabase<{ key: string; fails?: boolean }>(async ({ tx }, { payload: { key, fails } }) => {
      if (fails) throw new WorkFailed({ problem: 'work.timeout', values: {}, isFinal: false })
      await tx.query(insertDone(key))
    }),
    often: inDatabase(async ({ tx }) => void (await tx.query(insertDone('often')))),
    nightly: inDatabase(async ({ tx }) => {
      await tx.query(insertDone('nightly'))
      state.before('nightly')
    }),
  }
  const within = <T>(work: Parameters<typeof test.database.inTenant<T>>[1], tenant = one): Promise<T> =>
    test.database.inTenant({ tenant, user: null }, work)
  const server = (database: Database = test.database) => ({ database, clock, log, registry: registry as Registry })

  return {
    ...test,
    ids,
    clock,
    faults,
    state,
    handlers,
    within,
    server,
    now: () => now,
    later: (minutes: number): void => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    ask: (works: AnyWork | readonly AnyWork[], tenant = one): Promise<unknown> =>
      within((tx) => tx.batch([works].flat().map((work) => workStatement(tx, work as AnyWork))), tenant),
    worker: (options: WorkerOptions = {}): Worker =>
      createWorker(() => server(), handlers, { kinds: testKinds, chance: () => 0, restMs: 0, ...options }),
    /** A worker of another server of the installation. */
    otherServer: (options: WorkerOptions = {}) => {
      const database = openDatabase({ url: test.appUrl, clock, max: 5, isSpread: isSpreadInTests })
      const worker = createWorker(() => server(database), handlers, {
        kinds: testKinds,
        chance: () => 0,
        restMs: 0,
        ...options,
      })
      return { worker, close: () => database.close() }
    },
    rows: (tenant = one): Promise<Row[]> =>
      within(
        (tx) =>
          tx.query<Row>(
            sql`select w.id, w.kind, w.key, w.state, w.attempts, w.due_at as due, w.problem, w.problem_values as values from work w where ${sql.ours('w')} order by w.id`,
          ),
        tenant,
      ),
    done: (tenant = one): Promise<string[]> =>
      within(async (tx) => {
        const rows = await tx.query<{ key: string }>(sql`select key from done where tenant_id = ${tenant} order by at`)
        return rows.map(({ key }) => key)
      }, tenant),
    /** From now on effects last until the test says so. */
    held: () => {
      const begun = Promise.withResolvers<void>()
      const end = Promise.withResolvers<void>()
      state.effect = async () => {
        begun.resolve()
        await end.promise
      }
      return { begun: begun.promise, end: end.resolve }
    },
    /** Looks and works until nothing is due. */
    drain: async (worker: Worker): Promise<void> => {
      while ((await worker.look()) > 0) await worker.idle()
    },
  }
}

export const call = (key: string, more: Partial<AnyWork> = {}): AnyWork => ({
  kind: 'call',
  key,
  payload: { key },
  ...more,
})
