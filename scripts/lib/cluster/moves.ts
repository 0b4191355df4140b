/** Moving the rows of tenants between the machines of a cluster while people work (decision 0133). */
import type pg from 'pg'
import { InstallationError } from '../installation-error.ts'
import type { Address } from './nodes.ts'

interface Place extends Address {
  /** The part of the table that all others follow. */
  part: string
  tenant: string
}

/** Where the rows of a tenant are, by code. Throws InstallationError if there is no such tenant. */
export const placeOf = async (admin: pg.Client, code: string): Promise<Place> => {
  const { rows } = await admin.query<Place>(
    `select t.id as tenant, p.shardid::text as part, n.nodename as host, n.nodeport as port
     from tenant t
     join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('setting', t.id)
     join pg_dist_node n on n.groupid = p.groupid where t.code = $1`,
    [code.trim().toLowerCase()],
  )
  if (rows.length === 0)
    throw new InstallationError(`Không tìm thấy doanh nghiệp "${code}". There is no tenant "${code}".`)
  return rows[0]!
}

/** Codes of all tenants that lie in the same part, which moves as a whole. */
export const neighbours = async (admin: pg.Client, { part }: Place): Promise<string[]> => {
  const { rows } = await admin.query<{ code: string }>(
    `select t.code from tenant t where get_shard_id_for_distribution_column('setting', t.id) = $1 order by 1`,
    [part],
  )
  return rows.map(({ code }) => code)
}

/** Both copy while people work, and hold them up at the end for a moment; they need to allow triggers on parts. */
const allowTriggers = 'set citus.enable_unsafe_triggers = on'

/** Moves the part with the rows of a tenant, and whoever lies in it too, to another machine. False: it is there. */
export const moveTenant = async (admin: pg.Client, from: Place, to: Address): Promise<boolean> => {
  if (from.host === to.host && from.port === to.port) return false
  await admin.query(allowTriggers)
  await admin.query(
    `select citus_move_shard_placement($1::bigint, $2, $3::integer, $4, $5::integer, 'force_logical')`,
    [from.part, from.host, from.port, to.host, to.port],
  )
  return true
}

/** Gives a tenant a part of his own, on the machine where he is. False: he has one. */
export const isolateTenant = async (admin: pg.Client, code: string): Promise<boolean> => {
  const place = await placeOf(admin, code)
  if ((await neighbours(admin, place)).length === 1 && (await isSingle(admin, place))) return false
  await admin.query(allowTriggers)
  await admin.query(
    `select isolate_tenant_to_new_shard('setting', $1::uuid, 'CASCADE', shard_transfer_mode => 'force_logical')`,
    [place.tenant],
  )
  return true
}

/** True if the part is for one value of the hash alone. */
const isSingle = async (admin: pg.Client, { part }: Place): Promise<boolean> => {
  const { rowCount } = await admin.query(
    'select from pg_dist_shard where shardid = $1 and shardminvalue = shardmaxvalue',
    [part],
  )
  return rowCount === 1
}
