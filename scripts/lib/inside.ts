/** Access to the program's internals for scripts: the scope of a tenant, without server and user. */
import { baseCurrencyOf } from '#engine/base-currency.ts'
import type { Principal, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { systemClock } from '#kernel/clock.ts'
import { dayIn } from '#kernel/day.ts'
import type { Database, TxOptions } from '#server/database/database.ts'
import { registry } from '#server/calls/registry.ts'
import { effectiveRights } from '#server/access/rights.ts'
import { mergeSettings } from '#server/access/settings.ts'

export interface TenantName {
  id: string
  name: string
}

const program: Principal = {
  id: '00000000-0000-7000-8000-000000000000',
  userName: 'system',
  displayName: 'Hệ thống',
  groupName: '',
  employee: null,
  isAdmin: true,
  rights: effectiveRights({}, true),
  stores: null,
  defaults: { store: null, cashFund: null, bankFund: null },
}

const scopeIn = async (tx: Tx, name: string): Promise<Scope> => {
  const [row] = await tx.query<{ values: Record<string, unknown> }>(sql`select values from setting`)
  const settings = mergeSettings(row?.values ?? {}, name)
  const baseCurrency = await baseCurrencyOf(tx)
  return {
    tx,
    user: program,
    settings,
    baseCurrency,
    today: dayIn(settings.timeZone, tx.now),
    now: tx.now,
    language: 'vi',
    newId: () => systemClock.newId(),
    address: '',
    registry,
  }
}

/** Runs `work` in one transaction of the tenant, with the program as acting user. */
export const inside = <T>(
  database: Database,
  { tenant, options }: { tenant: TenantName; options?: TxOptions },
  work: (scope: Scope) => Promise<T>,
): Promise<T> =>
  database.inTenant({ tenant: tenant.id, user: null }, async (tx) => work(await scopeIn(tx, tenant.name)), options)
