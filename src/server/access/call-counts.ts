/**
 * Several processes tell each other how many calls they counted, so that a limit per minute is one limit. Between two
 * exchanges a process does not know the calls of the others: a caller may have as many above the limit as the other
 * processes answer in half a second.
 */
import { sql } from '#engine/sql.ts'
import type { Database } from '../database/database.ts'
import type { Limiter } from '../http/limiter.ts'

/** How often, in milliseconds, processes exchange what they counted. */
export const exchangeEveryMs = 500

/** Returns one exchange: it tells the calls counted under `process`, an id, and learns those of all others. */
export const callCounts = (
  { database, limiter }: { database: Pick<Database, 'acrossTenants'>; limiter: Limiter },
  process: string,
) => {
  const exchange = async (): Promise<void> => {
    const { minute, calls } = limiter.counted()
    const others = await database.acrossTenants(
      'counts of calls',
      async (tx) => {
        const [, , rows] = await tx.batch([
          sql`insert into call_count (minute, process, key, calls)
select ${minute}, ${process}::uuid, c.key, c.calls from unnest(${[...calls.keys()]}::text[], ${[...calls.values()]}::int[]) as c (key, calls)
on conflict (minute, process, key) do update set calls = excluded.calls where call_count.calls <> excluded.calls`,
          sql`delete from call_count where minute < ${minute - 1}`,
          sql`select key, sum(calls)::int as calls from call_count where minute = ${minute} and process <> ${process}::uuid group by key`,
        ])
        return rows as { key: string; calls: number }[]
      },
      { kind: 'check' },
    )
    limiter.learn(minute, new Map(others.map((one) => [one.key, one.calls])))
  }
  return exchange
}
