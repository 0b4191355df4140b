/**
 * A real PostgreSQL with production settings, the real application on a port, and one tenant with goods and partners.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { documents } from '#documents/all.ts'
import { systemClock } from '#kernel/clock.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/process/config.ts'
import { exchangeLog } from '#server/outbound/exchange.ts'
import { turnsOfOne } from '#server/issuing/series-line.ts'
import { createOutbound } from '#server/outbound/outbound.ts'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { createLimiter } from '#server/http/limiter.ts'
import { bookModules, listModules, registry, reportModules } from '#server/calls/registry.ts'
import { allCalls } from '#server/routes.ts'
import { createLastUses } from '#server/access/last-use.ts'
import { createDirectory } from '#server/access/tenancy.ts'
import { createTenant } from '#server/tenant.ts'
import { signInAt } from './sign-in.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { prepareOwn } from '../../scripts/lib/roles.ts'
import { migrate } from '../../scripts/migrate.ts'

export interface Stage {
  database: Database
  owner: Database
  tenant: string
  url: string
  token: string
  /**
   * Makes a call over HTTP, as the administrator or with another token; returns its data and the database time measured
   * by the server.
   */
  call(path: string, body?: unknown, as?: string): Promise<{ data: Record<string, unknown>; databaseMs: number }>
  close(): Promise<void>
}

const quiet = pino({ level: 'silent' })

export const openStage = async (): Promise<Stage> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vua-bench-'))
  const postgres = await startPostgres({ dataDir })
  const urls = await prepareOwn(postgres)
  await migrate(urls.ownerUrl)
  const database = openDatabase({ url: urls.appUrl, clock: systemClock, max: 12 })
  const owner = openDatabase({ url: urls.ownerUrl, clock: systemClock, max: 1 })
  const made = await createTenant(
    owner,
    { clock: systemClock, registry, lists: listModules },
    { code: 'bench', name: 'Đo', admin: 'admin', password: 'matkhau123' },
  )
  const app = await createApp(
    {
      config: readConfig({}),
      database,
      registry,
      log: quiet,
      clock: systemClock,
      directory: createDirectory(database, systemClock),
      limiter: createLimiter(100_000_000, systemClock),
      mailer: { send: async () => {} },
      sealer: createSealer(newSealKey('bench')),
      lastUses: createLastUses(database),
      outbound: createOutbound({ listed: [], clock: systemClock, log: quiet, record: exchangeLog(database) }),
      invoiceTurns: turnsOfOne(),
      work: { wake: () => undefined },
    },
    allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules }),
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { 'x-tenant': 'bench', 'content-type': 'application/json' }
  const token = await signInAt(url, { tenant: 'bench', userName: 'admin', password: 'matkhau123' })
  const call: Stage['call'] = async (path, body, as = token) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${as}` },
      body: JSON.stringify(body ?? null),
    })
    const json = (await answer.json()) as { ErrorCode: number; ErrorMessage: string; Data: Record<string, unknown> }
    if (json.ErrorCode !== 0) throw new Error(`${path}: ${json.ErrorMessage}`)
    const timing = /dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')
    return { data: json.Data, databaseMs: Number(timing?.[1] ?? Number.NaN) }
  }
  return {
    database,
    owner,
    tenant: made.id,
    url,
    token,
    call,
    close: async () => {
      await app.close()
      await database.close()
      await owner.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
