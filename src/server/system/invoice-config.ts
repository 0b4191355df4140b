/**
 * ApiInvoiceConfig: by whom the tenant issues its invoices, and its series, as one record (contract system §8). The
 * password is sealed and never read back.
 */
import { seriesUsage } from '#documents/vat-invoice/series-use.server.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { markSecrets, takeSecrets } from '#engine/secrets.ts'
import { sql } from '#engine/sql.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { normalTaxId } from '#kernel/tax-id.ts'
import { secretMark, type Fields } from '#model/field.ts'
import { providerOf } from '#model/invoice-provider.ts'
import { missing } from '#model/required.ts'
import { needs } from '#model/right.ts'
import { body, flag, list, number, object, openObject, text } from '#model/schema.ts'
import { usualRates } from '#model/vat-rates.ts'
import {
  blankInvoiceConfig,
  checkAutoUploadTime,
  checkBillDays,
  checkSellerTaxCode,
  checkSeriesRows,
  checkSignType,
  invoiceConfigFields,
  settingsOf,
  type InvoiceConfigValues,
  type SeriesRow,
} from '#system/invoice-config.ts'
import { saveSchema } from '#wire/answer-schemas.ts'
import { begin, readEnvelope } from '#wire/body.ts'
import { invoicingConfig, triedProvider } from '#wire/described/invoicing.ts'
import { savedKeys } from '#wire/document-schemas.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { answerProperties, bodyProperties } from '#wire/field-schema.ts'
import { wireRecordPath } from '#wire/list.ts'
import { isObject, readFields, writeFields } from '#wire/values.ts'
import type { Call, Input, Server } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { writingFor } from '../calls/listing.ts'
import {
  accountOf,
  accountSecrets,
  noAccountProblem,
  readConfig,
  settingsOfAccount,
  storeConfig,
  type StoredConfig,
} from '../invoicing/accounts.ts'
import { testProvider, type AskingAccount } from '../invoicing/providers/provider.effect.ts'
import { adapters } from '../invoicing/providers/index.ts'
import { addressProblem } from '../outbound/hosts.ts'

const readSeries = ({ tx }: Scope): Promise<SeriesRow[]> =>
  tx.query<SeriesRow & Record<string, unknown>>(
    sql`select id as "lineId", template, series, from_date as "fromDate", to_date as "toDate", first_number as "firstNumber", last_number as "lastNumber", note, active
from invoice_series s where ${sql.ours('s')} order by ordinal, id`,
  )

const info = async (scope: Scope) => {
  const { version, accounts, ...values } = await readConfig(scope, false)
  const provider = values.provider ?? 'none'
  const settings: Record<string, unknown> = { ...settingsOfAccount(accounts, provider) }
  const written: Record<string, unknown> = {
    ...values,
    series: await readSeries(scope),
    settings,
  }
  markSecrets(invoiceConfigFields, written, await accountSecrets(scope, provider))
  const told = writeFields(settingsOf(provider) as Fields, written['settings'] as typeof settings, writingFor(scope))
  const { settings: _, ...fields } = invoiceConfigFields
  const own = writeFields(fields, written, writingFor(scope))
  const password = typeof own['password'] === 'string' ? own['password'] : null
  return { ...own, password, settings: told, version, ...(await seriesUsage(scope)) }
}

/** A series stays the row it is, because whoever issues an invoice waits for that row. */
const storeSeries = async (scope: Scope, rows: readonly SeriesRow[]): Promise<void> => {
  const keys = rows.map(({ template, series }) => `${template} ${series}`)
  await scope.tx.batch([
    sql`delete from invoice_series s where ${sql.ours('s')} and s.template || ' ' || s.series <> all(${keys}::text[])`,
    ...rows.map(
      (row, index) =>
        sql`insert into invoice_series (tenant_id, id, ordinal, template, series, from_date, to_date, first_number, last_number, note, active)
values (${sql.tenant}, ${scope.newId()}, ${index + 1}, ${row.template}, ${row.series}, ${row.fromDate}, ${row.toDate}, ${row.firstNumber}, ${row.lastNumber}, ${row.note}, ${row.active ?? true})
on conflict (tenant_id, template, series) do update set ordinal = excluded.ordinal, from_date = excluded.from_date, to_date = excluded.to_date,
  first_number = excluded.first_number, last_number = excluded.last_number, note = excluded.note, active = excluded.active`,
    ),
  ])
}

/** An address in place of the official one must be allowed by the operator of the installation. */
const checkUrl = ({ url, provider }: InvoiceConfigValues, { config }: Server): Problem[] => {
  const official = !provider || provider === 'none' ? [] : adapters[provider].official
  const found = url ? addressProblem('url', url, { official, listed: config.outboundHosts }) : null
  return found ? [found] : []
}

const { password: _password, settings: _settings, ...plainFields } = invoiceConfigFields
const problemsOf = (after: InvoiceConfigValues, server: Server): Problem[] => [
  ...missing(plainFields, { ...after }),
  ...(providerOf(after.provider) ? [] : [problem('provider', 'noProvider')]),
  ...checkUrl(after, server),
  ...checkSellerTaxCode(after.sellerTaxCode),
  ...checkAutoUploadTime(after.autoUploadTime),
  ...checkBillDays(after.billDays),
  ...checkSeriesRows(after.series),
]

const upper = (row: SeriesRow): SeriesRow => ({ ...row, series: row.series?.toUpperCase() ?? null })

const emptyRow: SeriesRow = {
  lineId: null,
  template: null,
  series: null,
  fromDate: null,
  toDate: null,
  firstNumber: null,
  lastNumber: null,
  note: null,
  active: null,
}

type Head = Omit<InvoiceConfigValues, 'series'>
interface Sent extends Head {
  settings: Record<string, unknown> | null
  series: SeriesRow[]
}

/** An empty value is the one of a new configuration. */
const givenOf = (head: Partial<Head>): Partial<Head> =>
  Object.fromEntries(
    Object.entries(head).map(([name, value]) => [name, value ?? blankInvoiceConfig[name as keyof Head]]),
  )

/** What is not sent stays. */
const withSettings = (before: Readonly<Record<string, unknown>>, sent: unknown, given: unknown) => {
  const names = new Set(Object.keys(isObject(sent) ? sent : {}))
  const read = Object.entries((given as Record<string, unknown> | null | undefined) ?? {})
  return { ...before, ...Object.fromEntries(read.filter(([name]) => names.has(name) && name !== 'servicePassword')) }
}

/** What was sent, laid over what is stored. */
const read = async (scope: Scope, sentBody: unknown, stored: StoredConfig) => {
  const { body: sent, context } = begin(sentBody, { timeZone: scope.settings.timeZone })
  const { version } = readEnvelope(sent, context)
  if (version !== undefined && version !== stored.version)
    throw new Refused([problem('', 'stale.master')], stored.version)
  const taken = takeSecrets(invoiceConfigFields, readFields(invoiceConfigFields, sent, context), null)
  const { password: _, series, settings, ...head } = taken.values as unknown as Partial<Sent & { password: unknown }>
  const { accounts, version: _version, ...before } = stored
  const rows = series?.map((row) => upper({ ...emptyRow, ...row }))
  const after: InvoiceConfigValues = { ...before, ...givenOf(head), series: rows ?? (await readSeries(scope)) }
  if (after.sellerTaxCode) after.sellerTaxCode = normalTaxId(after.sellerTaxCode)
  const own = withSettings(settingsOfAccount(accounts, after.provider ?? 'none'), sent['settings'], settings)
  // A secret that is not sent stays, also one within the settings.
  const sentSettings = isObject(sent['settings']) ? sent['settings'] : {}
  const isSent = (name: string) => !name.includes('.') || Object.hasOwn(sentSettings, name.split('.')[1]!)
  const secrets = Object.fromEntries(Object.entries(taken.secrets).filter(([name]) => isSent(name)))
  return { context, before, after, isSeriesSent: rows !== undefined, settings: own, secrets }
}

const save = async (scope: Scope, sentBody: unknown, server: Server): Promise<SaveAnswer> => {
  const stored = await readConfig(scope, true)
  const { context, before, after, isSeriesSent, settings, secrets } = await read(scope, sentBody, stored)
  const problems = [...context.problems, ...problemsOf(after, server), ...checkSignType(settings['signType'])]
  if (problems.length > 0) throw new Refused(problems)
  const series = await readSeries(scope)
  await storeConfig(scope, { ...after, settings, secrets })
  if (isSeriesSent) await storeSeries(scope, after.series)
  const marks = Object.keys(secrets).map((name) => [name, secretMark])
  await logEvent(scope, {
    functionId: 'InvoiceConfig',
    action: 'config',
    summary: 'invoiceConfig',
    before: { ...before, settings: settingsOfAccount(stored.accounts, before.provider ?? 'none'), series },
    after: { ...after, settings, ...Object.fromEntries(marks) },
  })
  return { Description: 'ok', version: stored.version + 1 }
}

/** Null: the program itself, which is always there. */
const prepareTest = async (scope: Scope): Promise<AskingAccount | null> => {
  const { provider } = await readConfig(scope, false)
  if (!provider || provider === 'none') return null
  const account = await accountOf(scope, provider)
  if (!account) throw new Refused([await noAccountProblem(scope, provider)])
  return { tenant: scope.tx.tenant, by: scope.user, provider, account }
}

const tellTest = async (_: Scope, { outside }: Input) => {
  if (outside !== null) throw new Refused([outside as Problem])
  return { Description: 'ok' }
}

/** What the forms of invoices know of it. */
const forForms = async (scope: Scope): Promise<unknown> => {
  const { provider } = await readConfig(scope, false)
  const series = await readSeries(scope)
  return {
    provider,
    series: series
      .filter(({ active }) => active)
      .map(({ template, series: name, fromDate, toDate }) => ({
        Mauso: template,
        SoHieuHD: name,
        fromDate: fromDate ?? '',
        toDate: toDate ?? '',
      })),
    vatRates: [...usualRates].toSorted((a, b) => (a < 0 || b < 0 ? b - a : a - b)),
    vatInCost: scope.settings.vatInCost,
  }
}

export const invoiceConfigCalls: readonly Call[] = [
  answering(invoicingConfig(answerProperties(plainFields)), info),
  {
    path: 'ApiInvoiceConfig/UpdateDB',
    about: {
      takes: body({}, { ...savedKeys, ...bodyProperties(invoiceConfigFields), settings: openObject }),
      answers: saveSchema,
    },
    demand: needs(['InvoiceConfig', 'U']),
    errorStyle: 'save',
    writes: true,
    problemFields: {
      fields: invoiceConfigFields as Fields,
      wirePath: (at) => wireRecordPath({ fields: invoiceConfigFields }, at),
    },
    run: (scope, { body: sent }, server) => save(scope, sent, server),
  },
  answering(triedProvider, tellTest, {
    outside: {
      read: prepareTest,
      work: async ({ server }, asking) => (asking ? testProvider(server, asking as AskingAccount) : null),
    },
  }),
  {
    path: 'User/getConfigTax',
    about: {
      answers: object({
        provider: text,
        series: list(object({ Mauso: text, SoHieuHD: text, fromDate: text, toDate: text })),
        vatRates: list(number),
        vatInCost: flag,
      }),
    },
    demand: 'signedIn',
    run: forForms,
  },
]
