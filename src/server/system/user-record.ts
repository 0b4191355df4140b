/** Reads users from the database, for the calls about users. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'

/**
 * SQL for the displayed name: the name of the linked employee, or the user's own. Aliases: u the user, e the
 * employee.
 */
export const shownName = 'coalesce(e.name, u.display_name)'

export interface User {
  id: string
  userName: string
  displayName: string
  employee: string | null
  group: string
  email: string | null
  isAdmin: boolean
  active: boolean
  language: string
  /** Ids of the stores he is limited to; empty: he sees all. */
  stores: readonly string[]
  defaultStore: string | null
  defaultCashFund: string | null
  defaultBankFund: string | null
  version: number
}
export interface KnownUser extends User {
  employeeName: string
  groupName: string
  lastSignIn: Date | null
  secondFactor: boolean
  sessions: number
}

export const findUser = async ({ tx }: Pick<Scope, 'tx'>, id: string, lock = false): Promise<KnownUser | undefined> => {
  if (!isStoredId(id)) return undefined
  const rows =
    await tx.query<KnownUser>(sql`select u.id, u.user_name as "userName", u.display_name as "displayName", ${sql.raw(shownName)} as "employeeName", u.employee_id as "employee",
  u.group_id as "group", g.name as "groupName", u.email, u.is_admin as "isAdmin", u.active, u.language, u.store_ids as "stores", u.default_store_id as "defaultStore",
  u.default_cash_fund_id as "defaultCashFund", u.default_bank_fund_id as "defaultBankFund", u.last_sign_in as "lastSignIn", u.version,
  exists (select 1 from second_factor f where f.tenant_id = u.tenant_id and f.user_id = u.id and f.secret is not null) as "secondFactor",
  (select count(*)::int from access_token k where k.tenant_id = u.tenant_id and k.user_id = u.id and k.expires_at > ${tx.now}) as sessions
from app_user u join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id left join employee e on e.tenant_id = u.tenant_id and e.id = u.employee_id
where u.id = ${id} and not u.is_program${lock ? sql` for update of u` : sql.empty}`)
  return rows[0]
}
