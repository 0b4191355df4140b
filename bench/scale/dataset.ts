/** The directory with PostgreSQL and the large tenant of a given size; built once, then reused. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { listModules, registry } from '#server/calls/registry.ts'
import { createTenant, listTenants } from '#server/tenant.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { prepareOwn, withDatabase, type DatabaseUrls } from '../../scripts/lib/roles.ts'
import { migrate } from '../../scripts/migrate.ts'

export const PASSWORD = 'matkhau123'

export interface Dataset {
  dataDir: string
  urls: DatabaseUrls
  /** Id of the main PostgreSQL process. */
  pid: number
  owner: Database
  app: Database
  /** Superuser connection, for building and for statistics of the database. */
  admin: pg.Client
  tenants: Readonly<Record<'house' | 'neighbour', { id: string; code: string; name: string }>>
  close(): Promise<void>
}

const named = { house: 'lon', neighbour: 'nho' } as const

/** `isThrowaway`: durability is switched off, as in tests. */
export const openDataset = async (
  dataDir: string,
  isThrowaway = false,
  /** Settings of PostgreSQL, as `name=value`. */
  settings: readonly string[] = [],
): Promise<Dataset> => {
  const postgres = await startPostgres({ dataDir, isThrowaway, settings })
  const urls = await prepareOwn(postgres)
  await migrate(urls.ownerUrl)
  const owner = openDatabase({ url: urls.ownerUrl, clock: systemClock, max: 1 })
  const app = openDatabase({ url: urls.appUrl, clock: systemClock, max: 10 })
  const known = new Map((await listTenants(owner)).map((one) => [one.code, one]))
  const tenants = {} as Record<keyof typeof named, { id: string; code: string; name: string }>
  for (const [role, code] of Object.entries(named) as [keyof typeof named, string][]) {
    const name = `Đo ${code}`
    const maker = { clock: systemClock, registry, lists: listModules }
    const id =
      known.get(code)?.id ?? (await createTenant(owner, maker, { code, name, admin: 'admin', password: PASSWORD })).id
    tenants[role] = { id, code, name }
  }
  const admin = new pg.Client({ connectionString: withDatabase(postgres.adminUrl, 'vua') })
  await admin.connect()
  return {
    dataDir: join(dataDir),
    urls,
    pid: Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    owner,
    app,
    admin,
    tenants,
    close: async () => {
      await admin.end()
      await Promise.all([owner.close(), app.close()])
      await postgres.stop()
    },
  }
}
