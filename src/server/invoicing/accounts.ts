/**
 * The configuration of invoices as it is stored, and the account at each provider. An account stays when the business
 * goes to another provider, because what a provider has issued is asked of it for years.
 */
import { opensSecret, recordSecretPlace, secretStatements, type Sealing, type Secrets } from '#engine/secrets.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { ProviderName } from '#model/invoice-provider.ts'
import { blankInvoiceConfig, type InvoiceConfigValues } from '#system/invoice-config.ts'
import type { ProviderAccount } from './provider.ts'

type Head = Omit<InvoiceConfigValues, 'series'>
type Values = Readonly<Record<string, unknown>>
type StoredAccount = Pick<Head, 'environment' | 'url' | 'userName' | 'sellerTaxCode' | 'withCode'> & {
  settings: Values
}
type Accounts = Readonly<Partial<Record<ProviderName, StoredAccount>>>

export interface StoredConfig extends Head {
  accounts: Accounts
  version: number
}

interface Within {
  tx: Tx
}
interface WithKeys extends Within {
  sealing?: Sealing
}

const { series: _series, ...blank } = blankInvoiceConfig

export const readConfig = async ({ tx }: Within, locks: boolean): Promise<StoredConfig> => {
  const rows = await tx.query<StoredConfig & Record<string, unknown>>(
    sql`select c.provider, c.environment, c.url, c.user_name as "userName", c.seller_tax_code as "sellerTaxCode",
  c.with_code as "withCode", c.bill_days as "billDays", c.auto_upload as "autoUpload", c.auto_upload_at as "autoUploadAt", c.auto_upload_time as "autoUploadTime", c.send_mail as "sendMail", c.settings as accounts, c.version
from invoice_config c where ${sql.ours('c')} and true${locks ? sql` for update` : sql.empty}`,
  )
  return rows[0] ?? { ...blank, accounts: {}, version: 0 }
}

export const settingsOfAccount = (accounts: Accounts, provider: ProviderName): Values =>
  accounts[provider]?.settings ?? {}

/** Secrets of a provider are under its name; a tenant has one configuration, which has no id of its own. */
const sealedName = (provider: ProviderName, name: string): string => `${provider}.${name}`

interface SealedRow {
  name: string
  sealed: string
}
/** What was typed before a provider was chosen is for the first one that has nothing of its own. */
const sealedOf = async ({ tx }: Within, provider: ProviderName): Promise<SealedRow[]> => {
  const [prefix, unnamed] = [sealedName(provider, ''), sealedName('none', '')]
  const rows = await tx.query<SealedRow & Record<string, unknown>>(
    sql`select s.name, s.sealed from sealed_secret s where ${sql.ours('s')} and s.holder_id = ${tx.tenant} and (starts_with(s.name, ${prefix}) or starts_with(s.name, ${unnamed}))`,
  )
  const own = rows.filter(({ name }) => name.startsWith(prefix))
  const others = rows.filter(({ name }) => !own.some((one) => one.name === prefix + name.slice(unnamed.length)))
  return provider === 'none' ? own : [...own, ...others.filter(({ name }) => name.startsWith(unnamed))]
}

const plainName = (name: string): string => name.slice(name.indexOf('.') + 1)

/** Which secrets of the provider are stored, by the names of their fields, and which of them open. */
export const accountSecrets = async (
  within: WithKeys,
  provider: ProviderName,
): Promise<ReadonlyMap<string, { opens: boolean }>> => {
  const holder = within.tx.tenant
  const rows = await sealedOf(within, provider)
  return new Map(
    rows.map(({ name, sealed }) => [plainName(name), { opens: opensSecret(within, { holder, name, sealed }) }]),
  )
}

interface NewConfig extends Head {
  settings: Values
  secrets: Secrets
}

export const storeConfig = async (scope: WithKeys, { secrets, settings, ...head }: NewConfig): Promise<void> => {
  const { environment, url, userName, sellerTaxCode, withCode, billDays } = head
  const { autoUpload, autoUploadAt, autoUploadTime, sendMail } = head
  const provider = head.provider ?? 'none'
  const account: StoredAccount = { environment, url, userName, sellerTaxCode, withCode, settings }
  const named = Object.entries(secrets).map(([name, secret]) => [sealedName(provider, name), secret])
  await scope.tx.batch([
    sql`insert into invoice_config (tenant_id, provider, environment, url, user_name, seller_tax_code, with_code, bill_days, auto_upload, auto_upload_at, auto_upload_time, send_mail, settings)
values (${sql.tenant}, ${provider}, ${environment}, ${url}, ${userName}, ${sellerTaxCode}, ${withCode}, ${billDays}, ${autoUpload}, ${autoUploadAt}, ${autoUploadTime}, ${sendMail}, ${JSON.stringify({ [provider]: account })}::jsonb)
on conflict (tenant_id) do update set provider = excluded.provider, environment = excluded.environment, url = excluded.url, user_name = excluded.user_name,
  seller_tax_code = excluded.seller_tax_code, with_code = excluded.with_code, bill_days = excluded.bill_days, auto_upload = excluded.auto_upload, auto_upload_at = excluded.auto_upload_at, auto_upload_time = excluded.auto_upload_time, send_mail = excluded.send_mail,
  settings = invoice_config.settings || excluded.settings, version = invoice_config.version + 1`,
    ...secretStatements(scope, scope.tx.tenant, Object.fromEntries(named) as Secrets),
  ])
}

const textsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

/** The tax code of the business, for accounts that name none. */
const ownTaxId = async ({ tx }: Within): Promise<string> => {
  const [row] = await tx.query<{ taxId: string | null }>(
    sql`select s.values ->> 'MST' as "taxId" from setting s where ${sql.ours('s')}`,
  )
  return row?.taxId ?? ''
}

/** Why `accountOf` found no account that can be used. */
export const noAccountProblem = async (scope: WithKeys, provider: ProviderName): Promise<Problem> => {
  const secrets = [...(await accountSecrets(scope, provider)).values()]
  return problem('', secrets.every(({ opens }) => opens) ? 'noProvider' : 'providerSecretLost')
}

/** The account with its secrets opened; null where there is none, or none that can be used (`noAccountProblem`). */
export const accountOf = async (scope: WithKeys, provider: ProviderName): Promise<ProviderAccount | null> => {
  const { tx, sealing } = scope
  const stored = (await readConfig(scope, false)).accounts[provider]
  if (!stored || !sealing || provider === 'none') return null
  const sealed = await sealedOf(scope, provider)
  const secrets = new Map(
    sealed.map((row) => [
      plainName(row.name),
      sealing.open(recordSecretPlace(tx.tenant, tx.tenant, row.name), row.sealed),
    ]),
  )
  const password = secrets.get('password')
  const sellerTaxId = stored.sellerTaxCode || (await ownTaxId(scope))
  // Providers know their customers by their tax codes.
  if (!stored.userName || !password || !sellerTaxId) return null
  if ([...secrets.values()].includes(null)) return null
  const servicePassword = secrets.get('settings.servicePassword')
  return {
    origin: (stored.url ?? '').replace(/\/$/, ''),
    environment: stored.environment === 'sandbox' ? 'sandbox' : 'production',
    username: stored.userName,
    password,
    sellerTaxId,
    withCode: stored.withCode ?? true,
    settings: { ...textsOf(stored.settings), ...(servicePassword ? { servicePassword } : {}) },
  }
}
