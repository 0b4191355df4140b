/**
 * Saves the configuration: only sent settings change, and none if any is invalid (contract system §5). `SaveConfig`
 * returns a text; `ApiConfig` treats the configuration as one record, with a version and the path of every problem.
 */
import { isStoredId } from '#engine/columns.ts'
import { fileProblems } from '#engine/files.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isTimeZone } from '#kernel/day.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { needs } from '#model/right.ts'
import { checkSetting } from '#model/setting-rules.ts'
import { settingNames, settings } from '#model/settings.ts'
import { defaultSettings, type SettingName } from '#model/standard-settings.ts'
import { integer, object, openObject, text } from '#model/schema.ts'
import { saveSchema } from '#wire/answer-schemas.ts'
import { begin, objectBody, readEnvelope } from '#wire/body.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import type { ProblemFields } from '#wire/errors.ts'
import type { Call } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { settingsBody, settingsSchema } from '../openapi/settings.ts'
import { effectiveNumbering } from '../session/numbering.ts'
import { demandRight } from '../access/rights.ts'
import { readSettings } from './setting-fields.ts'

type Key = SettingName
type Changes = Partial<Record<Key, unknown>>

const wrong = (key: Key, message = 'invalid'): Problem => problem(key, message, { label: `setting.${key}` })

const logoLimit = 1024 * 1024
const filePath = /^\/?api\/File\/([0-9a-f-]{36})$/i

/** Checks a logo: an uploaded picture, a data URL or a URL; PNG or JPEG, at most 1 MB. */
const checkLogo = async (scope: Scope, logo: string): Promise<Problem[]> => {
  const { tx } = scope
  const written = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]+)$/.exec(logo)
  if (written) return written[1]!.length * 0.75 > logoLimit ? [problem('LinkLogo', 'logoSize')] : []
  const file = filePath.exec(logo)?.[1]
  if (!file) return /^https?:\/\/\S{1,500}$/.test(logo) ? [] : [wrong('LinkLogo')]
  if (!isStoredId(file)) return [wrong('LinkLogo')]
  const id = file.toLowerCase()
  const kept = scope.settings.LinkLogo.toLowerCase().endsWith(id) ? [id] : []
  if ((await fileProblems(scope, 'LinkLogo', { before: kept, after: [id] })).length > 0) return [wrong('LinkLogo')]
  const rows = await tx.query<{ media_type: string; size: number }>(
    sql`select media_type, size from attachment where ${sql.ours('attachment')} and id = ${file}`,
  )
  const found = rows[0]
  if (!found || !['image/png', 'image/jpeg'].includes(found.media_type)) return [wrong('LinkLogo')]
  return found.size > logoLimit ? [problem('LinkLogo', 'logoSize')] : []
}

const exists = async ({ tx }: Scope, statement: Sql): Promise<boolean> => (await tx.query(statement)).length > 0

const checkCurrency = async (scope: Scope, code: string): Promise<Problem[]> => {
  if (code === scope.settings.baseCurrency) return []
  if (!(await exists(scope, sql`select 1 from currency where ${sql.ours('currency')} and code = ${code} and active`)))
    return [wrong('baseCurrency', 'unknownRef')]
  return (await exists(scope, sql`select 1 from document where ${sql.ours('document')} limit 1`))
    ? [problem('baseCurrency', 'baseFixed')]
    : []
}

const defaultsOf: Partial<Record<Key, (id: string) => Sql>> = {
  defaultStoreId: (id) => sql`select 1 from store where ${sql.ours('store')} and id = ${id} and active`,
  defaultCashFundId: (id) =>
    sql`select 1 from fund where ${sql.ours('fund')} and id = ${id} and active and kind = 'cash'`,
  defaultBankFundId: (id) =>
    sql`select 1 from fund where ${sql.ours('fund')} and id = ${id} and active and kind = 'bank'`,
  companyProvinceId: (id) =>
    sql`select 1 from province p where ${sql.ours('p')} and p.id = ${id} and p.active and p.scheme = 2`,
  companyVillageId: (id) =>
    sql`select 1 from village v where ${sql.ours('v')} and v.id = ${id} and v.active and v.scheme = 2`,
}

/** The commune of the company lies in its province. */
const checkPlace = async (scope: Scope, values: Changes): Promise<Problem[]> => {
  if (!('companyProvinceId' in values) && !('companyVillageId' in values)) return []
  const [province, village] = (['companyProvinceId', 'companyVillageId'] as const).map((key) =>
    key in values ? values[key] : scope.settings[key],
  )
  if (!isStoredId(province) || !isStoredId(village)) return []
  const other = sql`select 1 from village v where ${sql.ours('v')} and v.id = ${village} and v.province_id <> ${province}`
  return (await exists(scope, other)) ? [problem('companyVillageId', 'addressMismatch')] : []
}

const checkStored = async (scope: Scope, values: Changes): Promise<Problem[]> => {
  const problems: Problem[] = []
  const text = (key: Key) => (typeof values[key] === 'string' ? values[key] : '')
  for (const [key, value] of Object.entries(values) as [Key, unknown][]) problems.push(...checkSetting(key, value))
  if (text('timeZone') && !isTimeZone(text('timeZone'))) problems.push(wrong('timeZone'))
  if (text('LinkLogo')) problems.push(...(await checkLogo(scope, text('LinkLogo'))))
  if (text('baseCurrency')) problems.push(...(await checkCurrency(scope, text('baseCurrency'))))
  for (const [key, find] of Object.entries(defaultsOf) as [Key, (id: string) => Sql][]) {
    const id = text(key)
    if (id && !(isStoredId(id) && (await exists(scope, find(id))))) problems.push(wrong(key, 'unknownRef'))
  }
  return [...problems, ...(await checkPlace(scope, values))]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The values to store: the sent values over the stored ones, without defaults that need no row and without what the list of currencies
 * stores.
 */
const kept = (stored: Readonly<Record<string, unknown>>, values: Changes): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...stored, ...values }).filter(
      ([key, value]) =>
        (value !== null || settings[key as Key]?.keepsEmpty) &&
        key !== 'baseCurrency' &&
        (settings[key as Key]?.keepsChosen === true || !same(value, defaultSettings[key as Key])),
    ),
  )

interface Stored {
  values: Readonly<Record<string, unknown>>
  version: number
}
const readStored = async ({ tx }: Scope, locks: boolean): Promise<Stored> => {
  const rows = await tx.query<Stored>(
    locks
      ? sql`select values, version from setting where ${sql.ours('setting')} for update`
      : sql`select values, version from setting where ${sql.ours('setting')}`,
  )
  return rows[0] ?? { values: {}, version: 0 }
}

const store = async (scope: Scope, stored: Stored, values: Changes): Promise<void> => {
  const { tx } = scope
  const after = kept(stored.values, values)
  await tx.query(sql`insert into setting (tenant_id, values) values (${sql.tenant}, ${JSON.stringify(after)})
on conflict (tenant_id) do update set values = excluded.values, version = setting.version + 1`)
  if (typeof values.baseCurrency === 'string') {
    // Exchange rates to the old base currency mean nothing for the new one.
    await tx.batch([
      sql`delete from currency_rate r where ${sql.ours('r')}`,
      sql`update currency set is_base = (code = ${values.baseCurrency}), exchange_rate = case when code = ${values.baseCurrency} then 1 end where ${sql.ours('currency')}`,
    ])
  }
  await logChanges(scope, values)
}

/** What a setting is once these changes are stored. */
const afterwards = (values: Changes, key: Key): unknown =>
  settings[key].keepsEmpty ? values[key] : (values[key] ?? defaultSettings[key])

const changed = ({ settings: before }: Scope, values: Changes, key: Key): boolean =>
  !same(afterwards(values, key), before[key])

/** Each change is logged once; settings protected by a right of their own are logged under its function. */
const logChanges = async (scope: Scope, values: Changes): Promise<void> => {
  const keys = Object.keys(values) as Key[]
  const only = (all: Readonly<Record<string, unknown>>, some: readonly Key[]) =>
    Object.fromEntries(
      some.map((key) => [key, key === 'LinkLogo' ? Boolean(all[key]) : (all[key] ?? defaultSettings[key])]),
    )
  const own = keys.filter((key) => settings[key].right)
  const rest = keys.filter((key) => !own.includes(key))
  if (rest.length > 0)
    await logEvent(scope, {
      functionId: 'Config',
      action: 'config',
      summary: rest.join(', '),
      before: only({ ...scope.settings }, rest),
      after: only(values, rest),
    })
  for (const key of own.filter((one) => changed(scope, values, one)))
    await logEvent(scope, {
      functionId: settings[key].right![0],
      action: 'config',
      summary: `${String(scope.settings[key]) || '–'} → ${String(values[key] ?? '') || '–'}`,
      before: only({ ...scope.settings }, [key]),
      after: only(values, [key]),
    })
}

interface SettingsInput {
  /** The version that the changes are based on; undefined skips the check. */
  version?: number | undefined
  /** Codes of warnings that the user has confirmed. */
  confirm: readonly string[] | 'all'
}

/** Saves the settings; returns the new version. */
const saveSettings = async (
  scope: Scope,
  body: Record<string, unknown>,
  { version, confirm }: SettingsInput,
): Promise<number> => {
  const { values, problems } = readSettings(body, scope.settings.timeZone, modulesOf(scope))
  for (const key of Object.keys(values) as Key[]) {
    const { right } = settings[key]
    if (right && changed(scope, values, key)) demandRight(scope.user, needs(right))
  }
  const stored = await readStored(scope, true)
  if (version !== undefined && version !== stored.version)
    throw new Refused([problem('', 'stale.master')], stored.version)
  const all = [...problems, ...(await checkStored(scope, values))]
  const against = all.filter((one) => !one.confirmable || (confirm !== 'all' && !confirm.includes(one.message)))
  if (against.length > 0) throw new Refused(against)
  if (Object.keys(values).length === 0) return stored.version
  await store(scope, stored, values)
  return stored.version + 1
}

const modulesOf = ({ registry }: Scope): ReadonlySet<string> =>
  new Set([...registry.documents.values()].map((definition) => definition.wire.module))

const saveAsText = async (scope: Scope, body: unknown): Promise<string> => {
  await saveSettings(scope, objectBody(body), { confirm: 'all' })
  return 'ok'
}

const saveAsRecord = async (scope: Scope, body: unknown): Promise<SaveAnswer> => {
  const { body: sent, context } = begin(body, { timeZone: scope.settings.timeZone })
  const { version, confirm } = readEnvelope(sent, context)
  if (context.problems.length > 0) throw new Refused(context.problems)
  return { Description: 'ok', version: await saveSettings(scope, sent, { version, confirm }) }
}

/** The tenant's own settings, without the personal defaults of the user. */
const readRecord = async (scope: Scope): Promise<unknown> => {
  const { registry, settings: own } = scope
  const { version } = await readStored(scope, false)
  return { ...own, numbering: effectiveNumbering(registry.documents.values(), own), version }
}

const problemFields: ProblemFields = {
  fields: Object.fromEntries(settingNames.map((name) => [name, settings[name].field])),
  wirePath: (at) => at,
}

export const settingCalls: readonly Call[] = [
  {
    path: 'User/SaveConfig',
    about: { note: 'api.note.saveConfig', takes: settingsBody, answers: text },
    demand: needs(['Config', 'U']),
    errorStyle: 'text',
    writes: true,
    run: (scope, { body }) => saveAsText(scope, body),
  },
  {
    path: 'ApiConfig/getInfo',
    about: { answers: object({ ...settingsSchema, numbering: openObject, version: integer }) },
    demand: needs(['Config', 'R']),
    run: readRecord,
  },
  {
    path: 'ApiConfig/UpdateDB',
    about: { takes: settingsBody, answers: saveSchema },
    demand: needs(['Config', 'U']),
    errorStyle: 'save',
    writes: true,
    problemFields,
    run: (scope, { body }) => saveAsRecord(scope, body),
  },
]
