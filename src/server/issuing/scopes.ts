/** Scopes for transactions between which a provider is asked: of whoever called, or of whoever had asked for the work. */
import type { Scope } from '#engine/scope.ts'
import { baseCurrencyOf } from '#engine/base-currency.ts'
import { sql } from '#engine/sql.ts'
import { dayIn } from '#kernel/day.ts'
import { limitsOf } from '../access/rights.ts'
import { mergeSettings } from '../access/settings.ts'
import type { Server } from '../call/call.ts'
import type { Sealer } from '../process/sealed.ts'
import type { Step } from '../work/handler.ts'

/** A caller, without the transaction in which he was recognised. */
export type Who = Omit<Scope, 'tx' | 'now' | 'today'> & { tenant: string }

export const whoIn = ({ tx, now: _now, today: _today, ...scope }: Scope): Who => ({ ...scope, tenant: tx.tenant })

/** Runs in a transaction of its own that sees what the caller may see. */
export const inTurnOf = <T>(server: Server, { tenant, ...who }: Who, work: (scope: Scope) => Promise<T>): Promise<T> =>
  server.database.inTenant(
    { tenant, user: null },
    (tx) => {
      const limits = limitsOf(who.user, server.registry.documents.values())
      if (limits) tx.limit(limits)
      return work({ ...who, tx, now: tx.now, today: dayIn(who.settings.timeZone, tx.now) })
    },
    { kind: 'save' },
  )

interface Found {
  id: string
  userName: string
  displayName: string
  groupName: string
  settings: Record<string, unknown> | null
  company: string
}

/**
 * Work that somebody asked for is written down as his; where he was deleted meanwhile, as that of an administrator, whom
 * every business has: an invoice that is being sent must not wait for him for ever.
 */
export const scopeOfWork = async (
  { tx, now, newId, registry }: Step,
  by: string,
  sealing: Pick<Sealer, 'seal' | 'open'>,
): Promise<Scope> => {
  const [[found], baseCurrency] = await Promise.all([
    tx.query<Found & Record<string, unknown>>(
      sql`select u.id, u.user_name as "userName", coalesce(e.name, u.display_name) as "displayName", g.name as "groupName", s.values as settings, t.name as company
from app_user u join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id join tenant t on t.id = u.tenant_id
left join employee e on e.tenant_id = u.tenant_id and e.id = u.employee_id left join setting s on s.tenant_id = u.tenant_id
where ${sql.ours('u')} and (u.id = ${by} or u.is_admin) order by u.id = ${by} desc, u.active desc, u.created_at, u.id limit 1`,
    ),
    baseCurrencyOf(tx),
  ])
  if (!found) throw new Error('The business has no administrator')
  const { id, userName, displayName, groupName } = found
  const settings = mergeSettings(found.settings ?? {}, found.company)
  return {
    tx,
    now,
    newId,
    registry,
    sealing,
    settings,
    baseCurrency,
    today: dayIn(settings.timeZone, now),
    language: 'vi',
    address: '',
    user: {
      id,
      userName,
      displayName,
      groupName,
      employee: null,
      isAdmin: true,
      rights: {},
      stores: null,
      defaults: { store: null, cashFund: null, bankFund: null },
    },
  }
}
