/**
 * Authentication: from the token of a call to the user, the user's rights and the tenant's settings, with one query.
 */
import { Rejected } from '#wire/errors.ts'
import type { BaseCurrency } from '#engine/base-currency.ts'
import { sql } from '#engine/sql.ts'
import type { Principal } from '#engine/scope.ts'
import type { Tx } from '#engine/tx.ts'
import type { Language } from '#i18n/fill.ts'
import { dayIn, type Day } from '#kernel/day.ts'
import { Unauthenticated } from '#kernel/problem.ts'
import type { AutoInvoices } from '#model/auto-invoices.ts'
import type { Settings } from '#model/standard-settings.ts'
import { effectiveRights } from './rights.ts'
import { mergeSettings } from './settings.ts'
import { readToken, type Token } from './tokens.ts'
import type { Tenant } from './tenancy.ts'

export interface Session {
  user: Principal
  settings: Settings
  baseCurrency: BaseCurrency | null
  /** Null: bills become VAT invoices by hand. */
  autoInvoices: AutoInvoices | null
  language: Language
  /** The group demands a second factor, and the user has none. */
  mustSetUp: boolean
  lastUsed: Date
  /** Set where a program calls with a key. */
  program: { callsPerMinute: number; addresses: readonly string[] } | null
}

interface Row {
  id: string
  user_name: string
  display_name: string
  employee_id: string | null
  is_admin: boolean
  language: string
  store_ids: string[]
  default_store_id: string | null
  default_cash_fund_id: string | null
  default_bank_fund_id: string | null
  group_name: string
  rights: Record<string, unknown>
  settings: Record<string, unknown> | null
  tenant_name: string
  tenant_active: boolean
  currency_id: string | null
  currency: string | null
  currency_decimals: number | null
  must_set_up: boolean
  last_used: Date
  calls_per_minute: number | null
  addresses: string[] | null
  expires_on: Day | null
  auto_invoices: AutoInvoices | null
}

/** Parses the token of a call. Throws Unauthenticated if there is none, or if it belongs to another tenant. */
export const tokenFor = (tenant: Tenant, authorization: string | undefined): Token => {
  const token = readToken(authorization)
  if (!token) throw new Unauthenticated()
  if (token.tenant !== tenant.id) throw new Rejected(403, 'otherTenant')
  return token
}

export const languageOf = (text: string | undefined): Language | undefined => {
  const found = text?.trim().toLowerCase()
  return found === 'vi' || found === 'en' ? found : undefined
}

/**
 * Throws Unauthenticated if the token is unknown, expired or revoked, or if the user is inactive; Rejected 404 if the
 * tenant was closed.
 */
export const authenticate = async (tx: Tx, token: Token): Promise<Session> => {
  const rows = await tx.query<Row>(sql`
select u.id, u.user_name, coalesce(e.name, u.display_name) as display_name, u.employee_id, u.is_admin, u.language,
  u.store_ids, u.default_store_id, u.default_cash_fund_id, u.default_bank_fund_id, g.name as group_name, g.rights, s.values as settings, t.name as tenant_name, t.active as tenant_active,
  c.id as currency_id, c.code as currency, c.decimals as currency_decimals,
  g.require_second_factor and f.user_id is null and p.id is null as must_set_up, k.last_used, p.calls_per_minute, p.addresses, p.expires_on,
  (select case i.auto_upload_at when 'save' then 'save' else i.auto_upload_time end from invoice_config i where ${sql.ours('i')} and i.auto_upload) as auto_invoices
from access_token k
join app_user u on u.tenant_id = k.tenant_id and u.id = k.user_id and u.active
join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id
join tenant t on t.id = k.tenant_id
left join api_key p on p.tenant_id = u.tenant_id and p.id = u.id
left join second_factor f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.secret is not null
left join employee e on e.tenant_id = u.tenant_id and e.id = u.employee_id
left join setting s on s.tenant_id = k.tenant_id
left join currency c on c.tenant_id = k.tenant_id and c.is_base
where ${sql.ours('k')} and k.hash = ${token.hash} and k.expires_at > ${tx.now}`)
  const row = rows[0]
  if (!row) throw new Unauthenticated()
  // The cached directory of tenants may still list a tenant that was closed a moment ago.
  if (!row.tenant_active) throw new Rejected(404, 'unknownTenant')
  // The base currency is stored in the list of currencies, not in the settings.
  const settings = mergeSettings(
    { ...row.settings, ...(row.currency ? { baseCurrency: row.currency } : {}) },
    row.tenant_name,
  )
  if (row.expires_on !== null && row.expires_on < dayIn(settings.timeZone, tx.now)) throw new Unauthenticated()
  return {
    user: {
      id: row.id,
      userName: row.user_name,
      displayName: row.display_name,
      groupName: row.group_name,
      employee: row.employee_id,
      isAdmin: row.is_admin,
      rights: effectiveRights(row.rights, row.is_admin),
      stores: row.is_admin || row.store_ids.length === 0 ? null : row.store_ids,
      defaults: { store: row.default_store_id, cashFund: row.default_cash_fund_id, bankFund: row.default_bank_fund_id },
    },
    settings,
    baseCurrency: row.currency_id ? { id: row.currency_id, decimals: row.currency_decimals! } : null,
    autoInvoices: row.auto_invoices,
    language: languageOf(row.language) ?? 'vi',
    mustSetUp: row.must_set_up,
    lastUsed: row.last_used,
    program:
      row.calls_per_minute === null ? null : { callsPerMinute: row.calls_per_minute, addresses: row.addresses ?? [] },
  }
}
