/**
 * `npm run tenant -- <what>`: makes, lists, closes and opens tenants. Uses DATABASE_URL, or the database brought along
 * in DATA_DIR (started for the moment when Vựa does not run).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { systemClock } from '#kernel/clock.ts'
import { readConfig, type Config } from '#server/config.ts'
import { openDatabase, type Database } from '#server/database.ts'
import { listModules, registry } from '#server/registry.ts'
import { createTenant, listTenants, setTenantActive, TenantError } from '#server/tenant.ts'
import { startPostgres, type Postgres } from './lib/postgres.ts'
import { prepareExternal, prepareOwn } from './lib/roles.ts'
import { migrate } from './migrate.ts'

const usage = `Cách dùng · Usage:
  npm run tenant -- create <code> --name <name> --admin <user name> --password <password> [--email <address>]
  npm run tenant -- list
  npm run tenant -- close <code>
  npm run tenant -- open <code>`

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

type Own = Pick<Postgres, 'adminUrl' | 'passwords' | 'stop'>

/** The database of a Vựa that runs now, else started for as long as this takes. */
const ownPostgres = async (dataDir: string): Promise<Own> => {
  const kept = join(dataDir, 'postgres.json')
  if (existsSync(kept)) {
    const { port, passwords } = JSON.parse(readFileSync(kept, 'utf8')) as {
      port: number
      passwords: Postgres['passwords']
    }
    const adminUrl = `postgresql://postgres:${passwords.admin}@127.0.0.1:${port}/postgres`
    if (await answers(adminUrl)) return { adminUrl, passwords, stop: async () => {} }
  }
  return startPostgres({ dataDir })
}

const withOwner = async (config: Config, work: (owner: Database) => Promise<void>): Promise<void> => {
  const own = config.databaseUrl ? null : await ownPostgres(config.dataDir)
  try {
    const { ownerUrl } = own ? await prepareOwn(own) : await prepareExternal(config.databaseUrl!, config.databaseAppUrl)
    await migrate(ownerUrl)
    const owner = openDatabase({ url: ownerUrl, clock: systemClock, max: 1 })
    try {
      await work(owner)
    } finally {
      await owner.close()
    }
  } finally {
    await own?.stop()
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    admin: { type: 'string' },
    password: { type: 'string' },
    email: { type: 'string' },
  },
})
const [what, code = ''] = positionals

const create = async (owner: Database, config: Config): Promise<void> => {
  const { name, admin, password, email } = values
  if (!code || !name || !admin || !password) throw new TenantError(usage)
  await createTenant(
    owner,
    { clock: systemClock, registry, lists: listModules },
    { code, name, admin, password, ...(email ? { email } : {}) },
  )
  const scheme =
    config.baseDomain === 'localhost'
      ? `http://${code}.localhost:${config.port}`
      : `https://${code}.${config.baseDomain}`
  console.log(`Đã tạo doanh nghiệp "${code}". The tenant "${code}" is ready: ${scheme} (${admin})`)
}

const list = async (owner: Database): Promise<void> => {
  for (const tenant of await listTenants(owner)) {
    const marks = [tenant.active ? '' : 'closed', tenant.demo ? 'demo' : ''].filter(Boolean).join(', ')
    console.log(
      `${tenant.code.padEnd(33)}${tenant.created_at.toISOString().slice(0, 10)}  ${tenant.name}${marks && `  (${marks})`}`,
    )
  }
}

const setActive = async (owner: Database, active: boolean): Promise<void> => {
  if (!code) throw new TenantError(usage)
  await setTenantActive(owner, code, active)
  console.log(
    active ? `Đã mở lại "${code}". Opened.` : `Đã đóng "${code}", dữ liệu được giữ lại. Closed; its data stays.`,
  )
}

const commands: Readonly<Record<string, (owner: Database, config: Config) => Promise<void>>> = {
  create,
  list,
  close: (owner) => setActive(owner, false),
  open: (owner) => setActive(owner, true),
}

try {
  const command = commands[what ?? '']
  if (!command) throw new TenantError(usage)
  const config = readConfig()
  await withOwner(config, (owner) => command(owner, config))
} catch (error) {
  console.error(error instanceof TenantError ? error.message : error)
  process.exitCode = 1
}
