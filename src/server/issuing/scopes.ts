/** Scopes for transactions between which a provider is asked: of whoever called, or of whoever had asked for the work. */
import type { Scope } from '#engine/scope.ts'
import { baseCurrencyOf } from '#engine/base-currency.ts'
import type { Principal } from '#engine/principal.ts'
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

interface Installed {
  settings: Record<string, unknown> | null
  company: string
}

const scopeIn = async (
  { tx, now, newId, registry }: Step,
  { user, settings: stored, company }: Installed & { user: Principal },
  sealing: Pick<Sealer, 'seal' | 'open'>,
): Promise<Scope> => {
  const settings = mergeSettings(stored ?? {}, company)
  return {
    tx,
    now,
    newId,
    registry,
    sealing,
    settings,
    baseCurrency: await baseCurrencyOf(tx),
    today: dayIn(settings.timeZone, now),
    language: 'vi',
    address: '',
    user,
  }
}

/** Whoever works on behalf of the business sees all of it. */
const worker = (id: string, names: Pick<Principal, 'userName' | 'displayName' | 'groupName'>): Principal => ({
  id,
  ...names,
  employee: null,
  isAdmin: true,
  rights: {},
  stores: null,
  defaults: { store: null, cashFund: null, bankFund: null },
})

interface Found extends Installed {
  id: string
  userName: string
  displayName: string
  groupName: string
}

/**
 * Work that somebody asked for is written down as his; where he was deleted meanwhile, as that of an administrator, whom
 * every business has: an invoice that is being sent must not wait for him for ever.
 */
export const scopeOfWork = async (step: Step, by: string, sealing: Pick<Sealer, 'seal' | 'open'>): Promise<Scope> => {
  const [found] = await step.tx.query<Found & Record<string, unknown>>(
    sql`select u.id, u.user_name as "userName", coalesce(e.name, u.display_name) as "displayName", g.name as "groupName", s.values as settings, t.name as company
from app_user u join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id join tenant t on t.id = u.tenant_id
left join employee e on e.tenant_id = u.tenant_id and e.id = u.employee_id left join setting s on s.tenant_id = u.tenant_id
where ${sql.ours('u')} and (u.id = ${by} or u.is_admin) order by u.id = ${by} desc, u.active desc, u.created_at, u.id limit 1`,
  )
  if (!found) throw new Error('The business has no administrator')
  const { id, userName, displayName, groupName } = found
  return scopeIn(step, { ...found, user: worker(id, { userName, displayName, groupName }) }, sealing)
}

/** Work that nobody of the business asked for is written down under this name. */
export const scopeOfNobody = async (
  step: Step,
  name: string,
  sealing: Pick<Sealer, 'seal' | 'open'>,
): Promise<Scope> => {
  const [found] = await step.tx.query<Installed & Record<string, unknown>>(
    sql`select s.values as settings, t.name as company from tenant t left join setting s on s.tenant_id = t.id where t.id = ${sql.tenant}`,
  )
  // There is no such user: the log has the name alone.
  const nobody = null as unknown as string
  return scopeIn(step, { ...found!, user: worker(nobody, { userName: '', displayName: name, groupName: '' }) }, sealing)
}
