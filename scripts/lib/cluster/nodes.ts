/** The machines of a Citus cluster: making one ready, adding it, and what each has (decision 0133). */
import type pg from 'pg'
import { InstallationError } from '../installation-error.ts'
import { connected, withDatabase } from '../roles.ts'

/** Where a machine is, as the others reach it. */
export interface Address {
  host: string
  port: number
}

/** Reads `host` or `host:port`. Throws InstallationError. */
export const readAddress = (text: string): Address => {
  const [, host, port = '5432'] = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?$/.exec(text) ?? []
  if (!host || Number(port) > 65_535)
    throw new InstallationError(`"${text}" không phải địa chỉ máy. "${text}" is no address like db2.shop.local:5432.`)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** The same address of a database on another machine. */
export const atMachine = (url: string, { host, port }: Address): string => {
  const changed = new URL(url)
  changed.hostname = host.includes(':') ? `[${host}]` : host
  changed.port = String(port)
  return changed.href
}

/** The user of DATABASE_URL, the name of its database, and how the user's password is stored. */
export interface Owner {
  name: string
  database: string
  storedPassword: string | null
}

/** Reads the owner at the coordinator, as an administrator. Throws InstallationError if there is no such user. */
export const ownerAt = (adminUrl: string, databaseUrl: string): Promise<Owner> =>
  connected(withDatabase(adminUrl, 'postgres'), async (admin) => {
    const { username, pathname } = new URL(databaseUrl)
    const name = decodeURIComponent(username)
    const { rows } = await admin.query<{ password: string | null }>(
      'select rolpassword as password from pg_authid where rolname = $1',
      [name],
    )
    if (rows.length === 0)
      throw new InstallationError(
        `Máy điều phối không có người dùng "${name}" của DATABASE_URL. The coordinator has no user "${name}" (DATABASE_URL).`,
      )
    return { name, database: decodeURIComponent(pathname.slice(1)), storedPassword: rows[0]!.password }
  })

const putRole = async (admin: pg.Client, name: string, options: string): Promise<void> => {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [name])
  if (rowCount === 0) await admin.query(`create role ${admin.escapeIdentifier(name)} ${options}`)
}

const needed: Readonly<Record<string, { isEnough: (value: string) => boolean; write: string }>> = {
  shared_preload_libraries: { isEnough: (value) => /\bcitus\b/.test(value), write: `'citus'` },
  wal_level: { isEnough: (value) => value === 'logical', write: 'logical' },
  output_plugin_libraries: {
    isEnough: (value) => ['citus', 'pgoutput'].every((name) => value.includes(name)),
    write: `'pgoutput, citus'`,
  },
  max_prepared_transactions: { isEnough: (value) => Number(value) > 0, write: '200' },
}

const demandSettings = async (admin: pg.Client): Promise<void> => {
  for (const [name, { isEnough, write }] of Object.entries(needed)) {
    const { rows } = await admin.query<{ value: string | null }>('select current_setting($1, true) as value', [name])
    const { value } = rows[0]!
    // Older releases do not have every setting.
    if (value !== null && !isEnough(value))
      throw new InstallationError(
        `${admin.host}:${admin.port}: hãy đặt ${name} = ${write} trong postgresql.conf rồi khởi động lại PostgreSQL. Set ${name} = ${write} in postgresql.conf and restart PostgreSQL.`,
      )
  }
}

/**
 * Makes a machine ready as an administrator: roles, the database and its settings. Can be repeated. Throws
 * InstallationError if PostgreSQL is not set up for Citus.
 */
export const prepareMachine = async (adminUrl: string, { name, database, storedPassword }: Owner): Promise<void> => {
  await connected(withDatabase(adminUrl, 'postgres'), async (admin) => {
    await demandSettings(admin)
    const owner = admin.escapeIdentifier(name)
    const password = storedPassword === null ? '' : ` password ${admin.escapeLiteral(storedPassword)}`
    await putRole(admin, name, `login createrole createdb${password}`)
    await putRole(admin, 'vua_app', 'login noinherit')
    await putRole(admin, 'vua_limited', 'nologin')
    await putRole(admin, 'vua_tables', 'login bypassrls')
    await admin.query('grant vua_limited to vua_app')
    await admin.query(`grant vua_app, vua_limited to ${owner} with admin option`)
    await admin.query(`grant vua_tables to ${owner}`)
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [database])
    const quoted = admin.escapeIdentifier(database)
    if (rowCount === 0)
      await admin.query(
        `create database ${quoted} owner ${owner} encoding 'UTF8' locale_provider icu icu_locale 'vi-VN' template template0`,
      )
    await admin.query(`alter database ${quoted} set citus.propagate_set_commands = 'local'`)
    await admin.query(`alter database ${quoted} set citus.allow_nested_distributed_execution = on`)
  })
  await connected(withDatabase(adminUrl, database), async (admin) => {
    await admin.query('create extension if not exists citus')
    await admin.query(`grant create, usage on schema public to vua_tables, ${admin.escapeIdentifier(name)}`)
    await admin.query('alter function pg_catalog.textlike(text, text) leakproof')
  })
}

/** Enters a machine that is ready at the coordinator, to which `admin` is connected. */
export const addMachine = async (admin: pg.Client, { host, port }: Address): Promise<void> => {
  await admin.query('select citus_add_node($1, $2)', [host, port])
}

/** A machine, and what lies on it. */
export interface Machine extends Address {
  isActive: boolean
  isCoordinator: boolean
  /** Codes of the tenants whose rows it has. */
  tenants: string[]
  bytes: string
}

/** All machines, the coordinator first. */
export const machines = async (admin: pg.Client): Promise<Machine[]> => {
  const { rows } = await admin.query<Machine>(
    `with lies as (
      select t.code, p.groupid from tenant t
      join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('setting', t.id)),
    sizes as (select nodename, nodeport, sum(shard_size)::bigint as bytes from citus_shards group by nodename, nodeport)
    select n.nodename as host, n.nodeport as port, n.isactive as "isActive", n.groupid = 0 as "isCoordinator",
      coalesce((select array_agg(l.code order by l.code) from lies l where l.groupid = n.groupid), '{}') as tenants,
      coalesce((select s.bytes from sizes s where s.nodename = n.nodename and s.nodeport = n.nodeport), 0)::text as bytes
    from pg_dist_node n order by n.groupid`,
  )
  return rows
}
