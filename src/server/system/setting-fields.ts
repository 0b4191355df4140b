/** Parses settings from a request (contract system §5); model/setting-rules.ts checks them. */
import type { Decimal } from '#kernel/decimal.ts'
import { toNumber } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import type { Fields } from '#model/field.ts'
import { settingNames, settings } from '#model/settings.ts'
import type { SettingName } from '#model/standard-settings.ts'
import { isObject, readValue, type ReadContext } from '#wire/values.ts'

/** Settings are stored as JSON: Decimals become numbers, empty texts stay texts. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'bigint') return toNumber(value as Decimal)
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
    : value
}

const refuse = (context: ReadContext, key: SettingName): undefined => {
  context.problems.push(problem(key, 'invalid', { label: `setting.${key}` }))
}

const readObject = (shape: Fields, raw: Record<string, unknown>, context: ReadContext): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, plain(readValue(field, raw[name] ?? null, context))]),
  )

const readPeriods = (raw: unknown, context: ReadContext): unknown => {
  if (!Array.isArray(raw) || raw.length > 100 || !raw.every(isObject)) return refuse(context, 'vatPeriods')
  const periods = raw.map((row) => readObject(settings.vatPeriods.field.fields ?? {}, row, context))
  const isWhole = periods.every(
    ({ from, to, base, rate }) => from && to && typeof base === 'number' && typeof rate === 'number',
  )
  return isWhole ? periods : refuse(context, 'vatPeriods')
}

const resets = new Set(['none', 'yearly', 'monthly'])

const isNumbering = (raw: unknown): raw is Record<string, unknown> => {
  if (!isObject(raw)) return false
  const { prefix, digits, reset } = raw
  return (
    (prefix === undefined || typeof prefix === 'string') &&
    (digits === undefined || Number.isInteger(digits)) &&
    (reset === undefined || resets.has(reset as string))
  )
}

const readNumbering = (raw: unknown, context: ReadContext, modules: ReadonlySet<string>): unknown => {
  if (!isObject(raw)) return refuse(context, 'numbering')
  const rows = Object.entries(raw).filter(([, value]) => value !== null)
  if (!rows.every(([module, value]) => modules.has(module) && isNumbering(value))) return refuse(context, 'numbering')
  return Object.fromEntries(
    rows.map(([module, value]) => {
      const { prefix, digits, reset } = value as Record<string, unknown>
      return [
        module,
        Object.fromEntries(
          Object.entries({ prefix: typeof prefix === 'string' ? visibleText(prefix) : prefix, digits, reset }).filter(
            ([, one]) => one !== undefined,
          ),
        ),
      ]
    }),
  )
}

/** Settings whose value cannot be described by one field. */
const own: ReadonlySet<SettingName> = new Set(['vatPeriods', 'numbering'])

/** Once it was a yes or no, and programs may still send it as such. */
const asToday = (key: SettingName, raw: unknown): unknown =>
  key === 'negativeFund' && typeof raw === 'boolean' ? (raw ? 2 : 0) : raw

export interface SettingsReading {
  /** null resets a setting to its default. */ values: Partial<Record<SettingName, unknown>>
  problems: Problem[]
}

/**
 * Reads the settings present in a body; unknown keys are ignored. `modules` are those whose numbering can be
 * configured.
 */
export const readSettings = (
  body: Record<string, unknown>,
  timeZone: string,
  modules: ReadonlySet<string>,
): SettingsReading => {
  const problems: Problem[] = []
  const values: Partial<Record<SettingName, unknown>> = {}
  const sent = (key: SettingName): boolean => Object.hasOwn(body, key) && body[key] !== undefined
  for (const key of settingNames.filter((name) => !own.has(name) && sent(name))) {
    const value = readValue(settings[key].field, asToday(key, body[key]), { path: key, problems, timeZone })
    if (value !== undefined) values[key] = plain(value)
  }
  const context: ReadContext = { path: '', problems, timeZone }
  if (sent('vatPeriods'))
    values.vatPeriods = body['vatPeriods'] === null ? null : readPeriods(body['vatPeriods'], context)
  if (sent('numbering'))
    values.numbering = body['numbering'] === null ? null : readNumbering(body['numbering'], context, modules)
  return { values, problems }
}
