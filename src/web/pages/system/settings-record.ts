/** A section of the settings as a record of a form: its fields, what is wrong, and what of it is sent. */
import { normalTaxId } from '#kernel/tax-id.ts'
import type { Problem } from '#kernel/problem.ts'
import { documentMetas } from '#documents/index.ts'
import { choice, records, text, wireName, type Choice, type Field, type Fields } from '#model/field.ts'
import { fullSight } from '#model/secret.ts'
import { checkSetting } from '#model/setting-rules.ts'
import {
  numberDigits,
  numberingFields,
  settingNames,
  settings,
  type Setting,
  type SettingSection,
} from '#model/settings.ts'
import { defaultSettings, type Numbering, type SettingName } from '#model/standard-settings.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { readStored } from '#wire/stored.ts'
import { isObject, writeFields, writeValue, type Json } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { queryClient, settingsQuery, type WireRow } from '#web/data/queries.ts'
import type { RecordSubject, RecordValues } from '#web/form/record-subject.ts'
import { changedFields } from '#web/form/record-rows.tsx'
import type { FormWords } from '#web/form/words.ts'

export const settingsModule = 'ApiConfig'
export const configInfo = `api/${settingsModule}/getInfo`
/** The section the page of the configuration itself shows. */
export const firstSection: SettingSection = 'numbers'
export const sectionPath = (section: SettingSection): string =>
  section === firstSection ? '/system/config' : `/system/config/${section}`

export const helpOf = ({ label }: Pick<FormWords, 'label'>, name: SettingName): string =>
  label(`settingHelp.${name}`, { digits: String(numberDigits) })

const rights = new Set(documentMetas.map((meta) => meta.right))
/** Those of a section that mean something in this program. */
export const settingsOf = (section: SettingSection): SettingName[] =>
  settingNames.filter((name) => {
    const { section: own, about } = settings[name] as Setting
    return own === section && (about === undefined || rights.has(about))
  })

const textChoice = (field: Field, choices: readonly Choice[]): Field =>
  choice<string>()({ label: field.label, required: true, choices }) as Field

/** Numbers of all kinds of documents: a row for each. */
const numberingField: Field = records({
  document: choice<string>()({
    label: 'config.numberedDocument',
    derived: true,
    choices: documentMetas.map(({ wire, label }) => ({ value: wire.module, label })),
  }),
  usual: text({ label: 'config.usualPrefix', derived: true }),
  ...numberingFields,
  reset: { ...numberingFields.reset, required: true },
})({ label: settings.numbering.field.label, given: true }) as Field

interface Offered {
  info: WireRow
  currencies: readonly Choice[]
}
/** What the page offers for a setting that is any text outside. */
const fieldOf = (name: SettingName, { info, currencies }: Offered): Field => {
  const { field } = settings[name]
  if (name === 'numbering') return numberingField
  if (name === 'baseCurrency') return textChoice(field, currencies)
  if (name !== 'timeZone') return field
  // Browsers know some zones by older names only.
  const zones = [String(info['timeZone']), defaultSettings.timeZone, ...Intl.supportedValuesOf('timeZone')]
  return textChoice(
    field,
    [...new Set(zones)].toSorted().map((value) => ({ value, label: value })),
  )
}

interface NumberingRow {
  lineId: string
  document: string
  usual: string
  prefix: string | null
  digits: number | null
  reset: Numbering['reset'] | null
}
type Kind = (typeof documentMetas)[number]
/** Without a prefix of its own a kind has those it comes with: several where cash and bank are numbered apart. */
const isUsual = ({ prefixes }: Kind, prefix: string | null | undefined): boolean =>
  !prefix || (prefixes.length === 1 && prefix === prefixes[0])

const numberingRows = (told: unknown): NumberingRow[] =>
  documentMetas.map((meta) => {
    const { module } = meta.wire
    const own: Numbering = isObject(told) && isObject(told[module]) ? told[module] : {}
    return {
      lineId: module,
      document: module,
      usual: meta.prefixes.join(', '),
      prefix: isUsual(meta, own.prefix) ? null : (own.prefix ?? null),
      digits: own.digits ?? numberDigits,
      reset: own.reset ?? 'none',
    }
  })
/** Only what is not as it would be anyway. */
const numberingOf = (rows: readonly NumberingRow[]): Record<string, Numbering> =>
  Object.fromEntries(
    documentMetas.flatMap((meta): [string, Numbering][] => {
      const { prefix, digits, reset } = rows.find((one) => one.document === meta.wire.module) ?? {}
      const own: Numbering = {
        ...(prefix && !isUsual(meta, prefix) && { prefix }),
        ...(typeof digits === 'number' && digits !== numberDigits && { digits }),
        ...(reset && reset !== 'none' && { reset }),
      }
      return Object.keys(own).length > 0 ? [[meta.wire.module, own]] : []
    }),
  )

/** A value as the settings have it. */
export const settingValue = (name: SettingName, field: Field, value: unknown): unknown => {
  if (name === 'numbering') return numberingOf((value ?? []) as NumberingRow[])
  return writeValue(field, value, { may: fullSight, sends: true })
}

const valuesOf = (fields: Fields, body: WireRow): Record<string, unknown> => ({
  ...readStored(fields, body),
  ...('numbering' in fields && { numbering: numberingRows(body['numbering']) }),
})

/** `numbering.Order.prefix` is the prefix of a row. */
const placeOf = (path: string): string => {
  const [name, module, ...rest] = path.split('.')
  const row = documentMetas.findIndex((meta) => meta.wire.module === module)
  return name === 'numbering' && row >= 0 ? [name, row, ...rest].join('.') : path
}

const problemsOf = (fields: Fields, values: RecordValues): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    checkSetting(name as SettingName, settingValue(name as SettingName, field, values[name])).map((one) => ({
      ...one,
      at: placeOf(one.at),
    })),
  )

/** Without a standard of its own a text is simply empty; of the name the tenant's counts. */
const standardsOf = (fields: Fields, { tenantName }: { tenantName: string }): Record<string, unknown> => {
  const all = { ...defaultSettings, companyName: tenantName }
  return Object.fromEntries(
    Object.entries(valuesOf(fields, all as WireRow)).filter(([, value]) => value !== null && value !== ''),
  )
}

export interface SettingsRecord {
  subject: RecordSubject
  start: RecordValues
  standards: Readonly<Record<string, unknown>>
}

export const settingsRecord = (
  section: SettingSection,
  info: WireRow,
  { currencies, tenantName }: { currencies: readonly Choice[]; tenantName: string },
): SettingsRecord => {
  const fields: Fields = Object.fromEntries(
    settingsOf(section).map((name) => [name, fieldOf(name, { info, currencies })]),
  )
  const read = (answer: unknown): RecordValues => {
    const body = (isObject(answer) ? answer : {}) as WireRow
    return { ...valuesOf(fields, body), id: section, version: body['version'] }
  }
  const start = read(info)
  const subject: RecordSubject = {
    name: `config.${section}`,
    module: settingsModule,
    fields,
    info: configInfo,
    blank: () => start,
    read,
    send: async (values, sending) => {
      const changed = changedFields(subject, start, values)
      const body: Record<string, Json> = writeFields(
        Object.fromEntries(changed.map((name) => [name, fields[name]!])),
        values,
        { may: fullSight, sends: true },
      )
      if (changed.includes('numbering'))
        body[wireName('numbering', fields['numbering']!)] = numberingOf(
          values['numbering'] as NumberingRow[],
        ) as unknown as Json
      const answer = await call<SaveAnswer>(`api/${settingsModule}/UpdateDB`, { body: { ...body, ...sending } })
      // Formats, names and rules of every page follow them at once.
      await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
      return answer
    },
    place: placeOf,
    may: (flag, may) => may('Config', flag),
    compute: (values) =>
      'MST' in fields && values['MST'] ? { ...values, MST: normalTaxId(String(values['MST'])) } : values,
    check: (values) => problemsOf(fields, values),
    nameOf: () => '',
    paths: { list: '/system/config', create: '', detail: () => '' },
    listing: null,
  }
  return { subject, start, standards: standardsOf(fields, { tenantName }) }
}
