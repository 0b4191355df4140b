/**
 * Finds the tenant of a call: from the label before the base domain, or from the header X-Tenant (contract README
 * §4.2).
 */
import type { Clock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import { Rejected } from '#wire/errors.ts'
import type { Database } from '../database/database.ts'
import { readHost, tenantCode } from './hosts.ts'

export interface Tenant {
  id: string
  code: string
  name: string
}

export interface TenantHints {
  /** The Host header as it was sent. */
  host: string
  header: string | undefined
}

/** The tenant code a call names. Throws if it names none, or two different ones, or comes to a foreign host. */
export const requestedTenant = ({ host, header }: TenantHints, baseDomain: string): string => {
  const known = readHost(host, baseDomain)
  if (known.kind === 'foreign') throw new Rejected(404, 'unknownTenant')
  const label = known.kind === 'tenant' ? known.code : null
  const wanted = header?.trim().toLowerCase() || null
  if (label && wanted && label !== wanted) throw new Rejected(403, 'otherTenant')
  const code = label ?? wanted
  if (!code) throw new Rejected(400, 'noTenant')
  return code
}

export interface TenantDirectory {
  /**
   * Throws Rejected 404 if the tenant is unknown or closed. Results are cached, so changes made by another server are
   * seen after a delay, or immediately with `isFresh`.
   */
  find(code: string, options?: { isFresh?: boolean }): Promise<Tenant>
  /** Clears the cache. Call it after this process has created, renamed or closed a tenant. */
  forget(): void
}

const freshMs = 15_000
const most = 10_000

type Row = { id: string; name: string; active: boolean }

export const createDirectory = (database: Database, clock: Pick<Clock, 'now'>): TenantDirectory => {
  const known = new Map<string, { tenant: Tenant | null; until: number }>()
  const load = async (code: string): Promise<Tenant | null> => {
    const rows = await database.acrossTenants(
      'find tenant',
      (tx) => tx.query<Row>(sql`select id, name, active from find_tenant(${code})`),
      { readOnly: true, kind: 'check' },
    )
    const row = rows[0]
    return row?.active ? { id: row.id, code, name: row.name } : null
  }
  return {
    async find(code, { isFresh = false } = {}) {
      if (!tenantCode.test(code)) throw new Rejected(404, 'unknownTenant')
      const now = clock.now().getTime()
      let entry = known.get(code)
      if (!entry || isFresh || entry.until < now) {
        entry = { tenant: await load(code), until: now + freshMs }
        if (known.size >= most) known.clear()
        // Unknown codes are not cached: a tenant that was just created must be found.
        if (entry.tenant) known.set(code, entry)
        else known.delete(code)
      }
      if (!entry.tenant) throw new Rejected(404, 'unknownTenant')
      return entry.tenant
    },
    forget: () => known.clear(),
  }
}
