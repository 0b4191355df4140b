/** Reads keys of programs from the database. */
import { isStoredId } from '#engine/columns.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'

export interface ApiKey {
  id: string
  name: string
  group: string
  callsPerMinute: number | null
  expiresOn: string | null
  /** One per line. */
  addresses: string | null
  active: boolean
  version: number
}
export interface KnownKey extends ApiKey {
  groupName: string
  tail: string
  stores: readonly string[]
}

export const findKey = async ({ tx }: Pick<Scope, 'tx'>, id: string, lock = false): Promise<KnownKey | undefined> => {
  if (!isStoredId(id)) return undefined
  const [row] =
    await tx.query<KnownKey>(sql`select p.id, p.name, u.group_id as "group", g.name as "groupName", p.calls_per_minute as "callsPerMinute",
  p.expires_on as "expiresOn", array_to_string(p.addresses, E'\n') as addresses, p.tail, u.active, u.version, u.store_ids as stores
from api_key p join app_user u on u.tenant_id = p.tenant_id and u.id = p.id join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id
where p.id = ${id}${lock ? sql` for update of p, u` : sql.empty}`)
  return row
}

const column = (
  expression: string,
  kind: SourceColumn['kind'],
  join: 'people' | 'session' = 'people',
): SourceColumn => ({
  sql: sql.raw(expression),
  kind,
  joins: [join],
})
export const keySource: ListSource = {
  from: sql`api_key p`,
  ours: sql.ours('p'),
  key: sql`p.id`,
  joins: new Map([
    [
      'people',
      sql`join app_user u on u.tenant_id = p.tenant_id and u.id = p.id join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id`,
    ],
    ['session', sql`left join access_token k on k.tenant_id = p.tenant_id and k.user_id = p.id`],
  ]),
  columns: new Map([
    ['name', column('p.name', 'text')],
    ['tail', column(`nullif('…' || p.tail, '…')`, 'text')],
    ['groupName', column('g.name', 'text')],
    ['callsPerMinute', column('p.calls_per_minute', 'integer')],
    ['expiresOn', column('p.expires_on', 'day')],
    // The moment a key was issued is none it was used at.
    ['lastUsed', column('nullif(k.last_used, k.created_at)', 'moment', 'session')],
    ['active', column('u.active', 'flag')],
  ]),
  extras: new Map([['version', column('u.version', 'integer')]]),
  where: [],
  search: { text: sql`folded(p.name)` },
  defaultSort: [{ key: 'name', ascending: true }],
  tieBreak: [{ sql: sql`p.id`, ascending: true }],
  sums: [],
}
