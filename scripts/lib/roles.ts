/**
 * Three database roles: the owner creates the tables and is used for nothing else; the application's role owns nothing
 * and so cannot bypass row level security; `vua_limited`, which nobody signs in as, is what the application becomes for
 * users who do not see everything. Migrations grant rights to `vua_app` and `vua_limited` by name.
 */
import { createHmac } from 'node:crypto'
import pg from 'pg'
import { databaseGone } from './earlier-database.ts'
import type { Postgres } from './postgres.ts'

export interface DatabaseUrls {
  ownerUrl: string
  appUrl: string
}

/** Runs `work` on a connection of its own to the address. */
export const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses one of two who change the same role at the same moment. */
const lockName = `hashtext('vua prepares the database')`
/** Until the connection ends: a database is made outside of transactions. */
const oneAtATime = async (client: pg.Client): Promise<void> => {
  await client.query(`select pg_advisory_lock(${lockName})`)
}

const exists = async (client: pg.Client, catalog: 'role' | 'database', name: string): Promise<boolean> => {
  const from = catalog === 'role' ? 'pg_roles where rolname = $1' : 'pg_database where datname = $1'
  return (await client.query(`select 1 from ${from}`, [name])).rowCount === 1
}

/** Creates the role, or sets its password; can be repeated safely. */
const putRole = async (client: pg.Client, role: string, password: string): Promise<void> => {
  const verb = (await exists(client, 'role', role)) ? 'alter' : 'create'
  await client.query(`${verb} role ${role} login password ${client.escapeLiteral(password)}`)
}

/**
 * Lets the application become `vua_limited`. It must not inherit from it: policies for a role also apply to those who
 * inherit from it.
 */
const putLimitedRole = async (client: pg.Client): Promise<void> => {
  if (!(await exists(client, 'role', 'vua_limited'))) await client.query('create role vua_limited nologin')
  const member = await client.query(`select 1 from pg_auth_members m join pg_roles r on r.oid = m.roleid
    join pg_roles u on u.oid = m.member where r.rolname = 'vua_limited' and u.rolname = 'vua_app'`)
  if (member.rowCount === 1) return
  await client.query('alter role vua_app noinherit')
  await client.query('grant vua_limited to vua_app')
}

export const withRole = (url: string, role: string, password: string): string => {
  const changed = new URL(url)
  changed.username = role
  changed.password = encodeURIComponent(password)
  return changed.href
}

export const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** Creates the roles and the database in the embedded server; the database only where there never was one. */
export const prepareOwn = async (
  { adminUrl, passwords, marks }: Pick<Postgres, 'adminUrl' | 'passwords' | 'marks'>,
  database = 'vua',
): Promise<DatabaseUrls> => {
  await connected(adminUrl, async (admin) => {
    await oneAtATime(admin)
    const isThere = await exists(admin, 'database', database)
    const lost = marks.filter((name) => !name.startsWith('postgres.log'))
    if (!isThere && lost.length > 0) throw databaseGone(`"${database}" (PostgreSQL)`, lost)
    await putRole(admin, 'vua_owner', passwords.owner)
    await putRole(admin, 'vua_app', passwords.app)
    await putLimitedRole(admin)
    if (!isThere) {
      await admin.query(
        `create database ${admin.escapeIdentifier(database)} owner vua_owner encoding 'UTF8'
         locale_provider icu icu_locale 'vi-VN' template template0`,
      )
    }
  })
  const url = withDatabase(adminUrl, database)
  // Under row level security, only functions marked leakproof can use an index. `like` is safe in that sense, but
  // PostgreSQL does not mark it. Without this, every search would read the tenant's whole list.
  await connected(url, async (admin) => {
    await oneAtATime(admin)
    await admin.query('alter function pg_catalog.textlike(text, text) leakproof')
  })
  return {
    ownerUrl: withRole(url, 'vua_owner', passwords.owner),
    appUrl: withRole(url, 'vua_app', passwords.app),
  }
}

/**
 * Derived from the owner's password, so that every server of an installation can calculate it and nobody has to store
 * it.
 */
const derivedPassword = (ownerUrl: string): string =>
  createHmac('sha256', decodeURIComponent(new URL(ownerUrl).password))
    .update('vua_app')
    .digest('base64url')

const mayLogIn = (url: string): Promise<boolean> => connected(url, () => Promise.resolve(true)).catch(() => false)

const isWithoutRight = (error: unknown): boolean => (error as { code?: string }).code === '42501'

/** Runs what needs the right to make roles. Throws an error that tells an administrator what to run instead. */
const makingRoles = async (ownerUrl: string, work: (owner: pg.Client) => Promise<void>): Promise<void> => {
  try {
    await connected(ownerUrl, async (owner) => {
      // Connections to a server of others may be shared, so nothing may stay locked behind this one.
      await owner.query('begin')
      await owner.query(`select pg_advisory_xact_lock(${lockName})`)
      await work(owner)
      await owner.query('commit')
    })
  } catch (cause) {
    // Other errors (for example no connection) explain themselves.
    if (!isWithoutRight(cause)) throw cause
    throw new Error(
      'Người dùng của DATABASE_URL không tạo được vai trò vua_app, vua_limited. The user of DATABASE_URL may not create ' +
        'the roles vua_app and vua_limited. Let an administrator run\n' +
        "  create role vua_app login noinherit password '…';\n" +
        '  create role vua_limited nologin;\n' +
        '  grant vua_limited to vua_app;\n' +
        'and set DATABASE_APP_URL to the same database as vua_app.',
      { cause },
    )
  }
}

/** Creates the roles in an external server, whose owner is the user of DATABASE_URL. */
export const prepareExternal = async (ownerUrl: string, givenAppUrl: string | null): Promise<DatabaseUrls> => {
  const password = derivedPassword(ownerUrl)
  const appUrl = givenAppUrl ?? withRole(ownerUrl, 'vua_app', password)
  if (!givenAppUrl && !(await mayLogIn(appUrl)))
    await makingRoles(ownerUrl, (owner) => putRole(owner, 'vua_app', password))
  await makingRoles(ownerUrl, putLimitedRole)
  return { ownerUrl, appUrl }
}
