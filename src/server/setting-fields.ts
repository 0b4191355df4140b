/** How each setting may look (contract system §5); what only the database can tell is asked in save-settings.ts. */
import type { Decimal } from '#kernel/decimal.ts'
import { toNumber } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { choice, day, flag, integer, object, percent, quantity, text, type Field, type Fields } from '#model/field.ts'
import type { Settings } from '#model/settings.ts'
import { isObject, readValue, type Place } from '#wire/values.ts'

type Key = keyof Settings
const words = (key: Key, max = 250) => text({ label: `setting.${key}`, max })
const mark = (key: Key) => flag({ label: `setting.${key}` })
const oneOf = <V extends number | string>(key: Key, ...values: readonly V[]) =>
  choice<V>()({ label: `setting.${key}`, choices: values.map((value) => ({ value, label: '' })) })
const id = (key: Key) => text({ label: `setting.${key}`, max: 64 })

const parcel = {
  weight: quantity({ label: 'setting.parcelWeight' }),
  length: quantity({ label: 'setting.parcelLength' }),
  width: quantity({ label: 'setting.parcelWidth' }),
  height: quantity({ label: 'setting.parcelHeight' }),
}
const vatPeriod = {
  from: day({ label: 'setting.vatPeriods', required: true }),
  to: day({ label: 'setting.vatPeriods', required: true }),
  base: percent({ label: 'setting.vatPeriods', required: true }),
  rate: percent({ label: 'setting.vatPeriods', required: true }),
}

/** 1 MB of picture, written as text. */
const logoText = 1_500_000

type Plain = Exclude<Key, 'vatPeriods' | 'numbering'>
const fields: Record<Plain, Field> = {
  i_FormatCur: oneOf('i_FormatCur', 0, 1, 2, 3, 4),
  i_FormatNum: oneOf('i_FormatNum', 0, 1, 2, 3, 4),
  b_ShowLogo: mark('b_ShowLogo'),
  b_ShowName: mark('b_ShowName'),
  b_ShowAdd: mark('b_ShowAdd'),
  b_ShowPhoneFax: mark('b_ShowPhoneFax'),
  b_ShowEmailWeb: mark('b_ShowEmailWeb'),
  LinkLogo: words('LinkLogo', logoText),
  companyName: words('companyName'),
  companyNameEn: words('companyNameEn'),
  MST: words('MST', 50),
  companyAddress: words('companyAddress', 500),
  companyPhone: words('companyPhone', 50),
  companyFax: words('companyFax', 50),
  companyEmail: words('companyEmail', 254),
  companyWebsite: words('companyWebsite'),
  representative: words('representative'),
  chiefAccountant: words('chiefAccountant'),
  treasurer: words('treasurer'),
  storekeeper: words('storekeeper'),
  baseCurrency: words('baseCurrency', 50),
  timeZone: words('timeZone', 100),
  openingDate: day({ label: 'setting.openingDate' }),
  lockDate: day({ label: 'setting.lockDate' }),
  negativeStock: oneOf('negativeStock', 0, 1, 2),
  negativeFund: mark('negativeFund'),
  creditLimitMode: oneOf('creditLimitMode', 0, 1, 2),
  belowCostMode: oneOf('belowCostMode', 0, 1, 2),
  vatInCost: mark('vatInCost'),
  wordsThousand: oneOf('wordsThousand', 'nghìn', 'ngàn'),
  wordsOdd: oneOf('wordsOdd', 'linh', 'lẻ'),
  wordsEven: oneOf('wordsEven', 'never', 'always', 'thousand'),
  accountingRegime: oneOf('accountingRegime', 'TT99', 'TT133', 'TT58'),
  quoteValidDays: integer({ label: 'setting.quoteValidDays' }),
  defaultParcel: object(parcel)({ label: 'setting.defaultParcel' }),
  defaultStoreId: id('defaultStoreId'),
  defaultCashFundId: id('defaultCashFundId'),
  defaultBankFundId: id('defaultBankFundId'),
}

/** Settings are JSON: exact numbers become plain ones, empty texts stay texts. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'bigint') return toNumber(value as Decimal)
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
    : value
}

const refuse = (place: Place, key: Key): undefined => {
  place.problems.push(problem(key, 'invalid', { label: `setting.${key}` }))
}

const readObject = (shape: Fields, raw: Record<string, unknown>, place: Place): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, plain(readValue(field, raw[name] ?? null, place))]),
  )

const readPeriods = (raw: unknown, place: Place): unknown => {
  if (!Array.isArray(raw) || raw.length > 100 || !raw.every(isObject)) return refuse(place, 'vatPeriods')
  const periods = raw.map((row) => readObject(vatPeriod, row, place))
  const isWhole = periods.every(
    ({ from, to, base, rate }) => from && to && from <= to && typeof base === 'number' && typeof rate === 'number',
  )
  return isWhole ? periods : refuse(place, 'vatPeriods')
}

const resets = new Set(['none', 'yearly', 'monthly'])
const prefixPattern = /^[\p{L}\p{N}._/-]{0,8}$/u

const isNumbering = (raw: unknown): raw is Record<string, unknown> => {
  if (!isObject(raw)) return false
  const { prefix, digits, reset } = raw
  return (
    (prefix === undefined || (typeof prefix === 'string' && prefixPattern.test(prefix))) &&
    (digits === undefined || (Number.isInteger(digits) && (digits as number) >= 4 && (digits as number) <= 8)) &&
    (reset === undefined || resets.has(reset as string))
  )
}

const readNumbering = (raw: unknown, place: Place, modules: ReadonlySet<string>): unknown => {
  if (!isObject(raw)) return refuse(place, 'numbering')
  const rows = Object.entries(raw).filter(([, value]) => value !== null)
  if (!rows.every(([module, value]) => modules.has(module) && isNumbering(value))) return refuse(place, 'numbering')
  return Object.fromEntries(
    rows.map(([module, value]) => {
      const { prefix, digits, reset } = value as Record<string, unknown>
      return [
        module,
        Object.fromEntries(Object.entries({ prefix, digits, reset }).filter(([, one]) => one !== undefined)),
      ]
    }),
  )
}

export interface SettingsRead {
  /** null = back to the default. */ values: Partial<Record<Key, unknown>>
  problems: Problem[]
}

/** The settings present in a body; unknown keys are passed over. `modules`: those whose numbers may be configured. */
export const readSettings = (
  body: Record<string, unknown>,
  timeZone: string,
  modules: ReadonlySet<string>,
): SettingsRead => {
  const problems: Problem[] = []
  const values: Partial<Record<Key, unknown>> = {}
  const sent = <K extends Key>(key: K): boolean => Object.hasOwn(body, key) && body[key] !== undefined
  for (const [key, field] of Object.entries(fields) as [Plain, Field][]) {
    if (!sent(key)) continue
    const value = readValue(field, body[key], { path: key, problems, timeZone })
    if (value !== undefined) values[key] = plain(value)
  }
  const place: Place = { path: '', problems, timeZone }
  if (sent('vatPeriods'))
    values.vatPeriods = body['vatPeriods'] === null ? null : readPeriods(body['vatPeriods'], place)
  if (sent('numbering'))
    values.numbering = body['numbering'] === null ? null : readNumbering(body['numbering'], place, modules)
  return { values, problems }
}
