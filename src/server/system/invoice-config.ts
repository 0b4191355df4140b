/**
 * ApiInvoiceConfig: by whom the tenant issues its invoices, and its series, as one record (contract system §8). The
 * password is sealed and never read back.
 */
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { normalTaxId } from '#kernel/tax-id.ts'
import { secretMark, type Fields } from '#model/field.ts'
import { providerOf } from '#model/invoice-provider.ts'
import { missing } from '#model/required.ts'
import { needs } from '#model/right.ts'
import { body, flag, integer, list, number, object, openObject, text } from '#model/schema.ts'
import { usualRates } from '#model/vat-rates.ts'
import {
  blankInvoiceConfig,
  checkSellerTaxCode,
  checkSeriesRows,
  invoiceConfigFields,
  providerSecretPlace,
  type InvoiceConfigValues,
  type SeriesRow,
} from '#system/invoice-config.ts'
import { done, saveSchema } from '#wire/answer-schemas.ts'
import { begin, readEnvelope } from '#wire/body.ts'
import { savedKeys } from '#wire/document-schemas.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { answerProperties, bodyFields } from '#wire/field-schema.ts'
import { wireRecordPath } from '#wire/list.ts'
import { readFields, writeFields } from '#wire/values.ts'
import type { Call, Server } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { writingFor } from '../calls/listing.ts'
import { addressProblem } from '../outbound/hosts.ts'

interface Stored extends Omit<InvoiceConfigValues, 'series'> {
  sealed: string | null
  version: number
}

const { series: _series, ...blank } = blankInvoiceConfig
const readHead = async ({ tx }: Scope, locks: boolean): Promise<Stored> => {
  const rows =
    await tx.query<Stored>(sql`select c.provider, c.environment, c.url, c.user_name as "userName", c.sealed_password as sealed, c.seller_tax_code as "sellerTaxCode",
  c.with_code as "withCode", c.auto_upload as "autoUpload", c.send_mail as "sendMail", c.version
from invoice_config c where ${sql.ours('c')} and true${locks ? sql` for update` : sql.empty}`)
  return rows[0] ?? { ...blank, sealed: null, version: 0 }
}

const readSeries = ({ tx }: Scope): Promise<SeriesRow[]> =>
  tx.query<SeriesRow & Record<string, unknown>>(
    sql`select id as "lineId", template, series, from_date as "fromDate", to_date as "toDate", first_number as "firstNumber", last_number as "lastNumber", note, active
from invoice_series s where ${sql.ours('s')} order by ordinal, id`,
  )

const info = async (scope: Scope): Promise<unknown> => {
  const { sealed, version, ...values } = await readHead(scope, false)
  const series = await readSeries(scope)
  const written = { ...values, series, password: sealed === null ? null : secretMark }
  return { ...writeFields(invoiceConfigFields, written, writingFor(scope)), settings: {}, version }
}

/** Columns of the head, in one order for insert and update. */
const columns = [
  'provider',
  'environment',
  'url',
  'user_name',
  'sealed_password',
  'seller_tax_code',
  'with_code',
  'auto_upload',
  'send_mail',
] as const

const storeHead = (after: Omit<InvoiceConfigValues, 'series'>, sealed: string | null): Sql => {
  const { provider, environment, url, userName, sellerTaxCode, withCode, autoUpload, sendMail } = after
  const names = sql.join(columns.map((one) => sql.ident(one)))
  const updated = sql.join(columns.map((one) => sql`${sql.ident(one)} = excluded.${sql.ident(one)}`))
  return sql`insert into invoice_config (${names})
values (${provider}, ${environment}, ${url}, ${userName}, ${sealed}, ${sellerTaxCode}, ${withCode}, ${autoUpload}, ${sendMail})
on conflict (tenant_id) do update set ${updated}, version = invoice_config.version + 1`
}

/** A series stays the row it is, because whoever issues an invoice waits for that row. */
const storeSeries = async (scope: Scope, rows: readonly SeriesRow[]): Promise<void> => {
  const keys = rows.map(({ template, series }) => `${template} ${series}`)
  await scope.tx.batch([
    sql`delete from invoice_series s where ${sql.ours('s')} and s.template || ' ' || s.series <> all(${keys}::text[])`,
    ...rows.map(
      (row, index) =>
        sql`insert into invoice_series (id, ordinal, template, series, from_date, to_date, first_number, last_number, note, active)
values (${scope.newId()}, ${index + 1}, ${row.template}, ${row.series}, ${row.fromDate}, ${row.toDate}, ${row.firstNumber}, ${row.lastNumber}, ${row.note}, ${row.active ?? true})
on conflict (tenant_id, template, series) do update set ordinal = excluded.ordinal, from_date = excluded.from_date, to_date = excluded.to_date,
  first_number = excluded.first_number, last_number = excluded.last_number, note = excluded.note, active = excluded.active`,
    ),
  ])
}

/** An address in place of the official one must be allowed by the operator of the installation. */
const checkUrl = (url: string, { config }: Server): Problem[] =>
  url === ''
    ? []
    : [addressProblem('url', url, { official: [], listed: config.outboundHosts })].flatMap((one) => one ?? [])

const problemsOf = (after: InvoiceConfigValues, server: Server): Problem[] => [
  ...missing(invoiceConfigFields, { ...after }),
  ...(providerOf(after.provider) ? [] : [problem('provider', 'noProvider')]),
  ...checkUrl(after.url ?? '', server),
  ...checkSellerTaxCode(after.sellerTaxCode),
  ...checkSeriesRows(after.series),
]

const upper = (row: SeriesRow): SeriesRow => ({ ...row, series: row.series?.toUpperCase() ?? null })

const save = async (scope: Scope, sentBody: unknown, server: Server): Promise<SaveAnswer> => {
  const { body: sent, context } = begin(sentBody, { timeZone: scope.settings.timeZone })
  const { version } = readEnvelope(sent, context)
  const { sealed: kept, version: storedVersion, ...before } = await readHead(scope, true)
  if (version !== undefined && version !== storedVersion)
    throw new Refused([problem('', 'stale.master')], storedVersion)
  const { password, series, ...head } = readFields(invoiceConfigFields, sent, context) as Partial<
    InvoiceConfigValues & { password: string | null; series: SeriesRow[] }
  >
  const given = Object.fromEntries(
    Object.entries(head).map(([name, value]) => [name, value ?? blank[name as keyof typeof blank]]),
  )
  const stored = await readSeries(scope)
  const empty: SeriesRow = {
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
  const rows = series?.map((row) => upper({ ...empty, ...row })) ?? stored
  const after: InvoiceConfigValues = { ...before, ...given, series: rows }
  if (after.sellerTaxCode) after.sellerTaxCode = normalTaxId(after.sellerTaxCode)
  const problems = [...context.problems, ...problemsOf(after, server)]
  if (problems.length > 0) throw new Refused(problems)
  const sealed = password ? server.sealer.seal(providerSecretPlace(scope.tx.tenant), password) : kept
  await scope.tx.query(storeHead(after, sealed))
  if (series) await storeSeries(scope, rows)
  await logEvent(scope, {
    functionId: 'InvoiceConfig',
    action: 'config',
    summary: 'invoiceConfig',
    before: { ...before, series: stored },
    after: { ...after, ...(password ? { password: secretMark } : {}) },
  })
  return { Description: 'ok', version: storedVersion + 1 }
}

/** Issues and creates nothing. The program itself is always there. */
const testConnection = async (scope: Scope): Promise<unknown> => {
  const { provider } = await readHead(scope, false)
  if (!providerOf(provider)) throw new Refused([problem('', 'noProvider')])
  return { Description: 'ok' }
}

/** What the forms of invoices know of it. */
const forForms = async (scope: Scope): Promise<unknown> => {
  const { provider } = await readHead(scope, false)
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
  {
    path: 'ApiInvoiceConfig/getInfo',
    about: { answers: object({ ...answerProperties(invoiceConfigFields), settings: openObject, version: integer }) },
    demand: needs(['InvoiceConfig', 'R']),
    run: info,
  },
  {
    path: 'ApiInvoiceConfig/UpdateDB',
    about: {
      takes: body({}, { ...savedKeys, ...bodyFields(invoiceConfigFields).properties, settings: openObject }),
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
  {
    path: 'ApiInvoiceConfig/TestConnection',
    about: { answers: done },
    demand: needs(['InvoiceConfig', 'U']),
    errorStyle: 'save',
    run: testConnection,
  },
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
